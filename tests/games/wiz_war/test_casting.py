"""Cards, ranges, targets, sight, durations, energy, traits."""

import pytest
from games.wiz_war.scene import Duel, scene

from koldun.games.wiz_war.board.layout import Layout
from koldun.games.wiz_war.board.lines import Lines
from koldun.games.wiz_war.board.sight import Look
from koldun.games.wiz_war.magic.cards import COUNTER
from koldun.games.wiz_war.magic.targets import targets as legal


def targets(s: Duel, card: str, mode: str = "") -> list[str]:
    """What Red may aim a card at, if it can be cast."""
    if not s.may("Red", f"cast {card} {mode}".strip()):
        return []
    face = next(f for f in map(s.t.face, s.t.hands[0].cards) if f.id == card)
    cast = next(m for m in face.modes if m.kind != COUNTER and mode in ("", m.id))
    found = legal(s.t, cast, Look(0, s.t.wizards[0].at))
    return [" ".join([o.verb, *s.refs(o)[::2]]) for o in found]


@pytest.mark.rule("WIZ-CARD-02", "WIZ-CARD-09")
def test_without_a_target_a_card_stays_in_hand() -> None:
    s = scene(red={"hand": ["slow_death"]})
    assert not s.may("Red", "cast slow_death"), "blue is out of sight"
    assert s.zone("hand", "Red") == ["slow_death"]


@pytest.mark.rule("WIZ-CARD-04", "WIZ-ENERGY-05")
def test_energy_cards_one_for_speed_and_one_for_each_spell() -> None:
    s = scene(red={"hand": ["energy_4", "energy_4", "energy_5", "shatter", "pain_link"]})
    s.choose("Red", "speed energy_4")
    s.cast("Red", "shatter", boost="boost energy_4")
    s.cast("Red", "pain_link", boost="boost energy_5")
    assert s.tokens("shatter") == 4
    assert s.tokens("pain_link") == 5
    assert s.mp("Red") == 7
    s = scene(red={"hand": ["energy_4", "energy_5", "shatter"]})
    s.choose("Red", "cast shatter", "boost energy_4")
    assert not s.may("Red", "boost energy_5"), "no second card without Add"


@pytest.mark.rule("WIZ-CARD-05")
def test_any_card_with_a_value_can_boost() -> None:
    s = scene(red={"hand": ["pick_lock", "shatter"]})
    s.cast("Red", "shatter", boost="boost pick_lock")
    assert s.tokens("shatter") == 3
    assert s.zone("discard")[0] == "pick_lock"
    assert not s.t.edges.marks


@pytest.mark.rule("WIZ-CARD-06", "WIZ-ITEM-01", "WIZ-ITEM-10")
def test_items_are_laid_down_and_stay() -> None:
    s = scene(red={"hand": ["dagger", "speedstone"]})
    s.choose("Red", "equip dagger", "equip speedstone", "step 1.2")
    assert set(s.zone("items", "Red")) == {"dagger", "speedstone"}
    assert s.t.counted(0) == 2
    assert s.lying() == {}, "no marker on the board"
    s.choose("Red", "done")
    assert not s.may("Red", "discard dagger")
    assert s.may("Red", "drop dagger")


@pytest.mark.rule("WIZ-CARD-07")
def test_items_are_used_when_their_text_says() -> None:
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.4", "items": ["universal_solvent"]})
    s.cast("Red", "fireball", "wizard Blue")
    assert s.life("Blue") == 10, "nobody was asked"
    assert s.zone("items", "Blue") == ["universal_solvent"]
    s.end("Red")
    assert s.may("Blue", "use universal_solvent")


@pytest.mark.rule("WIZ-RANGE-02", "WIZ-TARGET-07")
def test_range_caster_is_oneself() -> None:
    s = scene(red={"hand": ["werewolf_form", "meditate"]}, blue={"at": "2.2"})
    assert targets(s, "werewolf_form") == ["self Red"]
    assert targets(s, "meditate") == ["self Red"]


