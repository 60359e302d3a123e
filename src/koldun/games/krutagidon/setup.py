"""Setting the table (Подготовка к игре), and the choices made before the first turn."""

from typing import Final

from koldun.games.krutagidon.state import Brawl, Card
from koldun.kernel.cards import Cards, Zone
from koldun.kernel.decisions import Option, Play, ask, together
from koldun.kernel.randomness import Rng

KINDS: Final = (
    "glyph",
    "wand",
    "fizzle",
    "wild_magic",
    "limp_wand",
    "creature",
    "wizard",
    "spell",
    "treasure",
    "location",
    "legend",
    "familiar",
    "mayhem",
    "dead_wizard_token",
    "property",
    "mat",
)
GLYPHS: Final = 6
WANDS: Final = 1
FIZZLES: Final = 3


def set_table(seats: int, rng: Rng, pieces: list[Card]) -> Brawl:
    """`pieces` are all there are, copies counted out."""
    sorted_out: dict[str, list[Card]] = {kind: [] for kind in KINDS}
    for piece in pieces:
        if piece.kind in sorted_out:
            sorted_out[piece.kind].append(piece)
    faces: list[Card] = []
    lying: dict[str, list[int]] = {}
    for kind in KINDS:
        of_kind = sorted_out[kind]
        lying[kind] = list(range(len(faces), len(faces) + len(of_kind)))
        faces += of_kind
    t = Brawl(seats, rng, Cards.of(faces))
    _common(t, lying)
    _starters(t, lying)
    _legends(t, lying["legend"])
    _offers(t, lying)
    t.active = rng.below(seats)  # KRU-SETUP-23
    return t


def _lay(t: Brawl, zone: Zone, handles: list[int]) -> None:
    for card in handles:
        zone.cards.append(card)
        t.cards.seen[card] |= zone.viewers


def _common(t: Brawl, lying: dict[str, list[int]]) -> None:
    for kind in ("creature", "wizard", "spell", "treasure", "location", "mayhem"):
        _lay(t, t.main, lying[kind])
    t.cards.shuffle(t.main, t.rng)  # KRU-SETUP-12
    _lay(t, t.wild, lying["wild_magic"])  # KRU-SETUP-19
    _lay(t, t.limp, lying["limp_wand"])
    _lay(t, t.mats, lying["mat"])
    _lay(t, t.token_box, lying["dead_wizard_token"])
    t.cards.shuffle(t.token_box, t.rng)
    for _ in range(4 * t.seats):  # KRU-SETUP-21
        t.cards.draw(t.token_box, t.graves)


def _starters(t: Brawl, lying: dict[str, list[int]]) -> None:
    glyphs, wands, fizzles = lying["glyph"][:], lying["wand"][:], lying["fizzle"][:]
    for seat in range(t.seats):  # KRU-SETUP-11
        deck = [glyphs.pop() for _ in range(GLYPHS)]
        deck += [wands.pop() for _ in range(WANDS)]
        deck += [fizzles.pop() for _ in range(FIZZLES)]
        _lay(t, t.decks[seat], deck)
        t.cards.shuffle(t.decks[seat], t.rng)  # KRU-SETUP-24
    _lay(t, t.box, glyphs + wands + fizzles)


def _legends(t: Brawl, handles: list[int]) -> None:
    """Vum lies on top, face up (KRU-SETUP-13, KRU-SETUP-14)."""
    first = [card for card in handles if t.face(card).first][:1]
    _lay(t, t.legend, first)
    _lay(t, t.legend_box, [card for card in handles if card not in first])
    t.cards.shuffle(t.legend_box, t.rng)
    for _ in range(10 - t.seats):
        t.cards.draw(t.legend_box, t.legends)


def _offers(t: Brawl, lying: dict[str, list[int]]) -> None:
    _lay(t, t.tile_box, lying["property"])
    t.cards.shuffle(t.tile_box, t.rng)
    _lay(t, t.familiar_box, lying["familiar"])
    t.cards.shuffle(t.familiar_box, t.rng)
    each = 1 if t.seats == 5 else 2  # KRU-SETUP-02, KRU-SETUP-03
    for seat in range(t.seats):
        for _ in range(each):
            t.cards.draw(t.tile_box, t.offers[seat])


# --- choices before the first turn


def choose_sides(t: Brawl) -> Play[None]:
    """Tile, then Familiar, each in secret; then everything is turned up (KRU-SETUP-04)."""
    everyone = list(range(t.seats))

    def tiles(seat: int) -> list[Option]:
        return [Option("keep", card=c) for c in t.offers[seat].cards if _is_tile(t, c)]

    def familiars(seat: int) -> list[Option]:
        return [Option("keep", card=c) for c in t.offers[seat].cards if not _is_tile(t, c)]

    kept = yield from together(everyone, "tile", tiles, "KRU-SETUP-02")
    for seat in everyone:
        for card in t.offers[seat].cards[:]:
            if card != kept[seat].card:
                t.cards.move(card, t.offers[seat], t.tile_box)
        for _ in range(2):  # KRU-SETUP-05
            t.cards.draw(t.familiar_box, t.offers[seat])
    picks = yield from together(everyone, "familiar", familiars, "KRU-SETUP-05")
    for seat in everyone:
        for card in t.offers[seat].cards[:]:
            if card == kept[seat].card:
                t.cards.move(card, t.offers[seat], t.tiles[seat])
            elif card == picks[seat].card:
                t.cards.move(card, t.offers[seat], t.familiars[seat])  # KRU-SETUP-08
            else:
                t.cards.move(card, t.offers[seat], t.familiar_box)
        t.say("sides", "KRU-SETUP-04", seat=seat, cards=[kept[seat].card, picks[seat].card])
    yield from choose_boards(t)
    t.deal()  # nobody has seen Market or hand while choosing
    t.phase = "market"


def choose_boards(t: Brawl) -> Play[None]:
    """The board named by the Familiar; with a promo any that is left (KRU-SETUP-06, -07)."""
    for seat in range(t.seats):
        for mat in t.mats.cards[:]:
            if t.face(mat).id == t.face(t.familiars[seat].top()).mat:
                _sit(t, seat, mat)
    for seat in range(t.seats):
        if not t.mat_of[seat].cards:
            options = [Option("board", card=mat) for mat in t.mats.cards]
            pick = yield from ask(seat, "board", options, "KRU-SETUP-07")
            _sit(t, seat, pick.card)


def _sit(t: Brawl, seat: int, mat: int) -> None:
    t.cards.move(mat, t.mats, t.mat_of[seat])
    t.say("board", "KRU-SETUP-06", seat=seat, card=mat)


def _is_tile(t: Brawl, card: int) -> bool:
    return t.face(card).kind == "property"
