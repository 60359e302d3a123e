// The queue of the table: each thing is shown as it happens, then what came of it, and only then the question.
import type { CardInfo, CardView, EventView, Timer, View, ZoneView } from "./protocol";
import type { Remark } from "./talk.svelte";
import { tells } from "./motion";
import { AT_ONCE, BY_FRAMES, settings, still } from "./page.svelte";

/** What the server told at once: events, and the table after them. */
export interface Act {
  view: View;
  events: EventView[];
  timer: Timer;
  heard: number; // when, by this page's clock
  first: number; // which event of the log is its first
}

/** An act that can be seen again, and the table before it. */
interface Kept {
  before: View;
  act: Act;
}

/** One thing that is seen happening. */
export interface Beat {
  events: EventView[];
  cause: EventView | null; // the card or deed that it comes from
  stack: EventView[]; // a deed and the answers to it, the newest last
  seconds: number;
  mine: boolean; // it concerns me: never folded, never hurried
  number: number; // which of how many of this act
  of: number;
}

/** How a game shows its events. */
export interface Choreography {
  seconds?: Readonly<Record<string, number>>; // of an event, at speed 1; 0: only the log tells it
  together?: ReadonlySet<string>; // several in a row are one beat
  causes?: ReadonlySet<string>; // events that others come from
  alone?: ReadonlySet<string>; // events that come from no card, and neither does what follows
  persons?: ReadonlySet<string>; // somebody's own doing: whoever does it is shown large, and no card
  answers?: ReadonlySet<string>; // of these, answers to the one before: they lie on it as a stack
  settles?: ReadonlySet<string>; // ends what lies on top of the stack
  /** The table as it looks after this event, as far as it tells; the view that ends the act, `next`, sets everything right. */
  after?: (view: View, event: EventView, all: EventView[], next: View) => View;
  /** Two numbers that are compared, and whether the first wins. */
  duel?: (event: EventView, all: EventView[], view: View | null) => Duel | null;
  /** What stands large on the plate: a loss, a gain, a price. */
  figure?: (event: EventView) => Figure | null;
  /** What goes from one place of the table to another: a trophy, coins, a wound. */
  flights?: (event: EventView, all: EventView[], view: View | null) => Flight[];
  /** What is compared for a prize, seat by seat; the best are lit. */
  ranking?: (
    event: EventView,
    all: EventView[],
    view: View | null,
    info: (face?: string) => CardInfo | undefined,
  ) => Ranked[];
  /** What a prize was given for and what it gives, where these stand on two cards. */
  note?: (
    event: EventView,
    view: View | null,
    info: (face?: string) => CardInfo | undefined,
  ) => { asks: string; gives: string } | null;
  /** A roll with all its faces, and which of them are good. */
  die?: (event: EventView) => Roll | null;
  /** What two totals are made of, side by side. */
  sums?: (event: EventView, shown: View | null, next: View | null) => { left: Summand[]; right: Summand[] } | null;
  /** Whose the cards of an event are, in their order. */
  owners?: (event: EventView) => number[];
  little?: ReadonlySet<string>; // events whose cards are small change
  phases?: Readonly<Record<string, string>>; // the phase that an event begins, before the view tells it
  counts?: ReadonlySet<string>; // events whose number is that of the round that begins
  title?: (event: EventView, all: EventView[], view: View | null) => string; // a message of the page over the plate
  alarms?: ReadonlySet<string>; // a red edge round the table
  wards?: ReadonlySet<string>; // drawn as an arrow from the deed before to whoever stops it there
  blows?: ReadonlySet<string>; // drawn as an arrow from the one who does it to the one who suffers it
  sounds?: Readonly<Record<string, string>>;
  colours?: Readonly<Record<string, string>>; // of a seat, by a word that stands on it: its figures have it too
  remarks?: readonly Remark[]; // events at which bots may say something
  figures?: readonly Told[]; // of a finished match: what is counted of a seat
  turning?: Readonly<Record<string, Turning>>; // events that can turn a match, the greatest first: drawing a card is none
  close?: (view: View) => number[]; // seats that everybody sees close to the win
}

