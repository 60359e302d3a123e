"""Items, Big items, steeds, trade, sale, one-shots."""

import pytest
from games.munchkin.scene import fight, scene

from koldun.games.munchkin.faces import Item
from koldun.games.munchkin.library import LIBRARY

ITEMS = [f for f in LIBRARY.faces.values() if isinstance(f, Item)]


@pytest.mark.rule("MUN-ITEM-01", "MUN-ITEM-02")
def test_a_price_makes_an_item() -> None:
    assert {f.kind for f in ITEMS} == {"item", "one-shot"}
    assert all(f.price >= 0 for f in ITEMS)
    assert [f.id for f in ITEMS if f.price == 0] == ["rusty_cleaver", "lucky_rat_tail"]
    s = scene(Ann={"play": ["rusty_cleaver"]}, Bob={"hand": ["lose_one_small_item"]})
    s.act("Bob", "play lose_one_small_item", "curse Ann")
    assert s.play("Ann") == []


@pytest.mark.rule("MUN-ITEM-03", "MUN-ITEM-04", "MUN-ITEM-09", "MUN-ITEM-14", "EX-HEADGEAR-01")
def test_two_headgears_carried_one_worn() -> None:
    s = scene(Ann={"hand": ["dented_kettle_helm", "crown_of_coral"]})
    s.act("Ann", "lay dented_kettle_helm").act("Ann", "lay crown_of_coral")
    assert s.play("Ann") == ["crown_of_coral", "dented_kettle_helm"]
    assert s.strength("Ann") == 2
    s.act("Ann", "dress")
    assert not s.may("Ann", "wear crown_of_coral")
    s.choose("Ann", "take-off dented_kettle_helm", "wear crown_of_coral")
    assert s.strength("Ann") == 3


@pytest.mark.rule("MUN-ITEM-07")
def test_no_dressing_while_running() -> None:
    s = fight("deep_maw", Ann={"level": 4, "play": ["iron_clogs", "seven_yard_boots", "skaven"]})
    s.quiet("run-start")
    assert s.may("Ann", "leave skaven")
    assert not s.may("Ann", "dress")


@pytest.mark.rule("MUN-ITEM-08")
def test_any_number_of_small_items() -> None:
    many = [f.id for f in ITEMS if f.kind == "item" and not f.big and f.slot != "steed"][:12]
    s = scene(Ann={"play": many, "hand": ["war_drum"]})
    s.act("Ann", "lay war_drum")
    assert len(s.play("Ann")) == 13


@pytest.mark.rule("MUN-ITEM-10", "MUN-ITEM-11", "MUN-ITEM-12")
@pytest.mark.parametrize(
    ("worn", "refused"),
    [
        (["quilted_coat"], "barnacle_plate"),
        (["iron_clogs"], "sensible_sandals"),
        (["rusty_cleaver"], "executioners_ruler"),
        (["rusty_cleaver", "buckler_of_bluff"], "harpoon_on_a_string"),
        (["executioners_ruler"], "rusty_cleaver"),
    ],
)
def test_slots_and_hands(worn: list[str], refused: str) -> None:
    s = scene(Ann={"play": worn, "hand": [refused]})
    assert s.worn("Ann") == sorted(worn)
    s.act("Ann", f"lay {refused}")
    assert s.worn("Ann") == sorted(worn)
    s.act("Ann", "dress")
    assert not s.may("Ann", f"wear {refused}")
    second = scene(Ann={"play": ["rusty_cleaver"], "hand": ["buckler_of_bluff"]})
    assert second.act("Ann", "lay buckler_of_bluff").strength("Ann") == 4


