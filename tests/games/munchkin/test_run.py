"""Running away, bad stuff, death, the body."""

from typing import Any

import pytest
from games.munchkin.scene import fight, scene

from koldun.games.munchkin.library import LIBRARY


@pytest.mark.rule("MUN-RUN-03")
def test_even_an_escape_may_cost_something() -> None:
    s = fight("thrice_cursed_chronicler", dice=[6], Ann={"level": 5}).quiet("charity")
    assert s.heard_of("escape Ann")
    assert s.level("Ann") == 4


@pytest.mark.rule("MUN-RUN-04")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_five_or_more_escapes(die: int) -> None:
    s = fight("brayhorn_brawler", dice=[die], Ann={"level": 3}).quiet("charity")
    assert s.heard_of("escape Ann") is (die >= 5)
    assert s.level("Ann") == (3 if die >= 5 else 2)


@pytest.mark.rule("MUN-RUN-05", "MUN-STEED-04", "MUN-STEED-05")
@pytest.mark.parametrize(
    ("play", "total"),
    [
        (["seven_yard_boots"], 4),
        (["seven_yard_boots", "lucky_rat_tail"], 5),
        (["seven_yard_boots", "tauralon"], 4),
        (["seven_yard_boots", "tauralon", "lead_boots"], 3),
        (["seven_yard_boots", "lead_boots"], 3),
        (["seven_yard_boots", "borrowed_mule"], 4),
    ],
)
def test_run_modifiers(play: list[str], total: int) -> None:
    s = fight("rust_monk", dice=[3], Ann={"play": [*play, "chicken_hearted"]}).quiet("charity")
    assert s.heard_of(f"run-total Ann {total}")
    rolled = next(e for e in s.match.events() if e.id == "roll")
    assert rolled.word == str(5 - (total - 3))  # what the die had to show, told with the roll


@pytest.mark.rule("MUN-STEED-06", "MUN-STEED-04")
@pytest.mark.parametrize("leave", [True, False])
def test_a_slow_steed_may_be_left_behind(leave: bool) -> None:
    s = fight("mannfred", dice=[4], Ann={"play": ["armoured_snail", "seven_yard_boots"]}).until(
        "abandon"
    )
    s.choose("Ann", "yes" if leave else "no").quiet("charity")
    assert s.heard_of(f"run-total Ann {5 if leave else 2}")
    assert (s.pile("treasure") == ["armoured_snail"]) is leave


@pytest.mark.rule("MUN-RUN-06")
def test_fast_and_slow_monsters() -> None:
    assert fight("spite_swarm", dice=[5]).quiet("charity").heard_of("caught Ann")
    assert fight("paper_golem", dice=[4]).quiet("charity").heard_of("escape Ann")


@pytest.mark.rule("MUN-RUN-07")
def test_some_do_not_pursue() -> None:
    s = fight("barrow_choir", Ann={"level": 2}).quiet("charity")
    assert s.heard_of("not-pursued Ann barrow_choir")
    assert s.count("roll") == 0
    assert s.level("Ann") == 2
    assert fight("barrow_choir", dice=[1], Ann={"level": 3}).quiet("charity").level("Ann") == 1
    never = fight(
        "lost_recruit",
        Ann={"level": 5, "play": ["chicken_hearted"]},
        Bob={"hand": ["commander_model"]},
    )
    never.act("Bob", "play commander_model").quiet("charity")
    assert never.count("roll") == 0


@pytest.mark.rule("MUN-RUN-09", "MUN-RUN-10", "MUN-RUN-11")
def test_one_roll_per_monster_in_any_order() -> None:
    s = fight(
        "branchwraith",
        dice=[1, 4],
        Ann={"level": 3, "play": ["seven_yard_boots"]},
        Bob={"hand": ["wandering_monster", "squeaking_imp"]},
    )
    s.act("Bob", "wander wandering_monster squeaking_imp").until("flee")
    assert s.offered("Ann") == ["flee branchwraith", "flee squeaking_imp"]
    s.choose("Ann", "flee branchwraith").quiet("charity")
    assert s.heard_of("run-total Ann 2")
    assert s.heard_of("run-total Ann 4")  # the boots were gone by then
    assert s.level("Ann") == 1
    assert s.play("Ann") == []


@pytest.mark.rule("MUN-RUN-12", "MUN-DEATH-06")
def test_death_ends_the_series() -> None:
    s = fight(
        "deep_maw", dice=[1], Ann={"level": 4}, Bob={"hand": ["wandering_monster", "squeaking_imp"]}
    )
    s.act("Bob", "wander wandering_monster squeaking_imp").until("flee").choose(
        "Ann", "flee deep_maw"
    )
    assert s.heard_of("die Ann")
    assert s.count("roll Ann") == 1


