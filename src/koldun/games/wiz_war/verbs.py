"""What cards give while they are equipped or running, and lasting spells on a wizard."""

from koldun.games.wiz_war.acts import Act, Effect, Grant
from koldun.games.wiz_war.answers import escapes
from koldun.games.wiz_war.creatures import creature_evades, creature_of, enchant_creature
from koldun.games.wiz_war.magic import COUNTER
from koldun.games.wiz_war.moving import make_room
from koldun.games.wiz_war.pieces import Creature, Spell
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.upkeep import put_on, start_spell
from koldun.kernel.decisions import Play

FORMS = {
    "gnome": ("base", 2),
    "giant": ("base", 3),
    "golem": ("base", 2),
    "slime": ("base", 3),
    "werewolf": ("base", 4),
}


class Gives(Grant):
    """A number an equipped item gives: `speed`, `reduce`, `regain`..."""

    def __init__(self, what: str, number: int) -> None:
        super().__init__()
        self.what: str = what
        self.number: int = number

    def add(self, gives: dict[str, int]) -> None:
        gives[self.what] = gives.get(self.what, 0) + self.number


class HandRoom(Grant):
    """Brainstone: room for more cards, and cards when it is first gained or lost."""

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards: int = cards

    def add(self, gives: dict[str, int]) -> None:
        gives["hand"] = self.cards
        gives["hand_cards"] = self.cards


class Lasting(Effect):
    """A spell that stays with a wizard for as long as it lasts."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        creature = creature_of(t, act.target)
        if creature is not None:
            yield from self.on_creature(t, act, creature)
            return
        seat = act.target.seat if act.target.verb in ("wizard", "self") else act.seat
        if act.kind == COUNTER:
            seat = act.seat
        if act.attack and seat != act.seat:
            escaped = yield from escapes(t, act, seat, 0)
            if escaped:
                return
        spell = start_spell(t, act.card, act.seat, act.energy)
        put_on(t, spell, seat)
        t.say(
            "lasts",
            "WIZ-MAINTAIN-01",
            seat=seat,
            other=act.seat,
            card=act.card,
            number=spell.tokens,
        )
        yield from self.begins(t, spell)

    def on_creature(self, t: Labyrinth, act: Act, creature: Creature) -> Play[None]:
        if creature_evades(t, act, creature):
            return
        spell = start_spell(t, act.card, act.seat, act.energy)
        enchant_creature(t, spell, creature)
        place = t.layout.square_names[creature.at]
        t.say("creature-lasts", "WIZ-MAINTAIN-01", place=place, card=act.card, number=spell.tokens)
        yield from self.begins(t, spell)

    def begins(self, t: Labyrinth, spell: Spell) -> Play[None]:
        return
        yield  # pragma: no cover


class Enchant(Lasting):
    """A lasting spell that gives one thing: `pain_link`, `shatter`, `strength`..."""

    def __init__(self, what: str, number: int) -> None:
        super().__init__()
        self.what: str = what
        self.number: int = number

    def add(self, gives: dict[str, int]) -> None:
        gives[self.what] = self.number


class Curse(Enchant):
    """An attack whose effect lingers on its target (WIZ-TRAIT-03)."""

    def __init__(self, what: str, number: int, washes: bool) -> None:
        super().__init__(what, number)
        self.washes: bool = washes

    def add(self, gives: dict[str, int]) -> None:
        gives[self.what] = self.number
        if self.washes:
            gives["water_ends"] = 1


class Evasion(Lasting):
    """Roll when attacked: Invisible."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self.least: int = least
        self.most: int = most

    def add(self, gives: dict[str, int]) -> None:
        gives["evades"] = sum(1 << n for n in range(self.least, self.most + 1))


class Form(Lasting):
    """A transformation: base speed, punch, and what else the form can and cannot do."""

    def __init__(self, figure: str) -> None:
        super().__init__()
        self.figure: str = figure

    def add(self, gives: dict[str, int]) -> None:
        if self.figure in FORMS:
            what, number = FORMS[self.figure]
            gives[what] = number
        if self.figure == "gnome":
            gives["evades"] = 2 | 4  # 1 or 2
        elif self.figure == "giant":
            gives["punch"] = 3
            gives["giant"] = 1
        elif self.figure == "golem":
            gives["punch"] = 2
            gives["reduce"] = 2
            gives["counters_only"] = 1
            gives["treasure_toll"] = 1
        elif self.figure == "slime":
            for what in ("ghostly", "passes_doors", "slime", "no_attack", "counters_only"):
                gives[what] = 1
            gives["slime_damage"] = 1
        elif self.figure == "werewolf":
            gives["punch_roll"] = 1
            gives["counters_only"] = 1
        elif self.figure == "mist":
            for what in ("ghostly", "passes_doors", "mist", "no_attack"):
                gives[what] = 1
        elif self.figure == "arms":
            gives["arms"] = 1

    def begins(self, t: Labyrinth, spell: Spell) -> Play[None]:
        if self.figure == "giant":
            yield from make_room(t, spell)


class Guard(Lasting):
    """Homunculus: its tokens are its life."""

    def add(self, gives: dict[str, int]) -> None:
        gives["guard"] = 1


class Modifier(Effect):
    """`bend`, `project`, `combine`: works through the spell or boost it is declared with."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        return
        yield  # pragma: no cover
