"""How Wiz-War's card files are read: kinds, modes of play, uses of items, and their words."""

from typing import Any, Literal

import msgspec

from koldun.content.deeds import Deed
from koldun.content.library import Built, Entry, Library, Part
from koldun.content.text import LANGUAGES
from koldun.games.wiz_war.magic.acts import Effect, Grant
from koldun.games.wiz_war.magic.cards import (
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
from koldun.games.wiz_war.magic.targets import GLOBE_STEPS
from koldun.games.wiz_war.verbs import (
    attacks,
    counterspells,
    hands,
    items,
    lasting,
    movement,
    neutral,
    water,
)
from koldun.games.wiz_war.verbs.vocabulary import SPELLS
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

# each file enters its verbs into the vocabulary
FAMILIES = (attacks, counterspells, hands, items, lasting, movement, neutral, water)


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
        entry.id,
        entry.kind,
        back,
        entry.copies,
        sets=sets,
        energy=energy,
        duration=duration,
        traits=traits,
        modes=modes,
        uses=uses,
        gives=gives,
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


def _mode(part: Part) -> Mode:
    mode = Mode(
        part.line("id", default=""),
        part.word("kind", (ATTACK, COUNTER, NEUTRAL, ITEM)),
        part.word("range", RANGES),
        part.words("targets", AIMS),
        part.words("answers", ANSWERS),
        part.deeds("do", SPELLS),
    )
    part.finish()
    for deed in mode.deeds:
        if not isinstance(deed, Effect):
            raise BadFile(f"{part.place}.do", f"{deed.verb} is for what a card gives, under `give`")
    return mode


def _sentences(library: Library, lang: str, face: Magic, given: list[Deed]) -> list[str]:
    say = library.text.say
    said: list[str] = []
    if face.kind == ENERGY:
        return [say(lang, "text-energy", {"energy": face.energy})]
    if given:
        does = _after_colon(SPELLS.text(given, library.text, lang))
        said.append(say(lang, "text-equipped", {"does": does}))
    texts = [SPELLS.text(mode.deeds, library.text, lang) for mode in face.modes]
    if len(texts) == 2 and texts[0] == texts[1]:
        said.append(say(lang, "text-both", {"does": texts[0]}))
        if "own_creature" in face.modes[0].aims:
            said.append(say(lang, "text-own-creature"))
        return said
    spoken: list[str] = []  # kinds of the modes that were told
    for mode in face.modes + face.uses:
        does = SPELLS.text(mode.deeds, library.text, lang)
        key = _lead(face, mode, spoken)
        if mode.kind == COUNTER:
            when = say(lang, f"answers-{mode.answers[0].replace('_', '-')}")
            said.append(say(lang, key, {"when": when, "does": _after_colon(does)}))
        elif key:
            said.append(say(lang, key, {"does": _after_colon(does)}))
            spoken.append(mode.kind)
        else:
            said.append(does)
        if "walkable" in mode.aims:
            said.append(say(lang, "text-walkable", {"steps": GLOBE_STEPS}))
        if "own_creature" in mode.aims:
            said.append(say(lang, "text-own-creature"))
    return said


def _lead(face: Magic, mode: Mode, spoken: list[str]) -> str:
    """The message that leads in what a mode does; none where the card has but one."""
    if mode.kind == COUNTER:
        return "text-counter"
    if mode in face.uses:
        if mode.kind in spoken:
            return "text-or"
        if mode.deeds[0].verb == "dispel":
            return "text-use-spent"  # nothing in the deed itself says that the item is used up
        if mode.deeds[0].verb == "damage" and mode.range == ADJACENT:
            return "text-use-near"
        return "text-use-attack" if mode.kind == ATTACK else "text-use"
    if len({m.kind for m in face.modes}) > 1:
        return "text-or" if mode.kind in spoken else f"text-as-{mode.kind}"
    if len(face.modes) > 1:
        return "text-or" if spoken else "text-choose"
    return ""


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
