"""Verbs of attacks: damage, stuns, pushes, bolts and storms."""

from koldun.games.wiz_war.acts import Act, Effect, Hit
from koldun.games.wiz_war.answers import answer, escapes
from koldun.games.wiz_war.casting import line_holds, pick_target
from koldun.games.wiz_war.creatures import (
    creature_evades,
    creature_of,
    creatures_in,
    strike_creature,
    stun_creature,
)
from koldun.games.wiz_war.damage import damage_object, settle, strike, wound
from koldun.games.wiz_war.ground import LIFE_MOST
from koldun.games.wiz_war.herding import (
    HALTED,
    arrive,
    creature_can_step,
    creature_loses_way,
    step_creature,
)
from koldun.games.wiz_war.layout import DIRECTIONS
from koldun.games.wiz_war.moving import (
    can_step,
    enter,
    loses_way,
    move_one,
    stun,
)
from koldun.games.wiz_war.pieces import DOOR, FIRE, NONE, Creature
from koldun.games.wiz_war.sight import Look, holds_giant, is_giant
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.targets import targets
from koldun.games.wiz_war.upkeep import (
    close_doors,
    discard,
    end_spell,
)
from koldun.kernel.decisions import DONE, Option, Play, ask


def physical(t: Labyrinth, seat: int, points: int) -> int:
    """Strength doubles the physical damage its bearer deals."""
    return 2 * points if t.has(seat, "strength") else points


class Damage(Effect):
    """Points to a wizard, object or creature: a fixed number, the energy, or both."""

    def __init__(
        self, points: int, energy: int, kind: str, element: str, stun: int, stones: int
    ) -> None:
        super().__init__()
        self.points: int = points
        self.energy: int = energy
        self.physical: bool = kind == "physical"
        self.element: str = "" if element == "none" else element
        self.stun: int = stun
        self.stones: int = stones

    def harm(self, t: Labyrinth, act: Act) -> int:
        points = self.points + self.energy * act.energy
        if self.stones and act.target.verb == "wizard":
            for card in t.items[act.target.seat].cards:
                if t.magic(card).stone:
                    points += 1
        return physical(t, act.seat, points) if self.physical else points

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        target = act.target
        points = self.harm(t, act)
        creature = creature_of(t, target)
        if creature is not None:
            lost = strike_creature(t, act, creature, points)
            if lost > 0 and self.stun > 0:
                stun_creature(t, creature, self.stun)
            return
        if target.verb != "wizard":
            damage_object(t, act, target, points, self.element)
            return
        hit = Hit(target.seat, points, self.physical, self.element)
        lost = yield from strike(t, act, hit)
        if lost > 0 and self.stun > 0:
            stun(t, target.seat, self.stun)


class Stun(Effect):
    """Stun tokens and no damage (Zot!)."""

    def __init__(self, tokens: int) -> None:
        super().__init__()
        self.tokens: int = tokens

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        creature = creature_of(t, act.target)
        if creature is not None and not creature_evades(t, act, creature):
            stun_creature(t, creature, self.tokens)
        if act.target.verb != "wizard":
            return
        escaped = yield from escapes(t, act, act.target.seat, 0)
        if not escaped:
            stun(t, act.target.seat, self.tokens)


class Darts(Effect):
    """As many darts as energy, each at a target of its own, each answered by itself."""

    def __init__(self, damage: int) -> None:
        super().__init__()
        self.damage: int = damage

    def weighs(self, t: Labyrinth, act: Act) -> None:
        act.sight = False  # each dart is a sight attack of its own
        act.targeted = []

    def announce(self, t: Labyrinth, act: Act) -> Play[None]:
        assert act.mode is not None
        while len(act.targets) < act.energy:
            options = targets(t, act.mode, act.look)
            dart = yield from pick_target(t, act.seat, act.card, options, False)
            act.targets.append(dart)
        act.attacked = []
        for dart in act.targets:
            if dart.verb == "wizard" and dart.seat not in act.attacked:
                act.attacked.append(dart.seat)

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        for dart in act.targets[: act.energy]:
            if t.world("flood"):  # it answered a dart: the Fire spell is cancelled
                return
            shot = Act(act.seat, act.kind, act.card, act.mode, act.look)
            shot.spell = True
            shot.part = True
            shot.harm = self.damage
            shot.target = dart
            if dart.verb == "wizard":
                if not t.wizards[dart.seat].alive:
                    continue
                shot.targeted = [dart.seat]
                shot.attacked = [dart.seat]
            shot.stopped = not line_holds(t, shot, dart)
            if not shot.stopped:
                yield from answer(t, [shot])
            if shot.cancelled or shot.stopped:
                continue
            if dart.verb == "wizard":
                yield from strike(t, shot, Hit(dart.seat, self.damage, False, "fire"))
            else:
                damage_object(t, shot, dart, self.damage, "fire")
            yield from settle(t)


