"""Stun, life, death, forms and homes; optional rules."""

import pytest
from games.wiz_war.scene import Duel, scene

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.registry import game_named, table_for
from koldun.games.wiz_war.state import Labyrinth
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, seed_of
from koldun.testing.sitting import Sitting

GAME = game_named("wiz_war")


@pytest.mark.rule("WIZ-STUN-01", "WIZ-STUN-02")
def test_a_stunned_wizard_moves_or_attacks() -> None:
    s = scene(red={"stun": 1, "hand": ["fireball"]}, blue={"at": "2.4"})
    s.choose("Red", "step 2.3")
    assert not s.may("Red", "cast fireball")
    assert not s.may("Red", "punch Blue")
    assert s.may("Red", "step 2.2")
    s = scene(red={"stun": 1, "at": "2.3"}, blue={"at": "2.4"})
    s.choose("Red", "punch Blue")
    assert not any(o.startswith("step") for o in s.offered("Red"))


@pytest.mark.rule("WIZ-STUN-03", "WIZ-EX-19")
def test_after_an_attack_a_stunned_wizard_stays_where_it_is() -> None:
    s = scene(
        red={"stun": 1, "hand": ["fireball", "teleport", "windrider", "shatter"]},
        blue={"at": "2.4", "hand": ["waterbolt"]},
    )
    assert s.may("Red", "cast teleport")
    s.cast("Red", "fireball", "wizard Blue")
    assert not s.may("Red", "cast teleport")
    assert not s.may("Red", "cast windrider")
    assert s.may("Red", "cast shatter")
    s.end("Red")
    s.cast("Blue", "waterbolt", "wizard Red")
    s.choose("Blue", "split 0")
    s.choose("Red", "pass")
    assert s.at("Red") == "2.1", "others still move it, through its own door"


@pytest.mark.rule("WIZ-STUN-04")
def test_a_stunned_wizard_may_do_everything_else() -> None:
    s = scene(
        red={"stun": 1, "items": ["dagger", "master_key"], "hand": ["shatter"]}, blue={"at": "2.3"}
    )
    s.choose("Red", "drop master_key", "punch Blue", "take master_key")
    assert s.mp("Red") == 2
    s.cast("Red", "shatter")


@pytest.mark.rule("WIZ-LIFE-01", "WIZ-GLOSS-09")
def test_life_never_exceeds_twenty() -> None:
    s = scene(red={"life": 19, "hand": ["wallivore"], "at": "2.3"})
    s.cast("Red", "wallivore", "edge 2.3n")
    assert s.life("Red") == 20


@pytest.mark.rule("WIZ-LIFE-02", "WIZ-ATTACK-09", "WIZ-COMP-08")
def test_the_dead_are_out() -> None:
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.4", "life": 2}, players=3)
    s.cast("Red", "fireball", "wizard Blue")
    assert s.life("Blue") == 0
    view = s.view().table
    assert view.seats[1].out
    assert view.board is not None
    assert not any(x.id == "wizard1" for x in view.board.tokens)
    s.end("Red")
    assert s.asked() == ["Green"]


@pytest.mark.rule("WIZ-DEATH-01", "WIZ-DEATH-03", "WIZ-ATTACK-10", "WIZ-DEATH-05", "WIZ-WIN-02")
def test_what_the_dead_leave_behind() -> None:
    s = scene(
        red={"at": "2.3"},
        blue={
            "at": "2.4",
            "life": 1,
            "hand": ["create_wall", "energy_4", "energy_5"],
            "items": ["dagger"],
            "carries": 0,
        },
        players=3,
        active="Blue",
    )
    s.cast("Blue", "create_wall", "edge 2.5w")
    s.end("Blue").end("Green")
    s.choose("Red", "punch Blue")
    assert s.lying() == {"dagger": "2.4"}
    assert s.t.treasures[0].at == s.t.layout.square_by["2.4"]
    assert s.edge("2.5w") == "open"
    assert "create_wall" in s.zone("discard")
    assert sorted(s.zone("hand", "Red")) == ["energy_4", "energy_5"]
    assert s.vp("Red") == 1
    assert s.zone("items", "Red") == []


@pytest.mark.rule("WIZ-DEATH-02")
def test_treasures_of_the_dead_still_score() -> None:
    s = scene(
        red={"at": "2.2", "carries": 2},
        blue={"at": "2.2", "life": 1},
        players=3,
        options={"vp_to_win": 3},
    )
    s.choose("Red", "punch Blue", "drop-treasure")
    assert s.vp("Red") == 2


