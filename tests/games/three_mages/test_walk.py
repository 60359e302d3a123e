"""Walking the mage (Передвижение мага)."""

from collections import Counter

import pytest
from games.three_mages.scene import AT, BOARD, CELL, scene

from koldun.bots.policies import wander
from koldun.content.registry import game_named
from koldun.games.three_mages.state import MAGES, Realm
from koldun.games.three_mages.walking import take_card
from koldun.kernel.randomness import Rng, seed_of
from koldun.testing.contract import begin

ENDS = {"FI": ("fire", "ice"), "IB": ("ice", "bones"), "BF": ("bones", "fire")}


@pytest.mark.rule("MAG-WALK-01")
def test_from_the_castle_one_may_go_straight_to_a_second_cell() -> None:
    s = scene()
    assert s.cell("Fire") == CELL[(0, -5)]
    assert {AT[cell] for cell in s.walks("Fire")} == {(0, -4), (0, -3), (1, -4), (-1, -3)}
    assert not s.may("Fire", f"walk {CELL[(0, -2)]}")
    s.choose("Fire", f"walk {CELL[(0, -3)]}")
    assert s.cell("Fire") == CELL[(0, -3)]


@pytest.mark.rule("MAG-WALK-01")
def test_only_from_the_castle() -> None:
    s = scene(at={"Fire": CELL[(0, -4)]})
    assert {AT[cell] for cell in s.walks("Fire")} == {(0, -3), (1, -4), (-1, -3)}


@pytest.mark.rule("MAG-WALK-02")
@pytest.mark.parametrize("castle", BOARD.castles)
def test_a_second_cell_is_any_that_touches_a_first_one(castle: str) -> None:
    s = scene(active=castle.removeprefix("castle_").title())
    first = [c for c in next(x for x in BOARD.spots if x.id == castle).near if c in BOARD.kinds]
    second = {cell for gate in first for cell in walks_from(gate)}
    assert set(s.walks(s.asked()[0])) == set(first) | second


def walks_from(cell: str) -> list[str]:
    return [option.place for option in BOARD.walks[cell]]


@pytest.mark.rule("MAG-WALK-02")
def test_the_first_cell_is_skipped_without_effect() -> None:
    s = scene(at={"Bones": CELL[(0, -4)]}, hand={"Bones": "I2"})
    s.choose("Fire", f"walk {CELL[(0, -3)]}")
    assert s.cell("Bones") == CELL[(0, -4)]
    assert s.held("Bones") == "I2"
    assert s.held("Fire") == "M1"  # (0,-3) is fire land


@pytest.mark.rule("MAG-WALK-03", "MAG-WALK-12")
def test_no_walk_ever_leads_into_a_castle_or_onto_a_road() -> None:
    targets = {option.place for options in BOARD.walks.values() for option in options}
    assert targets == set(BOARD.kinds)
    assert not targets & set(BOARD.castles)
    assert not targets & set(BOARD.squares)


@pytest.mark.rule("MAG-WALK-03")
@pytest.mark.parametrize("name", ["Fire", "Ice"])
def test_neither_the_own_nor_anothers_castle_is_entered(name: str) -> None:
    s = scene(active=name, at={name: CELL[(0, -4)]})
    assert not s.may(name, "walk castle_fire")
    assert len(s.walks(name)) == 3


@pytest.mark.rule("MAG-WALK-12")
def test_a_road_square_beside_the_cell_is_not_offered() -> None:
    s = scene(at={"Fire": CELL[(1, -4)]})
    assert CELL[(1, -5)] == "FI-1"
    assert not s.may("Fire", "walk FI-1")
    assert not s.may("Fire", "walk FI-2")


@pytest.mark.rule("MAG-WALK-04")
def test_the_mage_may_not_stay() -> None:
    for cell in BOARD.kinds:
        s = scene(at={"Fire": cell})
        assert cell not in s.walks("Fire")
        assert s.walks("Fire")


@pytest.mark.rule("MAG-WALK-05")
def test_the_new_cell_acts_before_the_next_player() -> None:
    s = scene()
    s.choose("Fire", "walk R4-01")
    assert s.held("Fire") == "M1"
    assert s.asked() == ["Ice"]


