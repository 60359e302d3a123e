"""How the brawl's card files are read: faces and texts made of the verbs."""

import re
from typing import Any, TypeVar

import msgspec

from koldun.content.deeds import Deed
from koldun.content.library import Built, Entry, Library
from koldun.games.krutagidon.state import Act, Card, Harm, Lasting
from koldun.games.krutagidon.verbs import (  # noqa: F401  each family writes its verbs in
    attacks,
    defences,
    destroying,
    drawing,
    gaining,
    group_attacks,
    harm,
    life,
    mayhem,
    mayhem_attacks,
    ongoing,
    power,
    tokens,
)
from koldun.games.krutagidon.verbs.checking import check_card, check_deeds, check_kind
from koldun.games.krutagidon.verbs.vocabulary import CARD_TYPES, VERBS
from koldun.kernel.cards import Face


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The brawl has no variants."""


BACKS = {
    "dead_wizard_token": "token",
    "property": "tile",
    "mat": "mat",
    "standee": "standee",
}
STARS = ("", "eggs", "bone")

D = TypeVar("D", bound=Deed)


def build(entry: Entry, library: Library) -> Built:
    check_kind(entry.kind, entry.place)
    face = Card(entry.id, entry.kind, BACKS.get(entry.kind, "card"), entry.copies)
    face.type = entry.word("type", (*CARD_TYPES, "none"), default="none")
    face.cost = entry.number("cost", 0, 20, default=0)
    face.vp = entry.number("vp", -9, 9, default=0)
    face.star = entry.word("star", STARS, default="")
    face.power = entry.number("power", 0, 9, default=0)
    face.ongoing = entry.flag("ongoing")
    face.attack = entry.flag("attack")
    face.first = entry.flag("first")
    in_box = entry.flag("in_box")
    face.in_box = in_box or face.kind != "mat"
    face.mat = entry.line("mat", default="")
    face.defence_from = entry.word("defence_from", ("", "hand", "play"), default="")
    face.do = _deeds(entry, "do", Act)
    face.vp -= sum(deed.number for deed in face.do if isinstance(deed, tokens.TokenScore))
    face.lasting = _deeds(entry, "lasting", Lasting)
    face.group = _deeds(entry, "group", Harm)
    defence = _deeds(entry, "defence", Act)
    verbs = [deed.verb for deed in defence]
    face.redirects = "redirect" in verbs
    at = verbs.index("redirect") if face.redirects else len(verbs)
    face.defence, face.after_redirect = defence[:at], defence[at + 1 :]
    check_card(face, defence, entry.place)

    def text(lang: str) -> str:
        return _text(face, defence, library, lang)

    return Built(face, text, _facts(face, entry))


def _deeds(entry: Entry, key: str, kind: type[D]) -> list[D]:
    """The deeds under a key, all of one kind."""
    given = entry.deeds(key, VERBS, required=False)
    check_deeds(given, kind, f"{entry.place}.{key}")
    return [deed for deed in given if isinstance(deed, kind)]


def _text(face: Card, defence: list[Act], library: Library, lang: str) -> str:
    def say(id: str, **args: Any) -> str:
        return library.text.say(lang, id, args)

    def told(deeds: list[D]) -> str:
        return VERBS.text([*deeds], library.text, lang)

    parts: list[str] = []
    if face.power:
        parts.append(say("card-power", number=face.power))
    if face.do:
        parts.append(told(face.do))
    if face.lasting:
        lasting = told(face.lasting)
        parts.append(say("card-ongoing", text=lasting) if face.ongoing else lasting)
    if face.defence_from:
        parts.append(say(f"card-defence-{face.defence_from}", text=told(defence)).strip())
    if face.star:
        parts.append(say(f"card-star-{face.star}"))
    if face.group:
        parts.append(say("card-group", text=told(face.group)))
    if face.kind == "mat":
        parts.append(say("card-mat"))
    return _polish(" ".join(parts)) or say("card-nothing")


def _polish(text: str) -> str:
    """One space between words, a capital after a full stop, a small letter after a colon or a ~."""
    text = " ".join(text.split())
    text = re.sub(r"~\w|(?<=: )\w", lambda m: m.group().lstrip("~").lower(), text)
    return re.sub(r"(?<=[.!?] )\w", lambda m: m.group().upper(), text)


def _facts(face: Card, entry: Entry) -> dict[str, Any]:
    promo = entry.flag("promo")
    letter = entry.line("letter", default="")
    facts: dict[str, Any] = {
        "type": face.type,
        "cost": face.cost,
        "vp": face.vp,
        "star": face.star,
        "power": face.power,
        "ongoing": face.ongoing,
        "attack": face.attack,
        "defence": bool(face.defence_from),
        "draws": sum(deed.number for deed in face.do if isinstance(deed, drawing.Draw)),
        "heals": sum(deed.number for deed in face.do if isinstance(deed, life.Heal)),
        "damage": _damage(face.do),
        "mends": sum(deed.number for deed in face.defence if isinstance(deed, life.Heal)),
    }
    if letter:  # a mark of the box that says nothing at the table: no text has it
        facts["letter"] = letter
    if face.kind == "familiar":
        facts["mat"], facts["promo"] = face.mat, promo
    if face.kind == "mat":
        facts["in_box"] = face.in_box
    return facts


def _damage(deeds: list[Act]) -> int:
    """What an attack of the card is certain to do; 0 where it is counted when it hits."""
    harms = [one for deed in deeds if isinstance(deed, attacks.AttackDeed) for one in deed.do]
    return sum(one.number for one in harms if isinstance(one, harm.Damage))


LIBRARY = Library("koldun.games.krutagidon", build)


def box() -> list[Card]:
    """Every piece in the box, copies counted out."""
    return [
        card
        for card in cards_among([*LIBRARY.faces.values()])
        if card.in_box
        for _ in range(card.copies)
    ]


def cards_among(faces: list[Face]) -> list[Card]:
    return [face for face in faces if isinstance(face, Card)]
