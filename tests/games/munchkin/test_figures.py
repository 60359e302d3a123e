"""What is printed on the cards: every figure of the box, by hand, so that a slip in the data is seen."""

import pytest

from koldun.games.munchkin.faces import Enhancer, Item, Monster
from koldun.games.munchkin.library import LIBRARY

# id: level, treasure, levels, modifier when running from it, lowest level pursued; tags; against
MONSTERS = """
lost_recruit 1 1 1 0 11 - -
damp_candle_ghost 1 1 1 0 1 undead -
gutter_ratling 1 1 1 0 1 - skaven+3
feral_mushroom 1 1 1 1 1 - -
squeaking_imp 1 1 1 0 1 chaos -
paper_golem 2 1 1 1 1 - -
tithe_collector 2 1 1 0 1 - -
bone_picket 2 1 1 0 1 undead stormcast+2
petal_fiend 2 1 1 0 1 chaos hedonites-2
tide_leech 2 1 1 0 1 - idoneth+3
oath_deaf_veteran 3 1 1 0 1 - -
spite_swarm 3 1 1 -1 1 - -
crypt_bailiff 4 2 1 0 1 undead -
brayhorn_brawler 4 2 1 0 1 chaos -
rust_monk 4 2 1 0 1 - stormcast+3
cellar_troll 4 2 1 1 1 - -
whisper_eel 4 2 1 -1 1 - idoneth-2
sigil_auditor 5 2 1 0 1 - -
branchwraith 6 2 1 0 1 - grots-4
lantern_wight 6 2 1 0 1 undead stormcast-3
warp_glass_mirror 6 2 1 0 1 chaos hedonites+3
toll_bridge_gnasher 6 2 1 0 3 - -
icefall_yhetee 8 2 1 0 1 - grots+4
cog_tail_saboteur 8 2 1 0 1 - skaven-3
barrow_choir 8 2 1 0 3 undead nighthaunt-3
plague_piper 8 2 1 0 1 chaos skaven+3
drowned_champion 8 2 1 -1 1 undead idoneth-3
mannfred 10 3 1 0 1 undead -
hollow_inquisitor 10 3 1 0 1 - nighthaunt+4
silk_winged_temptress 10 3 1 0 1 chaos hedonites-3
ogre_quartermaster 10 3 1 1 1 - -
daughter_of_khaine 12 3 1 -1 1 - hedonites+3
siege_gargantoad 12 3 1 0 4 - grots+3
thrice_cursed_chronicler 12 3 1 0 1 undead -
brass_juggernaut 14 4 1 -2 1 chaos stormcast+4
deep_maw 14 4 1 0 4 - idoneth+4
cathedral_dragon 16 4 2 0 5 - nighthaunt+4
legion_of_the_unpaid 16 4 2 0 1 undead -
prince_of_nine_bargains 18 5 2 0 5 chaos -
world_tree_colossus 20 5 2 1 6 - -
"""

# id: slot, hands, bonus, price, modifier when running (- none), Big, for whom only, not for whom, hammer
ITEMS = """
dented_kettle_helm headgear 0 1 200 - - - - -
plumed_morion headgear 0 1 300 - - - - -
fungus_cap headgear 0 3 400 - - grots - -
mask_of_many_smiles headgear 0 3 400 - - hedonites - -
crown_of_coral headgear 0 2 400 - - - - -
bucket_of_secrecy headgear 0 1 300 1 - - - -
quilted_coat armour 0 1 200 - - - - -
mail_of_lost_keys armour 0 2 400 - - - - -
thunder_cuirass armour 0 3 400 - - stormcast - -
rat_hide_vest armour 0 2 300 - - - - -
ectoplasm_shroud armour 0 3 400 - - nighthaunt - -
walking_fortress armour 0 4 700 - big - - -
barnacle_plate armour 0 3 500 - - - skaven -
sensible_sandals footgear 0 0 400 2 - - - -
seven_yard_boots footgear 0 1 400 1 - - - -
iron_clogs footgear 0 2 300 -1 - - - -
tunnel_spurs footgear 0 2 400 1 - skaven - -
tidewalkers footgear 0 2 400 1 - idoneth - -
rusty_cleaver hands 1 1 0 - - - - -
buckler_of_bluff hands 1 2 300 - - - - -
hammer_sword hands 1 3 500 - - - - hammer
torch_of_bad_ideas hands 1 2 300 - - - - -
warpdust_pistol hands 1 3 500 - - skaven - -
velvet_lash hands 1 3 500 - - hedonites - -
harpoon_on_a_string hands 1 2 300 - - - - -
tower_shield hands 1 3 500 - - - grots -
ghal_maraz hands 2 5 800 - - stormcast - hammer
longer_stick hands 2 2 300 - - - - -
executioners_ruler hands 2 3 500 - - - - -
siege_mallet hands 2 4 600 - big - - hammer
ships_anchor hands 2 4 600 - big - nighthaunt -
last_call_scythe hands 2 4 600 - - nighthaunt - -
tauralon steed 0 3 600 1 big - - -
cave_hopper steed 0 2 400 2 - grots - -
armoured_snail steed 0 4 500 -2 big - - -
borrowed_mule steed 0 1 200 - big - - -
battle_plan none 0 1 300 - - - - -
portable_shrine none 0 3 400 - big civilian - -
lucky_rat_tail none 0 0 0 1 - - - -
war_drum none 0 2 500 - - - - -
"""