export interface Duel {
  left: number;
  right: number;
  won: boolean;
  health?: boolean; // the second is the health of who is struck, not a defence
}

/** Events that are counted, or whose numbers are added up, under a message of the page. */
export interface Told {
  on: string;
  who: "seat" | "other";
  says: string;
  sum?: boolean;
}

/** For whom of an event it is good or bad, where that is certain. */
export interface Turning {
  good?: "seat" | "other";
  bad?: "seat" | "other";
}

export interface Roll {
  shows: number;
  need: number; // this or more is good
  faces: number;
  good: string; // messages of the page under the faces
  bad: string;
}

export interface Summand {
  face: string; // of a card, or empty
  seat: number;
  what: string; // a word of the game
  amount: number;
  fresh: boolean; // it was not there before
}

/** A place of the table: a counter of a seat or the seat, a card, a zone, or the plate in the middle. */
export type Spot =
  | { seat: number; counter?: string }
  | { card: string }
  | { zone: string }
  | { sign: string; beside?: boolean }
  | "middle"; // beside: at an edge of it

export interface Flight {
  icon: string;
  from: Spot;
  to: Spot;
  good: boolean;
  many?: number;
}

export interface Ranked {
  seat: number;
  value: number;
  best: boolean;
}

export interface Figure {
  text: string;
  good: boolean;
  icon?: string;
}

const USUAL = 0.7;
const AGAIN = 0.18; // each further event of a beat
const HURRY = 6; // seconds that wait: twice as fast
const FOLD = 15; // seconds that wait: only the newest turn is played
const CHANGE = 0.4; // of a beat until what it changes is changed
const FRAME = 1600; // ms that a still frame stands if it does not concern me
const SILENT = new Set(["window", "round"]);
const MOST_KEPT = 60; // acts that can be seen again

const touches = (event: EventView, me: number) => me >= 0 && (event.seat === me || event.other === me);

/** What lies on the stack after an event: a deed begins one, an answer lies on top, and a deed without a card clears it. */
function stacked(stack: EventView[], event: EventView, how: Choreography): EventView[] {
  if (how.answers?.has(event.id)) return [...stack, event];
  if (how.causes?.has(event.id)) return [event];
  return event.id === "turn" || how.alone?.has(event.id) ? [] : stack;
}

/** The events of an act as beats, in order; what is only told in the log goes with the beat after it. */
export function beats(events: EventView[], how: Choreography, me: number, before: EventView[] = []): Beat[] {
  const found: Beat[] = [];
  const turn = before.findLastIndex((event) => event.id === "turn");
  let stack = before.slice(turn + 1).reduce<EventView[]>((now, event) => stacked(now, event, how), []);
  const ends = (event: EventView) => event.id === "turn" || how.alone?.has(event.id);
  let cause = before.findLast((event) => how.causes?.has(event.id) || ends(event)) ?? null;
  if (cause && !how.causes?.has(cause.id)) cause = null;
  for (const event of events) {
    if (ends(event)) cause = null;
    const seconds = how.seconds?.[event.id] ?? (SILENT.has(event.id) ? 0 : USUAL);
    const last = found.at(-1);
    const own = how.persons?.has(event.id) || (how.causes?.has(event.id) && !how.wards?.has(event.id));
    // a blow in a row of answers comes from the deed of whoever strikes
    const struck = how.blows?.has(event.id) ? stack.findLast((deed) => deed.seat === event.other) : undefined;
    const from = own ? null : (struck ?? cause);
    if (how.causes?.has(event.id)) cause = event;
    stack = stacked(stack, event, how);
    if (last && last.seconds > 0 && last.events[0].id === event.id && how.together?.has(event.id)) {
      last.events.push(event);
      last.seconds += AGAIN;
      last.mine ||= touches(event, me);
    } else found.push({ events: [event], cause: from, stack, seconds, mine: touches(event, me), number: 0, of: 0 });
    if (how.settles?.has(event.id)) stack = stack.slice(0, -1);
  }
  const seen = found.filter((beat) => beat.seconds > 0);
  seen.forEach((beat, i) => Object.assign(beat, { number: i + 1, of: seen.length }));
  return found;
}

