"""How Wiz-War's card files are read: kinds, modes of play, uses of items, and their words."""

from typing import Any, Literal

import msgspec

from koldun.content.deeds import Deed
from koldun.content.library import Built, Entry, Library
from koldun.content.text import LANGUAGES
from koldun.content.vocabulary import Vocabulary, number, word
from koldun.games.wiz_war import verbs as v
from koldun.games.wiz_war import verbs_attack as va
from koldun.games.wiz_war import verbs_counter as vc
from koldun.games.wiz_war import verbs_hands as vh
from koldun.games.wiz_war import verbs_items as vi
from koldun.games.wiz_war import verbs_moving as vm
from koldun.games.wiz_war import verbs_neutral as vn
from koldun.games.wiz_war import verbs_water as vw
from koldun.games.wiz_war.acts import Grant
from koldun.games.wiz_war.magic import (
    ADJACENT,
    ANYWHERE,
    ATTACK,
    CASTER,
    COUNTER,
    ENERGY,
    INSTANT,
    ITEM,
    LOS,
    NEUTRAL,
    PERMANENT,
    SCHOOLS,
    SETS,
    TEMPORARY,
    Magic,
    Mode,
)
from koldun.games.wiz_war.targets import GLOBE_STEPS
from koldun.kernel.errors import BadFile