@pytest.mark.rule("MUN-ITEM-18", "MUN-TRADE-02")
def test_a_gift_needs_consent_and_is_in_play() -> None:
    s = scene(Ann={"play": ["war_drum"], "hand": ["hammer_sword"]})
    s.act("Ann", "trade", "with Bob")
    assert s.offered("Ann") == ["done", "give war_drum"]
    s.choose("Ann", "give war_drum", "done").choose("Bob", "no")
    assert s.play("Ann") == ["war_drum"]
    s.act("Ann", "trade", "with Bob", "give war_drum")
    assert not s.may("Ann", "done")  # the same offer is not made twice in a turn
    other = scene(Ann={"play": ["war_drum"]}).act(
        "Ann", "trade", "with Bob", "give war_drum", "done"
    )
    other.choose("Bob", "yes")
    assert other.play("Bob") == ["war_drum"]


@pytest.mark.rule("MUN-ITEM-19")
def test_bad_stuff_takes_items() -> None:
    s = fight("crypt_bailiff", dice=[1], Ann={"play": ["quilted_coat"]}).quiet("charity")
    assert s.pile("treasure") == ["quilted_coat"]


@pytest.mark.rule("MUN-ITEM-20")
def test_items_without_a_slot_have_no_limit() -> None:
    s = scene(Ann={"play": ["battle_plan", "war_drum", "lucky_rat_tail"]})
    assert len(s.worn("Ann")) == 3
    assert s.strength("Ann") == 4


@pytest.mark.rule("MUN-ITEM-21")
def test_what_one_cannot_use_can_be_sold() -> None:
    s = scene(Ann={"play": ["skaven", "ghal_maraz", "rat_hide_vest"]})
    s.act("Ann", "sell-items", "sell ghal_maraz", "sell rat_hide_vest", "done")
    assert s.level("Ann") == 2


@pytest.mark.rule("MUN-ITEM-22", "MUN-BIG-04", "MUN-STEED-03")
def test_steeds_have_their_own_place() -> None:
    full = ["crown_of_coral", "quilted_coat", "iron_clogs", "siege_mallet"]
    s = scene(Ann={"play": full, "hand": ["tauralon", "borrowed_mule", "cheat"]})
    s.act("Ann", "lay tauralon")
    assert s.worn("Ann") == sorted([*full, "tauralon"])
    assert not s.may("Ann", "lay borrowed_mule")
    s.act("Ann", "cheat cheat borrowed_mule")
    assert s.what() == "start"  # nothing has to be shed
    assert {"borrowed_mule", "tauralon"} <= set(s.worn("Ann"))


@pytest.mark.rule("MUN-STEED-01", "MUN-BIG-02")
def test_steeds_and_big_items_in_the_box() -> None:
    assert {f.id: f.big for f in ITEMS if f.slot == "steed"} == {
        "tauralon": True,
        "cave_hopper": False,
        "armoured_snail": True,
        "borrowed_mule": True,
    }
    assert {f.id for f in ITEMS if f.big and f.slot != "steed"} == {
        "walking_fortress",
        "siege_mallet",
        "ships_anchor",
        "portable_shrine",
    }
    assert not next(f for f in ITEMS if f.id == "ghal_maraz").big


@pytest.mark.rule("MUN-BIG-01", "MUN-BIG-03")
def test_one_big_item_which_cannot_be_dropped() -> None:
    s = scene(Ann={"play": ["walking_fortress"], "hand": ["siege_mallet", "tauralon"]})
    assert not s.may("Ann", "lay siege_mallet")
    assert s.may("Ann", "lay tauralon")
    s.act("Ann", "trade", "with Bob", "give walking_fortress", "done").choose("Bob", "yes")
    s.act("Ann", "lay siege_mallet")
    assert s.worn("Ann") == ["siege_mallet"]