/** Who strikes whom in a beat; -1 where nobody does, or nobody is struck. */
export function blow(beat: Beat | null, how: Choreography): { from: number; to: number } {
  const event = beat?.events[0];
  const { seat = -1, other = -1, cards } = event ?? {};
  const by = beat?.cause?.seat ?? -1;
  if (event && how.wards?.has(event.id)) return { from: by, to: seat };
  if (!event || !how.blows?.has(event.id)) return { from: -1, to: -1 };
  // a loss is told of whoever suffers it: it comes from whom it names, else from its cause if it has no card of its own
  if (how.figure?.(event)) return { from: other >= 0 || cards?.length ? other : by, to: seat };
  return { from: seat, to: other };
}

/** Which of the waiting beats are passed over, and how fast the rest goes. */
export function pace(waiting: Beat[]): { fold: boolean; speed: number } {
  const cost = waiting.reduce((sum, beat) => sum + beat.seconds, 0);
  const turns = waiting.filter((beat) => beat.events[0].id === "turn").length;
  return { fold: cost > FOLD || turns > 3, speed: cost > HURRY ? 2 : 1 };
}

export interface House {
  shown: () => View | null;
  told: () => EventView[]; // the log so far
  show: (view: View) => void;
  tell: (events: EventView[]) => void;
  ring?: (sound: string) => void;
  whole?: () => boolean; // nothing is folded, however much waits
  stops?: (events: EventView[]) => boolean; // a lesson may want to stop after one of these
  stopped?: (events: EventView[]) => boolean; // these have been shown: wait until `goOn`?
}

export class Stage {
  beat: Beat | null = $state.raw(null);
  act: Act | null = $state.raw(null); // what the beat belongs to
  now: { phase?: string; round?: number } = $state.raw({}); // what goes on, where the view that is shown is behind
  paused = $state(false);
  playing = $state(false);
  how: () => Choreography = () => ({});

  repeating = $state(false); // what is shown has been seen before

  private acts: Act[] = [];
  private kept: Kept[] = [];
  private ended: (() => void) | null = null; // ends the wait that runs now
  private rush = false; // to the end of what waits
  private freed: (() => void) | null = null; // ends a stop

  constructor(private house: House) {
    this.hide = this.hide.bind(this);
    document.addEventListener("visibilitychange", this.hide);
  }

  close() {
    document.removeEventListener("visibilitychange", this.hide);
    this.acts = [];
    this.skipAll();
  }

  /** In a tab that nobody sees nothing is played. */
  private hide() {
    if (document.hidden) this.skipAll();
  }

  /** The table has gone on. */
  push(act: Act) {
    const before = this.acts.at(-1)?.view ?? this.house.shown();
    if (before && !this.repeating) this.kept = [...this.kept, { before, act }].slice(-MOST_KEPT);
    const none = settings.speed === AT_ONCE || document.hidden || !this.house.shown();
    const seen = this.plan(act).some((beat) => beat.seconds > 0);
    if (!this.playing && (none || !seen) && !this.house.stops?.(act.events)) {
      if (act.events.length) this.house.tell(act.events);
      this.house.show(act.view);
      return;
    }
    this.acts.push(act);
    if (!this.playing) void this.play();
    if (none || this.repeating) this.skipAll();
  }

  /** Everything anew: the match was left, taken back or told from its start. */
  reset() {
    this.acts = [];
    this.kept = [];
    this.now = {};
    this.skipAll();
    this.goOn();
  }

  /** After a stop of a lesson. */
  goOn = () => this.freed?.();

  /** The beat that runs jumps to its end. */
  skip = () => {
    this.paused = false;
    this.ended?.();
  };

  skipAll = () => {
    this.rush = this.playing;
    this.skip();
  };

  pause = () => {
    this.paused = !this.paused;
    if (!this.paused) this.ended?.();
  };

