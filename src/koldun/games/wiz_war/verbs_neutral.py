"""Verbs of neutral spells: walls and bushes, doors, sectors, winds, the whole board; item uses."""

from koldun.games.wiz_war.acts import Act, Effect, Hit
from koldun.games.wiz_war.casting import pick_target
from koldun.games.wiz_war.damage import hurt, settle, thing_of
from koldun.games.wiz_war.layout import DIRECTIONS
from koldun.games.wiz_war.moving import appear, can_step, enter, loses_way, random_direction
from koldun.games.wiz_war.pieces import DOOR, FIRE, NONE, WALL
from koldun.games.wiz_war.rotating import rotate
from koldun.games.wiz_war.sight import Look, flown, is_adjacent, may_cross, may_enter, sees
from koldun.games.wiz_war.table import Labyrinth
from koldun.games.wiz_war.taking import (
    draw_cards,
    may_take,
    may_take_treasure,
    take_thing,
    take_treasure,
)
from koldun.games.wiz_war.targets import targets, thing_option
from koldun.games.wiz_war.upkeep import (
    beside,
    break_edge,
    destroy_thing,
    drop_item,
    drop_treasure,
    end_spell,
    heal,
    lay,
    lose_item,
    remove_thing,
    start_spell,
)
from koldun.games.wiz_war.verbs_attack import carried, wash
from koldun.kernel.decisions import Option, Play, ask

EDGES = {"wall": WALL, "door": DOOR, "fire": FIRE}


class RaiseEdge(Effect):
    """A wall, a door or flames on a border line (WIZ-CREATE-05)."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what: str = what

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        edge = t.edge_named(act.target.place)
        standing = t.edge_kind(edge)
        if standing != NONE and not (self.what == "door" and standing == WALL):
            return
        mark = t.mark(edge)
        if mark.made != NONE:
            mark.under = [mark.card, mark.made_cracks]
        spell = start_spell(t, act.card, act.seat, act.energy)
        spell.edge = edge
        mark.made = EDGES[self.what]
        mark.card = act.card
        mark.made_cracks = 0
        t.look_again()
        t.say("raised", "WIZ-CREATE-09", seat=act.seat, place=act.target.place, card=act.card)
        return
        yield  # pragma: no cover


class Grow(Effect):
    """An object on an empty square: bush, cloud or block."""

    def __init__(
        self, what: str, sight: int, thorns: int, snags: int, cracks: int, burns: int
    ) -> None:
        super().__init__()
        self.what: str = what
        self.sight: int = sight
        self.thorns: int = thorns
        self.snags: int = snags
        self.cracks: int = cracks
        self.burns: int = burns

    def add(self, gives: dict[str, int]) -> None:
        gives["blocks_sight"] = self.sight
        gives["thorns"] = self.thorns
        gives["snags"] = self.snags
        gives["cracks"] = self.cracks
        gives["burns"] = self.burns

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        start_spell(t, act.card, act.seat, act.energy)
        lay(t, act.card, t.square_named(act.target.place), act.seat)
        t.say("grown", "WIZ-CREATE-01", seat=act.seat, place=act.target.place, card=act.card)
        return
        yield  # pragma: no cover


class Traps(Effect):
    """Four markers face down on empty squares, the first of them live (Booby Trap)."""

    def __init__(self, damage: int) -> None:
        super().__init__()
        self.damage: int = damage

    def add(self, gives: dict[str, int]) -> None:
        gives["trap"] = self.damage

    def announce(self, t: Labyrinth, act: Act) -> Play[None]:
        assert act.mode is not None
        while len(act.targets) < 4:
            taken = [o.place for o in act.targets]
            options = [o for o in targets(t, act.mode, act.look) if o.place not in taken]
            if not options:
                break
            pick = yield from pick_target(t, act.seat, act.card, options, False)
            act.targets.append(pick)
        act.target = Option("board")  # which square is live stays with the caster

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        start_spell(t, act.card, act.seat, act.energy)
        live = t.square_named(act.targets[0].place)
        for square in sorted(t.square_named(o.place) for o in act.targets):
            marker = lay(t, act.card, square, act.seat)
            marker.live = square == live
            t.say("trap-laid", "WIZ-HIDDEN-01", seat=act.seat, place=t.layout.square_names[square])
        return
        yield  # pragma: no cover


class DestroyEdge(Effect):
    """One wall or door falls, and hurts whoever stands beside it; no attack."""

    def __init__(self, damage: int) -> None:
        super().__init__()
        self.damage: int = damage

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        edge = t.edge_named(act.target.place)
        if t.edge_kind(edge) == NONE:
            return
        near = beside(t, edge)
        break_edge(t, edge, "WIZ-DAMAGE-07")
        for seat in near:
            hit = Hit(seat, self.damage, True, "")
            sides = [s for s in t.layout.sides[edge] if s != t.wizards[seat].at]
            hit.origin = sides[0] if sides else -1
            yield from hurt(t, hit)


class Dispel(Effect):
    """End a running spell; of traps one marker. Also the other use of Null Powder."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        spell = t.spell_on(act.target.card)
        if act.item:
            lose_item(t, act.seat, act.card)
        if spell is None:
            return
        markers = [x for x in t.things if x.card == spell.card and x.kind == "booby_trap"]
        if len(markers) > 1:
            options = [thing_option(t, x) for x in markers]
            pick = yield from ask(
                act.seat, "which-marker", options, "WIZ-MAINTAIN-05", about=act.card
            )
            for x in markers:
                if t.layout.square_names[x.at] == pick.place:
                    remove_thing(t, x)
            return
        end_spell(t, spell, "WIZ-MAINTAIN-05")


