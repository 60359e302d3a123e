"""Combat, monsters, enhancers, several monsters, tags, interference, rewards."""

from itertools import permutations

import pytest
from games.munchkin.scene import Party, fight, scene

from koldun.games.munchkin.faces import Enhancer, Monster
from koldun.games.munchkin.library import LIBRARY

MONSTERS = [f for f in LIBRARY.faces.values() if isinstance(f, Monster)]


@pytest.mark.rule(
    "EX-COMBAT-01",
    "MUN-COMBAT-02",
    "MUN-COMBAT-05",
    "MUN-COMBAT-07",
    "MUN-COMBAT-14",
    "MUN-COMBAT-19",
    "MUN-REWARD-06",
    "MUN-HELP-01",
)
def test_the_full_combat_of_the_rulebook() -> None:
    s = rulebook()
    assert s.totals() == (10, 15)
    assert [line["amount"] for line in s.view().table.facts["combat"]["munchkin_lines"]] == [
        4,
        5,
        1,
    ]
    s.act("Ann", "play battle_brew", "sips 2")
    assert s.totals() == (16, 15)
    s.quiet("claim")
    s.act("Bob", "play commander_model")
    assert s.heard_of("void Ann")
    assert s.totals() == (16, 25)
    assert s.strength("Bob") == 12
    s.act("Bob", "bid", "haggle", "share 1 main-first", "done").choose("Ann", "no")
    assert s.totals() == (16, 25)
    s.act("Ann", "play dispel")
    assert s.totals() == (16, 15)
    s.quiet("charity")
    assert (s.level("Ann"), s.level("Bob")) == (5, 6)
    assert len(s.hand("Ann")) == 3
    assert s.heard_of("treasure Ann 3 ? ? ?", "Bob")
    assert sorted(s.pile("door")) == ["commander_model", "mannfred"]
    assert sorted(s.pile("treasure")) == ["battle_brew", "dispel"]


def rulebook() -> Party:
    return fight(
        "mannfred",
        players=4,
        options={"night": "always"},
        Ann={"level": 4, "play": ["stormcast", "ghal_maraz"], "hand": ["battle_brew", "dispel"]},
        Bob={"level": 6, "play": ["grots"], "hand": ["commander_model"]},
        Cid={"play": ["grots"]},
        Dan={"play": ["grots"]},
    )


@pytest.mark.rule("EX-COMBAT-02", "MUN-HELP-04", "MUN-REWARD-05", "MUN-ENHANCER-02")
def test_the_branch_where_help_is_taken() -> None:
    s = rulebook().act("Ann", "play battle_brew", "sips 2").act("Bob", "play commander_model")
    s.act("Bob", "bid", "haggle", "share 0", "done").choose("Ann", "yes")
    assert s.totals() == (28, 25)
    s.quiet("charity")
    assert (s.level("Ann"), s.level("Bob")) == (5, 6)
    assert len(s.hand("Ann")) == 6  # Dispel and five treasures
    assert not any("?" in line for line in s.heard("Dan") if line.startswith("treasure"))


@pytest.mark.rule("EX-COMBAT-03", "MUN-RUN-05")
def test_running_after_two_sips() -> None:
    s = fight(
        "mannfred",
        dice=[6],
        options={"night": "always"},
        Ann={"level": 4, "play": ["stormcast", "ghal_maraz"], "hand": ["battle_brew"]},
        Bob={"hand": ["commander_model"]},
    )
    s.act("Ann", "play battle_brew", "sips 2").act("Bob", "play commander_model")
    s.quiet("charity")
    assert s.heard_of("run-total Ann 4")
    assert s.level("Ann") == 1  # three levels at night
    assert s.hand("Ann") == []
    assert sorted(s.pile("door")) == ["commander_model", "mannfred"]