@pytest.mark.rule("MUN-RUN-13", "MUN-RUN-14", "MUN-RUN-15")
@pytest.mark.parametrize(
    ("ann", "bob", "order"),
    [
        ("first", "second", "ab"),
        ("second", "first", "ba"),
        ("any", "any", "ab"),
        ("any", "first", "ba"),
        ("first", "first", "ba"),
    ],
)
def test_both_run_and_agree_on_the_order(ann: str, bob: str, order: str) -> None:
    dice = [2, 5, 1, 1] if ann == bob == "first" else [1, 1]
    s = fight("mannfred", dice=dice, Ann={"level": 3, "hand": ["press_gang"]}, Bob={"level": 4})
    s.act("Ann", "play press_gang", "press Bob").until("run-order")
    s.choose("Ann", ann).choose("Bob", bob).quiet("charity")
    who = [line.split()[1] for line in s.heard() if line.startswith("caught")]
    assert who == (["Ann", "Bob"] if order == "ab" else ["Bob", "Ann"])
    assert (s.level("Ann"), s.level("Bob")) == (1, 2)  # one monster caught both


@pytest.mark.rule("MUN-RUN-17")
def test_only_run_cards_in_the_run_stage() -> None:
    hand = [
        "commander_model",
        "wandering_monster",
        "paper_golem",
        "smoke_bomb",
        "glue_pot",
        "lose_a_level",
        "bottled_thunder",
    ]
    s = fight("mannfred", dice=[5], Bob={"hand": hand}).quiet("run-start")
    for refused in ("play commander_model", "wander paper_golem", "play bottled_thunder"):
        assert not s.may("Bob", refused)
    for legal in ("play smoke_bomb", "play glue_pot", "play lose_a_level"):
        assert s.may("Bob", legal)
    s.act("Bob", "play glue_pot").until("roll")
    assert s.may("Bob", "play smoke_bomb")
    s.act("Bob", "play smoke_bomb").quiet("charity")
    assert s.heard_of("escape Ann mannfred")


def test_glue_smoke_and_the_loaded_die() -> None:
    glue = fight("rust_monk", dice=[6], Bob={"hand": ["glue_pot"]}).quiet("run-start")
    glue.act("Bob", "play glue_pot").quiet("charity")
    assert glue.heard_of("run-total Ann 3")
    ridden = fight(
        "rust_monk", dice=[6], Ann={"play": ["tauralon"]}, Bob={"hand": ["glue_pot"]}
    ).quiet("run-start")
    ridden.act("Bob", "play glue_pot").quiet("charity")
    assert ridden.heard_of("run-total Ann 7")  # the steed's value replaces the glue, MUN-STEED-04
    card = next(c for c in LIBRARY.cards if c.id == "glue_pot")
    assert "A steed with a run-away value of its own replaces this too." in card.text["en"]
    assert "Скакун со своей поправкой на смывку заменяет и эту." in card.text["ru"]
    loaded = fight("rust_monk", dice=[6], Bob={"hand": ["loaded_die"]}).until("roll")
    loaded.act("Bob", "set-die loaded_die 1").quiet("charity")
    assert loaded.heard_of("caught Ann")
    assert loaded.pile("treasure") == ["loaded_die"]
    chronic = fight(
        "thrice_cursed_chronicler", Ann={"level": 4}, Bob={"hand": ["smoke_bomb"]}
    ).quiet("run-start")
    chronic.act("Bob", "play smoke_bomb").quiet("charity")
    assert chronic.level("Ann") == 3  # the consequences of an escape stay
    assert chronic.count("roll") == 0


def test_a_squire_takes_the_bad_stuff() -> None:
    s = fight("brayhorn_brawler", dice=[1], Ann={"level": 2, "play": ["squire"]}).until("shield")
    s.choose("Ann", "yes").quiet("charity")
    assert s.level("Ann") == 2
    assert s.play("Ann") == []


# --- bad stuff, monster by monster

