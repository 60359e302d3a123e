"""What a munchkin knows, as tokens and numbers (`kernel.observe`)."""

from typing import Final

from koldun.games.munchkin.faces import Enhancer, Item, Monster, Shot
from koldun.games.munchkin.fight.fight import FOES, Fight
from koldun.games.munchkin.fight.help import ORDERS
from koldun.games.munchkin.fight.strength import all_treasures, levels_at_stake, strength
from koldun.games.munchkin.hints import hints
from koldun.games.munchkin.state import GOAL, GOLD, Dungeon
from koldun.kernel.cards import Face
from koldun.kernel.decisions import NO_NUMBER, Ask, Option
from koldun.kernel.observe import Observer, Schema, Sheet, around

MOST: Final = 6

SLOTS: Final = [
    "hand",
    "worn",  # before the own seat: items in use, armies, curses, all that lies there
    "carried",  # by the own seat, not worn
    "of the fighter",  # before who fights now, else before who is at turn
    "of the helper",
    "of others",
    "known",  # in other hands
    "monsters",
    "enhancers",
    "used",  # for the munchkins
    "used by foes",
    "shown",  # a door turned up, loot, a body
    "offered",  # in a bargain, to the one who answers
    "asked for",
    "about",
]
HAND: Final = 0
WORN: Final = 1
CARRIED: Final = 2
FIGHTER: Final = 3
HELPER: Final = 4
OTHERS: Final = 5
KNOWN: Final = 6
MONSTERS: Final = 7
ENHANCERS: Final = 8
USED: Final = 9
USED_BY_FOES: Final = 10
SHOWN: Final = 11
OFFERED: Final = 12
ASKED_FOR: Final = 13
ABOUT: Final = 14

TABLE_COLUMNS: Final = [
    "number",
    "own turn",
    "round",
    "night",
    "met",
    "no sale",
    "combat",
    "fights",
    "helps",
    "ours",
    "theirs",
    "ahead",
    "lead",
    "treasures",
    "levels",
    "wins the match",
    "has helper",
    "share",
    "foes",
    "ambush",
    "stage claim",
    "stage won",
    "stage run",
    "held bonus",
    "held boost",
    "held gold",
    "held prey",
    "held monsters",
    "held spite",
    "offers made",
    "offer share",
    "offer to me",
]
SEAT_COLUMNS: Final = [
    "here",
    "dead",
    "active",
    "level",
    "level squared",
    "last level",
    "strength",
    "gear",
    "turns to go",
    "hand",
    "carried gold",
    "items",
    "shots",
    "armies",
    "curses",
    "limp",
    "fights",
    "helps",
    "would win",
    "sworn",
]
COLUMNS: Final = TABLE_COLUMNS + [
    f"{name} {place}" for place in range(MOST) for name in SEAT_COLUMNS
]
_SEAT: Final = len(SEAT_COLUMNS)
_TABLE: Final = len(TABLE_COLUMNS)
_HELD: Final = TABLE_COLUMNS.index("held bonus")
OPTION_COLUMNS: Final = [
    "hint",
    "bonus",
    "boost",
    "price",
    "monster",
    "treasure",
    "beaten",
    "big",
    "enhances",
    "worn",
    "own",
    "level of seat",
    "strength of seat",
    "fights",
    "would win",
    "hand of seat",
    "number",
    "all",
]
_OPTION: Final = len(OPTION_COLUMNS) - 1
_SPITE: Final = ("curse", "enhancer", "wandering")  # what is kept for others
_MOST_NUMBER: Final = 20

QUESTIONS: Final = [
    *["setup", "start", "after", "charity", "combat", "claim", "concede", "run-window"],
    *["door-card", "trouble", "loot", "received", "leave", "dress", "sell", "shed", "pass-down"],
    *["lose", "die", "face", "ward", "curse", "raise", "side", "sips", "dispel", "double"],
    *["runner", "banish", "press", "page", "search", "rob", "swap", "enhance", "wail", "waste"],
    *["split", "death", "loot-body", "seek", "share", "terms", "offer", "bid", "body", "partner"],
    *["give", "want", "bribe", "trade", "show", "show-to", "run-order", "flee", "roll", "ebb"],
    *["abandon", "shield", "charity-give", "charity-discard", "charity-to"],
]
VERBS: Final = [
    *["leave", "take-off", "wear", "sell", "shed", "sell-off", "to", "lose", "face", "play"],
    *["curse", "raise", "side", "sips", "dispel", "double", "runner", "banish", "press", "page"],
    *["take", "rob", "swap", "enhance", "excess", "wail", "wail-at", "wail-on", "waste", "offer"],
    *["seek", "bid", "share", "pay", "demand", "always", "promise", "counter", "with", "give"],
    *["want", "show", "show-to", "show-all", "dress", "trade", "show-card", "sell-items", "lay"],
    *["join", "pair", "wander", "swap-in", "cheat", "first", "second", "any", "flee", "set-die"],
    *["scurry", "ebb", "trouble", "draw", "scavenge", "discard", "give-card", "give-to"],
    *["haggle", "never"],
    *["pass", "done", "yes", "no"],
]