@pytest.mark.rule("WIZ-DEATH-04", "WIZ-CARDS-19")
def test_dead_first_then_no_win() -> None:
    s = scene(
        blue={"hand": ["wall_of_fire"], "at": "2.3"},
        red={"life": 1, "kills": [2], "at": "1.2"},
        players=3,
        active="Blue",
        treasures=["0.0", "4.4", "2.2", "3.6", "6.1", "8.3"],
        options={"vp_to_win": 3},
    )
    s.cast("Blue", "wall_of_fire", "edge 2.2n")
    s.end("Blue").end("Green")
    s.choose("Red", "step 2.2")
    assert s.fact("Red", "alive") is False
    assert s.match.result is None
    assert s.vp("Blue") == 0, "indirect: nobody scores"


@pytest.mark.rule("WIZ-DEATH-04", "WIZ-DEATH-03")
def test_who_dies_on_its_own_home_with_the_winning_treasure_has_not_won() -> None:
    s = scene(
        red={"at": "2.3", "life": 3, "kills": [2], "carries": 2, "items": ["handful_of_tacks"]},
        players=4,
    )
    s.choose("Red", "use handful_of_tacks scatter", "square 2.2")
    s.choose("Red", "step 2.2")
    assert s.fact("Red", "alive") is False
    assert s.t.treasures[2].at == s.t.home_of(0), "it would have been the second point"
    assert s.match.result is None
    assert s.asked() == ["Blue"]


@pytest.mark.rule("WIZ-DEATH-08", "WIZ-EX-24")
def test_an_indirect_death_scores_nothing() -> None:
    s = scene(
        red={"hand": ["destroy_wall"], "at": "2.3"},
        blue={"at": "1.3", "life": 2, "hand": ["energy_4", "zot"]},
        players=3,
    )
    s.cast("Red", "destroy_wall", "edge 2.3n")
    assert s.fact("Blue", "alive") is False
    assert s.vp("Red") == 0
    assert s.life("Red") == 13
    assert {"energy_4", "zot"} <= set(s.zone("discard"))
    assert s.zone("hand", "Red") == []


@pytest.mark.rule("WIZ-DEATH-08")
@pytest.mark.parametrize("card", ["disease", "slime_form"])
def test_what_a_carrier_or_slime_kills_scores_nothing(card: str) -> None:
    s = scene(red={"hand": [card]}, blue={"at": "2.3", "life": 1, "hand": ["zot"]}, players=3)
    s.cast("Red", card)
    s.choose("Red", "step 2.3")
    assert s.fact("Blue", "alive") is False
    assert s.vp("Red") == 0
    assert s.zone("hand", "Red") == []
    assert s.zone("discard")[0] == "zot"


@pytest.mark.rule("WIZ-DEATH-08")
@pytest.mark.parametrize(
    ("attack", "answer", "cloak"),
    [
        ("zot damage", "counter backlash", []),
        ("", "counter pain_link", []),
        ("", "", ["fire_cloak"]),
    ],
)
def test_what_strikes_back_scores_nothing(attack: str, answer: str, cloak: list[str]) -> None:
    s = scene(
        red={"at": "2.3", "life": 1, "hand": ["zot", "fog"]},
        blue={"at": "2.4", "hand": ["backlash", "pain_link"], "items": cloak},
        players=3,
    )
    if attack:
        s.ready("Red", attack).choose("Red", "wizard Blue")
    else:
        s.choose("Red", "punch Blue")
    s.choose("Blue", answer or "pass")
    assert s.fact("Red", "alive") is False
    assert s.vp("Blue") == 0
    assert "fog" in s.zone("discard"), "the hand is nobody's loot"
    assert s.asked() == ["Blue"]


@pytest.mark.rule("WIZ-DEATH-08")
def test_a_curse_kills_directly() -> None:
    s = scene(red={"hand": ["acid_bath"]}, blue={"at": "2.4", "life": 2}, players=3)
    s.cast("Red", "acid_bath", "wizard Blue")
    s.end("Red").end("Blue").end("Green")
    assert s.vp("Red") == 1