@pytest.mark.rule("MUN-BIG-05", "MUN-BIG-07", "MUN-BIG-08", "EX-BIG-01")
@pytest.mark.parametrize("room", [True, False])
def test_a_surplus_big_item_goes_down_or_away(room: bool) -> None:
    s = scene(
        players=5,
        active="Bob",
        Ann={"play": ["walking_fortress", "siege_mallet", "cheat"]},
        Bob={"level": 2, "play": ["ships_anchor"]},
        Cid={"level": 3, "play": [] if room else ["portable_shrine"]},
        Dan={"level": 5, "dead": not room},
        Eve={"level": 9, "dead": not room, "hand": []},
        keeper=room,
    )
    t = s.t
    item = next(iter(t.cheats))
    assert t.face(item).id in ("walking_fortress", "siege_mallet")
    # the permission is lost: the Cheat! is taken away
    t.cards.move(t.cheats.pop(item), t.play[0], t.door_discard)
    s.act("Bob", "dress", "take-off ships_anchor")
    assert s.what() == "shed"
    s.choose("Ann", "shed siege_mallet")
    assert s.play("Ann") == ["walking_fortress"]
    if room:
        assert s.play("Cid") == ["siege_mallet"]
    else:
        assert s.pile("treasure") == ["siege_mallet"]


@pytest.mark.rule("MUN-BIG-06", "EX-BIG-01")
def test_a_surplus_big_item_may_be_sold_on_the_own_turn() -> None:
    small = ["plumed_morion", "dispel"]
    s = scene(Ann={"play": ["walking_fortress", "siege_mallet", "cheat", *small]})
    t = s.t
    item = next(iter(t.cheats))
    t.cards.move(t.cheats.pop(item), t.play[0], t.door_discard)
    s.act("Ann", "dress", "done")
    assert s.what() == "shed"
    assert s.may("Ann", "sell-off")
    s.choose("Ann", "sell-off", "sell siege_mallet", "sell plumed_morion")
    assert not s.may("Ann", "done")  # 900 gold are not enough
    s.choose("Ann", "sell dispel", "done")
    assert s.level("Ann") == 2
    assert s.worn("Ann") == ["walking_fortress"]


@pytest.mark.rule("MUN-BIG-09")
def test_a_trade_keeps_both_within_their_limits() -> None:
    s = scene(Ann={"play": ["walking_fortress"]}, Bob={"play": ["siege_mallet"]})
    s.act("Ann", "trade", "with Bob", "give walking_fortress")
    assert not s.may("Ann", "done")
    s.choose("Ann", "want siege_mallet", "done").choose("Bob", "yes")
    assert (s.play("Ann"), s.play("Bob")) == (["siege_mallet"], ["walking_fortress"])


@pytest.mark.rule("MUN-TRADE-07", "EX-BRIBE-01")
@pytest.mark.parametrize("binding", [False, True])
def test_a_bribe_binds_only_by_option(binding: bool) -> None:
    s = fight(
        "daughter_of_khaine",
        options={"binding_bribes": binding},
        Cid={"play": ["battle_plan"]},
    )
    s.act("Cid", "trade")  # Bob is the only partner
    s.choose("Cid", "give battle_plan", "done")
    if binding:
        s.choose("Cid", "yes")
    s.choose("Bob", "yes")
    assert s.play("Bob") == ["battle_plan"]
    assert s.worn("Bob") == []
    s.act("Ann", "seek")
    if binding:
        assert not s.may("Ann", "haggle Bob")
    else:
        assert s.may("Ann", "haggle Bob")
    assert s.may("Ann", "haggle Cid")


@pytest.mark.rule("MUN-ITEM-13")
def test_cheat_does_not_travel_with_its_item() -> None:
    s = scene(Ann={"play": ["skaven", "ghal_maraz", "cheat"]})
    assert s.strength("Ann") == 6
    s.act("Ann", "trade", "with Bob", "give ghal_maraz", "done").choose("Bob", "yes")
    assert s.play("Ann") == ["skaven"]
    assert s.play("Bob") == ["ghal_maraz"]
    assert s.pile("door") == ["cheat"]