  private span(from: number, to: number): Kept[] {
    return this.kept.filter(({ act }) => act.events.length && act.first < to && act.first + act.events.length > from);
  }

  /** Can the events from one number of the log to another be seen again? */
  keeps(from: number, to: number): boolean {
    const first = this.span(from, to)[0];
    return !!first && first.act.first <= from;
  }

  /** They are shown once more, over the table as it was; then it is as it is now. */
  async again(from: number, to: number) {
    const now = this.house.shown();
    const kept = this.span(from, to);
    if (this.playing || !now || !kept.length) return;
    this.playing = this.repeating = true;
    const bare = (view: View) => ({ ...view, prompt: null, aside: null, waiting: [] });
    for (const { before, act } of kept) {
      if (this.rush) break;
      this.now = {};
      this.house.show(bare(before));
      const wanted = act.events.slice(Math.max(0, from - act.first), to - act.first);
      const told = this.house.told().slice(0, Math.max(from, act.first));
      for (const beat of this.plan({ ...act, events: wanted }, told))
        await this.show(act, beat, this.rush || beat.seconds === 0, 1);
    }
    this.beat = null;
    this.now = {};
    this.playing = this.repeating = this.rush = false;
    this.house.show(now);
    if (this.acts.length) void this.play();
  }

  private plan(act: Act, before = this.house.told()): Beat[] {
    return beats(act.events, this.how(), act.view.seat, before);
  }

  private async play() {
    this.playing = true;
    const shown = this.house.shown();
    if (shown?.prompt) this.house.show({ ...shown, prompt: null, aside: null, waiting: [] });
    while (this.acts.length) {
      const act = this.acts[0];
      const { fold, speed } = pace(this.acts.flatMap((one) => this.plan(one)));
      const newest = this.acts.length === 1;
      for (const beat of this.plan(act)) {
        if (this.acts[0] !== act) break; // reset meanwhile
        const folded = fold && !newest && !beat.mine && !this.house.whole?.();
        const passed = this.rush || this.late() || beat.seconds === 0 || folded;
        await this.show(act, beat, passed, beat.mine ? Math.min(speed, 1.5) : speed);
        await this.stop(act, beat);
      }
      this.beat = null;
      if (this.acts[0] !== act) continue;
      this.acts.shift();
      this.now = {};
      this.house.show(this.acts.length ? { ...act.view, prompt: null, aside: null, waiting: [] } : act.view);
    }
    this.playing = this.rush = false;
  }

  /** A clock of mine runs: half of it at most is for looking. */
  private late(): boolean {
    const last = this.acts.at(-1);
    if (!last?.view.prompt) return false;
    const left = last.view.prompt.window ? last.timer.window : last.timer.move;
    return left >= 0 && performance.now() - last.heard > (left * 1000) / 2;
  }

  private async show(act: Act, beat: Beat, passed: boolean, speed: number) {
    if (!this.repeating) this.house.tell(beat.events);
    for (const { id, number } of beat.events) {
      const phase = this.how().phases?.[id];
      if (phase) this.now = { ...this.now, phase };
      if (this.how().counts?.has(id)) this.now = { ...this.now, round: number ?? undefined };
    }
    if (passed) return this.change(act, beat);
    this.act = act;
    this.beat = beat;
    tells(true);
    await this.shown(act, beat, speed);
    tells(false);
  }

  /** The beat stands for its time, and changes what it changes. */
  private async shown(act: Act, beat: Beat, speed: number) {
    this.house.ring?.(this.how().sounds?.[beat.events[0].id] ?? "");
    if (still()) {
      this.change(act, beat);
      const waits = beat.mine || settings.speed === BY_FRAMES;
      await this.wait(waits ? Infinity : FRAME);
      return;
    }
    const whole = (beat.seconds * 1000) / (settings.speed * speed);
    const on = await this.wait(whole * CHANGE);
    this.change(act, beat);
    if (on) await this.wait(whole * (1 - CHANGE));
  }

