"""Verbs of neutral spells: walls and bushes, doors, sectors, the whole board."""

from typing import Final

from koldun.content.vocabulary import number, word
from koldun.games.wiz_war.board.edges import DOOR, FIRE, NONE, WALL
from koldun.games.wiz_war.board.pieces import Figure
from koldun.games.wiz_war.board.rotating import rotate
from koldun.games.wiz_war.board.sight import Look
from koldun.games.wiz_war.harm.damage import hurt, thing_of
from koldun.games.wiz_war.harm.death import settle
from koldun.games.wiz_war.magic.acts import Act, Effect, Hit, Simple
from koldun.games.wiz_war.magic.casting import pick_target
from koldun.games.wiz_war.magic.targets import targets, thing_option
from koldun.games.wiz_war.magic.upkeep import (
    break_edge,
    destroy_thing,
    end_spell,
    heal,
    is_trap,
    lay,
    remove_thing,
    start_spell,
    wash,
)
from koldun.games.wiz_war.moving.dropping import drop_item, drop_treasure, lose_item
from koldun.games.wiz_war.moving.figures import creatures_in
from koldun.games.wiz_war.moving.taking import draw_cards
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.verbs.vocabulary import SPELLS
from koldun.kernel.decisions import Option, Play, ask

EDGES: Final[dict[str, int]] = {"wall": WALL, "door": DOOR, "fire": FIRE}


class RaiseEdge(Simple):
    """A wall, a door or flames on a border line (WIZ-CREATE-05)."""

    lingers = True

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what: str = what

    def add(self, gives: dict[str, int]) -> None:
        gives["makes"] = 1

    def work(self, t: Labyrinth, act: Act) -> None:
        edge = t.edge_named(act.target.place)
        standing = t.edge_kind(edge)
        if standing != NONE and not (self.what == "door" and standing == WALL):
            return
        mark = t.edges.mark(edge)
        if mark.made != NONE:
            mark.under = [mark.card, mark.made_cracks]
        spell = start_spell(t, act.card, act.seat, act.energy)
        spell.edge = edge
        mark.made = EDGES[self.what]
        mark.card = act.card
        mark.made_cracks = 0
        t.look_again()
        t.say("raised", "WIZ-CREATE-09", seat=act.seat, place=act.target.place, card=act.card)


SPELLS.verb("raise_edge", RaiseEdge, word("what", *EDGES))


class Grow(Simple):
    """An object on an empty square: bush, cloud or block."""

    lingers = True

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
        if what == "dust" and not sight:
            raise ValueError("dust always blocks sight")
        if what == "block" and (thorns or snags):
            raise ValueError("nobody enters a block: it has no thorns and snags nobody")

    def add(self, gives: dict[str, int]) -> None:
        gives["makes"] = 1
        gives["dust"] = int(self.what == "dust")
        gives["blocks"] = int(self.what == "block")
        gives["blocks_sight"] = self.sight
        gives["thorns"] = self.thorns
        gives["snags"] = self.snags
        gives["cracks"] = self.cracks
        gives["burns"] = self.burns

    def work(self, t: Labyrinth, act: Act) -> None:
        start_spell(t, act.card, act.seat, act.energy)
        lay(t, act.card, t.square_named(act.target.place), act.seat)
        t.say("grown", "WIZ-CREATE-01", seat=act.seat, place=act.target.place, card=act.card)


SPELLS.verb(
    "grow",
    Grow,
    word("what", "dust", "rosebush", "thornbush", "block"),
    number("sight", 0, 1, default=1),
    number("thorns", 0, 9, default=0),
    number("snags", 0, 1, default=0),
    number("cracks", 0, 20, default=0),
    number("burns", 0, 1, default=0),
)


class Traps(Simple):
    """Four markers face down on empty squares, the first of them live (Booby Trap)."""

    lingers = True

    def __init__(self, damage: int) -> None:
        super().__init__()
        self.damage: int = damage

    def add(self, gives: dict[str, int]) -> None:
        gives["makes"] = 1
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

    def work(self, t: Labyrinth, act: Act) -> None:
        start_spell(t, act.card, act.seat, act.energy)
        live = t.square_named(act.targets[0].place)
        for square in sorted(t.square_named(o.place) for o in act.targets):
            marker = lay(t, act.card, square, act.seat)
            marker.live = square == live
            t.say("trap-laid", "WIZ-HIDDEN-01", seat=act.seat, place=t.layout.square_names[square])


SPELLS.verb("traps", Traps, number("damage", 1, 9))


class DestroyEdge(Effect):
    """One wall or door falls, and hurts whoever stands beside it; no attack."""

    def __init__(self, damage: int) -> None:
        super().__init__()
        self.damage: int = damage

    def backfires(self, t: Labyrinth, look: Look, target: Option) -> bool:
        return t.wizards[look.seat].at in t.layout.sides[t.edge_named(target.place)]

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        edge = t.edge_named(act.target.place)
        if t.edge_kind(edge) == NONE:
            return
        sides = t.layout.sides[edge]
        near: list[Figure] = [t.wizards[s] for s in t.living() if t.wizards[s].at in sides]
        near += creatures_in(t, sides)
        break_edge(t, edge, "WIZ-DAMAGE-07")
        for figure in near:
            hit = Hit(figure, self.damage)
            hit.card = act.card
            beyond = [s for s in sides if s != figure.at]
            hit.origin = beyond[0] if beyond else -1
            yield from hurt(t, hit)


SPELLS.verb("destroy_edge", DestroyEdge, number("damage", 0, 9))


