// The story of a finished match: where it turned, and what the points were made of.
import { points as printed } from "./printed";
import type { CardInfo, EventView, OptionView, Replay, SeatView, View } from "./protocol";

export interface Turn {
  step: number; // index into replay.steps
  letter: string;
  seat: number; // whose standing changed most
  chance: number; // how that seat stood afterwards
  rise: boolean;
  by: number; // who chose
  option: OptionView; // and what
  event: EventView | null; // what came of it
}

const MOST = 3;

/** The choices after which somebody stood most differently, in the order of the match. */
export function turns(replay: Replay): Turn[] {
  const { chances, steps } = replay;
  const apart = Math.max(2, Math.round(chances.length / 12));
  const changes = chances
    .map((row, step) => {
      const by = row.map((chance, seat) => chance - (step ? chances[step - 1][seat] : chance));
      const seat = by.reduce((best, one, i) => (Math.abs(one) > Math.abs(by[best]) ? i : best), 0);
      return { step, seat, by: by[seat] ?? 0 };
    })
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const found: typeof changes = [];
  for (const one of changes) {
    if (found.length === MOST || Math.abs(one.by) < 0.02) break;
    if (found.every((other) => Math.abs(other.step - one.step) >= apart)) found.push(one);
  }
  return found
    .sort((a, b) => a.step - b.step)
    .map(({ step, seat, by }, i) => ({
      step,
      letter: "ABC"[i],
      seat,
      chance: chances[step][seat],
      rise: by > 0,
      by: steps[step].seat,
      option: steps[step].option,
      event: told(steps[step].events, seat),
    }));
}

/** The event that says most: one about that seat with a card, then any with a card, then the first. */
function told(events: EventView[], seat: number): EventView | null {
  const real = events.filter((event) => event.id !== "window");
  const cards = real.filter((event) => event.cards?.length);
  return cards.find((event) => event.seat === seat || event.other === seat) ?? cards[0] ?? real[0] ?? null;
}

export interface Split {
  kind: string; // of card; "" for what is printed on no card
  points: number[];
}

/** Points by kind of card, as printed; what cards do not say stands in the last row. */
export function split(view: View, scores: number[], info: (face?: string) => CardInfo | undefined): Split[] {
  const rows = new Map<string, number[]>();
  for (const zone of view.table.zones) {
    if (zone.owner < 0) continue;
    for (const card of zone.cards) {
      const found = info(card.face);
      const points = printed(found);
      if (!found || !points) continue;
      const row = rows.get(found.kind) ?? scores.map(() => 0);
      row[zone.owner] += points;
      rows.set(found.kind, row);
    }
  }
  if (rows.size === 0) return [];
  const sum = (points: number[]) => points.reduce((all, one) => all + one, 0);
  const known = [...rows].map(([kind, points]) => ({ kind, points })).sort((a, b) => sum(b.points) - sum(a.points));
  const rest = scores.map((score, seat) => score - known.reduce((sum, row) => sum + row.points[seat], 0));
  return rest.some((points) => points !== 0) ? [...known, { kind: "", points: rest }] : known;
}

/** Counters that tell of a moment, not of how the match went. */
const PASSING = /-(marker|beyond)$|^(hand|cards|deck|limit|speed|movement|stun|attacks|limp)$/;

/** Counters that say how it ended, a row for each, the seats in the order given. */
export function counted(seats: SeatView[]): { name: string; values: number[] }[] {
  const names = new Set([...seats].sort((a, b) => a.seat - b.seat).flatMap((seat) => Object.keys(seat.counters)));
  return [...names]
    .filter((name) => !PASSING.test(name))
    .map((name) => ({ name, values: seats.map((seat) => seat.counters[name] ?? 0) }));
}
