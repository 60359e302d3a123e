"""Cards of others: each verb does on a made-up card what it prints, and what cannot be is refused."""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from games.wiz_war.scene import Duel, scene

from koldun.cli import main
from koldun.content.registry import game_named, table_for
from koldun.games import wiz_war
from koldun.games.wiz_war.library import LIBRARY
from koldun.games.wiz_war.verbs.vocabulary import SPELLS
from koldun.kernel.errors import BadFile

HEAD = """
[[card]]
id = "made_up"
kind = "{kind}"
name = {{ ru = "Выдумка", en = "Figment" }}
sets = {{ cantrip_white = 1 }}
{more}
"""
MODE = """[[card.{part}]]
id = "way"
kind = "{kind}"
range = "{range}"
targets = [{targets}]
answers = [{answers}]
do = {{ {do} }}
"""


def listed(words: str) -> str:
    return ", ".join(f'"{word}"' for word in words.split())


def spell(kind: str, range: str, targets: str, do: str, more: str = "") -> str:
    mode = MODE.format(
        part="mode", kind=kind, range=range, targets=listed(targets), answers="", do=do
    )
    return HEAD.format(kind=kind, more=more) + mode


def counter(answers: str, do: str, more: str = "") -> str:
    mode = MODE.format(
        part="mode", kind="counter", range="los", targets="", answers=listed(answers), do=do
    )
    return HEAD.format(kind="counter", more=more) + mode


def item(range: str, targets: str, do: str, kind: str = "attack", more: str = "") -> str:
    mode = MODE.format(
        part="use", kind=kind, range=range, targets=listed(targets), answers="", do=do
    )
    return HEAD.format(kind="item", more=f'duration = "permanent"\n{more}') + mode


def gift(give: str, more: str = "") -> str:
    more = f'duration = "permanent"\n{more}\ngive = {{ {give} }}'
    return HEAD.format(kind="item", more=more)


LASTS = 'duration = "temporary"'
STAYS = 'duration = "permanent"'
CREATION = f'{STAYS}\ntraits = ["Creation"]'
NEAR = {"at": "2.3"}
BESIDE: dict[str, Any] = {"at": "2.3", "hand": []}


def cast(pack: str, *target: str, dice: list[int] | None = None, **table: Any) -> Duel:
    """Red casts the made-up card; Blue stands beside it unless told otherwise."""
    red = {"hand": ["made_up"], **table.pop("red", {})}
    blue = {**BESIDE, **table.pop("blue", {})}
    s = scene(red=red, blue=blue, pack=pack, dice=dice, **table)
    s.ready("Red", "made_up").choose("Red", *target)
    return s


def use(pack: str, *target: str, dice: list[int] | None = None, **table: Any) -> Duel:
    red = {"items": ["made_up"], **table.pop("red", {})}
    blue = {**BESIDE, **table.pop("blue", {})}
    s = scene(red=red, blue=blue, pack=pack, dice=dice, **table)
    s.choose("Red", "use made_up")
    for words in target:
        if s.what("Red") != "act":  # a sole target needs no choice
            s.choose("Red", words)
    return s


def worn(give: str, more: str = "", **table: Any) -> Duel:
    red = {"items": ["made_up"], **table.pop("red", {})}
    return scene(red=red, blue={**BESIDE, **table.pop("blue", {})}, pack=gift(give, more), **table)


def answered(pack: str, attack: str = "fireball", **table: Any) -> Duel:
    """Red casts an attack at Blue, who answers with the made-up card."""
    blue = {"at": "2.3", "hand": ["made_up"], **table.pop("blue", {})}
    s = scene(red={"hand": [attack], **table.pop("red", {})}, blue=blue, pack=pack, **table)
    s.ready("Red", attack).choose("Red", "wizard Blue")
    s.choose("Blue", "counter made_up")
    return s


# --- each verb on a made-up card


def damage() -> None:
    do = 'damage = { points = 3, kind = "physical", stun = 2 }'
    s = cast(spell("attack", "adjacent", "wizard", do), "wizard Blue")
    assert s.life("Blue") == 12
    assert s.wizard("Blue").stun == 2


