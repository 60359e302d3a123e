// A fight is over before anybody could see it: it is shown again, beat by beat, and holds nobody up.
import { settings, still } from "../../lib/page.svelte";
import type { CardView, EventView } from "../../lib/protocol";

export interface Blow {
  from: number;
  to: number;
  won: boolean;
}

/** Who struck whom, as the events tell it. */
export function blows(events: EventView[]): Blow[] {
  return events
    .filter((event) => event.id === "beat" || event.id === "hold")
    .map((event) => ({ from: event.seat ?? -1, to: event.other ?? -1, won: event.id === "beat" }));
}

export class Battle {
  fought: CardView[] = $state.raw([]); // by seat
  blow: Blow | null = $state.raw(null);

  constructor(fresh: () => EventView[]) {
    $effect(() => {
      const told = fresh();
      const opened = told.find((event) => event.id === "reveal");
      if (!opened || still()) return;
      const timers = this.show(opened.cards ?? [], blows(told));
      return () => {
        timers.forEach(clearTimeout);
        this.end();
      };
    });
  }

  private show(cards: CardView[], blows: Blow[]) {
    const { speed } = settings;
    this.fought = cards;
    const pace = Math.min(700, 4200 / Math.max(1, blows.length)) / speed;
    const timers = blows.map((one, i) => setTimeout(() => (this.blow = one), 900 / speed + i * pace));
    return [...timers, setTimeout(() => this.end(), 2000 / speed + blows.length * pace)];
  }

  private end() {
    this.fought = [];
    this.blow = null;
  }
}