class Swap(Effect):
    """Caster and target exchange squares; the caster moves no more this turn."""

    choosy = True

    def accepts(self, t: Labyrinth, look: Look, target: Option) -> bool:
        here = t.wizards[look.seat].at
        if target.verb == "wizard":
            there, other_big = t.wizards[target.seat].at, t.has(target.seat, "giant")
        else:
            there, other_big = t.square_named(target.place), is_giant(t, target.number)
        big = t.has(look.seat, "giant") or other_big
        crowd = len(t.wizards_at(here)) + len(t.wizards_at(there))
        crowd += len(creatures_in(t, [here, there]))
        return here == there or not big or crowd == 2  # a giant leaves no room for others

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        creature = creature_of(t, act.target)
        if creature is not None:
            yield from self.with_creature(t, act, creature)
            return
        me, other = t.wizards[act.seat], t.wizards[act.target.seat]
        escaped = yield from escapes(t, act, other.seat, 0)
        if escaped:
            return
        me.rooted = True
        me.at, other.at = other.at, me.at
        t.say("swapped", "WIZ-ATTACK-01", seat=act.seat, other=other.seat)
        close_doors(t)
        t.look_again()
        yield from enter(t, other.seat, other.at)
        yield from enter(t, me.seat, me.at)

    def with_creature(self, t: Labyrinth, act: Act, creature: Creature) -> Play[None]:
        me = t.wizards[act.seat]
        if creature_evades(t, act, creature):
            return
        me.rooted = True
        me.at, creature.at = creature.at, me.at
        t.say(
            "creature-swapped", "WIZ-ATTACK-01", seat=act.seat, place=t.layout.square_names[me.at]
        )
        close_doors(t)
        t.look_again()
        yield from arrive(t, creature)
        yield from enter(t, me.seat, me.at)


class Bolt(Effect):
    """Straight through as many squares as energy; it turns back from what blocks movement."""

    def __init__(self, damage: int) -> None:
        super().__init__()
        self.damage: int = damage

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        at, d = act.look.at, act.target.number
        shocked: list[int] = []
        for _ in range(act.energy):
            if self.blocked(t, at, d):
                d = (d + 2) % 4
            else:
                at, d = t.layout.go[at][d], t.layout.heading[at][d]
            t.say("bolt", "WIZ-CARDS-05", seat=act.seat, place=t.layout.square_names[at])
            yield from self.hits(t, act, at, shocked)
            if holds_giant(t, at):
                d = (d + 2) % 4

    def blocked(self, t: Labyrinth, at: int, d: int) -> bool:
        to = t.layout.go[at][d]
        if to < 0:
            return True
        edge = t.layout.edge_at[at][d]
        if not t.is_outer(edge):
            kind = t.edge_kind(edge)
            if kind not in (NONE, FIRE) and not (kind == DOOR and t.is_held(edge)):
                return True
        return any(x.kind == "stone_block" for x in t.things_at(to))

    def hits(self, t: Labyrinth, act: Act, at: int, shocked: list[int]) -> Play[None]:
        for creature in creatures_in(t, [at]):
            lost = strike_creature(t, act, creature, self.damage)
            if lost > 0 and -creature.id not in shocked:
                shocked.append(-creature.id)
                stun_creature(t, creature, 1)
        for victim in t.wizards_at(at):
            if t.has(victim, "mist") or not t.wizards[victim].alive:
                continue
            entry = Act(act.seat, "bolt", act.card, None, act.look)
            entry.attack = True
            entry.part = True
            entry.harm = self.damage
            entry.attacked = [victim]
            yield from answer(t, [entry], [victim])
            if t.wizards[victim].at != at:
                continue
            lost = yield from strike(t, entry, Hit(victim, self.damage, False, "lightning"))
            if lost > 0 and victim not in shocked:
                shocked.append(victim)
                stun(t, victim, 1)
            yield from settle(t)