def stun() -> None:
    s = cast(spell("attack", "los", "wizard", "stun = 3"), "wizard Blue")
    assert s.wizard("Blue").stun == 3


def darts() -> None:
    s = cast(spell("attack", "los", "wizard", "darts = 4"), "wizard Blue")
    assert s.life("Blue") == 11


def swap() -> None:
    s = cast(spell("attack", "los", "wizard", "swap = true"), "wizard Blue")
    assert (s.at("Red"), s.at("Blue")) == ("2.3", "2.2")


def bolt() -> None:
    s = cast(spell("attack", "los", "direction", "bolt = 5"), "direction 1")
    assert s.life("Blue") == 10


def burn_mind() -> None:
    pack = spell("attack", "los", "wizard", "burn_mind = true")
    s = cast(pack, "wizard Blue", blue={"hand": ["fog", "zot"]})
    s.choose("Blue", "done")
    assert s.life("Blue") == 13


def move_target() -> None:
    s = cast(spell("attack", "los", "wizard", "move_target = 1"), "wizard Blue")
    s.choose("Red", "step 2.4", "step 2.5")
    assert s.at("Blue") == "2.5"
    assert s.what("Red") == "act", "energy 1 and 1"


def storm() -> None:
    s = cast(spell("attack", "los", "square", "storm = true"), "square 2.3")
    assert (s.life("Red"), s.life("Blue")) == (14, 14)


def share_life() -> None:
    pack = spell("attack", "los", "wizard", "share_life = true")
    s = cast(pack, "wizard Blue", blue={"life": 4})
    assert (s.life("Red"), s.life("Blue")) == (10, 9)


def make_drop() -> None:
    pack = spell("attack", "los", "carrier", "make_drop = true")
    s = cast(pack, "wizard Blue", blue={"items": ["dagger"]})
    assert s.lying() == {"dagger": "2.3"}


def steal_cards() -> None:
    pack = spell("attack", "los", "wizard", "steal_cards = 1")
    s = cast(pack, "wizard Blue", blue={"hand": ["fog", "zot"]})
    s.choose("Red", "steal fog")
    assert s.what("Red") == "act", "one card"
    assert s.zone("hand", "Red") == ["fog"]


def heave() -> None:
    pack = spell("attack", "los", "wizard", "heave = true")
    s = cast(pack, "wizard Blue", red={"carries": 2})
    assert s.life("Blue") == 14
    assert s.facts()["treasures_on"]["2.3"] == [1]


def take_item() -> None:
    pack = spell("attack", "los", "item_carrier", "take_item = true")
    s = cast(pack, "wizard Blue", blue={"items": ["dagger"]})
    assert s.zone("items", "Red") == ["dagger"]


def reach_punch() -> None:
    s = cast(
        spell("attack", "los", "wizard", "reach_punch = true"), "wizard Blue", blue={"at": "2.5"}
    )
    assert s.life("Blue") == 14


def reach_take() -> None:
    pack = spell("neutral", "los", "lying_item", "reach_take = true")
    s = cast(pack, "thing dagger", lying={"2.4": ["dagger"]})
    assert s.zone("items", "Red") == ["dagger"]


def reach_put() -> None:
    pack = spell("neutral", "los", "square", "reach_put = true")
    s = cast(pack, "square 2.5", red={"items": ["dagger"]})
    assert s.lying() == {"dagger": "2.5"}


def waterjet() -> None:
    s = cast(spell("attack", "los", "wizard", "waterjet = true"), "wizard Blue")
    s.choose("Red", "split 1")
    assert s.life("Blue") == 14


def tick() -> None:
    s = cast(spell("attack", "los", "wizard", "tick = 5", LASTS), "wizard Blue")
    s.end("Red").end("Blue")
    assert s.life("Blue") == 10


def draw_hurts() -> None:
    s = cast(spell("attack", "los", "wizard", "draw_hurts = 4", LASTS), "wizard Blue")
    s.end("Red").choose("Blue", "done", "draw 1")
    assert s.life("Blue") == 11


def disease() -> None:
    s = cast(spell("attack", "caster", "self", "disease = 6", LASTS), "self")
    s.choose("Red", "step 2.3")
    assert s.life("Blue") == 9