@pytest.mark.rule("WIZ-RANGE-03")
@pytest.mark.parametrize(
    ("place", "legal"),
    [("2.3", True), ("2.2", True), ("3.3", False), ("2.1", False), ("2.4", False)],
)
def test_range_adjacent(place: str, legal: bool) -> None:
    s = scene(red={"hand": ["ka_bong"], "at": "2.2"}, blue={"at": place}, broken=["3.3w"])
    s.t.edges.mark(s.t.layout.edge_by["2.2w"]).seal = 0
    s.t.look_again()
    assert ("wizard Blue" in targets(s, "ka_bong")) is legal


@pytest.mark.rule("WIZ-RANGE-04")
def test_sight_has_no_limit_of_distance() -> None:
    corridor = Layout("long", [(0, 0), (0, 1)], [])
    assert (Lines(corridor).seen_from(20, 0, 0) >> 29) & 1
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.6"})
    assert "wizard Blue" in targets(s, "fireball")


@pytest.mark.rule("WIZ-RANGE-05", "WIZ-TARGET-04", "WIZ-TRAIT-06")
def test_range_anywhere_needs_no_sight() -> None:
    s = scene(red={"hand": ["fog"], "at": "0.0"}, blue={"at": "2.7", "hand": ["dispel"]})
    assert targets(s, "fog") == ["board"]
    s.cast("Red", "fog", "board")
    s.end("Red")
    s.cast("Blue", "dispel", "spell fog")
    assert s.t.running == [], "a Global spell is always in sight"


@pytest.mark.rule("WIZ-TARGET-01", "WIZ-CREATE-08", "WIZ-HOME-04", "WIZ-CREATE-05", "WIZ-CARD-09")
def test_border_lines() -> None:
    s = scene(red={"hand": ["create_wall"]}, blue={"at": "2.3"})
    found = targets(s, "create_wall")
    assert "edge 2.3w" in found, "the edge of a home, between two wizards"
    assert all(o.startswith("edge") for o in found)
    assert "edge 2.3n" not in found, "a wall is there"
    s = scene(red={"hand": ["create_wall"], "at": "0.2"})
    assert "edge 0.2n" not in targets(s, "create_wall"), "an opening of the rim"


@pytest.mark.rule("WIZ-TARGET-03", "WIZ-BOARD-06")
def test_created_doors_are_doors() -> None:
    s = scene(red={"hand": ["create_door", "seal_door"]})
    s.cast("Red", "create_door", "edge 2.3w")
    assert s.edge("2.3w") == "door created"
    assert "edge 2.3w" in targets(s, "seal_door")
    s.cast("Red", "seal_door", "edge 2.3w")
    assert not s.may("Red", "step 2.3")


@pytest.mark.rule(
    "WIZ-TARGET-05", "WIZ-OBJECT-02", "WIZ-OBJECT-01", "WIZ-TARGET-10", "WIZ-TREASURE-09"
)
def test_carried_things_and_treasures_are_no_objects() -> None:
    s = scene(
        red={"items": ["universal_solvent"]},
        blue={"at": "2.4", "items": ["dagger"]},
        treasures=["2.4", "4.4", "1.6", "3.8"],
    )
    s.choose("Red", "use universal_solvent")
    assert not any("dagger" in o or "treasure" in o for o in s.offered("Red"))
    s = scene(red={"at": "2.3", "items": ["universal_solvent", "dagger"]})
    s.choose("Red", "drop dagger", "use universal_solvent", "thing dagger")
    assert s.lying() == {}
    assert set(s.zone("discard")) == {"dagger", "universal_solvent"}


@pytest.mark.rule("WIZ-TARGET-08")
def test_negate_neutral_answers_neutral_spells_only() -> None:
    s = scene(red={"hand": ["fireball", "shatter"]}, blue={"at": "2.4", "hand": ["negate_neutral"]})
    s.cast("Red", "shatter")
    s.choose("Blue", "pass")
    s.cast("Red", "fireball", "wizard Blue")
    assert s.life("Blue") == 10
    assert s.zone("hand", "Blue") == ["negate_neutral"]


