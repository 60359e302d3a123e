"""Steps: pages, windows, secrets. Whatever the face, the match behind it is the same."""

from collections.abc import Callable

import numpy as np
import pytest
from envs.tables import brief

import koldun
from koldun.content.registry import games, table_for
from koldun.envs.face import Face
from koldun.envs.named import Names, name_of
from koldun.envs.sheets import Overflow, Sheets
from koldun.envs.steps import NO_PAGES, OVER, Steps, seed_for
from koldun.envs.words import OptionTexts, texts
from koldun.kernel.errors import IllegalChoice, WrongTable
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, seed_of

Pick = Callable[[Steps], int]


def begun(id: str, players: int, seed: int = 1, slots: int = 64, auto_pass: bool = False) -> Steps:
    game = games()[id]
    return Steps.start(game, table_for(game, players, brief(id)), seed_for(seed), slots, auto_pass)


def pick_of(steps: Steps) -> int:
    """A choice that depends on nothing but how many were made before."""
    return Rng(seed_of(f"pick {len(steps.match.choices)}")).below(steps.count)


def play_on(steps: Steps, most: int = 100_000) -> int:
    """Take `pick_of` until the match ends; how many steps were forced."""
    forced = 0
    for _ in range(most):
        if steps.seat == OVER:
            break
        forced += steps.forced
        steps.take(0 if steps.forced else pick_of(steps))
    return forced


# --- pages


def test_turning_pages_offers_everything_once_and_changes_nothing() -> None:
    steps = begun("krendel", 2, slots=3)
    whole = begun("krendel", 2)
    said = texts(whole)
    assert len(said) == whole.count == 5
    found: list[str] = []
    before = steps.match.digest()
    for page in range(steps.pages()):
        assert steps.page == page
        assert steps.legal()[-1] == 2
        assert texts(steps)[-1] == f"page {page + 1} of 3: turn it"
        found += [text for text in texts(steps)[:-1] if text]
        steps.step(2)
    assert steps.page == 0
    assert found == said
    assert steps.match.digest() == before


def test_the_last_page_masks_what_it_has_not() -> None:
    steps = begun("krendel", 2, slots=3)
    sheets = Sheets(steps.match.game, steps.match.setup, 3)
    steps.step(2)
    steps.step(2)
    seen = sheets.write(steps, steps.seat)
    assert seen["action_mask"].tolist() == [1, 0, 1]
    assert seen["option_features"][2, -1] == 1.0
    assert seen["option_tokens"][1].tolist() == [0, 0]
    with pytest.raises(IllegalChoice):
        steps.step(1)
    assert steps.match.choices == []
    steps.step(0)
    assert steps.match.choices[0].index == 4


@pytest.mark.parametrize("id", ["krendel", "three_mages"])
def test_a_match_is_the_same_on_small_pages(id: str) -> None:
    small, whole = begun(id, 2, slots=2), begun(id, 2)
    while whole.seat != OVER:
        index = pick_of(whole)
        assert small.seat == whole.seat
        while not small.span()[0] <= index < small.span()[1]:
            small.step(small.slots - 1)
        small.step(index - small.span()[0])
        whole.take(index)
    assert small.match.digest() == whole.match.digest()


def test_features_of_a_page_are_those_of_its_options() -> None:
    small, whole = begun("three_mages", 2, slots=4), begun("three_mages", 2)
    for _ in range(30):
        wide = Sheets(whole.match.game, whole.match.setup, 64).write(whole, whole.seat)
        narrow = Sheets(whole.match.game, whole.match.setup, 4)
        if small.count > 4:
            for _page in range(small.pages()):
                seen = narrow.write(small, small.seat)
                first, last = small.span()
                for key in ("option_tokens", "option_features"):
                    assert (seen[key][: last - first] == wide[key][first:last]).all()
                small.step(3)
        index = pick_of(whole)
        small.take(index)
        whole.take(index)


def test_too_few_slots_are_refused() -> None:
    with pytest.raises(WrongTable):
        begun("krendel", 2, slots=1)


# --- windows


@pytest.mark.parametrize(("id", "players"), [("krutagidon", 3), ("munchkin", 3), ("wiz_war", 2)])
def test_every_invited_seat_steps_in_a_window(id: str, players: int) -> None:
    steps = begun(id, players)
    windows = passed = 0
    for _ in range(3000):
        if steps.seat == OVER:
            break
        ask = steps.ask
        assert ask is not None
        if ask.windowed:
            windows += 1
            stepped = []
            while steps.ask is ask:
                stepped.append(steps.seat)
                passed += steps.forced
                steps.take(0)
            assert stepped == ask.seats
        else:
            steps.take(pick_of(steps))
    assert windows
    assert passed, "nobody had nothing to play"


@pytest.mark.parametrize(("id", "players"), [("krutagidon", 3), ("munchkin", 3), ("krendel", 3)])
def test_leaving_forced_steps_out_gives_the_same_match(id: str, players: int) -> None:
    every, real = begun(id, players), begun(id, players, auto_pass=True)
    forced = play_on(every)
    assert play_on(real) == 0
    assert forced or id == "krendel"
    assert every.match.digest() == real.match.digest()


# --- secrets


def test_answers_to_one_question_stay_secret_until_all_are_in() -> None:
    steps = begun("krendel", 4)
    sheets = Sheets(steps.match.game, steps.match.setup, 8)
    steps.select(3)
    before = sheets.write(steps, 3)
    steps.select(0)
    steps.step(2)
    assert steps.asked() == [1, 2, 3]
    steps.select(3)
    after = sheets.write(steps, 3)
    for key in ("option_tokens", "option_features", "action_mask"):
        assert (before[key] == after[key]).all()
    assert (before["observation"]["tokens"] == after["observation"]["tokens"]).all()
    assert (before["observation"]["numbers"] == after["observation"]["numbers"]).all()