def pain_link() -> None:
    s = answered(counter("you_are_attacked", "pain_link = true", LASTS))
    assert (s.life("Red"), s.life("Blue")) == (10, 10)


def shatter() -> None:
    pack = spell("neutral", "caster", "self", "shatter = true", LASTS)
    s = cast(pack, "self", red={"hand": ["made_up", "fireball"], "at": "2.3"}, blue={"at": "0.9"})
    s.cast("Red", "fireball", "edge 2.3n")
    assert s.edge("2.3n") == "open destroyed"


def strength() -> None:
    s = cast(spell("neutral", "caster", "self", "strength = true", LASTS), "self")
    s.choose("Red", "punch Blue")
    assert s.life("Blue") == 13


def spikes() -> None:
    pack = spell("neutral", "caster", "self", "spikes = true", LASTS) + MODE.format(
        part="use", kind="attack", range="los", targets='"wizard"', answers="", do="spike = 5"
    ).replace('"way"', '"spike"')
    s = cast(pack, "self")
    s.choose("Red", "use made_up")
    assert s.life("Blue") == 10


def guard() -> None:
    pack = spell("neutral", "caster", "self", "guard = true", STAYS)
    s = cast(pack, "self", blue={"hand": ["fireball"]}, options={"permanent_creations": True})
    assert s.zone("spells", "Red") == ["made_up"], "it makes no object"
    s.end("Red").cast("Blue", "fireball", "wizard Red")
    assert s.life("Red") == 15


def evasion() -> None:
    s = answered(counter("you_are_attacked", "evasion = { least = 1, most = 4 }", LASTS), dice=[3])
    assert s.life("Blue") == 15


def feather() -> None:
    s = answered(counter("you_are_attacked", "feather = true", LASTS))
    while s.what("Blue") == "float":
        s.choose("Blue", s.offered("Blue")[0])
    assert s.life("Blue") == 15


def form() -> None:
    more = f'{LASTS}\ntraits = ["Transformation"]'
    s = cast(spell("neutral", "caster", "self", 'form = "golem"', more), "self")
    s.choose("Red", "punch Blue")
    assert s.life("Blue") == 13


def extra_attack() -> None:
    s = cast(spell("neutral", "los", "self wizard", "extra_attack = true", LASTS), "self")
    s.choose("Red", "punch Blue", "punch Blue")
    assert s.life("Blue") == 13


def bend() -> None:
    pack = spell("neutral", "anywhere", "modifier", "bend = true")
    s = scene(red={"hand": ["fireball", "made_up"], "at": "0.1"}, blue={"at": "1.2"}, pack=pack)
    s.cast("Red", "fireball", "wizard Blue", modify="modify made_up")
    assert s.life("Blue") == 10


def project() -> None:
    pack = spell("neutral", "anywhere", "modifier", "project = true")
    s = scene(red={"hand": ["fireball", "made_up"], "at": "0.1"}, blue={"at": "1.2"}, pack=pack)
    s.choose("Red", "cast fireball")
    assert s.may("Red", "modify made_up")


def combine() -> None:
    pack = spell("neutral", "anywhere", "modifier", "combine = true")
    hand = ["powerthrust", "made_up", "energy_4", "energy_5"]
    s = scene(red={"hand": hand}, blue=NEAR, pack=pack)
    assert s.may("Red", "speed-add made_up")
    s.choose("Red", "cast powerthrust", "add made_up", "boost energy_4", "boost energy_5")
    s.choose("Red", "wizard Blue")
    assert s.life("Blue") == 15 - 2 - 9


def glide() -> None:
    s = cast(spell("neutral", "caster", "direction", "glide = true"), "direction 1")
    s.choose("Red", "square 2.5")
    assert s.at("Red") == "2.5"


def teleport() -> None:
    s = cast(spell("neutral", "caster", "self", "teleport = 1"), "self")
    assert not s.may("Red", "square 2.4"), "one step"
    s.choose("Red", "square 2.1")
    assert s.at("Red") == "2.1"


def dash() -> None:
    s = cast(spell("neutral", "caster", "self", "dash = true"), "self")
    assert s.mp("Red") == 6


def draw() -> None:
    s = cast(spell("neutral", "caster", "self", "draw = 4"), "self")
    assert len(s.zone("hand", "Red")) == 4


