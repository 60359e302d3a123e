"""Components and heroes: KRE-COMP, KRE-HERO."""

import pytest
from games.krendel.scene import NOTHING, plays, scene

from koldun.content.library import library_of
from koldun.content.registry import table_for
from koldun.games.krendel import game
from koldun.games.krendel.ending import judge
from koldun.kernel.errors import WrongTable
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.testing.scenes import TableScene

CARDS = library_of(game).cards
CREATURES = [card for card in CARDS if card.kind == "creature"]
REWARDS = [card for card in CARDS if card.kind == "reward"]
HEROES = [card for card in CARDS if card.kind == "hero"]


def zone_counts(players: int) -> dict[str, int]:
    return {zone.id: zone.count for zone in scene(players).view().table.zones}


@pytest.mark.rule("KRE-COMP-01")
def test_the_creature_deck_holds_43_different_cards() -> None:
    assert len({card.id for card in CREATURES}) == 43
    assert all(card.copies == 1 for card in CREATURES)
    counts = zone_counts(2)
    assert counts["deck"] + counts["hand/0"] + counts["hand/1"] == 43


@pytest.mark.rule("KRE-COMP-02")
def test_the_reward_deck_holds_8_cards_with_a_condition_and_a_prize_each() -> None:
    assert len({card.id for card in REWARDS}) == 8
    assert all(card.copies == 1 for card in REWARDS)
    assert len({card.facts["condition"]["en"] for card in REWARDS}) == 8
    assert len({card.facts["prize"]["en"] for card in REWARDS}) == 8
    counts = zone_counts(4)
    assert counts["rewards"] + counts["condition"] + counts["prize"] == 8


@pytest.mark.rule("KRE-COMP-03")
def test_there_are_boards_markers_and_hint_cards_for_six_and_a_seventh_is_refused() -> None:
    full = scene(6)
    boards = [seat.words["hero"] for seat in full.view().table.seats]
    assert len(HEROES) == len(set(boards)) == 6
    for seat in full.view().table.seats:
        assert {"trophies-marker", "wounds-marker"} <= seat.counters.keys()
    for lang in ("ru", "en"):
        hint = [library_of(game).text.say(lang, f"hint-{line}") for line in range(1, 8)]
        assert len(set(hint)) == 7
    with pytest.raises(WrongTable, match="2 to 6"):
        table_for(game, 7)