BAD: list[tuple[str, dict[str, Any], list[str], dict[str, Any]]] = [
    ("damp_candle_ghost", {"hand": ["twin", "chaotic"]}, ["lose twin"], {"hand": ["chaotic"]}),
    ("gutter_ratling", {"play": ["iron_clogs", "quilted_coat"]}, [], {"play": ["quilted_coat"]}),
    ("squeaking_imp", {}, [], {"level": 4}),
    ("paper_golem", {"play": ["crown_of_coral"]}, [], {"play": []}),
    (
        "tithe_collector",
        {"play": ["rusty_cleaver", "war_drum"]},
        [],
        {"play": ["rusty_cleaver"], "level": 5},
    ),
    ("tithe_collector", {"play": ["dispel"]}, [], {"play": ["dispel"], "level": 4}),
    ("bone_picket", {}, [], {"level": 4}),
    ("tide_leech", {"play": ["angry_bees", "war_drum"]}, [], {"play": ["war_drum"], "level": 5}),
    ("tide_leech", {}, [], {"level": 4}),
    ("oath_deaf_veteran", {"play": ["skaven"]}, [], {"play": []}),
    ("oath_deaf_veteran", {"hand": ["twin"]}, [], {"hand": []}),
    (
        "spite_swarm",
        {"hand": ["twin", "chaotic", "colossal"]},
        ["lose twin", "lose chaotic"],
        {"hand": ["colossal"]},
    ),
    ("crypt_bailiff", {"play": ["quilted_coat"]}, [], {"play": [], "level": 5}),
    ("crypt_bailiff", {}, [], {"level": 4}),
    ("brayhorn_brawler", {}, [], {"level": 4}),
    (
        "rust_monk",
        {"play": ["rusty_cleaver", "buckler_of_bluff"]},
        ["lose rusty_cleaver"],
        {"play": ["buckler_of_bluff"], "level": 5},
    ),
    ("rust_monk", {}, [], {"level": 4}),
    ("cellar_troll", {"play": ["walking_fortress"]}, [], {"play": [], "level": 5}),
    ("cellar_troll", {}, [], {"level": 4}),
    ("sigil_auditor", {}, [], {"level": 4}),
    ("branchwraith", {"play": ["iron_clogs"]}, [], {"play": [], "level": 4}),
    ("lantern_wight", {"play": ["angry_bees"]}, [], {"play": [], "level": 4}),
    (
        "warp_glass_mirror",
        {"play": ["skaven", "alliance", "idoneth"]},
        [],
        {"play": ["alliance"], "level": 5},
    ),
    ("warp_glass_mirror", {}, [], {"level": 3}),
    ("toll_bridge_gnasher", {"play": ["war_drum"]}, [], {"play": [], "level": 5}),
    (
        "toll_bridge_gnasher",
        {"play": ["plumed_morion"]},
        [],
        {"play": ["plumed_morion"], "level": 3},
    ),
    ("icefall_yhetee", {"play": ["borrowed_mule"]}, [], {"play": [], "level": 5}),
    ("icefall_yhetee", {}, [], {"level": 3}),
    ("cog_tail_saboteur", {"play": ["war_drum", "hammer_sword"]}, [], {"play": ["war_drum"]}),
    ("barrow_choir", {}, [], {"level": 3}),
    ("drowned_champion", {"hand": ["twin", "dispel"]}, [], {"hand": []}),
    ("mannfred", {}, [], {"level": 3}),
    (
        "hollow_inquisitor",
        {"play": ["rusty_cleaver", "buckler_of_bluff"]},
        [],
        {"play": [], "level": 5},
    ),
    ("hollow_inquisitor", {}, [], {"level": 3}),
    ("silk_winged_temptress", {}, [], {"level": 3}),
    (
        "ogre_quartermaster",
        {"play": ["walking_fortress", "tauralon"]},
        [],
        {"play": [], "level": 5},
    ),
    ("ogre_quartermaster", {}, [], {"level": 3}),
    ("daughter_of_khaine", {"play": ["quilted_coat"]}, [], {"play": [], "level": 3}),
    ("siege_gargantoad", {"hand": ["twin"]}, [], {"hand": [], "level": 4}),
    ("thrice_cursed_chronicler", {"play": ["lead_boots"]}, [], {"level": 2}),
    (
        "brass_juggernaut",
        {"play": ["crown_of_coral", "quilted_coat", "iron_clogs", "rusty_cleaver"]},
        [],
        {"play": ["rusty_cleaver"], "level": 5},
    ),
    ("legion_of_the_unpaid", {"play": ["rusty_cleaver", "dispel"]}, [], {"play": [], "level": 5}),
]