def pass_wall() -> None:
    pack = spell("neutral", "adjacent", "any_wall", "pass_wall = true")
    s = cast(pack, "edge 2.3n", red={"at": "2.3"})
    assert s.at("Red") == "1.3"


def eat_wall() -> None:
    pack = spell("neutral", "adjacent", "stone_wall", "eat_wall = 4")
    s = cast(pack, "edge 2.3n", red={"at": "2.3"})
    assert s.life("Red") == 19


def raise_edge() -> None:
    pack = spell("neutral", "los", "border_line", 'raise_edge = "wall"', CREATION)
    s = cast(pack, "edge 2.3w", options={"permanent_creations": True})
    assert s.edge("2.3w") == "wall created"
    assert s.zone("board") == ["made_up"], "nobody maintains it"


def destroy_edge() -> None:
    pack = spell("neutral", "los", "any_wall", "destroy_edge = 6")
    s = cast(pack, "edge 2.3n")
    assert s.edge("2.3n") == "open destroyed"
    assert s.life("Blue") == 9


def unlock() -> None:
    pack = spell("neutral", "adjacent", "door", "unlock = true")
    s = cast(pack, "edge 3.9w", red={"at": "3.8"})
    assert s.may("Red", "step 3.9")


def seal() -> None:
    s = cast(spell("neutral", "los", "door", "seal = true", STAYS), "edge 2.2w")
    assert not s.may("Red", "step 2.1")


def grow() -> None:
    do = 'grow = { what = "rosebush", thorns = 0, snags = 1, burns = 1, sight = 0 }'
    s = cast(spell("neutral", "los", "create", do, CREATION), "square 2.4", blue={"at": "2.5"})
    assert s.sees("2.3", "2.5")
    s.end("Red").choose("Blue", "step 2.4")
    assert s.life("Blue") == 15
    assert s.what("Blue") == "draw", "it goes no farther"
    fire = scene(
        red={"hand": ["fireball"]},
        blue=NEAR,
        pack=spell("neutral", "los", "create", do, CREATION),
        running_spells=[{"card": "made_up", "owner": "Blue", "target": "2.4"}],
    )
    fire.cast("Red", "fireball", "thing made_up")
    assert fire.lying() == {}, "any fire destroys it"


def dust() -> None:
    do = 'grow = { what = "dust", cracks = 2 }'
    s = cast(
        spell("neutral", "los", "create", do, CREATION), "square 2.4", blue={"at": "0.9"}, dice=[4]
    )
    s.choose("Red", "step 2.3", "step 2.4", "leave-dust")
    assert s.at("Red") == "1.4"


def block() -> None:
    do = 'grow = { what = "block", cracks = 1 }'
    s = cast(spell("neutral", "los", "create", do, CREATION), "square 2.4")
    s.choose("Red", "step 2.3")
    assert not s.may("Red", "step 2.4")


def traps() -> None:
    pack = spell("neutral", "anywhere", "create", "traps = 7", CREATION)
    s = cast(pack, "in-sector 0", "square 2.4")
    while s.what("Red") == "target":
        s.choose("Red", s.offered("Red")[0])
    assert s.view("Blue").table.board is not None
    s.end("Red").choose("Blue", "step 2.4")
    assert s.life("Blue") == 8
    assert s.lying() == {}


def glue() -> None:
    pack = spell("neutral", "los", "lying_item", "glue = true", LASTS)
    s = cast(pack, "thing dagger", lying={"2.3": ["dagger"]})
    s.choose("Red", "step 2.3")
    assert not s.may("Red", "take dagger")


def dispel() -> None:
    fog = [{"card": "fog", "owner": "Blue", "tokens": 3}]
    s = cast(spell("neutral", "los", "spell", "dispel = true"), "spell fog", running_spells=fog)
    assert s.t.running == []


def rotate() -> None:
    s = cast(spell("neutral", "anywhere", "sector", "rotate = true"), "sector 0", "turn 1")
    assert s.facts()["sectors"] == "red1 blue0"


