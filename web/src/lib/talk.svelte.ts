// What bots say: seldom, one at a time, and only about what everybody has seen.
import type { EventView, View } from "./protocol";

/** An event at which somebody has something to say. */
export interface Remark {
  on: string; // an event that everybody sees
  who: "seat" | "other"; // of the event
  says: string; // a moment: `won_fight`, `attacked`, `lost_much`
  least?: number; // of the event's number
}

export interface Line {
  seat: number;
  says: string;
}

const PAUSE = 20_000; // ms between two of them
const STAYS = 4500;
/** Of two things that could be said the greater one is. */
const ORDER = ["near_win", "lost_much", "won_fight", "attacked"];

export interface Company {
  speaks: (seat: number) => boolean; // a bot that is somebody, and not me
  on: () => boolean; // may anything be said at all?
}

/** Who says what after these events; the greatest moment first. */
export function remarks(events: EventView[], rows: readonly Remark[]): Line[] {
  const found = events.flatMap((event) =>
    rows
      .filter((row) => row.on === event.id && (event.number ?? 0) >= (row.least ?? -Infinity))
      .filter(() => event.seat !== event.other) // what one does to oneself is no blow
      .map((row) => ({ seat: event[row.who] ?? -1, says: row.says })),
  );
  return found.filter((line) => line.seat >= 0).sort((a, b) => ORDER.indexOf(a.says) - ORDER.indexOf(b.says));
}

export class Talk {
  line: Line | null = $state.raw(null);
  private said: string[] = [];
  private last = -Infinity;
  private timer = 0;
  private near: number[] = []; // who was seen close to the win

  constructor(private company: Company) {}

  /** Something happened in sight of everybody. */
  hear(events: EventView[], view: View, rows: readonly Remark[], close: number[]) {
    const fresh = close.filter((seat) => !this.near.includes(seat));
    this.near.push(...fresh);
    const others = view.table.seats.map((one) => one.seat).filter((seat) => fresh.length && !fresh.includes(seat));
    const lines = [...others.map((seat) => ({ seat, says: "near_win" })), ...remarks(events, rows)];
    lines.some((line) => this.say(line));
  }

  /** True where it is said: each of them says a thing once in a match, and nobody right after another. */
  say(line: Line): boolean {
    const key = `${line.seat} ${line.says}`;
    const now = performance.now();
    if (!this.company.on() || !this.company.speaks(line.seat) || this.said.includes(key)) return false;
    if (now - this.last < PAUSE) return false;
    this.said.push(key);
    this.last = now;
    this.line = line;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(this.hush, STAYS);
    return true;
  }

  hush = () => {
    clearTimeout(this.timer);
    this.line = null;
  };
}
