// How Krutagidon is shown: the card that is played, whom it hits, what the Market turns up.
import { counted, type Choreography } from "../../lib/stage.svelte";

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
  causes: new Set(["play", "play-enemy", "mayhem", "group-attack", "defend"]),
  wards: new Set(["defend"]),
  blows: new Set(["damage", "redirect"]),
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
  after(view, event) {
    const by = event.number ?? 0;
    if (event.id === "damage" || event.id === "spend") return counted(view, event.seat, "life", -by);
    if (event.id === "heal") return counted(view, event.seat, "life", by);
    if (event.id === "token") return counted(view, event.seat, "tokens", 1);
    return view;
  },
};