class Unlock(Effect):
    """A door beside the caster opens to it this turn (Pick Lock)."""

    choosy = True

    def accepts(self, t: Labyrinth, look: Look, target: Option) -> bool:
        mark = t.marks.get(t.edge_named(target.place))
        return mark is None or mark.seal < 0

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        t.mark(t.edge_named(act.target.place)).picker = act.seat
        t.look_again()
        t.say("unlocked", "WIZ-DOOR-01", seat=act.seat, place=act.target.place)
        return
        yield  # pragma: no cover


class Seal(Effect):
    """A door nobody can open; it can still be broken."""

    choosy = True

    def accepts(self, t: Labyrinth, look: Look, target: Option) -> bool:
        mark = t.marks.get(t.edge_named(target.place))
        return mark is None or mark.seal < 0

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        edge = t.edge_named(act.target.place)
        if t.edge_kind(edge) != DOOR:
            return
        spell = start_spell(t, act.card, act.seat, act.energy)
        spell.edge = edge
        mark = t.mark(edge)
        mark.seal = act.card
        mark.holder = -1
        t.look_again()
        t.say("sealed", "WIZ-TARGET-03", seat=act.seat, place=act.target.place)
        return
        yield  # pragma: no cover


class Rotate(Effect):
    """One sector turns with everything in it."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        options = [Option("turn", number=n) for n in (1, 2, 3)]
        pick = yield from ask(act.seat, "turn", options, "WIZ-MAPCHANGE-01", about=act.card)
        t.say("turned", "WIZ-MAPCHANGE-01", seat=t.slots[act.target.number], number=pick.number)
        rotate(t, act.target.number, pick.number)


class Glue(Effect):
    """One lying object or treasure cannot be picked up or moved."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        thing = thing_of(t, act.target) if act.target.verb == "thing" else None
        if act.target.verb == "thing" and thing is None:
            return
        spell = start_spell(t, act.card, act.seat, act.energy)
        if thing is not None:
            spell.thing = thing.id
        else:
            spell.treasure = act.target.number
        t.say("glued", "WIZ-CREATE-02", seat=act.seat, place=act.target.place)
        return
        yield  # pragma: no cover


