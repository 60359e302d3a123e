"""What the bots know of the three castles: prices, danger, and where a step leads."""

import pytest
from games.three_mages.scene import Castles, scene

from koldun.bots.levels import bot_named
from koldun.bots.mind import Mind, luck
from koldun.games.three_mages.hints import hints
from koldun.games.three_mages.value import FEATURES, features


def told(s: Castles, name: str, feature: str) -> float:
    return features(s.realm(), s.seat(name))[FEATURES.index(feature)]


def liking(s: Castles, name: str) -> dict[str, float]:
    """What hints give each thing on offer."""
    ask = s.match.ask
    assert ask is not None
    weights = hints(s.realm(), ask, ask.index(s.seat(name)))
    assert weights is not None
    return dict(zip(s.offered(name), weights, strict=True))


def chosen(s: Castles, name: str, bot: str) -> str:
    seat = s.seat(name)
    return s.offered(name)[bot_named(bot).choose(Mind(s.match, seat), luck(bytes(32), seat, 0))]


def test_resources_count_by_what_they_can_pay() -> None:
    """A Lava Strider costs two meteorites, ice and any one more."""
    worth = [
        told(scene(hand={"Fire": f"m07 {have}"}), "Fire", "pay")
        for have in ("B4", "M1 B3", "M2 B2", "M2 I1 B1")
    ]
    assert worth == sorted(worth)
    assert len(set(worth)) == 4
    assert told(scene(hand={"Fire": "M2 I1 B1"}), "Fire", "pay") == 0.0, "nothing to pay for"


def test_a_monster_that_waits_for_its_road_is_not_lost() -> None:
    s = scene(hand={"Fire": "m03 M2"})
    payable = told(s, "Fire", "pay")
    s.choose("Fire", "summon-with mag-m03 mag-meteorite")
    assert told(s, "Fire", "pay") == payable > 0.0
    s.choose("Fire", "put FI-1")
    assert told(s, "Fire", "pay") == 0.0
    assert told(s, "Fire", "march") > 0.0


def test_the_next_bag_counts_for_whoever_has_no_monsters() -> None:
    near = told(scene(at={"Bones": "R4-13"}), "Bones", "bag")
    far = told(scene(at={"Bones": "R4-12"}), "Bones", "bag")
    assert near > far > 0.0
    rich = scene(at={"Bones": "R4-13"}, hand={"Bones": "m01 m02"})
    assert told(rich, "Bones", "bag") == 0.0


def test_a_rival_beside_the_mage_is_a_danger_in_his_turn() -> None:
    beside = {"Fire": "R4-14", "Bones": "R4-13"}
    assert told(scene(at=beside), "Bones", "threat") == 1.0
    assert told(scene(at=beside), "Fire", "threat") == 0.0, "his own turn"
    assert told(scene(at=beside | {"Fire": "R4-12"}), "Bones", "threat") == 1.0
    assert told(scene(at=beside | {"Fire": "R4-11"}), "Bones", "threat") == 0.0


def test_a_step_into_the_keep_before_all_and_into_death_seldom() -> None:
    s = scene(roads={"FI-9": "fire m01", "BF-5": "fire m02", "BF-4": "bones m03"})
    weights = liking(s, "Fire")
    assert weights["move FI-9"] == max(weights.values())
    assert weights["move BF-5"] < 5.0 < weights["move FI-9"]


@pytest.mark.parametrize("bot", ["greedy", "search:100"])
def test_the_win_is_taken(bot: str) -> None:
    s = scene(roads={"FI-9": "fire m01"}, hand={"Fire": "M3 m02 m05 s03"})
    assert chosen(s, "Fire", bot) == "move FI-9"


def test_one_walks_to_what_the_hand_lacks_and_to_a_rival() -> None:
    graveyard = {"Bones": "R4-14"}
    poor = liking(scene(active="Bones", at=graveyard), "Bones")
    rich = liking(scene(active="Bones", at=graveyard, hand={"Bones": "B2"}), "Bones")
    assert poor["walk R4-13"] > rich["walk R4-13"] > 0.0
    rival = liking(scene(active="Bones", at=graveyard | {"Fire": "R4-15"}), "Bones")
    assert rival["walk R4-15"] > poor["walk R4-15"]


def test_a_spell_hits_the_rival_who_has_come_furthest() -> None:
    roads = {"FI-9": "fire m01", "FI-2": "ice m11", "IB-4": "ice m12"}
    s = scene(roads=roads, hand={"Fire": "M3 s03"}).choose("Fire", "cast mag-s03")
    weights = liking(s, "Fire")
    assert weights["target FI-2"] > weights["target IB-4"] > weights["target FI-9"] > 0.0


def test_a_monster_is_put_where_somebody_plays() -> None:
    s = scene("Fire", "Bones", hand={"Fire": "M1 m01"}).choose("Fire", "summon mag-m01")
    weights = liking(s, "Fire")
    assert weights["put BF-9"] > weights["put FI-1"] > 0.0
