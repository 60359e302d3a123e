"""Cards of others: each lasting verb works on a made-up card as it does on the printed one."""

import ast
from pathlib import Path
from typing import Any

import pytest
from games.krutagidon.scene import CARDS, LIBRARY, Scene, refill, scene

from koldun.games import krutagidon
from koldun.games.krutagidon.verbs.vocabulary import VERBS
from koldun.kernel.errors import BadFile

DAY = "what_a_lovely_day"


def made_up(lasting: str, kind: str = "treasure", more: str = "") -> str:
    type = "none" if kind in ("property", "dead_wizard_token") else kind
    ongoing = "" if kind == "property" else "ongoing = true"
    return f"""
[[card]]
id = "made_up"
kind = "{kind}"
type = "{type}"
name = {{ ru = "Выдумка", en = "Figment" }}
cost = 1
{ongoing}
{more}
lasting = {{ {lasting} }}
"""


def with_figment(lasting: str, hand: list[str], players: int = 2, **kwargs: Any) -> Scene:
    """Ann controls the made-up card."""
    seats: dict[str, Any] = kwargs.pop("seats", {})
    ann = {"play": ["made_up"], **seats.pop("Ann", {})}
    pack = made_up(lasting)
    return scene(players, hand, {"Ann": ann, **seats}, pack=pack, **kwargs)


def test_double_damage() -> None:
    s = with_figment("double_damage = true", ["guilty_giblets"], seats={"Bob": {"life": 20}})
    s.play("guilty_giblets")
    assert s.life("Bob") == [10]
    s = with_figment("double_damage = true", ["wand"], seats={"Bob": {"life": 2}})
    s.play("wand", "target Bob")
    assert s.number("tokens", "Bob") == 1
    assert s.discard("Ann") == ["made_up"]  # as it prints: it leaves after a kill


def test_double_life() -> None:
    s = with_figment("double_life = true", ["abracalabrador"], seats={"Ann": {"life": 10}})
    s.play("abracalabrador")
    assert s.life("Ann") == [14]


@pytest.mark.parametrize("zone", ["play", "tokens"])
def test_no_avoid(zone: str) -> None:
    kind = "treasure" if zone == "play" else "dead_wizard_token"
    pack = made_up("no_avoid = true", kind)
    s = refill(2, "mayhem_p", hand=[DAY], seats={"Ann": {zone: ["made_up"]}}, pack=pack)
    assert s.life("Ann") == [15]
    s = refill(2, "mayhem_p", hand=[DAY], pack=pack)
    assert s.may("Ann", f"defend {DAY}")


@pytest.mark.parametrize(
    ("verb", "dearer", "same"),
    [
        ("price_legend_wild", "vum", "snot_knight"),
        ("price_legend_wild", "wild_magic", "golden_oldies"),
        ("price_creature_treasure", "snot_knight", "abracalabrador"),
        ("price_creature_treasure", "golden_oldies", "vum"),
        ("price_wizard_spell", "abracalabrador", "snot_knight"),
        ("price_wizard_spell", "totally_lit", "golden_oldies"),
    ],
)
def test_prices(verb: str, dearer: str, same: str) -> None:
    market = ["snot_knight", "abracalabrador", "totally_lit", "golden_oldies"]
    for card, more in ((dearer, 1), (same, 0)):
        s = with_figment(f"{verb} = true", [], power=30, market=market)
        s.choose("Ann", f"buy {card}")
        cost = next(face.cost for face in s.t.cards.faces if face.id == card)
        assert s.power == 30 - cost - more


def test_wand_extra() -> None:
    bob = {"play": ["made_up"]}
    s = scene(hand=["wand"], seats={"Bob": bob}, pack=made_up("wand_extra = true"))
    s.play("wand", "target Bob")
    assert s.life("Bob") == [16]


def test_bone_counts() -> None:
    s = with_figment("bone_counts = true", ["finger_flasher"])
    s.play("finger_flasher")
    assert s.power == 4


