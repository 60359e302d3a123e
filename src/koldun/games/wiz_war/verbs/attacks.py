"""Verbs of attacks: damage, stuns, pushes, bolts and storms."""

from koldun.content.vocabulary import number, word
from koldun.games.wiz_war.board.layout import DIRECTIONS
from koldun.games.wiz_war.board.pieces import Figure
from koldun.games.wiz_war.board.sight import Look, walls_for
from koldun.games.wiz_war.harm.damage import Blow, land, physical, strike, wound
from koldun.games.wiz_war.harm.death import settle
from koldun.games.wiz_war.harm.evading import escapes
from koldun.games.wiz_war.magic.acts import Act, Effect, Hit
from koldun.games.wiz_war.magic.casting import line_holds, pick_target
from koldun.games.wiz_war.magic.counterspells import answer
from koldun.games.wiz_war.magic.targets import targets
from koldun.games.wiz_war.magic.upkeep import LIFE_MOST, discard, end_spell
from koldun.games.wiz_war.moving.figures import (
    creatures_in,
    figure_of,
    figures_at,
    lives,
    stun,
)
from koldun.games.wiz_war.moving.moves import HALTED, enter, move_one, way_options, way_to
from koldun.games.wiz_war.moving.steps import (
    can_step,
    close_doors,
    holds_giant,
    is_blocked,
    is_giant,
    loses_way,
)
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.verbs.vocabulary import SPELLS, element
from koldun.kernel.decisions import DONE, Option, Play, ask


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
        if points + energy == 0:
            raise ValueError("does no damage: give it points or energy")

    def fed(self, duration: str) -> bool:
        return self.energy > 0

    def harm(self, t: Labyrinth, act: Act) -> int:
        points = self.points + self.energy * act.energy
        if self.stones and act.target.verb == "wizard":
            for card in t.items[act.target.seat].cards:
                if t.face(card).stone:
                    points += 1
        return physical(t, act.seat, points) if self.physical else points

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        victim = figure_of(t, act.target)
        blow = Blow(self.harm(t, act), self.element)
        lost = yield from land(t, act, act.target, blow)
        if lost > 0 and self.stun > 0 and victim is not None:
            stun(t, victim, self.stun)


SPELLS.verb(
    "damage",
    Damage,
    number("points", 0, 9, default=0),
    number("energy", 0, 1, default=0),
    word("kind", "magical", "physical", default="magical"),
    element(),
    number("stun", 0, 3, default=0),
    number("stones", 0, 1, default=0),
)


class Stun(Effect):
    """Stun tokens and no damage (Zot!)."""

    def __init__(self, tokens: int) -> None:
        super().__init__()
        self.tokens: int = tokens

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        victim = figure_of(t, act.target)
        if victim is None:
            return
        escaped = yield from escapes(t, act, victim, 0)
        if not escaped:
            stun(t, victim, self.tokens)


SPELLS.verb("stun", Stun, number("tokens", 1, 5))


class Darts(Effect):
    """As many darts as energy, each at a target of its own, each answered by itself."""

    def __init__(self, damage: int) -> None:
        super().__init__()
        self.damage: int = damage

    def fed(self, duration: str) -> bool:
        return True

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
            yield from land(t, shot, dart, Blow(self.damage, "fire"))
            yield from settle(t)


SPELLS.verb("darts", Darts, number("damage", 1, 9))


class Swap(Effect):
    """Caster and target exchange squares; the caster moves no more this turn."""

    choosy = True

    def allowed(self, t: Labyrinth, seat: int) -> bool:
        w = t.wizards[seat]
        return not (w.stunned or w.rooted)

    def accepts(self, t: Labyrinth, look: Look, target: Option) -> bool:
        me, other = t.wizards[look.seat], figure_of(t, target)
        if other is None:
            return False
        if me.at == other.at or not (is_giant(t, me) or is_giant(t, other)):
            return True
        # a giant leaves no room for others
        return len(figures_at(t, me.at)) + len(figures_at(t, other.at)) == 2

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        me, other = t.wizards[act.seat], figure_of(t, act.target)
        if other is None:
            return
        escaped = yield from escapes(t, act, other, 0)
        if escaped:
            return
        me.rooted = True
        me.at, other.at = other.at, me.at
        if other.seat >= 0:
            t.say("swapped", "WIZ-ATTACK-01", seat=act.seat, other=other.seat)
        else:
            place = t.layout.square_names[me.at]
            t.say("creature-swapped", "WIZ-ATTACK-01", seat=act.seat, place=place)
        close_doors(t)
        t.look_again()
        yield from enter(t, other, other.at)
        yield from enter(t, me, me.at)


SPELLS.verb("swap", Swap)


