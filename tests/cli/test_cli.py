"""The command line: what it prints, and one clear line with exit code 2 for every mistake."""

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from koldun.cli import common, main

SCENARIOS = Path(__file__).parent.parent / "games" / "krendel" / "scenarios"


class Said:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setattr(common.out, "_file", None)

    def run_(*arguments: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            code = main(list(arguments))
        except SystemExit as stop:
            code = int(str(stop.code or 0))
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return run_


def test_games_are_listed(run: Run) -> None:
    said = run("games", "--json")
    game = next(g for g in said.json() if g["id"] == "krendel")
    assert game["players"] == [2, 6]
    assert game["cards"] == 57
    assert "Krendel" in run("games", "--lang", "en").out
    assert "Турнир" in run("games", "--lang", "ru").out


def test_every_card_is_listed_in_both_languages(run: Run) -> None:
    cards = run("cards", "krendel", "--json").json()
    assert len(cards) == 43 + 8 + 6
    for card in cards:
        assert set(card) >= {"id", "name", "kind", "copies", "text", "rules"}
        assert card["text"]["ru"]
        assert card["text"]["en"]
    assert "Scrappy Kolobok" in run("cards", "krendel", "kolobok", "--lang", "en").out


def test_rules_are_listed_and_searched(run: Run) -> None:
    assert len(run("rules", "krendel", "--json").json()) == 96
    assert "KRE-NEIGH-02" in run("rules", "krendel", "fight", "everyone").out
    assert run("rules", "--json").json()["krendel"] == 96


def test_a_simulation_reports_what_was_asked_for(run: Run) -> None:
    said = run("sim", "krendel", "--players", "3", "--games", "30", "--jobs", "1", "--json").json()
    for key in ("game", "players", "games", "decisions", "seconds", "wins", "draws", "length"):
        assert key in said
    assert said["games"] == 30 == sum(said["wins"]) + said["draws"]
    assert set(said["length"]) == {"mean", "p50", "p95"}
    assert "seat 2 (random)" in run("sim", "krendel", "--players", "3", "--games", "3").out


def test_a_tally_is_told_in_tables_and_in_json(run: Run) -> None:
    command = ("sim", "krendel", "--players", "3", "--games", "4", "--jobs", "1", "--tally")
    said = run(*command, "--json").json()
    assert said["tally"]["matches"] == said["games"] == 4
    assert {"event", "per_match", "winners"} <= set(said["tally"]["events"][0])
    assert {"card", "event", "edge", "margin"} <= set(said["tally"]["cards"][0])
    told = run(*command).out
    for words in ("decisions a turn", "draw-own", "KRE-ROUND-01", "wins over fair", "more"):
        assert words in told


def test_the_digest_does_not_depend_on_jobs_but_on_the_seed(run: Run) -> None:
    command = ("sim", "krendel", "--players", "4", "--games", "40", "--json")
    one = run(*command, "--jobs", "1").json()
    two = run(*command, "--jobs", "2").json()
    other = run(*command, "--jobs", "1", "--seed", "7").json()
    assert one["digest"] == two["digest"] != other["digest"]
    assert one["wins"] == two["wins"]


def test_scenarios_are_run(run: Run, tmp_path: Path) -> None:
    good = str(SCENARIOS / "worked_round.toml")
    assert run("scenario", good).code == 0
    assert run("scenario", good, "--json").json()[0]["failures"] == []
    bad = tmp_path / "bad.toml"
    bad.write_text(
        Path(good).read_text(encoding="utf-8").replace("trophies = 2", "trophies = 3"),
        encoding="utf-8",
    )
    said = run("scenario", good, str(bad))
    assert said.code == 1
    assert "Masha.trophies" in said.out


def test_one_bad_scenario_does_not_stop_the_others(run: Run, tmp_path: Path) -> None:
    good = SCENARIOS / "worked_round.toml"
    text = good.read_text(encoding="utf-8")
    files = {"toml": "[table", "game": text.replace("krendel", "chess", 1)}
    files["choice"] = text.replace("trophies = 2", "trophies = 3") + (
        '[[step]]\nchoose = { Sasha = "dance" }\n'
    )
    for name, source in files.items():
        (tmp_path / name).write_text(source, encoding="utf-8")
    said = run("scenario", *(str(tmp_path / name) for name in files), "none.toml", str(good))
    assert said.code == 2
    assert "holds" in said.out
    assert "Masha.trophies" in said.out, "a failed choice hides no failed expectation"
    lines = said.err.splitlines()
    assert len(lines) == 4, lines
    assert "Traceback" not in said.err
    assert "not offered 'dance'" in lines[2]
    told = run("scenario", str(tmp_path / "choice"), "--json").json()[0]
    assert len(told["failures"]) == len(told["mistakes"]) == 1


def test_scenarios_are_written(run: Run, tmp_path: Path) -> None:
    saved = str(SCENARIOS.parent.parent.parent / "saved" / "krendel-2-half.json")
    written: list[tuple[str, ...]] = [
        ("--new", "krendel"),
        ("--from", saved, "--at", "5"),
        ("--from", saved),
    ]
    for arguments in written:
        said = run("scenario", *arguments)
        assert said.code == 0, said.err
        file = tmp_path / "written.toml"
        file.write_text(said.out, encoding="utf-8")
        assert run("scenario", str(file)).code == 0
    wrong: list[tuple[str, ...]] = [
        (),
        ("--new", "chess"),
        ("--at", "5"),
        ("--new", "krendel", "--from", saved),
        ("--from", saved, "--at", "999"),
        ("--from", "none.json"),
    ]
    for arguments in wrong:
        said = run("scenario", *arguments)
        assert said.code == 2
        assert said.err.count("\n") == 1


def test_a_match_is_played_saved_continued_and_replayed(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    start = ("play", "krendel", "--players", "3", "--seed", "s", "--bots", "random", "--lang", "en")
    said = run(*start, "--save", file, typed="1\nh\nx\nl\nr KRE-WIN-01\nc dragon\n1\nu\n99\nq\n")
    assert said.code == 0
    assert "Saved" in said.out
    for expected in ("A number chooses", "KRE-WIN-01", "Brioche Dragon", "cannot be taken back"):
        assert expected in said.out
    went_on = run("play", "krendel", "--load", file, "--bots", "random", typed="1\n" * 400)
    assert went_on.code == 0
    assert "the seed is" in went_on.out
    replayed = run("replay", file, "--lang", "ru")
    assert replayed.code == 0
    assert "Раунд 1." in replayed.out
    steps = run("replay", file, "--json", "--seat", "0").json()
    assert len(steps["steps"]) == steps["choices"] + 1
    assert run("replay", file, "--step", typed="\n" * 5).code == 0


def test_leaving_at_the_end_of_input_saves_too(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run("play", "krendel", "--seed", "s", "--save", str(file), typed="1\n")
    assert json.loads(file.read_bytes())["game"] == "krendel"


PACK = """
[[card]]
id = "new-1"
kind = "creature"
name = { ru = "Новый", en = "New" }
attack = 9
defence = 9
[card.spell]
name = { ru = "Чары", en = "Charm" }
do = { cut_all = true }
"""


def test_a_pack_is_checked_listed_and_played(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(PACK, encoding="utf-8")
    assert [c["id"] for c in run("cards", "krendel", "--pack", str(pack), "--json").json()] == [
        "new-1"
    ]
    command = ("sim", "krendel", "--players", "2", "--games", "5", "--jobs", "1", "--json")
    assert run(*command, "--pack", str(pack)).json()["digest"] != run(*command).json()["digest"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "there is no game 'chess'; there are"),
        (["play", "krendel", "--players", "9"], "krendel is for 2 to 6 players, not 9"),
        (["play", "krendel", "--seat", "5"], "--seat 5: there are seats 0 to 3"),
        (["play", "krendel", "--bots", "genius"], "there is no bot 'genius'"),
        (["play", "krendel", "--option", "speed"], "write NAME=VALUE"),
        (["play", "krendel", "--option", "speed=3"], "no option 'speed'"),
        (["play", "krendel", "--load", "none.json"], "none.json: cannot be read"),
        (["play", "krendel", "--pack", "none.toml"], "none.toml: cannot be read"),
        (["sim", "krendel", "--players", "1", "--games", "1"], "2 to 6 players, not 1"),
        (["sim", "krendel", "--players", "2", "--games", "0"], "cannot play 0 matches"),
        (["sim", "krendel", "--players", "2", "--games", "1", "--jobs", "0"], "at least one"),
        (["sim", "krendel", "--players", "2", "--games", "1", "--bots", "a,b"], "no bot 'a'"),
        (
            ["sim", "krendel", "--players", "2", "--games", "1", "--bots", "random,random,random"],
            "3 bots are named for 2 seats",
        ),
        (["cards", "chess"], "no game 'chess'"),
        (["cards", "krendel", "--pack", "none.toml"], "cannot be read"),
        (["rules", "krendel", "zzzz"], "no rule holds 'zzzz'"),
        (["scenario", "none.toml"], "cannot be read"),
        (["replay", "none.json"], "cannot be read"),
    ],
)
def test_mistakes_end_in_one_line_and_exit_code_2(
    run: Run, arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*arguments)
    assert result.code == 2
    assert result.err.count("\n") == 1, result.err
    assert said in result.err
    assert not list(tmp_path.iterdir()), "nothing is written"


def test_a_damaged_or_foreign_match_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run("play", "krendel", "--seed", "s", "--save", str(file), typed="1\n1\n")
    good = file.read_text(encoding="utf-8")
    assert "not of duel" in run("play", "duel", "--load", str(file)).err
    for broken in (good[:-40], good.replace('"seed": "', '"seed": "00'), "{}"):
        file.write_text(broken, encoding="utf-8")
        said = run("play", "krendel", "--load", str(file), typed="q\n")
        assert said.code == 2
        assert said.err.count("\n") == 1
        assert file.read_text(encoding="utf-8") == broken, "nothing is written"


def test_wrong_words_show_how_it_is_used(run: Run) -> None:
    assert run("dance").code == 2
    assert "usage: koldun" in run("--help").out
    for command in ("play", "sim", "cards", "rules", "scenario", "replay", "games"):
        assert "usage" in run(command, "--help").out


def test_bots_meet_in_the_arena(run: Run, tmp_path: Path) -> None:
    contest = ("arena", "krendel", "--players", "3", "--bots", "search,greedy,random")
    more = ("--games", "3", "--iterations", "4", "--state", str(tmp_path / "state"))
    said = run(*contest, *more, "--json")
    found = said.json()
    assert said.code == 0
    assert {s["bot"] for s in found["standings"]} == {"search", "greedy", "random"}
    assert sum(s["wins"] for s in found["standings"]) <= 3
    assert "rating" in run(*contest, *more).out
    assert run(*contest, *more, "--bar", "2").code == 2
    assert run(*contest, *more, "--jobs", "0").code == 2
    assert "another contest" in run(*contest, "--games", "3", *more[4:]).err


def test_a_cluster_without_ray_says_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "koldun.lab.cluster", raising=False)
    table = ("krendel", "--players", "2", "--games", "1", "--ray", "auto")
    for command in (("sim", *table), ("arena", *table, "--bots", "random")):
        said = run(*command)
        assert said.code == 2
        assert "pip install 'koldun[cluster]'" in said.err
        assert said.err.count("\n") == 1


def test_a_cluster_is_asked_for_by_nobody_who_does_not_want_one(run: Run) -> None:
    """Ray takes seconds to import."""
    code = (
        "import sys; from koldun.cli import main; main(sys.argv[1:]); print('ray' in sys.modules)"
    )
    table = ["sim", "krendel", "--players", "2", "--games", "2", "--jobs", "2"]
    said = subprocess.run([sys.executable, "-c", code, *table], capture_output=True, text=True)
    assert said.stdout.splitlines()[-1] == "False"


def test_a_simulation_is_kept_and_goes_on(run: Run, tmp_path: Path) -> None:
    state = ("--state", str(tmp_path / "state"))
    command = ("sim", "krendel", "--players", "2", "--games", "6", "--jobs", "1", "--json")
    assert run(*command, *state).json()["digest"] == run(*command).json()["digest"]
    assert run(*command, *state).json()["digest"] == run(*command).json()["digest"]
    assert "another simulation" in run(*command, *state, "--seed", "7").err
    nowhere = str(tmp_path / "none" / "state")
    assert "cannot be written" in run(*command, "--state", nowhere).err


def test_a_bot_keeps_its_name(run: Run) -> None:
    """`:100:` is no picture."""
    said = run(
        "arena", "krendel", "--players", "2", "--bots", "search:100,greedy", "--games", "1"
    ).out
    assert "search:100: " in said