@pytest.mark.rule("WIZ-DEATH-09")
def test_killing_oneself_scores_nothing() -> None:
    s = scene(red={"hand": ["psychic_storm"], "life": 1}, players=3)
    s.cast("Red", "psychic_storm", "square 2.2")
    assert s.fact("Red", "alive") is False
    assert [s.vp(n) for n in ("Blue", "Green")] == [0, 0]
    assert s.asked() == ["Blue"], "the turn of the dead is over"
    s = scene(red={"hand": ["psychic_storm"], "life": 1})
    s.cast("Red", "psychic_storm", "square 2.2")
    assert s.match.result is not None
    assert s.match.result.winners == [1]


@pytest.mark.rule("WIZ-DEATH-04")
def test_if_all_die_at_once_nobody_wins() -> None:
    s = scene(red={"hand": ["psychic_storm"], "life": 1}, blue={"at": "2.3", "life": 1})
    s.cast("Red", "psychic_storm", "square 2.2")
    assert s.match.result is not None
    assert s.match.result.winners == []
    assert s.match.result.reason == "draw"


@pytest.mark.rule("WIZ-FORM-01", "WIZ-FORM-02")
def test_a_form_shows_and_ends() -> None:
    s = scene(red={"hand": ["slime_form"]})
    s.cast("Red", "slime_form")
    board = s.view("Blue").table.board
    assert board is not None
    assert next(x for x in board.tokens if x.id == "wizard0").tags == ["slime_form"]
    s.choose("Red", "end slime_form")
    board = s.view("Blue").table.board
    assert board is not None
    assert next(x for x in board.tokens if x.id == "wizard0").tags == []
    assert s.at("Red") == "2.2"
    assert s.life("Red") == 15


# --- optional rules


@pytest.mark.rule("WIZ-VARIANT-03")
def test_uncluttered_mind() -> None:
    s = scene(red={"hand": ["shatter"] + ["energy_4"] * 5}, options={"uncluttered_mind": True})
    s.cast("Red", "shatter")
    assert s.t.counted(0) == 5


@pytest.mark.rule("WIZ-VARIANT-04", "WIZ-EX-26", "WIZ-SCHOOL-03")
def test_custom_spellbook_has_two_decks() -> None:
    table = table_for(
        GAME,
        4,
        {
            "spellbook": "custom",
            "schools": ["alchemy", "mentalism", "thaumaturgy"],
            "black_schools": ["conjuring", "elemental", "mutation"],
        },
    )
    t = GAME.setup(table, Rng(seed_of("x")))
    assert isinstance(t, Labyrinth)
    white = [f.id for f in t.cards.faces if f.back == "magic"]
    black = [f.id for f in t.cards.faces if f.back == "black"]
    assert len(white) == len(black) == 84
    assert "fireball" in black
    assert "fireball" not in white
    assert "zot" in white
    assert "zot" in black
    for seat in range(4):
        backs = {t.face(c).back for c in t.hands[seat].cards}
        assert backs == ({"magic"} if seat % 2 == 0 else {"black"})
    for n in range(10):
        t = GAME.setup(table_for(GAME, 2, {"spellbook": "custom"}), Rng(seed_of(str(n))))
        assert isinstance(t, Labyrinth)
        assert len(t.cards.faces) == 168, "six different schools in all"


@pytest.mark.rule("WIZ-VARIANT-04")
def test_groups_pick_their_schools_in_turn() -> None:
    names = ["Red", "Blue", "Green"]
    s = Sitting.at("wiz_war", names, options={"spellbook": "custom"})
    t = s.match.state
    assert isinstance(t, Labyrinth)
    assert t.phase == "draft"
    assert s.offered("Red") == [f"school {n}" for n in range(6)]
    assert all(s.zone("hand", name) == [] for name in names), "no deck, no hands"
    picks = [("Red", 0), ("Blue", 3), ("Green", 5), ("Blue", 1), ("Red", 2)]
    for name, school in picks:
        assert s.asked() == [name], "white and black in turn, and in turn within the white group"
        s.choose(name, f"school {school}")
        assert f"school {school}" not in s.offered("Red") + s.offered("Blue")
    t = s.match.state
    assert isinstance(t, Labyrinth)
    assert t.schools == [
        ["alchemy", "thaumaturgy", "elemental"],
        ["mentalism", "conjuring", "mutation"],
    ], "the last school is nobody's choice"
    backs = {name: [f.id for f in t.cards.faces if f.back == name] for name in ("magic", "black")}
    assert len(backs["magic"]) == len(backs["black"]) == 84
    assert backs["magic"].count("fireball") == 3
    assert "fireball" not in backs["black"]
    assert backs["black"].count("add") == 2, "both copies of Mentalism, not that of Alchemy"
    assert t.phase == "move"
    for seat in range(3):
        assert {t.face(c).back for c in t.hands[seat].cards} == {"black" if seat == 1 else "magic"}
        assert len(t.hands[seat].cards) == 5


