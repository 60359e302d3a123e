"""What cards give while they are equipped or running, and spells that last on somebody."""

from functools import partial
from typing import Final

from koldun.content.vocabulary import number, word
from koldun.games.wiz_war.board.layout import DIRECTIONS
from koldun.games.wiz_war.board.pieces import Figure, Spell
from koldun.games.wiz_war.harm.evading import escapes
from koldun.games.wiz_war.magic.acts import Act, Effect, Gift, Hit
from koldun.games.wiz_war.magic.cards import COUNTER
from koldun.games.wiz_war.magic.upkeep import put_on, start_spell
from koldun.games.wiz_war.moving.figures import figure_of, lives
from koldun.games.wiz_war.moving.moves import (
    STAYED,
    away_from,
    make_room,
    move_one,
    way_options,
    way_to,
)
from koldun.games.wiz_war.moving.steps import can_step
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.verbs.vocabulary import SPELLS
from koldun.kernel.decisions import Play, ask

# --- equipped items


class Gives(Gift):
    """A number an equipped item gives: `speed`, `reduce`, `regain`..."""

    def __init__(self, what: str, number: int = 1) -> None:
        super().__init__()
        self.what: str = what
        self.number: int = number

    def add(self, gives: dict[str, int]) -> None:
        gives[self.what] = gives.get(self.what, 0) + self.number


for _verb, _what, _parameter in (
    ("reduce_damage", "reduce", "points"),
    ("regain", "regain", "life"),
    ("boost_more", "boost", "points"),
    ("speed", "speed", "points"),
    ("draw_more", "draw", "cards"),
):
    SPELLS.verb(_verb, partial(Gives, _what), number(_parameter, 1, 9))
for _verb in ("punch_die", "vision", "key", "cloak"):
    SPELLS.verb(_verb, partial(Gives, _verb))


class HandRoom(Gift):
    """Brainstone: room for more cards, and cards when it is first gained or lost."""

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards: int = cards

    def add(self, gives: dict[str, int]) -> None:
        gives["hand"] = self.cards
        gives["hand_cards"] = self.cards


SPELLS.verb("hand_room", HandRoom, number("cards", 1, 9))


# --- spells on a wizard or creature


class Lasting(Effect):
    """A spell that stays with somebody for as long as it lasts."""

    lingers = True

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        bearer = self.bearer(t, act)
        if act.attack and bearer.seat != act.seat:
            escaped = yield from escapes(t, act, bearer, 0)
            if escaped:
                return
        spell = start_spell(t, act.card, act.seat, act.energy)
        put_on(t, spell, bearer)
        rule, card, tokens = "WIZ-MAINTAIN-01", act.card, spell.tokens
        if bearer.seat >= 0:
            t.say("lasts", rule, seat=bearer.seat, other=act.seat, card=card, number=tokens)
        else:
            place = t.layout.square_names[bearer.at]
            t.say("creature-lasts", rule, place=place, card=card, number=tokens)
        yield from self.begins(t, spell)

    def bearer(self, t: Labyrinth, act: Act) -> Figure:
        figure = figure_of(t, act.target)
        if figure is None or act.kind == COUNTER:
            return t.wizards[act.seat]
        return figure

    def begins(self, t: Labyrinth, spell: Spell) -> Play[None]:
        return
        yield  # pragma: no cover


class Enchant(Lasting):
    """A lasting spell that gives one thing: `pain_link`, `shatter`, `strength`..."""

    def __init__(self, what: str, number: int = 1) -> None:
        super().__init__()
        self.what: str = what
        self.number: int = number

    def add(self, gives: dict[str, int]) -> None:
        gives[self.what] = self.number


class Guard(Enchant):
    """A homunculus guards: its tokens are its life."""

    def fed(self, duration: str) -> bool:
        return True


SPELLS.verb("guard", partial(Guard, "guard"))
for _verb in ("pain_link", "shatter", "strength", "spikes"):
    SPELLS.verb(_verb, partial(Enchant, _verb))
SPELLS.verb("extra_attack", partial(Enchant, "attacks"))
SPELLS.verb("disease", partial(Enchant, "disease"), number("damage", 1, 9))


