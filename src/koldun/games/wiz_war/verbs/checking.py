"""What a card file may say together: a card that would not do what it prints is refused."""

from typing import Final

from koldun.content.deeds import Deed
from koldun.games.wiz_war.magic.acts import Effect
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
    Magic,
    Mode,
)
from koldun.kernel.errors import BadFile

KINDS: Final[dict[str, tuple[str, ...]]] = {
    ATTACK: (ATTACK,),
    COUNTER: (COUNTER,),
    NEUTRAL: (NEUTRAL,),
    "neutral-counter": (NEUTRAL, COUNTER),
    "neutral-attack": (NEUTRAL, ATTACK),
    ITEM: (),
    ENERGY: (),
}
"""The kinds of cards, and as what each is cast (WIZ-CARD-03 to 08)."""

AIMS: Final[dict[str, tuple[str, ...]]] = {
    "self": (CASTER, ADJACENT, LOS, ANYWHERE),
    "own_creature": (CASTER, ADJACENT, LOS, ANYWHERE),
    "wizard": (ADJACENT, LOS, ANYWHERE),
    "carrier": (ADJACENT, LOS, ANYWHERE),
    "item_carrier": (ADJACENT, LOS, ANYWHERE),
    "same_square": (ADJACENT,),
    "walkable": (ANYWHERE,),
    "creature": (ADJACENT, LOS, ANYWHERE),
    "object": (ADJACENT, LOS),
    "solvable": (ADJACENT, LOS),
    "any_wall": (ADJACENT, LOS),
    "fire_wall": (ADJACENT, LOS),
    "stone_wall": (ADJACENT, LOS),
    "door": (ADJACENT, LOS),
    "border_line": (LOS,),
    "lying_item": (ADJACENT, LOS, ANYWHERE),
    "lying_object": (ADJACENT, LOS, ANYWHERE),
    "lying_treasure": (LOS,),
    "square": (ADJACENT, LOS, ANYWHERE),
    "empty_square": (ADJACENT, LOS, ANYWHERE),
    "create": (ADJACENT, LOS, ANYWHERE),
    "scatter": (ADJACENT,),
    "direction": (CASTER, LOS),
    "sector": (ANYWHERE,),
    "board": (ANYWHERE,),
    "spell": (LOS,),
    "modifier": (ANYWHERE,),
}
"""What a card may be aimed at, and in which ranges that can be."""

_SPELLS: Final = (
    "spell_targeting_you",
    "attack_spell_targeting_you",
    "los_spell_targeting_you",
    "any_spell",
    "neutral_spell",
    "water_spell",
    "counter_to_your_spell",
)
_ATTACKS: Final = ("sight_attack", "you_are_attacked")
_DAMAGE: Final = ("damage_to_you",)
_PICKUPS: Final = ("pickup_of_your_treasure", "treasure_pickup_in_your_sector")
ANSWERS: Final = (*_SPELLS, *_ATTACKS, *_DAMAGE, *_PICKUPS)
"""What a counterspell may answer."""

_WIZARDS: Final = ("wizard", "carrier", "item_carrier", "same_square", "walkable")
_LIVING: Final = (*_WIZARDS, "creature", "own_creature")
_HIT: Final = (*_LIVING, "object")
_ONESELF: Final = ("self", "own_creature")
_LASTING_ANSWERS: Final = ("you_are_attacked", "sight_attack", "attack_spell_targeting_you")

CAST: Final[dict[str, tuple[str, ...]]] = {
    "damage": _HIT,
    "stun": _LIVING,
    "darts": ("wizard", "creature", "object"),
    "swap": ("wizard", "creature"),
    "bolt": ("direction",),
    "burn_mind": _WIZARDS,
    "move_target": _LIVING,
    "storm": ("square",),
    "share_life": _WIZARDS,
    "make_drop": _WIZARDS,
    "steal_cards": _WIZARDS,
    "take_item": _WIZARDS,
    "heave": ("wizard", "creature", "object", "empty_square"),
    "reach_punch": ("wizard", "creature", "object"),
    "reach_take": ("lying_item", "lying_treasure"),
    "reach_put": ("square", "empty_square"),
    "waterjet": ("wizard", "creature", "object", "lying_item", "fire_wall", "self"),
    "pain_link": ("self",),
    "shatter": ("self",),
    "spikes": ("self",),
    "guard": ("self",),
    "disease": ("self",),
    "feather": ("self",),
    "strength": _ONESELF,
    "evasion": _ONESELF,
    "form": _ONESELF,
    "extra_attack": ("self", "wizard", "creature"),
    "tick": ("wizard", "creature"),
    "draw_hurts": ("wizard",),
    "bend": ("modifier",),
    "project": ("modifier",),
    "combine": ("modifier",),
    "glide": ("direction",),
    "teleport": ("self",),
    "dash": ("self",),
    "draw": ("self",),
    "pass_wall": ("any_wall", "stone_wall", "fire_wall"),
    "eat_wall": ("stone_wall",),
    "raise_edge": ("border_line", "stone_wall"),
    "destroy_edge": ("any_wall", "stone_wall", "fire_wall", "door"),
    "unlock": ("door",),
    "seal": ("door",),
    "grow": ("create", "empty_square"),
    "traps": ("create", "empty_square"),
    "glue": ("lying_object", "lying_item", "lying_treasure"),
    "dispel": ("spell",),
    "rotate": ("sector",),
    "world": ("board",),
}
"""Verbs that are cast, with what they can be aimed at."""

