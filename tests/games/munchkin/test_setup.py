"""Setup, cards, hand, precedence, character, win."""

from collections import Counter
from pathlib import Path

import pytest
from games.munchkin.scene import Party, fight, scene

from koldun.content.library import library_of
from koldun.content.registry import game_named, table_for
from koldun.games.munchkin.library import LIBRARY, Options
from koldun.games.munchkin.state import COLOURS, Dungeon
from koldun.kernel.cards import SPECTATOR
from koldun.kernel.errors import WrongTable
from koldun.kernel.game import Setup
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.testing.scenes import TableScene
from koldun.view.look import look

GAME = game_named("munchkin")


def fresh(players: int, seed: str = "s", **options: object) -> Match:
    return Match.start(GAME, table_for(GAME, players, dict(options)), seed_of(seed))


def state(match: Match) -> Dungeon:
    assert isinstance(match.state, Dungeon)
    return match.state


@pytest.mark.rule("MUN-SETUP-01")
def test_three_to_six_players() -> None:
    for players in (2, 7):
        with pytest.raises(WrongTable):
            table_for(GAME, players)
    for players in (3, 4, 5, 6):
        assert fresh(players).state.seats == players


@pytest.mark.rule("MUN-SETUP-02", "MUN-SETUP-11", "MUN-TREASURE-09")
def test_the_box_holds_94_doors_and_74_treasures() -> None:
    backs = Counter[str]()
    for face in LIBRARY.faces.values():
        backs[face.back] += face.copies
    assert backs == {"door": 94, "treasure": 74}
    items = sum(f.copies for f in LIBRARY.faces.values() if f.kind in ("item", "one-shot"))
    assert items == 60


@pytest.mark.rule("MUN-SETUP-03", "MUN-SETUP-09")
def test_colours_and_figures_on_the_first_space() -> None:
    table = look(fresh(6), SPECTATOR).table
    assert table.board is not None
    assert [t.at for t in table.board.tokens] == ["level-1"] * 6
    assert len({s.words["colour"] for s in table.seats}) == 6 == len(set(COLOURS))


@pytest.mark.rule("MUN-SETUP-04")
def test_the_figure_is_a_free_choice_without_effect() -> None:
    one, two = fresh(3, figures="fff"), fresh(3, figures="mmm")
    assert [s.words["figure"] for s in look(two, 0).table.seats] == ["m"] * 3
    assert one.digest() == two.digest()
    with pytest.raises(WrongTable):
        table_for(GAME, 3, {"figures": "x"})


@pytest.mark.rule("MUN-SETUP-05", "MUN-SETUP-06", "MUN-SETUP-07")
def test_two_shuffled_decks_and_eight_cards_each() -> None:
    t, again, other = state(fresh(3)), state(fresh(3)), state(fresh(3, "other"))
    for hand in t.hands:
        assert Counter(t.face(c).back for c in hand.cards) == {"door": 4, "treasure": 4}
    assert (len(t.doors), len(t.treasures)) == (82, 62)
    assert {t.face(c).back for c in t.doors.cards} == {"door"}
    assert {t.face(c).back for c in t.treasures.cards} == {"treasure"}
    assert not t.door_discard.cards
    assert not t.treasure_discard.cards
    order = [t.face(c).id for c in t.doors.cards]
    assert order == [again.face(c).id for c in again.doors.cards]
    assert order != [other.face(c).id for c in other.doors.cards]


@pytest.mark.rule("MUN-SETUP-08", "MUN-LEVEL-01")
def test_the_figure_follows_the_level() -> None:
    s = scene(
        Ann={"level": 4, "hand": ["go_up_a_level"]}, Bob={"level": 6, "hand": ["lose_a_level"]}
    )
    s.act("Ann", "play go_up_a_level", "raise Ann")
    board = s.view().table.board
    assert board is not None
    assert s.level("Ann") == 5
    assert board.tokens[0].at == "level-5"
    s.act("Bob", "play lose_a_level", "curse Bob")
    board = s.view().table.board
    assert board is not None
    assert board.tokens[1].at == "level-5"


@pytest.mark.rule("MUN-SETUP-10")
def test_the_first_player_is_rolled_for_or_fixed() -> None:
    assert state(fresh(4)).first == state(fresh(4)).first
    assert {state(fresh(4, str(n))).first for n in range(20)} == {0, 1, 2, 3}
    assert state(fresh(4, first=3)).first == 2


