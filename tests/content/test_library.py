"""Cards, verbs, words and ledgers: read strictly, with the place of every mistake."""

import re
from pathlib import Path

import pytest
from support import NEW_CARD

import koldun.games
from koldun.content.ledger import load_ledger
from koldun.content.library import Entry, library_of
from koldun.content.registry import game_named, games, table_for
from koldun.content.text import Text, signed
from koldun.kernel.errors import BadFile, KoldunError, WrongTable

LIBRARY = library_of(game_named("krendel"))
TEXTS = sorted(Path(koldun.games.__path__[0]).glob("*/text/*.ftl"))


def test_a_pack_of_somebody_else_adds_cards_with_generated_texts() -> None:
    pack = LIBRARY.pack("new.toml", NEW_CARD)
    assert [face.id for face in pack.faces] == ["new-1"]
    assert "Charm" in pack.cards[0].text["en"]
    assert "Your creature: attack +1." in pack.cards[0].text["en"]
    assert "2 раны" in pack.cards[0].text["ru"]


def test_a_packs_cards_are_shuffled_into_the_deck() -> None:
    game = game_named("krendel")
    setup = table_for(
        game, 4, packs=[("new.toml", NEW_CARD.replace('kind = "c', 'copies = 3\nkind = "c'))]
    )
    from koldun.kernel.match import Match

    match = Match.start(game, setup, bytes(32))
    assert sum(face.id == "new-1" for face in match.state.cards.faces) == 3


@pytest.mark.parametrize(
    ("change", "to", "place", "problem"),
    [
        ('id = "new-1"', 'id = "kre-c01"', "new.toml: kre-c01", "taken"),
        ("attack = 3", "attack = 99", "new.toml: new-1.attack", "from 0 to 20"),
        ("attack = 3", 'attack = "x"', "new.toml: new-1.attack", "whole number"),
        ("attack = 3", "attack = true", "new.toml: new-1.attack", "whole number"),
        ("attack = 3", "", "new.toml: new-1.attack", "missing"),
        ("attack = 3", "atack = 3\nattack = 3", "new.toml: new-1.atack", "not known"),
        ("thorns = 2", "thornes = 2", "new-1.spell.do.thornes", "no verb 'thornes'; there are"),
        ("thorns = 2", "thorns = 77", "new-1.spell.do.thorns.wounds", "from 1 to 9"),
        ("thorns = 2", "thorns = true", "new-1.spell.do.thorns", "needs 'wounds'"),
        ("thorns = 2", "cut_all = 3", "new-1.spell.do.cut_all", "takes no parameter"),
        ("attack = 1", "speed = 1", "new-1.spell.do.self", "no parameter 'speed'"),
        ('en = "Charm"', 'fr = "Charme"', "new-1.spell.name.en", "missing"),
        ('kind = "creature"', 'kind = "dragon"', "new-1.kind", "no kind 'dragon'"),
        ("KRE-CARD-01", "KRE-CARD-99", "new-1.rules", "no rule 'KRE-CARD-99'"),
        ("[[card]]", "[[cards]]", "new.toml", r"\[\[card\]\] entries"),
        ("[[card]]", "[[card]", "new.toml", "not TOML"),
    ],
)
def test_a_mistake_in_a_card_file_is_named_with_its_place(
    change: str, to: str, place: str, problem: str
) -> None:
    broken = NEW_CARD.replace(change, to, 1)
    assert broken != NEW_CARD
    with pytest.raises(BadFile, match=problem) as caught:
        LIBRARY.pack("new.toml", broken)
    assert place in str(caught.value)


def test_there_is_no_game_seat_count_or_option_but_those_there_are() -> None:
    game = game_named("krendel")
    with pytest.raises(WrongTable, match=r"no game 'chess'; there are .*krendel"):
        game_named("chess")
    for players in (1, 7):
        with pytest.raises(WrongTable, match="2 to 6 players"):
            table_for(game, players)
    with pytest.raises(WrongTable, match="no option 'speed'"):
        table_for(game, 3, {"speed": 3})
    with pytest.raises(WrongTable, match="Expected `int`"):
        table_for(game_named("duel"), 3, {"life": "many"})
    assert table_for(game_named("duel"), 3, {"life": "7"}).players == 3


def test_words_are_checked(tmp_path: object) -> None:
    text = LIBRARY.text
    assert text.say("ru", "event-round", {"number": 3}) == "Раунд 3."
    with pytest.raises(KoldunError, match="no message 'nonsense'"):
        text.say("ru", "nonsense")
    with pytest.raises(KoldunError, match="no language 'fr'"):
        text.say("fr", "title")
    with pytest.raises(KoldunError, match="event-round"):
        text.say("en", "event-round")
    assert signed(2) == "+2"
    assert signed(-2) == "\N{MINUS SIGN}2"


