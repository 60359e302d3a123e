"""What may be done with the cards of a hand, kind by kind (MUN-WHEN)."""

from typing import final

from koldun.games.munchkin.character.armies import may_ally, may_join
from koldun.games.munchkin.fight.combat import may_enhance, may_tag_in
from koldun.games.munchkin.items.limits import room_for
from koldun.games.munchkin.state import Dungeon
from koldun.games.munchkin.verbs.combat import SwapMonster
from koldun.games.munchkin.verbs.plays import PlayDeed
from koldun.kernel.decisions import Option


@final
class HandPlays:
    """One seat at one moment; `received` are plays of cards that have just come (OPEN-RECEIVE)."""

    def __init__(self, t: Dungeon, seat: int, received: bool) -> None:
        self.t: Dungeon = t
        self.seat: int = seat
        self.received: bool = received
        self.own: bool = seat == t.active
        # outside combat: on the own turn, or when just received (MUN-WHEN-06, -08, -10)
        self.calm: bool = t.calm_turn(seat) or (received and not t.in_combat(seat))

    def of(self, card: int) -> list[Option]:
        kind = self.t.face(card).kind
        if kind == "monster":
            return self.monster(card)
        if kind == "item" or kind == "one-shot":
            return self.item(card)
        if kind == "curse":
            return [Option("play", card=card)]  # at any time, on anybody
        if kind == "enhancer":
            return self.enhancer(card)
        if kind == "army":
            return self.army(card)
        if kind == "alliance":
            return self.alliance(card)
        if kind == "cheat":
            return self.cheat(card)
        if kind == "wandering":
            return self.wandering(card)
        return self.special(card)

    def monster(self, card: int) -> list[Option]:
        """Joins a combat with one of its tag (MUN-TAG-02); looking for trouble is asked apart."""
        tags = self.t.monster(card).tags
        return [Option("join", card=card)] if tags and may_tag_in(self.t, tags) else []

    def enhancer(self, card: int) -> list[Option]:
        """On a monster there, or paired with a monster from hand (MUN-TAG-04)."""
        t = self.t
        if not may_enhance(t, card):
            return []
        options = [Option("play", card=card)]
        tag = t.enhancer(card).tag
        if tag and may_tag_in(t, [tag]):
            options += self._with_monsters("pair", card)
        return options

    def wandering(self, card: int) -> list[Option]:
        return self._with_monsters("wander", card) if self.t.fighting() else []

    def _with_monsters(self, verb: str, card: int) -> list[Option]:
        return [Option(verb, card=card, other=m) for m in monsters_in_hand(self.t, self.seat)]

    def army(self, card: int) -> list[Option]:
        if not self.own and not self.calm:
            return []
        t = self.t
        return [Option("play", card=card)] if may_join(t, self.seat, t.army(card).army) else []

    def alliance(self, card: int) -> list[Option]:
        if not self.own and not self.calm:
            return []
        return [Option("play", card=card)] if may_ally(self.t, self.seat) else []

    def cheat(self, card: int) -> list[Option]:
        """On an item carried or, on the own turn, together with one from hand."""
        if not self.calm:
            return []
        t = self.t
        items = [c for c in t.items(self.seat) if t.face(c).kind == "item" and c not in t.cheats]
        if self.own:
            items += [c for c in t.hands[self.seat].cards if t.face(c).kind == "item"]
        return [Option("cheat", card=card, other=c) for c in items]

    def item(self, card: int) -> list[Option]:
        """Laid down, with a Cheat! too if it has just come; one-shots are played from hand as well."""
        t, seat = self.t, self.seat
        options: list[Option] = []
        if self.calm:
            face = t.item(card)
            if room_for(t, seat, face):
                options.append(Option("lay", card=card))
            if face.kind == "item" and self.received and not t.calm_turn(seat):
                cheats = [c for c in t.hands[seat].cards if t.face(c).kind == "cheat"]
                options += [Option("cheat", card=c, other=card) for c in cheats]
        return options + self.special(card)

    def special(self, card: int) -> list[Option]:
        """Played for its verbs; a monster from hand may be swapped in."""
        t = self.t
        options: list[Option] = []
        if playable(t, self.seat, card, self.received):
            options.append(Option("play", card=card))
        if t.fighting():
            for deed in t.face(card).deeds:
                if isinstance(deed, SwapMonster):
                    options += self._with_monsters("swap-in", card)
        return options


def playable(t: Dungeon, seat: int, card: int, received: bool) -> bool:
    """Whoever plays a card has of its verbs those that can be done now."""
    for deed in t.face(card).deeds:
        if isinstance(deed, PlayDeed) and deed.can(t, seat, received):
            return True
    return False


def monsters_in_hand(t: Dungeon, seat: int) -> list[int]:
    return [c for c in t.hands[seat].cards if t.face(c).kind == "monster"]