@pytest.mark.rule(
    "WIZ-TARGET-09",
    "WIZ-ITEM-12",
    "WIZ-CREATE-03",
    "WIZ-CREATE-04",
    "WIZ-TRAIT-02",
    "WIZ-HOME-03",
    "WIZ-EX-17",
)
def test_creations_need_an_empty_square_that_is_no_home() -> None:
    s = scene(
        red={"hand": ["thornbush", "thornbush", "dust_cloud", "stone_block"], "items": ["dagger"]},
        blue={"at": "3.2"},
        treasures=["1.2", "4.4", "1.6", "3.8"],
    )
    assert "square 2.3" in targets(s, "thornbush")
    for place in ("2.2", "3.2", "1.2"):
        assert f"square {place}" not in targets(s, "thornbush"), place
    s.choose("Red", "step 2.3", "drop dagger", "step 2.4")
    for card in ("thornbush", "dust_cloud", "stone_block"):
        assert "square 2.3" not in targets(s, card)
    s.cast("Red", "thornbush", "square 2.5")
    assert "square 2.5" not in targets(s, "thornbush")
    assert "square 2.2" not in targets(s, "thornbush"), "a start square, though empty"


@pytest.mark.rule("WIZ-TARGET-11", "WIZ-DAMAGE-07", "WIZ-OBJECT-05", "WIZ-CREATE-09")
def test_one_section_of_wall() -> None:
    s = scene(red={"hand": ["destroy_wall"], "at": "1.3"})
    s.cast("Red", "destroy_wall", "edge 2.3n")
    assert s.edge("2.3n") == "open destroyed"
    assert s.edge("1.2n") == "wall"
    assert s.may("Red", "step 2.3")


@pytest.mark.rule("WIZ-LOS-04")
def test_sight_passes_wizards_but_not_bushes() -> None:
    s = scene(
        red={"hand": ["fireball", "rosebush"]}, blue={"at": "2.4"}, green={"at": "2.3"}, players=3
    )
    assert "wizard Blue" in targets(s, "fireball")
    s = scene(red={"hand": ["fireball", "rosebush"]}, blue={"at": "2.4"})
    s.cast("Red", "rosebush", "square 2.3")
    found = targets(s, "fireball")
    assert "wizard Blue" not in found
    assert "thing rosebush 2.3" in found, "the bush itself can be aimed at"


@pytest.mark.rule("WIZ-LOS-04", "WIZ-LOS-08")
def test_inside_a_bush_one_sees_only_ones_own_square() -> None:
    s = scene(red={"hand": ["rosebush", "fireball"]}, blue={"at": "2.4"})
    s.cast("Red", "rosebush", "square 2.3")
    s.choose("Red", "step 2.3")
    assert "wizard Blue" not in targets(s, "fireball")
    s.end("Red")
    s.choose("Blue", "step 2.3")
    s.end("Blue")
    assert targets(s, "fireball") == ["wizard Blue", "thing rosebush 2.3"], (
        "what is in the own square"
    )
    s.choose("Red", "step 2.2")
    found = targets(s, "fireball")
    assert "wizard Blue" not in found, "who stands in a bush is hidden from outside"
    assert "thing rosebush 2.3" in found
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.2"})
    assert "wizard Blue" in targets(s, "fireball")


@pytest.mark.rule("WIZ-LOS-06")
def test_linked_squares_are_adjacent() -> None:
    s = scene(red={"at": "2.0"}, blue={"at": "2.9"}, players=4)
    assert s.may("Red", "punch Blue")


@pytest.mark.rule("WIZ-DURATION-02", "WIZ-DURATION-05")
def test_used_cards_are_discarded() -> None:
    s = scene(red={"hand": ["shatter", "energy_5", "fireball"]}, blue={"at": "2.4"})
    s.cast("Red", "shatter", boost="boost energy_5")
    assert s.zone("discard") == ["energy_5"]
    assert s.tokens("shatter") == 5
    s.cast("Red", "fireball", "wizard Blue")
    assert s.zone("discard")[0] == "fireball"


@pytest.mark.rule("WIZ-DURATION-07", "WIZ-MAINTAIN-04", "WIZ-DURATION-08", "WIZ-MAINTAIN-06")
def test_spells_are_ended_at_will_on_the_own_turn() -> None:
    s = scene(red={"hand": ["shatter", "create_wall", "energy_4"]})
    s.cast("Red", "shatter", boost="boost energy_4")
    s.cast("Red", "create_wall", "edge 2.3w")
    for _ in range(2):
        s.end("Red")
        assert s.offered("Red") == []
        s.end("Blue")
    assert s.edge("2.3w") == "wall created", "permanent"
    s.choose("Red", "end create_wall")
    assert s.edge("2.3w") == "open"
    s.choose("Red", "done", "end shatter")
    assert s.t.running == []


