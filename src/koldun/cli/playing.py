"""`koldun play`: a table in the terminal."""

import argparse
import os
import secrets
import sys
from pathlib import Path

from rich.columns import Columns
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from koldun.bots.levels import bot_named
from koldun.bots.playing import play_out
from koldun.cli.advice import advice
from koldun.cli.boards import Drawing
from koldun.cli.common import options_of, out, packs_of
from koldun.cli.listing import rule_text
from koldun.cli.offers import Offers, whole_text
from koldun.content.library import library_of
from koldun.content.match_files import load, to_file
from koldun.content.registry import game_named, table_for
from koldun.kernel.attention import LEVELS
from koldun.kernel.cards import PILE
from koldun.kernel.errors import KoldunError, WrongTable
from koldun.kernel.match import Match
from koldun.kernel.randomness import commitment, seed_of
from koldun.kernel.state import WINDOW
from koldun.view.look import look, overhear
from koldun.view.series import STEP, Series
from koldun.view.views import CardView, EventView, Prompt, SeatView, Token, View, ZoneView
from koldun.view.words import Speaker

_WORDS = {
    "en": {
        "you": "Player",
        "bot": "Bot",
        "bye": "Saved. Go on with: koldun play {game} --load {file}",
        "help": (
            "A number chooses. all: do it with all (where a kind of choice is marked *), go PLACE: walk there, u: take back, i: a hint with its reasons, t: texts of what is offered, l: log, r RULE: a rule, c NAME: cards, q: save and leave. "
            "a everything, a matter, a me: what to call you for; m NAME: ask me whenever I could play that card (again: no longer); b: call me at the next chance to butt in."
        ),
        "attention": "Called for: {level}.",
        "called": "You will be called at the next chance.",
        "marked": "You will be asked whenever you could play {name}.",
        "unmarked": "You will no longer be asked for {name}.",
        "which-mark": "Of the cards you see yourself, which one? There is no {name} among them.",
        "bad": "Type a number from 1 to {n}, or h for help.",
        "no-undo": "That cannot be taken back: something new was shown or somebody else decided.",
        "no-card": "No card is called that.",
        "no-way": "No way leads there now. You could go to: {places}.",
        "no-walk": "Nobody walks now.",
        "no-all": "There is nothing to do with all here.",
        "round": "Round {n}",
        "check": "The shuffles were fixed before the first card: SHA-256 of the seed is {hash}; the seed is {seed}.",
        "hidden": "{n} face down",
    },
    "ru": {
        "you": "Игрок",
        "bot": "Бот",
        "bye": "Сохранено. Продолжить: koldun play {game} --load {file}",
        "help": (
            "Число — выбор. all: сделать так со всеми (где вид выбора помечен *), go МЕСТО: дойти, u: взять назад, i: подсказка и почему, t: тексты предложенных карт, l: журнал, r ПРАВИЛО: правило, c НАЗВАНИЕ: карты, q: сохранить и выйти. "
            "a everything, a matter, a me: звать всегда, когда важно, только обо мне; m НАЗВАНИЕ: звать, когда можно сыграть эту карту (ещё раз: больше не звать); b: позвать, как только можно вмешаться."
        ),
        "attention": "Звать: {level}.",
        "called": "Вас позовут при первой возможности.",
        "marked": "Вас позовут, когда можно будет сыграть карту «{name}».",
        "unmarked": "Ради карты «{name}» больше звать не будут.",
        "which-mark": "Среди ваших карт нет такой: «{name}».",
        "bad": "Введите число от 1 до {n} или h — помощь.",
        "no-undo": "Назад нельзя: открылось новое или уже решил кто-то другой.",
        "no-card": "Такой карты нет.",
        "no-way": "Туда сейчас не дойти. Можно: {places}.",
        "no-walk": "Сейчас идти некуда.",
        "no-all": "Здесь нечего делать со всеми разом.",
        "round": "Раунд {n}",
        "check": "Колоды были определены до первой карты: SHA-256 зерна {hash}; зерно {seed}.",
        "hidden": "рубашкой вверх: {n}",
    },
}


def play(args: argparse.Namespace) -> int:
    if args.load:
        match, file = load(Path(args.load))
        if match.game.id != args.game:
            raise WrongTable(f"{args.load}: holds a match of {match.game.id}, not of {args.game}")
        names = file.names
    else:
        match = _new_match(args)
        names = []
    players = match.setup.players
    if not 0 <= args.seat < players:
        raise WrongTable(f"--seat {args.seat}: there are seats 0 to {players - 1}")
    words = _WORDS[args.lang]
    if len(names) != players:
        names = [f"{words['bot']} {seat + 1}" for seat in range(players)]
        names[args.seat] = words["you"]
    bots = {seat: bot_named(args.bots) for seat in range(players) if seat != args.seat}
    table = Terminal(match, args, names)
    play_out(match, bots)  # bots first: they do not see what you are about to choose
    while match.ask is not None:
        if not table.decide():
            return table.leave()
        play_out(match, bots)
    table.show_end()
    return 0