@pytest.mark.rule("MUN-CARDS-01", "MUN-CARDS-04", "MUN-SELL-06")
def test_only_the_top_discard_is_seen() -> None:
    s = scene(
        table={"door-discard": ["twin", "chaotic", "deserter"]},
        Ann={"play": ["war_drum"], "hand": ["plumed_morion", "rusty_cleaver", "angry_bees"]},
    )
    assert s.sees("Bob") >= {"twin"}
    assert not {"chaotic", "deserter"} & s.sees("Bob")
    sold = ("sell war_drum", "sell plumed_morion", "sell angry_bees", "done")
    s.act("Ann", "sell-items", *sold)
    assert s.pile("treasure") == ["angry_bees", "plumed_morion", "war_drum"]
    assert "angry_bees" in s.sees("Cid")
    assert "war_drum" not in s.sees("Cid")


@pytest.mark.rule("MUN-CARDS-02", "MUN-COMBAT-20")
def test_each_card_goes_to_the_pile_of_its_type() -> None:
    lost = fight("deep_maw", dice=[6], Ann={"hand": ["angry_bees", "half_painted"]})
    lost.act("Ann", "play angry_bees", "side monsters").act("Ann", "play half_painted")
    lost.quiet("charity")
    assert sorted(lost.pile("door")) == ["deep_maw", "half_painted"]
    assert lost.pile("treasure") == ["angry_bees"]


@pytest.mark.rule("MUN-CARDS-03")
@pytest.mark.parametrize(
    ("card", "pile", "there"),
    [
        ("scouts_report", "door", ["twin", "chaotic"]),
        ("grave_robbers_permit", "treasure", ["dispel", "war_drum"]),
    ],
)
def test_a_card_lets_one_look_through_a_pile(card: str, pile: str, there: list[str]) -> None:
    s = scene(table={f"{pile}-discard": there}, Ann={"hand": [card]})
    assert there[1] not in s.sees("Ann")
    s.act("Ann", f"play {card}")
    assert s.offered("Ann") == [f"take {c}" for c in there]
    s.choose("Ann", f"take {there[1]}")
    assert s.hand("Ann") == [there[1]]
    assert there[1] in s.sees("Bob")  # the card taken is shown
    assert s.pile(pile) == [card, there[0]]
    assert not scene(Bob={"hand": [card]}, table={f"{pile}-discard": there}).may(
        "Bob", f"play {card}"
    )


@pytest.mark.rule("MUN-CARDS-05")
def test_an_empty_deck_is_made_anew_at_once() -> None:
    s = scene(table={"doors_only": ["alliance"], "rest": "door-discard"}, active="Ann")
    doors = len(s.t.door_discard)
    s.passes()
    assert s.hand("Ann") == ["alliance"]
    assert len(s.t.doors) == doors
    assert not s.t.door_discard.cards


@pytest.mark.rule("MUN-CARDS-06", "MUN-CARDS-07", "MUN-REWARD-10")
def test_draws_stop_when_deck_and_pile_are_empty() -> None:
    def won(treasures: list[str], discarded: list[str]) -> list[str]:
        s = scene(
            players=3,
            doors=["brayhorn_brawler"],
            table={
                "treasures_only": treasures,
                "treasure-discard": discarded,
                "rest": "body",
            },
            Ann={"level": 6},
        )
        for card in s.t.body.cards[:]:  # the box: out of reach
            assert s.t.face(card)
        s.quiet("charity")
        return s.hand("Ann")

    assert won([], []) == []
    assert won(["war_drum"], []) == ["war_drum"]
    assert sorted(won(["war_drum"], ["dispel"])) == ["dispel", "war_drum"]


@pytest.mark.rule("MUN-CARDS-08", "MUN-CARDS-09", "MUN-CURSE-13", "MUN-ITEM-05")
def test_cards_in_play_are_public() -> None:
    mine = ["skaven", "war_drum", "plumed_morion", "crown_of_coral", "lead_boots"]
    s = scene(Ann={"play": mine})
    assert s.sees("Bob") >= set(mine)
    views = {
        c.face: c.badges for z in s.view("Bob").table.zones for c in z.cards if z.id == "play/0"
    }
    assert set(views) == set(mine)
    assert sorted(views[c]["worn"] for c in ("plumed_morion", "crown_of_coral")) == [0, 1]


@pytest.mark.rule("MUN-CARDS-10", "MUN-CARDS-11", "MUN-ITEM-17")
def test_no_taking_back_and_no_throwing_away() -> None:
    s = scene(Ann={"play": ["war_drum"], "hand": ["plumed_morion"]})
    about = {o.split()[0] for o in s.offered("Ann") if "war_drum" in o}
    assert about == set()  # dressing and trading ask further
    s.act("Ann", "dress")
    assert s.offered("Ann") == ["done", "take-off war_drum"]
    paid = fight(Ann={"play": ["hedonites", "war_drum"]})
    paid.act("Ann", "excess war_drum")
    assert paid.pile("treasure") == ["war_drum"]


