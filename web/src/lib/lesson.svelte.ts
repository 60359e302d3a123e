// A lesson: which step is shown, what it waits for, what it points at. The server keeps the line of play;
// the page keeps to its steps, and sends nothing else.
import { api } from "./api";
import { settings } from "./page.svelte";
import type { EventView, LessonAt, LessonScript, LessonStep, OptionView, View } from "./protocol";
import { Words } from "./words";

const DONE = "koldun-lessons";
const PATIENCE = 2; // wrong choices after which the right one is shown by itself

/** Games whose lesson has been finished in this browser. */
export function learnt(): string[] {
  try {
    return JSON.parse(localStorage.getItem(DONE) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function remember(game: string) {
  try {
    localStorage.setItem(DONE, JSON.stringify([...new Set([...learnt(), game])]));
  } catch {
    // a private window: there is no mark
  }
}

/** An event in words of a scenario: `beat You Burnt 1`. */
export function inWords(event: EventView, seats: string[]): string {
  const names = [event.seat ?? -1, event.other ?? -1].filter((seat) => seat >= 0).map((seat) => seats[seat]);
  const number = event.number === undefined || event.number === null ? [] : [String(event.number)];
  const words = [event.place, event.word].filter((word): word is string => !!word);
  const faces = (event.cards ?? []).map((card) => card.face || "?");
  return [event.id, ...names, ...number, ...words, ...faces].join(" ");
}

/** The table of the lesson, as far as it needs to know. */
export interface School {
  view: () => View | null;
  playing: () => boolean; // something is still being shown
  goOn: () => void; // what was stopped
  back: (step: number) => void;
}

export class Lesson {
  script: LessonScript | null = $state.raw(null);
  words: Words | null = $state.raw(null);
  step = $state(0);
  open = $state(false); // it is shown; else what comes before it still plays
  wrongs = $state(0); // wrong choices in this step
  missed = $state(false); // the last one was
  nudged = $state(0); // how often somebody chose while "next" is waited for
  private at: LessonAt = $state.raw({ type: "lesson", made: -1, number: -1, keys: [] });
  private arrived = true;
  private met = -1; // the last step whose event has been shown
  private wanted = -1; // the step that the server was asked to go back to

  constructor(
    readonly game: string,
    private school: School,
  ) {}

  async load() {
    const { lang } = settings;
    const [script, text] = await Promise.all([api.script(this.game), api.lessonText(this.game, lang)]);
    if (lang !== settings.lang) return;
    this.words = new Words(lang, text);
    if (this.script) return;
    this.script = script;
    this.catchUp();
  }

  get now(): LessonStep | null {
    return this.script?.steps[this.step] ?? null;
  }

  get last(): boolean {
    return !!this.script && this.step === this.script.steps.length - 1;
  }

  /** Choices of mine that this step waits for, and how many of them have been made. */
  readonly count = $derived.by(() => {
    const waits = this.now?.waits ?? [];
    return { of: waits.length, made: waits.filter((place) => place < this.at.made).length };
  });

  /** The options that go on. */
  readonly awaited: OptionView[] = $derived.by(() => {
    const prompt = this.school.view()?.prompt ?? this.school.view()?.aside;
    if (!prompt || !this.open || prompt.number !== this.at.number || !this.now?.waits.length) return [];
    return prompt.options.filter((option) => this.at.keys.includes(option.key));
  });

  get shown(): boolean {
    return this.wrongs >= PATIENCE;
  }

  /** The page was loaded or came back: what has happened was told at once. */
  arrive() {
    this.arrived = true;
  }

  /** What the server says: how far the line is. */
  hear(at: LessonAt) {
    this.at = at;
    if (!this.script) return;
    if (this.wanted >= 0) {
      if (at.made > this.script.steps[this.wanted].first) return;
      this.wanted = -1;
    }
    this.catchUp();
  }

  /** Steps whose choices have been made are done. */
  private catchUp() {
    const { steps } = this.script!;
    let done = -1;
    for (const [i, step] of steps.entries()) if (step.waits.length && step.until <= this.at.made) done = i;
    if (done >= this.step) this.turnTo(done + 1);
    if (this.arrived) this.met = this.step;
    this.arrived = false;
    this.look();
  }

  private turnTo(step: number) {
    this.step = Math.min(step, (this.script?.steps.length ?? 1) - 1);
    this.open = false;
    this.wrongs = 0;
    this.missed = false;
  }

  /** A step without an event is shown when nothing plays any more, and its question is there. */
  look() {
    const step = this.now;
    if (!step || this.open) return;
    if (step.on && this.met < this.step) return; // its event is still to come
    if (this.school.playing() && !step.on) return;
    const prompt = this.school.view()?.prompt ?? this.school.view()?.aside;
    if (step.waits.length && prompt?.number !== this.at.number) return;
    this.open = true;
  }

  /** Nothing plays any more, and the event has not come: nobody is left waiting. */
  giveUp() {
    if (!this.school.playing()) this.met = Math.max(this.met, this.step);
    this.look();
  }

  /** Is anything to be stopped for among these? */
  stops = (events: EventView[]): boolean => {
    const steps = this.script?.steps.slice(this.step) ?? [];
    return events.some((event) => steps.some((step) => this.fits(step, event)));
  };

  /** These have just been shown: does the table wait for "next" now? */
  stopped = (events: EventView[]): boolean => {
    const step = this.now;
    if (!step || this.open || !events.some((event) => this.fits(step, event))) return false;
    this.met = this.step;
    this.open = true;
    return true;
  };

  private fits(step: LessonStep, event: EventView): boolean {
    if (!step.on) return false;
    const said = inWords(event, this.script!.seats);
    return said === step.on || said.startsWith(`${step.on} `);
  }

  next = () => {
    if (!this.open || this.now?.waits.length) return;
    if (!this.last) this.turnTo(this.step + 1);
    this.school.goOn();
    this.look();
  };

  /** The match is won: the lobby shows it. */
  finish() {
    remember(this.game);
  }

  back = () => this.to(this.step - 1);
  again = () => this.to(0);

  private to(step: number) {
    if (step < 0 || !this.script) return;
    const { first } = this.script.steps[step];
    this.turnTo(step);
    this.met = Math.min(this.met, step);
    if (first < this.at.made) {
      this.wanted = step;
      this.met = step;
      this.school.back(step);
    } else {
      this.open = true;
    }
  }

  /** May this be chosen? A wrong choice is answered here, and nothing is sent. */
  allows(option: OptionView): boolean {
    if (!this.open || !this.now?.waits.length) {
      this.nudged += 1;
      return false;
    }
    if (this.awaited.some((one) => one.key === option.key)) {
      this.missed = false;
      return true;
    }
    this.wrongs += 1;
    this.missed = true;
    return false;
  }

  /** Of the cards that are awaited only what is meant is offered: they ask no second question. */
  narrowed(view: View | null): View | null {
    const prompt = view?.prompt;
    if (!view || !prompt || !this.awaited.length) return view;
    const keys = this.awaited.map((option) => option.key);
    const cards = this.awaited.map((option) => option.card?.id).filter((id) => !!id);
    const options = prompt.options.filter(({ key, card }) => keys.includes(key) || !cards.includes(card?.id));
    return options.length === prompt.options.length ? view : { ...view, prompt: { ...prompt, options } };
  }

  /** The sentence of the step, or the answer to a wrong choice. */
  sentence(button: string): string {
    const id = `lesson-${this.step + 1}`;
    const missed = this.missed && this.words?.has(`${id}-wrong`);
    return this.words?.say(missed ? `${id}-wrong` : id, { button }) ?? "";
  }
}