def world() -> None:
    more = f'{LASTS}\ntraits = ["Global"]'
    pack = spell("neutral", "anywhere", "board", 'world = "gravity"', more)
    s = cast(pack, "board", blue={"items": ["dagger"]})
    assert s.lying() == {"dagger": "2.3"}
    s.choose("Red", "step 2.3")
    assert not s.may("Red", "take dagger")


def throw() -> None:
    do = 'throw = { damage = 6, element = "fire", spent = 1, blast = 5 }'
    pack = item("los", "wizard", do, more='traits = ["Magic Stone"]')
    s = use(pack, "wizard Blue")
    assert s.life("Blue") == 9
    assert "made_up" in s.zone("discard")
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.3", "items": ["made_up"]}, pack=pack)
    s.cast("Red", "fireball", "wizard Blue")
    assert s.life("Blue") == 15 - 5 - 5, "it blows up, and for what it prints"


def spike() -> None:
    assert use(item("los", "wizard", "spike = 4"), "wizard Blue").life("Blue") == 11


def blade() -> None:
    pack = item("adjacent", "wizard", "blade = true")
    s = use(pack, "boost energy_4", "wizard Blue", red={"hand": ["energy_4"]})
    assert s.life("Blue") == 11


def tear() -> None:
    pack = item("adjacent", "same_square", "tear = true")
    s = use(pack, "wizard Blue", red={"at": "2.3"}, blue={"items": ["dagger"]}, dice=[2])
    assert s.zone("items", "Red")[0] == "dagger"


def solve() -> None:
    s = use(item("los", "solvable", "solve = true", "item"), "edge 2.3n")
    assert s.edge("2.3n") == "open destroyed"


def scatter() -> None:
    s = use(item("adjacent", "scatter", "scatter = 5", "item"), "square 2.3", blue={"at": "2.4"})
    s.end("Red").choose("Blue", "step 2.3")
    assert s.life("Blue") == 10


def cancel() -> None:
    s = answered(counter("attack_spell_targeting_you", "cancel = { sure = 1 }"))
    assert s.life("Blue") == 15


def absorb() -> None:
    s = answered(counter("spell_targeting_you", "absorb = true"))
    assert s.zone("hand", "Blue") == ["fireball"]


def backlash() -> None:
    s = answered(counter("spell_targeting_you", "backlash = true"))
    assert (s.life("Red"), s.life("Blue")) == (14, 15)


def shield() -> None:
    assert answered(counter("damage_to_you", "shield = 4")).life("Blue") == 14


def raise_earth() -> None:
    s = answered(counter("sight_attack", "raise_earth = true"))
    s.choose("Blue", "edge 2.3w")
    assert s.life("Blue") == 15


def picked_up(pack: str) -> Duel:
    """Red lifts a treasure of Blue that lies in Blue's sector."""
    s = scene(red={"at": "1.6"}, blue={"at": "0.9", "hand": ["made_up"]}, pack=pack, dice=[4])
    s.choose("Red", "take-treasure")
    s.choose("Blue", "counter made_up")
    return s


def fools_gold() -> None:
    s = picked_up(counter("pickup_of_your_treasure", "fools_gold = true"))
    s.choose("Blue", "square 4.9")
    assert s.facts()["treasures_on"]["4.9"] == [1]


def ward() -> None:
    s = picked_up(counter("treasure_pickup_in_your_sector", "ward = 7"))
    assert s.life("Red") == 8


def reduce_damage() -> None:
    s = worn("reduce_damage = 4", blue={"hand": ["fireball"]})
    s.end("Red").cast("Blue", "fireball", "wizard Red")
    assert s.life("Red") == 14


def regain() -> None:
    assert worn("regain = 3").life("Red") == 18


def boost_more() -> None:
    s = worn("boost_more = 2", red={"hand": ["powerthrust", "energy_4"]})
    s.cast("Red", "powerthrust", "wizard Blue", boost="boost energy_4")
    assert s.life("Blue") == 15 - 2 - 4 - 2


def speed() -> None:
    assert worn("speed = 2").mp("Red") == 5


def draw_more() -> None:
    s = worn("draw_more = 3")
    s.choose("Red", "keep")
    assert s.may("Red", "draw 5")


def punch_die() -> None:
    s = worn("punch_die = true", dice=[3])
    s.choose("Red", "punch Blue")
    assert s.life("Blue") == 11