USED: Final[dict[str, tuple[str, ...]]] = {
    "damage": _HIT,
    "throw": ("wizard", "creature", "object"),
    "spike": ("wizard", "creature", "object"),
    "blade": ("wizard", "creature", "object"),
    "tear": ("same_square",),
    "solve": ("solvable", "lying_object", "lying_item", "any_wall", "stone_wall", "door"),
    "scatter": ("scatter",),
    "dispel": ("spell",),
}
"""Verbs of equipped items and running spells."""

SPENT: Final = ("throw", "solve", "scatter", "dispel")
"""Uses that take an item out of the hand that holds it; a running spell has none."""

ANSWERING: Final[dict[str, tuple[str, ...]]] = {
    "cancel": (*_SPELLS, *_ATTACKS),
    "absorb": _SPELLS,
    "backlash": _SPELLS,
    "shield": _DAMAGE,
    "raise_earth": ("sight_attack",),
    "fools_gold": _PICKUPS,
    "ward": _PICKUPS,
    "pain_link": _LASTING_ANSWERS,
    "shatter": _LASTING_ANSWERS,
    "strength": _LASTING_ANSWERS,
    "guard": _LASTING_ANSWERS,
    "disease": _LASTING_ANSWERS,
    "feather": _LASTING_ANSWERS,
    "evasion": _LASTING_ANSWERS,
    "form": _LASTING_ANSWERS,
    "teleport": _LASTING_ANSWERS,
    "world": _LASTING_ANSWERS,
}
"""Verbs of counterspells, with what each can answer."""

FROM_ITEMS: Final = ("cancel", "absorb", "backlash", "shield", "raise_earth")
"""Verbs with which an equipped item answers: it is discarded, nothing of it stays."""

RANGE_OF: Final[dict[str, str]] = {
    "darts": LOS,
    "storm": LOS,
    "bolt": LOS,
    "heave": LOS,
    "reach_punch": LOS,
    "reach_take": LOS,
    "reach_put": LOS,
    "throw": LOS,
    "spike": LOS,
    "solve": LOS,
    "blade": ADJACENT,
    "unlock": ADJACENT,
    "pass_wall": ADJACENT,
    "eat_wall": ADJACENT,
    "glide": CASTER,
}
"""Verbs whose sentence says how far they reach."""

TRAITS_OF: Final[dict[str, str]] = {"form": "Transformation", "world": "Global"}
"""Traits by which rules find what a verb has done."""


def check_kind(kind: str, place: str) -> None:
    if kind not in KINDS:
        raise BadFile(f"{place}.kind", f"there is no kind {kind!r}; there are {', '.join(KINDS)}")


def check_mode(mode: Mode, used: bool, place: str) -> None:
    """One way to cast or use a card: kind, range, targets, answers and verb fit together."""
    if len(mode.deeds) != 1:
        raise BadFile(f"{place}.do", f"must say one verb, not {len(mode.deeds)}")
    verb = mode.deeds[0].verb
    if mode.kind == COUNTER:
        _check_answer(mode, verb, used, place)
        return
    if mode.answers:
        raise BadFile(f"{place}.answers", f"is only for the kind 'counter', not {mode.kind!r}")
    if (mode.kind == NEUTRAL and used) or (mode.kind == ITEM and not used):
        raise BadFile(f"{place}.kind", f"cannot be {mode.kind!r} here")
    verbs = USED if used else CAST
    if verb not in verbs:
        raise BadFile(f"{place}.do.{verb}", f"does not belong here; these do: {_list(verbs)}")
    if mode.range != RANGE_OF.get(verb, mode.range):
        raise BadFile(f"{place}.range", f"must be {RANGE_OF[verb]!r} with {verb!r}")
    if not mode.aims:
        raise BadFile(f"{place}.targets", "is missing")
    if verb == "raise_edge" and mode.deeds[0].args["what"] != "door" and "stone_wall" in mode.aims:
        raise BadFile(f"{place}.targets", "only a door can take the place of a 'stone_wall'")
    for aim in mode.aims:
        if aim not in verbs[verb]:
            raise BadFile(
                f"{place}.targets", f"{verb!r} cannot be aimed at {aim!r}: {_list(verbs[verb])}"
            )
        if mode.range not in AIMS[aim]:
            raise BadFile(
                f"{place}.range", f"cannot be {mode.range!r} with {aim!r}: {_list(AIMS[aim])}"
            )