@pytest.mark.rule("MUN-TRADE-01")
def test_offers_of_trade_are_counted() -> None:
    s = scene(Ann={"play": ["war_drum", "rusty_cleaver", "dispel"]})
    for item in ("war_drum", "rusty_cleaver"):
        s.act("Ann", "trade", "with Bob", f"give {item}", "done", "done").choose("Bob", "no")
    assert not s.may("Ann", "trade")  # two in a window
    s.t.rights.trades[0] = 6
    s.quiet("charity")
    assert not s.may("Ann", "trade")  # six in a turn


# --- sale


@pytest.mark.rule(
    "MUN-SELL-01", "MUN-SELL-02", "MUN-SELL-03", "MUN-SELL-04", "MUN-SELL-05", "EX-SELL-01"
)
@pytest.mark.parametrize(
    ("level", "sold", "after"),
    [
        (3, ["ghal_maraz", "plumed_morion"], 4),  # 1100
        (4, ["ghal_maraz", "siege_mallet", "tauralon"], 6),  # 2000
        (3, ["walking_fortress", "ghal_maraz", "siege_mallet", "tauralon", "dispel"], 5),  # 2900
        (1, ["rusty_cleaver", "war_drum", "hammer_sword"], 2),  # 0 + 1000
        (1, ["bottled_thunder", "walking_fortress"], 2),  # one-shots count
    ],
)
def test_sales(level: int, sold: list[str], after: int) -> None:
    s = scene(Ann={"level": level, "hand": sold})
    s.act("Ann", "sell-items", *[f"sell {c}" for c in sold], "done")
    assert s.level("Ann") == after
    assert sorted(s.pile("treasure")) == sorted(sold)
    assert not s.may("Ann", "sell-items")  # nothing is carried over


@pytest.mark.rule("MUN-SELL-02", "MUN-SELL-03", "MUN-SELL-07", "MUN-SELL-09", "EX-SELL-01")
def test_refused_sales() -> None:
    assert not scene(Ann={"level": 6, "hand": ["war_drum", "plumed_morion"]}).may(
        "Ann", "sell-items"
    )
    assert not scene(Ann={"level": 9, "hand": ["war_drum", "hammer_sword"]}).may(
        "Ann", "sell-items"
    )
    s = scene(Ann={"level": 8, "hand": ["ghal_maraz", "siege_mallet", "tauralon"]})
    s.act("Ann", "sell-items", "sell ghal_maraz", "sell siege_mallet")
    assert not s.may("Ann", "sell tauralon")  # 2000 would be the tenth level
    s.choose("Ann", "done")
    assert s.level("Ann") == 9
    assert scene(Ann={"hand": ["bottled_thunder", "walking_fortress"]}).may("Ann", "sell-items")
    short = scene(Ann={"hand": ["rusty_cleaver", "siege_mallet", "plumed_morion", "dispel"]})
    short.act("Ann", "sell-items", "sell rusty_cleaver", "sell siege_mallet", "sell plumed_morion")
    assert not short.may("Ann", "done")  # 0 + 900
    short.choose("Ann", "sell dispel")
    assert short.may("Ann", "done")


@pytest.mark.rule("MUN-SELL-10")
def test_a_sale_may_hold_more_than_needed() -> None:
    s = scene(Ann={"hand": ["siege_mallet", "war_drum", "dispel"]})
    s.act("Ann", "sell-items", "sell siege_mallet", "sell war_drum", "sell dispel", "done")
    assert s.level("Ann") == 2
    assert len(s.pile("treasure")) == 3


# --- one-shots


@pytest.mark.rule("MUN-ONESHOT-01", "MUN-INTERFERE-01")
def test_a_one_shot_is_for_either_side() -> None:
    s = fight(
        "mannfred",
        Ann={"level": 8, "play": ["war_drum"]},
        Bob={"hand": ["bottled_thunder", "angry_bees"]},
    )
    assert s.totals() == (10, 10)
    s.act("Bob", "play bottled_thunder", "side munchkins")
    assert s.totals() == (15, 10)
    s.act("Bob", "play angry_bees", "side monsters")
    assert s.totals() == (15, 13)


