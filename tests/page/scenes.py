"""Tables set for a moment that seldom comes by itself: for pictures and for tests."""

from collections.abc import Callable
from typing import Any

from games.krutagidon.scene import scene as brawl
from games.munchkin.scene import NAMES, Party, fight
from games.munchkin.scene import scene as dungeon
from games.three_mages.scene import scene as castles
from games.wiz_war.scene import scene as duel

from koldun.games.munchkin.library import LIBRARY
from koldun.kernel.match import Match

DAY = "what_a_lovely_day"


def krutagidon_aimed(life: int = 17, play: tuple[str, ...] = ()) -> tuple[str, Match, int]:
    """An attack on me: two Defences in my hand."""
    hand = [DAY, "lil_coin", "glyph", "wand", "fizzle"]
    seats = {"Bob": {"hand": hand, "life": life, "play": list(play)}}
    s = brawl(4, ["annihilageddon"], seats)
    s.play("annihilageddon")
    return "krutagidon", s.match, 1


def wiz_war_aimed(
    at: tuple[str, str] = ("2.3", "2.4"), players: int = 2, more: tuple[str, ...] = ()
) -> tuple[str, Match, int]:
    """A spell on me: two shields in my hand."""
    s = duel(
        red={"hand": ["shield", "full_shield", *more], "at": at[0]},
        blue={"hand": ["fireball"], "at": at[1]},
        active="Blue",
        players=players,
    )
    s.cast("Blue", "fireball", "wizard Red")
    return "wiz_war", s.match, 0


def wiz_war_pickup() -> tuple[str, Match, int]:
    """A treasure of mine is lifted, and I hold what answers that."""
    s = duel(red={"hand": ["ward", "dagger"]}, blue={"at": "0.0"}, active="Blue")
    s.choose("Blue", "take-treasure")
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


def wiz_war_armed(
    items: tuple[str, ...] = ("dagger",), spells: tuple[str, ...] = ()
) -> tuple[str, Match, int]:
    """My turn: things to use, and spells that last, beside a long hand."""
    hand = ["acid_bath", "fireball", "full_shield", "pick_lock", "thornbush", "shield"]
    running = [{"card": card, "owner": "Red", "target": "Red", "tokens": 4} for card in spells]
    red = {"hand": hand, "items": list(items), "at": "2.3"}
    s = duel(red=red, blue={"at": "2.4"}, running_spells=running)
    return "wiz_war", s.match, 0


def wiz_war_boost() -> tuple[str, Match, int]:
    """A spell of mine that energy makes stronger."""
    hand = ["powerthrust", "energy_6", "energy_4", "full_shield", "fireball"]
    s = duel(red={"hand": hand, "at": "2.3"}, blue={"at": "2.4"}, players=4)
    options = s.match.pending()[0].options
    cast = [o for o in options if o.verb == "cast"]
    chosen = next(o for o in cast if s.match.state.face(o.card).id == "powerthrust")
    s.match.choose(0, options.index(chosen))
    return "wiz_war", s.match, 0


def munchkin_fight() -> tuple[str, Match, int]:
    """A fight of mine that I lose as it stands."""
    s = fight(
        "crypt_bailiff",
        Ann={"level": 3, "play": ["rusty_cleaver"], "hand": ["twin"]},
        Bob={"level": 3},
    )
    return "munchkin", s.match, 0


def munchkin_door() -> tuple[str, Match, int]:
    """My turn: kick down the door."""
    s = dungeon(doors=["skaven"], Ann={"level": 3, "play": ["rusty_cleaver"], "hand": ["twin"]})
    return "munchkin", s.match, 0


def munchkin_after() -> tuple[str, Match, int]:
    """No fight behind the door: one more moment before trouble or loot."""
    s = dungeon(doors=["skaven"], Ann={"level": 3, "play": ["rusty_cleaver"], "hand": ["twin"]})
    return "munchkin", s.until("after").match, 0


def munchkin_trouble() -> tuple[str, Match, int]:
    """No monster behind the door, one in my hand: look for trouble, or loot the room."""
    s = dungeon(doors=["skaven"], Ann={"level": 3, "hand": ["crypt_bailiff", "paper_golem"]})
    return "munchkin", s.until("trouble").match, 0


def _winning() -> Party:
    return fight(Ann={"level": 6, "hand": ["twin"]}, Bob={"hand": ["angry_bees"]})


def munchkin_winning() -> tuple[str, Match, int]:
    """A fight of mine that I win as it stands."""
    return "munchkin", _winning().match, 0


def munchkin_claim() -> tuple[str, Match, int]:
    """I claim the victory."""
    return "munchkin", _winning().until("claim").match, 0


def munchkin_spoil() -> tuple[str, Match, int]:
    """Another claims the victory, and I hold what could turn it."""
    return "munchkin", _winning().until("claim").match, 1


def munchkin_seek() -> tuple[str, Match, int]:
    """I call for help."""
    s = fight("crypt_bailiff", Ann={"level": 3, "hand": ["twin"]}, Bob={"level": 3})
    return "munchkin", s.act("Ann", "seek").match, 0