class BurnMind(Effect):
    """The target discards what it likes, then pays for each card and spell it kept."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        victim = act.target.seat
        kept = len(t.hands[victim].cards) + len(t.spells[victim].cards)
        escaped = yield from escapes(t, act, victim, kept)
        if escaped:
            return
        while True:
            options = [DONE] + [Option("discard", card=c) for c in t.hands[victim].cards]
            options += [Option("end", card=c) for c in t.spells[victim].cards]
            pick = yield from ask(victim, "forget", options, "WIZ-GLOSS-05", about=act.card)
            if pick is DONE:
                break
            spell = t.spell_on(pick.card)
            if pick.verb == "end" and spell is not None:
                end_spell(t, spell, "WIZ-MAINTAIN-06")
            else:
                discard(t, pick.card)
        kept = len(t.hands[victim].cards) + len(t.spells[victim].cards)
        if kept > 0:
            yield from wound(t, act, Hit(victim, kept, False, ""))


class MoveTarget(Effect):
    """The caster walks the target along a way of its choice (Mental Force)."""

    def __init__(self, squares: int) -> None:
        super().__init__()
        self.squares: int = squares

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        creature = creature_of(t, act.target)
        if creature is not None:
            yield from self.walks(t, act, creature)
            return
        victim = act.target.seat
        escaped = yield from escapes(t, act, victim, 0)
        if escaped:
            return
        w = t.wizards[victim]
        left = act.energy + self.squares
        while left > 0 and w.alive:
            dust = loses_way(t, victim)
            ways = [d for d in DIRECTIONS if can_step(t, victim, d)]
            names = t.layout.square_names
            options = [DONE]
            if dust:
                options.append(Option("leave-dust"))
            else:
                options += [Option("step", place=names[t.layout.go[w.at][d]]) for d in ways]
            pick = yield from ask(
                act.seat, "force", options, "WIZ-MOVE-04", about=act.card, number=left
            )
            if pick is DONE:
                return
            left -= 1
            d = 0
            for way in ways:
                if names[t.layout.go[w.at][way]] == pick.place:
                    d = way
            moved = yield from move_one(t, victim, d)
            if moved == HALTED:
                return

    def walks(self, t: Labyrinth, act: Act, creature: Creature) -> Play[None]:
        """The same with a creature."""
        if creature_evades(t, act, creature):
            return
        names = t.layout.square_names
        left = act.energy + self.squares
        while left > 0 and creature in t.creatures:
            go = t.layout.go[creature.at]
            ways = [d for d in DIRECTIONS if creature_can_step(t, creature, creature.at, d)]
            options = [DONE]
            if creature_loses_way(t, creature):
                options.append(Option("leave-dust"))
            else:
                options += [Option("step", place=names[go[d]]) for d in ways]
            pick = yield from ask(
                act.seat, "force", options, "WIZ-MOVE-04", about=act.card, number=left
            )
            if pick is DONE:
                return
            left -= 1
            chosen = [d for d in ways if names[go[d]] == pick.place]
            moved = yield from step_creature(t, creature, chosen[0] if chosen else 0)
            if moved == HALTED:
                return


class Storm(Effect):
    """A square and its four neighbours, walls or not; it cannot be evaded (Psychic Storm)."""

    def area(self, t: Labyrinth, square: int) -> list[int]:
        found = [square]
        for d in DIRECTIONS:
            if not t.is_outer(t.layout.edge_at[square][d]):
                found.append(t.layout.go[square][d])
        return found

    def victims(self, t: Labyrinth, act: Act) -> list[int]:
        area = self.area(t, t.square_named(act.target.place))
        return [s for s in t.living() if t.wizards[s].at in area and not t.has(s, "mist")]

    def weighs(self, t: Labyrinth, act: Act) -> None:
        act.evadable = False
        act.attacked = self.victims(t, act)

    def harm(self, t: Labyrinth, act: Act) -> int:
        return act.energy

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        for victim in self.victims(t, act):
            hit = Hit(victim, act.energy, False, "")
            hit.origin = t.square_named(act.target.place)
            yield from wound(t, act, hit)
        for creature in creatures_in(t, self.area(t, t.square_named(act.target.place))):
            strike_creature(t, act, creature, act.energy)


class ShareLife(Effect):
    """Both lives are pooled and halved; setting life is no damage."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        escaped = yield from escapes(t, act, act.target.seat, 0)
        if escaped:
            return
        me, other = t.wizards[act.seat], t.wizards[act.target.seat]
        pool = me.life + other.life
        me.life = min(LIFE_MOST, (pool + 1) // 2)
        other.life = min(LIFE_MOST, pool // 2)
        t.say("shared", "WIZ-LIFE-01", seat=act.seat, other=other.seat, number=pool)