class World(Effect):
    """A Global spell: `flood`, `fog`, `gravity`."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what: str = what

    def add(self, gives: dict[str, int]) -> None:
        gives[self.what] = 1

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        start_spell(t, act.card, act.seat, act.energy)
        t.say("world", "WIZ-TRAIT-06", seat=act.seat, card=act.card)
        if self.what == "flood":
            flood(t)
            answered = act.answers
            if answered is not None and answered.spell and t.magic(answered.card).fire:
                answered.cancelled = True
        elif self.what == "gravity":
            for seat in t.living():
                for card in t.items[seat].cards[:]:
                    drop_item(t, seat, card, t.wizards[seat].at, "WIZ-TARGET-04")
                drop_treasure(t, seat, t.wizards[seat].at, "WIZ-TARGET-04")
        yield from settle(t)


def flood(t: Labyrinth) -> None:
    """Fire spells, items and objects are gone; Acid Baths and scattered tacks are washed away."""
    for spell in t.running[:]:
        if t.magic(spell.card).fire:
            end_spell(t, spell, "WIZ-TRAIT-05")
    for seat in t.living():
        wash(t, seat)
        for card in t.items[seat].cards[:]:
            if t.magic(card).fire:
                lose_item(t, seat, card)
    for x in t.things[:]:
        if x.scattered or (x.owner < 0 and t.magic(x.card).fire):
            destroy_thing(t, x)


class Glide(Effect):
    """Any distance along one straight line; only walls, doors, blocks and giants stop it."""

    choosy = True

    def way(self, t: Labyrinth, seat: int, at: int, d: int) -> list[int]:
        """Directions to take from square to square, at most once round."""
        ways: list[int] = []
        start = at
        while len(ways) < 2 * t.layout.rows + 2 * t.layout.cols:
            if not may_cross(t, seat, at, d) or not may_enter(t, seat, t.layout.go[at][d]):
                break
            ways.append(d)
            at, d = t.layout.go[at][d], t.layout.heading[at][d]
            if at == start:
                break
        return ways

    def accepts(self, t: Labyrinth, look: Look, target: Option) -> bool:
        if loses_way(t, look.seat):
            return True  # whichever way it means to go, the die decides
        return bool(self.way(t, look.seat, look.at, target.number))

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        w = t.wizards[act.seat]
        d = act.target.number
        if loses_way(t, act.seat):
            d = random_direction(t, act.seat)
            if not can_step(t, act.seat, d):
                w.moved = True
                t.say("blocked", "WIZ-RANDOM-03", seat=act.seat)
                return
        ways = self.way(t, act.seat, w.at, d)
        squares: list[int] = []
        at = w.at
        for d in ways:
            at = t.layout.go[at][d]
            squares.append(at)
        options: list[Option] = []
        for square in squares:
            place = t.layout.square_names[square]
            if not any(o.place == place for o in options):
                options.append(Option("square", place=place))
        if not options:
            return
        pick = yield from ask(act.seat, "glide", options, "WIZ-PORTAL-04", about=act.card)
        w.moved = True
        goal = t.square_named(pick.place)
        for i in range(len(ways)):
            if t.edge_kind(t.layout.edge_at[w.at][ways[i]]) == FIRE:
                burn = Hit(act.seat, 4, False, "fire")
                burn.origin = squares[i]
                at = w.at
                yield from hurt(t, burn)
                yield from settle(t)
                if w.at != at:
                    return
            w.at = squares[i]
            if squares[i] == goal:
                break
        t.say("glides", "WIZ-MOVE-02", seat=act.seat, place=pick.place)
        yield from enter(t, act.seat, goal)


class Teleport(Effect):
    """To a square some free steps away; as an answer it may leave the attacker's sight."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps: int = steps

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        w = t.wizards[act.seat]
        squares = [s for s in flown(t, w.at, self.steps) if s != w.at and may_enter(t, w.seat, s)]
        options = [Option("square", place=t.layout.square_names[s]) for s in squares]
        if not options:
            return
        pick = yield from ask(act.seat, "teleport", options, "WIZ-STUN-03", about=act.card)
        if act.seat == t.active:
            w.rooted = True
            w.moved = True
        yield from appear(t, act.seat, t.square_named(pick.place))
        answered = act.answers
        if answered is not None and w.alive and answered.evadable:
            if not still_reached(t, answered, act.seat):
                answered.evaded.append(act.seat)
                t.say("evaded", "WIZ-CANCEL-06", seat=act.seat)


