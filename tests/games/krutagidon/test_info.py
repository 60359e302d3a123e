"""What is hidden and what is open."""

import pytest
from games.krutagidon.scene import scene

DAY = "what_a_lovely_day"


@pytest.mark.rule("KRU-INFO-01")
def test_hand_is_known_to_its_player_only() -> None:
    s = scene(hand=["vum", "overbrain"], legend=["bananamage"])
    assert {"vum", "overbrain"} <= s.sees("Ann")
    for watcher in ("Bob", ""):
        assert not {"vum", "overbrain"} & s.sees(watcher)
        zone = next(z for z in s.view(watcher).table.zones if z.id == "hand/0")
        assert zone.count == 3
        assert all(not card.face for card in zone.cards)


@pytest.mark.rule("KRU-INFO-02")
def test_face_down_piles_are_only_counted() -> None:
    s = scene(hand=[])
    for watcher in ("Ann", "Bob", ""):
        zones = {z.id: z for z in s.view(watcher).table.zones}
        for id in ("deck/0", "deck/1", "main", "legends", "graves"):
            assert zones[id].cards == []
            assert zones[id].count == s.number(*_place(s.names, id))


def _place(names: list[str], id: str) -> tuple[str, str]:
    name, _, seat = id.partition("/")
    return name, names[int(seat)] if seat else ""


@pytest.mark.rule("KRU-INFO-03")
def test_open_things_are_open_to_all() -> None:
    ann = {
        "discard": ["overbrain"],
        "play": ["six_eleven"],
        "familiar": ["puff"],
        "tokens": ["dwt_draw_one"],
        "tiles": ["property_four_types"],
        "life": 13,
    }
    s = scene(3, [], {"Ann": ann}, destroyed=["wand"], mayhem=["mayhem_a"], prize=0)
    open_cards = {"overbrain", "six_eleven", "puff", "dwt_draw_one", "property_four_types", "wand"}
    for watcher in ("Ann", "Bob", "Cid", ""):
        assert open_cards | {"mayhem_a", "vum", "snot_knight"} <= s.sees(watcher)
        table = s.view(watcher).table
        assert table.seats[0].counters["life"] == 13
        assert table.facts["prize"] == 0
        assert table.facts["rlyeh"] == -1


@pytest.mark.rule("KRU-INFO-04")
def test_defence_prompt_tells_nothing() -> None:
    views = []
    for cid in (DAY, "fizzle"):
        seats = {"Bob": {"hand": ["fizzle"]}, "Cid": {"hand": [cid]}, "Dan": {"hand": [DAY]}}
        s = scene(4, ["annihilageddon"], seats)
        s.play("annihilageddon")
        view = s.view("Ann")
        assert view.window
        assert view.waiting == []
        views.append([line for line in s.heard("Ann") if line.startswith("window")][:2])
    assert views[0] == views[1]
    s = scene(hand=["guilty_giblets"], seats={"Bob": {"hand": ["fizzle"]}})
    s.play("guilty_giblets")
    assert s.count("window Ann defend") == 1  # asked aloud although Bob had nothing to play


@pytest.mark.rule("KRU-INFO-05")
def test_only_results_are_announced() -> None:
    bob = {"hand": ["glyph", "acid_dragon", "furry_bros"]}
    s = scene(hand=["overbrain"], seats={"Bob": bob})
    s.play("overbrain")
    assert s.count("unaffected Bob") == 1
    assert not {"acid_dragon", "furry_bros"} & {w for e in s.heard("Ann") for w in e.split()}
    s = scene(hand=["sign_of_the_cosmos"], mayhem=["mayhem_e"], seats={"Bob": bob})
    s.play("sign_of_the_cosmos", "no")
    assert s.count("hand-total Bob 7") == 1
    assert "acid_dragon" not in {w for e in s.heard("Ann") for w in e.split()}


@pytest.mark.rule("KRU-INFO-04", "KRU-INFO-05")
def test_choices_that_depend_on_hidden_cards_are_asked_quietly() -> None:
    s = scene(3, ["overbrain"], {"Bob": {"hand": ["vum", "totally_lit"]}})
    s.play("overbrain", "target Bob")
    assert s.asked() == ["Bob"]
    for watcher in ("Ann", "Cid", ""):
        view = s.view(watcher)
        assert view.window
        assert view.waiting == []


@pytest.mark.rule("KRU-INFO-06")
def test_cards_between_hands_are_seen_by_giver_and_receiver() -> None:
    s = scene(3, ["swine_rod", "fizzle"], {"Ann": {"deck": ["wand"]}}, keep=False)
    s.play("swine_rod", "target Bob", "give fizzle")
    assert s.hand("Bob") == ["fizzle"]
    assert "give Ann Bob fizzle" in s.heard("Ann")
    assert "give Ann Bob fizzle" in s.heard("Bob")
    assert "give Ann Bob ?" in s.heard("Cid")
    assert "fizzle" not in s.sees("Cid")
    s = scene(3, ["swine_rod"], {"Ann": {"deck": ["vum"], "discard": ["limp_wand"]}})
    s.play("swine_rod", "target Bob", "give limp_wand")
    assert "give Ann Bob limp_wand" in s.heard("Cid")
