"""Every creature: its values, and what its spell does in one and the same battle.

All expectations are worked out by hand from the words on the cards. The battle, four at the table,
everybody with 3 trophies and 3 wounds:

    A 4/3 owns the spell; B 3/4 sits on the left, C 5/2 across, D 4/3 on the right.

Without it A beats D and is beaten by D; against B both attacks end in a tie (4-4 and 3-3). B beats C,
C beats B and D, D beats C. So trophies are 1 1 2 2 and wounds 1 1 2 2. Under the spell lies another
one, +1 defence, which counts only for spells that keep it.
"""

import pytest
from games.krendel.scene import (
    DEFENCE_1,
    HIGHEST_ATTACK,
    LOWEST_ATTACK,
    TROPHY,
    TWO_TROPHIES,
    Player,
    Tourney,
    plays,
    scene,
)

from koldun.content.library import library_of
from koldun.games.krendel import game

CARDS = {card.id: card for card in library_of(game).cards if card.kind == "creature"}

AS_PRINTED = "4/3 3/4 5/2 4/3"  # the values of A, B, C and D

# card, name, values | with its spell: values, neighbours of A, trophies and wounds gained
TABLE = [
    ("c01", "Brioche Dragon", "6/5", "2/1 3/4 5/2 4/3", "BD", "0 2 2 2", "2 1 2 1"),
    ("c02", "Mount Loaf", "5/6", AS_PRINTED, "BD", "0 1 2 2", "1 1 2 2"),
    ("c03", "Pepper Minotaur", "6/4", "4/3 5/4 5/2 6/3", "BD", "1 2 2 2", "2 1 2 2"),
    ("c04", "Granite Gingerbread", "5/5", "1/3 3/4 5/2 4/3", "BD", "0 1 2 2", "1 1 2 1"),
    ("c05", "Rusk Bastion", "4/6", AS_PRINTED, "BD", "1 2 2 2", "2 1 2 2"),
    ("c06", "Boiling Dumpling", "6/4", "3/3 3/4 5/2 4/3", "BD", "0 1 2 2", "2 1 2 1"),
    ("c07", "Mustard Griffin", "6/3", "4/3 4/4 5/2 5/3", "BD", "1 2 2 2", "2 1 2 2"),
    ("c08", "Honeycake Knight", "5/4", AS_PRINTED, "BD", "1 1 2 2", "1 1 2 2"),
    ("c09", "Stale Troll", "4/5", AS_PRINTED, "BD", "1 1 2 2", "1 1 2 2"),
    ("c10", "Curd-Bun Turtle", "3/6", "5/2 3/4 5/2 4/3", "BD", "2 2 2 2", "2 2 2 2"),
    ("c11", "Mad Samovar", "6/3", "2/3 3/4 5/2 4/3", "BD", "0 1 2 2", "1 1 2 1"),
    ("c12", "Waffle Wolf", "5/4", AS_PRINTED, "BD", "1 2 2 2", "2 1 2 2"),
    ("c13", "Kindly Doughnut", "4/5", "4/3 3/5 5/2 4/4", "BD", "0 1 1 2", "1 0 2 1"),
    ("c14", "Honey Berserker", "6/2", AS_PRINTED, "", "0 1 2 1", "0 1 2 1"),
    ("c15", "Puff-Pastry Shifter", "5/3", "3/4 3/4 5/2 4/3", "BD", "0 1 2 1", "0 1 2 1"),
    ("c16", "Sneaking Crescent", "4/4", "5/3 3/4 5/2 4/3", "D", "1 1 2 2", "1 1 2 2"),
    ("c17", "Choux Sage", "3/5", "4/4 3/4 5/2 4/3", "BD", "1 1 2 1", "0 1 2 2"),
    ("c18", "Pumpkin Warden", "2/6", "4/4 3/4 5/2 4/3", "BD", "1 1 2 1", "0 1 2 2"),
    ("c19", "Caramel Raven", "5/3", "3/4 3/4 5/2 4/3", "BD", "0 1 2 1", "0 1 2 1"),
    ("c20", "Party Cake", "4/4", "3/3 3/4 5/2 4/3", "BCD", "1 1 3 2", "0 1 3 1"),
    ("c21", "Jelly Octopus", "3/5", "4/3 1/4 5/2 4/3", "BD", "1 0 2 2", "1 1 1 2"),
    ("c22", "Crispy Duellist", "6/1", "3/5 3/4 5/2 4/3", "BD", "0 1 2 1", "0 1 2 1"),
    ("c23", "Pepper Rooster", "5/2", "5/3 3/4 5/2 4/3", "BD", "2 1 2 2", "1 2 2 2"),
    ("c24", "Walnut Squire", "4/3", AS_PRINTED, "BD", "1 1 2 2", "0 1 2 3"),
    ("c25", "Bagel Bouncer", "3/4", AS_PRINTED, "BD", "2 1 2 2", "1 2 2 2"),
    ("c26", "Sleepy Kulich", "2/5", "4/3 1/2 5/2 4/3", "BD", "2 0 2 2", "1 2 1 2"),
    ("c27", "Glazed Hedgehog", "1/6", "5/3 3/4 5/2 4/3", "BD", "2 1 2 2", "1 2 2 3"),
    ("c28", "Ginger Hussar", "5/2", "4/3 3/4 5/2 2/3", "BD", "1 1 2 0", "0 1 1 2"),
    ("c29", "Long Baguette", "3/3", "4/4 3/4 5/2 4/3", "BCD", "2 1 3 1", "1 1 3 2"),
    ("c30", "Flour Ghost", "3/4", "4/3 3/4 5/2 3/1", "BD", "1 1 2 1", "0 1 2 2"),
    ("c31", "Flying Rolling Pin", "5/1", AS_PRINTED, "BD", "1 1 2 2", "0 1 2 2"),
    ("c32", "Yeast Rat", "4/2", "6/3 3/4 5/2 4/3", "BD", "2 1 2 2", "1 2 2 2"),
    ("c33", "Bakery Moth", "3/3", "4/3 3/2 5/2 4/1", "BD", "2 1 2 2", "1 2 2 2"),
    ("c34", "Scrappy Kolobok", "2/4", "5/3 3/4 5/2 4/3", "BCD", "3 1 3 2", "2 2 3 2"),
    ("c35", "Weeping Cupcake", "1/5", "4/3 1/4 5/2 2/3", "BD", "1 0 2 0", "0 1 0 2"),
    ("c36", "Cherry Vampling", "4/2", "5/3 3/4 5/2 4/3", "BD", "2 1 2 2", "0 2 2 2"),
    ("c37", "Spotless Marshmallow", "2/4", "4/4 3/4 5/2 4/3", "BD", "2 1 2 1", "0 1 2 2"),
    ("c38", "Bare Crouton", "4/1", "4/6 3/4 5/2 4/3", "BD", "1 1 2 1", "0 1 2 2"),
    ("c39", "Baker's Boy", "3/2", "6/4 3/4 5/2 4/3", "BD", "2 1 2 1", "0 2 2 2"),
    ("c40", "Raisin Magpie", "2/3", "5/3 3/4 5/2 4/3", "BD", "3 1 2 2", "1 2 2 2"),
    ("c41", "Old Recipe", "1/4", "6/4 3/4 5/2 4/3", "BD", "2 1 2 1", "0 2 2 2"),
    ("c42", "Crumb Brawler", "3/2", "4/5 3/4 5/2 4/3", "BCD", "2 1 2 1", "0 1 3 2"),
    ("c43", "Cat Under the Table", "2/2", "5/3 3/4 5/2 4/3", "BD", "2 1 2 2", "1 2 2 2"),
]
KRE = [(f"kre-{row[0]}", *row[1:]) for row in TABLE]
IDS = [f"{row[0]} {row[1]}" for row in TABLE]


