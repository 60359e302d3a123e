"""How it ends (Цель игры)."""

import pytest
from games.three_mages.scene import no_monsters_but, scene

from koldun.games.three_mages.library import Options
from koldun.kernel.errors import IllegalChoice
from koldun.lab.simulate import finish, job_for


@pytest.mark.rule("MAG-GOAL-01")
def test_the_first_monster_on_another_castle_wins() -> None:
    s = scene(roads={"FI-9": "fire m01", "FI-1": "ice m11"})
    s.choose("Fire", "move FI-9")
    assert s.winner() == "Fire"
    result = s.match.result
    assert result is not None
    assert (result.places, result.reason, result.capped) == ([1, 2, 2], "castle", False)
    board = s.view().table.board
    assert board is not None
    (token,) = [t for t in board.tokens if t.at == "castle_ice" and t.kind == "monster"]
    assert token.owner == 0


@pytest.mark.rule("MAG-GOAL-02")
def test_the_win_is_immediate() -> None:
    s = scene(
        roads={"FI-9": "fire m01", "FI-1": "ice m11", "FI-3": "fire m02"}, at={"Fire": "R3-00"}
    )
    s.choose("Fire", "move FI-9")
    assert s.asked() == []
    assert s.fact("Fire", "at") == "R3-00"
    with pytest.raises(IllegalChoice):
        s.choose("Fire", "walk R4-00")


@pytest.mark.rule("MAG-GOAL-03")
def test_when_the_last_monster_dies_it_is_a_draw() -> None:
    s = scene(
        roads={"FI-5": "fire m01"},
        hand={"Ice": "I3 s07"},
        active="Ice",
        table=no_monsters_but("m01"),
    )
    s.choose("Ice", "cast mag-s07")
    assert s.winner() == "draw"
    result = s.match.result
    assert result is not None
    assert (result.winners, result.places, result.capped) == ([], [1, 1, 1], False)


@pytest.mark.rule("MAG-GOAL-03")
def test_when_the_last_two_kill_each_other_too() -> None:
    s = scene(roads={"FI-4": "fire m03", "FI-5": "ice m23"}, table=no_monsters_but("m03", "m23"))
    s.choose("Fire", "move FI-4")
    assert s.winner() == "draw"


@pytest.mark.rule("MAG-GOAL-04")
def test_a_monster_in_the_deck_keeps_the_game_going() -> None:
    s = scene(
        roads={"FI-4": "fire m03", "FI-5": "ice m23"},
        table={**no_monsters_but("m03", "m23", "m31"), "monsters_only": ["mag-m31"]},
    )
    s.choose("Fire", "move FI-4")
    assert s.roads() == {}
    assert s.match.result is None


@pytest.mark.rule("MAG-GOAL-04")
def test_a_monster_in_a_hand_keeps_the_game_going() -> None:
    s = scene(
        roads={"FI-4": "fire m03", "FI-5": "ice m23"},
        hand={"Bones": "m31"},
        table=no_monsters_but("m03", "m23", "m31"),
    )
    s.choose("Fire", "move FI-4")
    assert s.roads() == {}
    assert s.match.result is None


@pytest.mark.rule("MAG-GOAL-03", "MAG-GOAL-04")
def test_selling_the_last_monster_ends_the_game() -> None:
    s = scene(at={"Fire": "R2-01"}, hand={"Fire": "m31"}, table=no_monsters_but("m31"))
    s.choose("Fire", "walk R2-02", "sell mag-m31")
    assert s.winner() == "draw"


@pytest.mark.rule("MAG-GOAL-04", "MAG-TWO-02")
def test_the_last_monster_may_fall_to_a_guard() -> None:
    guards = [f"m{n}" for n in range(11, 21)]
    table = no_monsters_but(*(["m31"] + guards))
    s = scene("Fire", "Bones", roads={}, hand={"Fire": "M1 m31"}, table=table)
    guarded = next(square for square in s.roads() if square.startswith("FI"))
    before = f"FI-{int(guarded.split('-')[1]) - 1}"
    s = scene("Fire", "Bones", roads={before: "fire m31"}, table=no_monsters_but("m31", *guards))
    s.choose("Fire", f"move {before}")
    assert s.winner() == "draw"


@pytest.mark.rule("MAG-GOAL-04")
def test_a_drop_made_by_a_spell_counts_while_it_stands() -> None:
    s = scene(
        roads={"FI-4": "fire m03", "FI-5": "ice drop", "FI-6": "ice drop"},
        table=no_monsters_but("m03"),
        hand={"Fire": "M7 I1 B1 s04 s03", "Ice": "I3 s07"},
    )
    s.choose("Fire", "cast mag-s04", "target FI-4")
    assert s.match.result is None
    s.choose("Fire", "move FI-4")  # 1/1 against 1/1; one Drop of ice is left
    assert s.roads() == {"FI-6": "ice drop"}
    assert s.match.result is None
    s.choose("Fire", "cast mag-s03")
    assert s.winner() == "draw"


@pytest.mark.rule("MAG-GOAL-04")
def test_guards_of_an_idle_mage_do_not_count() -> None:
    s = scene(
        "Fire",
        "Bones",
        roads={"BF-5": "fire m01"},
        hand={"Bones": "B3 s11"},
        active="Bones",
        table=no_monsters_but(*(["m01"] + [f"m{n}" for n in range(11, 21)])),
    )
    assert len(s.roads()) == 11
    s.choose("Bones", "cast mag-s11")
    assert len(s.roads()) == 10
    assert s.winner() == "draw"


def test_without_a_limit_play_goes_on() -> None:
    s = scene(table={"turns": 1500})
    s.end_turn()
    assert s.match.result is None


def test_a_round_limit_is_a_draw_after_the_last_player_of_the_round() -> None:
    s = scene(table={"turns": 297}, round_limit=100)
    s.end_turn()
    s.end_turn()
    assert s.match.result is None
    s.end_turn()
    assert s.winner() == "round-limit"
    result = s.match.result
    assert result is not None
    assert (result.capped, result.winners) == (True, [])


def test_by_default_people_play_without_a_limit_and_simulations_with_100_rounds() -> None:
    """Two bots can stand face to face for ever; people do not."""
    assert Options().round_limit == 0
    job = job_for("three_mages", 2, 1)
    assert finish(job, 0).setup.options.round_limit == 100
    assert finish(job_for("three_mages", 2, 1, options={"round_limit": 3}), 0).result is not None