@pytest.mark.rule("MUN-HAND-01", "MUN-ONESHOT-07")
def test_cards_in_hand_give_nothing() -> None:
    s = scene(Ann={"hand": ["executioners_ruler"], "play": ["bottled_thunder"]})
    assert s.strength("Ann") == 1


@pytest.mark.rule("MUN-HAND-02")
def test_item_losses_do_not_reach_the_hand() -> None:
    s = scene(Ann={"hand": ["plumed_morion"]}, Bob={"hand": ["lose_worn_headgear"]})
    s.act("Bob", "play lose_worn_headgear", "curse Ann")
    assert s.hand("Ann") == ["plumed_morion"]


@pytest.mark.rule("MUN-HAND-04")
def test_no_hand_limit_on_other_turns() -> None:
    five = ["twin", "chaotic", "colossal", "gravebound", "paper_golem"]
    s = scene(
        doors=["deep_maw", "alliance"],
        dice=[1],
        Ann={"level": 4, "play": ["war_drum", "rusty_cleaver"]},
        Bob={"hand": five, "level": 2},
    )
    s.until("loot-body").choose("Bob", "take war_drum")
    assert len(s.zone("hand", "Bob")) == 6
    s.choose("Cid", "take rusty_cleaver") if s.what() == "loot-body" else None
    s.until("start")
    assert s.active() == "Bob"
    assert len(s.zone("hand", "Bob")) == 6  # until the end of his own turn


@pytest.mark.rule("MUN-HAND-05")
def test_a_card_may_be_shown() -> None:
    s = scene(doors=["alliance"], Ann={"hand": ["mannfred", "twin"]})
    s.act("Ann", "show-card", "show mannfred", "show-to Bob")
    assert "mannfred" in s.sees("Bob")
    assert "mannfred" not in s.sees("Cid")
    assert s.heard_of("show Ann Bob mannfred", "Bob")
    assert s.heard_of("show Ann Bob ?", "Cid")
    assert not s.may("Ann", "show-card")  # once in a window, five times in a turn
    s.t.rights.shown[0] = 4
    s.quiet("after")
    s.act("Ann", "show-card", "show twin", "show-all")
    assert s.heard_of("show Ann twin", "Cid")
    s.quiet("charity")
    assert not s.may("Ann", "show-card")


@pytest.mark.rule("MUN-PRECEDENCE-01", "MUN-ITEM-13")
def test_cheat_beats_the_slot_rule() -> None:
    s = scene(Ann={"play": ["crown_of_coral", "executioners_ruler"], "hand": ["cheat", "cheat"]})
    s.act("Ann", "cheat cheat crown_of_coral")
    other = scene(Ann={"play": ["executioners_ruler"], "hand": ["cheat", "buckler_of_bluff"]})
    other.act("Ann", "cheat cheat buckler_of_bluff")
    assert other.worn("Ann") == ["buckler_of_bluff", "executioners_ruler"]
    assert other.strength("Ann") == 1 + 3 + 2


@pytest.mark.rule("MUN-PRECEDENCE-02", "MUN-PRECEDENCE-08", "MUN-WIN-02")
def test_the_tenth_level_comes_from_a_kill_only() -> None:
    rich = ["ghal_maraz", "walking_fortress"]
    s = scene(
        Ann={"level": 9, "hand": ["go_up_a_level", "stolen_valour"], "play": rich},
        Bob={"level": 9},
        Cid={"level": 9},
    )
    assert not s.may("Ann", "sell-items")
    assert not s.may("Ann", "play go_up_a_level")
    assert not s.may("Ann", "play stolen_valour")


@pytest.mark.rule("MUN-PRECEDENCE-03")
@pytest.mark.parametrize("tenth", [0, 1])
def test_a_card_beats_a_core_rule_only_if_it_says_so(tmp_path: Path, tenth: int) -> None:
    file = tmp_path / "more.toml"
    file.write_text(
        '[[card]]\nid = "xx_crown"\nkind = "level-up"\nname = { ru = "К", en = "C" }\n'
        f'deck = "treasure"\ndo = {{ gain_level = {{ number = 1, tenth = {tenth} }} }}\n',
        encoding="utf-8",
    )
    names = ["Ann", "Bob", "Cid"]
    table = {n: {"hand": ["deserter"] if n == "Cid" else [], "play": [], "level": 9} for n in names}
    table["Ann"]["hand"] = ["xx_crown"]
    laid = TableScene({"first": "Ann", "phase": "start"} | table, names)
    setup = Setup(
        3, Options(), laid, extra=LIBRARY.pack(file.name, file.read_text(encoding="utf-8")).faces
    )
    s = Party(Match.start(GAME, setup, seed_of("crown")), names)
    assert s.may("Ann", "play xx_crown") is bool(tenth)
    if tenth:
        s.act("Ann", "play xx_crown", "raise Ann")
        result = s.match.result
        assert result is not None
        assert result.winners == [0]