@pytest.mark.rule("MUN-COMBAT-03", "MUN-COMBAT-04")
def test_a_tie_is_lost() -> None:
    for level, won in ((5, True), (4, False), (3, False)):
        s = fight("brayhorn_brawler", dice=[6], Ann={"level": level}).quiet("charity")
        assert s.level("Ann") == (level + 1 if won else level)
        assert s.heard_of("run Ann") is not won


@pytest.mark.rule("MUN-COMBAT-06")
def test_mighty_monsters_give_two_levels() -> None:
    s = fight(
        "cathedral_dragon",
        Ann={
            "level": 3,
            "play": [
                "walking_fortress",
                "executioners_ruler",
                "war_drum",
                "tauralon",
                "crown_of_coral",
            ],
        },
    )
    assert s.totals() == (17, 16)
    assert s.quiet("charity").level("Ann") == 5


@pytest.mark.rule("MUN-COMBAT-09", "MUN-REWARD-07", "MUN-HELP-23")
def test_driving_out_with_and_without_treasure() -> None:
    for card, treasures in (("banishing_scroll", 0), ("beast_bribe", 3)):
        s = fight("mannfred", Ann={"level": 4, "hand": [card]}).act("Ann", f"play {card}")
        assert s.t.phase == "charity"
        assert (s.level("Ann"), len(s.hand("Ann"))) == (4, treasures)
    assert not fight("mannfred", Bob={"hand": ["beast_bribe"]}).may("Bob", "play beast_bribe")
    helped = fight("crypt_bailiff", Ann={"level": 2, "hand": ["beast_bribe"]}, Bob={"level": 1})
    helped.act("Ann", "seek", "haggle Bob", "share 1 random", "done").choose("Bob", "yes")
    helped.act("Ann", "play beast_bribe")
    assert len(helped.hand("Bob")) == 1
    assert len(helped.hand("Ann")) == 1


@pytest.mark.rule("MUN-COMBAT-17", "MUN-COMBAT-18")
def test_a_claim_gives_everybody_a_last_chance() -> None:
    s = fight(Ann={"level": 5, "hand": ["twin"]}, Bob={"hand": ["angry_bees"]})
    s.quiet("claim")
    assert s.what() == "claim"
    assert set(s.asked()) == {"Ann", "Bob", "Cid"}
    assert s.level("Ann") == 5
    s.passes()
    assert s.level("Ann") == 6
    assert not s.may("Bob", "play angry_bees")


@pytest.mark.rule("MUN-COMBAT-21", "MUN-MULTI-05")
def test_a_leading_side_cannot_run() -> None:
    s = fight(Ann={"level": 5, "hand": ["twin"]}, Bob={"hand": ["angry_bees"]}).quiet("claim")
    assert s.what() == "claim"
    assert not any("run" in o or "concede" in o for o in s.offered("Ann"))
    two = fight("deep_maw", Ann={"level": 5}, Bob={"hand": ["wandering_monster", "lost_recruit"]})
    two.act("Bob", "wander wandering_monster lost_recruit").quiet("claim")
    assert two.what() == "concede"
    two.until("flee")  # from both, or from none
    assert two.offered("Ann") == ["flee deep_maw", "flee lost_recruit"]
    assert not two.heard_of("kill")


@pytest.mark.rule("MUN-COMBAT-22")
def test_a_concession_can_be_voided() -> None:
    s = fight("mannfred", Ann={"level": 8}, Bob={"hand": ["bottled_thunder"]}).quiet("claim")
    assert s.what() == "concede"
    s.act("Bob", "play bottled_thunder", "side munchkins")
    assert s.totals() == (13, 10)
    assert s.t.phase == "combat"
    assert s.quiet("charity").level("Ann") == 9