class Dispel(Effect):
    """End a running spell; of traps one marker. Also the other use of Null Powder."""

    def backfires(self, t: Labyrinth, look: Look, target: Option) -> bool:
        spell = t.spell_on(target.card)
        return spell is not None and spell.owner == look.seat

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        spell = t.spell_on(act.target.card)
        if act.item:
            lose_item(t, act.seat, act.card)
        if spell is None:
            return
        markers = [x for x in t.things if x.card == spell.card and is_trap(t, x)]
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


SPELLS.verb("dispel", Dispel)


class Unlock(Simple):
    """A door beside the caster opens to it this turn (Pick Lock)."""

    choosy = True

    def accepts(self, t: Labyrinth, look: Look, target: Option) -> bool:
        mark = t.edges.marks.get(t.edge_named(target.place))
        return mark is None or mark.seal < 0

    def work(self, t: Labyrinth, act: Act) -> None:
        t.edges.mark(t.edge_named(act.target.place)).picker = act.seat
        t.look_again()
        t.say("unlocked", "WIZ-DOOR-01", seat=act.seat, place=act.target.place)


SPELLS.verb("unlock", Unlock)


class Seal(Simple):
    """A door nobody can open; it can still be broken."""

    lingers = True
    choosy = True

    def accepts(self, t: Labyrinth, look: Look, target: Option) -> bool:
        mark = t.edges.marks.get(t.edge_named(target.place))
        return mark is None or mark.seal < 0

    def work(self, t: Labyrinth, act: Act) -> None:
        edge = t.edge_named(act.target.place)
        if t.edge_kind(edge) != DOOR:
            return
        spell = start_spell(t, act.card, act.seat, act.energy)
        spell.edge = edge
        mark = t.edges.mark(edge)
        mark.seal = act.card
        mark.holder = -1
        t.look_again()
        t.say("sealed", "WIZ-TARGET-03", seat=act.seat, place=act.target.place)


SPELLS.verb("seal", Seal)


class Rotate(Effect):
    """One sector turns with everything in it."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        options = [Option("turn", number=n) for n in (1, 2, 3)]
        pick = yield from ask(act.seat, "turn", options, "WIZ-MAPCHANGE-01", about=act.card)
        sector = act.target.number
        owner = t.slots[sector]
        t.say("turned", "WIZ-MAPCHANGE-01", seat=act.seat, other=owner, number=pick.number)
        rotate(t, sector, pick.number)


SPELLS.verb("rotate", Rotate)


class Glue(Simple):
    """One lying object or treasure cannot be picked up or moved."""

    lingers = True

    def work(self, t: Labyrinth, act: Act) -> None:
        thing = thing_of(t, act.target) if act.target.verb == "thing" else None
        if act.target.verb == "thing" and thing is None:
            return
        spell = start_spell(t, act.card, act.seat, act.energy)
        if thing is not None:
            spell.thing = thing.id
        else:
            spell.treasure = act.target.number
        t.say("glued", "WIZ-CREATE-02", seat=act.seat, place=act.target.place)


SPELLS.verb("glue", Glue)


class World(Effect):
    """A Global spell: `flood`, `fog`, `gravity`."""

    lingers = True

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what: str = what

    def add(self, gives: dict[str, int]) -> None:
        gives[self.what] = 1

    def backfires(self, t: Labyrinth, look: Look, target: Option) -> bool:
        held = t.items[look.seat].cards
        if self.what == "gravity":
            return bool(held) or t.wizards[look.seat].treasure >= 0
        mine = held + [spell.card for spell in t.running if spell.owner == look.seat]
        return self.what == "flood" and any(t.face(card).fire for card in mine)

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        start_spell(t, act.card, act.seat, act.energy)
        t.say("world", "WIZ-TRAIT-06", seat=act.seat, card=act.card)
        if self.what == "flood":
            flood(t)
            answered = act.answers
            if answered is not None and answered.spell and t.face(answered.card).fire:
                answered.cancelled = True
        elif self.what == "gravity":
            for seat in t.living():
                for card in t.items[seat].cards[:]:
                    drop_item(t, seat, card, t.wizards[seat].at, "WIZ-TARGET-04")
                drop_treasure(t, seat, t.wizards[seat].at, "WIZ-TARGET-04")
        yield from settle(t)


SPELLS.verb("world", World, word("what", "flood", "fog", "gravity"))


def flood(t: Labyrinth) -> None:
    """Fire spells, items and objects are gone; Acid Baths and scattered tacks are washed away."""
    for spell in t.running[:]:
        if t.face(spell.card).fire:
            end_spell(t, spell, "WIZ-TRAIT-05")
    for seat in t.living():
        wash(t, t.wizards[seat])
        for card in t.items[seat].cards[:]:
            if t.face(card).fire:
                lose_item(t, seat, card)
    for creature in t.creatures:
        wash(t, creature)
    for x in t.things[:]:
        if x.scattered or (x.owner < 0 and t.face(x.card).fire):
            destroy_thing(t, x)


class Draw(Effect):
    """Cards from the deck; what is too many is shed (Meditate)."""

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards: int = cards

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        yield from draw_cards(t, act.seat, self.cards)


SPELLS.verb("draw", Draw, number("cards", 1, 9))


class EatWall(Simple):
    """A stone wall beside the caster is eaten, for life (Wallivore)."""

    def __init__(self, life: int) -> None:
        super().__init__()
        self.life: int = life

    def work(self, t: Labyrinth, act: Act) -> None:
        edge = t.edge_named(act.target.place)
        if t.edge_kind(edge) != WALL:
            return
        break_edge(t, edge, "WIZ-TARGET-11")
        heal(t, act.seat, self.life, "WIZ-LIFE-01")


SPELLS.verb("eat_wall", EatWall, number("life", 1, 9))
