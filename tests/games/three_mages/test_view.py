"""What is seen: real geometry, tokens, counters; and nothing that is hidden."""

import math

import pytest
from games.three_mages.scene import BOARD, scene

from koldun.bots.policies import RandomChoice, play_randomly, wander
from koldun.content.registry import game_named
from koldun.content.text import LANGUAGES
from koldun.games.three_mages.library import LIBRARY
from koldun.kernel.randomness import Rng, seed_of
from koldun.testing.contract import begin, secret_window
from koldun.view.look import hear, look
from koldun.view.words import Speaker


def test_the_board_can_be_drawn_without_knowing_the_rules() -> None:
    board = scene().view().table.board
    assert board is not None
    cells = {cell.id: cell for cell in board.cells}
    assert len(cells) == 61 + 27 + 3
    apart = math.sqrt(3)  # the distance of two hexagons that share an edge
    for cell in cells.values():
        assert 0.99 < cell.x < board.width - 0.99
        assert 0.86 < cell.y < board.height - 0.86
        for id in cell.near:
            near = cells[id]
            assert math.hypot(near.x - cell.x, near.y - cell.y) == pytest.approx(apart, abs=1e-3)
            if "castle" not in (cell.kind, near.kind):  # from a castle, never into it
                assert cell.id in near.near
    places = sorted((round(c.x, 2), round(c.y, 2)) for c in cells.values())
    assert len(set(places)) == len(places)


def test_every_place_an_option_names_is_a_cell_a_road_or_a_word() -> None:
    """So that a client can light it up; roads are listed with their squares."""
    game = game_named("three_mages")
    for players in (2, 3):
        for number in range(4):
            match = begin(game, players, f"places {number}", log=False)
            for now in wander(match, f"places {number}"):
                for decision in now.pending():
                    assert len(decision.options) <= 60
                    table = look(now, decision.seat).table
                    assert table.board is not None
                    places = {cell.id for cell in table.board.cells} | set(table.facts["roads"])
                    for option in decision.options:
                        if option.place and option.verb not in ("mage", "kind", "swap"):
                            assert option.place in places


def test_tokens_say_whose_they_are_and_what_state_they_are_in() -> None:
    s = scene(
        roads={"FI-4": "fire m01", "FI-8": "ice drop", "FI-6": "ice m19"},
        hand={"Fire": "M1 I1 s16 s19"},
    )
    s.choose("Fire", "cast mag-s16", "cast mag-s19", "target FI-6", "move FI-4")
    board = s.view().table.board
    assert board is not None
    tokens = {t.at: t for t in board.tokens}
    assert tokens["FI-5"].tags == ["fire", "moved", "heated"]
    assert tokens["FI-5"].counters == {"health": 1, "strength": 6}
    assert tokens["FI-6"].tags == ["ice", "shackled"]
    assert tokens["FI-8"].tags == ["ice", "drop"]
    assert tokens["castle_bones"].kind == "mage"
    assert [t.owner for t in board.tokens if t.kind == "mage"] == [0, 1, 2]


def test_a_token_keeps_its_name_while_it_walks() -> None:
    s = scene(roads={"FI-4": "fire m01"})
    before = s.view().table.board
    s.choose("Fire", "move FI-4")
    after = s.view().table.board
    assert before is not None
    assert after is not None
    assert [t.id for t in before.tokens] == [t.id for t in after.tokens]


def test_seats_show_counts_and_the_table_its_order() -> None:
    s = scene(active="Ice", roads={"FI-4": "fire m01"}, hand={"Ice": "M1 I1"})
    table = s.view().table
    assert [seat.counters for seat in table.seats] == [
        {"cards": 0, "monsters": 1},
        {"cards": 2, "monsters": 0},
        {"cards": 0, "monsters": 0},
    ]
    assert [seat.words["mage"] for seat in table.seats] == ["fire", "ice", "bones"]
    assert table.active == 1
    assert table.facts["order"] == [1, 2, 0]
    assert table.facts["roads"]["FI"]["squares"] == [f"FI-{n}" for n in range(1, 10)]


@pytest.mark.parametrize("players", [2, 3])
def test_hidden_cards_stay_hidden_over_time(players: int) -> None:
    """The contract's comparison of two worlds, over many more stretches of play."""
    game = game_named("three_mages")
    compared = 0
    for number in range(3):
        match = begin(game, players, f"secrets {number}")
        play_randomly(match, RandomChoice(seed_of(f"secrets {number}")), 200)
        rng = Rng(seed_of(f"stretches {number}"))
        for _ in range(6):
            start = rng.below(max(1, len(match.choices) - 2))
            compared += secret_window(match, start, rng.below(players + 1), rng, 20)
    assert compared > 100


