"""Verbs that gain cards and tiles, or let others gain Limp Wands."""

from koldun.content.vocabulary import number
from koldun.games.krutagidon.playing.choices import choose_enemy
from koldun.games.krutagidon.playing.gaining import gain_limp, gain_main
from koldun.games.krutagidon.playing.piles import random_card
from koldun.games.krutagidon.playing.power import make_power
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import Act, Brawl
from koldun.games.krutagidon.verbs.numbered import Numbered
from koldun.games.krutagidon.verbs.vocabulary import VERBS
from koldun.kernel.decisions import Play


class NextOnTop(Act):
    """Shan't Pass: the next card bought or gained this turn goes on top of the deck."""

    def act(self, t: Brawl, u: Use) -> None:
        t.turn.on_top += 1


VERBS.verb("next_on_top", NextOnTop)


class TopOfMain(Numbered):
    """Double-Tongue: the top card of the main deck on top of your deck, or Power for a Mayhem."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        if not t.main.cards:
            return
        card = yield from gain_main(t, u.seat, "KRU-GAIN-08", "top")
        if card < 0:
            make_power(t, u.seat, self.number)


VERBS.verb("top_of_main", TopOfMain, number("power", 1, 9))


class ExtraTile(Act):
    """Konstantin: one more tile until the next Legend is beaten (KRU-ABILITY-05)."""

    def act(self, t: Brawl, u: Use) -> None:
        if t.tile_box.cards:
            tile = random_card(t, t.tile_box)
            t.cards.move(tile, t.tile_box, t.tiles[u.seat])
            t.loans.append(tile)
            t.say("tile", "KRU-ABILITY-05", seat=u.seat, card=tile)


VERBS.verb("extra_tile", ExtraTile)


class Curse(Act):
    """An enemy of your choice gains a Limp Wand; not an attack."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        other = yield from choose_enemy(t, u.seat, t.enemies(u.seat), "KRU-ATTACK-16", u.card)
        yield from gain_limp(t, other, 1, "KRU-LIMP-01")


VERBS.verb("curse", Curse)