@pytest.mark.rule("MUN-COMBAT-23", "EX-CURSE-02", "MUN-CURSE-03", "MUN-INTERFERE-04")
def test_a_curse_at_the_moment_of_triumph() -> None:
    s = fight(
        "brayhorn_brawler",
        Ann={"level": 2, "play": ["barnacle_plate"]},
        Bob={"hand": ["lose_worn_armour"]},
    )
    s.quiet("claim")
    assert s.totals() == (5, 4)
    s.act("Bob", "play lose_worn_armour", "curse Ann")
    assert s.totals() == (2, 4)
    assert s.t.phase == "combat"


@pytest.mark.rule("MUN-MONSTER-04", "MUN-MULTI-01", "MUN-MULTI-02", "MUN-INTERFERE-03")
def test_a_wandering_monster_joins() -> None:
    s = fight(
        "mannfred",
        Ann={"level": 9, "play": ["executioners_ruler"]},
        Bob={"hand": ["wandering_monster", "paper_golem", "lost_recruit"]},
    )
    assert not s.may("Bob", "join paper_golem")
    s.act("Bob", "wander wandering_monster paper_golem")
    assert s.totals() == (12, 12)
    assert not s.may("Bob", "join lost_recruit")
    assert s.what() == "combat"


@pytest.mark.rule("MUN-MONSTER-05")
def test_a_legion_is_one_foe() -> None:
    s = fight("legion_of_the_unpaid", dice=[6]).quiet("charity")
    assert s.count("roll Ann") == 1


# --- enhancers


@pytest.mark.rule("MUN-ENHANCER-01", "MUN-ENHANCER-03", "MUN-ENHANCER-04", "MUN-INTERFERE-02")
def test_enhancers_add_up_and_anybody_plays_them() -> None:
    s = fight(
        "mannfred", Ann={"hand": ["commander_model"]}, Bob={"hand": ["chaotic", "half_painted"]}
    )
    s.act("Ann", "play commander_model")
    assert s.totals()[1] == 20
    s.act("Bob", "play chaotic")
    assert s.totals()[1] == 25
    s.act("Bob", "play half_painted")
    assert s.totals()[1] == 20
    assert s.view().table.facts["combat"]["treasures"] == 3 + 2 + 1 - 1


@pytest.mark.rule("MUN-ENHANCER-05")
def test_an_enhancer_has_one_target() -> None:
    s = fight("mannfred", Bob={"hand": ["wandering_monster", "paper_golem", "colossal"]})
    s.act("Bob", "wander wandering_monster paper_golem").act("Bob", "play colossal")
    assert s.offered("Bob") == ["enhance mannfred", "enhance paper_golem"]
    s.choose("Bob", "enhance paper_golem")
    assert [f.enhancers != [] for f in s.t.combat().foes] == [False, True]


@pytest.mark.rule("MUN-ENHANCER-06", "MUN-ENHANCER-07", "EX-TWIN-01")
@pytest.mark.parametrize("order", list(permutations(["commander_model", "chaotic", "twin"])))
def test_twin_shares_enhancers_in_any_order(order: tuple[str, ...]) -> None:
    s = fight("mannfred", dice=[6, 6], Bob={"hand": list(order)})
    for card in order:
        s.act("Bob", f"play {card}")
    assert s.totals()[1] == 50
    facts = s.view().table.facts["combat"]
    assert (facts["treasures"], facts["levels"]) == (2 * (3 + 3), 2)
    s.quiet("charity")
    assert s.count("roll Ann") == 2


@pytest.mark.rule("MUN-ENHANCER-08", "MUN-INTERFERE-05", "MUN-REWARD-04")
def test_treasures_never_fall_below_the_minimum() -> None:
    s = fight("paper_golem", Ann={"level": 5}, Bob={"hand": ["half_painted", "just_hatched"]})
    s.act("Bob", "play half_painted").act("Bob", "play just_hatched")
    assert s.totals()[1] == 2 - 10
    s.quiet("charity")
    assert len(s.hand("Ann")) == 1
    two = fight("brayhorn_brawler", Ann={"level": 5}, Bob={"hand": ["half_painted"]})
    two.act("Bob", "play half_painted").quiet("charity")
    assert len(two.hand("Ann")) == 1
    mixed = fight("mannfred", Ann={"level": 9}, Bob={"hand": ["half_painted", "chaotic"]})
    mixed.act("Bob", "play half_painted").act("Bob", "play chaotic")
    assert mixed.view().table.facts["combat"]["treasures"] == 3


