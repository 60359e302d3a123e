"""What is seen besides the cards: the labyrinth with real geometry, wizards, things, doors."""

from functools import lru_cache
from typing import NotRequired, TypedDict

from koldun.games.wiz_war.board.edges import DOOR, EARTH, FIRE, WALL, Edges
from koldun.games.wiz_war.board.faces import COLOURS, Plan
from koldun.games.wiz_war.board.layout import LETTERS
from koldun.games.wiz_war.board.pieces import Spell, Thing
from koldun.games.wiz_war.state import Labyrinth
from koldun.view.views import Board, Cell, Edge, SeatView, Table, Token

_PLANS = 256  # ways the sectors can lie whose squares and edges are kept
KINDS = {WALL: "wall", DOOR: "door", FIRE: "fire", EARTH: "earth"}


class Sector(TypedDict):
    slot: int
    seat: int
    rotation: int  # quarters


class Running(TypedDict):
    """A spell that goes on; a hat shows on whom it works, where that is not its owner."""

    card: str
    owner: int
    tokens: int
    hat: NotRequired[int]
    creature: NotRequired[str]
    edge: NotRequired[str]


class Hat(TypedDict):
    at: str
    hat: int


class Facts(TypedDict):
    first: int
    side: str
    sectors: list[Sector]
    spells: list[Running]
    trophies: list[list[int]]  # by seat: whom it killed
    markers: list[Hat]


def view(t: Labyrinth, seat: int) -> Table:
    return Table(
        phase=t.phase,
        round=t.round,
        active=t.active,
        seats=[_seat(t, s) for s in range(t.seats)],
        facts=_facts(t),
        board=Board(
            float(t.layout.cols), float(t.layout.rows), _cells(t.plan), _edges(t), _tokens(t, seat)
        ),
    )


def _seat(t: Labyrinth, seat: int) -> SeatView:
    w = t.wizards[seat]
    counters = {
        "life": max(0, w.life),
        "points": t.vp(seat),
        "kills": len(w.kills),
        "stun": w.stun,
        "cards": t.counted(seat),
        "limit": t.hand_most(seat),
        "speed": t.base_speed(seat),
    }
    if seat == t.active:
        counters["movement"] = w.mp
        counters["attacks"] = w.attacks
    words = {"colour": COLOURS[w.colour], "at": t.layout.square_names[w.at]}
    form = t.form_of(seat)
    if form:
        words["form"] = form
    if w.treasure >= 0:
        words["treasure"] = COLOURS[t.wizards[t.treasures[w.treasure].owner].colour]
    return SeatView(seat, counters, words, not w.alive)


def _facts(t: Labyrinth) -> Facts:
    return Facts(
        first=t.first,
        side=t.plan.side,
        sectors=[
            Sector(slot=slot, seat=t.slots[slot], rotation=t.plan.rotations[slot])
            for slot in range(t.seats)
        ],
        spells=[_spell(t, spell) for spell in t.running],
        trophies=[list(w.kills) for w in t.wizards],
        markers=_hats(t),
    )


def _spell(t: Labyrinth, spell: Spell) -> Running:
    """Whom a running spell works on is shown by a hat of that colour (WIZ-HAT-01)."""
    shown = Running(
        card=t.cards.faces[spell.card].id,
        owner=spell.owner,
        tokens=spell.tokens,
    )
    if spell.seat >= 0 and spell.seat != spell.owner:
        shown["hat"] = spell.seat
    for creature in t.creatures:
        if creature.id == spell.creature:
            shown["creature"] = t.layout.square_names[creature.at]
    if spell.edge >= 0:
        shown["edge"] = t.layout.edge_names[spell.edge]
    return shown


def _hats(t: Labyrinth) -> list[Hat]:
    """Maintainers of duplicates: who came second to a kind of object wears a hat (WIZ-HAT-02..04)."""
    made = [(x.kind, x.owner, t.layout.square_names[x.at]) for x in t.things if x.owner >= 0]
    for spell in t.running:
        if spell.edge >= 0:  # walls, doors, flames and seals are objects too
            made.append((t.face(spell.card).id, spell.owner, t.layout.edge_names[spell.edge]))
    hats: list[Hat] = []
    first: dict[str, int] = {}
    for kind, owner, place in made:
        if first.setdefault(kind, owner) != owner:
            hats.append(Hat(at=place, hat=owner))
    return hats


