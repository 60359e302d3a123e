// How Krutagidon is shown: the card that is played, whom it hits, what the Market turns up.
import { cardsIn, carried, counted, heaped, laid, type Choreography } from "../../lib/stage.svelte";
import type { CardView, EventView, View } from "../../lib/protocol";

const holds = (view: View, card: CardView | undefined): string =>
  view.table.zones.find((zone) => zone.cards.some((one) => !!card?.id && one.id === card.id))?.id ?? "";

function powered(view: View, power: (now: number) => number): View {
  const facts = view.table.facts as { power?: number };
  return { ...view, table: { ...view.table, facts: { ...facts, power: Math.max(0, power(facts.power ?? 0)) } } };
}

/** Cards leave a hand, which is counted at the seat, too. */
function spent(view: View, seat: number, cards: CardView[], to: string): View {
  return counted(carried(view, cards, `hand/${seat}`, to), seat, "hand", -cards.length);
}

/** The hand and all that does not stay in play lie in the discards, and the power is gone. */
function ended(view: View, seat: number, next: View): View {
  const stays = new Set(cardsIn(next, `play/${seat}`).map((card) => card.id));
  const goes = cardsIn(view, `play/${seat}`).filter((card) => !stays.has(card.id));
  const hand = cardsIn(view, `hand/${seat}`);
  const cleared = carried(
    carried(view, goes, `play/${seat}`, `discard/${seat}`),
    hand,
    `hand/${seat}`,
    `discard/${seat}`,
  );
  const left = cleared.table.seats[seat]?.counters.hand ?? 0;
  return powered(counted(heaped(cleared, `hand/${seat}`, -left), seat, "hand", -left), () => 0);
}

/** A card is drawn from a deck, seen by whoever draws it. */
function drawn(view: View, seat: number, cards: CardView[], many: number): View {
  const less = heaped(counted(counted(view, seat, "hand", many), seat, "deck", -many), `deck/${seat}`, -many);
  return cards.length ? laid(less, `hand/${seat}`, (now) => [...now, ...cards]) : heaped(less, `hand/${seat}`, many);
}

function shuffled(view: View, seat: number): View {
  const many = view.table.zones.find((zone) => zone.id === `discard/${seat}`)?.count ?? 0;
  const bare = laid(view, `discard/${seat}`, () => []);
  return heaped(counted(heaped(bare, `discard/${seat}`, -many), seat, "deck", many), `deck/${seat}`, many);
}

/** What is gained lies where the event says. */
function gained(view: View, { seat = -1, cards = [], word }: EventView): View {
  const from = holds(view, cards[0]);
  if (word === "hand") return counted(carried(view, cards, from, `hand/${seat}`), seat, "hand", 1);
  if (word === "top") return heaped(counted(carried(view, cards, from), seat, "deck", 1), `deck/${seat}`, 1);
  return carried(view, cards, from, `discard/${seat}`);
}

