"""Who bots are: twenty with a name, a face and a way to play, in both languages."""

import re

import msgspec
import pytest

from koldun.bots.levels import bot_named
from koldun.bots.people.personas import Said, personas, pick_personas, with_temperament
from koldun.kernel.randomness import seed_of

LONGEST = {"name": 24, "hello": 110}


def test_each_is_whole_in_both_languages_and_fits_its_place() -> None:
    found = list(personas().values())
    assert len(found) == 20
    for one in found:
        says: dict[str, Said] = {f: getattr(one.says, f) for f in one.says.__struct_fields__}
        for key, said in {"name": one.name, "hello": one.hello, **says}.items():
            for lang, text in msgspec.structs.asdict(said).items():
                assert 0 < len(text) <= LONGEST.get(key, 60), f"{one.id}.{key}.{lang}"
                cyrillic = bool(re.search("[а-яё]", text, re.I))
                assert cyrillic == (lang == "ru"), f"{one.id}.{key}.{lang}"


def test_no_two_look_or_sound_alike() -> None:
    found = list(personas().values())
    for key in ("id", "icon", "name"):
        assert len({getattr(one, key) for one in found}) == len(found)


def test_every_temperament_is_played_by_somebody() -> None:
    assert {one.temperament for one in personas().values()} == {
        "",
        "cautious",
        "greedy",
        "vengeful",
        "chaotic",
    }


@pytest.mark.parametrize("level", ["apprentice", "mage", "archmage"])
def test_levels_for_people_play_with_a_temperament(level: str) -> None:
    for one in personas().values():
        bot_named(with_temperament(level, one.temperament))
    assert with_temperament(level, "greedy") == f"{level}~greedy"
    assert with_temperament(level, "") == level
    assert with_temperament("random", "greedy") == "random"


def test_those_who_sit_together_are_different_ones() -> None:
    for number in range(50):
        found = pick_personas(5, seed_of(f"table {number}"), taken=["whisk"])
        ids = [one.id for one in found]
        assert len(set(ids)) == 5
        assert "whisk" not in ids
    assert len({one.id for one in pick_personas(20, seed_of("all"))}) == 20
