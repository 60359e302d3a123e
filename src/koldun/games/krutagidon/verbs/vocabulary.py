"""The vocabulary of the brawl: each family of verbs writes itself in."""

from typing import Final

from koldun.content.deeds import Deed
from koldun.content.text import Text
from koldun.content.vocabulary import Vocabulary
from koldun.games.krutagidon.state import Harm


class Lexicon(Vocabulary):
    """Several harms of one attack are one sentence: "they take 3 damage and gain a Limp Wand"."""

    def text(self, deeds: list[Deed], text: Text, lang: str) -> str:
        if len(deeds) < 2 or not all(isinstance(deed, Harm) for deed in deeds):
            return super().text(deeds, text, lang)
        first = self.sentence(deeds[0], text, lang).rstrip(".")
        second = self.text(deeds[1:], text, lang)
        second = second.removeprefix(text.say(lang, "harm-subject") + " ")
        return text.say(lang, "harm-and", {"first": first, "second": second})


VERBS: Final = Lexicon("krutagidon")

CARD_TYPES: Final = (
    "starter",
    "creature",
    "wizard",
    "spell",
    "treasure",
    "location",
    "legend",
    "familiar",
)