KINDS = (ATTACK, COUNTER, NEUTRAL, ITEM, ENERGY, "neutral-counter", "neutral-attack")
RANGES = (CASTER, ADJACENT, LOS, ANYWHERE)
DURATIONS = (INSTANT, TEMPORARY, PERMANENT)
TRAITS = (
    "Creation",
    "Curse",
    "Fire",
    "Global",
    "Lightning",
    "Magic Stone",
    "Mundane",
    "Thrown Weapon",
    "Transformation",
    "Trinket",
    "Water",
    "Weapon",
)
ANSWERS = (
    "spell_targeting_you",
    "attack_spell_targeting_you",
    "los_spell_targeting_you",
    "any_spell",
    "neutral_spell",
    "water_spell",
    "counter_to_your_spell",
    "sight_attack",
    "you_are_attacked",
    "damage_to_you",
    "pickup_of_your_treasure",
    "treasure_pickup_in_your_sector",
)
AIMS = (
    "self",
    "wizard",
    "carrier",
    "item_carrier",
    "same_square",
    "walkable",
    "creature",
    "own_creature",
    "object",
    "solvable",
    "any_wall",
    "fire_wall",
    "stone_wall",
    "door",
    "border_line",
    "lying_item",
    "lying_object",
    "lying_treasure",
    "square",
    "empty_square",
    "create",
    "scatter",
    "direction",
    "sector",
    "board",
    "spell",
    "modifier",
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on before the game: map, spellbook, optional rules (WIZ-VARIANT-01)."""

    side: Literal["A", "B"] = "A"
    schools: list[str] = []
    black_schools: list[str] = []
    spellbook: Literal["standard", "custom", "giant"] = "standard"
    first_game: bool = False
    first: int = -1
    plain_wrap_4: bool = False
    uncluttered_mind: bool = False
    deadly_treasures: bool = False
    vp_to_win: Literal[2, 3, 4] = 2
    heavy_items: bool = False
    permanent_creations: bool = False
    treasure_hunters: bool = False
    rounds: int = 100

    def __post_init__(self) -> None:
        chosen = self.schools + self.black_schools
        if any(school not in SCHOOLS for school in chosen) or len(set(chosen)) < len(chosen):
            raise ValueError(f"schools must be different ones of {', '.join(SCHOOLS)}")
        if self.black_schools and self.spellbook != "custom":
            raise ValueError("black_schools need the Custom Spellbook")
        if len(self.schools) > 3 or len(self.black_schools) > 3:
            raise ValueError("a spellbook has three schools")
        if not 1 <= self.rounds <= 1000:
            raise ValueError("rounds must be from 1 to 1000")


CLASSIC = (
    "uncluttered_mind",
    "deadly_treasures",
    "giant_spellbook",
    "heavy_items",
    "permanent_creations",
    "treasure_hunters",
)
"""Optional rules that were standard in earlier editions (WIZ-VARIANT-02)."""

SPELLS = Vocabulary("wiz_war")


def _gives(what: str) -> Any:
    return lambda number=1: v.Gives(what, number)


def _enchant(what: str) -> Any:
    return lambda number=1: v.Enchant(what, number)


def _curse(what: str, washes: bool) -> Any:
    return lambda number: v.Curse(what, number, washes)


_element = word("element", "none", "fire", "water", "lightning", default="none")

SPELLS.verb(
    "damage",
    va.Damage,
    number("points", 0, 9, default=0),
    number("energy", 0, 1, default=0),
    word("kind", "magical", "physical", default="magical"),
    _element,
    number("stun", 0, 3, default=0),
    number("stones", 0, 1, default=0),
)
SPELLS.verb("stun", va.Stun, number("tokens", 1, 5))
SPELLS.verb("make_drop", vh.MakeDrop)
SPELLS.verb("tick", _curse("tick", True), number("damage", 1, 9))
SPELLS.verb("draw_hurts", _curse("draw_hurts", False), number("damage", 1, 9))
SPELLS.verb("darts", va.Darts, number("damage", 1, 9))
SPELLS.verb("swap", va.Swap)
SPELLS.verb("bolt", va.Bolt, number("damage", 1, 9))
SPELLS.verb("waterjet", vw.Waterjet)
SPELLS.verb("burn_mind", va.BurnMind)
SPELLS.verb("move_target", va.MoveTarget, number("squares", 0, 9))
SPELLS.verb("storm", va.Storm)
SPELLS.verb("share_life", va.ShareLife)
SPELLS.verb("steal_cards", vh.StealCards, number("cards", 1, 5))
SPELLS.verb("disease", _enchant("disease"), number("damage", 1, 9))
SPELLS.verb("heave", vh.Heave)
SPELLS.verb("take_item", vh.TakeItem)
SPELLS.verb("reach_take", vh.ReachTake)
SPELLS.verb("reach_put", vh.ReachPut)
SPELLS.verb("reach_punch", vh.ReachPunch)
SPELLS.verb("raise_edge", vn.RaiseEdge, word("what", "wall", "door", "fire"))
SPELLS.verb("destroy_edge", vn.DestroyEdge, number("damage", 0, 9))
SPELLS.verb("dispel", vn.Dispel)
SPELLS.verb("unlock", vn.Unlock)
SPELLS.verb("seal", vn.Seal)
SPELLS.verb("rotate", vn.Rotate)
SPELLS.verb("traps", vn.Traps, number("damage", 1, 9))
SPELLS.verb(
    "grow",
    vn.Grow,
    word("what", "dust", "rosebush", "thornbush", "block"),
    number("sight", 0, 1, default=1),
    number("thorns", 0, 9, default=0),
    number("snags", 0, 1, default=0),
    number("cracks", 0, 20, default=0),
    number("burns", 0, 1, default=0),
)
SPELLS.verb("glue", vn.Glue)
SPELLS.verb("world", vn.World, word("what", "flood", "fog", "gravity"))
SPELLS.verb("glide", vm.Glide)
SPELLS.verb("teleport", vm.Teleport, number("steps", 1, 9))
SPELLS.verb("draw", vn.Draw, number("cards", 1, 9))
SPELLS.verb("dash", vm.Dash)
SPELLS.verb("eat_wall", vn.EatWall, number("life", 1, 9))
SPELLS.verb("pass_wall", vm.PassWall)
SPELLS.verb(
    "form",
    v.Form,
    word("figure", "gnome", "giant", "golem", "slime", "werewolf", "mist", "arms"),
)
SPELLS.verb("guard", v.Guard)
SPELLS.verb("evasion", v.Evasion, number("least", 1, 4), number("most", 1, 4))
SPELLS.verb("pain_link", _enchant("pain_link"))
SPELLS.verb("shatter", _enchant("shatter"))
SPELLS.verb("feather", _enchant("feather"))
SPELLS.verb("extra_attack", _enchant("attacks"))
SPELLS.verb("strength", _enchant("strength"))
SPELLS.verb("spikes", _enchant("spikes"))
SPELLS.verb("bend", v.Modifier)
SPELLS.verb("project", v.Modifier)
SPELLS.verb("combine", v.Modifier)
SPELLS.verb("reduce_damage", _gives("reduce"), number("points", 1, 9))
SPELLS.verb("hand_room", v.HandRoom, number("cards", 1, 9))
SPELLS.verb("regain", _gives("regain"), number("life", 1, 9))
SPELLS.verb("punch_die", _gives("punch_die"))
SPELLS.verb("boost_more", _gives("boost"), number("points", 1, 9))
SPELLS.verb("speed", _gives("speed"), number("points", 1, 9))
SPELLS.verb("draw_more", _gives("draw"), number("cards", 1, 9))
SPELLS.verb("vision", _gives("vision"))
SPELLS.verb("key", _gives("key"))
SPELLS.verb("cloak", _gives("cloak"))
SPELLS.verb("throw", vi.Throw, number("damage", 1, 9), _element, number("spent", 0, 1, default=0))
SPELLS.verb("spike", vi.Spike, number("damage", 1, 9))
SPELLS.verb("blade", vi.Blade)
SPELLS.verb("tear", vi.Tear)
SPELLS.verb("solve", vi.Solve)
SPELLS.verb("scatter", vi.Scatter, number("damage", 1, 9))
SPELLS.verb("cancel", vc.Cancel, number("sure", 0, 1, default=0))
SPELLS.verb("absorb", vc.Absorb)
SPELLS.verb("backlash", vc.Backlash)
SPELLS.verb("shield", vc.Reduce, number("points", 0, 9))
SPELLS.verb("raise_earth", vc.RaiseEarth)
SPELLS.verb("fools_gold", vc.FoolsGold)
SPELLS.verb("ward", vc.Ward, number("damage", 1, 9))


def build(entry: Entry, library: Library) -> Built:
    if entry.kind not in KINDS:
        raise BadFile(f"{entry.place}.kind", f"no kind {entry.kind!r}; {', '.join(KINDS)}")
    energy = entry.number("energy", 0, 9, default=0)
    duration = entry.word("duration", DURATIONS, default=INSTANT)
    traits = entry.words("traits", TRAITS)
    sets = _sets(entry)
    given = entry.deeds("give", SPELLS, required=False)
    modes = [_mode(part) for part in entry.parts("mode")]
    uses = [_mode(part) for part in entry.parts("use")]
    gives: dict[str, int] = {}
    for deed in [*given, *(d for m in modes + uses for d in m.deeds)]:
        if isinstance(deed, Grant):
            deed.add(gives)
    back = "magic"
    face = Magic(
        entry.id, entry.kind, back, entry.copies, sets, energy, duration, traits, modes, uses, gives
    )

    def text(lang: str) -> str:
        return " ".join(_sentences(library, lang, face, given))

    facts: dict[str, Any] = {
        "energy": energy,
        "duration": duration,
        "range": [mode.range for mode in modes + uses],
        "traits": traits,
        "sets": sets,
        "line": {lang: _line(library, lang, face) for lang in LANGUAGES},
    }
    return Built(face, text, facts)


def _sets(entry: Entry) -> dict[str, int]:
    part = entry.part("sets")
    sets = {name: part.number(name, 0, 9, default=0) for name in SETS}
    part.finish()
    if sum(sets.values()) != entry.copies:
        raise BadFile(f"{entry.place}.sets", f"must add up to copies = {entry.copies}")
    return {name: n for name, n in sets.items() if n > 0}


def _mode(part: Any) -> Mode:
    mode = Mode(
        part.line("id", default=""),
        part.word("kind", (ATTACK, COUNTER, NEUTRAL, ITEM)),
        part.word("range", RANGES),
        part.words("targets", AIMS),
        part.words("answers", ANSWERS),
        part.deeds("do", SPELLS),
    )
    part.finish()
    return mode


def _sentences(library: Library, lang: str, face: Magic, given: list[Deed]) -> list[str]:
    say = library.text.say
    said: list[str] = []
    if face.kind == ENERGY:
        return [say(lang, "text-energy", {"energy": face.energy})]
    if given:
        said.append(
            say(
                lang,
                "text-equipped",
                {"does": _after_colon(SPELLS.text(given, library.text, lang))},
            )
        )
    texts = [SPELLS.text(mode.deeds, library.text, lang) for mode in face.modes]
    if len(texts) == 2 and texts[0] == texts[1]:
        said.append(say(lang, "text-both", {"does": texts[0]}))
        if "own_creature" in face.modes[0].aims:
            said.append(say(lang, "text-own-creature"))
        return said
    spoken: list[str] = []
    for mode in face.modes + face.uses:
        does = SPELLS.text(mode.deeds, library.text, lang)
        if mode.kind == COUNTER:
            key = f"answers-{mode.answers[0].replace('_', '-')}"
            does = _after_colon(does)
            said.append(say(lang, "text-counter", {"when": say(lang, key), "does": does}))
        elif mode in face.uses:
            key = "text-use-attack" if mode.kind == ATTACK else "text-use"
            if mode.deeds[0].verb == "dispel":
                key = "text-use-spent"  # nothing in the deed itself says that the item is used up
            elif mode.deeds[0].verb == "damage" and mode.range == ADJACENT:
                key = "text-use-near"
            key = "text-or" if mode.kind in spoken else key
            said.append(say(lang, key, {"does": _after_colon(does)}))
            spoken.append(mode.kind)
        elif len({m.kind for m in face.modes}) > 1:
            key = "text-or" if mode.kind in spoken else f"text-as-{mode.kind}"
            said.append(say(lang, key, {"does": _after_colon(does)}))
            spoken.append(mode.kind)
        elif len(face.modes) > 1:
            key = "text-or" if spoken else "text-choose"
            said.append(say(lang, key, {"does": _after_colon(does)}))
            spoken.append(mode.kind)
        else:
            said.append(does)
        if "walkable" in mode.aims:
            said.append(say(lang, "text-walkable", {"steps": GLOBE_STEPS}))
        if "own_creature" in mode.aims:
            said.append(say(lang, "text-own-creature"))
    return said


def _after_colon(text: str) -> str:
    return text[:1].lower() + text[1:]


def _line(library: Library, lang: str, face: Magic) -> str:
    """The small print: kind, duration, range, energy."""
    say = library.text.say
    parts = [say(lang, f"kind-{face.kind}"), say(lang, f"duration-{face.duration}")]
    ranges = {mode.range for mode in face.modes + face.uses}
    parts += [say(lang, f"range-{name}") for name in RANGES if name in ranges]
    if face.energy:
        parts.append(say(lang, "energy-value", {"energy": face.energy}))
    return ", ".join(parts)


LIBRARY = Library("koldun.games.wiz_war", build)
