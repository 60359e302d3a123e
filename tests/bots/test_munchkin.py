"""What the bots know of munchkins: prey in hand, levels in hand, and help that helps."""

from games.munchkin.scene import Party, Seat, fight, scene

from koldun.bots.levels import bot_named
from koldun.bots.mind import Mind, luck
from koldun.games.munchkin.hints import hints
from koldun.games.munchkin.value import FEATURES, features, values


def chance(ann: Seat) -> float:
    """What Ann may expect with this hand, among others of level 5."""
    five: Seat = {"level": 5}
    return values(scene(Ann={"level": 5} | ann, Bob=five, Cid=five).t)[0]


def told(s: Party, feature: str) -> float:
    return features(s.t, 0)[FEATURES.index(feature)]


def liking(s: Party, name: str) -> dict[str, float]:
    """What hints give each thing on offer."""
    ask = s.match.ask
    assert ask is not None
    weights = hints(s.t, ask, ask.index(s.seat(name)))
    assert weights is not None
    return dict(zip(s.offered(name), weights, strict=True))


def chosen(s: Party, name: str, bot: str) -> str:
    seat = s.seat(name)
    return s.offered(name)[bot_named(bot).choose(Mind(s.match, seat), luck(bytes(32), seat, 0))]


def test_a_monster_that_can_be_beaten_is_worth_most_in_a_hand() -> None:
    prey, too_strong, curse = (
        chance({"hand": [card]}) for card in ("tide_leech", "mannfred", "stable_fire")
    )
    assert prey > too_strong > curse


def test_prey_is_what_the_owner_can_beat_with_what_he_wears() -> None:
    bare: Seat = {"level": 5, "hand": ["sigil_auditor"]}
    assert (told(scene(Ann=bare), "prey"), told(scene(Ann=bare), "monsters")) == (0.0, 1.0)
    armed = scene(Ann=bare | {"play": ["hammer_sword"]})
    assert (told(armed, "prey"), told(armed, "monsters")) == (1.0, 0.0)


def test_prey_of_a_munchkin_on_level_nine_is_the_win() -> None:
    nine: Seat = {"level": 9, "hand": ["tide_leech"]}
    assert told(scene(Ann=nine), "prey_last") == 1.0
    assert told(scene(Ann=nine | {"level": 8}), "prey_last") == 0.0
    assert (
        chosen(scene(doors=["skaven"], Ann=nine).until("trouble"), "Ann", "greedy")
        == "trouble tide_leech"
    )


def test_a_level_in_hand_counts() -> None:
    assert chance({"hand": ["go_up_a_level"]}) > chance({"hand": ["stable_fire"]})


def test_the_dead_keep_their_level_and_nothing_else() -> None:
    s = scene(Ann={"level": 5, "hand": ["tide_leech"]})
    s.t.dead[0] = True
    assert sum(1 for fact in features(s.t, 0) if fact) == 3, "level, level_late, dead"
    assert told(s, "dead") == 1.0


def test_help_is_sought_where_somebody_can_help() -> None:
    three: Seat = {"level": 3}
    assert liking(fight("crypt_bailiff", Ann=three, Bob=three), "Ann")["seek"] == 10.0
    assert liking(fight("mannfred", Ann=three, Bob=three), "Ann")["seek"] < 1.0
    s = fight("crypt_bailiff", Ann=three, Bob=three).act("Ann", "seek")
    asking = liking(s, "Ann")
    assert asking.pop("no") == 0.0 < max(asking.values())


def test_potions_are_for_fights_they_can_turn() -> None:
    """Two and three more for whoever has 3."""
    ann: Seat = {"level": 3, "hand": ["firecracker_egg", "angry_bees"]}
    near = liking(fight("barrow_choir", Ann=ann | {"level": 4}), "Ann")
    far = liking(fight("barrow_choir", Ann=ann), "Ann")
    assert near["play angry_bees"] > 1.0 > far["play angry_bees"]


def test_what_is_not_worn_is_sold_when_it_pays_a_level() -> None:
    spare: Seat = {"hand": ["hammer_sword", "barnacle_plate"]}
    assert liking(scene(Ann=spare), "Ann")["sell-items"] > 4.0
    worn: Seat = {"play": ["hammer_sword", "barnacle_plate"]}
    assert liking(scene(Ann=worn), "Ann")["sell-items"] < 1.0


def test_who_begins_to_sell_goes_through_with_it() -> None:
    """Networks leave alone what hints call 0: a sale that is dropped costs nothing and would be begun for ever."""
    spare: Seat = {"hand": ["hammer_sword", "barnacle_plate"]}
    s = scene(Ann=spare).act("Ann", "sell-items")
    selling = liking(s, "Ann")
    assert selling.pop("no") == 0.0 < max(selling.values())
    s.act("Ann", "no")
    assert liking(s, "Ann")["sell-items"] == 0.0


def test_people_dress_once_and_only_for_the_better() -> None:
    def wish(carried: list[str], *worn: str) -> float:
        s = scene(Ann={"play": [*worn, *carried], "carried": carried})
        return liking(s, "Ann")["dress"]

    assert wish(["crown_of_coral"]) > 1.0, "a bare head"
    assert wish(["crown_of_coral"], "dented_kettle_helm") > 1.0
    assert wish(["sensible_sandals"]) > 1.0, "no stronger, but faster"
    assert wish(["dented_kettle_helm"], "crown_of_coral") == 0.0
    assert wish([], "crown_of_coral") == 0.0
    s = scene(Ann={"play": ["dented_kettle_helm"], "carried": ["dented_kettle_helm"]})
    assert liking(s.act("Ann", "dress", "done"), "Ann")["dress"] == 0.0


def test_trades_are_for_what_somebody_else_does_not_wear() -> None:
    def wish(bob: Seat) -> float:
        return liking(scene(Ann={"play": ["dented_kettle_helm"]}, Bob=bob), "Ann")["trade"]

    assert wish({"play": ["crown_of_coral"], "carried": ["crown_of_coral"]}) > 0.0
    assert wish({"play": ["crown_of_coral"]}) == 0.0


def test_a_bribe_is_thought_of() -> None:
    """Hints of 0 rule an option out for the search, too."""
    cid: Seat = {"play": ["dented_kettle_helm"]}
    s = fight("crypt_bailiff", Ann={"level": 3}, Bob={"level": 3}, Cid=cid)
    assert 0.0 < liking(s, "Cid")["trade"] < 1.0
