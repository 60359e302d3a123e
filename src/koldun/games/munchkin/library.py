"""How the card files are read: which verbs each kind of card may use, and how it reads."""

from typing import Literal

import msgspec

from koldun.content.deeds import Deed
from koldun.content.library import Builder, Built, Entry, Library
from koldun.content.text import LANGUAGES, Argument, signed
from koldun.content.vocabulary import Vocabulary
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
    Shot,
    Special,
)
from koldun.games.munchkin.verbs.combat import COMBAT_PLAYS, Boost
from koldun.games.munchkin.verbs.losses import LOSSES, Either, LoseWorn
from koldun.games.munchkin.verbs.plays import PLAYS, Follower
from koldun.games.munchkin.verbs.responses import RESPONSES
from koldun.games.munchkin.verbs.traits import ABILITIES, GEAR, LASTING, STAYING, TRAITS, Trait
from koldun.kernel.errors import BadFile


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Variants of the rulebook and rulings of the ledger."""

    fast: bool = False  # listen at the door, loot treasures (MUN-FAST-01, -03)
    shared_victory: bool = False  # the helper wins too (MUN-FAST-04)
    night: Literal["rounds", "always", "never", "clock"] = "rounds"  # OPEN-NIGHT
    hour: int = 12  # of the host's clock, for night = clock
    binding_bribes: bool = False  # a bribe may bind not to help (MUN-TRADE-07)
    max_turns: int = 600  # 0: no cap (OPEN-END)
    first: int = 0  # the seat that starts, from 1; 0: by the die
    figures: str = ""  # f or m per seat, for the eye only (MUN-SETUP-04)

    def __post_init__(self) -> None:
        if not 0 <= self.hour < 24:
            raise ValueError("hour must be from 0 to 23")
        if set(self.figures) - {"f", "m"}:
            raise ValueError("figures is one letter per seat, f or m")


def joined(name: str, *parts: Vocabulary, without: str = "") -> Vocabulary:
    """A kind of card that may use the verbs of several families."""
    vocabulary = Vocabulary(name)
    for part in parts:
        vocabulary.verbs.update(part.verbs)
    vocabulary.verbs.pop(without, None)
    return vocabulary


CURSES = joined("munchkin curses", LOSSES, LASTING)
PLAYED = joined("munchkin plays", PLAYS, COMBAT_PLAYS, STAYING, RESPONSES)
ONE_SHOTS = joined("munchkin one-shots", PLAYS, COMBAT_PLAYS, RESPONSES, without="follower")
ON_KILL = joined("what a kill costs", LOSSES, without="die")


def build(entry: Entry, library: Library) -> Built:
    makers: dict[str, Builder] = {
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
    built = maker(entry, library)
    built.facts["deck"] = built.face.back
    return built


def add_traits(face: Card, entry: Entry) -> None:
    """What its verbs only count is written into the face, each field by one of them."""
    written: list[str] = []
    for deed in face.deeds:
        if isinstance(deed, Trait):
            for field in deed.fields:
                if field in written:
                    raise BadFile(f"{entry.place}.{deed.verb}", f"{field} is set by another verb")
            written += deed.fields
            deed.add(face)


def add_boost(face: Shot, entry: Entry) -> None:
    boosts = [deed for deed in face.deeds if isinstance(deed, Boost)]
    if len(boosts) > 1:
        raise BadFile(f"{entry.place}.boost", "a card boosts once")
    for deed in boosts:
        deed.add(face)


def _army(entry: Entry, library: Library) -> Built:
    done = entry.deeds("do", ABILITIES)
    face = Army(entry.id, entry.copies, done)
    face.army = entry.word("army", (entry.id, *ARMIES), default=entry.id)
    add_traits(face, entry)
    return Built(face, lambda lang: ABILITIES.text(done, library.text, lang))


def _monster(entry: Entry, library: Library) -> Built:
    face = Monster(entry.id, entry.copies, entry.deeds("traits", TRAITS, required=False))
    face.level = entry.number("level", 1, 20)
    face.treasure = entry.number("treasure", 0, 9)
    face.levels = entry.number("levels", 1, 2, default=1)
    face.tags = entry.words("tags", TAGS)
    face.run = entry.number("run", -9, 9, default=0)
    face.pursues_from = entry.number("pursues_from", 1, 11, default=1)
    face.bad = entry.deeds("bad", LOSSES, required=False)
    face.on_kill = entry.deeds("on_kill", ON_KILL, required=False)
    face.on_escape = entry.deeds("on_escape", LOSSES, required=False)
    add_traits(face, entry)
    facts = {
        "level": face.level,
        "treasure": face.treasure,
        "levels": face.levels,
        "tags": face.tags,
        "does": {lang: _monster_does(face, library, lang) for lang in LANGUAGES},
        "bad": {lang: losses_text(face.bad, LOSSES, library, lang) for lang in LANGUAGES},
    }
    return Built(face, lambda lang: _monster_text(face, library, lang), facts)


def _monster_text(face: Monster, library: Library, lang: str) -> str:
    args: dict[str, Argument] = {"levels": face.levels, "treasure": face.treasure}
    parts = [
        library.text.say(lang, "monster-level", {"level": face.level}),
        _monster_does(face, library, lang),
        library.text.say(lang, "monster-worth", args),
    ]
    return " ".join(part for part in parts if part)


def _monster_does(face: Monster, library: Library, lang: str) -> str:
    """All but what its figures say."""
    say = library.text.say
    parts = [say(lang, f"tag-{tag}") for tag in face.tags]
    if face.deeds:
        parts.append(TRAITS.text(face.deeds, library.text, lang))
    if face.run:
        parts.append(_pace(face.run, library, lang))
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
            does = losses_text(list_, LOSSES, library, lang)
            parts.append(say(lang, message, {"does": _inside(does)}))
    return " ".join(parts)


def _pace(run: int, library: Library, lang: str) -> str:
    pace = "slow" if run > 0 else "fast" if run == -1 else "very-fast"
    return library.text.say(lang, "monster-run", {"pace": pace, "run-signed": signed(run)})


def losses_text(deeds: list[Deed], vocabulary: Vocabulary, library: Library, lang: str) -> str:
    """One sentence for a deed, but clothes that go together are named together, and what follows
    an alternative is no part of it."""
    say = library.text.say
    parts: list[str] = []
    split = False
    i = 0
    while i < len(deeds):
        slots = _clothes(deeds[i:])
        if len(slots) > 1:
            words = [say(lang, f"worn-{slot}") for slot in slots]
            does = say(lang, "losses-worn", {"slots": _listed(words, library, lang)})
        else:
            does = _loss(deeds[i], vocabulary, library, lang)
        parts.append(say(lang, "losses-also", {"does": _inside(does)}) if split else does)
        split = isinstance(deeds[i], Either)
        i += max(1, len(slots))
    return " ".join(parts)


def _loss(deed: Deed, vocabulary: Vocabulary, library: Library, lang: str) -> str:
    """An alternative asks for what its first part needs: items, gold, anything to lose."""
    if isinstance(deed, Either) and len(deed.first) == 1:
        message = f"either-{deed.first[0].verb.replace('_', '-')}"
        if library.text.has(lang, message):
            first = losses_text(deed.first, vocabulary, library, lang)
            otherwise = losses_text(deed.otherwise, vocabulary, library, lang)
            return library.text.say(lang, message, {"first": first, "otherwise": otherwise})
    return vocabulary.sentence(deed, library.text, lang)


def _inside(sentence: str) -> str:
    """A sentence after a colon or a comma."""
    return sentence[:1].lower() + sentence[1:]


def _clothes(deeds: list[Deed]) -> list[str]:
    """The slots of the first deeds, as long as each takes one piece of clothing."""
    slots: list[str] = []
    for deed in deeds:
        if not isinstance(deed, LoseWorn) or deed.every:
            break
        if deed.slot not in ("headgear", "armour", "footgear") or deed.slot in slots:
            break
        slots.append(deed.slot)
    return slots


def _listed(words: list[str], library: Library, lang: str) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    first = ", ".join(words[:-1])
    return library.text.say(lang, "two-of", {"first": first, "last": words[-1]})


def _enhancer(entry: Entry, library: Library) -> Built:
    face = Enhancer(entry.id, entry.copies)
    face.strength = entry.number("strength", -20, 20, default=0)
    face.treasure = entry.number("treasure", -9, 9, default=0)
    face.least_treasure = entry.number("least_treasure", 0, 9, default=0)
    face.run = entry.number("run", -9, 9, default=0)
    face.tag = entry.word("tag", ("", *TAGS), default="")
    face.twin = entry.flag("twin")
    if face.twin and (face.strength or face.treasure or face.run or face.tag):
        raise BadFile(f"{entry.place}.twin", "a twin changes nothing else")
    facts = {"strength": face.strength, "treasure": face.treasure}
    return Built(face, lambda lang: _enhancer_text(face, library, lang), facts)


def _enhancer_text(face: Enhancer, library: Library, lang: str) -> str:
    say = library.text.say
    if face.twin:
        return say(lang, "enhancer-twin")
    parts: list[str] = []
    if face.strength:
        parts.append(say(lang, "enhancer-strength", {"strength-signed": signed(face.strength)}))
    if face.treasure:
        args: dict[str, Argument] = {
            "treasure": abs(face.treasure),
            "sign": "more" if face.treasure > 0 else "less",
            "least": face.least_treasure,
        }
        parts.append(say(lang, "enhancer-treasure", args))
    if face.run:
        parts.append(_pace(face.run, library, lang))
    if face.tag:
        parts.append(say(lang, f"enhancer-tag-{face.tag}"))
    return " ".join(parts)


def _curse(entry: Entry, library: Library) -> Built:
    done = entry.deeds("do", CURSES)
    face = Curse(entry.id, entry.copies, done)
    add_traits(face, entry)
    return Built(face, lambda lang: losses_text(done, CURSES, library, lang))


def _item(entry: Entry, library: Library) -> Built:
    face = Item(entry.id, "item", entry.copies, entry.deeds("do", GEAR, required=False))
    slot = entry.word("slot", (*SLOTS, "vehicle"), default="none")
    face.vehicle = slot == "vehicle"
    face.slot = "steed" if face.vehicle else slot  # MUN-MIX-03: one is always the other
    face.price = entry.number("price", 0, 5000)
    face.hands = entry.number("hands", 0, 2, default=0)
    face.bonus = entry.number("bonus", 0, 9)
    face.big = entry.flag("big")
    face.has_run = entry.has("run")
    face.run = entry.number("run", -9, 9, default=0)
    face.only = entry.words("only", ("civilian", *ARMIES))
    face.not_for = entry.words("not_for", ARMIES)
    face.hammer = entry.flag("hammer")
    add_traits(face, entry)
    facts = {
        "price": face.price,
        "slot": face.slot,
        "hands": face.hands,
        "bonus": face.bonus,
        "big": face.big,
        "does": {lang: _item_does(face, library, lang, False) for lang in LANGUAGES},
    }
    return Built(face, lambda lang: _item_text(face, library, lang), facts)


def _item_text(face: Item, library: Library, lang: str) -> str:
    return f"{_item_does(face, library, lang, True)} {_price(face, library, lang)}"


def _item_does(face: Item, library: Library, lang: str, bonus: bool) -> str:
    """All but its price; with the bonus or without."""
    say = library.text.say
    slot = face.slot if face.slot != "hands" else f"hands-{face.hands}"
    if face.vehicle:
        slot = "vehicle"
    parts = [say(lang, f"slot-{slot}")]
    if face.big:
        parts.append(say(lang, "item-big"))
    if face.hammer:
        parts.append(say(lang, "item-hammer"))
    if face.bonus and bonus:
        parts.append(say(lang, "item-bonus", {"bonus-signed": signed(face.bonus)}))
    if face.deeds:
        parts.append(GEAR.text(face.deeds, library.text, lang))
    if face.has_run:
        message = "item-steed-run" if face.slot == "steed" else "item-run"
        parts.append(say(lang, message, {"run-signed": signed(face.run)}))
    for armies, message in ((face.only, "item-only"), (face.not_for, "item-not-for")):
        if armies:
            words = [say(lang, f"army-{army}") for army in armies]
            parts.append(say(lang, message, {"armies": _listed(words, library, lang)}))
    return " ".join(parts)


def _price(face: Item, library: Library, lang: str) -> str:
    if face.price == 0:
        return library.text.say(lang, "item-no-price")
    return library.text.say(lang, "item-price", {"price": str(face.price)})


def _one_shot(entry: Entry, library: Library) -> Built:
    done = entry.deeds("do", ONE_SHOTS)
    face = Item(entry.id, "one-shot", entry.copies, done)
    face.price = entry.number("price", 0, 5000)
    add_boost(face, entry)

    does = {lang: ONE_SHOTS.text(done, library.text, lang) for lang in LANGUAGES}

    def text(lang: str) -> str:
        kind = library.text.say(lang, "one-shot")
        return " ".join([kind, does[lang], _price(face, library, lang)])

    return Built(face, text, {"price": face.price, "does": does})


def _special(entry: Entry, library: Library) -> Built:
    done: list[Deed] = entry.deeds("do", PLAYED)
    deck = entry.word("deck", (DOOR, TREASURE))
    face = Special(entry.id, entry.kind, deck, entry.copies, done)
    stays = False
    for deed in done:
        if isinstance(deed, Follower):
            deed.add(face)
            stays = True
    add_traits(face, entry)
    add_boost(face, entry)
    for deed in done:
        if isinstance(deed, Trait) and not stays:
            raise BadFile(f"{entry.place}.do.{deed.verb}", "is for cards that stay: add follower")
    return Built(face, lambda lang: PLAYED.text(done, library.text, lang))


def _rule_card(entry: Entry, library: Library) -> Built:
    """Alliance, Cheat! and Wandering Monster are rules of their own."""
    face = Card(entry.id, entry.kind, DOOR, entry.copies, [])
    return Built(face, lambda lang: library.text.say(lang, f"card-{entry.kind}"))


LIBRARY = Library("koldun.games.munchkin", build)
