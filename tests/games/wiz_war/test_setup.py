"""Components, schools and set-up."""

from collections import Counter

import pytest
from games.wiz_war.scene import scene

from koldun.content.registry import game_named, table_for
from koldun.games.wiz_war.game import magic_cards
from koldun.games.wiz_war.library import CLASSIC, LIBRARY, Options
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.verbs.lasting import FORMS
from koldun.kernel.errors import WrongTable
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, seed_of

GAME = game_named("wiz_war")
FACES = {face.id: face for face in magic_cards(list(LIBRARY.faces.values()))}


def fresh(players: int, seed: str = "x", **options: object) -> Labyrinth:
    state = GAME.setup(table_for(GAME, players, options), Rng(seed_of(seed)))
    assert isinstance(state, Labyrinth)
    return state


def sets(name: str) -> Counter[str]:
    return Counter({id: f.sets[name] for id, f in FACES.items() if name in f.sets})


@pytest.mark.rule("WIZ-GOAL-01")
def test_two_to_four_sit_down() -> None:
    for players in (1, 5):
        with pytest.raises(WrongTable):
            table_for(GAME, players)
    for players in (2, 3, 4):
        assert len(fresh(players).wizards) == players


@pytest.mark.rule("WIZ-COMP-03", "WIZ-SCHOOL-01", "WIZ-SCHOOL-02")
def test_the_box_has_168_cards() -> None:
    total = {name: sum(sets(name).values()) for name in ("cantrip_white", "cantrip_black")}
    assert total == {"cantrip_white": 12, "cantrip_black": 12}
    assert sets("cantrip_white") == sets("cantrip_black")
    for school in ("alchemy", "conjuring", "elemental", "mentalism", "mutation", "thaumaturgy"):
        assert sum(sets(school).values()) == 24
    assert sum(face.copies for face in FACES.values()) == 168
    assert len(FACES) == 92


@pytest.mark.rule("WIZ-COMP-01", "WIZ-COMP-02", "WIZ-COMP-05", "WIZ-FORM-02")
def test_counts_of_pieces() -> None:
    assert 45 + 4 + 8 + 20 + 26 + 24 + 10 == 137
    t = fresh(3)
    assert Counter(x.owner for x in t.treasures) == {0: 2, 1: 2, 2: 2}
    assert sorted(form for form in FORMS if "base" in FORMS[form]) == [
        "giant",
        "gnome",
        "golem",
        "slime",
        "werewolf",
    ]
    with_figure = {
        id for id, f in FACES.items() if "Transformation" in f.traits and f.gives.get("base")
    }
    assert with_figure == {
        "gnome_form",
        "big_man_form",
        "golem_form",
        "slime_form",
        "werewolf_form",
    }


@pytest.mark.rule("WIZ-COMP-04")
def test_the_die_has_four_fair_faces() -> None:
    rng = Rng(seed_of("die"))
    rolls = Counter(rng.roll(4) for _ in range(10_000))
    assert sorted(rolls) == [1, 2, 3, 4]
    assert all(abs(n - 2500) <= 200 for n in rolls.values())


def kinds(school: str, kind: str) -> int:
    return sum(n for id, n in sets(school).items() if FACES[id].kind == kind)


def energy(school: str) -> int:
    return sum(n * FACES[id].energy for id, n in sets(school).items())


@pytest.mark.rule("WIZ-SCHOOL-04")
def test_alchemy_is_items_and_stones() -> None:
    assert kinds("alchemy", "item") == 16
    stones = sum(n for id, n in sets("alchemy").items() if "Magic Stone" in FACES[id].traits)
    assert stones >= 10


@pytest.mark.rule(
    "WIZ-SCHOOL-05", "WIZ-SCHOOL-06", "WIZ-SCHOOL-07", "WIZ-SCHOOL-08", "WIZ-SCHOOL-09"
)
def test_what_each_school_is_known_for() -> None:
    schools = ("alchemy", "conjuring", "elemental", "mentalism", "mutation", "thaumaturgy")
    creations = {
        s: sum(n for id, n in sets(s).items() if "Creation" in FACES[id].traits) for s in schools
    }
    assert max(creations, key=lambda s: creations[s]) == "conjuring"
    assert creations["conjuring"] >= 7
    assert {"fireball", "lightning_bolt"} <= set(sets("elemental"))
    mind = sets("mentalism")
    assert {"brain_burn", "thought_steal"} <= set(mind)
    values = [FACES[id].energy for id in mind.elements() if FACES[id].energy]
    assert len(values) >= 9
    assert max(values) <= 4
    forms = {"gnome_form", "big_man_form", "golem_form", "slime_form", "werewolf_form"}
    assert forms <= set(sets("mutation"))
    assert energy("thaumaturgy") * 6 > sum(energy(s) for s in schools)


