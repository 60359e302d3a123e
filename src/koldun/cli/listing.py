"""`koldun games`, `koldun cards`, `koldun rules`."""

import argparse
import json
from pathlib import Path

import msgspec
from rich.markup import escape
from rich.table import Table

from koldun.cli.common import out, print_json, read_text
from koldun.content.ledger import Clause
from koldun.content.library import CardInfo, library_of, small_print
from koldun.content.registry import broken_games, game_named
from koldun.content.registry import games as all_games
from koldun.content.text import LANGUAGES
from koldun.kernel.errors import KoldunError
from koldun.lab.command import err


def games(args: argparse.Namespace) -> int:
    if args.json:
        print_json([_game_facts(id) for id in all_games()])
        return 0
    table = Table("id", "name", "players", "minutes", "weight", "", box=None, pad_edge=False)
    for game in all_games().values():
        text = library_of(game).text
        table.add_row(
            game.id,
            f"[bold]{escape(text.say(args.lang, 'title'))}[/]"
            + (" 18+" if "adult" in game.capabilities else ""),
            f"{game.least}-{game.most}",
            str(game.minutes),
            "●" * game.weight + "○" * (5 - game.weight),
            escape(text.say(args.lang, "tagline")),
        )
    out.print(table)
    for name, reason in broken_games().items():
        err.print(f"{name} cannot be played: {reason}", markup=False, soft_wrap=True)
    return 0


def _game_facts(id: str) -> dict[str, object]:
    game = game_named(id)
    library = library_of(game)
    return {
        "id": game.id,
        "version": game.version,
        "title": {lang: library.text.say(lang, "title") for lang in LANGUAGES},
        "tagline": {lang: library.text.say(lang, "tagline") for lang in LANGUAGES},
        "players": [game.least, game.most],
        "minutes": game.minutes,
        "weight": game.weight,
        "capabilities": sorted(game.capabilities),
        "options": msgspec.json.schema(game.options).get("$defs", {}),
        "cards": sum(card.copies for card in library.cards),
        "rules": len(library.ledger.clauses),
    }


def cards(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    library = library_of(game)
    if args.pack:
        listed = library.pack(Path(args.pack).name, read_text(args.pack)).cards
    else:
        listed = library.cards
    listed = [card for card in listed if _holds(card, args.words)]
    if args.json:
        print_json(listed)
        return 0
    table = Table("id", "name", "kind", "n", "text", box=None, pad_edge=False)
    for card in listed:
        kind = library.text.say(args.lang, f"kind-{card.kind}")
        table.add_row(
            card.id,
            f"[bold]{escape(card.name[args.lang])}[/]",
            escape(kind),
            str(card.copies),
            _words(card, args.lang),
        )
    out.print(table)
    return 0


def _words(card: CardInfo, lang: str) -> str:
    """What a card does, its small print, then its line for fun."""
    lines = [escape(card.text[lang])]
    printed = small_print(card, lang)
    if printed:
        lines.append(f"[dim]{escape(printed)}[/]")
    flavour = card.flavour.get(lang)
    if flavour:
        lines.append(f"[italic dim]{escape(flavour)}[/]")
    return "\n".join(lines)


def _holds(card: CardInfo, words: list[str]) -> bool:
    whole = " ".join([card.id, card.kind, *card.name.values(), *card.text.values()]).casefold()
    return all(word.casefold() in whole for word in words)


def rules(args: argparse.Namespace) -> int:
    if args.coverage:
        return _coverage(args)
    if args.game is None:
        counts = {id: len(library_of(game).ledger.clauses) for id, game in all_games().items()}
        if args.json:
            print_json(counts)
        else:
            for id, count in counts.items():
                out.print(f"{id}: {count} rules")
        return 0
    ledger = library_of(game_named(args.game)).ledger
    found = ledger.search(" ".join(args.words))
    if not found:
        raise KoldunError(f"{args.game}: no rule holds {' '.join(args.words)!r}")
    if args.json:
        print_json(found)
        return 0
    wanted = {clause.id for clause in found}
    for chapter in ledger.chapters:
        held = [clause for clause in ledger.of(chapter) if clause.id in wanted]
        if held:
            out.print(f"\n[bold underline]{escape(chapter.title[args.lang])}[/]")
            if not args.words:
                out.print(f"[italic]{escape(chapter.about[args.lang])}[/]", soft_wrap=True)
        for clause in held:
            out.print(rule_text(clause, args.lang), soft_wrap=True)
    for clause in found if not ledger.chapters else []:
        out.print(rule_text(clause, args.lang), soft_wrap=True)
    return 0


def rule_text(clause: Clause, lang: str) -> str:
    """A rule as it is shown wherever its number is asked for."""
    source = f" [dim]{escape(clause.source)}[/]" if clause.source else ""
    basis = "" if clause.basis == "printed" else f" [italic]({clause.basis})[/]"
    note = f"\n    [dim]{escape(clause.noted(lang))}[/]" if clause.note else ""
    return f"[bold]{clause.id}[/]{source}{basis}\n    {escape(clause.said(lang))}{note}"


def _coverage(args: argparse.Namespace) -> int:
    path = Path("build/rules.json")
    try:
        report = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise KoldunError(f"{path}: run `make test` first ({error})") from error
    if args.game is not None:
        game_named(args.game)
        report = {id: found for id, found in report.items() if id == args.game}
    lacking = any(found["untested"] or found["unnamed"] for found in report.values())
    if args.json:
        print_json(report)
        return int(lacking)
    for id, found in report.items():
        cards = found["cards"] - len(found["unnamed"])
        out.print(
            f"{id}: {found['tested']} of {found['clauses']} rules tested, "
            f"{cards} of {found['cards']} cards"
        )
        for missing in found["untested"] + found["unnamed"]:
            out.print(f"  {missing}")
    return int(lacking)