@pytest.mark.rule("WIZ-MAINTAIN-01", "WIZ-HAT-01", "WIZ-COMP-14", "WIZ-MAINTAIN-07", "WIZ-GLOSS-05")
def test_a_curse_lies_before_its_caster_with_a_hat() -> None:
    s = scene(red={"hand": ["slow_death"]}, blue={"at": "2.4"})
    s.cast("Red", "slow_death", "wizard Blue")
    assert s.zone("spells", "Red") == ["slow_death"]
    assert s.zone("spells", "Blue") == []
    spells = s.view().table.facts["spells"]
    assert spells == [{"card": "slow_death", "owner": 0, "tokens": 1, "hat": 1}]
    s.choose("Red", "end slow_death")
    assert s.view().table.facts["spells"] == []


@pytest.mark.rule("WIZ-MAINTAIN-03")
def test_a_running_spell_cannot_be_lengthened() -> None:
    s = scene(red={"hand": ["shatter", "energy_4"]})
    s.cast("Red", "shatter")
    assert [o for o in s.offered("Red") if "energy_4" in o] == ["speed energy_4"]


@pytest.mark.rule("WIZ-MAINTAIN-05")
def test_dispel_ends_a_spell_on_another_turn() -> None:
    s = scene(red={"hand": ["extra_arms"]}, blue={"at": "2.4", "hand": ["dispel"]})
    s.cast("Red", "extra_arms")
    s.end("Red")
    s.cast("Blue", "dispel", "spell extra_arms")
    assert s.t.running == []
    assert "extra_arms" in s.zone("discard")


@pytest.mark.rule("WIZ-ENERGY-01", "WIZ-ENERGY-02", "WIZ-ENERGY-03", "WIZ-ENERGY-04")
@pytest.mark.parametrize(
    ("boost", "life"), [("", 12), ("energy_4", 9), ("energy_5", 8), ("energy_6", 7)]
)
def test_a_boost_replaces_the_one(boost: str, life: int) -> None:
    hand = ["powerthrust"] + ([boost] if boost else [])
    s = scene(red={"hand": hand}, blue={"at": "2.4"})
    s.cast("Red", "powerthrust", "wizard Blue", boost=f"boost {boost}" if boost else "")
    assert s.life("Blue") == life


@pytest.mark.rule("WIZ-ENERGY-06", "WIZ-EX-10", "WIZ-EX-09")
def test_stone_spikes_boosted_with_five() -> None:
    s = scene(red={"hand": ["stone_spikes", "energy_5"]})
    s.cast("Red", "stone_spikes", boost="boost energy_5")
    assert s.tokens("stone_spikes") == 5
    assert s.zone("discard") == ["energy_5"]


@pytest.mark.rule("WIZ-ENERGY-07", "WIZ-EX-11")
def test_extra_arms_ignores_its_printed_value() -> None:
    s = scene(red={"hand": ["extra_arms"]})
    s.cast("Red", "extra_arms")
    assert s.tokens("extra_arms") == 1
    assert s.t.counted(0) == 1
    s.end("Red").end("Blue")
    assert s.tokens("extra_arms") == 0
    assert "extra_arms" in s.zone("discard")


@pytest.mark.rule("WIZ-TRAIT-04", "WIZ-TRAIT-05")
def test_fire_and_water_cancel_one_another() -> None:
    s = scene(red={"hand": ["waterbolt"]}, blue={"at": "2.4", "hand": ["wall_of_fire"]})
    s.cast("Red", "waterbolt", "wizard Blue")
    s.choose("Red", "split 1")
    s.choose("Blue", "counter wall_of_fire")
    assert s.life("Blue") == 15
    assert {"waterbolt", "wall_of_fire"} <= set(s.zone("discard"))
    s = scene(red={"hand": ["wall_of_fire", "waterbolt"]})
    s.cast("Red", "wall_of_fire", "edge 2.3w")
    s.cast("Red", "waterbolt", "edge 2.3w")
    s.choose("Red", "split 1")
    assert s.edge("2.3w") == "open"
    assert s.t.running == []