@pytest.mark.rule("WIZ-COMP-07", "WIZ-SETUP-10")
def test_the_same_seed_gives_the_same_table() -> None:
    one, two, other = fresh(4, "a"), fresh(4, "a"), fresh(4, "b")
    order = [one.face(c).id for c in one.decks[0].cards]
    assert order == [two.face(c).id for c in two.decks[0].cards]
    assert order != [other.face(c).id for c in other.decks[0].cards]
    assert one.facts() == two.facts(), "nothing but colour and seat tells wizards apart"


@pytest.mark.rule("WIZ-COMP-08", "WIZ-SETUP-14", "WIZ-SETUP-13", "WIZ-TARGET-02", "WIZ-LIFE-01")
def test_everybody_starts_with_fifteen_life_and_nothing_else() -> None:
    t = fresh(4)
    assert [w.life for w in t.wizards] == [15] * 4
    assert [w.stun for w in t.wizards] == [0] * 4
    assert t.things == []
    assert t.running == []
    assert t.edges.marks == {}


@pytest.mark.rule("WIZ-SETUP-01", "WIZ-SETUP-03", "WIZ-SETUP-02")
def test_colours_slots_and_rotations_are_drawn_and_the_side_is_kept() -> None:
    places: set[tuple[int, int]] = set()
    turns: set[int] = set()
    for n in range(100):
        t = fresh(4, str(n), side="B")
        assert t.plan.side == "B"
        assert sorted(w.colour for w in t.wizards) == [0, 1, 2, 3]
        for slot in range(4):
            places.add((t.plan.colours[slot], slot))
            turns.add(t.plan.rotations[slot])
            assert t.plan.colours[slot] == t.wizards[t.slots[slot]].colour
    assert len(places) == 16
    assert turns == {0, 1, 2, 3}


@pytest.mark.rule("WIZ-SETUP-02")
def test_a_side_must_be_a_or_b() -> None:
    with pytest.raises(WrongTable):
        table_for(GAME, 2, {"side": "AB"})


@pytest.mark.rule("WIZ-SETUP-04", "WIZ-BOARD-03", "WIZ-SETUP-05", "WIZ-SETUP-06")
def test_as_many_sectors_as_players_and_their_links() -> None:
    assert [len(fresh(n).layout.squares) for n in (2, 3, 4)] == [50, 75, 100]
    two = fresh(2).layout
    assert len(two.gates) == 6
    four = fresh(4).layout
    assert sorted(g.colour for g in four.gates if g.colour) == ["cyan", "cyan", "purple", "purple"]
    plain = fresh(4, plain_wrap_4=True).layout
    assert [g.colour for g in plain.gates] == [""] * 8


@pytest.mark.rule("WIZ-SETUP-07", "WIZ-SETUP-08", "WIZ-HOME-01")
def test_wizards_and_treasures_stand_at_home() -> None:
    for n in range(20):
        t = fresh(3, str(n))
        for seat in range(3):
            slot = t.slots.index(seat)
            assert t.wizards[seat].at == t.plan.homes[slot]
            mine = sorted(x.at for x in t.treasures if x.owner == seat)
            assert mine == sorted(t.plan.treasures[slot])


@pytest.mark.rule("WIZ-SETUP-09", "WIZ-SETUP-12", "WIZ-SCHOOL-03", "WIZ-GLOSS-11")
def test_a_standard_deck_is_white_cantrips_and_three_schools() -> None:
    t = fresh(4, schools=["alchemy", "mutation", "conjuring"])
    assert len(t.cards.faces) == 84
    assert [len(h) for h in t.hands] == [5] * 4
    assert len(t.decks[0]) == 64
    wanted = sets("cantrip_white") + sets("alchemy") + sets("mutation") + sets("conjuring")
    assert Counter(f.id for f in t.cards.faces) == wanted
    with pytest.raises(WrongTable):
        table_for(GAME, 2, {"schools": ["cantrip_black"]})
    with pytest.raises(WrongTable):
        table_for(GAME, 2, {"black_schools": ["alchemy"]})


