"""Verbs of neutral spells: walls and bushes, doors, sectors, the whole board."""

from koldun.games.wiz_war.acts import Act, Effect, Hit
from koldun.games.wiz_war.casting import pick_target
from koldun.games.wiz_war.creatures import creatures_in, hurt_creature, wash_creature
from koldun.games.wiz_war.damage import hurt, settle, thing_of
from koldun.games.wiz_war.pieces import DOOR, FIRE, NONE, WALL
from koldun.games.wiz_war.rotating import rotate
from koldun.games.wiz_war.sight import Look
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.taking import (
    draw_cards,
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
from koldun.games.wiz_war.verbs_water import wash
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
        for creature in creatures_in(t, t.layout.sides[edge]):
            hurt_creature(t, creature, self.damage)


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
    for creature in t.creatures:
        wash_creature(t, creature)
    for x in t.things[:]:
        if x.scattered or (x.owner < 0 and t.magic(x.card).fire):
            destroy_thing(t, x)


class Draw(Effect):
    """Cards from the deck; what is too many is shed (Meditate)."""

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards: int = cards

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        yield from draw_cards(t, act.seat, self.cards)


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
