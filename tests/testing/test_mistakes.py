"""Nothing in a scenario passes silently: what is unknown or impossible is told with its line."""

from pathlib import Path

import pytest

from koldun.content.library import library_of
from koldun.content.registry import game_named
from koldun.testing.scenarios import Report, Scenario

DUEL = """\
title = "Ann hits Bob"
game = "duel"
seats = ["Ann", "Bob"]
[table]
Ann = { hand = ["strike", "parry"] }
Bob = { hand = ["parry"] }
[[step]]
choose = { Ann = ["strike"] }
"""

HEAD = """\
title = "T"
game = "{game}"
seats = ["Ann", "Bob", "Cid"]
{before}
[table]
{table}
[[step]]
{step}
"""


def run(source: str) -> Report:
    return Scenario(source, "f.toml").run()


def mistakes(source: str) -> list[str]:
    return [f"{m.place}: {m.message}" for m in run(source).mistakes]


def at(game: str, table: str = "", step: str = "asked = []", before: str = "") -> list[str]:
    """Mistakes of a short file; the table is line 6 and the step follows it."""
    return mistakes(HEAD.format(game=game, table=table, step=step, before=before))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('hidden = { Bob = "axe" }', "f.toml:9 (step 1, hidden.Bob): there is no card 'axe'"),
        ('sees = { Ann = "axe" }', "f.toml:9 (step 1, sees.Ann): there is no card 'axe'"),
        ('not_offered = { Bob = "dance" }', "not_offered.Bob): nothing can be chosen by 'dance'"),
        ('not_offered = { Bob = "parry axe" }', "'axe' is no seat, card, place, number or word"),
        ('refused = { Bob = "dance" }', "refused.Bob): nothing can be chosen by 'dance'"),
        ('no_events = ["hits Ann"]', "f.toml:9 (step 1, no_events): there is no event 'hits'"),
        ('no_events = ["hit Dan"]', "'Dan' is no seat"),
        ("no_events = [3]", "no_events): must be a text, not 3"),
        ('events = "hits"', "there is no event 'hits'"),
        ('asked = ["Dan"]', "f.toml:9 (step 1, asked): must be a list of seats' names"),
        ('question = { Bob = "parrry" }', "question.Bob): there is no question 'parrry'"),
        ("expect = 3", "expect): must be a table, not 3"),
        ("expect = { Ann = 3 }", "expect.Ann): must be a table, not 3"),
        ('expect = { Ann = { life = "two" } }', "expect.Ann.life): must be a number, not 'two'"),
        ('expect = { Ann = { hand = ["axe"] } }', "expect.Ann.hand): there is no card 'axe'"),
        ("expect = { Ann = { mana = 1 } }", "expect.Ann.mana): 'mana' is no such fact or zone"),
        ('expect = { over = "no" }', "expect.over): must be true or false"),
        ('expect = { reason = "bored" }', "there is no reason to end 'bored'"),
        ('expect = { winners = ["Dan"] }', "must be a list of seats' names"),
    ],
)
def test_an_unknown_word_is_a_mistake_with_its_line(line: str, said: str) -> None:
    found = mistakes(DUEL + line)
    assert len(found) == 1, found
    assert said in found[0]