@pytest.mark.rule("MUN-PRECEDENCE-04", "MUN-LEVEL-04")
def test_nobody_falls_below_level_one() -> None:
    s = fight("barrow_choir", dice=[1], Ann={"level": 2, "play": []}, table={})
    s.quiet("charity")
    assert s.level("Ann") == 2  # it does not pursue level 2
    low = scene(Ann={"level": 1}, Bob={"hand": ["lose_a_level"]})
    low.act("Bob", "play lose_a_level", "curse Ann")
    assert low.level("Ann") == 1
    assert low.pile("door") == ["lose_a_level"]
    mighty = fight("mannfred", dice=[1], options={"night": "always"}, Ann={"level": 3})
    mighty.quiet("charity")
    assert mighty.level("Ann") == 1


@pytest.mark.rule("MUN-PRECEDENCE-05", "MUN-LEVEL-05")
def test_strength_may_fall_below_zero() -> None:
    s = fight(Ann={"level": 1, "play": ["chicken_hearted"]})
    assert s.totals()[0] == -4
    assert s.level("Ann") == 1


@pytest.mark.rule("MUN-PRECEDENCE-06", "MUN-COMBAT-08", "MUN-COMBAT-10")
def test_a_monster_driven_out_gives_no_level() -> None:
    s = fight("deep_maw", Ann={"level": 4, "hand": ["banishing_scroll"]}, Bob={"hand": ["twin"]})
    s.act("Ann", "play banishing_scroll")
    assert s.t.fight is None
    assert s.t.phase == "charity"
    assert s.level("Ann") == 4
    assert s.hand("Ann") == []


@pytest.mark.rule("MUN-PRECEDENCE-07", "MUN-MULTI-07", "MUN-MULTI-04")
def test_no_reward_in_the_middle_of_a_combat() -> None:
    hand = ["beast_bribe", "wandering_monster", "crypt_bailiff"]
    s = fight("brayhorn_brawler", Ann={"level": 8, "hand": hand})
    s.act("Ann", "wander wandering_monster crypt_bailiff")
    assert s.totals() == (8, 8)
    s.act("Ann", "play beast_bribe", "banish crypt_bailiff")
    assert s.totals() == (8, 4)
    assert s.hand("Ann") == []  # promised, not yet drawn
    s.quiet("charity")
    assert s.level("Ann") == 9
    assert len(s.hand("Ann")) == 4


@pytest.mark.rule("MUN-PRECEDENCE-09", "MUN-HELP-17")
def test_nobody_is_forced_to_help_for_the_tenth_level() -> None:
    assert not fight(Ann={"level": 9, "hand": ["press_gang"]}).may("Ann", "play press_gang")
    assert not fight("cathedral_dragon", Ann={"level": 8, "hand": ["press_gang"]}).may(
        "Ann", "play press_gang"
    )
    assert fight(Ann={"level": 8, "hand": ["press_gang"]}).may("Ann", "play press_gang")


@pytest.mark.rule("MUN-PRECEDENCE-10")
def test_every_verdict_cites_a_rule() -> None:
    s = fight(Ann={"hand": ["angry_bees"]}).act("Ann", "play angry_bees", "side munchkins")
    events = s.match.events()
    assert all(library_of(GAME).ledger.knows(e.rule) for e in events)
    assert any(e.id == "side" and e.rule == "MUN-INTERFERE-01" for e in events)


@pytest.mark.rule("MUN-CHARACTER-01", "MUN-CHARACTER-08", "MUN-ARMY-02")
def test_everybody_starts_as_a_level_one_civilian() -> None:
    seats = look(fresh(4), 0).table.seats
    assert [s.counters["level"] for s in seats] == [1] * 4
    assert [s.words["army"] for s in seats] == ["civilian"] * 4
    assert set(seats[0].counters) == {"level", "strength", "hand"}
    s = fight("prince_of_nine_bargains", Ann={"play": ["skaven"]})
    assert s.totals()[1] == 18
    s.act("Ann", "leave skaven")
    assert s.view().table.seats[0].words["army"] == "civilian"
    assert s.totals()[1] == 22  # stronger with a civilian there


