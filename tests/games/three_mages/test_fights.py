"""Fights (Бои монстров)."""

import pytest
from games.three_mages.scene import scene

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.kernel.randomness import seed_of


def fight(attacker: str, defender: str) -> tuple[str, str]:
    """Where both stand after fire's attacker on FI-4 has stepped on ice's defender on FI-5."""
    s = scene(roads={"FI-4": f"fire {attacker}", "FI-5": f"ice {defender}"})
    s.choose("Fire", "move FI-4")
    found = {words: square for square, words in s.roads().items()}
    return found.get(f"fire {attacker}", "dead"), found.get(f"ice {defender}", "dead")


@pytest.mark.rule("MAG-FIGHT-01")
def test_a_fight_follows_the_step_at_once() -> None:
    s = scene(roads={"FI-4": "fire m03", "FI-5": "ice m23", "FI-1": "fire m01"})
    s.choose("Fire", "move FI-4")
    assert s.roads() == {"FI-1": "fire m01"}
    assert s.asked() == ["Fire"]
    assert [e.id for e in s.match.events()[-4:]] == ["attack", "defend", "die", "die"]


@pytest.mark.rule("MAG-FIGHT-02")
@pytest.mark.parametrize(
    ("attacker", "defender", "expected"),
    [
        ("m25", "m15", ("FI-6", "FI-5")),  # 4/4 against 5/3: both live
        ("m25", "m13", ("FI-5", "dead")),  # 4/4 against 4/2: health equal to strength dies
        ("m13", "m25", ("dead", "FI-5")),
        ("m31", "m32", ("dead", "dead")),  # 1/1 against 1/1
        ("m11", "m12", ("FI-6", "FI-5")),  # 3/1 against 3/1
        ("m01", "m19", ("dead", "FI-5")),  # 1/3 against 7/5
        ("m09", "m19", ("dead", "dead")),  # 5/7 against 7/5
        ("m09", "m29", ("dead", "dead")),  # 5/7 against 6/6
        ("m09", "m17", ("FI-5", "dead")),  # 5/7 against 6/4
    ],
)
def test_a_monster_dies_if_its_health_is_not_above_the_others_strength(
    attacker: str, defender: str, expected: tuple[str, str]
) -> None:
    assert fight(attacker, defender) == expected


@pytest.mark.rule("MAG-FIGHT-03")
def test_a_dead_monster_never_comes_back() -> None:
    s = scene(roads={"FI-4": "fire m03", "FI-5": "ice m23"})
    s.choose("Fire", "move FI-4")
    assert s.zone("dead") == ["mag-m23", "mag-m03"] or s.zone("dead") == ["mag-m03", "mag-m23"]
    for number in range(5):
        copy = s.match.copy()
        play_randomly(copy, RandomChoice(seed_of(f"on {number}")))
        dead = next(z for z in copy.state.zones() if z.name() == "dead")
        ids = [copy.state.face(card).id for card in dead.cards]
        assert ids[:2] == s.zone("dead")[::-1], "the dead lie where they lay, at the bottom"


@pytest.mark.rule("MAG-FIGHT-04")
def test_outcome_one_both_die() -> None:
    assert fight("m03", "m23") == ("dead", "dead")


@pytest.mark.rule("MAG-FIGHT-05")
def test_outcome_two_one_dies() -> None:
    assert fight("m27", "m11") == ("FI-5", "dead")
    assert fight("m11", "m27") == ("dead", "FI-5")


@pytest.mark.rule("MAG-FIGHT-06")
def test_outcome_three_the_attacker_jumps_over() -> None:
    assert fight("m13", "m23") == ("FI-6", "FI-5")


@pytest.mark.rule("MAG-FIGHT-06")
def test_a_jump_goes_the_attackers_way() -> None:
    s = scene(active="Ice", roads={"FI-6": "ice m13", "FI-5": "fire m23"})
    s.choose("Ice", "move FI-6")
    assert s.roads() == {"FI-4": "ice m13", "FI-5": "fire m23"}


@pytest.mark.rule("MAG-FIGHT-07")
def test_a_victor_is_as_healthy_as_before() -> None:
    s = scene(roads={"FI-3": "fire m05", "FI-4": "ice m11"})
    s.choose("Fire", "move FI-3")
    board = s.view().table.board
    assert board is not None
    (token,) = [token for token in board.tokens if token.kind == "monster"]
    assert (token.at, token.counters["health"]) == ("FI-4", 3)