def munchkin_offer() -> tuple[str, Match, int]:
    """I am called for help."""
    s = fight("crypt_bailiff", Ann={"level": 3}, Bob={"level": 3})
    s.act("Ann", "seek", "offer Bob 1 helper-first")
    return "munchkin", s.match, 1


def munchkin_horde() -> tuple[str, Match, int]:
    """Two monsters, one of them enhanced, played cards and a helper with a deal."""
    spoils = ["angry_bees", "colossal", "wandering_monster", "paper_golem"]
    s = fight(
        "crypt_bailiff",
        Ann={"level": 3, "play": ["rusty_cleaver"], "hand": ["twin"]},
        Bob={"level": 3, "hand": spoils},
        Cid={"level": 3},
    )
    s.act("Bob", "play angry_bees", "side monsters")
    s.act("Bob", "wander wandering_monster").act("Bob", "play colossal", "enhance crypt_bailiff")
    s.act("Ann", "seek", "offer Cid 1 helper-first").choose("Cid", "yes")
    return "munchkin", s.match, 0


def munchkin_haggle() -> tuple[str, Match, int]:
    """I name terms of my own for help."""
    s = fight("mannfred", Ann={"level": 3, "hand": ["twin"]}, Bob={"level": 3})
    return "munchkin", s.act("Ann", "seek", "haggle Bob").match, 0


def munchkin_curse() -> tuple[str, Match, int]:
    """I curse somebody."""
    s = dungeon(players=6, Ann={"hand": ["lose_one_small_item", "twin"]})
    return "munchkin", s.act("Ann", "play lose_one_small_item").match, 0


def _running(**ann: list[str]) -> Party:
    return fight("mannfred", Ann={"level": 3, **ann}, dice=[2]).until("run-window")


def munchkin_run() -> tuple[str, Match, int]:
    """I run, and have not rolled yet."""
    return "munchkin", _running(hand=["twin", "loaded_die"]).match, 0


def munchkin_roll() -> tuple[str, Match, int]:
    """The die has failed me; a card could still change it."""
    return "munchkin", _running(hand=["twin", "loaded_die"]).until("roll").match, 0


def munchkin_bad_stuff() -> tuple[str, Match, int]:
    """I choose what I lose."""
    s = dungeon(Ann={"play": ["rusty_cleaver", "war_drum"]}, Bob={"hand": ["lose_one_small_item"]})
    s.act("Bob", "play lose_one_small_item", "curse Ann")
    if s.what() == "ward":
        s.passes()
    return "munchkin", s.match, 0


def munchkin_charity() -> tuple[str, Match, int]:
    """Six cards and more at the end of my turn."""
    hand = ["twin", "angry_bees", "loaded_die", "skaven", "crypt_bailiff", "paper_golem", "glue"]
    s = dungeon(phase="charity", Ann={"level": 4, "hand": hand[:6]})
    return "munchkin", s.until("charity-give").match, 0


def munchkin_crowd() -> tuple[str, Match, int]:
    """Six at the table, and each wears a lot."""
    worn = [face.id for face in LIBRARY.entries("item")]
    armies = [face.id for face in LIBRARY.entries("army")]
    seats: dict[str, Any] = {
        name: {"level": 2 + at, "play": [armies[at], *worn[at::6][:6]], "hand": worn[at::6][6:]}
        for at, name in enumerate(NAMES)
    }
    s = dungeon(players=6, doors=["skaven"], **seats)
    return "munchkin", s.match, 0


def three_mages_poor() -> tuple[str, Match, int]:
    """A hand that is wanted and cannot be paid."""
    s = castles(hand={"Fire": "M1 m05 m15 m27 m31 s01 s03 s05"})
    return "three_mages", s.match, 0


def krutagidon_hand() -> tuple[str, Match, int]:
    """My turn, a whole hand to play."""
    s = brawl(4, ["glyph", "wand", "glyph", "lil_coin", "glyph"])
    return "krutagidon", s.match, 0


SCENES: dict[str, Callable[[], tuple[str, Match, int]]] = {
    "krutagidon-aimed": krutagidon_aimed,
    "wiz_war-aimed": wiz_war_aimed,
    "wiz_war-act": wiz_war_act,
    "wiz_war-pickup": wiz_war_pickup,
    "wiz_war-boost": wiz_war_boost,
    "krutagidon-hand": krutagidon_hand,
    "munchkin-fight": munchkin_fight,
    "munchkin-door": munchkin_door,
    "munchkin-after": munchkin_after,
    "munchkin-trouble": munchkin_trouble,
    "munchkin-winning": munchkin_winning,
    "munchkin-claim": munchkin_claim,
    "munchkin-spoil": munchkin_spoil,
    "munchkin-seek": munchkin_seek,
    "munchkin-offer": munchkin_offer,
    "munchkin-horde": munchkin_horde,
    "munchkin-haggle": munchkin_haggle,
    "munchkin-curse": munchkin_curse,
    "munchkin-run": munchkin_run,
    "munchkin-roll": munchkin_roll,
    "munchkin-bad-stuff": munchkin_bad_stuff,
    "munchkin-charity": munchkin_charity,
    "munchkin-crowd": munchkin_crowd,
    "three_mages-poor": three_mages_poor,
}