@pytest.mark.rule("MUN-RUN-08")
@pytest.mark.parametrize(
    ("monster", "ann", "answers", "then"), BAD, ids=[f"{b[0]}-{i}" for i, b in enumerate(BAD)]
)
def test_the_bad_stuff_of_every_monster(
    monster: str, ann: dict[str, Any], answers: list[str], then: dict[str, Any]
) -> None:
    strong = {"hand": ["commander_model"]}
    s = fight(monster, dice=[1], Ann={"level": 5} | ann, Bob=strong).act(
        "Bob", "play commander_model"
    )
    while not s.heard_of("caught Ann"):
        s.passes()
    s.choose("Ann", *answers)
    gone = then.get("play")
    if gone is not None:
        assert [c for c in s.play("Ann")] == gone
    if "level" in then:
        assert s.level("Ann") == then["level"]
    if "hand" in then:
        assert s.hand("Ann") == then["hand"]


def test_bad_stuff_that_passes_cards_on() -> None:
    strong = {"hand": ["commander_model"]}
    left = fight("petal_fiend", players=4, dice=[1], Ann={"hand": ["twin"]}, Dan=strong).act(
        "Dan", "play commander_model"
    )
    left.quiet("charity")
    assert left.hand("Bob") == ["twin"]
    both = fight(
        "whisper_eel", players=4, dice=[1], Ann={"hand": ["twin", "chaotic"]}, Bob={"level": 2}
    )
    both.quiet("charity")
    assert len(both.hand("Bob")) == len(both.hand("Dan")) == 1
    assert both.hand("Ann") == []
    silk = fight(
        "silk_winged_temptress",
        dice=[1],
        Ann={"level": 5, "play": ["war_drum", "rusty_cleaver"]},
        Bob={"level": 2},
        Cid={"level": 1},
    )
    silk.quiet("charity")
    assert silk.play("Cid") == ["war_drum"]
    assert silk.level("Ann") == 5


@pytest.mark.rule("MUN-BIG-08")
def test_what_nobody_has_room_for_the_temptress_takes_away_and_no_level() -> None:
    s = fight(
        "silk_winged_temptress",
        dice=[1],
        Ann={"level": 5, "play": ["walking_fortress"]},
        Bob={"level": 2, "play": ["siege_mallet"]},
        Cid={"level": 1, "play": ["ships_anchor"]},
    )
    s.quiet("charity")
    assert (s.play("Ann"), s.pile("treasure"), s.level("Ann")) == ([], ["walking_fortress"], 5)
    card = next(c for c in LIBRARY.cards if c.id == "silk_winged_temptress")
    assert "if nobody has room, discard it" in card.text["en"]
    assert "если места нет ни у кого" in card.text["ru"]


def test_lasting_run_penalties_of_bad_stuff() -> None:
    strong = {"hand": ["commander_model"]}
    s = (
        fight("feral_mushroom", dice=[1], Bob=strong)
        .act("Bob", "play commander_model")
        .quiet("charity")
    )
    assert s.t.limp_combat[0] == -1
    assert s.view().table.seats[0].counters["limp"] == -1
    p = fight("plague_piper", dice=[1], Ann={"level": 5}).quiet("charity")
    assert (p.t.limp_turn[0], p.level("Ann")) == (-1, 4)
    p.quiet("begin", "start")
    assert p.t.limp_turn[0] == -1  # it ends with her next turn
    for which in ("limp_combat", "limp_turn"):
        later = fight("rust_monk", dice=[5])
        getattr(later.t, which)[0] = -1
        later.quiet("charity")
        assert later.heard_of("run-total Ann 4")
        later.quiet("begin", "start")
        assert getattr(later.t, which)[0] == 0


@pytest.mark.parametrize(
    "monster",
    [
        "deep_maw",
        "cathedral_dragon",
        "prince_of_nine_bargains",
        "world_tree_colossus",
        "legion_of_the_unpaid",
    ],
)
def test_deadly_monsters(monster: str) -> None:
    s = fight(monster, dice=[1], Ann={"level": 6})
    while not s.heard_of("caught Ann"):
        s.passes()
    assert s.heard_of("die Ann")


# --- death


@pytest.mark.rule(
    "MUN-DEATH-01",
    "MUN-DEATH-02",
    "MUN-DEATH-03",
    "MUN-DEATH-04",
    "MUN-DEATH-05",
    "MUN-DEATH-07",
    "MUN-DEATH-08",
)
def test_what_is_lost_and_what_is_kept() -> None:
    kept = ["alliance", "idoneth", "lead_boots", "saints_relic", "skaven"]
    items = ["ghal_maraz", "cheat", "war_drum", "squire"]
    s = fight(
        "deep_maw",
        dice=[1],
        Ann={"level": 7, "play": [*kept, *items], "hand": ["twin", "dispel"]},
        Bob={"level": 3},
    )
    s.until("ebb").act("Ann", "pass") if s.what() == "ebb" else None
    for _ in range(60):
        if s.what() in ("loot-body", "shield"):
            break
        s.passes()
    s.choose("Ann", "no")
    assert s.what() == "loot-body"
    assert s.offered("Bob") == [
        f"take {c}" for c in ["squire", "war_drum", "cheat", "ghal_maraz", "dispel", "twin"]
    ]
    assert s.play("Ann") == kept
    assert s.t.cheats == {}
    assert s.hand("Ann") == []
    assert s.level("Ann") == 7
    assert s.sees("Cid") >= {"twin", "dispel"}