class Curse(Enchant):
    """An attack whose effect lingers on its target (WIZ-TRAIT-03)."""

    def __init__(self, what: str, washes: bool, number: int) -> None:
        super().__init__(what, number)
        self.washes: bool = washes

    def add(self, gives: dict[str, int]) -> None:
        gives[self.what] = self.number
        if self.washes:
            gives["water_ends"] = 1


SPELLS.verb("tick", partial(Curse, "tick", True), number("damage", 1, 9))
SPELLS.verb("draw_hurts", partial(Curse, "draw_hurts", False), number("damage", 1, 9))


class Evasion(Lasting):
    """Roll when attacked: Invisible."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self.least: int = least
        self.most: int = most
        if least > most:
            raise ValueError(f"least = {least} is more than most = {most}")

    def add(self, gives: dict[str, int]) -> None:
        gives["evades"] = sum(1 << n for n in range(self.least, self.most + 1))


SPELLS.verb("evasion", Evasion, number("least", 1, 4), number("most", 1, 4))


class Feather(Lasting):
    """Featherweight: each point is a square away from its source instead of a wound."""

    def softens(self, t: Labyrinth, hit: Hit, card: int) -> Play[bool]:
        figure = hit.victim
        came = -1  # the way back
        first = True
        while hit.points() > 0 and lives(t, figure):
            at = figure.at
            ways = self.ways(t, hit, came, first)
            if not ways:
                break
            options = way_options(t, at, ways)
            pick = yield from ask(
                figure.owner, "float", options, "WIZ-CARDS-01", card, number=hit.points()
            )
            d = way_to(t, at, ways, pick.place)
            if hit.amount > 0:
                hit.amount -= 1
            else:
                hit.fire -= 1
            came = (t.layout.heading[at][d] + 2) % 4
            first = False
            moved = yield from move_one(t, figure, d, hit.met)
            if moved == STAYED:
                came = -1
        return True

    def ways(self, t: Labyrinth, hit: Hit, came: int, first: bool) -> list[int]:
        """First straight away from the source, or at least not towards it; then never back."""
        free = [d for d in DIRECTIONS if can_step(t, hit.victim, d)]
        ways = free
        if first:
            straight = away_from(t, hit.origin, hit.victim.at)
            ways = [d for d in free if d in straight]
            if not ways:
                back = [(d + 2) % 4 for d in straight]
                ways = [d for d in free if d not in back]
        elif came >= 0:
            ways = [d for d in free if d != came]
        return ways or free


SPELLS.verb("feather", Feather)


# --- transformations

FORMS: Final[dict[str, dict[str, int]]] = {
    "gnome": {"base": 2, "evades": 1 << 1 | 1 << 2},
    "giant": {"base": 3, "punch": 3, "giant": 1},
    "golem": {"base": 2, "punch": 2, "reduce": 2, "counters_only": 1, "treasure_toll": 1},
    "slime": {
        "base": 3,
        "ghostly": 1,
        "passes_doors": 1,
        "slime": 1,
        "no_attack": 1,
        "counters_only": 1,
        "slime_damage": 1,
    },
    "werewolf": {"base": 4, "punch_roll": 1, "counters_only": 1},
    "mist": {"ghostly": 1, "passes_doors": 1, "mist": 1, "no_attack": 1},
    "arms": {"arms": 1},
}


class Form(Lasting):
    """A transformation: base speed, punch, and what else the form can and cannot do."""

    def __init__(self, figure: str) -> None:
        super().__init__()
        self.figure: str = figure

    def add(self, gives: dict[str, int]) -> None:
        gives.update(FORMS[self.figure])

    def begins(self, t: Labyrinth, spell: Spell) -> Play[None]:
        if self.figure == "giant":
            yield from make_room(t, spell)


SPELLS.verb("form", Form, word("figure", *FORMS))


# --- spells that go with another spell


class Modifier(Effect):
    """`bend`, `project`, `combine`: works through the spell or boost it is declared with."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what: str = what

    def add(self, gives: dict[str, int]) -> None:
        gives[self.what] = 1

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        return
        yield  # pragma: no cover


for _verb in ("bend", "project", "combine"):
    SPELLS.verb(_verb, partial(Modifier, _verb))