@pytest.mark.rule("MUN-ONESHOT-02", "MUN-ONESHOT-05", "MUN-RUN-16", "MUN-RUN-01", "MUN-RUN-02")
def test_dispel_goes_at_once_thunder_at_the_end() -> None:
    s = fight(
        "world_tree_colossus",
        Ann={"hand": ["bottled_thunder", "dispel"]},
        Bob={"hand": ["colossal"]},
    )
    s.act("Bob", "play colossal")
    assert s.totals()[1] == 30
    s.act("Ann", "play dispel")
    assert s.totals()[1] == 20
    assert s.pile("treasure") == ["dispel"]
    s.act("Ann", "play bottled_thunder", "side munchkins")
    assert s.pile("treasure") == ["dispel"]
    s.quiet("charity")
    assert s.pile("treasure") == ["bottled_thunder", "dispel"]
    assert (s.level("Ann"), s.hand("Ann")) == (1, [])


@pytest.mark.rule("MUN-ONESHOT-04", "MUN-ONESHOT-06", "MUN-CURSE-08")
def test_used_one_shots_are_out_of_reach_of_curses() -> None:
    ann = {"play": ["bottled_thunder", "angry_bees", "rusty_cleaver"]}
    s = fight("mannfred", Ann=ann, Bob={"hand": ["lose_one_small_item"]})
    s.act("Ann", "play bottled_thunder", "side munchkins")
    s.act("Bob", "play lose_one_small_item", "curse Ann")
    assert s.offered("Ann") == ["lose rusty_cleaver", "lose angry_bees"]
    s.choose("Ann", "lose angry_bees")
    assert s.totals()[0] == 1 + 1 + 5


# --- every item


@pytest.mark.parametrize("item", [f for f in ITEMS if f.kind == "item"], ids=lambda f: f.id)
def test_every_item_gives_its_bonus_to_whom_it_fits(item: Item) -> None:
    fits = [item.only[0]] if item.only and item.only[0] != "civilian" else []
    s = scene(Ann={"play": [*fits, item.id]})
    hammer = 1 if item.hammer and fits == ["stormcast"] else 0
    assert s.strength("Ann") == 1 + item.bonus + hammer
    assert s.worn("Ann") == [item.id]
    if item.only:
        wrong = "hedonites" if item.only != ["hedonites"] else "skaven"
        assert scene(Ann={"play": [wrong, item.id]}).worn("Ann") == []
    for army in item.not_for:
        assert scene(Ann={"play": [army, item.id]}).worn("Ann") == []
    if item.has_run:
        ran = fight("lantern_wight", dice=[3], Ann={"play": [*fits, item.id]})
        ran.until("abandon").choose("Ann", "no") if item.run < 0 and item.slot == "steed" else None
        ran.quiet("charity")
        assert ran.heard_of(f"run-total Ann {3 + item.run}") or ran.heard_of(
            f"run-total Ann {4 + item.run}"
        )


def test_items_with_a_condition() -> None:
    assert scene(Ann={"play": ["stormcast", "plumed_morion"]}).strength("Ann") == 4
    assert fight("mannfred", Ann={"play": ["torch_of_bad_ideas"]}).totals()[0] == 4
    assert fight("daughter_of_khaine", Ann={"play": ["torch_of_bad_ideas"]}).totals()[0] == 3
    s = fight("mannfred", Ann={"play": ["battle_plan"], "hand": ["press_gang"]})
    assert s.totals()[0] == 2
    s.act("Ann", "play press_gang", "press Bob")
    assert s.totals()[0] == 1 + 3 + 1
    relic = scene(Ann={"play": ["saints_relic", "siege_mallet"]})
    assert relic.strength("Ann") == 5
