import re
from pathlib import Path

import pytest

from koldun.content.ledger import load_ledger
from koldun.content.library import library_of
from koldun.content.registry import games
from koldun.kernel.errors import BadFile

LEDGER = """
[game]
id = "duel"
[[clause]]
id = "DUE-1"
rule = "Draw a card."
note = "From the top."
[[term]]
ru = "карта"
en = "card"
meaning = "What is drawn."
"""


def written(folder: Path, russian: str) -> tuple[Path, Path]:
    ledger, texts = folder / "rules.toml", folder / "rules.ru.toml"
    ledger.write_text(LEDGER, encoding="utf-8")
    texts.write_text(russian, encoding="utf-8")
    return ledger, texts


def test_a_rule_is_said_in_russian_and_found_by_its_words(tmp_path: Path) -> None:
    texts = '[rules]\n"DUE-1" = "Игрок берёт карту."\n[notes]\n"DUE-1" = "Верхнюю."\n[terms]\ncard = "То, что берут."\n'
    ledger = load_ledger(*written(tmp_path, texts))
    clause = ledger.clause("DUE-1")
    assert clause.said("ru") == "Игрок берёт карту."
    assert clause.said("en") == "Draw a card."
    assert [clause.noted("ru"), clause.noted("en")] == ["Верхнюю.", "From the top."]
    assert ledger.search("берёт КАРТУ") == [clause] == ledger.search("draw")
    assert ledger.terms[0].meaning_ru == "То, что берут."


def test_without_a_translation_a_rule_is_english(tmp_path: Path) -> None:
    ledger, texts = written(tmp_path, "[rules]\n")
    assert load_ledger(ledger, texts).clause("DUE-1").said("ru") == "Draw a card."
    assert load_ledger(ledger, tmp_path / "none").clause("DUE-1").said("ru") == "Draw a card."


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ('[rules]\n"DUE-9" = "Нет такого."\n', "rules.ru.toml: duel: there is no rule 'DUE-9'"),
        ("[rules]\n'DUE-1' = 3\n", "rules.ru.toml: not the texts of a ledger"),
        ("[rules", "rules.ru.toml: not the texts of a ledger"),
    ],
)
def test_a_bad_translation_is_named(tmp_path: Path, texts: str, said: str) -> None:
    with pytest.raises(BadFile, match=said):
        load_ledger(*written(tmp_path, texts))


OURS = [id for id, game in sorted(games().items()) if type(game).__module__.startswith("koldun.")]


@pytest.mark.parametrize("id", OURS)
def test_every_rule_and_term_of_our_games_is_there_in_russian(id: str) -> None:
    ledger = library_of(games()[id]).ledger
    assert [c.id for c in ledger.clauses.values() if not c.ru] == []
    assert [c.id for c in ledger.clauses.values() if c.note and not c.note_ru] == []
    assert [t.en for t in ledger.terms if not t.meaning_ru] == []
    # people read them: nothing of files and code
    said = [f"{t.ru} {t.en} {t.meaning} {t.meaning_ru}" for t in ledger.terms]
    assert [one for one in said if re.search(r"\bcode\b|card files|OCR|\[\[|kind =", one)] == []


CHAPTER = """[[chapter]]
groups = %s
title = { ru = "Глава", en = "Chapter" }
about = { ru = "О чём.", en = "%s" }
"""


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        (
            CHAPTER % ('["DRAW"]', "What."),
            "chapters.toml: 'PLAY' stands in 0 chapters and not in one",
        ),
        (
            CHAPTER % ('["DRAW", "PLAY", "DRAW"]', "What."),
            "chapters.toml: 'DRAW' stands in 2 chapters and not in one",
        ),
        (CHAPTER % ('["DRAW", "PLAY", "DIE"]', "What."), "chapter 1: there are no rules 'DIE'"),
        (CHAPTER % ('["DRAW", "PLAY"]', ""), "chapter 1: says nothing in en"),
        ("[[chapter]]\nname = 3\n", "chapters.toml: not the chapters of a ledger"),
    ],
)
def test_bad_chapters_are_named(tmp_path: Path, texts: str, said: str) -> None:
    ledger, chapters = tmp_path / "rules.toml", tmp_path / "chapters.toml"
    rules = [f'[[clause]]\nid = "DUE-{id}-1"\nrule = "Do."\n' for id in ("PLAY", "DRAW")]
    ledger.write_text('[game]\nid = "duel"\n' + "".join(rules), encoding="utf-8")
    chapters.write_text(CHAPTER % ('["DRAW", "PLAY"]', "What."), encoding="utf-8")
    good = load_ledger(ledger, None, chapters)
    assert [c.id for c in good.of(good.chapters[0])] == ["DUE-DRAW-1", "DUE-PLAY-1"]
    chapters.write_text(texts, encoding="utf-8")
    with pytest.raises(BadFile, match=said):
        load_ledger(ledger, None, chapters)


@pytest.mark.parametrize("id", OURS)
def test_every_rule_of_our_games_stands_in_one_chapter(id: str) -> None:
    ledger = library_of(games()[id]).ledger
    assert 6 <= len(ledger.chapters) <= 15
    held = [clause.id for chapter in ledger.chapters for clause in ledger.of(chapter)]
    assert sorted(held) == sorted(ledger.clauses)