export const STAGE: Choreography = {
  seconds: {
    turn: 0.5,
    play: 0.9,
    "play-enemy": 1,
    power: 0,
    buy: 0.8,
    gain: 0.7,
    market: 0.4,
    mayhem: 2,
    legend: 1.4,
    "group-attack": 1.4,
    damage: 1,
    defend: 1,
    redirect: 1,
    die: 1.4,
    token: 1,
    draw: 0.3,
    "draw-own": 0.3,
    "discard-hand": 0.35,
    discard: 0.5,
    destroy: 0.7,
    shuffle: 0.3,
    "end-turn": 0,
    first: 0,
    sides: 0,
    board: 0,
  },
  together: new Set(["market", "draw", "draw-own"]),
  counts: new Set(["turn"]),
  phases: {
    turn: "market",
    market: "market",
    play: "action",
    "end-turn": "end",
    legend: "group",
    "group-attack": "group",
  },
  alarms: new Set(["mayhem"]),
  causes: new Set(["play", "play-enemy", "mayhem", "group-attack", "window", "defend"]), // a window names the attack
  alone: new Set(["buy", "end-turn"]),
  persons: new Set(["prize"]),
  wards: new Set(["defend"]),
  blows: new Set(["damage", "redirect", "die"]),
  remarks: [
    { on: "die", who: "seat", says: "lost_much" },
    { on: "die", who: "other", says: "won_fight" },
    { on: "prize", who: "seat", says: "won_fight" },
    { on: "damage", who: "seat", says: "attacked", least: 3 },
  ],
  figures: [
    { on: "buy", who: "seat", says: "figure-bought" },
    { on: "die", who: "other", says: "figure-killed" },
    { on: "die", who: "seat", says: "figure-deaths" },
  ],
  turning: {
    prize: { good: "seat" },
    die: { good: "other", bad: "seat" },
    "life-swap": {},
    "life-set": {},
    mayhem: {},
    "group-attack": {},
    damage: { good: "other", bad: "seat" },
    "token-back": { good: "seat" },
    swap: {},
    take: { good: "seat", bad: "other" },
    "take-top": { good: "seat" },
    buy: { good: "seat" },
    gain: {},
    redirect: {},
    defend: { good: "seat" },
    destroy: {},
    heal: { good: "seat" },
    "play-enemy": {},
    play: { good: "seat" },
    discard: { bad: "seat" },
    give: {},
    tile: {},
  },
  sounds: {
    play: "lay",
    "play-enemy": "lay",
    buy: "coin",
    gain: "coin",
    market: "flip",
    mayhem: "roar",
    legend: "roar",
    "group-attack": "roar",
    damage: "blow",
    defend: "clang",
    redirect: "clang",
    heal: "heal",
    die: "stone",
    draw: "deal",
    "draw-own": "deal",
  },
  figure(event) {
    if (event.id === "die") return { text: "", good: false, icon: "tombstone" };
    if (event.number === undefined || event.number === null) return null;
    if (event.id === "damage" || event.id === "spend") return { text: `−${event.number}`, good: false, icon: "hearts" };
    if (event.id === "heal") return { text: `+${event.number}`, good: true, icon: "hearts" };
    return null;
  },
  flights({ id, seat = -1, number, cards }) {
    const card = cards?.[0]?.id;
    if (id === "buy" && card)
      return [{ icon: "coins", from: { sign: ".power" }, to: { card }, good: true, many: Math.min(number ?? 1, 4) }];
    if (id === "token") return [{ icon: "tombstone", from: { zone: "graves" }, to: { seat }, good: false }];
    return [];
  },
  after(view, event, _, next) {
    const { seat = -1, cards = [] } = event;
    const by = event.number ?? 0;
    switch (event.id) {
      case "turn":
        return powered({ ...view, table: { ...view.table, active: seat } }, () => 0);
      case "play":
        return powered(spent(view, seat, cards, `play/${seat}`), (now) => event.number ?? now);
      case "play-enemy":
      case "power":
      case "double-power":
        return powered(view, (now) => event.number ?? now);
      case "defend":
        return holds(view, cards[0]) === `play/${seat}`
          ? carried(view, cards, `play/${seat}`, `discard/${seat}`)
          : spent(view, seat, cards, `discard/${seat}`);
      case "buy":
        return powered(carried(view, cards, holds(view, cards[0]), `discard/${seat}`), (now) => now - by);
      case "gain":
        return gained(view, event);
      case "market":
        return heaped(
          laid(view, "market", (now) => [...now, ...cards]),
          "main",
          -1,
        );
      case "legend": // it stands on the plate, and lies in its place when it attacks
        return heaped(view, "legends", -1);
      case "group-attack":
        return laid(view, "legend", () => cards);
      case "destroy":
        return carried(view, cards, holds(view, cards[0]));
      case "discard": {
        const from = holds(view, cards[0]);
        return from && from !== `hand/${seat}`
          ? carried(view, cards, from, `discard/${seat}`)
          : spent(view, seat, cards, `discard/${seat}`);
      }
      case "discard-hand":
        return spent(view, seat, cards, `discard/${seat}`);
      case "end-turn":
        return ended(view, seat, next);
      case "shuffle":
        return shuffled(view, seat);
      case "draw":
        return drawn(view, seat, [], by);
      case "draw-own":
        return drawn(view, seat, cards, cards.length);
      case "damage":
      case "spend":
        return counted(view, seat, "life", -by);
      case "heal":
        return counted(view, seat, "life", by);
      case "token":
        return heaped(counted(view, seat, "tokens", 1), "graves", -1);
    }
    return view;
  },
};