def test_broken_fluent_is_told_with_its_line(tmp_path: object) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path))
    for lang in ("ru", "en"):
        (folder / f"{lang}.ftl").write_text("one = 1\nthis is no message\n", encoding="utf-8")
    with pytest.raises(BadFile, match=r"ru\.ftl:2"):
        Text([folder])


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("name", sorted({path.parent.parent.name for path in TEXTS}))
def test_a_game_counts_by_one_word(name: str, lang: str) -> None:
    """The log says round or turn as `unit` tells the page, whose head and result then do so too."""
    text = library_of(game_named(name)).text
    id = "event-round" if text.has(lang, "event-round") else "event-turn"
    said = text.say(lang, id, {"me": "none", "seat": "Ann", "number": 7})
    word = {"ru": {"round": "раунд", "turn": "ход"}, "en": {"round": "round", "turn": "turn"}}
    assert f"{word[lang][text.say(lang, 'unit')]} 7" in said.lower()


POLITE = re.compile(r"(?<!из )\b(?:вы|вас|вам|вами|ваш\w*)\b", re.IGNORECASE)
CLOSE = re.compile(
    r"\b(?:ты|тебя|тебе|тобой|тво(?:й|я|ё|и|его|ей|ему|их|им|ю|ём|ими))\b", re.IGNORECASE
)
GUIDE = Path(__file__).resolve().parents[2] / "web" / "src" / "text" / "guide.ru.ftl"


@pytest.mark.parametrize("name", sorted({path.parent.parent.name for path in TEXTS}))
def test_a_game_speaks_russian_in_one_voice(name: str) -> None:
    """Its own texts, its lesson and its guide say either «ты» or «вы», and `voice` tells the page which."""
    folder = Path(koldun.games.__path__[0]) / name
    voice = library_of(game_named(name)).text.say("ru", "voice")
    lines = [
        *(folder / "text" / "ru.ftl").read_text(encoding="utf-8").splitlines(),
        *(folder / "lesson" / "ru.ftl").read_text(encoding="utf-8").splitlines(),
        *(
            line
            for line in GUIDE.read_text(encoding="utf-8").splitlines()
            if line.startswith(f"guide-{name}-")
        ),
    ]
    other = {"close": POLITE, "polite": CLOSE}[voice]
    assert [line for line in lines if other.search(line)] == []


def test_a_broken_ledger_is_refused(tmp_path: object) -> None:
    from pathlib import Path

    file = Path(str(tmp_path)) / "rules.toml"
    for source, problem in (
        ("[game", "not TOML"),
        ('[game]\nid = "x"', "not a rule ledger"),
        ('[game]\nid="x"\n[[clause]]\nid="A"\nrule="r"\n[[clause]]\nid="A"\nrule="r"', "twice"),
    ):
        file.write_text(source, encoding="utf-8")
        with pytest.raises(BadFile, match=problem):
            load_ledger(file)


def test_the_ledger_can_be_searched() -> None:
    found = LIBRARY.ledger.search("neighbour fight everyone")
    assert "KRE-NEIGH-02" in [clause.id for clause in found]
    assert LIBRARY.ledger.search("kre-win-05")[0].id == "KRE-WIN-05"
    with pytest.raises(KoldunError, match="no rule 'KRE-X'"):
        LIBRARY.ledger.clause("KRE-X")


def test_rules_cited_in_the_code_are_in_the_ledger() -> None:
    """Comments, decisions and events cite ids; a wrong number helps nobody."""
    import re
    from importlib.resources import files

    for game in games().values():
        package = type(game).__module__.rsplit(".", 1)[0] if "." in type(game).__module__ else ""
        if not package.startswith("koldun."):
            continue
        ledger = library_of(game).ledger
        prefix = next(iter(ledger.clauses)).split("-")[0]
        known = set(ledger.clauses) | set(ledger.examples)
        for file in files(package).iterdir():
            if file.name.endswith(".py"):
                cited = re.findall(rf"\b{prefix}-[A-Z]+-\d+\b", file.read_text(encoding="utf-8"))
                wrong = [id for id in cited if id not in known and "-OPEN-" not in id]
                assert not wrong, f"{file.name} cites {wrong}"


def test_an_entry_may_hold_lists_of_tables_and_of_words() -> None:
    data = {
        "id": "x",
        "kind": "spell",
        "name": {"ru": "Икс", "en": "X"},
        "mode": [{"range": "near"}, {"range": "far"}],
        "traits": ["fire"],
    }
    entry = Entry(data, "test")
    assert [part.line("range") for part in entry.parts("mode")] == ["near", "far"]
    assert entry.words("traits", ("fire", "water")) == ["fire"]
    assert entry.words("missing", ("fire",)) == []
    assert entry.parts("missing") == []
    entry.finish()
    with pytest.raises(BadFile, match="must be of"):
        Entry({**data, "traits": ["stone"]}, "test").words("traits", ("fire",))
    with pytest.raises(BadFile, match="list of tables"):
        Entry({**data, "mode": [1]}, "test").parts("mode")


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_the_log_names_who_did_it(path: Path) -> None:
    """What only one seat heard is read by everybody once the match is over."""
    address = re.compile(r"\b(you|your|вы|вам|ваш|ты|тебе|твой)\b", re.IGNORECASE)
    lines = path.read_text().splitlines()
    assert [line for line in lines if line.startswith("event-") and address.search(line)] == []