@lru_cache(_PLANS)
def _cells(plan: Plan) -> list[Cell]:
    """The squares, made once for each way the sectors can lie."""
    layout = plan.layout
    cells: list[Cell] = []
    for square in layout.squares:
        slot = layout.slot_of[square]
        tags = [f"sector-{COLOURS[plan.colours[slot]]}"]
        kind = "floor"
        if square == plan.homes[slot]:
            kind = "home"
        elif square in plan.treasures[slot]:
            kind = "treasure"
        for gate in layout.gates:
            if gate.square == square:
                way = f"{LETTERS[gate.out]}-{layout.square_names[gate.far_square]}"
                tags.append(f"portal-{gate.colour}-{way}" if gate.colour else f"wrap-{way}")
        near = [layout.square_names[b] for b in layout.go[square] if b >= 0]
        row, col = square // layout.cols, square % layout.cols
        cells.append(
            Cell(layout.square_names[square], float(col), float(row), "square", kind, near, tags)
        )
    return cells


def _edges(t: Labyrinth) -> list[Edge]:
    """The printed edges, and in their places those on which something has happened."""
    printed, at = _printed(t.plan), _places(t.plan)
    changed = [edge for edge in t.edges.marks if edge in at]
    if t.edges.earth in at and t.edges.earth not in changed:
        changed.append(t.edges.earth)
    if not changed:
        return printed
    edges = printed[:]
    for edge in changed:
        edges[at[edge]] = _edge(t.plan, t.edges, edge)
    return edges


@lru_cache(_PLANS)
def _printed(plan: Plan) -> list[Edge]:
    bare = Edges()
    return [_edge(plan, bare, edge) for edge in plan.layout.edges]


@lru_cache(_PLANS)
def _places(plan: Plan) -> dict[int, int]:
    return {edge: place for place, edge in enumerate(plan.layout.edges)}


@lru_cache(_PLANS)
def _openings(plan: Plan) -> frozenset[int]:
    return frozenset(gate.edge for gate in plan.layout.gates)


def _edge(plan: Plan, edges: Edges, edge: int) -> Edge:
    layout = plan.layout
    tags: list[str] = []
    if (layout.rim >> edge) & 1:
        kind = "gate" if edge in _openings(plan) else "outer"
    else:
        kind = KINDS.get(edges.kind(plan, edge), "open")
    mark = edges.marks.get(edge)
    if mark is not None:
        if mark.broken:
            tags.append("destroyed")
        if mark.made:
            tags.append("created")
        cracks = mark.made_cracks if mark.made else mark.cracks
        if cracks > 0:
            tags.append(f"cracks-{cracks}")
        if mark.seal >= 0:
            tags.append("sealed")
        if edges.is_held(edge):
            tags.append("held")
    slot = plan.door_slot.get(edge, -1)
    if kind == "door" and slot >= 0:
        tags.append(COLOURS[plan.colours[slot]])
    y, x = layout.middle(edge)
    y1, x1 = (y / 2, (x - 1) / 2) if y % 2 == 0 else ((y - 1) / 2, x / 2)
    y2, x2 = (y / 2, (x + 1) / 2) if y % 2 == 0 else ((y + 1) / 2, x / 2)
    return Edge(layout.edge_names[edge], x1, y1, x2, y2, kind, tags)


def _tokens(t: Labyrinth, seat: int) -> list[Token]:
    names = t.layout.square_names
    tokens: list[Token] = []
    for w in t.wizards:
        if w.alive:
            form = t.form_of(w.seat)
            tags = [form] if form else []
            if w.stunned:
                tags.append("stunned")
            tokens.append(
                Token(f"wizard{w.seat}", "wizard", names[w.at], w.seat, "", {"life": w.life}, tags)
            )
    for i, treasure in enumerate(t.treasures):
        place = treasure.at if treasure.at >= 0 else t.wizards[treasure.carrier].at
        tags = ["carried"] if treasure.at < 0 else []
        tokens.append(Token(f"treasure{i}", "treasure", names[place], treasure.owner, "", {}, tags))
    for c in t.creatures:
        counters = {"life": c.life, "stun": c.stun}
        tags = [s.id for s in (t.face(x.card) for x in t.running if x.creature == c.id)]
        tokens.append(
            Token(f"creature{c.id}", "creature", names[c.at], c.owner, "", counters, tags)
        )
    for x in t.things:
        tokens.append(_thing(t, x, seat))
    return tokens


def _thing(t: Labyrinth, x: Thing, seat: int) -> Token:
    """Which trap marker is live only its caster sees (WIZ-HIDDEN-01)."""
    tags: list[str] = []
    if seat == x.owner and x.live:
        tags.append("live")
    if x.scattered:
        tags.append("scattered")
    tags.append("fixed" if x.owner >= 0 or x.scattered else "movable")
    counters = {"cracks": x.cracks} if x.cracks else {}
    return Token(
        f"thing{x.id}", "object", t.layout.square_names[x.at], x.owner, x.kind, counters, tags
    )
