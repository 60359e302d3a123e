"""Whole brawls at random: what must hold at every decision."""

import pytest
from games.krutagidon.scene import NAMES, scene

from koldun.bots.policies import wander
from koldun.content.registry import game_named
from koldun.games.krutagidon.fighting.attack import carry_out
from koldun.games.krutagidon.fighting.hits import Attack
from koldun.games.krutagidon.state import Brawl, Harm
from koldun.games.krutagidon.verbs.group_attacks import PassLeft
from koldun.kernel.decisions import Play
from koldun.testing.contract import begin

GAME = game_named("krutagidon")


@pytest.mark.rule("KRU-BUY-06", "KRU-LIFE-02", "KRU-OWN-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_always_holds(players: int) -> None:
    for number in range(2):
        match = begin(GAME, players, f"holds {number}", log=False)
        for now in wander(match, f"holds {number}"):
            t = now.state
            assert isinstance(t, Brawl)
            assert all(0 <= life <= 25 for life in t.life)
            assert t.turn.power() >= 0
            assert len(t.market.cards) <= 5
            assert not any(t.face(c).kind == "mayhem" for c in t.market.cards)
            for seat in range(players):
                kinds = {t.face(c).kind for c in t.owned(seat)}
                assert not kinds & {"mayhem", "dead_wizard_token", "property", "mat"}
            if now.ask is not None:
                assert all(len(options) <= 60 for options in now.ask.options)
            assert len(t.legend.cards) <= 1
            if t.phase == "action" and now.ask is not None and now.ask.what == "act":
                assert not t.rites
                assert not t.resolving.cards
                assert not t.pot.cards
                assert not any(zone.cards for zone in t.borrowed + t.revealed + t.offers)
                assert all(life >= 1 for life in t.life)
                assert t.seats * 4 >= len(t.graves.cards)


def drive(play: Play[None], *picks: str) -> None:
    """Run rules by hand: questions with one option answer themselves, others take the next pick."""
    wanted = list(picks)
    for question in play:
        for i, options in enumerate(question.options):
            if len(options) == 1:
                question.answer(i, options[0])
            else:
                verb = wanted.pop(0)
                question.answer(i, next(o for o in options if o.verb == verb))
    assert not wanted


@pytest.mark.rule("KRU-MAYHEM-06", "KRU-EX-09")
def test_a_mayhem_that_passes_cards_skips_who_avoids() -> None:
    """The rulebook's example; no Mayhem of the box reads like this."""
    seats = {
        "Bob": {"hand": ["steamy_business", "glyph"], "deck": ["fizzle"]},
        "Cid": {"hand": ["wand"]},
    }
    s = scene(3, ["snot_knight"], seats, keep=False)
    harms: list[Harm] = [PassLeft()]
    attack = Attack(0, -1, s.t.hands[0].cards[0], "stub", True, "KRU-MAYHEM-05")
    drive(carry_out(s.t, attack, harms, [0, 1, 2], True), "defend")
    assert s.hand("Ann") == ["snot_knight"]  # Bob avoided, so nobody takes it
    assert s.hand("Bob") == ["fizzle", "glyph"]
    assert s.discard("Bob") == ["steamy_business"]
    assert s.discard("Ann") == ["wand"]  # from Cid
    assert s.life() == [20, 20, 20]  # the counter-damage has no attacker to hit
    assert s.names == NAMES[:3]