def _new_match(args: argparse.Namespace) -> Match:
    game = game_named(args.game)
    players = args.players if args.players is not None else max(game.least, min(4, game.most))
    setup = table_for(game, players, options_of(args), packs=packs_of(args))
    seed = secrets.token_bytes(32) if args.seed is None else seed_of(args.seed)
    match = Match.start(game, setup, seed)
    out.print(f"[dim]SHA-256 of the seed: {commitment(seed)}[/]", soft_wrap=True)
    return match


class Terminal:
    """One person's end of the table."""

    def __init__(self, match: Match, args: argparse.Namespace, names: list[str]) -> None:
        self.match = match
        self.seat: int = args.seat
        self.lang: str = args.lang
        self.names = names
        self.speaker = Speaker(match.game, self.lang, names, self.seat)
        self.file = Path(
            args.save or args.load or f"{match.game.id}-{commitment(match.seed)[:8]}.koldun.json"
        )
        self.words = _WORDS[self.lang]
        self.heard = 0
        self.told = 0  # of what was heard since, before the last choice of a series
        self.offers = Offers(self.speaker)
        self.series: Series | None = None  # several choices in one go

    # --- one decision

    def decide(self) -> bool:
        """Show the table and take one choice. False: the person wants to leave."""
        view = look(self.match, self.seat)
        if self.series is not None and view.prompt is not None:
            told = overhear(self.match, self.seat, self.heard)
            if self._go_on(view.prompt, told[self.told :]):
                return True
        self.tell()
        self.show(view)
        prompt = view.prompt
        assert prompt is not None
        out.print(
            f"[bold]{escape(self.speaker.prompt(prompt))}[/] [dim]{prompt.rule}[/]", soft_wrap=True
        )
        for offer in self.offers.lines(prompt.options, prompt):
            out.print(offer)
        while True:
            try:
                line = out.input("[bold]> [/]").strip()
            except EOFError:
                return False
            if line in ("q", "quit", "exit"):
                return False
            if line.isdigit() and 1 <= int(line) <= len(prompt.options):
                self.match.choose(self.seat, int(line) - 1)
                return True
            if line == "u":
                if self.match.can_undo(self.seat):
                    self.match.undo(self.seat)
                    self.heard = 0
                    return True
                out.print(self.words["no-undo"])
            elif line == "all" or line.startswith("go "):
                self.series = self._begun(line, prompt)
                self.told = 0
                if self._go_on(prompt, []):
                    return True
            else:
                self._answer(line, view)

    def _begun(self, line: str, prompt: Prompt) -> Series | None:
        """Several choices in one go, or why there are none."""
        if line == "all":
            series = Series.all(prompt)
            if series is None:
                out.print(self.words["no-all"])
            return series
        series = Series.walk(prompt, line[3:].strip())
        if series is None:
            near = [o.place for o in prompt.options if o.verb == STEP]
            places = ", ".join(near + sorted(prompt.ways))
            out.print(self.words["no-way" if near else "no-walk"].format(places=places))
        return series

    def _go_on(self, prompt: Prompt, told: list[EventView]) -> bool:
        """Make the next choice of the series; False: it has ended."""
        option = None if self.series is None else self.series.next(prompt, told)
        if option is None:
            self.series = None
            return False
        self.told = len(overhear(self.match, self.seat, self.heard))
        self.match.choose_key(self.seat, option.key)
        return True

    def _answer(self, line: str, view: View) -> None:
        verb, _, rest = line.partition(" ")
        prompt = view.prompt
        assert prompt is not None
        try:
            if verb == "l":
                for event in self.speaker.gathered(overhear(self.match, self.seat)):
                    out.print(f"{escape(self.speaker.event(event))} [dim]{event.rule}[/]")
            elif verb == "r":
                ledger = library_of(self.match.game).ledger
                for clause in ledger.search(rest or prompt.rule)[:12]:
                    out.print(rule_text(clause, self.lang))
            elif verb == "i":
                for line in advice(self.match, self.seat, prompt, self.speaker):
                    out.print(line, markup=False)
            elif verb == "t":
                for text in self.offers.again(prompt.options):
                    out.print(text)
            elif verb == "c" and rest:
                found = self._cards_called(rest)
                out.print(Columns(found) if found else self.words["no-card"])
            elif verb == "a" and rest in LEVELS:
                self.match.attend(self.seat, LEVELS.index(rest))
                out.print(self.words["attention"].format(level=rest))
            elif verb == "m" and rest:
                self._mark(rest, view)
            elif verb == "b":
                self.match.call(self.seat)
                out.print(self.words["called"])
            elif verb in ("h", "?", "help"):
                out.print(self.words["help"])
            else:
                out.print(self.words["bad"].format(n=len(prompt.options)))
        except KoldunError as error:
            out.print(str(error), markup=False)

    def _mark(self, words: str, view: View) -> None:
        """Ask for a card of mine whenever it could be played, or no longer."""
        own = [z for z in view.table.zones if z.owner == self.seat]
        for card in [card for zone in own for card in zone.cards if card.face]:
            name = self.speaker.card(card)
            if words.casefold() in f"{card.face} {name}".casefold():
                marked = card.id in look(self.match, self.seat).marked
                key = f"{'unmark' if marked else 'mark'}:{card.id}"
                for choice in self.match.setting(self.seat, key):
                    self.match.choose(choice.seat, choice.index)
                out.print(escape(self.words["unmarked" if marked else "marked"].format(name=name)))
                return
        out.print(escape(self.words["which-mark"].format(name=words)))

    # --- showing

    def tell(self) -> None:
        """What has happened since the last decision."""
        events = overhear(self.match, self.seat, self.heard)
        self.heard += len(events)
        for event in self.speaker.gathered(events):
            if event.id == WINDOW:  # the question itself says that somebody may answer
                continue
            out.print(f"[dim]·[/] {escape(self.speaker.event(event))}", soft_wrap=True)

    def show(self, view: View) -> None:
        table = view.table
        out.rule(
            f"{escape(self.speaker.say('title'))} · {self.words['round'].format(n=table.round)} · "
            f"{escape(self.speaker.phase(table.phase))}"
        )
        shared = [zone for zone in table.zones if zone.owner < 0 and zone.count]
        for zone in shared:
            out.print(self._shared(zone), soft_wrap=True)
        if table.board is not None:
            drawing = Drawing(table.board, view.prompt.options if view.prompt else [], self.speaker)
            out.print(drawing.text())
            out.print(drawing.legend())
            named = [self._token(token) for token in table.board.tokens if token.face]
            out.print(", ".join(named), markup=False)
        panels = []
        for seat in table.seats:
            own = [z for z in table.zones if z.owner == seat.seat and z.count]
            panels.append(self._seat(seat, own, view))
        out.print(Columns(panels, equal=True))

    def _seat(self, seat: SeatView, zones: list[ZoneView], view: View) -> Panel:
        body = Table.grid(padding=(0, 1))
        counters = [
            f"{escape(self.speaker.counter(name))} [bold]{value}[/]"
            for name, value in seat.counters.items()
            if not name.endswith(("-marker", "-beyond"))
        ]
        if counters:
            body.add_row(", ".join(counters))
        for zone in zones:
            body.add_row(self._zone(zone))
        waiting = " …" if seat.seat in view.waiting and seat.seat != self.seat else ""
        style = "yellow" if seat.seat == self.seat else "dim" if seat.out else ""
        return Panel(
            body,
            title=f"{seat.seat + 1} {escape(self.speaker.seat(seat.seat))}{waiting}",
            border_style=style or "none",
        )

    def _token(self, token: Token) -> str:
        """`Rosebush (Player) @ 3.4`: a card that lies on the board."""
        name = self.speaker.card_name(token.face)
        owner = f" ({self.speaker.seat(token.owner)})" if token.owner >= 0 else ""
        return f"{name}{owner} @ {self.speaker.place(token.at)}"

    def _zone(self, zone: ZoneView) -> Text:
        """A zone in one line: open piles by their top, hidden ones by their number."""
        cards = zone.cards[-1:] if zone.layout == PILE else zone.cards
        named = [self._card_line(card) for card in cards if card.face]
        hidden = zone.count - len(zone.cards) + sum(1 for card in zone.cards if not card.face)
        if hidden > 0:
            named.append(self.words["hidden"].format(n=hidden))
        count = f" ({zone.count})" if zone.layout == PILE and zone.count > 1 else ""
        return Text(f"{self.speaker.zone(zone.name)}{count}: {', '.join(named)}")

    def _card_line(self, card: CardView) -> str:
        badges = "/".join(str(value) for value in card.badges.values())
        return self.speaker.card(card) + (f" {badges}" if badges else "")

    def _shared(self, zone: ZoneView) -> Text:
        """What lies in the middle for all, with what it does."""
        line = self._zone(zone)
        for card in zone.cards[-1:]:
            if card.face:
                line.append(f"  {self.speaker.card_text(card.face)}", "dim")
        return line

    def _cards_called(self, words: str) -> list[Panel]:
        return [
            Panel(
                escape(whole_text(self.speaker, card.id)),
                title=escape(card.name[self.lang]),
                width=50,
            )
            for card in library_of(self.match.game).cards
            if words.casefold() in f"{card.id} {' '.join(card.name.values())}".casefold()
        ][:9]

    # --- leaving

    def leave(self) -> int:
        """Save and say how to go on."""
        data = to_file(self.match, self.names)
        partial = self.file.with_name(self.file.name + ".part")
        try:
            partial.write_bytes(data)
            os.replace(partial, self.file)
        except OSError as error:
            raise KoldunError(f"{self.file}: cannot be written: {error.strerror}") from error
        out.print(self.words["bye"].format(game=self.match.game.id, file=self.file), soft_wrap=True)
        return 0

    def show_end(self) -> None:
        self.tell()
        view = look(self.match, self.seat)
        self.show(view)
        assert view.result is not None
        out.print(f"[bold green]{escape(self.speaker.result(view.result))}[/]", soft_wrap=True)
        seed = self.match.seed
        note = self.words["check"].format(hash=commitment(seed), seed=seed.hex())
        out.print(f"[dim]{note}[/]", soft_wrap=True)
        if not sys.stdin.isatty():
            out.file.flush()
