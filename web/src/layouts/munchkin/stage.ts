// How Munchkin is shown: the door, both sums, the die, what is lost and won.
import { counted, moved, type Choreography } from "../../lib/stage.svelte";
import type { View } from "../../lib/protocol";

/** The level, and the figure on the path. */
function climbed(view: View, seat: number | undefined, by: number): View {
  const next = counted(view, seat, "level", by);
  const token = next.table.board?.tokens.find((one) => one.owner === seat);
  const cells = next.table.board?.cells ?? [];
  const at = cells.findIndex((cell) => cell.id === token?.at);
  const to = cells[Math.max(0, Math.min(cells.length - 1, at + by))];
  return token && at >= 0 ? moved(next, token.id, to.id) : next;
}

const NEAR = 9; // the level before the last

export const STAGE: Choreography = {
  seconds: {
    turn: 0.5,
    door: 1.4,
    combat: 0.6,
    totals: 1,
    help: 0.9,
    join: 1,
    enhance: 1,
    side: 1,
    play: 1,
    curse: 1.2,
    struck: 1.4,
    caught: 1.3,
    escape: 0.9,
    roll: 1.4,
    scurry: 1.2,
    "die-set": 1,
    "run-total": 0.8,
    kill: 1.1,
    up: 0.7,
    down: 0.9,
    treasure: 0.7,
    draw: 0.4,
    lost: 0.6,
    die: 1.4,
    wear: 0.5,
    "take-off": 0.4,
    discard: 0.4,
    "terms-always": 0,
    void: 0,
    first: 0,
  },
  together: new Set(["lost", "discard", "draw", "wear"]),
  causes: new Set(["play", "curse", "enhance", "side", "join", "struck", "caught", "door", "kill"]),
  blows: new Set(["curse"]),
  remarks: [
    { on: "kill", who: "seat", says: "won_fight" },
    { on: "die", who: "seat", says: "lost_much" },
    { on: "caught", who: "seat", says: "lost_much" },
    { on: "down", who: "seat", says: "lost_much", least: 2 },
    { on: "curse", who: "other", says: "attacked" },
  ],
  close: (view) => view.table.seats.filter((one) => one.counters.level >= NEAR).map((one) => one.seat),
  sounds: {
    door: "door",
    combat: "roar",
    totals: "flip",
    enhance: "lay",
    side: "lay",
    play: "lay",
    curse: "hurt",
    struck: "hurt",
    caught: "blow",
    roll: "die",
    scurry: "die",
    kill: "clang",
    up: "heal",
    down: "hurt",
    treasure: "coin",
    draw: "deal",
    die: "stone",
  },
  duel(event) {
    if (event.id !== "totals") return null;
    const [left, right] = [event.number ?? 0, Number(event.word)];
    return { left, right, won: left > right };
  },
  figure(event) {
    if (event.id === "up") return { text: `+${event.number}`, good: true };
    return event.id === "down" ? { text: `−${event.number}`, good: false } : null;
  },
  flights({ id, seat = -1, number }) {
    if (id === "treasure")
      return [
        { icon: "open-treasure-chest", from: { zone: "treasures" }, to: { seat }, good: true, many: number ?? 1 },
      ];
    if (id === "help") return [{ icon: "shaking-hands", from: { seat }, to: "middle", good: true }];
    return [];
  },
  after(view, event) {
    const by = event.number ?? 0;
    if (event.id === "up") return climbed(view, event.seat, by);
    if (event.id === "down") return climbed(view, event.seat, -by);
    const combat = view.table.facts.combat as Record<string, unknown> | undefined;
    if (event.id !== "totals" || !combat) return view;
    const totals = { ...combat, munchkins: by, monsters: Number(event.word) };
    return { ...view, table: { ...view.table, facts: { ...view.table.facts, combat: totals } } };
  },
};