@pytest.mark.rule("MUN-ENHANCER-09")
def test_dispelling_an_enhancer_of_a_pair_or_the_twin() -> None:
    for target, left in (("commander_model", 20), ("twin", 20)):
        s = fight("mannfred", Ann={"hand": ["dispel"]}, Bob={"hand": ["twin", "commander_model"]})
        s.act("Bob", "play twin").act("Bob", "play commander_model")
        assert s.totals()[1] == 40
        s.act("Ann", "play dispel", f"dispel {target}")
        assert s.totals()[1] == left


@pytest.mark.parametrize(
    "id",
    [
        "commander_model",
        "colossal",
        "chaotic",
        "gravebound",
        "bloodthirsty",
        "half_painted",
        "just_hatched",
    ],
)
def test_every_enhancer(id: str) -> None:
    face = LIBRARY.faces[id]
    assert isinstance(face, Enhancer)
    s = fight("daughter_of_khaine", dice=[3], Ann={"level": 1}, Bob={"hand": [id]}).act(
        "Bob", f"play {id}"
    )
    assert s.totals()[1] == 12 + face.strength
    assert s.view().table.facts["combat"]["treasures"] == 3 + face.treasure
    s.quiet("charity")
    assert s.heard_of(f"run-total Ann {3 - 1 + face.run}")


# --- several monsters


@pytest.mark.rule("MUN-MULTI-03")
def test_level_only_governs_the_whole_combat() -> None:
    ann = {"level": 6, "play": ["ghal_maraz", "stormcast", "war_drum"], "hand": ["bottled_thunder"]}
    s = fight("sigil_auditor", Ann=ann, Bob={"hand": ["wandering_monster", "paper_golem"]})
    assert s.totals() == (6, 5)
    s.act("Bob", "wander wandering_monster paper_golem")
    assert s.totals() == (6, 7)
    s.act("Ann", "play bottled_thunder", "side munchkins")
    assert s.totals() == (6, 7)


@pytest.mark.rule("MUN-MULTI-06", "EX-MULTI-01")
def test_driving_one_out_and_fleeing_from_the_rest_gives_nothing() -> None:
    s = fight(
        "mannfred",
        dice=[6],
        Ann={"level": 4, "hand": ["beast_bribe"]},
        Bob={"hand": ["wandering_monster", "deep_maw"]},
    )
    s.act("Bob", "wander wandering_monster deep_maw")
    s.act("Ann", "play beast_bribe", "banish mannfred").quiet("charity")
    assert (s.level("Ann"), s.hand("Ann")) == (4, [])


# --- tags


@pytest.mark.rule("MUN-TAG-01", "MUN-REWARD-03")
def test_tags_and_treasures_of_the_box() -> None:
    tags = [tag for m in MONSTERS for tag in m.tags]
    assert (len(MONSTERS), tags.count("undead"), tags.count("chaos")) == (40, 9, 8)
    assert set(tags) == {"undead", "chaos"}
    assert all(1 <= m.treasure <= 5 for m in MONSTERS)


