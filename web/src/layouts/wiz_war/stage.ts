// How Wiz-War is shown: the walk, the spell and its answers, what it does.
import { counted, moved, type Choreography } from "../../lib/stage.svelte";
import type { EventView, View } from "../../lib/protocol";

const wizard = (view: View, event: EventView) =>
  view.table.board?.tokens.find((token) => token.kind === "wizard" && token.owner === event.seat)?.id;

/** Where a wizard stands: what he picks up lies there. */
const wizardOf = (seat: number) => `.board .token.k-wizard[data-owner="${seat}"]`;

/** The number under a wizard on the board, too. */
function hurt(view: View, seat: number | undefined, by: number): View {
  const next = counted(view, seat, "life", by);
  const { board } = next.table;
  if (!board) return next;
  const tokens = board.tokens.map((token) =>
    token.kind === "wizard" && token.owner === seat
      ? { ...token, counters: { ...token.counters, life: Math.max(0, (token.counters?.life ?? 0) + by) } }
      : token,
  );
  return { ...next, table: { ...next.table, board: { ...board, tokens } } };
}

export const STAGE: Choreography = {
  seconds: {
    turn: 0.5,
    step: 0.18,
    appear: 0.5,
    glides: 0.2,
    pushed: 0.4,
    cast: 1.2,
    use: 1,
    punch: 0.9,
    counter: 1,
    cancelled: 0.8,
    hurt: 1,
    stunned: 0.8,
    "evade-roll": 1.3,
    "ward-roll": 1.3,
    "tear-roll": 1.3,
    "direction-roll": 1.3,
    turned: 1.1,
    "treasure-taken": 0.8,
    "treasure-dropped": 0.7,
    died: 1.4,
    drew: 0.3,
    discarded: 0.4,
    first: 0,
    begins: 0,
    school: 0,
    speed: 0.4,
  },
  counts: new Set(["turn"]),
  phases: { turn: "time", step: "move", cast: "move" },
  causes: new Set(["cast", "use", "punch", "counter", "trap"]),
  alone: new Set(["treasure-taken"]),
  answers: new Set(["counter"]),
  settles: new Set(["cancelled", "absorbed", "fizzled"]),
  blows: new Set(["cast", "use", "punch", "hurt"]),
  remarks: [
    { on: "killed", who: "seat", says: "won_fight" },
    { on: "seized-treasure", who: "seat", says: "won_fight" },
    { on: "seized-treasure", who: "other", says: "lost_much" },
    { on: "robbed", who: "seat", says: "lost_much" },
    { on: "hurt", who: "seat", says: "lost_much", least: 5 },
    { on: "hurt", who: "seat", says: "attacked" },
  ],
  close: (view) => view.table.seats.filter((one) => one.counters.points >= 1 && !one.out).map((one) => one.seat),
  figures: [
    { on: "cast", who: "seat", says: "figure-spells" },
    { on: "step", who: "seat", says: "figure-steps" },
    { on: "hurt", who: "seat", says: "figure-life-lost", sum: true },
  ],
  turning: {
    killed: { good: "seat", bad: "other" },
    died: { bad: "seat" },
    "seized-treasure": { good: "seat", bad: "other" },
    robbed: { bad: "seat" },
    "treasure-taken": { good: "seat" },
    "treasure-dropped": {},
    seized: { good: "seat" },
    stole: { good: "seat", bad: "other" },
    swapped: {},
    cancelled: {},
    hurt: { good: "other", bad: "seat" },
    stunned: { bad: "seat" },
    "item-lost": { bad: "seat" },
    trap: { bad: "seat" },
    turned: {},
    healed: { good: "seat" },
    cast: { good: "seat" },
    use: { good: "seat" },
    punch: { good: "seat", bad: "other" },
    counter: { good: "seat" },
    equip: { good: "seat" },
    took: { good: "seat" },
    dropped: {},
  },
  sounds: {
    step: "step",
    glides: "step",
    cast: "lay",
    counter: "clang",
    cancelled: "clang",
    hurt: "blow",
    healed: "heal",
    "evade-roll": "die",
    "ward-roll": "die",
    "tear-roll": "die",
    "direction-roll": "die",
    turned: "stone",
    "treasure-taken": "coin",
    died: "stone",
    drew: "deal",
  },
  figure(event) {
    if (event.id === "hurt") return { text: `−${event.number}`, good: false, icon: "hearts" };
    if (event.id === "healed") return { text: `+${event.number}`, good: true, icon: "hearts" };
    return null;
  },
  flights({ id, seat = -1 }) {
    if (id === "treasure-taken" || id === "took")
      return [{ icon: "open-treasure-chest", from: { sign: wizardOf(seat) }, to: { seat }, good: true }];
    return [];
  },
  after(view, event) {
    switch (event.id) {
      case "step":
      case "appear":
      case "glides":
      case "pushed":
        return moved(view, wizard(view, event), event.place);
      case "hurt":
        return hurt(view, event.seat, -(event.number ?? 0));
      case "healed":
        return hurt(view, event.seat, event.number ?? 0);
    }
    return view;
  },
};
