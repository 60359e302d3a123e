"""The contract of a game: what every registered game must keep, ours and anybody's.

Each check takes a game and raises AssertionError with what was broken. `tests/test_contract.py`
runs all of them on every installed game; a plug-in can run them in its own tests:

    from koldun.testing.contract import CHECKS
    for check in CHECKS: check(my_game)
"""

from collections import Counter
from collections.abc import Callable, Iterator

import msgspec

from koldun.bots.policies import RandomChoice, by_hints, play_randomly, wander
from koldun.content.library import library_of
from koldun.content.match_files import read_file, replay, to_file
from koldun.content.registry import table_for
from koldun.content.text import LANGUAGES, Argument
from koldun.kernel import game as kinds
from koldun.kernel.attention import CALL, LEVELS
from koldun.kernel.cards import ALL, SPECTATOR, reface
from koldun.kernel.decisions import BACK, PASS, PASS_UNTIL, Choice, Option
from koldun.kernel.errors import IllegalChoice
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Decision, Match
from koldun.kernel.randomness import Rng, derive, seed_of
from koldun.kernel.state import WINDOW
from koldun.testing.copies import copies_completely
from koldun.view.look import look, overhear
from koldun.view.views import NOT_A_SEAT, View
from koldun.view.words import Speaker

MOST_DECISIONS = 150_000

MOST_QUESTIONS = 200
"""In one unit of play."""

ENOUGH = 20_000
"""Whole matches of one seat count are played until so many decisions were made."""


def seat_counts(game: AnyGame) -> range:
    return range(game.least, game.most + 1)


def begin(game: AnyGame, players: int, seed: str, log: bool = True, whole: bool = False) -> Match:
    """A match to check, played by nobody: with the game's `brief` options, unless it is to be a whole one."""
    options = game.unattended if whole else {**game.unattended, **game.brief}
    return Match.start(game, table_for(game, players, options), seed_of(f"{game.id} {seed}"), log)