@pytest.mark.rule("MAG-WALK-06", "MAG-CASTLE-01")
def test_a_rival_mage_walked_on_is_revived_in_its_castle() -> None:
    s = scene(at={"Fire": CELL[(0, -3)], "Bones": CELL[(0, -2)]})
    s.choose("Fire", f"walk {CELL[(0, -2)]}")
    assert AT[s.cell("Bones")] == (-5, 5)
    assert s.cell("Fire") == CELL[(0, -2)]
    assert "kill Fire Bones R2-00" in s.heard()


@pytest.mark.rule("MAG-CASTLE-01")
@pytest.mark.parametrize("victim", ["Ice", "Bones"])
def test_every_victim_stands_on_its_own_castle(victim: str) -> None:
    s = scene(at={"Fire": "R3-00", victim: "R4-00"})
    s.choose("Fire", "walk R4-00")
    assert s.cell(victim) == f"castle_{victim.lower()}"


@pytest.mark.rule("MAG-WALK-07")
def test_the_killer_takes_one_card() -> None:
    s = scene(at={"Fire": "R3-00", "Ice": "R4-00"}, hand={"Ice": "M1 s01 m01", "Fire": "B1"})
    s.choose("Fire", "walk R4-00")
    assert len(s.zone("hand", "Ice")) == 2
    assert len(s.zone("hand", "Fire")) == 2
    both = s.zone("hand", "Ice") + s.zone("hand", "Fire")
    assert Counter(both) == Counter(["mag-meteorite", "mag-s01", "mag-m01", "mag-bones"])


def takings(hand: str, seeds: int) -> Counter[str]:
    """What is taken from a hand, over many seeds."""
    s = scene(hand={"Ice": hand})
    taken: Counter[str] = Counter()
    for i in range(seeds):
        t = s.realm().copy()
        t.rng = Rng(seed_of(f"theft {i}"))
        take_card(t, 0, 1, "MAG-WALK-07")
        taken.update(t.face(card).id for card in t.hands[0].cards)
    return taken


@pytest.mark.rule("MAG-WALK-07")
def test_each_card_is_taken_as_often_as_the_others() -> None:
    taken = takings("M1 s01 m01", 3000)
    assert sum(taken.values()) == 3000
    assert all(900 <= taken[id] <= 1100 for id in ("mag-meteorite", "mag-s01", "mag-m01"))


@pytest.mark.rule("MAG-WALK-08")
def test_cards_of_all_kinds_are_taken_one_as_likely_as_the_other() -> None:
    taken = takings("I4 s01", 1000)
    assert 160 <= taken["mag-s01"] <= 240
    assert taken["mag-s01"] + taken["mag-ice"] == 1000


@pytest.mark.rule("MAG-WALK-08")
def test_an_empty_hand_yields_nothing() -> None:
    s = scene(at={"Fire": "R3-00", "Ice": "R4-00"}, hand={"Fire": "B1"})
    s.choose("Fire", "walk R4-00")
    assert s.held("Fire") == "B1"
    assert s.cell("Ice") == "castle_ice"
    assert not any(line.startswith("take") for line in s.heard())


@pytest.mark.rule("MAG-WALK-09")
def test_first_the_kill_then_the_card_then_the_cell() -> None:
    """The only bones outside the third hand are the victim's: the graveyard has none to give."""
    s = scene(
        at={"Fire": "R1-00", "Ice": "R1-01"},
        hand={"Ice": "B1", "Bones": "B15"},
        table={"bones": []},
    )
    s.choose("Fire", "walk R1-01")
    assert s.held("Fire") == "B1"
    assert [line.split()[0] for line in s.heard()[-5:-1]] == [
        "walk",
        "kill",
        "take",
        "none-left",
    ]


