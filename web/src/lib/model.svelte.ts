// What the parts of a table share: the view, the words for it, what may be chosen, what is enlarged.
import { getContext, setContext, untrack, type Component } from "svelte";
import { harm } from "./answers";
import { api } from "./api";
import { lights, responds, type Lights } from "./choices";
import { digits } from "./keys";
import { label, settings, spoken, ui } from "./page.svelte";
import { persona } from "./personas.svelte";
import { onFelt } from "./looks";
import { colour } from "./printed";
import type {
  CardInfo,
  CardView,
  EventView,
  GameFacts,
  Hint,
  OptionView,
  SeatView,
  TableInfo,
  View,
  ZoneView,
} from "./protocol";
import { every, wayTo } from "./series";
import type { Beat, Choreography, Stage } from "./stage.svelte";
import { Speaker, Words } from "./words";

export interface Source {
  view: () => View | null;
  table: () => TableInfo | null;
  names: () => string[];
  busy: () => boolean;
  fresh: () => EventView[];
  hint?: () => Hint | null;
  choose: (option: OptionView) => void;
  walk?: (place: string) => void; // several choices in one go
  all?: () => void;
  several?: () => ((keys: string[]) => void) | null;
  stage?: Stage;
  set?: (key: string) => void; // what I want to be called for
  colours?: () => Choreography["colours"]; // that the game gives to seats
  undo?: () => (() => void) | null; // taking back what nobody has seen, while that is possible
}

/** What is certain to come of a choice: the life I have then, a few words. */
export interface Outcome {
  life?: number;
  text?: string;
  tells?: "good" | "bad" | ""; // short enough for the foot of the card it is about, and whether it is good for me
}

/** What a layout knows of its game and general parts ask for. */
export interface Customs {
  stage?: Choreography; // how what happens is shown
  bargains?: ReadonlySet<string>; // questions that the layout shows as a form
  gathers?: { what: string; verb: string }; // a question in which this is marked first, and sent with what ends it
  seldom?: ReadonlySet<string>; // verbs of options that stand in the menu, however few there are
  doubles?: (option: OptionView) => boolean; // another button says the same, and more
  rolls?: ReadonlySet<string>; // events of a die, besides those whose name ends with "roll"
  outcome?: (option: OptionView) => Outcome | null; // what is certain to come of a choice
  idle?: (option: OptionView) => boolean; // an answer that spends more than another and changes nothing
  tone?: (option: OptionView) => "primary" | "quiet" | "danger" | undefined; // how a button looks; else its verb says
  chosen?: (card: CardView) => boolean; // it has been chosen, and is no choice any more
  lacks?: (card: CardView) => string; // why a card cannot be chosen now, in two or three words
  answering?: (text: string) => string; // of a card's text what matters in an answer
  striking?: (face: string) => string; // of a card that is aimed at me what it does
  reads?: () => boolean; // it has a place of its own for the card that is read
  standoff?: () => Component<{ brief: boolean }> | null; // who stands against whom while a window is open
}

const UNMARKED: { of: string; keys: string[] } = { of: "", keys: [] };

export class Model {
  zoomed: CardView | null = $state.raw(null);
  rule = $state("");
  pointed = $state(""); // a place of the board that a sentence names
  reading = $state(""); // the face under the mouse or in focus, where a layout has a place for it
  meant: OptionView | null = $state.raw(null); // the choice under the mouse or in focus
  lifted = $state(""); // a card of the hand that a finger has lifted: the next tap plays it
  veil = $state(Infinity); // where a window begins that lies over the lower table, in px from the top
  picked = $state(""); // a card with several options: only its own are offered
  customs: Customs = $state.raw({});
  private words: Words | null = $state.raw(null);
  private cards: CardInfo[] = $state.raw([]);

  constructor(private source: Source) {}

  readonly view = $derived.by(() => this.source.view());
  readonly table = $derived.by(() => this.source.table());
  readonly game = $derived.by(() => this.table?.game ?? "");
  readonly lights: Lights = $derived.by(() => lights(this.view));
  readonly responding = $derived.by(() => responds(this.view));
  /** A question that stands in the layout's form. */
  readonly offering = $derived.by(() => {
    const prompt = this.view?.prompt;
    return !!prompt && !prompt.window && !!this.customs.bargains?.has(prompt.what);
  });
  readonly speaker = $derived.by(() => {
    const asked = () => this.view?.prompt ?? this.view?.aside ?? null;
    return this.words ? new Speaker(this.words, this.cards, this.source.names(), () => this.me, asked) : null;
  });
  readonly title = $derived.by(() => this.words?.say("title") ?? "");
  /** Whether the game says «ты» (`close`) or «вы» (`polite`). */
  readonly voice = $derived.by(() => this.words?.maybe("voice", "polite") ?? "polite");
  /** What the game counts: rounds, or turns. */
  readonly unit = $derived.by(() => this.words?.maybe("unit", "round") ?? "round");
  readonly busy = $derived.by(() => this.source.busy());
  /** What the last message told. */
  readonly fresh = $derived.by(() => this.source.fresh());
  /** The seat this page looks from; the first one for spectators. */
  readonly me = $derived.by(() => this.view?.seat ?? -1);

