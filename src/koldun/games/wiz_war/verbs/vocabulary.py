"""The vocabulary of the cards. Each verb is entered beside its class, in the file of its family."""

from typing import Final

from koldun.content.vocabulary import Parameter, Vocabulary, word

SPELLS: Final = Vocabulary("wiz_war")


def element() -> Parameter:
    return word("element", "none", "fire", "water", "lightning", default="none")