@pytest.mark.rule("WIZ-VARIANT-04")
def test_a_drafted_match_plays_on_and_replays() -> None:
    table = table_for(GAME, 2, {"spellbook": "custom", "rounds": 3})
    match = Match.start(GAME, table, seed_of("draft"))
    copy = match.copy()
    play_randomly(match, RandomChoice(seed_of("draft")))
    play_randomly(copy, RandomChoice(seed_of("draft")))
    assert match.digest() == copy.digest() == match.at(len(match.choices)).digest()


@pytest.mark.rule("WIZ-VARIANT-05")
def test_cards_return_to_their_own_discards() -> None:
    s = scene(
        red={"hand": []},
        blue={"hand": ["fireball"]},
        options={"spellbook": "custom", "black_schools": ["elemental", "mutation", "conjuring"]},
    )
    s.choose("Red", "done", "draw 2")
    assert {s.t.face(c).back for c in s.t.hands[0].cards} == {"magic"}
    s.choose("Blue", "done", "discard fireball", "draw 2")
    assert s.zone("black-discard") == ["fireball"]
    assert {s.t.face(c).back for c in s.t.hands[1].cards} == {"black"}


@pytest.mark.rule("WIZ-VARIANT-06")
def test_deadly_treasures() -> None:
    def dropped(fourth: str) -> Duel:
        s = scene(
            red={"carries": 2},
            players=3,
            treasures=["0.0", "4.4", "2.2", fourth, "6.1", "8.3"],
            options={"deadly_treasures": True},
        )
        s.choose("Red", "drop-treasure")
        return s

    s = dropped("7.2")
    assert s.fact("Blue", "alive") is False
    assert s.vp("Red") == 1, "the treasure counts, the death does not"
    assert s.match.result is None
    s = dropped("7.3")
    assert s.fact("Blue", "alive") is True, "only one of the two lies on an enemy's home"


@pytest.mark.rule("WIZ-VARIANT-07")
def test_long_game() -> None:
    s = scene(red={"carries": 2, "kills": [1]}, players=3, options={"vp_to_win": 3})
    s.choose("Red", "drop-treasure")
    assert s.vp("Red") == 2
    assert s.match.result is None


@pytest.mark.rule("WIZ-VARIANT-08")
def test_giant_spellbook() -> None:
    assert len(scene().t.cards.faces) == 156


@pytest.mark.rule("WIZ-VARIANT-09")
def test_heavy_items() -> None:
    s = scene(red={"items": ["dagger"]}, options={"heavy_items": True})
    s.choose("Red", "drop dagger", "take dagger")
    assert s.fact("phase") == "discard"


@pytest.mark.rule("WIZ-VARIANT-10", "WIZ-VARIANT-11")
def test_permanent_creations() -> None:
    s = scene(
        red={"hand": ["create_wall", "dispel"]},
        blue={"at": "2.4", "hand": ["dispel"]},
        options={"permanent_creations": True},
    )
    s.cast("Red", "create_wall", "edge 2.3w")
    assert s.t.counted(0) == 1
    assert s.zone("board") == ["create_wall"]
    assert not s.may("Red", "end create_wall")
    assert not s.may("Red", "cast dispel"), "not by the own Dispel either"
    s.end("Red")
    s.cast("Blue", "dispel", "spell create_wall")
    assert s.edge("2.3w") == "open"
    assert "create_wall" in s.zone("discard")


@pytest.mark.rule("WIZ-VARIANT-12")
def test_treasure_hunters() -> None:
    s = scene(
        red={"at": "2.3"},
        blue={"at": "2.3", "life": 1, "hand": ["zot"]},
        players=3,
        options={"treasure_hunters": True},
    )
    s.choose("Red", "punch Blue")
    assert s.vp("Red") == 0
    assert s.zone("hand", "Red") == ["zot"]