def schema_of(faces: list[Face]) -> Schema:
    return Schema(
        "munchkin",
        most=MOST,
        slots=SLOTS,
        faces=faces,
        questions=QUESTIONS,
        verbs=VERBS,
        columns=COLUMNS,
        option_columns=OPTION_COLUMNS,
        places=["munchkins", "monsters", *ORDERS],
        apart=["play", "trouble"],
        bag=7,
    )


class MunchkinObserver(Observer[Dungeon]):
    def hints(self, state: Dungeon, part: Ask, i: int) -> list[float] | None:
        return hints(state, part, i)

    def question(self, state: Dungeon, seat: int, part: Ask, sheet: Sheet) -> None:
        super().question(state, seat, part, sheet)
        self.about(state, seat, part, ABOUT, sheet)

    # --- cards

    def cards(self, state: Dungeon, seat: int, options: list[Option], sheet: Sheet) -> None:
        t = state
        self._known(t, HAND, t.hands[seat].cards, sheet)
        fight = t.fight
        fighter = t.active if fight is None else fight.main
        helper = -1 if fight is None else fight.helper
        for apart in range(t.seats):
            other = (seat + apart) % t.seats
            if other == seat:
                self._own(t, seat, sheet)
                continue
            slot = FIGHTER if other == fighter else HELPER if other == helper else OTHERS
            self._known(t, slot, t.play[other].cards, sheet)
            for card in t.hands[other].cards:
                if (t.cards.seen[card] >> seat) & 1 == 1:
                    row = self.schema.row(t.cards.faces[card])
                    sheet.tokens.append(1 + KNOWN * self.schema.rows + row)
        self._known(t, SHOWN, t.revealed.cards, sheet)
        self._known(t, SHOWN, t.loot.cards, sheet)
        self._known(t, SHOWN, t.body.cards, sheet)
        if fight is not None:
            self._known(t, MONSTERS, t.monsters.cards, sheet)
            self._known(t, ENHANCERS, t.enhancers.cards, sheet)
            for card, side in fight.shots:
                slot = USED_BY_FOES if side == FOES else USED
                self._known(t, slot, [card], sheet)
        offer = t.offer
        if offer is not None:
            self._known(t, OFFERED, offer.gives, sheet)
            self._known(t, ASKED_FOR, offer.takes, sheet)

    def _own(self, t: Dungeon, seat: int, sheet: Sheet) -> None:
        schema = self.schema
        faces = t.cards.faces
        sideways = t.sideways
        for card in t.play[seat].cards:
            slot = CARRIED if card in sideways else WORN
            sheet.tokens.append(1 + slot * schema.rows + schema.row(faces[card]))

    def _known(self, t: Dungeon, slot: int, cards: list[int], sheet: Sheet) -> None:
        if not cards:
            return
        schema = self.schema
        first = 1 + slot * schema.rows
        faces = t.cards.faces
        for card in cards:
            sheet.tokens.append(first + schema.row(faces[card]))

    # --- numbers

    def numbers(
        self, state: Dungeon, seat: int, part: Ask | None, options: list[Option], sheet: Sheet
    ) -> None:
        t = state
        row = [0.0] * len(COLUMNS)
        if part is not None and part.number != NO_NUMBER:
            row[0] = min(part.number, _MOST_NUMBER) / 10.0
        row[1] = 1.0 if t.active == seat else 0.0
        row[2] = min(t.round, 40) / 20.0
        row[3] = 1.0 if t.night() else 0.0
        row[4] = 1.0 if t.met else 0.0
        row[5] = 1.0 if t.no_sale else 0.0
        fight = t.fight
        if fight is not None:
            self._fight(t, fight, seat, row)
        own = strength(t, seat)
        self._held(t, seat, own, row)
        row[_TABLE - 3] = min(len(t.rights.offered), 5) / 5.0
        offer = t.offer
        if offer is not None:
            row[_TABLE - 2] = min(offer.share, 5) / 5.0
            row[_TABLE - 1] = 1.0 if offer.to == seat else 0.0
        for apart in range(t.seats):
            other = (seat + apart) % t.seats
            at = _TABLE + around(apart, t.seats, MOST) * _SEAT
            self._seat(t, fight, other, own if apart == 0 else strength(t, other), at, row)
        sheet.numbers += row

    def _fight(self, t: Dungeon, fight: Fight, seat: int, row: list[float]) -> None:
        ours, theirs = fight.totals
        levels = levels_at_stake(t, fight)
        row[6] = 1.0
        row[7] = 1.0 if seat == fight.main else 0.0
        row[8] = 1.0 if seat == fight.helper else 0.0
        row[9] = ours / 20.0
        row[10] = theirs / 20.0
        row[11] = 1.0 if ours > theirs else 0.0
        row[12] = min(max(ours - theirs, -20), 20) / 10.0
        row[13] = all_treasures(t, fight) / 4.0
        row[14] = levels / 2.0
        row[15] = 1.0 if t.level[fight.main] + levels >= GOAL else 0.0
        row[16] = 1.0 if fight.helper >= 0 else 0.0
        deal = fight.deal
        if deal is not None:
            row[17] = min(deal.share, 5) / 5.0
        row[18] = len(fight.foes) / 2.0
        row[19] = 1.0 if fight.ambush else 0.0
        row[20] = 1.0 if fight.stage == "claim" else 0.0
        row[21] = 1.0 if fight.stage == "won" else 0.0
        row[22] = 1.0 if fight.stage == "run" else 0.0

    def _held(self, t: Dungeon, seat: int, own: int, row: list[float]) -> None:
        """What the own hand is good for."""
        faces = t.cards.faces
        bonus = boost = gold = prey = monsters = spite = 0
        for card in t.hands[seat].cards:
            face = faces[card]
            if isinstance(face, Monster):
                if face.level < own:
                    prey += 1
                else:
                    monsters += 1
            elif isinstance(face, Item):
                bonus += face.bonus
                boost += face.boost
                gold += face.price
            elif face.kind in _SPITE:
                spite += 1
        row[_HELD] = bonus / 5.0
        row[_HELD + 1] = boost / 5.0
        row[_HELD + 2] = gold / GOLD
        row[_HELD + 3] = prey / 2.0
        row[_HELD + 4] = monsters / 2.0
        row[_HELD + 5] = spite / 2.0

    def _seat(
        self, t: Dungeon, fight: Fight | None, seat: int, total: int, at: int, row: list[float]
    ) -> None:
        level = t.level[seat]
        gold = items = shots = armies = curses = 0
        faces = t.cards.faces
        for card in t.play[seat].cards:
            face = faces[card]
            if isinstance(face, Item):
                gold += face.price
                items += 1
                if face.kind == "one-shot":
                    shots += 1
            elif face.kind == "army":
                armies += 1
            elif face.kind == "curse":
                curses += 1
        row[at] = 1.0
        row[at + 1] = 1.0 if t.dead[seat] else 0.0
        row[at + 2] = 1.0 if t.active == seat else 0.0
        row[at + 3] = level / 10.0
        row[at + 4] = level * level / 100.0
        row[at + 5] = 1.0 if level == GOAL - 1 else 0.0
        row[at + 6] = total / 20.0
        row[at + 7] = (total - level) / 10.0
        row[at + 8] = (seat - t.active) % t.seats / t.seats
        row[at + 9] = len(t.hands[seat].cards) / 8.0
        row[at + 10] = gold / (2 * GOLD)
        row[at + 11] = items / 6.0
        row[at + 12] = shots / 3.0
        row[at + 13] = armies / 2.0
        row[at + 14] = curses / 2.0
        row[at + 15] = (t.limp_combat[seat] + t.limp_turn[seat]) / 2.0
        if fight is not None:
            row[at + 16] = 1.0 if seat == fight.main else 0.0
            row[at + 17] = 1.0 if seat == fight.helper else 0.0
            row[at + 18] = 1.0 if fight.totals[0] + total > fight.totals[1] else 0.0
            row[at + 19] = 1.0 if seat in fight.sworn else 0.0

    # --- options

    def option_numbers(
        self, state: Dungeon, seat: int, part: Ask, option: Option, sheet: Sheet
    ) -> None:
        t = state
        row = [0.0] * _OPTION
        card, target = option.card, option.seat
        if card >= 0 and (t.cards.seen[card] >> seat) & 1 == 1:
            self._card(t, seat, card, row)
            row[9] = 1.0 if card in t.play[seat].cards else 0.0
        if option.other >= 0 and (t.cards.seen[option.other] >> seat) & 1 == 1:
            self._card(t, seat, option.other, row)
        if target >= 0:
            total = strength(t, target)
            fight = t.fight
            row[10] = t.level[target] / 10.0
            row[11] = total / 20.0
            if fight is not None:
                row[12] = 1.0 if fight.has(target) else 0.0
                row[13] = 1.0 if fight.totals[0] + total > fight.totals[1] else 0.0
            row[14] = len(t.hands[target].cards) / 8.0
        if option.number != NO_NUMBER:
            row[15] = min(option.number, _MOST_NUMBER) / 5.0
            row[16] = 1.0 if option.number > _MOST_NUMBER else 0.0
        sheet.option_numbers += row

    def _card(self, t: Dungeon, seat: int, card: int, row: list[float]) -> None:
        face = t.cards.faces[card]
        if isinstance(face, Monster):
            row[3] = face.level / 10.0
            row[4] = face.treasure / 3.0
            row[5] = 1.0 if face.level < strength(t, seat) else 0.0
        elif isinstance(face, Item):
            row[0] = face.bonus / 5.0
            row[2] = face.price / GOLD
            row[6] = 1.0 if face.big else 0.0
            row[8] = 1.0 if card not in t.sideways else 0.0
        elif isinstance(face, Enhancer):
            row[7] = face.strength / 10.0
        if isinstance(face, Shot):
            row[1] = face.boost / 5.0
