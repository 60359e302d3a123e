// What a page knows of the table it sits at: view, log and chat as the server tells them, and what it may send.
import { tick } from "svelte";
import { api, Refusal } from "./api";
import { changed } from "./changes";
import { Line } from "./line";
import { Travel } from "./motion";
import { play, type Sound } from "./sound";
import { Lesson } from "./lesson.svelte";
import { nameOf } from "./personas.svelte";
import { Series } from "./series";
import { Stage } from "./stage.svelte";
import {
  PROTOCOL,
  type EventView,
  type FromPage,
  type Hint,
  type OptionView,
  type Prompt,
  type Refused,
  type Said,
  type TableInfo,
  type Timer,
  type ToPage,
  type Update,
  type View,
} from "./protocol";
import { toast, ui } from "./page.svelte";

export class Sitting {
  table: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  events: EventView[] = $state.raw([]);
  fresh: EventView[] = $state.raw([]); // those of the last message
  chat: Said[] = $state.raw([]);
  reactions: string[] = $state.raw([]);
  reacted: { seat: number; word: string; at: number }[] = $state([]);
  hint: Hint | null = $state.raw(null);
  canUndo = $state(false);
  undoAsked = $state(-1);
  undoWarned = $state(false); // taking back would make the match not count
  online = $state(false);
  lost = $state(false); // was connected and is not now
  missing = $state<"" | "table" | "rules">(""); // there is no such table, or its rules are gone
  waiting = $state(false); // a choice is on its way
  seat = $state(-1);
  timer: Timer = $state.raw({ window: -1, move: -1, seats: [] });
  heardAt = $state(0); // when the timer was told
  unread = $state(0);
  lesson: Lesson | null = $state.raw(null);

  /** What happens is played from its queue; `view` and `events` are what has been shown. */
  readonly stage = new Stage({
    shown: () => this.view,
    told: () => this.events,
    show: (view) => this.show(view),
    tell: (events) => {
      this.fresh = events;
      this.events = [...this.events, ...events];
    },
    ring: (sound) => play(sound as Sound | ""),
    whole: () => !!this.lesson,
    stops: (events) => !!this.lesson?.stops(events),
    stopped: (events) => !!this.lesson?.stopped(events),
  });

  private line: Line;
  private log: EventView[] = []; // all that the server has told, shown or not
  private latest: View | null = null; // the newest view that the server has told, shown or not
  private step = 0; // its number
  private wanted = -1;
  private sent = -1; // the question whose answer is on its way
  private series: Series | null = null; // several choices in one go
  private toldSince: EventView[] = []; // since its last choice
  private travel = new Travel();
  private reactionsHeard = 0;

  constructor(readonly id: string) {
    this.line = new Line(id, {
      opened: () => {
        this.hello(this.view ? this.log.length : -1);
      },
      heard: (message) => this.hear(message),
      broken: (tries) => {
        this.online = false;
        this.waiting = false;
        this.lost = this.table !== null || tries > 1;
        if (!this.table && !this.missing) void this.look();
      },
    });
  }

  /** My seats: more than one at a hot-seat table. */
  get mine(): number[] {
    return (this.table?.seats ?? []).filter((s) => s.mine).map((s) => s.seat);
  }

  get names(): string[] {
    const seats = this.table?.seats ?? [];
    const many = (name: string) => seats.filter((s) => s.name === name).length > 1; // one person on several seats
    return seats.map((s) => (s.name ? nameOf(s) + (many(s.name) ? ` (${s.seat + 1})` : "") : ui("seat-free")));
  }

  /** The bot that plays on my seat, if one does. */
  get bot(): string {
    return this.table?.seats.find((one) => one.mine && one.seat === this.seat)?.level ?? "";
  }

  /** At once while nothing was shown; otherwise the table is asked. */
  get mayUndo(): boolean {
    return this.seat >= 0 && !this.lesson && !this.view?.result && (this.canUndo || this.events.length > 0);
  }

