// How Munchkin is shown: the door, both sums, the die, what is lost and won.
import { counted, moved, type Choreography, type Summand } from "../../lib/stage.svelte";
import type { EventView, MunchkinCombat, MunchkinItem, View } from "../../lib/protocol";

/** The level, and the figure on the path. */
function climbed(view: View, seat: number | undefined, by: number): View {
  const next = counted(view, seat, "level", by);
  const token = next.table.board?.tokens.find((one) => one.owner === seat);
  const cells = next.table.board?.cells ?? [];
  const at = cells.findIndex((cell) => cell.id === token?.at);
  const to = cells[Math.max(0, Math.min(cells.length - 1, at + by))];
  return token && at >= 0 ? moved(next, token.id, to.id) : next;
}

const combatOf = (view: View | null) => view?.table.facts.combat as MunchkinCombat | undefined;

/** The lines of both totals, where a view knows exactly these; those the table did not show before are fresh. */
export function sums(event: EventView, shown: View | null, next: View | null) {
  const [left, right] = [event.number ?? 0, Number(event.word)];
  const now = [next, shown].map(combatOf).find((one) => one?.munchkins === left && one.monsters === right);
  if (event.id !== "totals" || !now) return null;
  const old = combatOf(shown);
  const key = (line: MunchkinItem) => `${line.what} ${line.card} ${line.seat} ${line.amount}`;
  const side = (lines: MunchkinItem[], before: MunchkinItem[]): Summand[] => {
    const known = before.map(key);
    return lines.map((line) => {
      const at = known.indexOf(key(line));
      if (at >= 0) known.splice(at, 1);
      return { face: line.card, seat: line.seat, what: line.what, amount: line.amount, fresh: at < 0 };
    });
  };
  return {
    left: side(now.munchkin_lines, old?.munchkin_lines ?? []),
    right: side(now.monster_lines, old?.monster_lines ?? []),
  };
}

const NEAR = 9; // the level before the last

export const STAGE: Choreography = {
  seconds: {
    turn: 0.5,
    door: 1.4,
    combat: 0.6,
    totals: 1.2,
    help: 0.9,
    join: 1,
    enhance: 1,
    side: 1,
    play: 1,
    curse: 1.2,
    struck: 1.4,
    caught: 1.3,
    escape: 0.9,
    roll: 1.9,
    scurry: 1.9,
    "die-set": 1.6,
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
  causes: new Set([
    "play",
    "curse",
    "enhance",
    "side",
    "sips",
    "double",
    "join",
    "struck",
    "caught",
    "door",
    "combat",
    "kill",
  ]),
  alone: new Set(["sell"]),
  persons: new Set(["help"]),
  counts: new Set(["turn"]),
  phases: {
    turn: "start",
    door: "door",
    trouble: "trouble",
    combat: "combat",
    totals: "combat",
    run: "run",
    scurry: "run",
    caught: "run",
    escape: "run",
    charity: "charity",
  },
  blows: new Set(["curse"]),
  remarks: [
    { on: "kill", who: "seat", says: "won_fight" },
    { on: "die", who: "seat", says: "lost_much" },
    { on: "caught", who: "seat", says: "lost_much" },
    { on: "down", who: "seat", says: "lost_much", least: 2 },
    { on: "curse", who: "other", says: "attacked" },
  ],
  close: (view) => view.table.seats.filter((one) => one.counters.level >= NEAR).map((one) => one.seat),
  figures: [
    { on: "kill", who: "seat", says: "figure-monsters" },
    { on: "caught", who: "seat", says: "figure-caught" },
    { on: "treasure", who: "seat", says: "figure-treasures", sum: true },
  ],
  turning: {
    die: { bad: "seat" },
    kill: { good: "seat" },
    caught: { bad: "seat" },
    down: { bad: "seat" },
    up: { good: "seat" },
    struck: { bad: "seat" },
    curse: { good: "seat", bad: "other" },
    help: {},
    join: {},
    enhance: {},
    side: {},
    banish: {},
    stolen: {},
    escape: { good: "seat" },
    army: { good: "seat" },
    alliance: { good: "seat" },
    leave: {},
    wear: { good: "seat" },
    play: { good: "seat" },
    sell: { good: "seat" },
    cheat: { good: "seat" },
    lost: { bad: "seat" },
    trouble: {},
    combat: {},
  },
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
  sums,
  die({ id, number, word }) {
    if (!["roll", "scurry", "die-set"].includes(id) || !word) return null; // other rolls need nothing
    return { shows: number ?? 0, need: Number(word), faces: 6, good: "die-away", bad: "die-caught" };
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