@pytest.mark.rule("WIZ-SETUP-11", "WIZ-EX-27")
def test_the_first_game_preset() -> None:
    t = fresh(2, first_game=True)
    wanted = sets("cantrip_white") + sets("alchemy") + sets("elemental") + sets("mentalism")
    assert Counter(f.id for f in t.cards.faces) == wanted
    assert len(t.cards.faces) == 84


@pytest.mark.rule("WIZ-SETUP-15", "WIZ-TURN-01")
def test_the_first_player_is_drawn_or_named() -> None:
    assert {fresh(4, str(n)).first for n in range(60)} == {0, 1, 2, 3}
    assert fresh(4, first=2).active == 2


@pytest.mark.rule("WIZ-SETUP-12", "WIZ-COMP-16", "WIZ-HIDDEN-01")
def test_hands_and_deck_are_secret() -> None:
    s = scene(red={"hand": ["fireball"]}, blue={"hand": ["shield", "dispel"]})
    zones = {z.id: z for z in s.view("Red").table.zones}
    assert zones["hand/1"].count == 2
    assert [c.face for c in zones["hand/1"].cards] == ["", ""]
    assert {c.back for c in zones["hand/1"].cards} == {"magic"}
    assert zones["deck"].cards == []
    assert [c.face for c in zones["hand/0"].cards] == ["fireball"]
    counters = s.view("Red").table.seats[1].counters
    assert counters["life"] == 15
    assert counters["points"] == 0


@pytest.mark.rule("WIZ-VARIANT-01", "WIZ-VARIANT-02")
def test_optional_rules_are_options_of_the_table() -> None:
    names = set(Options.__struct_fields__)
    assert set(CLASSIC) - {"giant_spellbook"} <= names
    assert Options().spellbook == "standard"
    assert len(CLASSIC) == 6
    assert not any(getattr(Options(), name) for name in names & set(CLASSIC))
    table = table_for(GAME, 2, {"heavy_items": True, "uncluttered_mind": True, "vp_to_win": 3})
    state = Match.start(GAME, table, seed_of("v")).state
    assert isinstance(state, Labyrinth)
    assert state.variant.heavy_items
    assert state.variant.uncluttered_mind
    with pytest.raises(WrongTable):
        table_for(GAME, 2, {"vp_to_win": 9})


@pytest.mark.rule(
    "WIZ-CARD-01",
    "WIZ-CARD-10",
    "WIZ-RANGE-01",
    "WIZ-GLOSS-07",
    "WIZ-DURATION-01",
    "WIZ-GLOSS-06",
    "WIZ-TRAIT-01",
    "WIZ-COUNTER-02",
)
def test_every_card_is_described_in_full() -> None:
    traits = set()
    for info in LIBRARY.cards:
        face = FACES[info.id]
        kinds = set(info.kind.split("-"))
        assert kinds <= {"attack", "counter", "neutral", "item", "energy"}
        assert info.facts["duration"] in ("instant", "temporary", "permanent")
        assert set(info.facts["range"]) <= {"caster", "adjacent", "los", "anywhere"}
        traits |= set(info.facts["traits"])
        assert info.text["ru"]
        assert info.text["en"]
        assert info.text["ru"] != info.text["en"]
        for mode in face.modes + face.uses:
            assert mode.deeds
            assert (mode.kind == "counter") == bool(mode.answers)
    assert traits == {
        "Creation",
        "Curse",
        "Fire",
        "Global",
        "Lightning",
        "Magic Stone",
        "Mundane",
        "Thrown Weapon",
        "Transformation",
        "Trinket",
        "Water",
        "Weapon",
    }


@pytest.mark.rule("WIZ-DURATION-03")
def test_attacks_are_instant_but_for_curses_and_disease() -> None:
    lasting = {
        id
        for id, f in FACES.items()
        if any(m.kind == "attack" for m in f.modes) and f.duration != "instant"
    }
    assert lasting == {"acid_bath", "slow_death", "disease"}