def test_cheap_on_top() -> None:
    s = with_figment("cheap_on_top = true", [], power=9)
    s.choose("Ann", "buy abracalabrador")
    assert s.zone("deck", "Ann")[0] == "abracalabrador"


def test_owns_rlyeh() -> None:
    pack = made_up("owns_rlyeh = true")
    s = scene(hand=["creepy_twins"], seats={"Ann": {"deck": ["made_up"]}}, pack=pack)
    assert s.t.rlyeh() == s.seat("Ann")


def test_eggs_defence() -> None:
    pack = made_up("eggs_defence = true", more='defence_from = "play"\ndefence = { draw = 1 }')
    s = scene(hand=["guilty_giblets"], seats={"Bob": {"play": ["made_up"]}}, pack=pack)
    s.play("guilty_giblets")
    s.choose("Bob", "defend made_up")
    assert s.life("Bob") == [20]
    assert s.hand("Bob") == ["glyph"]


def test_a_made_up_token_brings_its_number_along() -> None:
    pack = """
[[card]]
id = "made_up"
kind = "dead_wizard_token"
name = { ru = "Выдумка", en = "Figment" }
vp = -3
do = { token_return = 7, token_score = 5 }
"""
    s = scene(hand=["wand"], seats={"Bob": {"life": 1}}, graves=["made_up"], pack=pack)
    s.play("wand", "target Bob")
    assert s.zone("tokens", "Bob") == ["made_up"]
    assert s.life("Bob") == [7]
    assert s.score("Bob") == -8


def test_a_made_up_tile_pays_besides_the_printed_one() -> None:
    """What paid out is remembered by the sentence, not by what it is about."""
    pack = made_up("two_different = { type = 'wizard', then = { power = 5 } }", "property")
    tiles = ["property_two_of_a_kind", "made_up"]
    hand = ["overbrain", "billy_hellish", "abracalabrador"]
    s = scene(hand=hand, seats={"Ann": {"tiles": tiles}}, pack=pack)
    s.play("overbrain").play("billy_hellish", "order made_up")
    assert s.power == 2 + 1 + 2 + 5
    s.play("abracalabrador")
    assert s.power == 2 + 1 + 2 + 5


@pytest.mark.parametrize("zone", ["play", "tokens"])
def test_sentences_with_a_moment_work_on_any_card(zone: str) -> None:
    kind = "treasure" if zone == "play" else "dead_wizard_token"
    pack = made_up("blood_price = 3", kind)
    s = scene(hand=[], seats={"Ann": {zone: ["made_up"]}}, pack=pack)
    s.choose("Ann", "use made_up")
    assert s.life("Ann") == [17]
    assert not s.may("Ann", "use made_up")
    pack = made_up("on_played = { number = 1, type = 'wizard', then = { power = 4 } }", kind)
    s = scene(hand=["abracalabrador"], seats={"Ann": {zone: ["made_up"]}}, pack=pack)
    s.play("abracalabrador")
    assert s.power == 4


@pytest.mark.rule("KRU-ABILITY-03")
def test_a_tile_pays_once_although_a_card_within_a_card_fulfils_it_too() -> None:
    pack = """
[[card]]
id = "made_up"
kind = "spell"
type = "spell"
name = { ru = "Выдумка", en = "Figment" }
do = { wild_magic = 2 }

[[card]]
id = "made_up_tile"
kind = "property"
name = { ru = "Жетон", en = "Tile" }
lasting = { two_different = { type = "spell", then = { power = 7 } } }
"""
    seats = {"Ann": {"tiles": ["made_up_tile"]}, "Bob": {"deck": ["totally_lit", "glyph"]}}
    s = scene(hand=["fatalizer", "made_up"], seats=seats, pack=pack)
    s.play("fatalizer")
    before = s.power
    s.play("made_up", "play-top Bob")
    lit = next(face.power for face in s.t.cards.faces if face.id == "totally_lit")
    while s.what() != "act":
        s.choose(s.asked()[0], s.offered(s.asked()[0])[0])
    assert s.power == before + lit + 7