def four_with(spell: str) -> dict[str, Player]:
    return {
        "A": plays("4/3", DEFENCE_1, spell, trophies=3, wounds=3),
        "B": plays("3/4", trophies=3, wounds=3),
        "C": plays("5/2", trophies=3, wounds=3),
        "D": plays("4/3", trophies=3, wounds=3),
    }


def test_every_creature_is_in_the_table() -> None:
    assert [row[0] for row in KRE] == list(CARDS)


@pytest.mark.rule("KRE-CARD-01")
@pytest.mark.parametrize(("card", "name", "printed"), [row[:3] for row in KRE], ids=IDS)
def test_a_creature_fights_with_its_values(card: str, name: str, printed: str) -> None:
    assert CARDS[card].name["en"] == name
    shown = scene({"A": plays(card), "B": plays("1/1")}).values()
    assert shown["A"] == printed


@pytest.mark.rule("KRE-BATTLE-14")
@pytest.mark.parametrize(
    ("card", "values", "neighbours", "trophies", "wounds"),
    [(row[0], *row[3:]) for row in KRE],
    ids=IDS,
)
def test_a_spell_does_what_it_says(
    card: str, values: str, neighbours: str, trophies: str, wounds: str
) -> None:
    players = four_with(card)
    assert " ".join(scene(players).values().values()) == values
    assert scene(players).neighbours("A") == neighbours
    gained = [(t - 3, w - 3) for t, w in scene(players).fight().tracks().values()]
    assert " ".join(str(t) for t, _ in gained) == trophies
    assert " ".join(str(w) for _, w in gained) == wounds