@pytest.mark.rule("KRE-COMP-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_sit_down(players: int) -> None:
    assert scene(players).asked() == list("ABCDEF"[:players])


@pytest.mark.rule("KRE-COMP-04")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_fewer_or_more_are_refused(players: int) -> None:
    with pytest.raises(WrongTable):
        table_for(game, players)


@pytest.mark.rule("KRE-COMP-04")
def test_of_two_players_the_rival_is_one_neighbour_not_two() -> None:
    after = scene(A=plays("5/5"), B=plays("0/3")).fight()
    assert after.tracks() == {"A": (1, 0), "B": (0, 1)}


@pytest.mark.rule("KRE-HERO-01")
def test_every_player_has_one_hero_with_a_name_and_a_picture() -> None:
    start = scene(4)
    for name in "ABCD":
        (board,) = start.shown("hero", name)
        hero = next(card for card in HEROES if card.id == board)
        assert hero.name["ru"]
        assert hero.name["en"]
        assert hero.icon


@pytest.mark.rule("KRE-HERO-02")
def test_trophies_and_wounds_move_each_their_own_marker() -> None:
    start = scene(A=plays("1/1", trophies=3, wounds=5), B=plays("1/1", trophies=7, wounds=2))
    one, two = (seat.counters for seat in start.view().table.seats)
    assert (one["trophies-marker"], one["wounds-marker"]) == (3, 5)
    assert (two["trophies-marker"], two["wounds-marker"]) == (7, 2)


@pytest.mark.rule("KRE-HERO-03")
def test_the_track_starts_at_nothing_and_ends_at_12() -> None:
    for seat in scene(3).view().table.seats:
        assert seat.counters["trophies-marker"] == seat.counters["wounds-marker"] == 0
    for count, shown in ((1, 1), (11, 11), (12, 12), (13, 12), (20, 12)):
        start = scene(A=plays("1/1", trophies=count, wounds=count), B=plays("1/1"))
        counters = start.view().table.seats[0].counters
        assert counters["trophies-marker"] == counters["wounds-marker"] == shown


@pytest.mark.rule("KRE-HERO-04")
def test_counting_goes_on_past_the_end_of_the_track() -> None:
    after = scene(
        A=plays("6/6", {"fight_everyone": {}}, trophies=11), B=plays("1/1"), C=plays("1/1"),
        D=plays("1/1"),
    ).fight()  # fmt: skip
    counters = after.view().table.seats[0].counters
    assert counters["trophies"] == 14
    assert (counters["trophies-marker"], counters["trophies-beyond"]) == (12, 2)
    hurt = scene(A=plays("1/1", wounds=15), B=plays("1/1")).view().table.seats[0].counters
    assert (hurt["wounds-marker"], hurt["wounds-beyond"]) == (12, 3)


@pytest.mark.rule("KRE-HERO-04")
def test_wounds_are_counted_past_the_end_of_the_track_too() -> None:
    after = scene(
        A=plays("6/6", {"wounds_per_hit": 2}), B=plays("1/1", wounds=10), C=plays("6/6"),
        prize=NOTHING,
    ).fight()  # fmt: skip
    assert after.wounds("B") == 13


@pytest.mark.rule("KRE-HERO-04")
def test_the_true_count_decides_beyond_the_track() -> None:
    assert judge([13, 12], [10, 0]).winners == [0]


@pytest.mark.rule("KRE-HERO-04")
def test_counters_never_fall_below_nothing() -> None:
    after = scene(
        A=plays("2/2", {"lose_trophy": 5}),
        B=plays("2/2", {"heal_if_won": 5}, wounds=1),
        C=plays("9/0", {"wound_self": 1}),
        prize=NOTHING,
    ).fight()
    assert after.trophies("A") == 0
    assert after.wounds("B") == 0  # beaten once by C, 1 before, 5 healed


@pytest.mark.rule("KRE-HERO-05")
def test_heroes_change_nothing_but_name_and_picture() -> None:
    heroes = [card.id for card in HEROES]

    def tracks_with(one: str, two: str, three: str) -> list[object]:
        scene = TableScene(
            {"A": {"hero": [one]}, "B": {"hero": [two]}, "C": {"hero": [three]}}, list("ABC")
        )
        match = Match.start(game, table_for(game, 3, scene=scene), seed_of("heroes"))
        seen = []
        while match.ask is not None:
            match.choose(match.pending()[0].seat, 0)
            seen.append(match.state.facts())
        assert match.result is not None
        return [*seen, match.result.winners]

    expected = tracks_with(*heroes[:3])
    assert len(expected) > 5
    assert tracks_with(*heroes[3:]) == expected
    assert tracks_with(heroes[2], heroes[5], heroes[0]) == expected


HERO_NAMES = [
    ("kre-h1", "Графиня Плюшка", "Countess Bun"),
    ("kre-h2", "Сэр Сухарь", "Sir Rusk"),
    ("kre-h3", "Магистр Калач", "Magister Kalach"),
    ("kre-h4", "Тётка Опара", "Aunt Leaven"),
    ("kre-h5", "Капитан Баранка", "Captain Sushka"),
    ("kre-h6", "Кроха Ваниль", "Little Vanilla"),
]


@pytest.mark.rule("KRE-HERO-01")
@pytest.mark.parametrize(("id", "ru", "en"), HERO_NAMES)
def test_a_hero_has_a_name_a_colour_and_no_power(id: str, ru: str, en: str) -> None:
    hero = next(card for card in HEROES if card.id == id)
    assert hero.name == {"ru": ru, "en": en}
    assert hero.icon
    assert [card.id for card in HEROES if card.facts["colour"] == hero.facts["colour"]] == [id]
    assert hero.facts.keys() == {"colour"}