# --- what a pack may not say

GOOD = """
[[card]]
id = "made_up"
kind = "spell"
type = "spell"
name = { ru = "Выдумка", en = "Figment" }
attack = true
do = { attack = { target = "chosen_enemy", do = { damage = 3 }, after = { if_unhurt = { heal = 1 } } } }
"""
ATTACK = '{ attack = { target = "chosen_enemy", do = { damage = 3 }, after = { if_unhurt = { heal = 1 } } } }'


def test_the_card_is_good_as_it_stands() -> None:
    assert LIBRARY.pack("pack.toml", GOOD).cards[0].id == "made_up"


@pytest.mark.parametrize(
    ("old", "new", "place", "problem"),
    [
        ('kind = "spell"', 'kind = "charm"', "made_up.kind", "there is no kind 'charm'"),
        ('type = "spell"', 'type = "creature"', "made_up.type", "must be 'spell'"),
        ('type = "spell"\n', "", "made_up.type", "must be 'spell'"),
        ("damage = 3", "heal = 3", "made_up.do.attack.do.heal", "does not belong here"),
        ("if_unhurt = { heal", "if_unhurt = { damage", "if_unhurt.then.damage", "does not belong"),
        (ATTACK, "{ if_unhurt = { heal = 1 } }", "made_up.do.if_unhurt", "does not belong here"),
        (ATTACK, "{ damage = 3 }", "made_up.do.damage", "does not belong here"),
        (ATTACK, "{ no_avoid = true }", "made_up.do.no_avoid", "does not belong here"),
        ("{ if_unhurt = { heal = 1 } }", "{ heal = 1 }", "attack.after.heal", "does not belong"),
        ("attack = true\n", "", "made_up.attack", "is missing"),
        (ATTACK, "{ heal = 1 }", "made_up.attack", "has no attack"),
        ("damage = 3", 'damage_per = { number = 1, per = "cost" }', "per", "only in gain_attack"),
        ("attack = true\n", "attack = true\ndefence = { draw = 1 }\n", "defence_from", "missing"),
        ("attack = true\n", "attack = true\nfirst = true\n", "made_up.first", "only for the kind"),
        (
            "attack = true\n",
            "attack = true\ngroup = { discard_cards = 1 }\n",
            "made_up.group",
            "only for the kind 'legend'",
        ),
        (
            "attack = true\n",
            "attack = true\nlasting = { no_avoid = true }\n",
            "made_up.ongoing",
            "is missing",
        ),
        (
            "attack = true\n",
            "attack = true\nongoing = true\nlasting = { grand_prize = true }\n",
            "grand_prize",
            "only on a standee",
        ),
        (
            "attack = true\n",
            "attack = true\nongoing = true\nlasting = { eggs_defence = true }\n",
            "made_up.defence_from",
            "must be 'play'",
        ),
        ("{ heal = 1 }", "{ strike_back = 1 }", "strike_back", "only in a defence"),
        ("{ heal = 1 }", "{ token_score = 1 }", "token_score", "only on a token"),
    ],
)
def test_a_card_that_would_not_do_what_it_prints_is_refused(
    old: str, new: str, place: str, problem: str
) -> None:
    assert old in GOOD
    with pytest.raises(BadFile) as refused:
        LIBRARY.pack("pack.toml", GOOD.replace(old, new))
    message = str(refused.value)
    assert message.startswith("pack.toml: made_up")
    assert place in message
    assert problem in message


def test_no_rule_knows_a_card_by_its_name() -> None:
    """Ids of cards stand in card files only; kinds of which there is one card are no names."""
    names = set(CARDS) - {card.kind for card in CARDS.values()} - set(VERBS.verbs)
    folder = Path(krutagidon.__file__).parent
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in names:
                # the view tells the page which standee lies there
                assert file.name == "view.py", f"{file.name}:{node.lineno} names {node.value}"