@pytest.mark.rule("MUN-TAG-02", "MUN-TAG-03", "MUN-TAG-06")
@pytest.mark.parametrize(
    ("foe", "joins", "not_"),
    [
        ("mannfred", "bone_picket", "paper_golem"),
        ("brayhorn_brawler", "petal_fiend", "bone_picket"),
    ],
)
def test_the_same_tag_may_join(foe: str, joins: str, not_: str) -> None:
    s = fight(foe, Bob={"hand": [joins, not_]})
    before = s.totals()[1]
    assert not s.may("Bob", f"join {not_}")
    s.act("Bob", f"join {joins}")
    assert s.totals()[1] == before + 2
    own = fight(foe, Ann={"hand": [joins]})
    assert own.may("Ann", f"join {joins}")
    gone = fight(
        foe,
        Ann={"hand": ["banishing_scroll"]},
        Bob={"hand": [joins, "wandering_monster", "paper_golem"]},
    )
    gone.act("Bob", "wander wandering_monster paper_golem")
    gone.act("Ann", "play banishing_scroll", f"banish {foe}")
    assert not gone.may("Bob", f"join {joins}")


@pytest.mark.rule("MUN-TAG-04", "MUN-TAG-05")
def test_enhancers_give_tags() -> None:
    s = fight("brayhorn_brawler", Bob={"hand": ["chaotic", "paper_golem"]})
    s.act("Bob", "pair chaotic paper_golem")
    assert s.totals()[1] == 4 + 2 + 5
    bare = fight("paper_golem", Bob={"hand": ["gravebound", "crypt_bailiff"]})
    assert not bare.may("Bob", "join crypt_bailiff")
    assert not bare.may("Bob", "pair gravebound crypt_bailiff")
    bare.act("Bob", "play gravebound")
    bare.act("Bob", "join crypt_bailiff")
    assert bare.totals()[1] == 2 + 5 + 4


@pytest.mark.rule("MUN-INTERFERE-06")
def test_a_monster_on_oneself() -> None:
    s = fight(Ann={"level": 5, "hand": ["wandering_monster", "lost_recruit"]})
    s.act("Ann", "wander wandering_monster lost_recruit").quiet("charity")
    assert s.level("Ann") == 7


# --- rewards


@pytest.mark.rule("MUN-REWARD-01", "MUN-REWARD-02")
def test_levels_and_treasures_of_all_monsters() -> None:
    hand = ["wandering_monster", "crypt_bailiff", "wandering_monster", "lost_recruit"]
    s = fight(
        "brayhorn_brawler",
        Ann={"level": 2, "play": ["ghal_maraz", "stormcast", "war_drum"]},
        Bob={"hand": hand},
    )
    s.act("Bob", "wander crypt_bailiff").act("Bob", "wander lost_recruit")
    assert s.totals() == (10, 9)
    s.quiet("charity")
    assert s.level("Ann") == 5
    assert len(s.hand("Ann")) == 5


@pytest.mark.rule("MUN-REWARD-09", "MUN-HELP-06", "MUN-HELP-07", "MUN-HELP-14", "MUN-HELP-15")
def test_the_order_after_a_helped_win() -> None:
    s = fight(
        "mannfred",
        treasures=["dispel", "angry_bees", "frost_flask"],
        Ann={"level": 4, "play": ["battle_plan"]},
        Bob={"level": 6, "play": ["war_drum"]},
    )
    s.act("Ann", "seek", "haggle Bob", "share 1 helper-first", "pay battle_plan", "done")
    s.choose("Bob", "yes")
    assert s.play("Ann") == ["battle_plan"]
    s.until("split")
    assert s.zone("monsters") == []  # cleaned up before anything is drawn
    assert s.pile("door") == ["mannfred"]
    s.choose("Bob", "take angry_bees")
    words = ["kill", "up", "treasure", "take", "hand-over", "window"]
    heard = [line.split()[0] for line in s.heard()]
    at = [heard.index(w, heard.index("kill")) for w in words]
    assert at == sorted(at)
    assert s.what() == "received"
    assert s.asked() == ["Ann"]  # main first, then the helper
    s.act("Ann", "pass")
    assert s.asked() == ["Bob"]
    s.act("Bob", "pass")
    assert s.play("Bob") == ["battle_plan", "war_drum"]
    assert (s.level("Ann"), s.level("Bob")) == (5, 6)
    assert s.hand("Bob") == ["angry_bees"]
    assert s.hand("Ann") == ["dispel", "frost_flask"]