  private change(act: Act, beat: Beat) {
    const { after } = this.how();
    const shown = this.house.shown();
    if (!after || !shown) return;
    const next = beat.events.reduce((view, event) => after(view, event, act.events, act.view), shown);
    if (next !== shown) this.house.show({ ...next, prompt: null, aside: null });
  }

  private async stop(act: Act, beat: Beat) {
    if (!this.house.stopped?.(beat.events)) return;
    this.beat = null; // the table is to be seen, as it is now where nothing more comes
    if (beat.seconds > 0 && beat.number === beat.of) this.house.show({ ...act.view, prompt: null, aside: null });
    await new Promise<void>((resolve) => (this.freed = resolve));
    this.freed = null;
  }

  /** True when the time has passed, false when somebody was in a hurry. */
  private async wait(ms: number): Promise<boolean> {
    if (this.rush) return false;
    let timer = 0;
    const passed = await new Promise<boolean>((resolve) => {
      this.ended = () => resolve(false);
      if (ms !== Infinity) timer = window.setTimeout(() => resolve(!this.paused || this.rush), ms);
    });
    clearTimeout(timer);
    this.ended = null;
    if (passed || !this.paused || this.rush) return passed;
    await new Promise<void>((resolve) => (this.ended = resolve)); // stopped: until somebody goes on
    this.ended = null;
    return true;
  }
}

// --- what choreographies are made of

/** A counter of a seat goes up or down, never below nothing. */
export function counted(view: View, seat: number | undefined, name: string, by: number): View {
  const seats = view.table.seats.map((one) => {
    const now = one.seat === seat ? one.counters[name] : undefined;
    return now === undefined ? one : { ...one, counters: { ...one.counters, [name]: Math.max(0, now + by) } };
  });
  return { ...view, table: { ...view.table, seats } };
}

/** The cards that are seen of a zone. */
export const cardsIn = (view: View, zone: string): CardView[] =>
  view.table.zones.find((one) => one.id === zone)?.cards ?? [];

/** The cards of a zone become others; those that are not seen stay counted. */
export function laid(view: View, zone: string, cards: (now: CardView[]) => CardView[]): View {
  const zones = view.table.zones.map((one) => {
    if (one.id !== zone) return one;
    const next = cards(one.cards);
    return { ...one, cards: next, count: Math.max(next.length, one.count + next.length - one.cards.length) };
  });
  return { ...view, table: { ...view.table, zones } };
}

/** A zone without some cards: each of them, else one of its face, else one whose face is not seen. */
function without(zone: ZoneView, cards: CardView[]): ZoneView {
  const left = [...zone.cards];
  let gone = 0;
  for (const card of cards) {
    const at = [
      left.findIndex((one) => !!card.id && one.id === card.id),
      left.findIndex((one) => !!card.face && one.face === card.face),
      left.findIndex((one) => !one.face),
    ].find((found) => found >= 0);
    if (at !== undefined) left.splice(at, 1);
    if (at !== undefined || left.length < zone.count - gone) gone += 1;
  }
  return { ...zone, cards: left, count: Math.max(left.length, zone.count - gone) };
}

/** Cards go from one zone to another, as far as these are on the table. */
export function carried(view: View, cards: CardView[] | undefined, from: string, to = ""): View {
  if (!cards?.length) return view;
  const zones = view.table.zones.map((zone) => (zone.id === from ? without(zone, cards) : zone));
  const left = { ...view, table: { ...view.table, zones } };
  return to ? laid(left, to, (now) => [...now, ...cards]) : left;
}

/** So many more or fewer cards that nobody sees. */
export function heaped(view: View, zone: string, by: number): View {
  const zones = view.table.zones.map((one) =>
    one.id === zone ? { ...one, count: Math.max(one.cards.length, one.count + by) } : one,
  );
  return { ...view, table: { ...view.table, zones } };
}

/** A token goes to a place of the board. */
export function moved(view: View, token: string | undefined, to: string | undefined): View {
  const { board } = view.table;
  if (!board || !token || !to) return view;
  const tokens = board.tokens.map((one) => (one.id === token ? { ...one, at: to } : one));
  return { ...view, table: { ...view.table, board: { ...board, tokens } } };
}