def _check_answer(mode: Mode, verb: str, used: bool, place: str) -> None:
    if mode.aims:
        raise BadFile(
            f"{place}.targets", "is not for a counterspell: `answers` says what it is for"
        )
    if len(mode.answers) != 1:
        raise BadFile(f"{place}.answers", f"must name one, not {len(mode.answers)}")
    if verb not in ANSWERING or (used and verb not in FROM_ITEMS):
        verbs = FROM_ITEMS if used else ANSWERING
        raise BadFile(f"{place}.do.{verb}", f"does not belong here; these do: {_list(verbs)}")
    if mode.answers[0] not in ANSWERING[verb]:
        raise BadFile(
            f"{place}.answers",
            f"{verb!r} cannot answer {mode.answers[0]!r}: {_list(ANSWERING[verb])}",
        )


def check_card(face: Magic, given: list[Deed], place: str) -> None:
    """Kind, duration, traits, modes and gifts agree with one another."""
    if face.kind == ITEM and not given and not face.uses:
        raise BadFile(f"{place}.give", "is missing, or a use: the item does nothing")
    if face.kind != ITEM and given:
        raise BadFile(f"{place}.give", f"is only for the kind 'item', not {face.kind!r}")
    kinds = {mode.kind for mode in face.modes}
    wanted = set(KINDS[face.kind])
    if kinds != wanted:
        said = " and ".join(sorted(wanted)) or "none"
        raise BadFile(f"{place}.mode", f"must be cast as {said} with kind {face.kind!r}")
    if face.kind == ENERGY and (face.energy == 0 or face.uses):
        raise BadFile(f"{place}.energy", "is all that an energy card has: a value and no use")
    _check_ids(face, place)
    _check_duration(face, place)
    if face.gives.get("blast", 0) > 0 and not face.stone:
        raise BadFile(f"{place}.traits", "'Magic Stone' is missing: only a stone blows up in fire")
    for verb, trait in TRAITS_OF.items():
        says = any(mode.deeds[0].verb == verb for mode in face.modes)
        if says != (trait in face.traits):
            told = "is missing" if says else "is there"
            raise BadFile(f"{place}.traits", f"{trait!r} {told}, and goes with the verb {verb!r}")


def _check_ids(face: Magic, place: str) -> None:
    """Ways of one kind are told apart by their ids."""
    for key, modes in (("mode", face.modes), ("use", face.uses)):
        said = [(mode.kind, mode.id) for mode in modes]
        if len(set(said)) != len(said):
            raise BadFile(f"{place}.{key}", "each needs an id of its own")
    for mode in face.uses:
        verb = mode.deeds[0].verb
        if face.kind != ITEM and (mode.kind == COUNTER or verb in SPENT):
            raise BadFile(f"{place}.use", f"{verb!r} is only for the kind 'item'")


def _check_duration(face: Magic, place: str) -> None:
    if face.kind == ITEM:
        stays = face.duration == PERMANENT
        told = "must be 'permanent' for an item"
    else:
        lingers = any(_lingers(mode) for mode in face.modes)
        stays = lingers == (face.duration != INSTANT)
        told = "cannot be 'instant': its spell runs" if lingers else "must be 'instant'"
        if face.uses and not lingers:
            raise BadFile(f"{place}.use", "is only for an item, or a spell that runs on its caster")
    if not stays:
        raise BadFile(f"{place}.duration", told)


def _lingers(mode: Mode) -> bool:
    deed = mode.deeds[0]
    return isinstance(deed, Effect) and deed.lingers


def _list(words: "tuple[str, ...] | dict[str, tuple[str, ...]]") -> str:
    return ", ".join(sorted(words))