  /** At a hot-seat table: who of us is asked now and has to take the screen; -1 for nobody. */
  get next(): number {
    const { mine, view } = this;
    if (mine.length < 2 || !view || view.prompt || view.result) return -1;
    return view.waiting.find((seat) => mine.includes(seat)) ?? -1;
  }

  close() {
    this.stage.close();
    this.line.close();
  }

  /** The line does not open: is there such a table at all? */
  private async look() {
    try {
      await api.table(this.id);
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.code === "offline") return;
      this.missing = refusal.code === "other-rules" ? "rules" : "table";
      this.lost = false;
      this.close();
    }
  }

  /** I sat down or stood up: the server is to look at me anew. */
  renew(table: TableInfo) {
    this.table = table;
    this.line.renew();
  }

  /** Sit on another of my seats. */
  sit(seat: number) {
    this.wanted = seat;
    this.stage.reset();
    this.events = this.log = [];
    this.hello(-1);
  }

  choose(option: OptionView) {
    const prompt = this.view?.prompt ?? this.view?.aside;
    if (!prompt || this.waiting) return;
    this.series = null;
    this.answer(prompt, option);
  }

  /** Walk to a place, step by step, until something happens. */
  walk(place: string) {
    const prompt = this.view?.prompt;
    if (prompt) this.begin(prompt, Series.walk(prompt, place));
  }

  /** Do with all what a question offers for all, until something else is asked. */
  all() {
    const prompt = this.view?.prompt;
    if (prompt) this.begin(prompt, Series.all(prompt));
  }

  /** One choice after the other, while they are offered. */
  several = (keys: string[]) => {
    const prompt = this.view?.prompt;
    if (prompt) this.begin(prompt, Series.several(prompt, keys));
  };

  private begin(prompt: Prompt, series: Series | null) {
    if (this.waiting) return;
    this.series = series;
    this.toldSince = [];
    this.goOn(prompt);
  }

  /** The next choice of the series, if the question offers it. */
  private goOn(prompt: Prompt) {
    const option = this.series?.next(prompt, this.toldSince);
    this.toldSince = [];
    if (option) this.answer(prompt, option);
    else this.series = null;
  }

  private answer(prompt: Prompt, option: OptionView) {
    if (this.lesson && !this.lesson.allows(option)) {
      this.series = null;
      return;
    }
    this.waiting = true;
    this.sent = prompt.number;
    this.hint = null;
    this.send({ type: "choose", number: prompt.number, key: option.key, seat: this.wanted });
  }

  /** What I want to be called for: `attend:me`, `mark:CARD`, `unmark:CARD`, or `call` now. */
  set = (key: string) => this.send({ type: "set", key, seat: this.wanted });
  /** At once, where nothing was shown or others decide; else only after a warning. */
  undo = () => {
    const others = this.table?.seats.some((one) => one.kind === "human" && !one.mine);
    if (!this.canUndo && !others && this.table?.casual && this.table.counts) this.undoWarned = true;
    else this.undoAnyway();
  };
  undoAnyway = () => {
    this.undoWarned = false;
    this.series = null;
    this.send({ type: "undo", seat: this.wanted });
  };
  vote = (yes: boolean) => {
    this.undoAsked = -1;
    this.send({ type: "vote", yes });
  };
  say = (text: string) => this.send({ type: "say", text });
  react = (word: string) => this.send({ type: "react", word });
  askHint = () => this.send({ type: "hint", seat: this.wanted });
  handOver = (level: string) => this.send({ type: "hand-over", level, seat: this.wanted });

  private hello(heard: number) {
    this.send({ type: "hello", protocol: PROTOCOL, heard, seat: this.wanted });
  }

  private send(message: FromPage) {
    this.line.send(message);
  }

  private hear(message: ToPage) {
    switch (message.type) {
      case "welcome":
        this.online = true;
        this.lost = false;
        this.waiting = false;
        this.series = null;
        this.table = message.table;
        this.learn(message.table);
        this.seat = message.seat;
        this.chat = message.chat;
        this.reactions = message.reactions;
        this.canUndo = message.can_undo;
        this.setTimer(message.timer);
        this.stage.reset();
        this.events = this.log = [...this.log.slice(0, message.first), ...message.events];
        this.view = this.latest = message.view;
        this.step = message.step;
        break;
      case "update": {
        if (message.accepted) this.sent = -1;
        const view = this.viewOf(message);
        if (!view) break;
        if (view.prompt?.number !== this.sent) this.waiting = false; // else it tells of somebody else's choice
        this.canUndo = message.can_undo;
        this.setTimer(message.timer);
        if (this.hint && this.hint.number !== view.prompt?.number) this.hint = null;
        this.update(view, message.first, message.events, message.timer);
        if (this.series) this.follow(view, message.events);
        break;
      }
      case "table":
        this.table = message.table;
        break;
      case "accepted":
        this.sent = -1;
        break;
      case "refused":
        if (this.ofChoice(message)) {
          this.waiting = false;
          this.series = null;
          this.sent = -1;
        }
        toast(ui(`refused-${REFUSALS.has(message.code) ? message.code : "unknown"}`), true);
        break;
      case "said":
        this.chat = [...this.chat, message];
        this.unread += 1;
        break;
      case "reacted":
        this.reacted.push({ seat: message.seat, word: message.word, at: (this.reactionsHeard += 1) });
        setTimeout(() => this.reacted.shift(), 3200);
        break;
      case "undo-asked":
        this.undoAsked = message.done || message.seat === this.seat ? -1 : message.seat;
        if (message.done) toast(ui(message.granted ? "undo-granted" : "undo-refused"), !message.granted);
        break;
      case "lesson":
        this.lesson?.hear(message);
        break;
      case "hint":
        this.hint = message;
        break;
      case "bye":
        this.line.pause(message.again * 1000);
        break;
      case "pong":
        break;
    }
  }

  /** No to my choice, not to something else that was asked for meanwhile. */
  private ofChoice({ code, number }: Refused): boolean {
    return number >= 0 ? number === this.sent : !ELSE.has(code);
  }

  /** In the middle of a series: on with it as soon as I am asked again. */
  private follow(view: View, events: EventView[]) {
    this.toldSince = [...this.toldSince, ...events];
    if (view.result) this.series = null;
    else if (view.prompt && !this.waiting) this.goOn(view.prompt);
  }

  /** The whole view of an update; null where a change does not follow on what we have: then everything is asked for. */
  private viewOf({ step, view, change }: Update): View | null {
    if (!view && !this.latest) return null; // asked for already
    if (!view && change && this.latest && step === this.step + 1) view = changed(this.latest, change) ?? undefined;
    this.latest = view ?? null;
    this.step = step;
    if (!view) this.hello(this.log.length);
    return this.latest;
  }

  /** At the table of a lesson. */
  private learn(table: TableInfo) {
    this.lesson?.arrive();
    if (!table.lesson || this.lesson) return;
    this.lesson = new Lesson(table.game, {
      view: () => this.view,
      playing: () => this.stage.playing,
      goOn: () => this.stage.goOn(),
      back: (step) => this.send({ type: "lesson-back", step }),
    });
  }

  private setTimer(timer: Timer) {
    this.timer = timer;
    this.heardAt = performance.now();
  }

  private update(view: View, first: number, events: EventView[], timer: Timer) {
    if (first < this.log.length) {
      // taken back: what was told after that never happened
      this.stage.reset();
      this.events = this.log = this.log.slice(0, first);
    }
    this.log = [...this.log, ...events];
    this.stage.push({ view, events, timer, heard: performance.now(), first });
  }

  /** The new view; whatever moved travels from where it lay. */
  private show(view: View) {
    this.travel.before(this.view);
    this.view = view;
    void tick().then(() => this.travel.after(view));
  }
}

const ELSE = new Set(["no-undo", "not-casual", "too-long"]);
const REFUSALS = new Set([
  "late",
  "not-offered",
  "not-yours",
  "not-started",
  "over",
  "too-fast",
  "too-long",
  "malformed",
  "protocol",
  "no-undo",
  "not-casual",
  "lesson",
]);
