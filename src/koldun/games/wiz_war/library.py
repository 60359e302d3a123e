"""How Wiz-War's card files are read: kinds, modes of play, uses of items, and their words."""

from typing import Any, Literal

import msgspec

from koldun.content.library import Built, Entry, Library, Part
from koldun.content.text import LANGUAGES
from koldun.games.wiz_war.magic.acts import Effect, Gift, Grant, is_fed
from koldun.games.wiz_war.magic.cards import (
    ADJACENT,
    ANYWHERE,
    ATTACK,
    CASTER,
    COUNTER,
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
from koldun.games.wiz_war.verbs.checking import AIMS, ANSWERS, check_card, check_kind, check_mode
from koldun.games.wiz_war.verbs.saying import sentences, small_print
from koldun.games.wiz_war.verbs.vocabulary import SPELLS
from koldun.kernel.errors import BadFile

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
    check_kind(entry.kind, entry.place)
    energy = entry.number("energy", 0, 9, default=0)
    duration = entry.word("duration", DURATIONS, default=INSTANT)
    traits = entry.words("traits", TRAITS)
    sets = _sets(entry)
    given = entry.deeds("give", SPELLS, required=False, of=Gift)
    modes = [_mode(part, False) for part in entry.parts("mode")]
    uses = [_mode(part, True) for part in entry.parts("use")]
    gives: dict[str, int] = {}
    for deed in [*given, *(d for m in modes + uses for d in m.deeds)]:
        if isinstance(deed, Grant):
            deed.add(gives)
    face = Magic(
        entry.id,
        entry.kind,
        "magic",
        entry.copies,
        sets=sets,
        energy=energy,
        duration=duration,
        traits=traits,
        modes=modes,
        uses=uses,
        gives=gives,
    )
    check_card(face, list(given), entry.place)

    def text(lang: str) -> str:
        return " ".join(sentences(library.text, lang, face, list(given)))

    facts: dict[str, Any] = {
        "energy": energy,
        "duration": duration,
        "range": [mode.range for mode in modes + uses],
        "traits": traits,
        "sets": sets,
        "damage": _damage(modes),
        "cancels": any(isinstance(deed, CANCELS) for mode in modes for deed in mode.deeds),
        "fed": any(is_fed(face, mode) for mode in modes if mode.kind == COUNTER),  # of answers
        "eases": any("damage_to_you" in mode.answers for mode in modes),
        "line": {lang: small_print(library.text, lang, face) for lang in LANGUAGES},
    }
    return Built(face, text, facts)


def _damage(modes: list[Mode]) -> list[int]:
    """Of a spell that does damage and nothing else: points, and points for each energy."""
    deeds = [deed for mode in modes for deed in mode.deeds]
    if len(deeds) != 1 or not isinstance(deeds[0], attacks.Damage):
        return []
    harm = deeds[0]
    return [] if harm.stones or harm.physical else [harm.points, harm.energy]


def _sets(entry: Entry) -> dict[str, int]:
    part = entry.part("sets")
    sets = {name: part.number(name, 0, 9, default=0) for name in SETS}
    part.finish()
    if sum(sets.values()) != entry.copies:
        raise BadFile(f"{entry.place}.sets", f"must add up to copies = {entry.copies}")
    return {name: n for name, n in sets.items() if n > 0}


def _mode(part: Part, used: bool) -> Mode:
    mode = Mode(
        part.line("id", default=""),
        part.word("kind", (ATTACK, COUNTER, NEUTRAL, ITEM)),
        part.word("range", RANGES),
        part.words("targets", tuple(AIMS)),
        part.words("answers", ANSWERS),
        list(part.deeds("do", SPELLS, of=Effect)),
    )
    part.finish()
    check_mode(mode, used, part.place)
    return mode


CANCELS = (counterspells.Cancel, counterspells.Absorb, counterspells.Backlash)
LIBRARY = Library("koldun.games.wiz_war", build)
