"""How the tournament's card files are read: creatures with spells, rewards, heroes."""

from typing import Any

import msgspec

from koldun.content.deeds import Deed
from koldun.content.library import Built, Entry, Library
from koldun.content.vocabulary import Vocabulary, number
from koldun.games.krendel import verbs as v
from koldun.games.krendel.state import CONDITIONS, Creature, Hero, Reward
from koldun.kernel.errors import BadFile


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tournament has no variants."""


SPELLS = Vocabulary("krendel")


def _values(whose: str) -> Any:
    return lambda attack, defence: v.Values(whose, attack, defence)


for _whose in ("self", "neighbours", "left", "right"):
    SPELLS.verb(
        _whose,
        _values(_whose),
        number("attack", -9, 9, default=0),
        number("defence", -9, 9, default=0),
    )
SPELLS.verb("swap_values", v.SwapValues)
SPELLS.verb("fight_everyone", v.FightEveryone, number("cap", 0, 9, default=0))
SPELLS.verb("reach_two", v.ReachTwo)
SPELLS.verb("cut_left", v.CutLeft)
SPELLS.verb("cut_all", v.CutAll)
SPELLS.verb("keep_previous", v.KeepPrevious)
SPELLS.verb("ties_win", v.TiesWin)
SPELLS.verb("ties_lose", v.TiesLose)
SPELLS.verb("ignore_wounds", v.IgnoreWounds, number("wounds", 1, 9))
SPELLS.verb("wounds_per_hit", v.WoundsPerHit, number("wounds", 2, 9))
SPELLS.verb("trophy_cap", v.TrophyCap, number("trophies", 0, 9))
SPELLS.verb("double_first_trophy", v.DoubleFirstTrophy)
SPELLS.verb("thorns", v.Thorns, number("wounds", 1, 9))
SPELLS.verb("heal_if_won", v.HealIfWon, number("wounds", 1, 9))
SPELLS.verb("trophy_if_unbeaten", v.TrophyIfUnbeaten, number("trophies", 1, 9))
SPELLS.verb("trophy_if_no_win", v.TrophyIfNoWin, number("trophies", 1, 9))
SPELLS.verb("wound_self", v.WoundSelf, number("wounds", 1, 9))
SPELLS.verb("lose_trophy", v.LoseTrophy, number("trophies", 1, 9))
SPELLS.verb("auto_reward", v.AutoReward)
SPELLS.verb("no_reward", v.NoReward)

PRIZES = Vocabulary("krendel prizes")


def _prize(what: str) -> Any:
    return lambda number: v.PrizeDeed(what, number)


for _what in ("trophies", "heal", "wound_neighbours", "wound_left", "if_fewest"):
    PRIZES.verb(_what, _prize(_what), number("number", 1, 9))


def build(entry: Entry, library: Library) -> Built:
    if entry.kind == "creature":
        return _creature(entry, library)
    if entry.kind == "reward":
        return _reward(entry, library)
    if entry.kind == "hero":
        colour = entry.line("colour")
        return Built(
            Hero(entry.id, entry.copies, colour),
            lambda lang: library.text.say(lang, "hero-text"),
            {"colour": colour},
        )
    raise BadFile(f"{entry.place}.kind", f"no kind {entry.kind!r}; creature, reward or hero")


def _creature(entry: Entry, library: Library) -> Built:
    attack = entry.number("attack", 0, 20)
    defence = entry.number("defence", 0, 20)
    value = entry.number("spell_value", -999, 999, default=0)
    spell = entry.part("spell")
    name = spell.names("name")
    deeds = spell.deeds("do", SPELLS)
    spell.finish()
    effects = v.Effects()
    for deed in deeds:
        assert isinstance(deed, v.SpellDeed)
        deed.add(effects)
    face = Creature(entry.id, entry.copies, attack, defence, effects, value)

    def text(lang: str) -> str:
        does = SPELLS.text(deeds, library.text, lang)
        return library.text.say(
            lang,
            "creature-text",
            {"attack": attack, "defence": defence, "spell": name[lang], "does": does},
        )

    facts = {
        "attack": attack,
        "defence": defence,
        "spell": name,
        "does": {lang: SPELLS.text(deeds, library.text, lang) for lang in ("ru", "en")},
    }
    return Built(face, text, facts)


def _reward(entry: Entry, library: Library) -> Built:
    condition = entry.word("condition", CONDITIONS)
    deeds: list[Deed] = entry.deeds("prize", PRIZES)
    prize = v.Prize()
    for deed in deeds:
        assert isinstance(deed, v.PrizeDeed)
        deed.add(prize)
    face = Reward(entry.id, entry.copies, condition, prize)
    message = f"condition-{condition.replace('_', '-')}"

    def text(lang: str) -> str:
        return library.text.say(
            lang,
            "reward-text",
            {
                "condition": _within(library.text.say(lang, message)),
                "prize": _within(PRIZES.text(deeds, library.text, lang)),
            },
        )

    facts = {
        "condition": {lang: library.text.say(lang, message) for lang in ("ru", "en")},
        "prize": {lang: PRIZES.text(deeds, library.text, lang) for lang in ("ru", "en")},
    }
    return Built(face, text, facts)


def _within(sentence: str) -> str:
    """A sentence after a colon."""
    return sentence[:1].lower() + sentence[1:]


LIBRARY = Library("koldun.games.krendel", build)