def vision() -> None:
    s = worn("vision = true", red={"hand": ["fireball"], "at": "1.3"})
    s.choose("Red", "cast fireball", "vision", "edge 2.3n", "wizard Blue")
    assert s.life("Blue") == 10


def key() -> None:
    s = worn("key = true", red={"at": "3.8"})
    assert s.may("Red", "step 3.9")


def cloak() -> None:
    s = worn("cloak = true")
    s.choose("Red", "punch Blue")
    assert s.life("Blue") == 12


def hand_room() -> None:
    s = scene(red={"hand": ["made_up"]}, pack=gift("hand_room = 4"))
    s.choose("Red", "equip made_up")
    assert len(s.zone("hand", "Red")) == 4
    assert s.t.hand_most(0) == 11


TESTS: dict[str, list[Callable[[], None]]] = {
    verb: [globals()[verb]] for verb in SPELLS.verbs if verb != "grow"
}
TESTS["grow"] = [grow, dust, block]


@pytest.mark.parametrize(
    "does",
    [does for tests in TESTS.values() for does in tests],
    ids=lambda does: does.__name__,
)
def test_a_made_up_card_does_what_it_prints(does: Callable[[], None]) -> None:
    does()


def test_a_made_up_trap_is_dispelled_and_hidden_as_a_trap() -> None:
    pack = spell("neutral", "anywhere", "create", "traps = 7", CREATION)
    laid = [{"card": "made_up", "owner": "Blue", "target": ["2.4 live", "2.5"]}]
    s = scene(red={"hand": ["dispel"]}, blue={"at": "2.6"}, pack=pack, running_spells=laid)
    for name, live in (("Red", 0), ("Blue", 1)):
        board = s.view(name).table.board
        assert board is not None
        assert sum("live" in token.tags for token in board.tokens) == live
    s.cast("Red", "dispel", "spell made_up")
    assert s.what("Red") == "which-marker"


# --- what a pack may not say

GOOD = spell("attack", "los", "wizard creature", "damage = 3")


def test_the_card_is_good_as_it_stands() -> None:
    assert LIBRARY.pack("pack.toml", GOOD).cards[0].id == "made_up"