@pytest.mark.rule("MAG-WALK-10")
def test_death_costs_only_that_card() -> None:
    s = scene(
        at={"Fire": "R3-00", "Ice": "R4-00"},
        hand={"Ice": "I3"},
        roads={"FI-5": "ice m11", "IB-3": "ice m12"},
    )
    s.choose("Fire", "walk R4-00")
    assert s.held("Ice") == "I2"
    assert s.asked() == ["Ice"]
    assert s.moves("Ice") == ["FI-5", "IB-3"]
    assert set(s.walks("Ice")) == {"R4-08", "R3-06", "R4-09", "R4-07"}


@pytest.mark.rule("MAG-WALK-11")
def test_a_mage_in_its_castle_cannot_be_reached() -> None:
    for cell in BOARD.kinds:
        s = scene(at={"Fire": cell})
        assert s.cell("Ice") not in s.walks("Fire")


@pytest.mark.rule("MAG-WALK-13", "MAG-FIGHT-12", "MAG-SUMMON-13")
@pytest.mark.parametrize("players", [2, 3])
def test_whatever_happens_the_table_stays_in_order(players: int) -> None:
    """Random play: no two mages on a cell, no monster on a strange road, one for each card."""
    game = game_named("three_mages")
    seen = 0
    for number in range(12):
        for match in wander(begin(game, players, f"order {number}", log=False), str(number)):
            t = match.state
            assert isinstance(t, Realm)
            cells = [cell for cell in t.at if cell in BOARD.kinds]
            assert len(set(cells)) == len(cells)
            standing = [(BOARD.squares[i], m) for i, m in enumerate(t.squares) if m is not None]
            for square, m in standing:
                assert MAGES[m.mage] in ENDS[square[:2]]
            shown = [m for _, m in standing] + ([t.victor] if t.victor else [])
            on_cards = Counter(m.face.id for m in shown if not m.marker)
            lying = Counter(t.face(card).id for card in t.road.cards)
            if match.ask is not None and match.ask.what == "road":
                lying.subtract([t.face(match.ask.about).id])  # laid open, not yet placed
            assert on_cards == +lying
            seen += len(standing)
    assert seen > 500


@pytest.mark.rule("MAG-WALK-14")
def test_the_hand_has_no_limit_and_rivals_see_only_how_many_cards_it_holds() -> None:
    s = scene(hand={"Fire": "M4 I4 B3 m01 m11 s01 s05"})
    s.choose("Fire", "walk R4-01")
    assert len(s.zone("hand", "Fire")) == 16
    for name in ("Ice", "Bones", ""):
        (hand,) = [z for z in s.view(name).table.zones if z.id == "hand/0"]
        assert hand.count == 16
        assert hand.back == ""
        assert {(card.id, card.face, card.back) for card in hand.cards} == {("", "", "")}
    (own,) = [z for z in s.view("Fire").table.zones if z.id == "hand/0"]
    assert all(card.face for card in own.cards)


def test_a_third_player_does_not_learn_which_card_was_taken() -> None:
    s = scene(at={"Fire": "R3-00", "Ice": "R4-00"}, hand={"Ice": "s01"})
    s.choose("Fire", "walk R4-00")
    assert "take-card Fire Ice mag-s01" in s.heard("Fire")
    assert "take-card Fire Ice mag-s01" in s.heard("Ice")
    for name in ("Bones", ""):
        assert not any("mag-s01" in line for line in s.heard(name))
        assert "take Fire Ice" in s.heard(name)


def test_who_was_robbed_knows_the_card_until_one_like_it_is_spent() -> None:
    s = scene(
        at={"Fire": "R3-00", "Ice": "R4-00"},
        hand={"Ice": "I1", "Fire": "M2 I1 B1 m11 m01"},
    )
    s.choose("Fire", "walk R4-00")

    def known() -> list[str]:
        (hand,) = [z for z in s.view("Ice").table.zones if z.id == "hand/0"]
        return [card.face for card in hand.cards if card.face]

    assert known() == ["mag-ice"]
    s.end_turn()
    s.end_turn()
    s.choose("Fire", "summon mag-m01", "put FI-1")
    assert known() == ["mag-ice"]  # a meteorite was spent
    s.choose("Fire", "summon mag-m11")
    assert known() == []  # an ice was spent; it may have been that one
