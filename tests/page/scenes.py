"""Tables set for a moment that seldom comes by itself: for pictures and for tests."""

from collections.abc import Callable

from games.krutagidon.scene import scene as brawl
from games.munchkin.scene import fight
from games.wiz_war.scene import scene as duel

from koldun.kernel.match import Match

DAY = "what_a_lovely_day"


def krutagidon_aimed() -> tuple[str, Match, int]:
    """An attack on me: two Defences in my hand."""
    seats = {"Bob": {"hand": [DAY, "lil_coin", "glyph", "wand", "fizzle"], "life": 17}}
    s = brawl(4, ["annihilageddon"], seats)
    s.play("annihilageddon")
    return "krutagidon", s.match, 1


def wiz_war_aimed() -> tuple[str, Match, int]:
    """A spell on me: two shields in my hand."""
    s = duel(
        red={"hand": ["shield", "full_shield"], "at": "2.3"},
        blue={"hand": ["fireball"], "at": "2.4"},
        active="Blue",
    )
    s.cast("Blue", "fireball", "wizard Red")
    return "wiz_war", s.match, 0


def wiz_war_act() -> tuple[str, Match, int]:
    """My turn, a full hand of long cards."""
    hand = [
        "acid_bath",
        "dagger",
        "wizardblade",
        "fireball",
        "full_shield",
        "pick_lock",
        "thornbush",
    ]
    s = duel(red={"hand": hand, "at": "2.3"}, blue={"at": "2.4"})
    return "wiz_war", s.match, 0


def munchkin_fight() -> tuple[str, Match, int]:
    """A fight of mine that I lose as it stands."""
    s = fight(
        "crypt_bailiff",
        Ann={"level": 3, "play": ["rusty_cleaver"], "hand": ["twin"]},
        Bob={"level": 3},
    )
    return "munchkin", s.match, 0


SCENES: dict[str, Callable[[], tuple[str, Match, int]]] = {
    "krutagidon-aimed": krutagidon_aimed,
    "wiz_war-aimed": wiz_war_aimed,
    "wiz_war-act": wiz_war_act,
    "munchkin-fight": munchkin_fight,
}