@pytest.mark.rule("MUN-CHARACTER-09", "MUN-CHARACTER-06")
def test_cheat_waits_for_the_own_turn() -> None:
    hand = ["cheat", "walking_fortress", "siege_mallet", "go_up_a_level", "lose_a_level", "dispel"]
    s = scene(phase="setup", Ann={"hand": hand})
    assert sorted(s.offered("Ann")) == [
        "lay dispel",
        "lay siege_mallet",
        "lay walking_fortress",
        "pass",
    ]
    s.act("Ann", "lay walking_fortress")
    assert not any(words.startswith("cheat") for words in s.offered("Ann"))
    s.until("start").act("Ann", "cheat cheat siege_mallet")
    assert s.play("Ann") == ["cheat", "siege_mallet", "walking_fortress"]


@pytest.mark.rule("MUN-CHARACTER-02")
def test_one_army_at_setup_and_alliance_with_it() -> None:
    s = scene(phase="setup", Ann={"hand": ["skaven", "idoneth", "alliance", "war_drum"]})
    assert not s.may("Ann", "play alliance")
    s.act("Ann", "play skaven")
    assert s.may("Ann", "play alliance")
    assert not s.may("Ann", "play idoneth")
    s.act("Ann", "play alliance")
    assert s.play("Ann") == ["alliance", "skaven"]
    assert s.what() == "setup"
    assert not s.may("Ann", "play idoneth")  # the second army waits for the own turn


@pytest.mark.rule("MUN-CHARACTER-03", "MUN-CHARACTER-04", "MUN-CHARACTER-06", "MUN-CHARACTER-05")
def test_items_at_setup_within_the_limits() -> None:
    hand = [
        "ghal_maraz",
        "walking_fortress",
        "siege_mallet",
        "war_drum",
        "go_up_a_level",
        "deserter",
    ]
    s = scene(phase="setup", Ann={"hand": hand})
    assert not s.may("Ann", "play go_up_a_level")
    assert not s.may("Ann", "play deserter")
    for item in ("ghal_maraz", "walking_fortress", "war_drum"):
        s.act("Ann", f"lay {item}")
    assert not s.may("Ann", "lay siege_mallet")
    assert s.worn("Ann") == ["walking_fortress", "war_drum"]  # carried, not worn: Ghal Maraz
    assert s.strength("Ann") == 1 + 4 + 2
    idle = scene(phase="setup", Ann={"hand": hand})
    idle.passes()
    assert len(idle.hand("Ann")) == 6


@pytest.mark.rule("MUN-CHARACTER-07")
def test_setup_goes_by_seats_from_the_first_player() -> None:
    s = scene(
        phase="setup",
        Ann={"hand": ["war_drum"]},
        Bob={"hand": ["dispel"]},
        Cid={"hand": ["skaven"]},
    )
    assert s.asked() == ["Ann"]
    s.passes()
    assert s.asked() == ["Bob"]
    s.passes()
    assert s.asked() == ["Cid"]
    s.act("Cid", "play skaven")
    assert s.t.phase == "start"
    assert s.active() == "Ann"


@pytest.mark.rule("MUN-WIN-01", "MUN-WIN-03", "MUN-WIN-04", "MUN-TROUBLE-04", "MUN-PRECEDENCE-08")
def test_level_ten_by_a_kill_wins_at_once() -> None:
    big = fight("mannfred", Ann={"level": 9, "play": ["executioners_ruler"]})
    big.quiet("never")
    result = big.match.result
    assert result is not None
    assert result.winners == [0]
    assert big.level("Ann") == 10
    assert big.hand("Ann") == []  # no treasure is drawn
    assert big.match.ask is None
    trouble = scene(
        phase="trouble",
        Ann={
            "level": 9,
            "hand": ["cathedral_dragon"],
            "play": ["walking_fortress", "executioners_ruler", "war_drum"],
        },
    )
    trouble.act("Ann", "trouble cathedral_dragon").quiet("never")
    assert trouble.level("Ann") == 10  # two levels where one was enough


@pytest.mark.rule("MUN-WIN-05")
def test_two_kills_from_level_eight_win() -> None:
    s = fight(Ann={"level": 8, "hand": ["wandering_monster", "lost_recruit"]})
    s.act("Ann", "wander wandering_monster lost_recruit")
    s.quiet("never")
    assert s.level("Ann") == 10
    assert s.match.result is not None
