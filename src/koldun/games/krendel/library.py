"""How the tournament's card files are read: creatures with spells, rewards, heroes."""

import msgspec

from koldun.content.library import Built, Entry, Library
from koldun.content.text import LANGUAGES
from koldun.games.krendel.state import CONDITIONS, Creature, Hero, Reward
from koldun.games.krendel.verbs import PRIZES, SPELLS, Trait, effects_of, prize_of
from koldun.kernel.errors import BadFile


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tournament has no variants."""


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
    deeds = spell.deeds("do", SPELLS, of=Trait)
    spell.finish()
    face = Creature(entry.id, entry.copies, attack, defence, effects_of(deeds), value)

    def text(lang: str) -> str:
        does = SPELLS.text(list(deeds), library.text, lang)
        return library.text.say(
            lang,
            "creature-text",
            {"attack": attack, "defence": defence, "spell": name[lang], "does": does},
        )

    facts = {
        "attack": attack,
        "defence": defence,
        "spell": name,
        "does": {lang: SPELLS.text(list(deeds), library.text, lang) for lang in LANGUAGES},
    }
    return Built(face, text, facts)


def _reward(entry: Entry, library: Library) -> Built:
    condition = entry.word("condition", CONDITIONS)
    deeds = entry.deeds("prize", PRIZES, of=Trait)
    face = Reward(entry.id, entry.copies, condition, prize_of(deeds))
    message = f"condition-{condition.replace('_', '-')}"

    def text(lang: str) -> str:
        return library.text.say(
            lang,
            "reward-text",
            {
                "condition": _within(library.text.say(lang, message)),
                "prize": _within(PRIZES.text(list(deeds), library.text, lang)),
            },
        )

    facts = {
        "condition": {lang: library.text.say(lang, message) for lang in LANGUAGES},
        "compares": condition,
        "prize": {lang: PRIZES.text(list(deeds), library.text, lang) for lang in LANGUAGES},
    }
    return Built(face, text, facts)


def _within(sentence: str) -> str:
    """A sentence after a colon."""
    return sentence[:1].lower() + sentence[1:]


LIBRARY = Library("koldun.games.krendel", build)
