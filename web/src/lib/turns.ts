// The log by turns: who did what in which, and what happened while I waited.
import type { CardView, EventView } from "./protocol";

export interface Turn {
  from: number; // index of its first event
  seat: number; // whose it is; -1 for a round of all, or before the first
  head: EventView | null;
  events: { event: EventView; id: number }[];
}

const STARTS = new Set(["turn", "round"]);
// that a window opened is news only while it is open
const PASSING = "window";

/** A turn begins with the event that says so and names whose it is. Events in a row that differ in their place and their
 * cards only are one line, where the game has words for that (`event-step-row`). */
export function turns(events: EventView[], from = 0, rows: (id: string) => boolean = () => false): Turn[] {
  const found: Turn[] = [];
  events.forEach((event, i) => {
    const id = from + i;
    // a card that turns over is called so, too: it has cards
    const starts = STARTS.has(event.id) && !event.cards?.length;
    if (starts || !found.length)
      found.push({ from: id, seat: starts ? (event.seat ?? -1) : -1, head: starts ? event : null, events: [] });
    if (starts || (event.id === PASSING && i < events.length - 1)) return;
    const lines = found.at(-1)!.events;
    const last = lines.at(-1);
    const row = `${event.id}-row`;
    const same = last && last.event.seat === event.seat && last.event.word === event.word;
    if (last && same && [event.id, row].includes(last.event.id) && rows(row)) {
      const many = last.event.id === row ? (last.event.number ?? 1) : 1;
      const cards = [...(last.event.cards ?? []), ...(event.cards ?? [])];
      last.event = { ...last.event, id: row, place: event.place, number: many + 1, cards };
    } else lines.push({ event, id });
  });
  return found;
}

export interface Line {
  from: number; // its events in the log
  to: number;
  seat: number;
  events: EventView[]; // the last that say most
  cards: CardView[];
  hit: boolean; // it touched me
}

const CARDS = 4;
const SAID = 2;
/** What every turn has says least: it stands in a line only where nothing else happened. */
const USUAL =
  /^(draw|draw-own|drew|end-turn|shuffle|reshuffled|discard-hand|market|power|pay|gain|step|glides|window)$/;

/** The turns of others since my last one, a line each. */
export function since(events: EventView[], me: number): Line[] {
  const all = turns(events);
  const mine = all.findLastIndex((turn) => turn.seat === me);
  const before = all.slice(0, mine).findLastIndex((turn) => turn.seat === me);
  if (me < 0 || mine < 0 || before < 0) return [];
  return all
    .slice(before + 1, mine)
    .filter((turn) => turn.seat >= 0 && turn.events.length)
    .map((turn) => {
      const told = turn.events.map(({ event }) => event);
      const touching = told.filter((event) => event.other === me || event.seat === me);
      const cards = told.flatMap((event) => event.cards ?? []).filter((card) => card.face);
      const faces = [...new Map(cards.map((card) => [card.face, card])).values()];
      const telling = told.filter((event) => !USUAL.test(event.id));
      return {
        from: turn.from,
        to: turn.events.at(-1)!.id + 1,
        seat: turn.seat,
        events: (touching.length ? touching : telling.length ? telling : told).slice(-SAID),
        cards: faces.slice(-CARDS),
        hit: touching.length > 0,
      };
    });
}
