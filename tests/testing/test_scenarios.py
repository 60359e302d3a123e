"""Scenario files: what they prove, and what is said of mistakes in them."""

from pathlib import Path

import pytest

from koldun.kernel.errors import BadFile, KoldunError
from koldun.testing.scenarios import Scenario

GOOD = """\
title = "Ann hits Bob"
game = "duel"
seats = ["Ann", "Bob", "Cid"]
rules = ["DUE-STRIKE-02"]
dice = [3]

[table]
Ann = { hand = ["strike", "parry"], life = 2 }
Bob = { hand = ["parry"] }
Cid = { hand = ["strike"] }
deck = ["strike"]

[[step]]
choose = { Ann = ["strike", "target Bob"] }
asked = ["Bob"]
offered = { Bob = "parry" }
not_offered = { Bob = "strike" }
refused = { Bob = "parry strike" }
sees = { Bob = "parry" }
hidden = { spectator = "parry" }
events = ["plays Ann strike", "window * parry"]
no_events = ["hit Ann"]

[[step]]
choose = { Bob = "pass" }
events = ["hit Ann Bob 2", "draws Ann"]
[step.expect]
Ann = { life = 2, hand = ["strike", "parry"], hand_count = 2 }
Bob = { life = 2 }
active = "Cid"
over = false
"""


def run(source: str) -> list[str]:
    return [f"{f.place}: {f.message}" for f in Scenario(source, "f.toml").run().failures]


def test_a_true_scenario_holds() -> None:
    assert run(GOOD) == []


@pytest.mark.parametrize(
    ("change", "to", "said"),
    [
        ("Bob = { life = 2 }", "Bob = { life = 3 }", "f.toml:29 (step 2, expect.Bob.life): is 2"),
        ('active = "Cid"', 'active = "Ann"', "is 2, not 'Ann'"),
        ("hand_count = 2", "hand_count = 3", "is 2, not 3"),
        ("over = false", 'winners = ["Ann"]', "the match is not over"),
        ('asked = ["Bob"]', "asked = []", "asked are ['Bob']"),
        ('offered = { Bob = "parry" }', 'offered = { Bob = "strike" }', "not offered 'strike'"),
        ('not_offered = { Bob = "strike" }', 'not_offered = { Bob = "parry" }', "is offered"),
        ('sees = { Bob = "parry" }', 'sees = { Bob = "x" }', "Bob does not see x"),
        ('hidden = { spectator = "parry" }', 'hidden = { Bob = "parry" }', "Bob sees parry"),
        ('"hit Ann Bob 2"', '"hit Bob"', "'hit Bob' did not happen"),
        ('no_events = ["hit Ann"]', 'no_events = ["plays Ann"]', "'plays Ann' happened"),
    ],
)
def test_an_expectation_that_does_not_hold_is_told_with_its_step(
    change: str, to: str, said: str
) -> None:
    source = GOOD.replace(change, to)
    assert source != GOOD
    failures = run(source)
    assert len(failures) == 1, failures
    assert said in failures[0]


@pytest.mark.parametrize(
    ("change", "to", "said"),
    [
        ('title = "Ann hits Bob"', "", "title"),
        ('game = "duel"', 'game = "go"', "no game 'go'"),
        ('seats = ["Ann", "Bob", "Cid"]', 'seats = ["Ann", "Ann"]', "same name"),
        ('seats = ["Ann", "Bob", "Cid"]', 'seats = ["Ann"]', "players"),
        ('seats = ["Ann", "Bob", "Cid"]', "seats = 2", "list of names"),
        ("DUE-STRIKE-02", "DUE-X-1", "no rule 'DUE-X-1'"),
        ("dice = [3]", "die = [3]", "'die' is not known"),
        ("[[step]]\nchoose", "[[step]]\nchose", "'chose' is not known in a step"),
        ("target Bob", "target Dan", "not offered 'target Dan'; offered: target Bob, target Cid"),
        ("choose = { Ann =", "choose = { Dan =", "nobody is called 'Dan'"),
        ('["strike", "parry"], life = 2', '["strike", "axe"], life = 2', "no (other) card 'axe'"),
        ("life = 2 }\nBob", "mana = 2 }\nBob", "no such fact or zone"),
        ("active = ", "activ = ", "no such fact or zone"),
        ("[table]", "[table", "not TOML"),
        ('choose = { Bob = "pass" }', "choose = { Bob = 3 }", "must be a text"),
        ('choose = { Bob = "pass" }', 'choose = "pass"', "must be a table of seats"),
    ],
)
def test_a_mistake_in_a_file_is_named_with_its_place(change: str, to: str, said: str) -> None:
    source = GOOD.replace(change, to, 1)
    assert source != GOOD
    with pytest.raises(KoldunError) as caught:
        run(source)
    assert said in str(caught.value)


def test_the_place_of_a_mistake_is_its_line() -> None:
    with pytest.raises(BadFile, match=r"f\.toml:25 \(step 2, choose\.Bob\)"):
        run(GOOD.replace('Bob = "pass"', 'Bob = "dance"'))


def test_laid_dice_and_draws_come_as_laid() -> None:
    source = """
title = "The die shows what was laid ready"
game = "duel"
seats = ["Ann", "Bob"]
dice = [2]
[table]
deck_only = ["parry", "parry", "parry", "parry", "parry"]
rest = "discard"
Ann = { hand = [], life = 3 }
Bob = { hand = [], life = 3 }
[[step]]
expect = { Ann = { hand_count = 3 }, Bob = { hand_count = 2 } }
asked = ["Ann", "Bob"]
[[step]]
choose = { Ann = "bid 2", Bob = "bid 3" }
[[step]]
choose = { Ann = "pass", Bob = "bid 2" }
events = ["rolled 2"]
expect = { Ann = { life = 4 }, Bob = { life = 4 } }
"""
    assert run(source) == []


def test_a_missing_scenario_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(KoldunError, match="cannot be read"):
        Scenario.read(tmp_path / "none.toml")