def still_reached(t: Labyrinth, attack: Act, seat: int) -> bool:
    at = t.wizards[seat].at
    if attack.range == "adjacent" and not attack.sight:
        return is_adjacent(t, attack.look, at)
    return sees(t, attack.look, at)


class Draw(Effect):
    """Cards from the deck; what is too many is shed (Meditate)."""

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards: int = cards

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        yield from draw_cards(t, act.seat, self.cards)


class Dash(Effect):
    """Twice the movement points left; no treasures for the rest of the turn (Mad Dash)."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        w = t.wizards[act.seat]
        if w.mp > 0:
            w.mp *= 2
        w.no_treasure = True
        drop_treasure(t, act.seat, w.at, "WIZ-TREASURE-07")
        yield from settle(t)


class EatWall(Effect):
    """A stone wall beside the caster is eaten, for life (Wallivore)."""

    def __init__(self, life: int) -> None:
        super().__init__()
        self.life: int = life

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        edge = t.edge_named(act.target.place)
        if t.edge_kind(edge) != WALL:
            return
        break_edge(t, edge, "WIZ-TARGET-11")
        heal(t, act.seat, self.life, "WIZ-LIFE-01")
        return
        yield  # pragma: no cover


class PassWall(Effect):
    """Through one inner wall for a movement point, without its effects."""

    choosy = True

    def behind(self, t: Labyrinth, at: int, place: str) -> int:
        edge = t.edge_named(place)
        for d in DIRECTIONS:
            if t.layout.edge_at[at][d] == edge:
                return t.layout.go[at][d]
        return -1

    def accepts(self, t: Labyrinth, look: Look, target: Option) -> bool:
        to = self.behind(t, look.at, target.place)
        return to >= 0 and may_enter(t, look.seat, to)

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        w = t.wizards[act.seat]
        to = self.behind(t, w.at, act.target.place)
        if to < 0 or not may_enter(t, act.seat, to):
            return
        w.mp -= 1
        w.moved = True
        t.say("step", "WIZ-MOVE-02", seat=act.seat, place=t.layout.square_names[to])
        yield from enter(t, act.seat, to)


class ReachTake(Effect):
    """Pick up a lying thing in sight, at the usual price (Stretch)."""

    choosy = True

    def accepts(self, t: Labyrinth, look: Look, target: Option) -> bool:
        w = t.wizards[look.seat]
        if target.verb == "treasure":
            paid = not t.has(look.seat, "treasure_toll") or w.mp >= 1
            return paid and may_take_treasure(t, look.seat, target.number)
        thing = thing_of(t, target)
        return w.mp >= 1 and thing is not None and may_take(t, look.seat, thing)

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        w = t.wizards[act.seat]
        if not self.accepts(t, act.look, act.target):
            return
        if act.target.verb == "treasure":
            if t.has(act.seat, "treasure_toll"):
                w.mp -= 1
            yield from take_treasure(t, act.seat, act.target.number)
            return
        thing = thing_of(t, act.target)
        if thing is not None:
            w.mp -= 1
            yield from take_thing(t, act.seat, thing)


class ReachPut(Effect):
    """Drop a carried thing in a square in sight (Stretch)."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        options = carried(t, act.seat, True)
        if not options:
            return
        pick = yield from ask(act.seat, "which-thing", options, "WIZ-ITEM-08", about=act.card)
        square = t.square_named(act.target.place)
        if pick.verb == "thing":
            drop_item(t, act.seat, pick.card, square, "WIZ-ITEM-08")
        else:
            drop_treasure(t, act.seat, square, "WIZ-WIN-04")
        yield from settle(t)
