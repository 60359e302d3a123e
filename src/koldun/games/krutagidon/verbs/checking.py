"""What a card file may say together: a card that would not do what it prints is refused."""

from collections.abc import Iterator
from typing import Final

from koldun.content.deeds import Deed
from koldun.games.krutagidon.playing.standing import END
from koldun.games.krutagidon.state import Act, Card, Harm, Lasting
from koldun.games.krutagidon.verbs.attacks import After, AttackDeed, GainAttack
from koldun.games.krutagidon.verbs.defences import Answering
from koldun.games.krutagidon.verbs.harm import DamagePer
from koldun.games.krutagidon.verbs.mayhem_attacks import MayhemAttack
from koldun.games.krutagidon.verbs.ongoing import FromPlay, Standee
from koldun.games.krutagidon.verbs.tokens import TokenReturn, TokenRevenge, TokenScore
from koldun.kernel.errors import BadFile

TYPES: Final = {
    "glyph": "starter",
    "wand": "starter",
    "fizzle": "starter",
    "wild_magic": "none",
    "limp_wand": "none",
    "creature": "creature",
    "wizard": "wizard",
    "spell": "spell",
    "treasure": "treasure",
    "location": "location",
    "legend": "legend",
    "familiar": "familiar",
    "mayhem": "none",
    "dead_wizard_token": "none",
    "property": "none",
    "mat": "none",
    "standee": "none",
}
"""The type of each kind of card (KRU-COMP-08)."""

TAKES: Final[dict[str, type[Deed]]] = {
    "attack.do": Harm,
    "attack.after": After,
    "damage_kill.kill": Act,
    "gain_attack.do": Harm,
    "four_types.then": Act,
    "if_tokens.otherwise": Act,
    "if_tokens.then": Act,
    "if_unhurt.then": Act,
    "mayhem_attack.do": Harm,
    "on_played.then": Act,
    "two_different.then": Act,
}
"""Which deeds stand in which parameter of a verb."""

NAMES: Final[dict[type[Deed], str]] = {
    Act: "something a player does",
    Harm: "something an attack does to its target",
    After: "something about how an attack went",
    Lasting: "something that lasts",
}


def check_deeds(deeds: list[Deed], wanted: type[Deed], place: str) -> None:
    """All deeds of a parameter are of its kind, and so are those within them."""
    for deed in deeds:
        at = f"{place}.{deed.verb}"
        if not isinstance(deed, wanted):
            raise BadFile(at, f"does not belong here, where {NAMES[wanted]} must stand")
        for name, within in _parameters(deed):
            check_deeds(within, TAKES[f"{deed.verb}.{name}"], f"{at}.{name}")


def _parameters(deed: Deed) -> list[tuple[str, list[Deed]]]:
    """The parameters of a deed that are deeds again."""
    found: list[tuple[str, list[Deed]]] = []
    for name, value in deed.args.items():
        if isinstance(value, list):
            found.append((name, [part for part in value if isinstance(part, Deed)]))
    return found


def _all(deeds: list[Deed]) -> Iterator[Deed]:
    for deed in deeds:
        yield deed
        for _, within in _parameters(deed):
            yield from _all(within)


def check_kind(kind: str, place: str) -> None:
    if kind not in TYPES:
        raise BadFile(f"{place}.kind", f"there is no kind {kind!r}; there are {', '.join(TYPES)}")


def check_card(face: Card, defence: list[Act], place: str) -> None:
    """Kind, type and flags agree with one another and with the sentences."""
    wanted = TYPES[face.kind]
    if face.type != wanted:
        raise BadFile(f"{place}.type", f"must be {wanted!r} with kind {face.kind!r}")
    for key, given, kind in (
        ("group", bool(face.group), "legend"),
        ("first", face.first, "legend"),
        ("mat", bool(face.mat), "familiar"),
    ):
        if given and face.kind != kind:
            raise BadFile(f"{place}.{key}", f"is only for the kind {kind!r}, not {face.kind!r}")
    _check_flags(face, defence, place)
    _check_sentences(face, place)


def _check_flags(face: Card, defence: list[Act], place: str) -> None:
    attacks = any(isinstance(deed, (AttackDeed, GainAttack, MayhemAttack)) for deed in face.do)
    if attacks and not face.attack:
        raise BadFile(f"{place}.attack", "is missing: its text has an attack")
    if face.attack and not attacks:
        raise BadFile(f"{place}.attack", "is there, but its text has no attack")
    if defence and not face.defence_from:
        raise BadFile(f"{place}.defence_from", "is missing: it has a defence")
    stays = face.defence_from == "play" or any(_must_stay(deed) for deed in face.lasting)
    if stays and not face.ongoing and face.kind not in ("property", "standee"):
        raise BadFile(f"{place}.ongoing", "is missing: its text works only in play")


def _must_stay(deed: Lasting) -> bool:
    """It works only as long as its card lies in play, beyond the turn it is played."""
    return deed.moment != END and not deed.brings_rlyeh()


def _check_sentences(face: Card, place: str) -> None:
    for deed in _all([*face.do, *face.lasting, *face.group]):
        if isinstance(deed, Answering):
            raise BadFile(f"{place}: {deed.verb}", "has a meaning only in a defence")
        if isinstance(deed, (TokenReturn, TokenRevenge, TokenScore)):
            if face.kind != "dead_wizard_token":
                raise BadFile(f"{place}: {deed.verb}", "has a meaning only on a token")
        if isinstance(deed, Standee) and face.kind != "standee":
            raise BadFile(f"{place}: {deed.verb}", "has a meaning only on a standee")
        if isinstance(deed, FromPlay) and face.defence_from != "play":
            raise BadFile(f"{place}.defence_from", f"must be 'play' with {deed.verb}")
        if isinstance(deed, (AttackDeed, MayhemAttack)):
            for harm in deed.do:
                if isinstance(harm, DamagePer) and harm.per == "cost":
                    raise BadFile(
                        f"{place}: damage_per.per", "'cost' has a meaning only in gain_attack"
                    )
