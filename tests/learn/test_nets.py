"""Networks that are shipped fit what their games write, and observers list all that a game may ask."""

import re
from importlib.resources import files

import pytest

from koldun.bots.learned.net import FILE, load, net_of
from koldun.content.registry import games
from koldun.kernel.game import AnyGame

OBSERVED = [game for game in games().values() if game.observer() is not None]
MOST_BYTES = 1_000_000
COMMON = {"pass", "done", "yes", "no"}  # worded by the house, not by games
STANDING = {"pass-until", "pass-unless-me"}  # standing answers: left to people


def package_of(game: AnyGame) -> str:
    return type(game).__module__.rpartition(".")[0]


SHIPPED = [game for game in OBSERVED if (files(package_of(game)) / FILE).is_file()]


def test_every_game_of_the_house_is_observed() -> None:
    house = {"krendel", "krutagidon", "munchkin", "three_mages", "wiz_war"}
    assert house <= {game.id for game in OBSERVED}


@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.id)
def test_a_shipped_network_was_trained_with_this_schema(game: AnyGame) -> None:
    data = (files(package_of(game)) / FILE).read_bytes()
    assert len(data) <= MOST_BYTES
    observer = game.observer()
    assert observer is not None
    schema = observer.schema
    net = load(data, game.id)
    assert net.about["schema"] == schema.hash
    assert net.weights["tokens"].shape[0] == schema.tokens
    assert net.weights["option_tokens"].shape[0] == schema.option_tokens
    assert net.weights["columns"].shape[0] == len(schema.columns)
    assert net.weights["option_columns"].shape[0] == len(schema.option_columns)
    assert net_of(game) is not None


@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.id)
def test_a_shipped_network_has_a_pedigree(game: AnyGame) -> None:
    about = load((files(package_of(game)) / FILE).read_bytes(), game.id).about
    assert about["game"] == game.id
    assert about["players"] == list(range(game.least, game.most + 1))
    assert about["decisions"] > 1_000_000
    assert about["matches"] > 0
    assert about["rules"]
    assert about["date"]
    contests = about["contests"]
    assert {"bots", "players", "deals", "rate", "low", "high"} <= set(contests[0])


@pytest.mark.parametrize("game", OBSERVED, ids=lambda game: game.id)
def test_all_that_is_worded_is_listed(game: AnyGame) -> None:
    """A question or an option that a game has words for, but its schema does not, would be unseen."""
    observer = game.observer()
    assert observer is not None
    text = (files(package_of(game)) / "text" / "en.ftl").read_text("utf-8")
    asked = set(re.findall(r"^ask-([\w-]+) =", text, re.MULTILINE))
    offered = set(re.findall(r"^option-([\w-]+) =", text, re.MULTILINE))
    assert asked <= set(observer.schema.questions)
    assert offered - STANDING <= set(observer.schema.verbs)
    assert set(observer.schema.verbs) - offered <= COMMON