# --- what this one battle does not show


def strong_against(seats: int, spell: str) -> Tourney:
    """A beats everybody it meets, nobody beats A; A starts with 1 trophy."""
    players = {name: plays("0/1", trophies=1) for name in "ABCDEF"[:seats]}
    players["A"] = plays("9/9", spell, trophies=1)
    return scene(players).fight()


def test_honeycake_knight_takes_one_trophy_for_two_victories() -> None:
    after = strong_against(4, "kre-c08")
    assert len(after.lines("beat")) == 2
    assert after.trophies("A") == 2
    assert after.lines("trophy-cap") == ["trophy-cap A 1"]


@pytest.mark.parametrize("card", ["kre-c20", "kre-c34", "kre-c42"])
def test_who_fights_everyone_takes_at_most_three_trophies_but_wounds_all(card: str) -> None:
    after = strong_against(6, card)
    assert after.trophies("A") == 4
    assert [after.wounds(name) for name in "BCDEF"] == [1, 1, 1, 1, 1]
    assert strong_against(3, card).trophies("A") == 3


def test_long_baguette_meets_four_of_five_and_has_no_limit() -> None:
    after = strong_against(6, "kre-c29")
    assert after.trophies("A") == 5
    assert [after.wounds(name) for name in "BCDEF"] == [1, 1, 0, 1, 1]


def test_raisin_magpie_takes_the_extra_trophy_only_with_a_victory() -> None:
    after = scene(A=plays("1/9", "kre-c40"), B=plays("0/9")).fight()
    assert after.trophies("A") == 0
    assert strong_against(2, "kre-c40").trophies("A") == 3


def test_the_extra_trophy_comes_on_top_of_a_limit() -> None:
    both = {"trophy_cap": 1, "double_first_trophy": True}
    after = scene(A=plays("9/9", both), B=plays("0/1"), C=plays("0/1")).fight()
    assert after.trophies("A") == 2


@pytest.mark.parametrize(
    ("spell", "rewarded"), [("kre-c05", ""), ("kre-c09", ""), ("kre-c23", "A")]
)
def test_rusk_bastion_and_stale_troll_get_no_reward(spell: str, rewarded: str) -> None:
    after = scene(
        A=plays("5/9", spell), B=plays("1/9"), C=plays("1/9"),
        condition=HIGHEST_ATTACK, prize=TROPHY,
    ).fight()  # fmt: skip
    assert after.tracks()["A"] == (len(rewarded), 0)
    assert [line.split()[1] for line in after.lines("award")] == list(rewarded)


def test_the_cat_gets_the_reward_whatever_its_condition() -> None:
    after = scene(
        A=plays("5/9", "kre-c43"), B=plays("1/9"), C=plays("2/9"),
        condition=LOWEST_ATTACK, prize=TWO_TROPHIES,
    ).fight()  # fmt: skip
    assert after.tracks() == {"A": (2, 0), "B": (2, 0), "C": (0, 0)}


def test_weeping_cupcake_is_consoled_when_it_beats_nobody() -> None:
    after = scene(A=plays("1/9", "kre-c35"), B=plays("1/9"), C=plays("1/9")).fight()
    assert after.tracks()["A"] == (1, 0)
    beaten_too = scene(A=plays("0/1", "kre-c35"), B=plays("9/9"), C=plays("1/9")).fight()
    assert beaten_too.tracks()["A"] == (1, 1)


def test_spotless_marshmallow_gains_nothing_when_beaten() -> None:
    assert scene(A=plays("0/4", "kre-c37"), B=plays("5/9")).fight().tracks()["A"] == (1, 0)
    assert scene(A=plays("0/4", "kre-c37"), B=plays("6/9")).fight().tracks()["A"] == (0, 1)


