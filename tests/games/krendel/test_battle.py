"""2. Battle: KRE-BATTLE."""

import pytest
from games.krendel.scene import (
    ATTACK_1,
    HEAL_2,
    LOWEST_ATTACK,
    MOST_WOUNDS,
    TROPHY,
    Player,
    Spell,
    plays,
    scene,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from koldun.content.library import library_of
from koldun.games.krendel import game

QUIET = plays("0/9")
CREATURES = [face.id for face in library_of(game).entries("creature")]


@pytest.mark.rule("KRE-BATTLE-01")
def test_all_creatures_are_revealed_at_once() -> None:
    start = scene(A=plays("1/2"), B=plays("2/3"), C=plays("3/4"), D=plays("4/5"))
    start.play(D="4/5", B="2/3", A="1/2")
    assert start.lines("reveal") == []
    start.play(C="3/4")
    assert start.lines("reveal") == ["reveal 1/2 2/3 3/4 4/5"]


@pytest.mark.rule("KRE-BATTLE-02")
def test_from_round_two_the_creature_lies_on_the_card_turned_last_round() -> None:
    """The last round stays on the table, so that it can be seen."""
    start = scene(
        A=plays("kre-c01"), B=plays("kre-c02"),
        more={"deck": ["kre-c03", "kre-c04"]},
    )  # fmt: skip
    start.play(A="kre-c01", B="kre-c02").keep_all()
    start.match.state.put("trophies", 0, 11)
    start.play(A="kre-c03", B="kre-c04")
    assert start.match.result is not None
    assert (start.shown("pile", "A"), start.shown("field", "A")) == (["kre-c01"], ["kre-c03"])
    assert (start.shown("pile", "B"), start.shown("field", "B")) == (["kre-c02"], ["kre-c04"])


@pytest.mark.rule("KRE-BATTLE-03")
def test_in_round_one_creatures_fight_with_what_is_printed() -> None:
    assert scene(A=plays("6/5"), B=plays("3/4")).values() == {"A": "6/5", "B": "3/4"}
    after = scene(A=plays("6/5"), B=plays("3/5")).fight()
    assert after.lines("attack", "hold", "beat")[:2] == ["attack A 6", "beat A B 1 5"]


@pytest.mark.rule("KRE-BATTLE-04")
@pytest.mark.parametrize(("first", "order"), [("A", "ABCD"), ("C", "CDAB"), ("D", "DABC")])
def test_everybody_attacks_once_clockwise_from_the_first_player(first: str, order: str) -> None:
    after = scene(A=QUIET, B=QUIET, C=QUIET, D=QUIET, first=first).fight()
    assert [line.split()[1] for line in after.lines("attack")] == list(order)


@pytest.mark.rule("KRE-BATTLE-05")
def test_each_comparison_stands_for_itself() -> None:
    after = scene(A=plays("3/9"), B=plays("0/2"), C=QUIET, D=plays("0/4")).fight()
    assert after.tracks() == {"A": (1, 0), "B": (0, 1), "C": (0, 0), "D": (0, 0)}


@pytest.mark.rule("KRE-BATTLE-06")
def test_own_spells_and_those_of_neighbours_count_in_a_comparison() -> None:
    """A with 3 and +1 attacks B, whose defence 4 suffers from C on the other side."""
    weakens: Spell = {"neighbours": {"defence": -1}}
    with_both = scene(
        A=plays("3/9", ATTACK_1), B=plays("0/4"), C=plays("0/9", weakens), D=QUIET
    ).fight()
    assert with_both.tracks()["A"] == (1, 0)
    assert with_both.tracks()["B"] == (0, 1)
    without_hers = scene(A=plays("3/9", ATTACK_1), B=plays("0/4"), C=QUIET, D=QUIET).fight()
    assert without_hers.trophies("A") == 0
    without_his = scene(A=plays("3/9"), B=plays("0/4"), C=plays("0/9", weakens), D=QUIET).fight()
    assert without_his.trophies("A") == 0


@pytest.mark.rule("KRE-BATTLE-06")
def test_spells_of_those_who_are_no_neighbours_do_not_count() -> None:
    weakens: Spell = {"neighbours": {"defence": -1}, "left": {"attack": -1}, "cut_left": True}
    shown = scene(A=plays("4/4", weakens), B=plays("4/4"), C=plays("4/4"), D=plays("4/4")).values()
    assert shown == {"A": "4/4", "B": "4/4", "C": "4/4", "D": "4/3"}


@pytest.mark.rule("KRE-BATTLE-06")
def test_left_is_the_next_seat_clockwise_and_right_the_one_before() -> None:
    left = scene(A=plays("4/4", {"left": {"attack": -1}}), B=plays("4/4"), C=plays("4/4")).values()
    assert left == {"A": "4/4", "B": "3/4", "C": "4/4"}
    right = scene(
        A=plays("4/4", {"right": {"defence": -1}}), B=plays("4/4"), C=plays("4/4")
    ).values()
    assert right == {"A": "4/4", "B": "4/4", "C": "4/3"}


@pytest.mark.rule("KRE-BATTLE-06")
def test_of_two_players_the_rival_is_left_and_right_and_each_effect_counts_once() -> None:
    for whose in ("left", "right", "neighbours"):
        shown = scene(
            A=plays("4/4", {whose: {"attack": -1, "defence": -2}}), B=plays("4/4")
        ).values()
        assert shown == {"A": "4/4", "B": "3/2"}


@pytest.mark.rule("KRE-BATTLE-07")
def test_lower_defence_is_beaten() -> None:
    assert scene(A=plays("4/9"), B=plays("0/3")).fight().tracks() == {"A": (1, 0), "B": (0, 1)}


@pytest.mark.rule("KRE-BATTLE-08")
def test_equal_defence_holds() -> None:
    after = scene(A=plays("5/9"), B=plays("0/5")).fight()
    assert after.tracks() == {"A": (0, 0), "B": (0, 0)}
    assert "hold A B 5 5" in after.lines("hold")


@pytest.mark.rule("KRE-BATTLE-09")
def test_the_attacker_gains_a_trophy_for_every_beaten_neighbour() -> None:
    after = scene(A=plays("6/9", trophies=3), B=plays("0/2"), C=QUIET, D=plays("0/4")).fight()
    assert after.trophies("A") == 5


@pytest.mark.rule("KRE-BATTLE-10")
def test_every_beaten_neighbour_gains_a_wound() -> None:
    after = scene(A=plays("6/9"), B=plays("0/2", wounds=2), C=QUIET, D=plays("0/4")).fight()
    assert [after.wounds(name) for name in "ABCD"] == [0, 3, 0, 1]


@pytest.mark.rule("KRE-BATTLE-11")
def test_a_repelled_attack_changes_nothing() -> None:
    after = scene(
        A=plays("3/9", trophies=2, wounds=3), B=plays("0/4", trophies=4, wounds=5)
    ).fight()  # fmt: skip
    assert after.tracks() == {"A": (2, 3), "B": (4, 5)}


@pytest.mark.rule("KRE-BATTLE-12")
def test_a_beaten_creature_still_attacks_and_defends() -> None:
    assert scene(A=plays("4/1"), B=plays("3/3")).fight().tracks() == {"A": (1, 1), "B": (1, 1)}
    later = scene(A=plays("5/9"), B=plays("0/4"), C=plays("4/9")).fight()
    assert later.tracks() == {"A": (1, 0), "B": (0, 1), "C": (0, 0)}


@pytest.mark.rule("KRE-BATTLE-13")
def test_everyone_who_beats_a_creature_wounds_it() -> None:
    after = scene(A=plays("3/9"), B=plays("0/2"), C=plays("6/9"), D=QUIET).fight()
    assert after.wounds("B") == 2


@pytest.mark.rule("KRE-BATTLE-14")
def test_last_rounds_card_changes_attack_and_defence() -> None:
    weak: Spell = {"self": {"attack": -2, "defence": -2}}
    start = scene(A=plays("1/9", turns_into=weak), B=QUIET, more={"deck": ["kre-c20"]})
    start.play(A="1/9", B="0/9").keep_all()
    start.play(A="kre-c20").choose("B", start.offered("B")[0])  # Party Cake, 4/4
    assert start.lines("attack")[2] == "attack A 2"
    assert scene(A=plays("4/4", weak), B=QUIET).values()["A"] == "2/2"


@pytest.mark.rule("KRE-BATTLE-14")
def test_last_rounds_card_may_add_a_special_property() -> None:
    start = scene(
        A=plays("1/9", turns_into={"wound_self": 2}), B=QUIET, more={"deck": ["kre-c27"]}
    )  # fmt: skip
    start.play(A="1/9", B="0/9").keep_all()
    assert start.wounds("A") == 0
    start.play(A="kre-c27").choose("B", start.offered("B")[0])
    assert "wound-self A 2" in start.lines("wound-self")


class TestOrderDoesNotMatter:
    """KRE-BATTLE-15: values are worked out once, so it is all the same who attacks first."""

    @staticmethod
    def scene(cards: list[str], seats: int) -> dict[str, Player]:
        return {
            name: plays(cards[3 * i], cards[3 * i + 1], cards[3 * i + 2], trophies=3, wounds=4)
            for i, name in enumerate("ABCDEF"[:seats])
        }

    @pytest.mark.rule("KRE-BATTLE-15")
    @settings(max_examples=50, deadline=None)
    @given(cards=st.permutations(CREATURES), seats=st.integers(2, 6), data=st.data())
    def test_any_first_player_gives_the_same_tracks(
        self, cards: list[str], seats: int, data: st.DataObject
    ) -> None:
        players = self.scene(cards, seats)
        first = data.draw(st.sampled_from(list(players)))
        prize = data.draw(st.sampled_from([TROPHY, HEAL_2]))
        one = scene(
            players,
            first="A",
            condition=LOWEST_ATTACK if prize == HEAL_2 else MOST_WOUNDS,
            prize=prize,
        ).fight()
        two = scene(
            players,
            first=first,
            condition=LOWEST_ATTACK if prize == HEAL_2 else MOST_WOUNDS,
            prize=prize,
        ).fight()
        assert one.tracks() == two.tracks()
        assert sorted(one.lines("beat")) == sorted(two.lines("beat"))

    @pytest.mark.rule("KRE-BATTLE-15")
    @settings(max_examples=50, deadline=None)
    @given(cards=st.permutations(CREATURES), seats=st.integers(2, 6))
    def test_moving_everybody_one_chair_on_moves_only_the_results(
        self, cards: list[str], seats: int
    ) -> None:
        players = self.scene(cards, seats)
        names = list(players)
        moved = {name: players[names[i - 1]] for i, name in enumerate(names)}
        before, after = scene(players).fight().tracks(), scene(moved).fight().tracks()
        assert [after[names[(i + 1) % seats]] for i in range(seats)] == list(before.values())
        shown, then = scene(players).values(), scene(moved).values()
        assert [then[names[(i + 1) % seats]] for i in range(seats)] == list(shown.values())

    @pytest.mark.rule("KRE-HERO-04", "KRE-BATTLE-16")
    @settings(max_examples=120, deadline=None)
    @given(cards=st.permutations(CREATURES), seats=st.integers(2, 6), start=st.integers(0, 1))
    def test_neither_counters_nor_values_fall_below_nothing(
        self, cards: list[str], seats: int, start: int
    ) -> None:
        players = self.scene(cards, seats)
        for player in players.values():
            player.trophies = player.wounds = start
        assert min(min(pair) for pair in scene(players, prize=HEAL_2, condition=LOWEST_ATTACK).fight().tracks().values()) >= 0  # fmt: skip
        for shown in scene(players).values().values():
            assert min(int(number) for number in shown.split("/")) >= 0


@pytest.mark.rule("KRE-BATTLE-15")
def test_values_hold_for_battle_and_award_though_wounds_change_meanwhile() -> None:
    """Everybody reads the same values: B attacked with 5 and is judged with 5."""
    after = scene(
        A=plays("4/4"), B=plays("4/4", ATTACK_1), C=plays("4/4"), D=plays("4/4"), first="C"
    ).fight()  # fmt: skip
    assert after.lines("attack") == ["attack C 4", "attack D 4", "attack A 4", "attack B 5"]
    assert after.lines("award") == ["award B prize"]


@pytest.mark.rule("KRE-BATTLE-16")
def test_below_zero_counts_as_zero() -> None:
    weak: Spell = {"self": {"attack": -3}}
    assert scene(A=plays("1/4", weak), B=QUIET).values()["A"] == "0/4"
    naked: Spell = {"self": {"defence": -5}}
    assert scene(A=plays("1/4", weak), B=plays("0/0", naked)).values()["B"] == "0/0"
    after = scene(A=plays("1/4", weak), B=plays("0/0", naked)).fight()
    assert after.tracks() == {"A": (0, 0), "B": (0, 0)}


@pytest.mark.rule("KRE-BATTLE-17")
def test_what_changes_neighbours_changes_them_against_everybody() -> None:
    """B weakens C, and D on the other side of C takes the advantage."""
    after = scene(
        A=QUIET, B=plays("0/9", {"neighbours": {"defence": -2}}), C=plays("0/4"), D=plays("3/9"),
        E=QUIET,
    ).fight()  # fmt: skip
    assert after.tracks()["D"] == (1, 0)
    assert after.tracks()["C"] == (0, 1)


@pytest.mark.rule("KRE-BATTLE-18")
def test_whoever_reaches_11_wounds_still_attacks_defends_and_is_rewarded() -> None:
    after = scene(
        A=plays("5/9"),
        B=plays("4/2", wounds=10),
        C=plays("5/3"),
        condition=MOST_WOUNDS,
        prize=TROPHY,
    ).fight()
    assert after.lines("attack") == ["attack A 5", "attack B 4", "attack C 5"]
    assert after.tracks() == {"A": (2, 0), "B": (2, 12), "C": (1, 2)}


@pytest.mark.rule("KRE-BATTLE-19")
def test_every_victory_is_told_to_everybody() -> None:
    after = scene(A=plays("6/9"), B=plays("0/2"), C=QUIET, D=plays("0/4")).fight()
    for watcher in ("", "A", "B", "C", "D"):
        told = [line for line in after.heard(watcher) if line.startswith("beat")]
        assert told == ["beat A B 1 2", "beat A D 1 4"]
    for lang, trophy, wound in (("en", "trophy", "1 wound"), ("ru", "трофей", "1 рану")):
        said = library_of(game).text.say(
            lang, "event-beat", {"seat": "Anna", "other": "Boris", "number": 1, "me": "none"}
        )
        assert all(part in said for part in ("Anna", "Boris", trophy, wound))
