"""Familiars, and cards that defend."""

import pytest
from games.krutagidon.scene import CARDS, LIBRARY, refill, scene

# --- Familiars


@pytest.mark.parametrize(
    ("card", "type", "fitting"),
    [
        ("lil_coin", "treasure", ["robot_tongue", "total_crud", "big_bone"]),
        ("woody_the_warlock", "spell", ["totally_lit", "shant_pass", "barfaticus"]),
    ],
)
def test_familiars_that_count_the_discard_pile(card: str, type: str, fitting: list[str]) -> None:
    assert all(CARDS[id].facts["type"] == type for id in fitting)
    s = scene(hand=[card], seats={"Ann": {"discard": fitting}})
    s.play(card)
    assert s.power == 6
    s = scene(hand=[card], seats={"Ann": {"discard": fitting[:2]}})
    s.play(card)
    assert s.power == 3


def test_smouldering_squire_looks_at_two() -> None:
    ann = {"deck": ["wand", "vum", "glyph"]}
    s = scene(hand=["smouldering_squire"], seats={"Ann": ann})
    s.play("smouldering_squire")
    assert set(s.offered("Ann")) == {"pass", "destroy wand", "destroy vum"}
    s.choose("Ann", "destroy vum")
    assert s.zone("deck", "Ann") == ["wand", "glyph"]
    ann = {"deck": ["wand"], "discard": ["vum"]}
    s = scene(hand=["smouldering_squire"], seats={"Ann": ann}, legend=["bananamage"])
    s.play("smouldering_squire")
    assert set(s.offered("Ann")) == {"pass", "destroy wand", "destroy vum"}
    assert not {"wand", "vum"} & s.sees("Bob")  # a private look
    s.choose("Ann", "pass")
    assert s.zone("deck", "Ann") == ["wand", "vum"]
    s = scene(hand=["smouldering_squire"], seats={"Ann": {"deck": []}})
    s.play("smouldering_squire")
    assert s.what() == "act"


def test_macliver_and_mouseington_count_cards() -> None:
    ann = {"discard": ["overbrain", "snot_knight", "acid_dragon"]}
    market = ["goreilla"]
    for card, other, lives in (
        ("macliver", "billy_hellish", [16, 16]),
        ("lord_mouseington", "necro_dancers", [14, 14]),
    ):
        s = scene(3, ["glyph", other, card], {"Ann": ann}, market=market)
        s.play("glyph").play(other).play(card)
        assert s.life("Bob", "Cid") == lives


def test_puff_gives_limp_wands() -> None:
    s = scene(3, ["puff"])
    s.play("puff")
    assert [s.discard(name) for name in s.names] == [[], ["limp_wand"], ["limp_wand"]]


REDIRECTING = [c.id for c in LIBRARY.cards if c.kind == "familiar" and c.id != "puff"]


@pytest.mark.parametrize("card", REDIRECTING)
def test_familiars_redirect(card: str) -> None:
    s = scene(hand=["guilty_giblets"], seats={"Bob": {"hand": [card], "life": 10}})
    s.play("guilty_giblets")
    s.choose("Bob", f"defend {card}")
    if card == "muck_marx":
        s.choose("Bob", "destroy glyph")  # the card just drawn
        assert s.zone("destroyed") == ["glyph"]
    extra = 4 if card == "asmodeus" else 0
    assert s.life() == [15 - extra, 13 if card == "sir_sniffles" else 10]
    assert s.discard("Bob") == [card]
    assert s.number("hand", "Bob") == (0 if card == "muck_marx" else 1)


def test_asmodeus_without_an_attacker() -> None:
    s = refill(2, "mayhem_p", seats={"Bob": {"hand": ["asmodeus"]}})
    s.choose("Bob", "defend asmodeus")
    assert s.life() == [15, 20]
    assert s.number("hand", "Bob") == 1


# --- Defences


def test_goreilla_defence() -> None:
    s = scene(hand=["guilty_giblets"], seats={"Bob": {"hand": ["goreilla", "fizzle"]}})
    s.play("guilty_giblets")
    s.choose("Bob", "defend goreilla")
    assert set(s.offered("Bob")) == {"pass", "destroy fizzle", "destroy glyph"}
    s.choose("Bob", "destroy fizzle")
    assert s.zone("destroyed") == ["fizzle"]


def test_skater_rats_defence() -> None:
    bob = {"hand": ["skater_rats_from_mars", "limp_wand"]}
    s = scene(hand=["guilty_giblets"], seats={"Bob": bob})
    s.play("guilty_giblets")
    s.choose("Bob", "defend skater_rats_from_mars")
    wanted = {"pass", "give limp_wand", "give skater_rats_from_mars"}
    assert set(s.offered("Bob")) == wanted
    s.choose("Bob", "give limp_wand")
    assert s.discard("Ann") == ["limp_wand"]
    s = refill(2, "mayhem_p", seats={"Bob": bob})
    s.choose("Bob", "defend skater_rats_from_mars")
    assert s.hand("Bob") == ["limp_wand"]


def test_veear_defence() -> None:
    bob = {"hand": ["veear_virtual_warlock", "vum"], "deck": ["wand", "glyph"]}
    s = scene(hand=["guilty_giblets"], seats={"Bob": bob})
    s.play("guilty_giblets")
    s.choose("Bob", "defend veear_virtual_warlock")
    assert set(s.offered("Bob")) == {"discard wand", "discard glyph"}
    s.choose("Bob", "discard wand")
    assert s.hand("Bob") == ["glyph", "vum"]


@pytest.mark.parametrize(("card", "back"), [("steamy_business", 2), ("unholy_grail", 5)])
def test_striking_back(card: str, back: int) -> None:
    s = scene(hand=["guilty_giblets"], seats={"Bob": {"hand": [card]}})
    s.play("guilty_giblets")
    s.choose("Bob", f"defend {card}")
    assert s.life() == [20 - back, 20]
    assert s.hand("Bob") == ["glyph"]


def test_robot_tongue_defence() -> None:
    s = scene(hand=["guilty_giblets"], seats={"Bob": {"hand": ["robot_tongue", "vum"]}})
    s.play("guilty_giblets")
    s.choose("Bob", "defend robot_tongue")
    assert set(s.offered("Bob")) == {"pass", "destroy vum", "destroy robot_tongue"}
    s.choose("Bob", "destroy robot_tongue")
    assert s.zone("destroyed") == ["robot_tongue"]


def test_dragonus_annoyus() -> None:
    s = scene(hand=["dragonus_annoyus"], seats={"Ann": {"discard": ["limp_wand", "wand"]}})
    s.play("dragonus_annoyus", "destroy wand")
    assert s.zone("destroyed") == ["wand"]
    assert s.power == 1
