"""The worked examples of the ledger, read from it."""

from typing import Any

import pytest
from games.three_mages.scene import Castles, scene

from koldun.games.three_mages.library import LIBRARY


def example(id: str) -> tuple[dict[str, Any], dict[str, Any]]:
    entry = LIBRARY.ledger.examples[id]
    return entry["given"], entry["expect"]


def short(id: str) -> str:
    return id.removeprefix("mag-")


@pytest.mark.parametrize(
    "id",
    [
        pytest.param(id, marks=pytest.mark.rule(id))
        for id in ("MAG-EX-01", "MAG-EX-02", "MAG-EX-03", "MAG-EX-04")
    ],
)
def test_the_three_outcomes_of_a_fight(id: str) -> None:
    given, expect = example(id)
    board = {}
    for side in ("attacker", "defender"):
        beast = given[side]
        board[beast["square"]] = f"{beast['controller']} {short(beast['card'])}"
        face = next(card for card in LIBRARY.cards if card.id == beast["card"])
        assert (face.facts["health"], face.facts["strength"]) == (
            beast["health"],
            beast["strength"],
        )
    s = scene(roads=board)
    s.choose("Fire", f"move {given['attacker']['square']}")
    where = {words: square for square, words in s.roads().items()}
    for side in ("attacker", "defender"):
        beast = given[side]
        words = f"{beast['controller']} {short(beast['card'])}"
        assert where.get(words, "dead") == expect[side]
    assert len(s.zone("dead")) == expect["monster_discard_grows_by"]
    for square in expect.get("empty", []):
        assert square not in s.roads()
    for side, health in expect.get("health_after", {}).items():
        (monster,) = [m for m in s.realm().squares if m and m.face.id == given[side]["card"]]
        assert monster.health == health


def cast_example(given: dict[str, Any], spell: str) -> Castles:
    """A scene of one spell and one target, with exactly the price in hand."""
    caster = given.get("caster", "fire").title()
    price = " ".join(f"{kind[0].upper()}{n}" for kind, n in given["price"].items())
    board = {}
    if "target" in given:
        target = given["target"]
        board[target["square"]] = f"{target['controller']} {short(target.get('card', 'mag-m19'))}"
    s = scene(active=caster, hand={caster: f"{price} {spell}"}, roads=board)
    return s.choose(caster, f"cast mag-{spell}")


@pytest.mark.rule("MAG-EX-05")
def test_gain() -> None:
    given, expect = example("MAG-EX-05")
    s = cast_example(given, "s01").choose("Fire", "kind ice")
    assert s.zone("hand", "Fire") == ["mag-ice"] * expect["hand"]["ice"]
    assert len(s.zone("used-meteorites")) == expect["meteorite_discard_grows_by"]
    assert len(s.zone("spent")) == expect["spell_discard_grows_by"]


@pytest.mark.rule("MAG-EX-06")
def test_push() -> None:
    given, expect = example("MAG-EX-06")
    s = cast_example(given, "s02")
    assert list(s.roads()) == [expect["target"]]


@pytest.mark.rule("MAG-EX-07")
def test_destroy() -> None:
    given, expect = example("MAG-EX-07")
    s = cast_example(given, "s11")
    assert s.zone("dead") == [given["target"]["card"]]
    assert len(s.zone("used-bones")) == expect["bones_discard_grows_by"]


@pytest.mark.rule("MAG-EX-08")
def test_drop() -> None:
    given, expect = example("MAG-EX-08")
    s = cast_example(given, "s08")
    drop = expect["at_FI_6"]
    assert s.roads() == {"FI-6": f"{drop['controller']} drop"}
    (monster,) = [m for m in s.realm().squares if m]
    assert (monster.health, monster.strength) == (drop["health"], drop["strength"])
    name = next(card.name["en"] for card in LIBRARY.cards if card.id == monster.face.id)
    assert name == drop["name"]
    assert s.zone("dead") == ["mag-m09"]


@pytest.mark.rule("MAG-EX-09")
def test_layout_for_two() -> None:
    given, expect = example("MAG-EX-09")
    s = scene(*(mage.title() for mage in given["players"]))
    for road in ("FI", "IB", "BF"):
        squares = sorted(square for square in s.roads() if square.startswith(road))
        assert squares == expect[f"guards_on_{road}"]
    assert all(words.startswith("ice ") for words in s.roads().values())
    assert len(s.zone("monsters")) == expect["monster_deck"]
    assert len(s.zone("spells")) == expect["spell_deck"]
    board = s.view().table.board
    assert board is not None
    assert any(t.at == "castle_ice" for t in board.tokens) == expect["token_on_ice_castle"]


@pytest.mark.rule("MAG-EX-10")
def test_walks_from_the_castle() -> None:
    given, expect = example("MAG-EX-10")
    s = scene()
    assert s.fact("Fire", "at") == given["at"]
    assert s.walks("Fire")[:1] == expect["first"]
    assert sorted(s.walks("Fire")[1:]) == sorted(expect["second"])
