"""What stands on a card: sentences made of its modes and verbs, and the small print."""

from typing import Final

from koldun.content.deeds import Deed
from koldun.content.text import Text
from koldun.games.wiz_war.magic.cards import (
    ADJACENT,
    ANYWHERE,
    ATTACK,
    CASTER,
    COUNTER,
    ENERGY,
    ITEM,
    LOS,
    Magic,
    Mode,
)
from koldun.games.wiz_war.magic.targets import GLOBE_STEPS
from koldun.games.wiz_war.verbs.vocabulary import SPELLS

_RANGES: Final = (CASTER, ADJACENT, LOS, ANYWHERE)
_APART: Final = ("own_creature",)  # has a sentence of its own
SAID: Final[dict[str, tuple[str, ...]]] = {
    "bolt": ("direction",),
    "glide": ("direction",),
    "storm": ("square",),
    "reach_put": ("square",),
    "reach_take": ("lying_item", "lying_treasure"),
    "pass_wall": ("any_wall",),
    "eat_wall": ("stone_wall",),
    "raise_edge": ("border_line",),
    "destroy_edge": ("any_wall", "door"),
    "unlock": ("door",),
    "seal": ("door",),
    "grow": ("create",),
    "traps": ("create",),
    "glue": ("lying_object", "lying_treasure"),
    "dispel": ("spell",),
    "rotate": ("sector",),
    "world": ("board",),
    "bend": ("modifier",),
    "project": ("modifier",),
    "combine": ("modifier",),
    "tear": ("same_square",),
    "solve": ("solvable",),
    "scatter": ("scatter",),
}
"""What a verb's own sentence says it is aimed at; of other verbs it is the caster, or is said below it."""
_ON_ONESELF: Final = ("self",)
_OF_A_TARGET: Final = (
    "damage",
    "stun",
    "darts",
    "swap",
    "burn_mind",
    "move_target",
    "share_life",
    "make_drop",
    "steal_cards",
    "take_item",
    "heave",
    "reach_punch",
    "waterjet",
    "extra_attack",
    "tick",
    "draw_hurts",
    "throw",
    "spike",
    "blade",
)


def sentences(text: Text, lang: str, face: Magic, given: list[Deed]) -> list[str]:
    if face.kind == ENERGY:
        return [text.say(lang, "text-energy", {"energy": face.energy})]
    said: list[str] = []
    if given:
        does = _after_colon(SPELLS.text(given, text, lang))
        said.append(text.say(lang, "text-equipped", {"does": does}))
    both = _both_ways(text, lang, face)
    if both is not None:
        does = SPELLS.text(both.deeds, text, lang)
        return [*said, text.say(lang, "text-both", {"does": does}), *_aimed(text, lang, both)]
    spoken: list[str] = []  # kinds of the modes that were told
    for mode in face.modes + face.uses:
        does = SPELLS.text(mode.deeds, text, lang)
        key = _lead(face, mode, spoken)
        if mode.kind == COUNTER:
            when = text.say(lang, f"answers-{mode.answers[0].replace('_', '-')}")
            said.append(text.say(lang, "text-counter", {"when": when, "does": _after_colon(does)}))
        elif key:
            said.append(text.say(lang, key, {"does": _after_colon(does)}))
            spoken.append(mode.kind)
        else:
            said.append(does)
        said += _aimed(text, lang, mode)
        if mode in face.uses and (mode.kind == COUNTER or mode.deeds[0].verb == "dispel"):
            said.append(text.say(lang, "text-spent"))
    return said


def _both_ways(text: Text, lang: str, face: Magic) -> Mode | None:
    """The first of two modes that read the same, the other one for when its caster is attacked."""
    if len(face.modes) != 2 or face.uses:
        return None
    first, second = face.modes
    if second.kind != COUNTER or second.answers != ["you_are_attacked"]:
        return None
    same = SPELLS.text(first.deeds, text, lang) == SPELLS.text(second.deeds, text, lang)
    return first if same and first.kind != COUNTER else None


def _aimed(text: Text, lang: str, mode: Mode) -> list[str]:
    """What it may be aimed at, where the verb's own sentence does not say it."""
    said: list[str] = []
    verb = mode.deeds[0].verb
    aims = [aim for aim in mode.aims if aim not in _APART]
    implied = () if verb in _OF_A_TARGET else SAID.get(verb, _ON_ONESELF)
    if verb == "raise_edge" and mode.deeds[0].args["what"] == "door":
        implied = ("border_line", "stone_wall")
    if aims and set(aims) != set(implied):
        words = [text.say(lang, f"aim-{aim.replace('_', '-')}") for aim in aims]
        last = words.pop()
        listed = last
        if words:
            first = ", ".join(words)
            listed = text.say(lang, "text-alternatives", {"first": first, "last": last})
        said.append(text.say(lang, "text-target", {"aims": listed}))
    if "walkable" in mode.aims:
        said.append(text.say(lang, "text-walkable", {"steps": GLOBE_STEPS}))
    if "own_creature" in mode.aims:
        said.append(text.say(lang, "text-own-creature"))
    return said


def _lead(face: Magic, mode: Mode, spoken: list[str]) -> str:
    """The message that leads in what a mode does; none where the card has but one."""
    if mode in face.uses:
        if mode.kind in spoken:
            return "text-or"
        if mode.kind == ATTACK:
            near = mode.range == ADJACENT and mode.deeds[0].verb == "damage"
            return "text-use-near" if near else "text-use-attack"
        return "text-use"
    if len({m.kind for m in face.modes}) > 1:
        return "text-or" if mode.kind in spoken else f"text-as-{mode.kind}"
    if len(face.modes) > 1:
        return "text-or" if spoken else "text-choose"
    return ""


def _after_colon(text: str) -> str:
    return text[:1].lower() + text[1:]


def small_print(text: Text, lang: str, face: Magic) -> str:
    """What a card prints in its corners: range, duration, traits, energy value."""
    parts: list[str] = []
    ranges = {mode.range for mode in face.modes + face.uses}
    parts += [text.say(lang, f"range-{name}") for name in _RANGES if name in ranges]
    if face.kind != ENERGY:
        kind = "item" if face.kind == ITEM else "spell"
        parts.append(text.say(lang, f"duration-{face.duration}", {"kind": kind}))
    for trait in face.traits:
        parts.append(text.say(lang, f"trait-{trait.lower().replace(' ', '-')}"))
    if face.energy:
        parts.append(text.say(lang, "energy-value", {"energy": face.energy}))
    return " · ".join(parts)