@pytest.mark.rule("WIZ-TRAIT-07")
def test_fire_damage_destroys_magic_stones() -> None:
    s = scene(
        red={"hand": ["fireball"]},
        blue={"at": "2.4", "items": ["speedstone", "lifestone", "dagger"]},
    )
    s.cast("Red", "fireball", "wizard Blue")
    assert s.zone("items", "Blue") == ["dagger"]


@pytest.mark.rule("WIZ-TRAIT-08")
def test_mundane_cards_are_not_answered() -> None:
    s = scene(
        red={"hand": ["pick_lock"], "at": "3.8"},
        blue={"at": "3.8", "hand": ["negate_neutral", "absorb_spell"]},
    )
    s.cast("Red", "pick_lock", "edge 3.9w")
    assert s.asked() == ["Red"]
    s.choose("Red", "step 3.9")


@pytest.mark.rule("WIZ-TRAIT-09", "WIZ-TRAIT-10", "WIZ-TRAIT-12")
def test_weapons_and_trinkets() -> None:
    s = scene(
        red={
            "items": ["large_rock", "wizardblade", "master_key"],
            "hand": ["energy_4"],
            "at": "2.3",
        },
        blue={"at": "2.4"},
    )
    assert s.may("Red", "use large_rock throw")
    assert s.may("Red", "use wizardblade blow")
    assert not s.may("Red", "use master_key")
    s.choose("Red", "use large_rock", "wizard Blue")
    assert s.wizard("Red").attacks == 1
    assert not s.may("Red", "use wizardblade")


@pytest.mark.rule("WIZ-TRAIT-11", "WIZ-FORM-03", "WIZ-SCHOOL-08")
def test_one_form_at_a_time() -> None:
    s = scene(red={"hand": ["gnome_form", "werewolf_form"]})
    s.choose("Red", "step 1.2")
    s.cast("Red", "gnome_form")
    assert s.mp("Red") == 1
    s.cast("Red", "werewolf_form")
    assert s.mp("Red") == 3
    assert s.t.form_of(0) == "werewolf_form"
    assert "gnome_form" in s.zone("discard")


@pytest.mark.rule("WIZ-GLOSS-03", "WIZ-GLOSS-04")
def test_energy_cards_do_nothing_else() -> None:
    s = scene(red={"hand": ["energy_4", "werewolf_form"]}, blue={"at": "2.3"})
    assert [o for o in s.offered("Red") if "energy_4" in o] == ["speed energy_4"]
    s.cast("Red", "werewolf_form")
    assert s.may("Red", "step 2.3"), "a transformed wizard is still a wizard"
    s.end("Red")
    assert s.may("Blue", "punch Red")


@pytest.mark.rule("WIZ-CARDS-09")
def test_modifiers_are_not_played_alone() -> None:
    s = scene(red={"hand": ["around_the_corner", "add", "astral_projection"]})
    assert not any(o.startswith("cast") for o in s.offered("Red"))


@pytest.mark.rule("WIZ-CARDS-08", "WIZ-CARDS-09", "WIZ-EX-29")
def test_round_the_corner() -> None:
    s = scene(red={"hand": ["fireball", "around_the_corner"], "at": "0.0"}, blue={"at": "0.1"})
    s.cast("Red", "fireball", "wizard Blue", modify="modify around_the_corner")
    assert s.life("Blue") == 10
    assert set(s.zone("discard")) == {"fireball", "around_the_corner"}
    s = scene(red={"hand": ["fireball", "around_the_corner"], "at": "0.1"}, blue={"at": "1.2"})
    s.cast("Red", "fireball", "wizard Blue", modify="modify around_the_corner")
    assert s.life("Blue") == 10, "more than half a turn, round the end of a wall"
    s = scene(red={"hand": ["fireball", "around_the_corner"], "at": "0.0"}, blue={"at": "1.2"})
    s.choose("Red", "cast fireball", "modify around_the_corner")
    assert not s.may("Red", "wizard Blue"), "two corners are one too many"