@pytest.mark.parametrize(("id", "players"), [("krendel", 3), ("three_mages", 2)])
def test_a_world_the_seat_imagines_looks_the_same(id: str, players: int) -> None:
    steps = begun(id, players, auto_pass=True)
    sheets = Sheets(steps.match.game, steps.match.setup, 64, flat=True)
    for n in range(60):
        seat = steps.seat
        world = Steps(steps.match.imagine(seat, seed_of(f"world {n}")))
        world.select(seat)
        true, imagined = sheets.write(steps, seat), sheets.write(world, seat)
        for key, value in true.items():
            assert (value == imagined[key]).all(), key
        steps.take(pick_of(steps))


# --- words


def test_options_in_words_can_be_read_late() -> None:
    for id, players in (("krutagidon", 3), ("krendel", 3)):
        steps = begun(id, players, slots=3)
        kept: list[tuple[OptionTexts, list[str]]] = []
        for n in range(60):
            if n % 7 == 3 and steps.count > 3:
                steps.step(2)
            kept.append((OptionTexts(steps), texts(steps)))
            steps.take(0 if steps.forced else pick_of(steps))
        for late, then in kept:
            assert list(late) == then


# --- named actions


@pytest.mark.parametrize("id", ["krendel", "three_mages"])
def test_every_option_has_a_name_that_means_the_same(id: str) -> None:
    names = Names(games()[id])
    for seed in range(12):
        steps = begun(id, 2 + seed % 2, seed, slots=NO_PAGES)
        while steps.seat != OVER:
            found = names.slots(steps)
            assert set(found.values()) <= set(range(steps.count))
            called = {name_of(steps, option) for option in steps.options()}
            assert called == {names.names[slot] for slot in found}
            steps.take(pick_of(steps))


def test_a_game_without_named_actions_says_so() -> None:
    with pytest.raises(WrongTable, match="krendel, three_mages"):
        Face("munchkin", actions="named")


def test_named_actions_are_where_their_features_are() -> None:
    face = Face("krendel", 2, actions="named")
    steps = face.begin(3)
    seen = face.sheets.write(steps, steps.seat)
    slots = np.flatnonzero(seen["action_mask"]).tolist()
    assert slots == face.legal(steps)
    wide = Sheets(face.game, face.setup, 8).write(steps, steps.seat)
    assert face.names is not None
    for slot, index in face.names.slots(steps).items():
        assert (seen["option_features"][slot] == wide["option_features"][index]).all()
        assert (seen["option_tokens"][slot] == wide["option_tokens"][index]).all()
    with pytest.raises(IllegalChoice):
        face.step(steps, next(slot for slot in range(face.slots) if slot not in slots))


# --- seeds, rewards, limits


def test_a_seed_is_that_of_the_public_api() -> None:
    steps = begun("krendel", 3, seed=12, auto_pass=True)
    public = koldun.new_match("krendel", 3, seed="12")
    play_on(steps)
    for choice in steps.match.choices:
        public.choose(choice.seat, choice.index)
    assert public.digest() == steps.match.digest()


def test_resets_without_a_seed_go_on_from_the_last() -> None:
    one, two = Face("krendel"), Face("krendel")
    first = [one.begin(seed).match.seed for seed in (5, None, None)]
    assert first == [two.begin(seed).match.seed for seed in (5, None, None)]
    assert len(set(first)) == 3
    assert Face("krendel").begin(None).match.seed != Face("krendel").begin(None).match.seed


@pytest.mark.parametrize(("id", "players"), [("krendel", 3), ("three_mages", 2)])
def test_shaping_adds_up_to_what_the_table_was_worth_at_first(id: str, players: int) -> None:
    face = Face(id, players, shaping=0.5)
    steps = face.begin(4)
    start = [float(value) for value in face.game.values(steps.match.state)]
    total = [0.0] * players
    between = 0
    while steps.seat != OVER:
        steps.take(pick_of(steps))
        gained = face.rewards(steps) or [0.0] * players
        between += steps.seat != OVER and any(gained)
        total = [sum(both) for both in zip(total, gained, strict=True)]
    assert between
    result = steps.match.result
    assert result is not None
    for seat, share in enumerate(result.shares()):
        assert total[seat] == pytest.approx(share - 0.5 * start[seat])


def test_more_tokens_than_there_is_room_for_are_an_error() -> None:
    steps = begun("krendel", 2)
    with pytest.raises(Overflow, match="tokens="):
        Sheets(steps.match.game, steps.match.setup, 8, tokens=4).write(steps, 0)


def test_what_is_not_offered_is_refused_or_wrapped() -> None:
    face = Face("krendel", 2)
    steps = face.begin(1)
    with pytest.raises(IllegalChoice):
        face.step(steps, 5)
    with pytest.raises(IllegalChoice):
        face.step(steps, -1)
    lenient = Face("krendel", 2, illegal="wrap")
    other = lenient.begin(1)
    lenient.step(other, 6)
    assert other.match.choices[0].index == 1


def test_a_match_that_was_begun_can_be_stepped() -> None:
    game = games()["krendel"]
    match = Match.start(game, table_for(game, 2), seed_for(1))
    match.choose(0, 2)
    steps = Steps(match)
    assert steps.seat == 1
    play_on(steps)
    assert match.result is not None
