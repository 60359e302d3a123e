"""Подготовка к игре."""

from collections import Counter

import pytest
from games.krutagidon.scene import CARDS, MARKET, NAMES, Scene, fresh, scene

from koldun.kernel.cards import SPECTATOR


def keep_first(s: Scene, what: str) -> None:
    assert s.what() == what
    for name in s.asked():
        s.choose(name, "keep")


def opened(players: int = 2, seed: str = "fresh") -> Scene:
    """A brawl whose players have chosen; the first turn has begun."""
    s = fresh(players, seed)
    while s.what() in ("tile", "familiar"):
        keep_first(s, s.what())
    while s.what() == "board":
        s.choose(s.asked()[0], "board")
    return s


@pytest.mark.rule("KRU-SETUP-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_keeps_one_of_two_tiles(players: int) -> None:
    s = fresh(players)
    dealt = [id for name in s.names for id in s.zone("offer", name)]
    assert len(dealt) == 2 * players
    assert all(CARDS[id].kind == "property" for id in dealt)
    kept = {name: s.zone("offer", name)[-1] for name in s.names}
    keep_first(s, "tile")
    for name in s.names:
        assert kept[name] in s.zone("offer", name)
    assert s.number("tile-box") == 8 - players


@pytest.mark.rule("KRU-SETUP-03")
def test_five_players_get_one_tile_without_choice() -> None:
    s = fresh(5)
    assert s.what() == "familiar"
    tiles = [id for n in NAMES for id in s.zone("offer", n) if CARDS[id].kind == "property"]
    assert len(tiles) == 5
    assert s.number("tile-box") == 3


@pytest.mark.rule("KRU-SETUP-04", "KRU-SETUP-08")
def test_tiles_stay_secret_until_familiars_are_chosen() -> None:
    s = fresh(2)
    keep_first(s, "tile")
    tile = next(id for id in s.zone("offer", "Ann") if CARDS[id].kind == "property")
    assert tile in s.sees("Ann")
    assert tile not in s.sees("Bob")
    assert tile not in s.sees()
    keep_first(s, "familiar")
    familiar = s.zone("familiar", "Ann")[0]
    for watcher in ("Bob", ""):
        assert {tile, familiar} <= s.sees(watcher)


@pytest.mark.rule("KRU-SETUP-04", "KRU-SETUP-05", "KRU-SETUP-16", "KRU-SETUP-24")
@pytest.mark.parametrize("players", [2, 5])
def test_tiles_and_familiars_are_chosen_before_market_and_hands_are_seen(players: int) -> None:
    s = fresh(players)
    while s.what() in ("tile", "familiar", "board"):
        assert s.zone("market") + s.zone("mayhem") == []
        assert all(s.number("hand", name) == 0 for name in s.names)
        s.choose(s.asked()[0], "board" if s.what() == "board" else "keep")
    assert s.number("market") == 5
    assert all(s.number("hand", name) == 5 for name in s.names)


@pytest.mark.rule("KRU-SETUP-05")
def test_each_keeps_one_of_two_familiars() -> None:
    s = fresh(5)
    assert s.number("familiar-box") == 2
    keep_first(s, "familiar")
    assert all(s.number("familiar", name) == 1 for name in NAMES)
    assert s.number("familiar-box") == 7


@pytest.mark.rule("KRU-SETUP-06", "KRU-SETUP-07")
def test_familiar_names_the_board_and_promos_choose_freely() -> None:
    promos = regulars = 0
    for seed in range(12):
        s = fresh(3, f"boards {seed}")
        keep_first(s, "tile")
        keep_first(s, "familiar")
        names = s.asked()
        waiting = names[0] if s.what() == "board" else ""
        for name in s.names:
            info = CARDS[s.zone("familiar", name)[0]].facts
            if not info["promo"]:
                regulars += 1
                assert s.zone("mat", name) == [info["mat"]]
        if waiting:
            promos += 1
            assert CARDS[s.zone("familiar", waiting)[0]].facts["promo"]
            free = s.zone("mats")[0]
            s.choose(waiting, f"board {free}")
            assert s.zone("mat", waiting) == [free]
    assert promos
    assert regulars


@pytest.mark.rule("KRU-SETUP-06")
def test_mats_of_the_box_are_there_and_no_others() -> None:
    boxed = {"sinusitia", "mister_lucky", "joan_of_char", "cthulhus_coin_purse", "party_dragon"}
    boxed |= {"hellish_band", "final_boss", "macloud"}
    apart = {"flesh_fancier", "mischievous_tickler", "sir_purrrchington", "dung_drop_bug"}
    assert {id for id, card in CARDS.items() if card.kind == "mat"} == boxed | apart
    s = fresh(4, "mats")
    keep_first(s, "tile")
    keep_first(s, "familiar")
    lying = set(s.zone("mats")) | {id for name in s.names for id in s.zone("mat", name)}
    assert lying == boxed


@pytest.mark.rule("KRU-SETUP-09")
def test_tile_works_from_the_first_turn() -> None:
    tile = "property_blood_price"
    s = scene(hand=[], seats={"Ann": {"tiles": [tile]}})
    s.choose("Ann", f"use {tile}")
    assert s.life("Ann") == [16]
    assert s.number("hand", "Ann") == 2
    assert not s.may("Ann", f"use {tile}")


@pytest.mark.rule("KRU-SETUP-10", "KRU-SETUP-11", "KRU-SETUP-24", "KRU-SETUP-25", "KRU-SETUP-26")
def test_everybody_starts_alike() -> None:
    s = opened(4)
    for name in s.names:
        cards = s.zone("deck", name) + s.zone("hand", name)
        assert Counter(cards) == {"glyph": 6, "wand": 1, "fizzle": 3}
        sizes = [s.number(zone, name) for zone in ("hand", "deck", "discard")]
        assert sizes == [5, 5, 0]
    assert s.life() == [20] * 4
    assert s.fact("prize") == -1
    assert s.fact("rlyeh") == -1
    assert s.count("group-attack") == 0


@pytest.mark.rule("KRU-SETUP-13", "KRU-SETUP-14", "KRU-SETUP-15", "KRU-EX-03")
@pytest.mark.parametrize(("players", "stack"), [(2, 9), (3, 8), (4, 7), (5, 6)])
def test_legend_stack(players: int, stack: int) -> None:
    s = fresh(players)
    assert s.zone("legend") == ["vum"]
    assert 1 + s.number("legends") == stack
    assert s.number("legend-box") == 12 - stack
    hidden = set(s.zone("legends") + s.zone("legend-box"))
    assert len(hidden) == 11
    for watcher in [*s.names, ""]:
        assert not hidden & s.sees(watcher)
        assert "vum" in s.sees(watcher)


@pytest.mark.rule("KRU-LEGEND-06")
def test_legends_differ_from_game_to_game() -> None:
    stacks = {tuple(fresh(3, f"legends {i}").zone("legends")) for i in range(5)}
    assert len(stacks) == 5
    assert len({frozenset(stack) for stack in stacks}) > 1


@pytest.mark.rule("KRU-SETUP-16")
def test_market_is_the_top_five() -> None:
    s = next(f for f in (opened(2, str(i)) for i in range(99)) if not f.zone("mayhem"))
    assert s.number("market") == 5
    assert s.number("main") == 119
    top = fresh(2, "top five").zone("main")
    laid = opened(2, "top five")
    drawn = top[: 5 + laid.number("mayhem")]
    assert sorted(drawn) == sorted(laid.zone("market") + laid.zone("mayhem"))


@pytest.mark.rule("KRU-SETUP-17", "KRU-SETUP-18", "KRU-EX-23")
def test_mayhem_in_the_opening_market_does_nothing() -> None:
    top = ["guilty_giblets", "mayhem_b", "acid_dragon", "flexcalibur", "mayhem_p"]
    top += ["overbrain", "six_eleven"]
    s = scene(hand=[], market=[], main=top)
    before = s.number("main")
    s.t.open_market()
    wanted = {"guilty_giblets", "acid_dragon", "flexcalibur", "overbrain", "six_eleven"}
    assert set(s.zone("market")) == wanted
    assert set(s.zone("mayhem")) == {"mayhem_b", "mayhem_p"}
    assert before - s.number("main") == 7
    assert s.life() == [20, 20]
    for seed in range(30):
        s = opened(2, f"open {seed}")
        assert not any(CARDS[id].kind == "mayhem" for id in s.zone("market"))
        assert s.number("main") + s.number("market") + s.number("mayhem") == 124


@pytest.mark.rule("KRU-SETUP-19")
@pytest.mark.parametrize("players", [2, 5])
def test_both_stacks_hold_sixteen(players: int) -> None:
    s = fresh(players)
    assert (s.number("wild"), s.number("limp")) == (16, 16)


@pytest.mark.rule("KRU-SETUP-20")
def test_wild_magic_and_legends_are_not_in_the_market() -> None:
    seats = {"Ann": {"tiles": ["property_cheap_on_top"]}}
    s = scene(hand=[], seats=seats, power=5)
    s.choose("Ann", "buy wild_magic")
    assert s.discard("Ann") == ["wild_magic"]
    s.choose("Ann", "buy snot_knight")
    assert s.zone("deck", "Ann")[0] == "snot_knight"
    s = scene(
        hand=["sign_of_the_cosmos"], mayhem=["mayhem_q"], market=MARKET, legend=["masha_slasha"]
    )
    s.play("sign_of_the_cosmos", "no")
    assert s.life() == [20, 20]
    assert s.count("mayhem Ann mayhem_q") == 1


@pytest.mark.rule("KRU-SETUP-21", "KRU-SETUP-22", "KRU-DEATH-16", "KRU-EX-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_four_tokens_for_each_player(players: int) -> None:
    s = fresh(players)
    assert s.number("graves") == 4 * players
    assert s.number("token-box") == 20 - 4 * players
    for watcher in [*s.names, ""]:
        assert not any(id.startswith("dwt_") for id in s.sees(watcher))
        assert "dwt_" not in " ".join(s.heard(watcher))


@pytest.mark.rule("KRU-SETUP-23")
def test_first_player_is_random() -> None:
    first = Counter(fresh(4, f"first {i}").t.active for i in range(200))
    assert all(25 <= first[seat] <= 80 for seat in range(4))


@pytest.mark.rule("KRU-TURN-17")
def test_first_refill_does_nothing() -> None:
    s = opened(2, "turn one")
    assert s.t.phase == "action"
    assert s.count("market") == s.count("mayhem") == 0
    assert s.number("main") + s.number("mayhem") == 119


def test_spectator_sees_no_offer() -> None:
    s = fresh(2)
    offered = set(s.zone("offer", "Ann")) | set(s.zone("offer", "Bob"))
    assert not offered & s.sees()
    assert s.match.decision(SPECTATOR) is None
