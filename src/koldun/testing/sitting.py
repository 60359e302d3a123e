"""A match whose seats have names and whose choices go by words: for scenarios and tests.

s = Sitting.at("krendel", ["Sasha", "Petya"], {"Sasha": {"hand": ["kre-c10", ...]}})
s.choose("Sasha", "play kre-c10")
s.fact("Sasha", "trophies")
"""

from typing import Any

from koldun.content.registry import game_named, table_for
from koldun.content.staging import facts_of
from koldun.kernel.attention import EVERYTHING
from koldun.kernel.cards import SPECTATOR
from koldun.kernel.decisions import NO_NUMBER, Option
from koldun.kernel.errors import IllegalChoice, KoldunError
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Decision, Match
from koldun.kernel.randomness import seed_of
from koldun.testing.scenes import TableScene
from koldun.testing.staging import staging_of
from koldun.view.look import look, overhear
from koldun.view.views import EventView, View


class Sitting:
    """A match and the names of its players."""

    def __init__(self, match: Match, names: list[str]) -> None:
        self.match = match
        self.names = names

    @staticmethod
    def at(
        game: str | AnyGame,
        names: list[str],
        table: dict[str, Any] | None = None,
        dice: list[int] | None = None,
        options: dict[str, Any] | None = None,
        seed: str = "scenario",
        place: str = "table",
        attention: int = EVERYTHING,
    ) -> "Sitting":
        """Sit down at a table set as described (see `TableScene`). Seats are called for everything they
        may do, unless told otherwise: scenarios are about what the rules allow."""
        found = game_named(game) if isinstance(game, str) else game
        scene = TableScene(table or {}, names, dice, place)
        setup = table_for(found, len(names), options, scene)
        setup.attention = attention
        return Sitting(Match.start(found, setup, seed_of(seed)), names)

    def seat(self, name: str) -> int:
        if name not in self.names:
            raise KoldunError(f"nobody is called {name!r}")
        return self.names.index(name)

    # --- choosing

    def choose(self, name: str, *choices: str) -> "Sitting":
        """One choice after the other by words: `play kre-c10`, `target Petya`, `pass`."""
        for words in choices:
            found = self.find(name, words)
            if not found:
                raise IllegalChoice(
                    f"{name} is not offered {words!r}; offered: {', '.join(self.offered(name))}"
                )
            self.match.choose(self.seat(name), found[0])
        return self

    def open_to(self, name: str) -> Decision | None:
        """What a seat has to decide, or may start though it was not called."""
        seat = self.seat(name)
        return self.match.decision(seat) or self.match.aside(seat)

    def may(self, name: str, words: str) -> bool:
        return bool(self.find(name, words))

    def find(self, name: str, words: str) -> list[int]:
        """Indexes of the options meant by a verb and things it refers to, in any order.

        Those that refer to nothing else come first.
        """
        decision = self.open_to(name)
        if decision is None:
            return []
        wanted = self.spoken(words)
        found = [
            i
            for i, option in enumerate(decision.options)
            if option.verb == wanted[0] and set(wanted[1:]) <= set(self.refs(option))
        ]
        return sorted(
            found, key=lambda i: len(self.refs(decision.options[i])) > 2 * (len(wanted) - 1)
        )

    def spoken(self, words: str) -> list[str]:
        """Words one by one; a seat's name is one word, however many blanks it has."""
        said = words.split()
        spaced = sorted((name.split() for name in self.names if " " in name), key=len, reverse=True)
        found: list[str] = []
        while said:
            name = next((n for n in spaced if said[: len(n)] == n), said[:1])
            found.append(self._spelled(name))
            del said[: len(name)]
        return found

    def _spelled(self, parts: list[str]) -> str:
        """A name as it is written, whatever blanks it has."""
        return next((name for name in self.names if name.split() == parts), " ".join(parts))

    def offered(self, name: str) -> list[str]:
        """What a seat may choose, in words, called or not; empty when there is nothing."""
        decision = self.open_to(name)
        if decision is None:
            return []
        return [" ".join([option.verb, *self.refs(option)[::2]]) for option in decision.options]

    def refs(self, option: Option) -> list[str]:
        """Names of what an option refers to: face and id of cards, names of seats, places, numbers."""
        refs: list[str] = []
        for card in (option.card, option.other):
            if card >= 0:
                refs += [self.match.state.face(card).id, self.match.card_id(card)]
        if option.seat >= 0:
            refs += [self.names[option.seat], f"s{option.seat}"]
        if option.place:
            refs += [option.place, f"@{option.place}"]
        if option.number != NO_NUMBER:
            refs += [str(option.number), f"n{option.number}"]
        return refs

    def asked(self) -> list[str]:
        """Who has something to decide, in seat order."""
        return [self.names[seat] for seat in sorted(d.seat for d in self.match.pending())]

    def what(self, name: str = "") -> str:
        """What the open question is, of anybody or of one seat; empty when there is none."""
        if not name:
            return "" if self.match.ask is None else self.match.ask.what
        decision = self.match.decision(self.seat(name))
        return "" if decision is None else decision.what

    # --- reading

    def fact(self, name: str, fact: str = "") -> Any:
        """`fact("round")` of the table, `fact("Sasha", "trophies")` of a seat."""
        facts = self.facts()
        return facts[name] if not fact else facts["seats"][self.seat(name)][fact]

    def facts(self) -> dict[str, Any]:
        """All facts by name; those of each seat under `seats`."""
        state = self.match.state
        return facts_of(staging_of(state), state)

    def zone(self, zone: str, name: str = "") -> list[str]:
        """The faces in a zone, from the top."""
        wanted = zone if not name else f"{zone}/{self.seat(name)}"
        for z in self.match.state.zones():
            if z.name() == wanted:
                return [self.match.state.face(card).id for card in reversed(z.cards)]
        raise KoldunError(f"there is no zone {wanted!r}")

    def view(self, name: str = "") -> View:
        """What a seat sees; without a name, what a spectator sees."""
        return look(self.match, self.seat(name) if name else SPECTATOR)

    def sees(self, name: str = "") -> set[str]:
        """All faces a seat (or a spectator) sees on the table now."""
        return {c.face for zone in self.view(name).table.zones for c in zone.cards if c.face}

    def heard(self, name: str = "") -> list[str]:
        """All events in words, as a seat or a spectator heard them: `beat Sasha Petya 1`."""
        seat = self.seat(name) if name else SPECTATOR
        return [" ".join(self.words(event)) for event in overhear(self.match, seat)]

    def told(self, name: str = "") -> set[str]:
        """All faces a seat (or a spectator) was ever told of."""
        seat = self.seat(name) if name else SPECTATOR
        return {c.face for event in overhear(self.match, seat) for c in event.cards if c.face}

    def words(self, event: EventView) -> list[str]:
        words = [event.id]
        words += [self.names[seat] for seat in (event.seat, event.other) if seat >= 0]
        if event.number is not None:
            words.append(str(event.number))
        words += [word for word in (event.place, event.word) if word]
        return words + [card.face or "?" for card in event.cards]