def test_wrong_lair_swaps_a_monster_and_keeps_the_enhancers() -> None:
    s = fight("mannfred", Bob={"hand": ["wrong_lair", "paper_golem", "chaotic"]}).act(
        "Bob", "play chaotic"
    )
    s.act("Bob", "swap-in wrong_lair paper_golem")
    assert s.totals()[1] == 2 + 5
    assert s.zone("monsters") == ["paper_golem"]
    assert s.pile("door") == ["mannfred"]


@pytest.mark.parametrize(
    ("card", "foe", "munchkins"),
    [
        ("firecracker_egg", "mannfred", 2),
        ("flash_powder", "mannfred", 2),
        ("angry_bees", "mannfred", 3),
        ("poisoned_ration", "mannfred", 3),
        ("rallying_horn", "mannfred", 4),
        ("frost_flask", "mannfred", 4),
        ("bottled_thunder", "mannfred", 5),
        ("holy_water_balloon", "mannfred", 5),
        ("holy_water_balloon", "deep_maw", 2),
        ("blessed_salt", "brass_juggernaut", 5),
        ("blessed_salt", "mannfred", 2),
    ],
)
def test_every_bonus_one_shot(card: str, foe: str, munchkins: int) -> None:
    s = fight(foe, Bob={"hand": [card]})
    ours, theirs = s.totals()
    s.act("Bob", f"play {card}", "side munchkins")
    assert s.totals() == (ours + munchkins, theirs)
    base = {"holy_water_balloon": 2, "blessed_salt": 2}.get(card, munchkins)
    other = fight(foe, Bob={"hand": [card]}).act("Bob", f"play {card}", "side monsters")
    assert other.totals() == (ours, theirs + base)


def test_one_shots_with_other_effects() -> None:
    brew = fight("mannfred", Ann={"hand": ["battle_brew"]}, Bob={"hand": ["battle_brew"]})
    assert not brew.may("Bob", "play battle_brew")
    assert brew.act("Ann", "play battle_brew", "sips 1").totals()[0] == 4
    rune = fight(
        "mannfred",
        Ann={"play": ["ghal_maraz", "stormcast", "war_drum"]},
        Bob={"hand": ["overcharge_rune"]},
    )
    rune.act("Bob", "play overcharge_rune", "double ghal_maraz")
    assert rune.totals()[0] == 1 + 5 + 5 + 1 + 2
    flash = fight("crypt_bailiff", dice=[4], Ann={"hand": ["flash_powder"]})
    flash.act("Ann", "play flash_powder", "side munchkins").quiet("charity")
    assert flash.heard_of("run-total Ann 5")
    curse = scene(Ann={"play": ["lead_boots"]}, Bob={"hand": ["dispel"]}).act("Bob", "play dispel")
    assert curse.play("Ann") == []


@pytest.mark.parametrize("monster", MONSTERS, ids=lambda m: m.id)
def test_every_monster_fights_with_its_numbers(monster: Monster) -> None:
    s = fight(monster.id, Ann={"play": ["war_drum"]}, options={"night": "never"})
    extra = monster.against_civilians
    assert s.totals() == ((1 if monster.level_only else 3), monster.level + extra)
    facts = s.view().table.facts["combat"]
    assert (facts["levels"], facts["treasures"]) == (monster.levels, monster.treasure)
    for army, amount in monster.against.items():
        assert fight(monster.id, Ann={"play": [army]}).totals()[1] == monster.level + amount
    if monster.at_night:
        assert fight(monster.id, options={"night": "always"}).totals()[1] == monster.level + 5
    if monster.against_civilians:
        assert fight(monster.id, Ann={"play": ["skaven"]}).totals()[1] == monster.level
