"""How the card files are read: which verbs each kind of card may use, and how it reads."""

from typing import Any, Literal

import msgspec

from koldun.content.deeds import Deed
from koldun.content.library import Built, Entry, Library
from koldun.content.text import Argument, signed
from koldun.content.vocabulary import Vocabulary, deeds, number, word
from koldun.games.munchkin import verbs_losses as lose
from koldun.games.munchkin import verbs_plays as play
from koldun.games.munchkin import verbs_responses as answer
from koldun.games.munchkin import verbs_traits as trait
from koldun.games.munchkin.faces import (
    ARMIES,
    DOOR,
    SLOTS,
    TAGS,
    TREASURE,
    Army,
    Card,
    Curse,
    Enhancer,
    Item,
    Monster,
    Special,
)
from koldun.kernel.errors import BadFile


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Variants of the rulebook and rulings of the ledger."""

    fast: bool = False  # listen at the door, loot treasures (MUN-FAST-01, -03)
    shared_victory: bool = False  # the helper wins too (MUN-FAST-04)
    night: Literal["rounds", "always", "never", "clock"] = "rounds"  # OPEN-NIGHT
    hour: int = 12  # of the host's clock, for night = clock
    binding_bribes: bool = False  # a bribe may bind not to help (MUN-TRADE-07)
    attentive: bool = False  # ask seats too that could only change clothes (OPEN-WINDOW)
    max_turns: int = 600  # 0: no cap (OPEN-END)
    first: int = 0  # the seat that starts, from 1; 0: by the die
    figures: str = ""  # f or m per seat, for the eye only (MUN-SETUP-04)

    def __post_init__(self) -> None:
        if not 0 <= self.hour < 24:
            raise ValueError("hour must be from 0 to 23")
        if set(self.figures) - {"f", "m"}:
            raise ValueError("figures is one letter per seat, f or m")


# --- vocabularies

ABILITIES = Vocabulary("munchkin armies")
ABILITIES.verb("excess", trait.Excess, number("strength", 1, 9), number("cards", 1, 9))
ABILITIES.verb("indulgence", trait.Indulgence, number("cards", 1, 3))
ABILITIES.verb("ambush", trait.Ambush, number("strength", 1, 9))
ABILITIES.verb("ebb_tide", trait.EbbTide, number("run", 1, 3), number("card", 1, 3))
ABILITIES.verb("mob_rule", trait.MobRule, number("strength", 1, 9))
ABILITIES.verb("too_small", trait.TooSmall, number("run", 1, 3))
ABILITIES.verb("wail", trait.Wail, number("strength", 1, 9), number("times", 1, 9))
ABILITIES.verb("already_dead", trait.AlreadyDead, number("run", 1, 3))
ABILITIES.verb("scavenge", trait.Scavenge)
ABILITIES.verb("scurry", trait.Scurry)
ABILITIES.verb("hammer", trait.Hammer, number("strength", 1, 9))
ABILITIES.verb("reforged", trait.Reforged)

TRAITS = Vocabulary("munchkin monsters")
TRAITS.verb("against", trait.Against, word("army", *ARMIES), number("strength", -9, 9))
TRAITS.verb("against_civilians", trait.AgainstCivilians, number("strength", -9, 9))
TRAITS.verb("at_night", trait.AtNight, number("strength", -9, 9))
TRAITS.verb("level_only", trait.LevelOnly)

LOSSES = Vocabulary("munchkin losses")
LOSSES.verb("lose_level", lose.LoseLevel, number("number", 1, 9), number("night", 0, 9, default=0))
LOSSES.verb("lose_level_per_curse", lose.LoseLevelPerCurse, number("number", 1, 9))
LOSSES.verb("lose_worn", lose.LoseWorn, word("slot", *SLOTS), number("every", 0, 1, default=0))
LOSSES.verb("lose_best_worn", lose.LoseBestWorn)
LOSSES.verb(
    "lose_item",
    lose.LoseItem,
    word("what", "small", "big", "steed", "one-shot", "any"),
    number("number", 0, 1, default=1),
)
LOSSES.verb("lose_gold", lose.LoseGold, number("gold", 100, 5000))
LOSSES.verb("lose_priciest", lose.LosePriciest)
LOSSES.verb("give_priciest", lose.GivePriciest)
LOSSES.verb(
    "lose_hand",
    lose.LoseHand,
    number("number", 0, 9),
    word("how", "victim", "random", default="victim"),
)
LOSSES.verb("hand_to_neighbour", lose.HandToNeighbour, word("side", "left", "right"))
LOSSES.verb("lose_army", lose.LoseArmy, number("number", 0, 1))
LOSSES.verb("limp", lose.Limp, number("run", -9, -1), word("until", "combat", "turn"))
LOSSES.verb("die", lose.Die)
LOSSES.verb("either", lose.Either, deeds("first"), deeds("otherwise"))
LOSSES.verb("no_sale", lose.NoSale)

CURSES = Vocabulary("munchkin curses")
CURSES.verbs.update(LOSSES.verbs)
CURSES.verb("next_combat_strength", trait.NextCombatStrength, number("strength", -9, -1))
CURSES.verb("next_combat_no_items", trait.NextCombatNoItems)
CURSES.verb("next_turn_no_loot", trait.NextTurnNoLoot)
CURSES.verb("run_until_kill", trait.RunUntilKill, number("run", -9, -1), number("level", 1, 20))

GEAR = Vocabulary("munchkin items")
GEAR.verb("bonus_for", trait.BonusFor, word("army", *ARMIES), number("bonus", 0, 9))
GEAR.verb("bonus_with_tag", trait.BonusWithTag, word("tag", *TAGS), number("bonus", 0, 9))
GEAR.verb("bonus_with_helper", trait.BonusWithHelper, number("bonus", 0, 9))

PLAYS = Vocabulary("munchkin plays")
PLAYS.verb("gain_level", play.GainLevel, number("number", 1, 1), number("tenth", 0, 1, default=0))
PLAYS.verb(
    "boost",
    play.Boost,
    number("amount", 1, 9),
    word("tag", "none", *TAGS, default="none"),
    number("more", 0, 9, default=0),
    number("run", 0, 3, default=0),
)
PLAYS.verb("sips", play.Sips, number("strength", 1, 9), number("run", -9, 0), number("most", 1, 3))
PLAYS.verb("dispel", play.Dispel)
PLAYS.verb("double_item", play.DoubleItem)
PLAYS.verb("smoke", play.Smoke)
PLAYS.verb("glue", play.Glue, number("run", -9, -1))
PLAYS.verb("banish", play.Banish, number("treasure", 0, 1, default=0))
PLAYS.verb(
    "force_help",
    play.ForceHelp,
    number("not_above", 0, 1, default=0),
    number("treasure", 0, 3, default=0),
)
PLAYS.verb("search", play.Search, word("deck", DOOR, TREASURE))
PLAYS.verb("draw_treasures", play.DrawTreasures, number("number", 1, 9))
PLAYS.verb("steal_level", play.StealLevel)
PLAYS.verb("follower", play.Follower, number("strength", 0, 9))
PLAYS.verb("swap_monster", play.SwapMonster)
PLAYS.verb("shield", trait.Shield)
PLAYS.verb("unless_big", trait.UnlessBig)
PLAYS.verb("kept", trait.Kept)
PLAYS.verb("ward", answer.Ward)
PLAYS.verb("set_die", answer.SetDie)
PLAYS.verb("save_life", answer.SaveLife, number("levels", 1, 9))


# --- building


def build(entry: Entry, library: Library) -> Built:
    makers: dict[str, Any] = {
        "army": _army,
        "monster": _monster,
        "enhancer": _enhancer,
        "curse": _curse,
        "item": _item,
        "one-shot": _one_shot,
        "level-up": _special,
        "special": _special,
        "alliance": _rule_card,
        "cheat": _rule_card,
        "wandering": _rule_card,
    }
    maker = makers.get(entry.kind)
    if maker is None:  # MUN-MIX-02
        raise BadFile(f"{entry.place}.kind", f"no kind {entry.kind!r}; {', '.join(makers)}")
    built: Built = maker(entry, library)
    built.facts["deck"] = built.face.back
    return built


def _army(entry: Entry, library: Library) -> Built:
    done = entry.deeds("do", ABILITIES)
    face = Army(entry.id, entry.copies, done)
    for deed in done:
        assert isinstance(deed, trait.ArmyDeed)
        deed.add(face)
    return Built(face, lambda lang: ABILITIES.text(done, library.text, lang))


def _monster(entry: Entry, library: Library) -> Built:
    tags = _words(entry, "tags", TAGS)
    traits = entry.deeds("traits", TRAITS, required=False)
    face = Monster(
        entry.id,
        entry.copies,
        entry.number("level", 1, 20),
        entry.number("treasure", 0, 9),
        entry.number("levels", 1, 2, default=1),
        tags,
        entry.number("run", -9, 9, default=0),
        entry.number("pursues_from", 1, 11, default=1),
        traits,
        entry.deeds("bad", LOSSES, required=False),
        entry.deeds("on_kill", LOSSES, required=False),
        entry.deeds("on_escape", LOSSES, required=False),
    )
    for deed in traits:
        assert isinstance(deed, trait.MonsterDeed)
        deed.add(face)

    def text(lang: str) -> str:
        say = library.text.say
        parts = [say(lang, "monster-level", {"level": face.level})]
        parts += [say(lang, f"tag-{tag}") for tag in face.tags]
        if face.deeds:
            parts.append(TRAITS.text(face.deeds, library.text, lang))
        if face.run:
            parts.append(
                say(lang, "monster-run", {"run": face.run, "run-signed": signed(face.run)})
            )
        if face.pursues_from > 10:
            parts.append(say(lang, "monster-never"))
        elif face.pursues_from > 1:
            parts.append(say(lang, "monster-pursues", {"level": face.pursues_from - 1}))
        for list_, message in (
            (face.on_kill, "monster-kill"),
            (face.on_escape, "monster-escape"),
            (face.bad, "monster-bad"),
        ):
            if list_:
                does = LOSSES.text(list_, library.text, lang)
                parts.append(say(lang, message, {"does": does}))
        args: dict[str, Argument] = {"levels": face.levels, "treasure": face.treasure}
        parts.append(say(lang, "monster-worth", args))
        return " ".join(parts)

    facts = {"level": face.level, "treasure": face.treasure, "levels": face.levels, "tags": tags}
    return Built(face, text, facts)


def _words(entry: Entry, key: str, known: tuple[str, ...]) -> list[str]:
    found: list[str] = entry._take(key, list, [])
    for value in found:
        if value not in known:
            raise BadFile(f"{entry.place}.{key}", f"must be of {', '.join(known)}, not {value!r}")
    return found


def _enhancer(entry: Entry, library: Library) -> Built:
    face = Enhancer(
        entry.id,
        entry.copies,
        entry.number("strength", -20, 20, default=0),
        entry.number("treasure", -9, 9, default=0),
        entry.number("least_treasure", 0, 9, default=0),
        entry.number("run", -9, 9, default=0),
        entry.word("tag", ("", *TAGS), default=""),
        entry.flag("twin"),
    )

    def text(lang: str) -> str:
        say = library.text.say
        if face.twin:
            return say(lang, "enhancer-twin")
        parts = [
            say(lang, "enhancer-strength", {"strength-signed": signed(face.strength)}),
            say(
                lang,
                "enhancer-treasure",
                {
                    "treasure": abs(face.treasure),
                    "sign": "more" if face.treasure > 0 else "less",
                    "least": face.least_treasure,
                },
            ),
        ]
        if face.run:
            parts.append(
                say(lang, "monster-run", {"run": face.run, "run-signed": signed(face.run)})
            )
        if face.tag:
            parts.append(say(lang, f"enhancer-tag-{face.tag}"))
        return " ".join(parts)

    return Built(face, text, {"strength": face.strength, "treasure": face.treasure})


def _curse(entry: Entry, library: Library) -> Built:
    done = entry.deeds("do", CURSES)
    face = Curse(entry.id, entry.copies, done, "", 0, 0)
    for deed in done:
        if isinstance(deed, trait.CurseDeed):
            deed.add(face)
    return Built(face, lambda lang: CURSES.text(done, library.text, lang))


def _item(entry: Entry, library: Library) -> Built:
    done = entry.deeds("do", GEAR, required=False)
    has_run = "run" in entry._data
    slot = entry.word("slot", (*SLOTS, "vehicle"), default="none")
    face = Item(
        entry.id,
        "item",
        entry.copies,
        done,
        entry.number("price", 0, 5000),
        "steed" if slot == "vehicle" else slot,  # MUN-MIX-03: one is always the other
        entry.number("hands", 0, 2, default=0),
        entry.number("bonus", 0, 9),
        entry.flag("big"),
        entry.number("run", -9, 9, default=0),
        has_run,
        _words(entry, "only", ("civilian", *ARMIES)),
        _words(entry, "not_for", ARMIES),
        entry.flag("hammer"),
    )
    face.vehicle = slot == "vehicle"
    for deed in done:
        assert isinstance(deed, trait.ItemDeed)
        deed.add(face)
    facts = {
        "price": face.price,
        "slot": face.slot,
        "hands": face.hands,
        "bonus": face.bonus,
        "big": face.big,
    }
    return Built(face, lambda lang: _item_text(face, library, lang), facts)


def _item_text(face: Item, library: Library, lang: str) -> str:
    say = library.text.say
    slot = face.slot if face.slot != "hands" else f"hands-{face.hands}"
    if face.vehicle:
        slot = "vehicle"
    parts = [say(lang, f"slot-{slot}")]
    if face.big:
        parts.append(say(lang, "item-big"))
    if face.hammer:
        parts.append(say(lang, "item-hammer"))
    if face.bonus:
        parts.append(say(lang, "item-bonus", {"bonus-signed": signed(face.bonus)}))
    if face.deeds:
        parts.append(GEAR.text(face.deeds, library.text, lang))
    if face.has_run:
        message = "item-steed-run" if face.slot == "steed" else "item-run"
        parts.append(say(lang, message, {"run-signed": signed(face.run)}))
    for army in face.only:
        parts.append(say(lang, "item-only", {"army": say(lang, f"army-{army}")}))
    for army in face.not_for:
        parts.append(say(lang, "item-not-for", {"army": say(lang, f"army-{army}")}))
    parts.append(_price(face, library, lang))
    return " ".join(parts)


def _price(face: Item, library: Library, lang: str) -> str:
    if face.price == 0:
        return library.text.say(lang, "item-no-price")
    return library.text.say(lang, "item-price", {"price": str(face.price)})


def _one_shot(entry: Entry, library: Library) -> Built:
    done = entry.deeds("do", PLAYS)
    price = entry.number("price", 0, 5000)
    face = Item(
        entry.id,
        "one-shot",
        entry.copies,
        done,
        price,
        "none",
        0,
        0,
        False,
        0,
        False,
        [],
        [],
        False,
    )
    for deed in done:
        if isinstance(deed, play.Boost):
            deed.add(face)

    def text(lang: str) -> str:
        parts = [
            library.text.say(lang, "one-shot"),
            PLAYS.text(done, library.text, lang),
            _price(face, library, lang),
        ]
        return " ".join(parts)

    return Built(face, text, {"price": price})


def _special(entry: Entry, library: Library) -> Built:
    done: list[Deed] = entry.deeds("do", PLAYS)
    deck = entry.word("deck", (DOOR, TREASURE))
    face = Special(entry.id, entry.kind, deck, entry.copies, done)
    for deed in done:
        if isinstance(deed, play.Follower | trait.Shield | trait.UnlessBig | trait.Kept):
            deed.add(face)
    return Built(face, lambda lang: PLAYS.text(done, library.text, lang))


def _rule_card(entry: Entry, library: Library) -> Built:
    """Alliance, Cheat! and Wandering Monster are rules of their own."""
    face = Card(entry.id, entry.kind, DOOR, entry.copies, [])
    return Built(face, lambda lang: library.text.say(lang, f"card-{entry.kind}"))


LIBRARY = Library("koldun.games.munchkin", build)