  /** Texts and cards of the game in the language of the page. */
  async load() {
    const { lang } = settings;
    const game = this.game;
    if (!game) return;
    const [text, cards] = await Promise.all([api.text(game, lang), api.cards(game)]);
    if (settings.lang !== lang || this.game !== game) return;
    this.words = new Words(lang, text);
    this.cards = cards;
  }

  /** What the bot that was asked thinks of an option, and whether nothing is better. */
  chance(key: string): { chance: number; best: boolean } | undefined {
    const all = this.source.hint?.()?.options ?? [];
    const found = all.find((one) => one.key === key);
    return found && { chance: found.chance, best: all.every((one) => one.chance <= found.chance) };
  }

  private moved = 0;

  /** The table has just changed: a click was meant for what lay there before. */
  changed() {
    this.moved = performance.now();
    if (untrack(() => this.marks.of !== this.asked)) this.marks = UNMARKED;
  }

  calm(): boolean {
    return !this.busy && performance.now() - this.moved > 500;
  }

  private told = $state(""); // the choice that was made last

  /** A choice is on its way: everything is shut until the table has gone on, or says no. */
  isSent(option: OptionView | undefined): boolean {
    return this.busy && !!option && option.key === this.told;
  }

  private marks = $state.raw(UNMARKED);
  private readonly asked = $derived.by(() => (this.view?.prompt ? `${this.me} ${this.view.prompt.what}` : ""));

  /** What is only marked so far: it can be taken back until I choose what ends the question. */
  readonly gathered: string[] = $derived.by(() => (this.marks.of === this.asked ? this.marks.keys : []));

  private gathers(option: OptionView): boolean {
    const { what, verb } = this.customs.gathers ?? {};
    return !!this.source.several?.() && this.view?.prompt?.what === what && option.verb === verb;
  }

  isGathered(option: OptionView | null | undefined): boolean {
    return !!option && this.gathered.includes(option.key);
  }

  /** What a click on an option does, in words. */
  says(option: OptionView): string {
    if (this.isGathered(option)) return ui("keep-it", { card: this.speaker?.card(option.card) ?? "" });
    return this.speaker?.option(option) ?? "";
  }

  choose(option: OptionView) {
    if (this.busy) return;
    if (this.gathers(option)) {
      const rest = this.gathered.filter((key) => key !== option.key);
      this.marks = { of: this.asked, keys: this.isGathered(option) ? rest : [...rest, option.key] };
      this.lifted = "";
      return;
    }
    this.told = option.key;
    this.changed();
    this.picked = this.lifted = "";
    this.zoomed = null;
    this.meant = null;
    const several = this.gathered.length ? this.source.several?.() : null;
    if (several) several([...this.gathered, option.key]);
    else this.source.choose(option);
  }

  /** My clock is nearly out: what I marked is sent with what ends the question, where that is one thing. */
  finish() {
    const ends = (this.view?.prompt?.options ?? []).filter((option) => !this.gathers(option));
    if (this.gathered.length && ends.length === 1) this.choose(ends[0]);
  }

  /** Where the place under the mouse or in focus leads through; shown on the board. */
  aim = $state("");
  readonly way: string[] = $derived.by(() => {
    const prompt = this.view?.prompt;
    return prompt && this.aim ? wayTo(prompt, this.aim) : [];
  });

  /** Places beyond the next step that a click walks to. */
  readonly far: string[] = $derived.by(() => (this.source.walk ? Object.keys(this.view?.prompt?.ways ?? {}) : []));

  walk(place: string) {
    if (this.busy) return;
    this.told = "";
    this.changed();
    this.aim = "";
    this.meant = null;
    this.source.walk?.(place);
  }

  private readonly digits: number[] = $derived.by(() => {
    const { speaker } = this;
    const said = (option: OptionView) => speaker?.option(option).replace(speaker.seat(option.seat ?? -1), "") ?? "";
    return digits((this.view?.prompt?.options ?? []).map(said));
  });

  /** The digit on the keyboard that chooses an option; 0: none does. */
  digit(option: OptionView): number {
    return this.digits[this.view?.prompt?.options.indexOf(option) ?? -1] ?? 0;
  }

  /** What one click would do with all of it. */
  readonly every: OptionView[] = $derived.by(() => (this.source.all ? every(this.view?.prompt ?? null) : []));

  all() {
    if (this.busy) return;
    this.told = "";
    this.changed();
    this.picked = this.lifted = "";
    this.meant = null;
    this.source.all?.();
  }

  /** May a card be marked, so that I am called when it can be played? */
  markable(card: CardView | null): boolean {
    const mine = this.view?.table.zones.filter((zone) => zone.owner === this.me && zone.name === "hand") ?? [];
    return !!this.source.set && !!card?.id && mine.some((zone) => zone.cards.some((one) => one.id === card.id));
  }