# id: price, bonus for a side
ONE_SHOTS = """
battle_brew 300 0
dispel 200 0
firecracker_egg 100 2
flash_powder 100 2
angry_bees 200 3
poisoned_ration 200 3
rallying_horn 200 4
frost_flask 200 4
bottled_thunder 300 5
holy_water_balloon 200 2
blessed_salt 200 2
overcharge_rune 300 0
loaded_die 300 0
smoke_bomb 200 0
glue_pot 100 0
curse_ward 200 0
banishing_scroll 300 0
beast_bribe 300 0
"""

# id: strength, treasures, their minimum, modifier when running, tag
ENHANCERS = """
commander_model 10 2 0 0 -
colossal 10 2 0 1 -
chaotic 5 1 0 0 chaos
gravebound 5 1 0 0 undead
bloodthirsty 5 1 0 -1 -
half_painted -5 -1 1 0 -
just_hatched -5 -1 1 0 -
twin 0 0 0 0 -
"""

COPIES = {
    "battle_brew": 2,
    "dispel": 2,
    "twin": 2,
    "lose_a_level": 2,
    "hedonites": 3,
    "idoneth": 3,
    "grots": 3,
    "nighthaunt": 3,
    "skaven": 3,
    "stormcast": 3,
    "alliance": 3,
    "cheat": 2,
    "wandering_monster": 3,
    "go_up_a_level": 8,
}  # of all others there is one


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def listed(word: str) -> list[str]:
    return [] if word == "-" else word.split(",")


@pytest.mark.rule("MUN-REWARD-03", "MUN-TAG-01", "MUN-MONSTER-05")
@pytest.mark.parametrize("row", rows(MONSTERS), ids=lambda row: row[0])
def test_monsters(row: list[str]) -> None:
    face = LIBRARY.faces[row[0]]
    assert isinstance(face, Monster)
    figures = [face.level, face.treasure, face.levels, face.run, face.pursues_from]
    assert figures == [int(word) for word in row[1:6]]
    assert face.tags == listed(row[6])
    against = [f"{army}{amount:+d}" for army, amount in face.against.items()]
    assert against == listed(row[7])


@pytest.mark.rule("MUN-ITEM-01", "MUN-BIG-02", "MUN-STEED-01")
@pytest.mark.parametrize("row", rows(ITEMS), ids=lambda row: row[0])
def test_items(row: list[str]) -> None:
    face = LIBRARY.faces[row[0]]
    assert isinstance(face, Item)
    assert face.kind == "item"
    assert [face.slot, str(face.hands), str(face.bonus), str(face.price)] == row[1:5]
    assert (str(face.run) if face.has_run else "-") == row[5]
    assert ("big" if face.big else "-") == row[6]
    assert (face.only, face.not_for) == (listed(row[7]), listed(row[8]))
    assert ("hammer" if face.hammer else "-") == row[9]


@pytest.mark.rule("MUN-ITEM-01", "MUN-ONESHOT-01")
@pytest.mark.parametrize("row", rows(ONE_SHOTS), ids=lambda row: row[0])
def test_one_shots(row: list[str]) -> None:
    face = LIBRARY.faces[row[0]]
    assert isinstance(face, Item)
    assert face.kind == "one-shot"
    assert [face.price, face.boost] == [int(word) for word in row[1:]]


@pytest.mark.rule("MUN-ENHANCER-01", "MUN-ENHANCER-02")
@pytest.mark.parametrize("row", rows(ENHANCERS), ids=lambda row: row[0])
def test_enhancers(row: list[str]) -> None:
    face = LIBRARY.faces[row[0]]
    assert isinstance(face, Enhancer)
    figures = [face.strength, face.treasure, face.least_treasure, face.run]
    assert figures == [int(word) for word in row[1:5]]
    assert (face.tag or "-") == row[5]
    assert face.twin is (row[0] == "twin")


@pytest.mark.rule("MUN-SETUP-02")
def test_copies() -> None:
    assert {id: f.copies for id, f in LIBRARY.faces.items() if f.copies != 1} == COPIES
    for kind, table in (("monster", MONSTERS), ("item", ITEMS), ("one-shot", ONE_SHOTS)):
        assert [row[0] for row in rows(table)] == [
            id for id, f in LIBRARY.faces.items() if f.kind == kind
        ]