@pytest.mark.rule("MAG-FIGHT-07")
def test_health_never_changes() -> None:
    """A 7/5 and two 6/4 outlive each other time and again."""
    s = scene(
        roads={
            "FI-3": "fire m19",
            "FI-4": "ice m17",
            "FI-6": "ice m18",
        }
    )
    s.choose("Fire", "move FI-3")
    assert s.roads()["FI-5"] == "fire m19"
    s.end_round()
    s.choose("Fire", "move FI-5")
    assert s.roads()["FI-7"] == "fire m19"
    board = s.view().table.board
    assert board is not None
    health = {token.at: token.counters["health"] for token in board.tokens if token.counters}
    assert health == {"FI-7": 7, "FI-4": 6, "FI-6": 6}


@pytest.mark.rule("MAG-FIGHT-08")
def test_who_stands_behind_is_fought_too() -> None:
    s = scene(roads={"FI-4": "fire m13", "FI-5": "ice m23", "FI-6": "ice m31"})
    s.choose("Fire", "move FI-4")
    assert s.roads() == {"FI-5": "ice m23", "FI-6": "fire m13"}
    assert s.zone("dead") == ["mag-m31"]


@pytest.mark.rule("MAG-FIGHT-08")
def test_and_so_on_to_the_end() -> None:
    s = scene(roads={"FI-4": "fire m13", "FI-5": "ice m23", "FI-6": "ice m11", "FI-7": "ice m27"})
    s.choose("Fire", "move FI-4")
    assert s.roads() == {"FI-5": "ice m23", "FI-6": "ice m11", "FI-7": "ice m27"}
    assert s.zone("dead") == ["mag-m13"]


@pytest.mark.rule("MAG-FIGHT-09")
def test_a_jump_onto_an_own_monster_is_no_legal_move() -> None:
    s = scene(roads={"FI-4": "fire m13", "FI-5": "ice m23", "FI-6": "fire m01"})
    assert s.moves("Fire") == ["FI-6"]
    s.choose("Fire", "move FI-6")
    assert s.moves("Fire") == ["FI-4"]
    s.choose("Fire", "move FI-4")
    assert s.roads() == {"FI-5": "ice m23", "FI-6": "fire m13", "FI-7": "fire m01"}


@pytest.mark.rule("MAG-FIGHT-09")
def test_nor_a_legal_summon() -> None:
    s = scene(roads={"FI-1": "ice m23", "FI-2": "fire m01"}, hand={"Fire": "I2 m13"})
    s.choose("Fire", "summon-with mag-m13")
    assert s.roads()["BF-9"] == "fire m13"  # the other road was the only one


@pytest.mark.rule("MAG-FIGHT-09")
def test_a_landing_known_to_be_deadly_is_legal() -> None:
    s = scene(roads={"FI-4": "fire m13", "FI-5": "ice m27", "FI-6": "fire m01"})
    assert s.moves("Fire") == ["FI-4", "FI-6"]


@pytest.mark.rule("MAG-FIGHT-09")
@pytest.mark.parametrize(
    ("attacker", "defender", "end"),
    [("m11", "m23", {}), ("m25", "m13", {"FI-5": "fire m25"})],  # 3/1 dies, 4/4 kills: equal counts
)
def test_the_look_ahead_counts_as_the_fight_does(
    attacker: str, defender: str, end: dict[str, str]
) -> None:
    s = scene(roads={"FI-4": f"fire {attacker}", "FI-5": f"ice {defender}", "FI-6": "fire m01"})
    s.choose("Fire", "move FI-4")
    assert {"FI-5": f"ice {defender}", **end, "FI-6": "fire m01"} == s.roads()


@pytest.mark.rule("MAG-FIGHT-10")
def test_a_jump_over_the_last_square_wins() -> None:
    s = scene(roads={"FI-8": "fire m13", "FI-9": "ice m23"})
    s.choose("Fire", "move FI-8")
    assert s.winner() == "Fire"
    assert s.roads() == {"FI-9": "ice m23"}


@pytest.mark.rule("MAG-FIGHT-11")
def test_after_a_jump_the_monster_has_moved() -> None:
    s = scene(roads={"FI-4": "fire m13", "FI-5": "ice m23"})
    s.choose("Fire", "move FI-4")
    assert s.moves("Fire") == []
    s.end_turn()
    assert s.asked() == ["Ice"]
