"""What the rules ask of everything a player controls."""

from typing import Final

from koldun.content.deeds import Deed

# when a lasting sentence works
PLAYED: Final = "played"
START: Final = "start"
END: Final = "end"
USED: Final = "used"


class Standing(Deed):
    """The answers of a sentence that changes nothing; each verb gives its own where it does."""

    def life_factor(self) -> int:
        """By how much is life multiplied that the player gains?"""
        return 1

    def damage_factor(self) -> int:
        """By how much is damage multiplied that the player's attacks deal?"""
        return 1

    def extra_damage(self, kind: str) -> int:
        """How much more damage does an attack of this kind of card deal to the player?"""
        return 0

    def leaves_after_kill(self) -> bool:
        """Does its card go to the discard pile when the player kills an enemy?"""
        return False

    def forbids_avoiding(self) -> bool:
        """Must the player suffer the attacks of Mayhem cards?"""
        return False

    def surcharge(self, kind: str) -> int:
        """How much more does the player pay for a card of this kind?"""
        return 0

    def tokens(self) -> int:
        """As how many Dead Wizard Tokens does it count?"""
        return 0

    def gained_on_top(self, cost: int) -> bool:
        """Does a card of this cost that the player gets from the Market go on top of the deck?"""
        return False

    def brings_rlyeh(self) -> bool:
        """Does its owner control R'lyeh, wherever the card lies?"""
        return False