def test_an_ignored_wound_still_means_being_beaten() -> None:
    spotless_in_an_apron = {"ignore_wounds": 2, "trophy_if_unbeaten": 1}
    after = scene(A=plays("0/1", spotless_in_an_apron), B=plays("6/9")).fight()
    assert after.tracks() == {"A": (0, 0), "B": (1, 0)}


def test_cherry_vampling_heals_once_and_only_after_a_victory() -> None:
    two_victories = scene(
        A=plays("8/9", "kre-c36", wounds=4), B=plays("0/1"), C=plays("0/1")
    ).fight()
    assert two_victories.tracks()["A"] == (2, 3)
    none = scene(A=plays("1/9", "kre-c36", wounds=4), B=plays("0/9")).fight()
    assert none.tracks()["A"] == (0, 4)


def test_glazed_hedgehog_pricks_everyone_who_beat_it_and_nobody_else() -> None:
    after = scene(
        A=plays("0/2", "kre-c27"), B=plays("3/9"), C=plays("9/9"), D=plays("2/9")
    ).fight()  # fmt: skip
    assert [after.wounds(name) for name in "ABCD"] == [1, 1, 0, 0]


def test_aprons_and_shells_do_not_help_against_thorns_or_own_spells() -> None:
    after = scene(
        A=plays("0/0", {"thorns": 1}), B=plays("3/9", "kre-c31"),
        C=plays("0/9", {"ignore_wounds": 2, "wound_self": 1}),
    ).fight()  # fmt: skip
    assert [after.wounds(name) for name in "ABC"] == [1, 1, 1]


@pytest.mark.parametrize(("card", "left"), [("kre-c31", 0), ("kre-c24", 1), ("kre-c20", 0)])
def test_how_many_of_two_wounds_are_ignored(card: str, left: int) -> None:
    after = scene(A=plays("0/0", card), B=plays("1/9"), C=plays("1/9")).fight()
    assert after.tracks() == {"A": (0, left), "B": (1, 0), "C": (1, 0)}


def test_no_more_than_two_wounds_are_ignored() -> None:
    after = scene(
        A=plays("0/0", "kre-c31"), B=plays("1/9"), C=plays("1/9", {"fight_everyone": {}}),
        D=plays("1/9"),
    ).fight()  # fmt: skip
    assert after.wounds("A") == 1


def test_mount_loaf_loses_a_trophy_won_in_the_same_battle_but_never_below_none() -> None:
    assert scene(A=plays("0/9", "kre-c02"), B=plays("0/9")).fight().trophies("A") == 0
    assert scene(A=plays("5/9", "kre-c02"), B=plays("0/1")).fight().trophies("A") == 0
    assert scene(A=plays("0/9", "kre-c02", trophies=4), B=plays("0/9")).fight().trophies("A") == 3


def test_boiling_dumpling_burns_itself_without_any_fight() -> None:
    assert scene(A=plays("0/9", "kre-c06"), B=plays("0/9")).fight().tracks()["A"] == (0, 1)


@pytest.mark.parametrize(
    ("card", "values"), [("kre-c17", "5/3"), ("kre-c19", "4/3"), ("kre-c41", "7/3")]
)
def test_the_three_that_remember_keep_yeast_rats_two_attack(card: str, values: str) -> None:
    assert scene({"A": plays("3/3", "kre-c32", card), "B": plays("1/1")}).values()["A"] == values
    chained = plays("3/3", "kre-c32", "kre-c17" if card != "kre-c17" else "kre-c19", card)
    without_the_rat = {"kre-c17": "2/3", "kre-c19": "2/3", "kre-c41": "5/3"}
    assert scene({"A": chained, "B": plays("1/1")}).values()["A"] == without_the_rat[card]


def test_two_swaps_kept_together_cancel() -> None:
    assert (
        scene({"A": plays("2/6", "kre-c15", "kre-c17"), "B": plays("1/1")}).values()["A"] == "6/2"
    )
    keeps_and_swaps = {"keep_previous": True, "swap_values": True}
    players = {"A": plays("2/6", "kre-c18", keeps_and_swaps), "B": plays("1/1")}
    assert scene(players).values()["A"] == "3/6"


def test_inside_out_swaps_before_others_change_the_values() -> None:
    players = {"A": plays("2/6", "kre-c15"), "B": plays("1/1", {"neighbours": {"attack": -1}})}
    assert scene(players).values()["A"] == "5/2"