class Bolt(Effect):
    """Straight through as many squares as energy; it turns back from what blocks movement."""

    def __init__(self, damage: int) -> None:
        super().__init__()
        self.damage: int = damage

    def fed(self, duration: str) -> bool:
        return True

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        at, d = act.look.at, act.target.number
        shocked: list[Figure] = []
        for _ in range(act.energy):
            if self.blocked(t, act.look, at, d):
                d = (d + 2) % 4
            else:
                at, d = t.layout.go[at][d], t.layout.heading[at][d]
            t.say("bolt", "WIZ-CARDS-05", seat=act.seat, place=t.layout.square_names[at])
            yield from self.hits(t, act, at, shocked)
            if holds_giant(t, at):
                d = (d + 2) % 4

    def blocked(self, t: Labyrinth, look: Look, at: int, d: int) -> bool:
        """Is there no way on? A door its caster sees through stands open to it (WIZ-DOOR-05)."""
        to = t.layout.go[at][d]
        if to < 0 or (walls_for(t, look.seat, look.at) >> t.layout.edge_at[at][d]) & 1:
            return True
        return is_blocked(t, to)

    def hits(self, t: Labyrinth, act: Act, at: int, shocked: list[Figure]) -> Play[None]:
        for creature in creatures_in(t, [at]):
            yield from self.shocks(t, act, creature, shocked)
        for seat in t.wizards_at(at):
            victim = t.wizards[seat]
            if t.has(seat, "mist") or not victim.alive:
                continue
            entry = Act(act.seat, "bolt", act.card, None, act.look)
            entry.attack = True
            entry.part = True
            entry.harm = self.damage
            entry.attacked = [seat]
            yield from answer(t, [entry], [seat])
            if victim.at == at:
                yield from self.shocks(t, entry, victim, shocked)
                yield from settle(t)

    def shocks(self, t: Labyrinth, act: Act, victim: Figure, shocked: list[Figure]) -> Play[None]:
        """Damage each time, one stun token in all."""
        lost = yield from strike(t, act, Hit(victim, self.damage, "lightning"))
        if lost > 0 and victim not in shocked:
            shocked.append(victim)
            stun(t, victim, 1)


SPELLS.verb("bolt", Bolt, number("damage", 1, 9))


class BurnMind(Effect):
    """The target discards what it likes, then pays for each card and spell it kept."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        victim = act.target.seat
        kept = len(t.hands[victim].cards) + len(t.spells[victim].cards)
        escaped = yield from escapes(t, act, t.wizards[victim], kept)
        if escaped:
            return
        while True:
            options = [DONE] + [Option("discard", card=c) for c in t.hands[victim].cards]
            options += [Option("end", card=c) for c in t.spells[victim].cards]
            pick = yield from ask(
                victim, "forget", options, "WIZ-GLOSS-05", about=act.card, by=act.seat
            )
            if pick is DONE:
                break
            spell = t.spell_on(pick.card)
            if pick.verb == "end" and spell is not None:
                end_spell(t, spell, "WIZ-MAINTAIN-06")
            else:
                discard(t, pick.card)
        kept = len(t.hands[victim].cards) + len(t.spells[victim].cards)
        if kept > 0:
            yield from wound(t, act, Hit(t.wizards[victim], kept))


SPELLS.verb("burn_mind", BurnMind)


class MoveTarget(Effect):
    """The caster walks the target along a way of its choice (Mental Force)."""

    def __init__(self, squares: int) -> None:
        super().__init__()
        self.squares: int = squares

    def fed(self, duration: str) -> bool:
        return True

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        victim = figure_of(t, act.target)
        if victim is None:
            return
        escaped = yield from escapes(t, act, victim, 0)
        if escaped:
            return
        left = act.energy + self.squares
        while left > 0 and lives(t, victim):
            dust = loses_way(t, victim)
            ways = [d for d in DIRECTIONS if can_step(t, victim, d)]
            options = [Option("leave-dust")] if dust else way_options(t, victim.at, ways)
            pick = yield from ask(
                act.seat, "force", [DONE] + options, "WIZ-MOVE-04", about=act.card, number=left
            )
            if pick is DONE:
                return
            left -= 1
            d = 0 if dust else way_to(t, victim.at, ways, pick.place)
            moved = yield from move_one(t, victim, d)
            if moved == HALTED:
                return


SPELLS.verb("move_target", MoveTarget, number("squares", 0, 9))


class Storm(Effect):
    """A square and its four neighbours, walls or not; it cannot be evaded (Psychic Storm)."""

    def fed(self, duration: str) -> bool:
        return True

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

    def backfires(self, t: Labyrinth, look: Look, target: Option) -> bool:
        at = t.wizards[look.seat].at
        return bool(target.place) and at in self.area(t, t.square_named(target.place))

    def harm(self, t: Labyrinth, act: Act) -> int:
        return act.energy

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        centre = t.square_named(act.target.place)
        hit_by: list[Figure] = [t.wizards[seat] for seat in self.victims(t, act)]
        hit_by += creatures_in(t, self.area(t, centre))
        for victim in hit_by:
            hit = Hit(victim, act.energy)
            hit.origin = centre
            yield from wound(t, act, hit)


SPELLS.verb("storm", Storm)


class ShareLife(Effect):
    """Both lives are pooled and halved; setting life is no damage."""

    def backfires(self, t: Labyrinth, look: Look, target: Option) -> bool:
        return t.wizards[look.seat].life > t.wizards[target.seat].life + 1

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        me, other = t.wizards[act.seat], t.wizards[act.target.seat]
        escaped = yield from escapes(t, act, other, 0)
        if escaped:
            return
        pool = me.life + other.life
        me.life = min(LIFE_MOST, (pool + 1) // 2)
        other.life = min(LIFE_MOST, pool // 2)
        t.say("shared", "WIZ-LIFE-01", seat=act.seat, other=other.seat, number=pool)


SPELLS.verb("share_life", ShareLife)