def moments(match: Match, seed: str, most: int) -> Iterator[tuple[int, Match]]:
    """Random play to the end, looked at in up to `most` moments, spread evenly; and how far it is."""
    length = sum(1 for _ in wander(match.at(0), seed))
    every = -(-length // most)
    for step, now in enumerate(wander(match, seed)):
        if step % every == 0 and now.ask is not None:
            yield step, now


# --- playing


def plays_to_the_end(game: AnyGame, matches: int = 6) -> None:
    """Random play ends at every seat count, with a consistent result."""
    for players in seat_counts(game):
        made = 0
        for number in range(matches):
            match = begin(game, players, f"end {number}", log=False, whole=True)
            made += play_randomly(match, RandomChoice(seed_of(str(number))), MOST_DECISIONS)
            assert match.result is not None, f"{game.id}: {players} players: no end (seed {number})"
            check_result(match)
            if made >= ENOUGH:
                break


def check_result(match: Match) -> None:
    result, players = match.result, match.setup.players
    assert result is not None
    assert len(result.places) == players
    assert len(result.scores) == players
    assert min(result.places) == 1
    for seat in range(players):
        better = sum(1 for place in result.places if place < result.places[seat])
        assert result.places[seat] == better + 1, f"places {result.places} do not count up"
    assert all(result.places[seat] == 1 for seat in result.winners)
    assert not set(result.winners) & set(result.out), "somebody who is out has won"
    can = match.game.capabilities
    assert result.winners or kinds.NO_WINNER in can
    assert len(result.winners) <= 1 or kinds.SHARED in can


def ends_what_it_begins(game: AnyGame, matches: int = 2) -> None:
    """No effects feed each other for ever: a unit of play ends before so many questions were put.

    A unit is one action with all that follows from it, question within question.
    """
    for players in seat_counts(game):
        for number in range(matches):
            match = begin(game, players, f"unit {number}", log=False)
            unit, put, last = -1, 0, match.ask
            for now in wander(match, f"unit {number}"):
                if now.turns != unit:
                    unit, put, last = now.turns, 0, None
                if now.ask is not None and now.ask is not last:
                    put, last = put + 1, now.ask
                    assert put <= MOST_QUESTIONS, (
                        f"{game.id}: {players} players (seed {number}): {MOST_QUESTIONS} questions "
                        f"after choice {len(now.choices) - put} and no end, the last: {last.what}"
                    )


def asks_only_for_choices(game: AnyGame, matches: int = 2) -> None:
    """No question without a choice, unless the one thing to do harms who does it (`ask(..., harmful=True)`).

    A way back, standing answers and equal cards in the open are no choice.
    """
    for players in seat_counts(game):
        for number in range(matches):
            match = begin(game, players, f"choice {number}", log=False)
            play = by_hints if number % 2 else wander
            for now in play(match, f"choice {number}"):
                for decision in now.pending():
                    a_choice(now, decision)


def a_choice(match: Match, decision: Decision) -> None:
    """Is there something to choose between?"""
    ask = match.ask
    assert ask is not None
    if ask.harms(ask.index(decision.seat)):
        return
    options = [o for o in decision.options if o is not BACK and o.verb != PASS_UNTIL]
    kinds = {_what_it_does(match, option) for option in options}
    assert len(kinds) > 1, (
        f"{match.game.id}: seat {decision.seat} is asked {decision.what} ({decision.rule}) "
        f"without a choice: {sorted(kinds)} (choice {len(match.choices)})"
    )


def _what_it_does(match: Match, option: Option) -> str:
    """Options do the same if they name equal cards that all see. Equal cards of a hand are two: a question left out
    would show others that they are equal."""
    cards = match.state.cards
    named = []
    for card in (option.card, option.other):
        shown = card >= 0 and cards.seen[card] == ALL
        named.append(cards.faces[card].id if shown else str(card))
    return f"{option.verb} {named} {option.seat} {option.number} {option.place}"


def keeps_its_cards(game: AnyGame, matches: int = 2) -> None:
    """At every decision each card lies in exactly one zone, and none is made or lost."""
    for players in seat_counts(game):
        for number in range(matches):
            match = begin(game, players, f"cards {number}", log=False)
            box = Counter(face.id for face in match.state.cards.faces)
            for now in wander(match, str(number)):
                lying = sorted(card for zone in now.state.zones() for card in zone.cards)
                assert lying == list(range(len(lying))), "a card lies in two zones or in none"
                assert len(lying) == len(now.state.cards.faces)
                assert Counter(face.id for face in now.state.cards.faces) == box
                names = [zone.name() for zone in now.state.zones()]
                assert len(set(names)) == len(names), "two zones have the same name"


def replays_exactly(game: AnyGame) -> None:
    """The same seed and choices give the same digest on the way, through a file too."""
    for players in seat_counts(game):
        match = begin(game, players, "replay")
        digests = {len(now.choices): now.digest() for _, now in moments(match, "replay", 150)}
        again = begin(game, players, "replay", log=False)
        assert again.digest() == digests[0]
        for number, choice in enumerate(match.choices, 1):
            again.choose(choice.seat, choice.index)
            assert again.digest() == digests.get(number, again.digest())
        assert again.digest() == match.digest()
        data = to_file(match)
        loaded = replay(read_file(data, "file"), "file")
        assert loaded.digest() == match.digest()
        assert to_file(loaded) == data


def copies_truly(game: AnyGame) -> None:
    """A copy is equal, goes on alike, and never disturbs the original."""
    for players in seat_counts(game):
        match = begin(game, players, "copy", log=False)
        for step, now in moments(match, "copy", 40):
            before = now.digest()
            copy = now.copy()
            assert copy.digest() == before, f"a copy after {step} choices differs"
            twin = copy.copy(checkpoints=True)
            play_randomly(copy, RandomChoice(seed_of("on")), 40)
            play_randomly(twin, RandomChoice(seed_of("on")), 40)
            assert twin.digest() == copy.digest(), "copy and copy of a copy go on differently"
            assert now.digest() == before, "a copy disturbed the original"


def undoes(game: AnyGame) -> None:
    """Taking back leads exactly to where one was."""
    match = begin(game, game.least, "undo")
    before = match.digest()
    for step, now in enumerate(wander(match, "undo")):
        if now.ask is None or step > 60:
            break
        seat = now.pending()[0].seat
        again = now.at(len(now.choices), log=True)
        again.choose(seat, 0)
        again.can_undo(seat)
        again.undo(seat)
        before = now.digest()
        assert again.digest() == before, f"undo after {step} choices leads elsewhere"
        assert len(again.events()) == len(now.events())


def refuses_what_is_not_offered(game: AnyGame) -> None:
    match = begin(game, game.most, "refuse")
    for step, now in enumerate(wander(match, "refuse")):
        if now.ask is None or step > 30:
            break
        before = now.digest()
        asked = {decision.seat for decision in now.pending()}
        for seat in range(-1, game.most + 2):
            for index in (-1, 10_000, 0):
                if index == 0 and seat in asked:
                    continue
                try:
                    now.choose(seat, index)
                except IllegalChoice:
                    continue
                raise AssertionError(f"seat {seat} was allowed choice {index}")
        assert now.digest() == before, "a refused choice changed something"


# --- hiding


def hides_what_is_hidden(game: AnyGame) -> None:
    """What a seat cannot know may be re-dealt: its view and options stay as they are."""
    for players in seat_counts(game):
        match = begin(game, players, "hidden", log=False)
        for step, now in moments(match, "hidden", 40):
            for decision in now.pending():
                seat = decision.seat
                seen = _own_view(now.truth(seat), seat)
                for seed in (b"1" * 32, b"2" * 32):
                    other = now.imagine(seat, seed)
                    assert _own_view(other, seat) == seen, (
                        f"{players} players, step {step}: seat {seat} sees what it cannot know"
                    )


def _own_view(match: Match, seat: int) -> bytes:
    """A view without who has answered already: an imagined match forgets secret answers.

    So does a match as `Match.truth` gives it, to compare with; whom a window asks goes here.
    """
    view = look(match, seat)
    view.waiting = []
    return msgspec.json.encode(view)


def shows_what_stays(game: AnyGame, choices: int = 60) -> None:
    """A view stays as it was while the match goes on: a server sends only what is otherwise in the next."""
    for players in seat_counts(game):
        match = begin(game, players, "views", log=False)
        kept: list[tuple[View, bytes]] = []
        for step in range(choices):
            if match.result is not None:
                break
            view = look(match, step % players)
            kept.append((view, msgspec.json.encode(view)))
            play_randomly(match, RandomChoice(seed_of(f"views {step}")), 1)
        for step, (view, then) in enumerate(kept):
            assert msgspec.json.encode(view) == then, (
                f"{players} players: the view of step {step} has changed since; it holds something of the state"
            )


def imagines_playable_worlds(game: AnyGame) -> None:
    """A re-dealt match plays on to its end, and a copy of it plays on the same way."""
    for players in seat_counts(game):
        match = begin(game, players, "imagine", log=False)
        for step, now in moments(match, "imagine", 10):
            seat = now.pending()[-1].seat
            world = now.imagine(seat, seed_of(f"world {step}"))
            box = Counter(face.id for face in world.state.cards.faces)
            assert box == Counter(face.id for face in now.state.cards.faces)
            play_randomly(world, RandomChoice(seed_of(f"{step}")), 15)
            twin = world.copy()
            assert twin.digest() == world.digest(), "a copy of an imagined match differs"
            play_randomly(world, RandomChoice(seed_of("on")), MOST_DECISIONS)
            assert world.result is not None


def keeps_secrets_over_time(game: AnyGame, windows: int = 6) -> None:
    """Swap hidden cards that stay hidden for a while: nothing a seat sees or hears changes.

    Seats butt in where they were not called, and are called for more or less as they have set.
    """
    for players in seat_counts(game):
        match = begin(game, players, "secret")
        rng = Rng(derive(match.seed, "secret windows"))
        for seat in range(players):
            match.attend(seat, rng.below(len(LEVELS)))
        for step, _ in enumerate(wander(match, "secret")):
            if step >= 600:
                break
        for _ in range(windows):
            start = rng.below(max(1, len(match.choices) - 2))
            secret_window(match, start, rng.below(players + 1), rng, 14)


def secret_window(match: Match, start: int, seat: int, rng: Rng, length: int) -> int:
    """Compare two worlds that differ only in what a watcher cannot know, window by window and
    choice by choice.

    `seat` beyond the last one means a spectator. Returns how many choices were compared.
    """
    if seat >= match.setup.players:
        seat = SPECTATOR
    real = match.at(start, log=True, patient=True)
    while real.group_start() != len(real.choices):  # begin where nobody has answered yet
        start -= 1
        real = match.at(start, log=True, patient=True)
    choices = match.choices[start : start + length]
    hidden = hidden_throughout(match, start, len(choices), seat)
    hidden -= _asked_about(real)
    twin = match.at(start, log=True, patient=True)
    permute(twin, hidden, seat, rng)
    compared = 0
    for choice in choices:
        _close_windows(real, twin)
        seen = _all_seen(real, seat)
        assert seen == _all_seen(twin, seat), (
            f"{match.game.id}: watcher {seat} can tell after {compared} of {length} choices "
            f"from choice {start}"
        )
        card = _named(real, choice)
        try:
            _both(real, twin, choice)
        except IllegalChoice:
            return compared  # with other cards that choice does not exist
        if card >= 0 and _known(real, card, seat) != _known(twin, card, seat):
            # Played at once in one world, while in the other a further card or target can be chosen, or all taken
            # back. Nobody learns that: whoever watches is sent only what is new to it, and there is nothing new.
            late = twin if _known(real, card, seat) else real
            assert _all_seen(late, seat) == seen, (
                f"{match.game.id}: watcher {seat} can tell that a card may still be taken back"
            )
            if late is real:
                return compared  # what it will do is not known yet
            _go_through_with_it(twin, choice.seat, card, seat)
        compared += 1
    return compared


def _go_through_with_it(match: Match, who: int, card: int, seat: int) -> None:
    """Answer what is still asked about a card until the watcher sees it: go on, add nothing, take nothing back."""
    while not _known(match, card, seat):
        decision = match.decision(who)
        assert decision is not None, f"{match.game.id}: a card that was chosen is never shown"
        onward = [i for i, option in enumerate(decision.options) if option is not BACK]
        match.choose(who, onward[0])


def _named(match: Match, choice: Choice) -> int:
    """The card that a choice names, or -1."""
    decision = match.decision(choice.seat)
    if decision is None or not 0 <= choice.index < len(decision.options):
        return -1
    return decision.options[choice.index].card


def _known(match: Match, card: int, seat: int) -> bool:
    return match.state.cards.known(card, seat)


def _close_windows(real: Match, twin: Match) -> None:
    """Windows that are answered in the one world are closed in both; who was called only in the
    other lets it go."""
    while real.held():
        while not twin.held():
            twin.choose(twin.pending()[0].seat, 0)
        real.go_on()
        twin.go_on()


def _both(real: Match, twin: Match, choice: Choice) -> None:
    """Make a choice in both worlds. Who is called in one may be free to butt in in the other."""
    who = choice.seat
    if choice.index == CALL:
        if twin.aside(who) is not None:
            twin.call(who)
    elif choice.setting():
        twin.choose(who, choice.index)
    else:
        key = real.name_of(choice)
        if twin.decision(who) is not None or key != PASS.verb:
            twin.choose_key(who, key)
    real.choose(who, choice.index)


def _asked_about(match: Match) -> set[int]:
    """Cards of the open question to one seat: its options were made from them and stay as they are."""
    ask = match.ask
    if ask is None or ask.windowed or len(ask.seats) > 1:
        return set()
    return {card for option in ask.options[0] for card in (option.card, option.other)}


def windows_opened(match: Match) -> int:
    """How many windows have been opened; everybody hears of each, whoever could respond."""
    return sum(1 for event in match.events() if event.id == WINDOW)


def _all_seen(match: Match, seat: int) -> bytes:
    return msgspec.json.encode([look(match, seat), overhear(match, seat)])


def hidden_throughout(match: Match, start: int, length: int, seat: int) -> set[int]:
    now = match.at(start)
    cards = now.state.cards
    hidden = {c for c in range(len(cards.faces)) if not cards.known(c, seat)}
    marks = cards.serials[:]
    for choice in match.choices[start : start + length]:
        now.choose(choice.seat, choice.index)
        cards = now.state.cards
        hidden = {c for c in hidden if not cards.known(c, seat) and cards.serials[c] == marks[c]}
    return hidden


def permute(match: Match, hidden: set[int], seat: int, rng: Rng) -> None:
    cards = match.state.cards
    pools: dict[tuple[str, int, str], list[int]] = {}
    for zone in match.state.zones():
        owner = zone.owner if zone.kind.pool == "own" else -1
        for card in zone.cards:
            if card in hidden:
                pools.setdefault((zone.kind.pool, owner, cards.faces[card].back), []).append(card)
    for pool in pools.values():
        faces = [cards.faces[card] for card in pool]
        rng.shuffle(faces)
        for card, face in zip(pool, faces, strict=True):
            reface(cards, card, face)
    ask = match.ask
    if ask is not None and (len(ask.seats) > 1 or ask.windowed):
        ask.refresh(seat)
        match.settle()


def hides_orders(game: AnyGame, tries: int = 2) -> None:
    """Who lays cards in an order where others cannot look does not tell them the order."""
    for players in seat_counts(game):
        match = begin(game, players, "orders")
        tried: Counter[str] = Counter()
        for now in wander(match, "orders"):
            for decision in now.pending():
                tried[decision.what] += 1
                if tried[decision.what] <= tries:
                    order_stays_hidden(now)


def order_stays_hidden(match: Match) -> int:
    """Answer the open question about cards in two orders; returns how many pairs were compared.

    Where only the order of cards differs afterwards, in zones that a watcher cannot look into,
    this watcher must have seen and heard the same all the way.
    """
    if len(match.pending()) != 1:
        return 0
    decision = match.pending()[0]
    keys = [match.key(option) for option in decision.options if option.card >= 0]
    compared = 0
    for i, j in ((0, 1), (0, 2), (1, 2)):
        if j < len(keys):
            rest = [key for key in keys if key not in (keys[i], keys[j])]
            one, other = [keys[i], keys[j], *rest], [keys[j], keys[i], *rest]
            for watcher in _blind_to_the_order(match, decision, one, other):
                compared += 1
                assert _trail(match, decision, one, watcher) == _trail(
                    match, decision, other, watcher
                ), f"{match.game.id}: {decision.what}: watcher {watcher} learns the order"
    return compared


def _answer(now: Match, decision: Decision, wanted: list[str]) -> Iterator[Match]:
    """Answer the same question as long as it is put again, by the first wanted key on offer."""
    left = wanted[:]
    again = now.decision(decision.seat)
    while again is not None and again.what == decision.what:
        offered = [now.key(option) for option in again.options]
        key = next((key for key in left if key in offered), None)
        if key is None:
            return
        left.remove(key)
        now.choose_key(decision.seat, key)
        yield now
        again = now.decision(decision.seat)


def _blind_to_the_order(
    match: Match, decision: Decision, one: list[str], other: list[str]
) -> list[int]:
    """Watchers of two ways to answer that differ only in the order of cards they cannot look at."""
    ends = [list(_answer(match.copy(), decision, wanted))[-1].state for wanted in (one, other)]
    if ends[0].facts() != ends[1].facts():
        return []
    seeing = 0
    differ = False
    for a, b in zip(ends[0].zones(), ends[1].zones(), strict=True):
        if sorted(a.cards) != sorted(b.cards):
            return []
        if a.kind.loose:
            continue  # a hand has no order
        if [ends[0].face(c).id for c in a.cards] != [ends[1].face(c).id for c in b.cards]:
            differ = True
            seeing |= a.viewers
    watchers = [*range(match.setup.players), SPECTATOR] if differ else []
    return [w for w in watchers if w != decision.seat and not seeing >> w & 1]


def _trail(match: Match, decision: Decision, wanted: list[str], watcher: int) -> list[bytes]:
    """What a watcher sees and hears after each answer; in a window only after the last."""
    again = match.at(len(match.choices), log=True)
    seen = [_all_seen(now, watcher) for now in _answer(again, decision, wanted)]
    return seen[-1:] if decision.windowed else seen


# --- saying


def says_everything(game: AnyGame, matches: int = 3) -> None:
    """Every prompt, option, event, zone, counter and result has words in both languages,
    and every rule it cites is in the ledger. Each message is said a few times, not thousands."""
    for players in seat_counts(game):
        critic = _Critic(game, players)
        for number in range(matches):
            match = begin(game, players, f"words {number}")
            for now in wander(match, f"words {number}"):
                for decision in now.pending():
                    critic.prompt(now, decision)
            for seat in [*range(players), SPECTATOR]:
                critic.events(match, seat)
            critic.table(look(match))


_NOBODY = "(nobody)"
_A_CARD = "(a card)"


class _Plain(Speaker):
    """Says where a name is missing, so that it can be found in a sentence."""

    def say(self, id: str, **args: Argument) -> str:
        if id == "nobody":
            return _NOBODY
        return _A_CARD if id == "a-card" else super().say(id, **args)


class _Critic:
    """Listens to whether everything can be said."""

    def __init__(self, game: AnyGame, players: int) -> None:
        names = [f"Nix{seat}" for seat in range(players)]
        self.ledger = library_of(game).ledger
        self.speakers = [_Plain(game, lang, names) for lang in LANGUAGES]
        self.heard: Counter[str] = Counter()

    def new(self, id: str) -> bool:
        self.heard[id] += 1
        return self.heard[id] <= 4

    def prompt(self, match: Match, decision: Decision) -> None:
        fresh = [f"option {o.verb}" for o in decision.options if self.new(f"option {o.verb}")]
        if not self.new(f"ask {decision.what} {decision.rule}") and not fresh:
            return
        prompt = look(match, decision.seat).prompt
        assert prompt is not None
        assert self.ledger.knows(prompt.rule), f"prompt {prompt.what}: rule {prompt.rule!r}"
        for speaker in self.speakers:
            speaker.me = decision.seat
            self.fair(speaker, speaker.prompt(prompt), f"ask-{prompt.what}")
            for option in prompt.options:
                self.fair(speaker, speaker.option(option, prompt), f"option-{option.verb}")

    def events(self, match: Match, seat: int) -> None:
        for event in overhear(match, seat):
            if self.new(f"event {event.id} {event.rule} {event.word}"):
                assert self.ledger.knows(event.rule), f"event {event.id}: rule {event.rule!r}"
                for speaker in self.speakers:
                    speaker.me = NOT_A_SEAT if seat == SPECTATOR else seat
                    self.fair(speaker, speaker.event(event), f"event-{event.id}")

    def fair(self, speaker: Speaker, said: str, id: str) -> None:
        """It is said, me is not spoken of by name, and nothing is said of nobody or an unknown card."""
        where = f"{id} in {speaker.lang}, said to seat {speaker.me}: {said!r}"
        assert said, where
        assert speaker.me < 0 or speaker.names[speaker.me] not in said, where
        assert _NOBODY not in said, where
        assert f"«{_A_CARD}»" not in said, where

    def table(self, view: View) -> None:
        assert view.result is not None
        for speaker in self.speakers:
            assert speaker.result(view.result)
            assert speaker.phase(view.table.phase)
            for zone in view.table.zones:
                assert speaker.zone(zone.name)
            for seat in view.table.seats:
                assert all(speaker.counter(name) for name in seat.counters)


def has_all_its_words(game: AnyGame) -> None:
    """Both languages have the same messages; title and cards have names and texts."""
    text = library_of(game).text
    first, second = (text.ids(lang) for lang in LANGUAGES)
    assert first == second, f"messages in one language only: {sorted(first ^ second)}"
    for lang in LANGUAGES:
        for id in ("title", "tagline", "about"):
            assert text.say(lang, id)
        for card in library_of(game).cards:
            assert card.name[lang], card.id
            assert card.text[lang], card.id
            assert text.has(lang, f"kind-{card.kind}"), f"kind-{card.kind}"


def is_what_it_says(game: AnyGame) -> None:
    """Capabilities are true: what random play shows is declared."""
    shown: set[str] = set()
    for players in seat_counts(game):
        match = begin(game, players, "capabilities", log=False)
        for now in wander(match, "capabilities"):
            ask = now.ask
            if ask is None:
                break
            if ask.windowed:
                shown.add(kinds.WINDOWS)
            elif len(ask.seats) > 1:
                shown.add(kinds.TOGETHER)
            if kinds.BOARD not in shown and look(now).table.board is not None:
                shown.add(kinds.BOARD)
            if any(s != -1 for s in now.state.cards.seen):
                shown.add(kinds.HIDDEN)
    assert shown <= game.capabilities, f"not declared: {sorted(shown - game.capabilities)}"
    declared = game.capabilities & {kinds.WINDOWS, kinds.TOGETHER, kinds.BOARD, kinds.HIDDEN}
    assert declared <= shown, f"never seen: {sorted(declared - shown)}"


CHECKS: tuple[Callable[[AnyGame], None], ...] = (
    plays_to_the_end,
    ends_what_it_begins,
    asks_only_for_choices,
    keeps_its_cards,
    replays_exactly,
    copies_truly,
    copies_completely,
    undoes,
    refuses_what_is_not_offered,
    hides_what_is_hidden,
    shows_what_stays,
    imagines_playable_worlds,
    keeps_secrets_over_time,
    hides_orders,
    says_everything,
    has_all_its_words,
    is_what_it_says,
)