@pytest.mark.rule("MUN-DEATH-09", "MUN-DEATH-12", "MUN-DEATH-22")
def test_looting_by_level() -> None:
    s = fight(
        "deep_maw",
        players=4,
        dice=[1],
        Ann={"level": 4, "play": ["war_drum", "rusty_cleaver"], "hand": ["twin", "deserter"]},
        Bob={"level": 2},
        Cid={"level": 7},
        Dan={"level": 4},
    )
    s.until("loot-body")
    assert s.asked() == ["Cid"]
    s.choose("Cid", "take war_drum")
    assert s.asked() == ["Dan"]
    s.choose("Dan", "take deserter")
    assert s.asked() == ["Bob"]
    s.choose("Bob", "take twin")
    assert s.hand("Cid") == ["war_drum"]
    assert s.play("Cid") == []
    assert s.pile("treasure") == ["rusty_cleaver"]


@pytest.mark.rule("MUN-DEATH-10", "MUN-DEATH-11")
def test_ties_are_rolled_and_the_last_get_nothing() -> None:
    s = fight(
        "deep_maw",
        dice=[1, 2, 5],
        Ann={"level": 4, "play": ["war_drum"]},
        Bob={"level": 3},
        Cid={"level": 3},
    )
    while not s.heard_of("take"):
        s.passes()
    assert s.hand("Cid") == ["war_drum"]  # Bob rolled 2, Cid 5
    assert s.hand("Bob") == []


@pytest.mark.rule("MUN-DEATH-15", "MUN-DEATH-16", "MUN-DEATH-17", "MUN-DEATH-18", "MUN-DEATH-21")
def test_the_new_character() -> None:
    s = fight(
        "deep_maw",
        doors=["brayhorn_brawler"],
        dice=[1],
        Ann={"level": 6, "play": ["skaven"]},
        Bob={"level": 2, "play": ["war_drum"]},
    )
    s.until("body")
    assert s.active() == "Ann"
    assert s.asked() == ["Bob", "Cid"]  # not Ann: the rest of her turn is empty
    s.passes()
    assert (s.active(), s.t.phase) == ("Bob", "start")
    assert not s.t.dead[0]
    assert (s.level("Ann"), s.play("Ann"), s.hand("Ann")) == (6, ["skaven"], [])
    s.quiet("combat")
    s.act("Bob", "seek", "haggle Ann", "share 0", "done").choose("Ann", "yes")
    assert s.totals()[0] == 2 + 2 + 6
    own = scene(
        phase="charity",
        active="Cid",
        doors=["skaven"],
        treasures=["war_drum", "quilted_coat"],
        Ann={"owed": True},
        Bob={"hand": ["deserter"]},
    )
    own.passes()
    assert own.active() == "Ann"
    backs = [own.t.face(c).back for c in own.t.hands[0].cards]
    assert (backs.count("door"), backs.count("treasure")) == (4, 4)
    assert own.t.phase == "start"
    own.act("Ann", "play skaven").act("Ann", "lay war_drum").act("Ann", "lay quilted_coat")
    assert own.play("Ann") == ["quilted_coat", "skaven", "war_drum"]


def test_unfinished_business_saves_a_life() -> None:
    s = fight("deep_maw", dice=[1], Ann={"level": 6}, Bob={"hand": ["unfinished_business"]}).until(
        "death"
    )
    s.act("Bob", "play unfinished_business")
    assert not s.t.dead[0]
    assert s.level("Ann") == 4
    assert s.pile("door")[0] in ("unfinished_business", "deep_maw")


def test_a_loaded_die_in_a_roll_off() -> None:
    s = fight(
        "deep_maw",
        dice=[1, 2, 5],
        Ann={"level": 4, "play": ["war_drum", "rusty_cleaver"]},
        Bob={"level": 3, "hand": ["loaded_die"]},
        Cid={"level": 3},
    )
    s.until("die").act("Bob", "play loaded_die", "face 6")
    assert s.what() == "loot-body"
    assert s.asked() == ["Bob"]