@pytest.mark.parametrize(
    ("game", "table", "said"),
    [
        ("krutagidon", "Bob = { life = 99 }", "table.Bob.life): life cannot be 99; it is 1 to 25"),
        ("wiz_war", "Bob = { life = 99 }", "table.Bob.life): life cannot be 99; it is 1 to 20"),
        ("munchkin", "Bob = { level = 10 }", "table.Bob.level): level cannot be 10; it is 1 to 9"),
        ("munchkin", 'phase = "lunch"', "table.phase): phase cannot be 'lunch'"),
        ("munchkin", 'phase = "combat"', "phase cannot be 'combat' without a fight"),
        ("munchkin", "fight = { foes = 3 }", "fight cannot be {'foes': 3}"),
        ("munchkin", 'fight = { foes = [""] }', "fight cannot be {'foes': ['']}"),
        ("munchkin", "fight = 3", "fight must be a table"),
        ("munchkin", 'fight = { foes = ["grots"] }', "'grots' (army) cannot lie in monsters"),
        ("munchkin", 'Bob = { worn = ["ghal_maraz"] }', "'ghal_maraz' is no item in play here"),
        ("krutagidon", 'out = ["boredom"]', "out cannot be ['boredom']"),
        ("krutagidon", 'played = ["vum2"]', "'vum2' is no card that can have been played"),
        ("three_mages", 'guards = { "FI-7" = "mag-m16" }', "no mage is idle"),
        ("wiz_war", 'sectors = "pink0 blue0 green0"', "sectors cannot be 'pink0 blue0 green0'"),
        ("wiz_war", 'treasures_on = { "99" = ["Ann"] }', "99"),
        ("krutagidon", 'phase = "group"', "phase cannot be 'group'"),
        ("krendel", "Bob = { trophies = -1 }", "trophies cannot be set to -1"),
        ("krendel", 'phase = "flip"', "phase cannot be set to 'flip'"),
        ("krendel", 'prize = ["kre-c01"]', "'kre-c01' (creature) cannot lie in prize"),
        ("wiz_war", 'Bob = { items = ["fireball"] }', "'fireball' (attack) cannot lie in items"),
        ("three_mages", 'dead = ["mag-s01"]', "table.dead): 'mag-s01' (spell) cannot lie in dead"),
        ("three_mages", 'ice = ["mag-bones"]', "'mag-bones' cannot lie in ice"),
        ("munchkin", 'doors = ["battle_brew"]', "'battle_brew' (treasure) cannot lie in doors"),
        ("krendel", 'Bob = { hand = "kre-c01" }', "must be a list of card ids from the top"),
        ("krendel", "Bob = 3", "table.Bob): must be a table, not 3"),
        ("krendel", 'deck_only = []\nrest = "nowhere"', "f.toml:7 (table.rest): there is no zone"),
        ("three_mages", 'roads = { "XX" = "fire drop" }', "'XX' is no square"),
    ],
)
def test_an_impossible_table_is_a_mistake_that_names_the_value(
    game: str, table: str, said: str
) -> None:
    options = {
        "wiz_war": 'options = { spellbook = "giant" }',
        "three_mages": 'options = { mages = "fire,ice,bones" }',
    }
    found = at(game, table, before=options.get(game, ""))
    assert len(found) == 1, found
    assert found[0].startswith("f.toml:")
    assert said in found[0]


def test_a_token_is_no_card_of_a_hand() -> None:
    id = library_of(game_named("krutagidon")).entries("dead_wizard_token")[0].id
    (found,) = at("krutagidon", f'Ann = {{ hand = ["{id}"] }}')
    assert f"f.toml:6 (table.Ann.hand): {id!r} (dead_wizard_token) cannot lie in hand" in found


@pytest.mark.parametrize(
    ("before", "said"),
    [
        ("dice = 3", "f.toml:4 (dice): must be a list of numbers"),
        ("shuffles = [3]", "f.toml:4 (shuffles): must be a list of lists"),
        ('shuffles = [["axe"]]', "f.toml:4 (shuffles): there is no card 'axe'"),
        ("options = 3", "f.toml:4 (options): must be a table"),
        ("options = { lives = 3 }", "f.toml:4 (options): duel has no option 'lives'"),
        ("rules = 3", "f.toml:4 (rules): must be a list"),
    ],
)
def test_the_head_of_a_file_is_checked(before: str, said: str) -> None:
    source = HEAD.format(game="duel", before=before, table="", step="")
    try:
        found = mistakes(source)[0]
    except ValueError as error:
        found = str(error)
    assert said in found


def test_a_die_that_cannot_show_this_is_a_mistake_of_the_choice() -> None:
    source = """
title = "T"
game = "duel"
seats = ["Ann", "Bob"]
dice = [9]
[table]
deck_only = []
rest = "discard"
Ann = { hand = [] }
Bob = { hand = [] }
[[step]]
choose = { Ann = "bid 2", Bob = "bid 3" }
[[step]]
choose = { Ann = "pass", Bob = "pass" }
"""
    (found,) = mistakes(source)
    assert "f.toml:14 (step 2, choose.Bob): the rules stop at 'pass': a die" in found


def test_a_failed_choice_does_not_hide_what_failed_before_it() -> None:
    report = run(DUEL + 'asked = ["Bob"]\n[[step]]\nchoose = { Bob = "dance" }\n')
    assert [f.message for f in report.failures] == []
    report = run(DUEL + 'asked = ["Ann"]\n[[step]]\nchoose = { Bob = "dance" }\n')
    assert [f.place for f in report.failures] == ["f.toml:9 (step 1, asked)"]
    assert ["not offered 'dance'" in m.message for m in report.mistakes] == [True]
    assert not report.held()


def test_a_key_is_found_behind_strings_comments_and_other_tables() -> None:
    source = DUEL.replace("[table]", '# Bob = { life = 3 }\n[table]\ndeck = [\n  "parry", # Bob\n]')
    (found,) = mistakes(source.replace('Bob = { hand = ["parry"]', 'Bob = { hand = ["axe"]'))
    assert found.startswith("f.toml:10 (table.Bob.hand)")


def test_every_saying_of_our_scenario_files_is_known() -> None:
    folder = Path(__file__).parent.parent / "games"
    for path in sorted(folder.glob("*/scenarios/*.toml")):
        assert Scenario.read(path).run().mistakes == []