BAD: list[tuple[str, str, str]] = [
    (GOOD.replace('kind = "attack"\nname', 'kind = "charm"\nname'), "made_up.kind", "no kind"),
    (GOOD.replace('kind = "attack"\nname', 'kind = "counter"\nname'), "made_up.mode", "counter"),
    (GOOD.replace('kind = "attack"\nname', 'kind = "item"\nname'), "made_up.give", "missing"),
    (GOOD.replace("damage = 3", "damage = 3, stun = 1"), "mode 1.do", "one verb, not 2"),
    (GOOD.replace("damage = 3", "damage = { points = 0 }"), "do.damage", "does no damage"),
    (GOOD.replace("damage = 3", "speed = 1"), "mode 1.do.speed", "cannot stand here"),
    (GOOD.replace("damage = 3", "cancel = true"), "mode 1.do.cancel", "does not belong here"),
    (GOOD.replace("damage = 3", "throw = 1"), "mode 1.do.throw", "does not belong here"),
    (GOOD.replace("damage = 3", "steal_cards = 1"), "mode 1.targets", "cannot be aimed at"),
    (GOOD.replace('"los"', '"caster"'), "mode 1.range", "cannot be 'caster' with 'wizard'"),
    (GOOD.replace("answers = []", 'answers = ["any_spell"]'), "answers", "only for the kind"),
    (GOOD.replace('targets = ["wizard", "creature"]', "targets = []"), "targets", "is missing"),
    (GOOD.replace("damage = 3", "tick = 3"), "made_up.duration", "cannot be 'instant'"),
    (GOOD.replace("sets =", f"{LASTS}\nsets ="), "made_up.duration", "must be 'instant'"),
    (GOOD.replace("sets =", "give = { speed = 1 }\nsets ="), "made_up.give", "only for the kind"),
    (GOOD.replace("sets =", 'traits = ["Shiny"]\nsets ='), "made_up.traits", "'Shiny'"),
    (GOOD.replace("sets =", 'traits = ["Global"]\nsets ='), "made_up.traits", "'world'"),
    (GOOD.replace("sets =", 'icon = "nonsense"\nsets ='), "made_up.icon", "nonsense"),
    (GOOD.replace("cantrip_white = 1", "cantrip_white = 2"), "made_up.sets", "add up"),
    (spell("neutral", "caster", "self", 'form = "slime"', LASTS), "traits", "'Transformation'"),
    (gift("damage = 1"), "made_up.give.damage", "cannot stand here"),
    (gift("speed = 99"), "made_up.give.speed.points", "must be from 1 to 9"),
    (counter("any_spell", "damage = 1"), "mode 1.do.damage", "does not belong here"),
    (counter("any_spell", "shield = 1"), "mode 1.answers", "'shield' cannot answer"),
    (counter("any_spell water_spell", "cancel = true"), "mode 1.answers", "must name one"),
    (
        counter("any_spell", "cancel = true").replace("targets = []", 'targets = ["self"]'),
        "targets",
        "not for a counterspell",
    ),
    (item("los", "wizard", "spike = 1").replace(STAYS, LASTS), "duration", "'permanent'"),
    (item("adjacent", "wizard", "throw = 1"), "use 1.range", "must be 'los'"),
    (item("los", "wizard", "throw = { damage = 1, blast = 2 }"), "traits", "'Magic Stone'"),
    (item("los", "wizard", "steal_cards = 1"), "use 1.do.steal_cards", "does not belong here"),
    (HEAD.format(kind="energy", more=""), "made_up.energy", "a value and no use"),
    (HEAD.format(kind="item", more=STAYS), "made_up.give", "does nothing"),
    (
        GOOD + GOOD.split("\n\n")[-1][GOOD.split("\n\n")[-1].index("[[card.mode]]") :],
        "made_up.mode",
        "an id of its own",
    ),
    (
        spell("neutral", "los", "stone_wall", 'raise_edge = "wall"', CREATION),
        "targets",
        "only a door",
    ),
    (
        spell("neutral", "los", "create", 'grow = { what = "block", thorns = 1 }', CREATION),
        "do.grow",
        "nobody enters a block",
    ),
    (
        spell("neutral", "los", "create", 'grow = { what = "dust", sight = 0 }', CREATION),
        "do.grow",
        "dust always",
    ),
    (
        counter("you_are_attacked", "evasion = { least = 3, most = 2 }", LASTS),
        "do.evasion",
        "more than most",
    ),
]


@pytest.mark.parametrize(("source", "place", "problem"), BAD)
def test_a_card_that_would_not_do_what_it_prints_is_refused(
    source: str, place: str, problem: str
) -> None:
    with pytest.raises(BadFile) as refused:
        LIBRARY.pack("pack.toml", source)
    message = str(refused.value)
    assert message.startswith("pack.toml: made_up")
    assert place in message
    assert problem in message
    with pytest.raises(BadFile, match=re.escape(message)):
        table_for(game_named("wiz_war"), 2, packs=[("pack.toml", source)])


def test_the_terminal_refuses_it_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD.replace("damage = 3", "cancel = true"), encoding="utf-8")
    assert main(["cards", "wiz_war", "--pack", str(path)]) != 0
    assert "mine.toml: made_up.mode 1.do.cancel" in capsys.readouterr().err


def test_no_rule_knows_a_card_by_its_name() -> None:
    """Ids of cards stand in card files only; verbs and words of theirs may be spelt alike."""
    words = {word for v in SPELLS.verbs.values() for p in v.parameters for word in p.words}
    names = {card.id for card in LIBRARY.cards} - set(SPELLS.verbs) - words
    assert {"add", "homunculus", "booby_trap", "stone_block", "dust_cloud"} <= names | {"add"}
    folder = Path(wiz_war.__file__).parent
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in names - {"add"}:
                raise AssertionError(f"{file.name}:{node.lineno} names {node.value}")
            if isinstance(node, ast.Compare) and "id" in _attributes(node):
                said = [c.value for c in ast.walk(node) if isinstance(c, ast.Constant)]
                assert not any(isinstance(word, str) for word in said), f"{file.name}:{node.lineno}"


def _attributes(node: ast.AST) -> set[str]:
    return {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}
