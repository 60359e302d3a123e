"""The turn (Ход игры): the optional phase, then the mandatory one."""

import pytest
from games.three_mages.scene import scene

from koldun.kernel.errors import IllegalChoice


def verbs(s: object, offered: list[str]) -> set[str]:
    return {words.split()[0] for words in offered}


@pytest.mark.rule("MAG-TURN-01")
def test_turns_go_clockwise_by_castles() -> None:
    s = scene(active="Ice")
    order = []
    for _ in range(4):
        order += s.asked()
        s.end_turn()
    assert order == ["Ice", "Bones", "Fire", "Ice"]


@pytest.mark.rule("MAG-TURN-01")
def test_the_order_is_that_of_castles_not_of_seats() -> None:
    s = scene("Fire", "Bones", "Ice", active="Fire")
    order = []
    for _ in range(3):
        order += s.asked()
        s.end_turn()
    assert order == ["Fire", "Ice", "Bones"]


@pytest.mark.rule("MAG-TURN-02", "MAG-SUMMON-03", "MAG-SPELL-02", "MAG-MOVE-03")
def test_after_the_walk_no_optional_action_is_left() -> None:
    """At the bazaar the mage has walked and the player still decides: only exchanges are offered."""
    s = scene(roads={"FI-4": "fire m01"}, hand={"Fire": "M3 m03 s01"}, at={"Fire": "R2-01"})
    assert {"walk", "move", "summon-with", "cast"} <= verbs(s, s.offered("Fire"))
    s.choose("Fire", "walk R2-02")
    assert s.fact("phase") == "bazaar"
    assert verbs(s, s.offered("Fire")) == {"done", "swap", "sell"}
    for words in ("move FI-4", "summon-with mag-m03", "cast mag-s01"):
        with pytest.raises(IllegalChoice):
            s.choose("Fire", words)
    s.choose("Fire", "done")
    assert s.asked() == ["Ice"]


@pytest.mark.rule("MAG-SPELL-02", "MAG-MOVE-03", "MAG-SUMMON-03")
def test_in_a_rivals_turn_nothing_can_be_done() -> None:
    s = scene(active="Ice", roads={"FI-4": "fire m01"}, hand={"Fire": "M3 m03 s01"})
    assert s.offered("Fire") == []
    assert s.asked() == ["Ice"]


@pytest.mark.rule("MAG-TURN-03")
def test_actions_mix_in_any_order() -> None:
    s = scene(roads={"FI-4": "fire m01"}, hand={"Fire": "M5 m02 s01 s17"})
    s.choose("Fire", "cast mag-s01", "kind bones")
    s.choose("Fire", "move FI-4")
    s.choose("Fire", "summon mag-m02", "put BF-9")
    s.choose("Fire", "cast mag-s17", "kind ice", "kind ice")
    assert s.roads() == {"FI-5": "fire m01", "BF-9": "fire m02"}
    assert s.held("Fire") == "M2 I2 B1"
    s.choose("Fire", "walk R4-00")
    assert s.asked() == ["Ice"]


@pytest.mark.rule("MAG-TURN-03")
def test_nothing_need_be_done_before_the_walk() -> None:
    s = scene(roads={"FI-4": "fire m01"}, hand={"Fire": "M5 m02 s01"})
    s.choose("Fire", "walk R4-00")
    assert s.asked() == ["Ice"]
    assert s.roads() == {"FI-4": "fire m01"}


@pytest.mark.rule("MAG-TURN-04")
def test_several_monsters_are_summoned_in_one_turn() -> None:
    s = scene(hand={"Fire": "M2 m01 m02"})
    s.choose("Fire", "summon mag-m01", "put FI-1", "summon mag-m02")
    assert s.roads() == {"FI-1": "fire m01", "BF-9": "fire m02"}


@pytest.mark.rule("MAG-TURN-05")
def test_a_monster_moves_once_a_turn() -> None:
    s = scene(roads={"FI-4": "fire m01"})
    s.choose("Fire", "move FI-4")
    assert s.roads() == {"FI-5": "fire m01"}
    assert s.moves("Fire") == []
    for _ in range(3):
        s.end_turn()
    assert s.moves("Fire") == ["FI-5"]


@pytest.mark.rule("MAG-TURN-06")
def test_any_number_of_spells_is_cast_in_a_turn() -> None:
    s = scene(
        roads={"FI-5": "ice m11"},
        hand={"Fire": "M9 I1 s01 s02 s03 s17 s18", "Ice": ""},
    )
    s.choose("Fire", "cast mag-s01", "kind bones")
    s.choose("Fire", "cast mag-s17", "kind bones", "kind bones")
    s.choose("Fire", "cast mag-s18", "kind bones", "kind bones")
    s.choose("Fire", "cast mag-s02", "cast mag-s03")
    assert s.held("Fire") == "M1 I1 B5"
    assert len(s.zone("spent")) == 5
    assert s.roads() == {}


@pytest.mark.rule("MAG-TURN-07")
def test_the_walk_cannot_be_skipped() -> None:
    s = scene(at={"Fire": "R3-00"})
    assert verbs(s, s.offered("Fire")) == {"walk"}
    assert not s.may("Fire", "pass")
    assert not s.may("Fire", "done")


@pytest.mark.rule("MAG-TURN-08", "MAG-WALK-04")
def test_the_walk_goes_to_one_cell_that_shares_an_edge() -> None:
    s = scene(at={"Fire": "R3-00"})
    assert sorted(s.walks("Fire")) == ["R2-00", "R3-01", "R3-17", "R4-00", "R4-01", "R4-23"]
    s.choose("Fire", "walk R2-00")
    assert s.fact("Fire", "at") == "R2-00"


@pytest.mark.rule("MAG-TURN-09")
def test_the_turn_is_over_after_the_cell_has_acted() -> None:
    s = scene(hand={"Fire": "M3 I3 B3"}, at={"Fire": "R3-00"}, table={"monsters": ["mag-m01"]})
    s.choose("Fire", "walk R2-00")
    assert s.held("Fire") == "M3 I3 B3 m01"
    assert s.asked() == ["Ice"]
    assert s.offered("Fire") == []
