"""Saying it: views, prompts and events as sentences in one language."""

import re
from collections import Counter
from typing import Final

from msgspec.structs import replace

from koldun.content.library import library_of, small_print
from koldun.content.text import Argument
from koldun.kernel.game import AnyGame
from koldun.view.views import NOT_A_SEAT, CardView, EventView, OptionView, Prompt, ResultView

NOTHING: Final = "none"
# a name that ends with a mark of its own ends the sentence, too
_ENDED_TWICE: Final = re.compile(r"([!?…])\.(?=\s|$)")
_EDGE: Final = re.compile(r"(\d+\.\d+)([nesw])")


def listed(names: list[str]) -> str:
    """Equal names are counted; where one has a comma in it, semicolons part them."""
    told = [name if many == 1 else f"{name} ×{many}" for name, many in Counter(names).items()]
    return ("; " if any("," in name for name in names) else ", ").join(told)


class Speaker:
    """Speaks one language at one table, whose players have names."""

    def __init__(self, game: AnyGame, lang: str, names: list[str], me: int = NOT_A_SEAT) -> None:
        library = library_of(game)
        self.lang = lang
        self.names = names
        self.me = me  # the seat that is spoken to
        self._text = library.text
        self._cards = {card.id: card for card in library.cards}

    def say(self, id: str, **args: Argument) -> str:
        return self._say(id, args)

    def _say(self, id: str, args: dict[str, Argument]) -> str:
        return _ENDED_TWICE.sub(r"\1", self._text.say(self.lang, id, args))

    def seat(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("nobody")

    def card(self, card: CardView) -> str:
        return self.card_name(card.face) if card.face else self.say("a-card")

    def card_name(self, face: str) -> str:
        info = self._cards.get(face)
        return face if info is None else info.name[self.lang]

    def card_text(self, face: str) -> str:
        info = self._cards.get(face)
        return "" if info is None else info.text[self.lang]

    def small_print(self, face: str) -> str:
        info = self._cards.get(face)
        return "" if info is None else small_print(info, self.lang)

    def disaster(self, face: str) -> str:
        """What is told when a card strikes; messages select by `none`."""
        info = self._cards.get(face)
        return NOTHING if info is None else info.disaster.get(self.lang, NOTHING)

    def zone(self, name: str) -> str:
        return self.say(f"zone-{name}")

    def counter(self, name: str) -> str:
        return self.say(f"counter-{name}")

    def phase(self, phase: str) -> str:
        return self.say(f"phase-{phase}")

    def kind(self, kind: str) -> str:
        """A kind of card or token by its name, where the game gives it one."""
        id = f"kind-{kind}"
        return self.say(id) if self._text.has(self.lang, id) else kind

    def on_board(self, kind: str) -> str:
        """A kind of place, edge or piece by its name on the board."""
        id = f"board-{kind}"
        return self.say(id) if self._text.has(self.lang, id) else self.kind(kind)

    def place(self, place: str) -> str:
        """A place by its name, `place-R4-00`, where the game gives it one; else by its id. An edge is named by a
        square it bounds and its side (`place-edge`)."""
        id = f"place-{place}"
        edge = _EDGE.fullmatch(place)
        if edge and self._text.has(self.lang, "place-edge"):
            return self.say("place-edge", cell=edge[1], side=edge[2])
        return self.say(id) if self._text.has(self.lang, id) else place

    def event(self, event: EventView) -> str:
        args = self._args(event.seat, event.number, event.place)
        args["other"] = self.seat(event.other)
        args["word"] = event.word
        cards = [self.card(card) for card in event.cards]
        args["card"] = cards[0] if cards else self.say("a-card")
        args["cards"] = listed(cards)
        args["rest"] = listed(cards[1:])
        args["more"] = max(0, len(cards) - 1)
        args["each"] = "; ".join(f"{self._spoken(at)}: {card}" for at, card in enumerate(cards))
        args["me"] = self._who(event.seat, event.other)
        args["two"] = "yes" if event.other not in (-1, event.seat) else "no"
        args["known"] = "yes" if event.cards and event.cards[0].face else "no"
        args["told"] = self.disaster(event.cards[0].face or "") if event.cards else NOTHING
        return self._say(f"event-{event.id}", args)

    def option(self, option: OptionView, prompt: Prompt | None = None) -> str:
        """A choice, as it is called in the prompt it belongs to."""
        args = self._args(option.seat, option.number, option.place)
        args |= self._frame(prompt)
        args["ask"] = "" if prompt is None else prompt.what
        args["amount"] = 0 if prompt is None else prompt.amount or 0
        args["sum"] = option.sum or NOTHING
        args["paired"] = "yes" if option.other else "no"
        args["me"] = "seat" if self._mine(option.seat) else NOTHING
        args["card"] = self.card(option.card) if option.card else self.say("a-card")
        args["other"] = self.card(option.other) if option.other else self.say("a-card")
        return self._say(f"option-{option.verb}", args).rstrip()

    def gathered(self, events: list[EventView]) -> list[EventView]:
        """Events in a row that differ in their place and their cards only are told once, where the game has
        words for that (`event-step-row`): the last place, all cards, and how many there were."""
        found: list[EventView] = []
        for event in events:
            row = f"{event.id}-row"
            last = found[-1] if found else None
            same = last is not None and (last.seat, last.word) == (event.seat, event.word)
            if last is not None and same and last.id in (event.id, row):
                if self._text.has(self.lang, f"event-{row}"):
                    many = (last.number or 1) if last.id == row else 1
                    cards = last.cards + event.cards
                    found[-1] = replace(
                        last, id=row, place=event.place, number=many + 1, cards=cards
                    )
                    continue
            found.append(event)
        return found

    def prompt(self, prompt: Prompt) -> str:
        args = self._args(prompt.by, prompt.amount, "")
        args |= self._frame(prompt)
        args["against"] = prompt.against or 0
        args["card"] = self.card(prompt.about) if prompt.about else self.say("a-card")
        args["ways"] = self._ways(prompt)
        return self._say(f"ask-{prompt.what}", args)

    def _ways(self, prompt: Prompt) -> str:
        """What its options are for, where the game has words for that (`way-combat-play`); none: nothing of that."""
        ids = [f"way-{prompt.what}-{option.verb}" for option in prompt.options]
        told = dict.fromkeys(self.say(id) for id in ids if self._text.has(self.lang, id))
        said = ", ".join(told)
        return said[:1].upper() + said[1:] if said else NOTHING

    def result(self, result: ResultView) -> str:
        winners = self._together(result.winners)
        me = "seat" if self.me in result.winners else NOTHING
        return self.say(f"end-{result.reason}", winners=winners, me=me)

    def _together(self, seats: list[int]) -> str:
        """Several by their names, whoever is spoken to first and as "you"."""
        if not seats:
            return self.say("nobody")
        mine = [seat for seat in seats if self._mine(seat)]
        names = [self.seat(seat) for seat in seats if seat not in mine]
        if mine:
            names.insert(0, self.say("you").lower())
        *first, last = names
        return f"{', '.join(first)} {self.say('and')} {last}" if first else last

    def _frame(self, prompt: Prompt | None) -> dict[str, Argument]:
        """Who and what a prompt is about, for messages to select by."""
        if prompt is None:
            return {"by": NOTHING, "about": NOTHING, "aimed": NOTHING, "word": ""}
        by, aimed = prompt.by, prompt.aimed
        return {
            "by": NOTHING if by < 0 else "me" if by == self.me else "other",
            "about": "card" if prompt.about and prompt.about.face else NOTHING,
            "aimed": "me" if self.me in aimed else "other" if aimed else NOTHING,
            "word": prompt.word,
        }

    def _mine(self, seat: int) -> bool:
        return self.me >= 0 and seat == self.me

    def _spoken(self, seat: int) -> str:
        return self.say("you") if self._mine(seat) else self.seat(seat)

    def _who(self, seat: int, other: int) -> str:
        """Which of the two seats of an event is spoken to."""
        first, second = self._mine(seat), self._mine(other)
        return "both" if first and second else "seat" if first else "other" if second else NOTHING

    def _args(self, seat: int, number: int | None, place: str) -> dict[str, Argument]:
        return {
            "seat": self.seat(seat),
            "number": 0 if number is None else number,
            "place": self.place(place),
        }