def test_whether_one_is_asked_does_not_tell_what_one_holds() -> None:
    """The same scene with a hand that can do much and one that can do nothing."""
    rich = scene(hand={"Fire": "M1 s01", "Ice": "I1"}, at={"Fire": "R3-00"})
    poor = scene(hand={"Fire": "I1 s02", "Ice": "M1"}, at={"Fire": "R3-00"})
    for s in (rich, poor):
        s.choose("Fire", "walk R4-00")
    for name in ("Bones", ""):
        assert len(rich.match.choices) == len(poor.match.choices)
        assert rich.view(name).table.zones == poor.view(name).table.zones
        assert rich.heard(name) == poor.heard(name)


def test_places_have_names_in_both_languages() -> None:
    game = game_named("three_mages")
    for lang in LANGUAGES:
        speaker = Speaker(game, lang, [])
        for cell in [*BOARD.kinds, *BOARD.castles, *(road.id for road in BOARD.roads)]:
            assert speaker.place(cell) != cell
    assert Speaker(game, "en", []).place("R2-00") == "R2-00 (the monster bag)"


CARD_TEXTS = [
    (
        "mag-m07",
        "Price ☄☄❄◇: meteorite × 2, ice, any resource. Strength 6, health 4.",
        "Цена ☄☄❄◇: метеорит × 2, лёд, любой ресурс. Сила 6, здоровье 4.",
    ),
    (
        "mag-s02",
        "Price ☄☄: meteorite × 2. Push a rival's monster 6 squares back.",
        "Цена ☄☄: метеорит × 2. Оттолкните одного монстра соперника назад на 6 клеток.",
    ),
    (
        "mag-s17",
        "Price ☄: meteorite. Gain 2 resources of any kinds.",
        "Цена ☄: метеорит. Получите 2 ресурса любых видов.",
    ),
    (
        "mag-s12",
        "Price ☄❄☠: meteorite, ice, bones. Turn any monster on a road, "
        "yours or a rival's, into a Drop (strength 1, health 1).",
        "Цена ☄❄☠: метеорит, лёд, кости. Любой монстр на дороге, "
        "ваш или чужой, становится Каплей (сила 1, здоровье 1).",
    ),
    (
        "mag-s15",
        "Price ☄◇: meteorite, any resource. Choose a road: all monsters on it "
        "with health 2 or less die, your own too.",
        "Цена ☄◇: метеорит, любой ресурс. Выберите дорогу: все монстры на ней "
        "со здоровьем 2 и меньше погибают, ваши тоже.",
    ),
]


@pytest.mark.parametrize(("id", "en", "ru"), CARD_TEXTS)
def test_a_card_says_what_it_does(id: str, en: str, ru: str) -> None:
    card = next(card for card in LIBRARY.cards if card.id == id)
    assert card.text == {"en": en, "ru": ru}


def test_the_value_follows_the_monsters() -> None:
    game = game_named("three_mages")
    near, far = scene(roads={"FI-9": "fire m01"}), scene(roads={"FI-2": "fire m01"})
    assert game.value(near.match.state, 0) > game.value(far.match.state, 0) > 1 / 3
    assert sum(game.value(near.match.state, seat) for seat in range(3)) == pytest.approx(1)
    near.choose("Fire", "move FI-9")
    assert [game.value(near.match.state, seat) for seat in range(3)] == [1.0, 0.0, 0.0]


def test_several_of_a_resource_are_counted_as_one_would_say_it() -> None:
    """A number stands after the name, which is not declined: never «3 Метеорит»."""
    said = {
        "ru": ["Отдать «Метеорит» ×2, взять лёд", "Вы отдаёте на базаре: Метеорит ×2."],
        "en": ["Give Meteorite ×2, take ice", "You trade in at the bazaar: Meteorite ×2."],
    }
    s = scene(hand={"Fire": "M2"}, at={"Fire": "R2-01"})
    s.choose("Fire", "walk R2-02")
    prompt = look(s.match, 0).prompt
    assert prompt is not None
    swap = next(one for one in prompt.options if one.verb == "swap" and one.place == "ice")
    s.choose("Fire", "swap mag-meteorite ice")
    event = next(one for one in hear(s.match, s.match.events(), 0) if one.id == "swap")
    for lang, (option, told) in said.items():
        speaker = Speaker(s.match.game, lang, ["Ann", "Bob", "Cid"], 0)
        assert speaker.option(swap, prompt) == option
        assert speaker.event(event) == told
