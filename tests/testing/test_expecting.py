"""What a scenario can expect and choose beside facts and options one by one."""

from koldun.testing.scenarios import Scenario

HEAD = """\
title = "T"
game = "duel"
seats = ["Ann", "Bob", "Cid"]
[table]
Ann = { hand = ["strike", "parry"] }
Bob = { hand = ["parry", "strike"], life = 1 }
Cid = { hand = ["strike"], life = 1 }
[[step]]
"""


def run(steps: str, head: str = HEAD) -> list[str]:
    report = Scenario(head + steps, "f.toml").run()
    assert report.mistakes == []
    return [f"{f.place}: {f.message}" for f in report.failures]


def test_which_question_is_asked() -> None:
    steps = 'choose = { Ann = "strike" }\nquestion = '
    assert run(steps + '"target"') == []
    assert run(steps + '{ Ann = "target" }') == []
    assert run(steps + '"parry"') == ["f.toml:10 (step 1, question): target is asked, not parry"]
    assert "nothing is asked" in run(steps + '{ Bob = "target" }')[0]


def test_exactly_these_options() -> None:
    steps = 'choose = { Ann = "strike" }\noffered_only = { Ann = '
    assert run(steps + '["target Bob", "target Cid"] }') == []
    assert run(steps + '"target" }') == []
    (found,) = run(steps + '["target Bob"] }')
    assert "Ann is offered target Cid too" in found
    (found,) = run(steps + '["target Bob", "target Cid", "pass"] }')
    assert "Ann is not offered 'pass'" in found


def test_a_hand_has_no_order_and_may_be_known_in_part() -> None:
    assert run('expect = { Ann = { hand = ["parry", "strike"] } }') == []
    assert run('expect = { Ann = { hand = ["strike", "parry"] } }') == []
    assert len(run('expect = { Ann = { hand = ["strike", "strike"] } }')) == 1
    assert (
        run('expect = { Ann = { hand_has = ["parry"] }, Cid = { hand_lacks = ["parry"] } }') == []
    )
    assert len(run('expect = { Ann = { hand_has = ["parry", "parry"] } }')) == 1
    assert len(run('expect = { Ann = { hand_lacks = ["parry"] } }')) == 1


def test_everybody_else_chooses_the_same() -> None:
    head = HEAD.replace('"Cid"]', '"Cid"]\nseed = "s"')
    steps = """
choose = { Ann = ["strike", "target Bob"], others = "pass" }
expect = { Bob = { life = 0 } }
"""
    assert run(steps, head) == []
    report = Scenario(HEAD + 'choose = { Ann = "strike", others = "pass" }', "f.toml").run()
    assert [m.message for m in report.mistakes] == ["nobody else is asked"]


def test_scores_at_the_end() -> None:
    steps = """
choose = { Ann = "strike" }
[step.expect]
over = true
"""
    head = HEAD.replace('seats = ["Ann", "Bob", "Cid"]', 'seats = ["Ann", "Cid"]')
    head = head.replace('Bob = { hand = ["parry", "strike"], life = 1 }\n', "")
    assert run(steps + "scores = { Ann = 3, Cid = 0 }", head) == []
    assert run(steps + "scores = [3, 0]", head) == []
    (found,) = run(steps + "scores = { Ann = 2 }", head)
    assert "is {'Ann': 3}, not {'Ann': 2}" in found


def test_the_next_shuffle_leaves_these_on_top() -> None:
    source = """
title = "T"
game = "krendel"
seats = ["Ann", "Bob"]
shuffles = [["CARD", "kre-c41"]]
[table]
first = "Ann"
deck_only = []
discard = ["kre-c40", "kre-c41"]
rest = "hand Bob"
[table.Ann]
hand = ["kre-c04", "kre-c11", "kre-c12", "kre-c13", "kre-c14"]
pile = ["kre-c03", "kre-c02", "kre-c01"]
[table.Bob]
hand = ["kre-c05"]
[[step]]
choose = { Ann = "play kre-c04", Bob = "play kre-c05" }
[[step]]
choose = { Ann = "done", Bob = "done" }
[step.expect]
deck_count = 3
Ann = { hand = ["kre-c11", "kre-c12", "kre-c13", "kre-c14", "CARD"] }
"""
    for card in ("kre-c01", "kre-c02", "kre-c40"):
        assert run(source.replace("CARD", card), "") == []
    wrong = Scenario(source.replace("CARD", "kre-c03"), "f.toml").run().mistakes
    assert ["'kre-c03' among those shuffled" in m.message for m in wrong] == [True]
