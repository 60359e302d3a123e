"""Every registered game keeps the contract."""

from collections.abc import Callable

import pytest
from duel_game import Duel, DuelGame

from koldun.content.registry import games
from koldun.kernel.decisions import BACK, NO, PASS, YES, Ask, Option, Play, ask
from koldun.kernel.game import AnyGame
from koldun.testing.contract import (
    CHECKS,
    MOST_QUESTIONS,
    asks_only_for_choices,
    ends_what_it_begins,
    hides_orders,
    keeps_secrets_over_time,
    shows_what_stays,
)
from koldun.view.views import Table

pytestmark = pytest.mark.contract


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_contract(game: AnyGame, check: Callable[[AnyGame], None]) -> None:
    check(game)


class Tidy(DuelGame):
    """Before each turn the player lays the top three cards of the deck back in any order."""

    def turn(self, state: Duel) -> Play[None]:
        yield from self.lay_back(state)
        yield from super().turn(state)

    def lay_back(self, t: Duel) -> Play[None]:
        order: list[int] = []
        for _ in range(min(3, len(t.deck.cards))):
            t.cards.draw(t.deck, t.stack)
        while len(order) < len(t.stack.cards):
            left = [Option("strike", card=c) for c in t.stack.cards if c not in order]
            pick = yield from ask(t.active, "order", left, "DUE-STRIKE-01")
            order.append(pick.card)
        t.cards.move_all(t.stack, t.deck)
        t.cards.arrange(t.deck, order, t.active)


class Chatty(Tidy):
    """Each card goes back as soon as it is chosen."""

    def lay_back(self, t: Duel) -> Play[None]:
        for _ in range(min(3, len(t.deck.cards))):
            t.cards.draw(t.deck, t.stack)
        while t.stack.cards:
            left = [Option("strike", card=c) for c in t.stack.cards]
            pick = yield from ask(t.active, "order", left, "DUE-STRIKE-01")
            t.cards.move(pick.card, t.stack, t.deck)


class Counted(Tidy):
    """All go back together, but who has only equal cards left is asked no more."""

    def lay_back(self, t: Duel) -> Play[None]:
        order: list[int] = []
        for _ in range(min(3, len(t.deck.cards))):
            t.cards.draw(t.deck, t.stack)
        while len(order) < len(t.stack.cards):
            left = {t.face(c).id: Option("strike", card=c) for c in t.stack.cards if c not in order}
            pick = yield from ask(t.active, "order", [*left.values()], "DUE-STRIKE-01")
            order.append(pick.card)
        t.cards.move_all(t.stack, t.deck)
        t.cards.arrange(t.deck, order, t.active)


def test_an_order_that_stays_hidden_passes() -> None:
    hides_orders(Tidy())


@pytest.mark.parametrize("leaky", [Chatty, Counted])
def test_an_order_that_shows_is_caught(leaky: type[DuelGame]) -> None:
    with pytest.raises(AssertionError, match="learns the order"):
        hides_orders(leaky())


class Sure(DuelGame):
    """Before each turn there is one thing to do, and a way back."""

    harmful = False

    def turn(self, state: Duel) -> Play[None]:
        only = [BACK, Option("strike")]
        pick = yield from ask(state.active, "sure", only, "DUE-STRIKE-01", harmful=self.harmful)
        assert self.harmful or pick.verb == "strike"
        yield from super().turn(state)


class Harmed(Sure):
    harmful = True


class Nagging(DuelGame):
    """The same, but put to the player by hand."""

    def turn(self, state: Duel) -> Play[None]:
        yield Ask("sure", "DUE-STRIKE-01", [state.active], [[BACK, Option("strike")]])
        yield from super().turn(state)


def test_one_thing_to_do_is_done_unless_it_harms() -> None:
    asks_only_for_choices(Sure())
    asks_only_for_choices(Harmed())


def test_a_question_without_a_choice_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"asked sure \(DUE-STRIKE-01\) without"):
        asks_only_for_choices(Nagging())


class Twins(DuelGame):
    """Before each turn one of the cards of the discard pile is named."""

    def turn(self, state: Duel) -> Play[None]:
        lying = [Option("strike", card=card) for card in state.discard.cards[:2]]
        if len(lying) == 2:
            yield from ask(state.active, "sure", lying, "DUE-STRIKE-01")
        yield from super().turn(state)


def test_a_choice_between_equal_cards_in_the_open_is_none() -> None:
    with pytest.raises(AssertionError, match=r"asked sure \(DUE-STRIKE-01\) without"):
        asks_only_for_choices(Twins(), matches=8)


class Wavering(DuelGame):
    """Before each turn a card is laid down; who also holds a parry may first think again."""

    def turn(self, state: Duel) -> Play[None]:
        yield from self.lay(state)
        yield from super().turn(state)

    def lay(self, t: Duel) -> Play[None]:
        hand = t.hand(t.active)
        options = [PASS] + [Option("strike", card=card) for card in hand.cards]
        pick = yield from ask(t.active, "sure", options, "DUE-STRIKE-01")
        if pick is PASS:
            return
        if any(card != pick.card for card in t.holding(t.active, "parry")):
            self.waver(t)
            again = yield from ask(t.active, "sure", [BACK, YES, NO], "DUE-STRIKE-01")
            if again is not YES:
                return
        t.cards.move(pick.card, hand, t.discard)

    def waver(self, t: Duel) -> None:
        """Nobody hears of it."""


class Blushing(Wavering):
    """The same, but the table notices that somebody thinks again."""

    def waver(self, t: Duel) -> None:
        t.say("draws", "DUE-STRIKE-01", seat=t.active)


def test_who_may_think_again_is_not_seen_to() -> None:
    keeps_secrets_over_time(Wavering(), windows=12)
    with pytest.raises(AssertionError, match="may still be taken back"):
        keeps_secrets_over_time(Blushing(), windows=12)


class Unfinished(DuelGame):
    """Its view holds a list of the state, which goes on changing."""

    def view(self, state: Duel, seat: int) -> Table:
        table = super().view(state, seat)
        table.facts = {"life": state.life}
        return table


def test_a_view_that_goes_on_changing_is_caught() -> None:
    with pytest.raises(AssertionError, match="holds something of the state"):
        shows_what_stays(Unfinished())


class Echo(DuelGame):
    """Before each turn two echoes answer each other, and each asks which way it goes."""

    echoes = 0  # how often; 0: for ever

    def turn(self, state: Duel) -> Play[None]:
        yield from self.call(state, 1)
        yield from super().turn(state)

    def call(self, t: Duel, number: int) -> Play[None]:
        if number == self.echoes:
            return
        yield from ask(t.active, "echo", [Option("strike"), Option("parry")], "DUE-STRIKE-01")
        yield from self.answer(t, number + 1)

    def answer(self, t: Duel, number: int) -> Play[None]:
        yield from self.call(t, number)


class Fading(Echo):
    echoes = MOST_QUESTIONS // 2


def test_a_long_chain_of_effects_that_ends_passes() -> None:
    ends_what_it_begins(Fading(), matches=1)


def test_effects_that_feed_each_other_for_ever_are_caught() -> None:
    with pytest.raises(AssertionError, match=r"200 questions after choice .* the last: echo"):
        ends_what_it_begins(Echo(), matches=1)