  isMarked(card: CardView | null): boolean {
    return !!card?.id && !!this.view?.marked?.includes(card.id);
  }

  /** How much of my life what I may answer is certain to take. */
  readonly threat: number = $derived.by(() => {
    const prompt = this.view?.prompt;
    const mine = !!prompt?.window && !!prompt.aimed?.includes(this.me);
    return mine ? (harm(prompt, (seat) => this.view?.table.seats[seat]?.counters.life) ?? 0) : 0;
  });

  /** Tell the server what I want to be called for. */
  set(key: string) {
    this.source.set?.(key);
  }

  /** The option that an element stands for is said in the prompt while it is pointed at. */
  mean(key: string | undefined) {
    const found = key ? (this.view?.prompt?.options.find((option) => option.key === key) ?? null) : null;
    if (found !== this.meant) this.meant = found;
  }

  /** Think again: one step back, while nobody has seen it. */
  get back(): (() => void) | null {
    return this.source.undo?.() ?? null;
  }

  /** What is being shown, before the question comes. */
  get stage(): Stage | undefined {
    return this.source.stage;
  }

  get beat(): Beat | null {
    return this.source.stage?.beat ?? null;
  }

  /** Whom it concerns. */
  readonly cast: number[] = $derived.by(() => {
    const all = (this.beat?.events ?? []).flatMap((event) => [event.seat ?? -1, event.other ?? -1]);
    return [...all, this.beat?.cause?.seat ?? -1].filter((seat) => seat >= 0);
  });

  /** Whoever takes no part in what is shown steps back. */
  dims(seat: number): boolean {
    return this.cast.length > 0 && !this.cast.includes(seat);
  }

  /** Is it the throw of a die? */
  isRoll(event: EventView): boolean {
    const rolls = /(^|-)roll$/.test(event.id) || !!this.customs.rolls?.has(event.id);
    return rolls && typeof event.number === "number";
  }

  seats(): SeatView[] {
    return this.view?.table.seats ?? [];
  }

  zones(owner: number): ZoneView[] {
    return (this.view?.table.zones ?? []).filter((zone) => zone.owner === owner);
  }

  zone(name: string, owner = -1): ZoneView | undefined {
    return this.view?.table.zones.find((zone) => zone.name === name && zone.owner === owner);
  }

  /** What a game tells of its table besides seats, board and zones; nothing while another game is shown. */
  facts<Game extends keyof GameFacts>(game: Game): GameFacts[Game] | undefined {
    if (this.view?.game !== game) return undefined;
    return this.view.table.facts as unknown as GameFacts[Game];
  }

  info(face?: string): CardInfo | undefined {
    return face ? this.speaker?.info(face) : undefined;
  }

  /** May a click on this card choose something, or narrow the choice down? */
  isLit(card: CardView): boolean {
    return !!card.id && (this.lights.cards.has(card.id) || this.lights.about.has(card.id));
  }

  /** Who sits there, in a table or a legend: I am not called by my name. */
  who(seat: number): string {
    return seat === this.me && seat >= 0 ? ui("you") : (this.speaker?.seat(seat) ?? "");
  }

  /** The colour that the game gives to a seat: of its mage, its hero; else none. */
  given(seat: number): string {
    const words = Object.values(this.view?.table.seats[seat]?.words ?? {});
    const colours = this.source.colours?.() ?? {};
    return words.map((word) => colours[word] ?? colour(this.info(word))).find((one) => one) ?? "";
  }

  /** The colour of a seat, the same everywhere: its hero's, or its own. */
  colour(seat: number | undefined): string {
    if (seat === undefined || seat < 0) return "var(--brass)";
    const own = this.given(seat);
    return own ? onFelt(own) : `var(--seat-${(seat % 6) + 1})`;
  }

  /** How strong the bot of a seat is, in a word. */
  level(seat: number): string {
    return label(`level-${this.table?.seats[seat]?.level ?? ""}`, ui("tag-bot"));
  }

  /** Who it is: the strength, the temperament it plays with, and how it introduces itself. */
  nature(seat: number): string {
    const somebody = persona(this.table?.seats[seat]);
    const temperament = somebody?.temperament ? ui(`nature-${somebody.temperament}`) : "";
    const told = [ui("tag-bot"), this.level(seat), temperament].filter(Boolean).join(" · ");
    return somebody ? `${told}\n${somebody.hello[settings.lang]}` : told;
  }

  isBot(seat: number): boolean {
    return this.table?.seats[seat]?.kind === "bot" || !!this.table?.seats[seat]?.level;
  }

  isAway(seat: number): boolean {
    const found = this.table?.seats[seat];
    return found?.kind === "human" && !found.online && !found.mine;
  }
}

const KEY = Symbol("table");
export const useModel = (): Model => getContext<Model>(KEY);
export function provideModel(model: Model): Model {
  $effect.pre(() => {
    Object.assign(spoken, { voice: model.voice, unit: model.unit });
    return () => Object.assign(spoken, { voice: "polite", unit: "round" });
  });
  return setContext(KEY, model);
}
