"""Setting a table: what is not written stays a table one can play at."""

from typing import Any

import pytest

from koldun.kernel.errors import BadFile
from koldun.kernel.state import dump
from koldun.testing.sitting import Sitting

FIVE = ["kre-c01", "kre-c02", "kre-c03", "kre-c04", "kre-c05"]


@pytest.mark.parametrize("seed", range(20))
def test_a_hand_that_loses_cards_to_another_is_dealt_others_of_the_same_back(seed: int) -> None:
    table = {"A": {"hand": FIVE, "pile": ["kre-c06"]}, "condition": ["kre-r2"], "prize": ["kre-r1"]}
    sat = Sitting.at("krendel", ["A", "B", "C"], table, seed=str(seed))
    for name in "BC":
        hand = sat.zone("hand", name)
        assert len(hand) == 5
        assert all(id.startswith("kre-c") for id in hand)
    assert sorted(sat.zone("rewards")) == [f"kre-r{n}" for n in range(3, 9)]


def test_rest_takes_the_cards_of_a_closed_pile_and_no_others() -> None:
    table = {"deck_only": ["kre-c40"], "rest": "discard", "condition": ["kre-r2"]}
    sat = Sitting.at("krendel", ["A", "B"], table)
    assert sat.zone("deck") == ["kre-c40"]
    assert len(sat.zone("discard")) == 32
    assert all(id.startswith("kre-c") for id in sat.zone("discard"))
    assert len(sat.zone("rewards")) == 6


def brawl(table: dict[str, Any], names: tuple[str, ...] = ("A", "B")) -> Sitting:
    return Sitting.at("krutagidon", list(names), {"phase": "action", "active": "A"} | table)


def test_a_card_out_of_a_stack_is_not_made_good_by_a_stranger() -> None:
    sat = brawl({"A": {"hand": ["limp_wand", "wild_magic"]}})
    assert set(sat.zone("limp")) == {"limp_wand"}
    assert set(sat.zone("wild")) == {"wild_magic"}
    before = brawl({})
    assert len(sat.zone("limp")) == len(before.zone("limp")) - 1


def test_a_market_that_loses_a_card_gets_one_that_can_be_bought() -> None:
    for seed in range(5):
        before = Sitting.at("krutagidon", ["A", "B"], {"phase": "action"}, seed=str(seed))
        lost = before.zone("market")[0]
        table = {"phase": "action", "A": {"hand": [lost]}}
        sat = Sitting.at("krutagidon", ["A", "B"], table, seed=str(seed))
        kinds = {face.id: face.kind for face in sat.match.state.cards.faces}
        market = [kinds[id] for id in sat.zone("market")]
        assert sorted(market) == sorted(kinds[id] for id in before.zone("market"))


def test_cards_on_top_of_a_seat_s_deck_do_not_make_it_larger() -> None:
    before = len(brawl({}).zone("deck", "A"))
    sat = brawl({"A": {"deck": ["snot_knight", "wand"]}})
    assert sat.zone("deck", "A")[:2] == ["snot_knight", "wand"]
    assert len(sat.zone("deck", "A")) == before
    assert len(sat.zone("deck", "B")) == before
    longer = ["snot_knight", *["glyph"] * 6]
    assert brawl({"A": {"deck": longer}}).zone("deck", "A") == longer


def test_starters_that_lose_their_place_go_to_the_box_with_five_at_the_table() -> None:
    sat = brawl({"A": {"hand": []}}, ("A", "B", "C", "D", "E"))
    assert len(sat.zone("box")) == 5
    assert not {"glyph", "wand", "fizzle"} & set(sat.zone("main"))


def test_no_card_is_laid_twice() -> None:
    with pytest.raises(BadFile, match="'cthulhu' left: all are laid elsewhere"):
        brawl({"main": ["cthulhu"], "A": {"hand": ["cthulhu"]}})


def test_a_monster_on_a_guarded_square_takes_the_guard_s_place() -> None:
    options = {"mages": "fire,bones"}
    before = Sitting.at("three_mages", ["A", "B"], {}, options=options)
    square, guard = next(iter(before.fact("guards").items()))
    table = {"roads": {square: "fire mag-m29"}}
    sat = Sitting.at("three_mages", ["A", "B"], table, options=options)
    assert guard not in sat.zone("road")
    assert guard in sat.zone("removed")
    assert len(sat.zone("road")) == len(sat.fact("roads"))


@pytest.mark.parametrize(
    ("game", "options", "table"),
    [
        ("munchkin", {}, {"active": "B", "first": "A", "phase": "start", "doors": ["skaven"]}),
        (
            "krutagidon",
            {},
            {
                "active": "B",
                "phase": "action",
                "market": ["snot_knight"],
                "A": {"hand": ["glyph"], "deck": ["wand"], "life": 3},
                "B": {"hand": ["glyph", "wand"]},
            },
        ),
        (
            "wiz_war",
            {"spellbook": "giant"},
            {"A": {"at": "1.1"}, "active": "B", "first": "A", "sectors": "red0 blue1"},
        ),
    ],
)
def test_the_order_of_keys_does_not_matter(
    game: str, options: dict[str, Any], table: dict[str, Any]
) -> None:
    def laid(keys: list[str]) -> object:
        turned = {
            key: dict(reversed(table[key].items())) if key in "AB" else table[key] for key in keys
        }
        names = ["A", "B", "C"] if game == "munchkin" else ["A", "B"]
        return dump(Sitting.at(game, names, turned, options=options).match.state)

    assert laid(list(table)) == laid(list(reversed(table)))
