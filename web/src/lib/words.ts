// Saying it: views, prompts and events as sentences. Mirrors koldun/view/words.py.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../text/en.ftl?raw";
import ru from "../text/ru.ftl?raw";
import type { CardInfo, CardView, EventView, OptionView, Prompt, ResultView } from "./protocol";

export type Lang = "ru" | "en";
export type Args = Record<string, FluentVariable>;
const OWN: Record<Lang, string> = { ru, en };

/** A piece of a sentence: plain, a person's name, a card's name or a place of the board. */
export interface Piece {
  kind: "plain" | "person" | "card" | "place";
  text: string;
  face?: string;
  place?: string;
}

// a name that ends with a mark of its own ends the sentence, too
const ENDED_TWICE = /([!?…]\u0003?)\.(?=\s|$)/g;

const complained = new Set<string>();

function complain(text: string) {
  if (!complained.has(text)) console.error(text);
  complained.add(text);
}

export class Words {
  private bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    source = "",
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    // what all games share comes first, and a game may say it in its own way
    if (source) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.bundle.addResource(new FluentResource(OWN[lang]));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** How many messages begin so. */
  count(start: string): number {
    return [...this.bundle._messages.keys()].filter((id) => id.startsWith(start)).length;
  }

  say(id: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) {
      complain(`no message ${id} in ${this.lang}`);
      return id;
    }
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length) complain(`message ${id} in ${this.lang}: ${errors[0].message}`);
    return said.replace(ENDED_TWICE, "$1");
  }

  /** A message that a game need not have. */
  maybe(id: string, otherwise: string, args: Args = {}): string {
    return this.has(id) ? this.say(id, args) : otherwise;
  }
}

/** Equal names are counted; where one has a comma in it, semicolons part them. */
export function listed(names: string[]): string {
  const many = new Map<string, number>();
  for (const name of names) many.set(name, (many.get(name) ?? 0) + 1);
  const told = [...many].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
  return told.join(names.some((name) => name.includes(",")) ? "; " : ", ");
}

// names inside a sentence are marked while it is put together, so that they can be set apart after
const PERSON = "\u0001";
const CARD = "\u0002";
const END = "\u0003";
const PLACE = "\u0005";

/** Speaks one language at one table, whose players have names. */
export class Speaker {
  private cards: Map<string, CardInfo>;

  constructor(
    readonly words: Words,
    cards: CardInfo[],
    readonly names: string[],
    private me: () => number = () => -1, // the seat that is spoken to
    private asked: () => Prompt | null = () => null, // the prompt whose options are said
  ) {
    this.cards = new Map(cards.map((card) => [card.id, card]));
  }

  get lang(): Lang {
    return this.words.lang;
  }

  say(id: string, args: Args = {}): string {
    return this.words.say(id, args);
  }

  seat(seat: number): string {
    return this.names[seat] ?? this.say("nobody");
  }

  info(face: string): CardInfo | undefined {
    return this.cards.get(face);
  }

  cardName(face: string): string {
    return this.cards.get(face)?.name[this.lang] ?? face;
  }

  card(card?: CardView | null): string {
    return card?.face ? this.cardName(card.face) : this.say("a-card");
  }

  cardText(face: string): string {
    return this.cards.get(face)?.text[this.lang] ?? "";
  }

  /** What is told when a card strikes; messages select by "none". */
  disaster(face?: string): string {
    return (face && this.cards.get(face)?.disaster[this.lang]) || "none";
  }

  zone(name: string): string {
    return this.words.maybe(`zone-${name}`, name);
  }

  counter(name: string): string {
    return this.words.maybe(`counter-${name}`, name);
  }

  phase(phase: string): string {
    return phase ? this.words.maybe(`phase-${phase}`, phase) : "";
  }

  kind(kind: string): string {
    return this.words.maybe(`kind-${kind}`, kind);
  }

  option(option: OptionView): string {
    return plain(this.optionPieces(option));
  }

  optionPieces(option: OptionView): Piece[] {
    const args = this.args(option.seat, option.number, option.place);
    const prompt = this.asked();
    args.card = this.marked(option.card);
    args.other = this.marked(option.other);
    Object.assign(args, this.frame(prompt));
    args.ask = prompt?.what ?? "";
    args.amount = prompt?.amount ?? 0;
    args.sum = option.sum || "none";
    args.paired = option.other ? "yes" : "no";
    args.me = this.mine(option.seat) ? "seat" : "none";
    return pieces(this.say(`option-${option.verb}`, args));
  }

  prompt(prompt: Prompt): Piece[] {
    const args = this.args(prompt.by, prompt.amount, "");
    args.card = this.marked(prompt.about);
    Object.assign(args, this.frame(prompt));
    args.against = prompt.against ?? 0;
    args.ways = this.ways(prompt);
    return pieces(this.say(`ask-${prompt.what}`, args));
  }

  /** What its options are for, where the game has words for that (`way-combat-play`); none: nothing of that. */
  private ways(prompt: Prompt): string {
    const ids = prompt.options.map((option) => `way-${prompt.what}-${option.verb}`);
    const said = [...new Set(ids.filter((id) => this.words.has(id)).map((id) => this.say(id)))].join(", ");
    return said ? said.charAt(0).toUpperCase() + said.slice(1) : "none";
  }

  event(event: EventView): Piece[] {
    const args = this.args(event.seat, event.number, event.place);
    args.other = this.person(event.other);
    args.word = event.word ?? "";
    const cards = (event.cards ?? []).map((card) => this.marked(card));
    args.card = cards[0] ?? this.say("a-card");
    args.cards = listed(cards);
    args.rest = listed(cards.slice(1));
    args.more = Math.max(0, cards.length - 1);
    args.each = cards.map((card, seat) => `${this.spoken(seat)}: ${card}`).join("; ");
    args.me = this.who(event.seat, event.other);
    args.two = (event.other ?? -1) >= 0 && event.other !== event.seat ? "yes" : "no";
    args.known = event.cards?.[0]?.face ? "yes" : "no";
    args.told = this.disaster(event.cards?.[0]?.face);
    return pieces(this.say(`event-${event.id}`, args));
  }

  /** The same in the bar, in short where the plate shows the rest. */
  told(event: EventView): Piece[] {
    const short = this.words.maybe(`told-${event.id}`, "");
    return short ? pieces(short) : this.event(event);
  }

  result(result: ResultView): string {
    const winners = this.together(result.winners);
    const me = this.me() >= 0 && result.winners.includes(this.me()) ? "seat" : "none";
    return this.say(`end-${result.reason}`, { winners, me });
  }

  /** Several by their names, whoever is spoken to first and as "you". */
  private together(seats: number[]): string {
    const others = seats.filter((seat) => !this.mine(seat)).map((seat) => this.seat(seat));
    const names = others.length < seats.length ? [this.say("you").toLowerCase(), ...others] : others;
    const last = names.pop() ?? this.say("nobody");
    return names.length ? `${names.join(", ")} ${this.say("and")} ${last}` : last;
  }

  /** Who and what a prompt is about, for messages to select by. */
  private frame(prompt: Prompt | null): Args {
    const by = prompt?.by ?? -1;
    const aimed = prompt?.aimed ?? [];
    return {
      by: by < 0 ? "none" : this.mine(by) ? "me" : "other",
      about: prompt?.about?.face ? "card" : "none",
      aimed: aimed.some((seat) => this.mine(seat)) ? "me" : aimed.length ? "other" : "none",
      word: prompt?.word ?? "",
    };
  }

  private mine(seat: number | undefined): boolean {
    return this.me() >= 0 && seat === this.me();
  }

  /** Which of the two seats of an event is spoken to. */
  private who(seat: number | undefined, other: number | undefined): string {
    const [first, second] = [this.mine(seat), this.mine(other)];
    return first && second ? "both" : first ? "seat" : second ? "other" : "none";
  }

  private person(seat: number | undefined): string {
    const known = seat !== undefined && this.names[seat] !== undefined;
    return known ? PERSON + this.names[seat] + END : this.say("nobody");
  }

  private spoken(seat: number): string {
    return this.mine(seat) ? this.say("you") : this.person(seat);
  }

  private marked(card?: CardView | null): string {
    return card?.face ? `${CARD}${card.face}\u0004${this.cardName(card.face)}${END}` : this.say("a-card");
  }

  /** A place by its name, where the game gives one; a square of a road by the road's name. */
  place(place: string): string {
    const [road, step] = place.split(/-(?=\d+$)/);
    if (this.words.has(`place-${place}`))
      return this.say(`place-${place}`).replace(/^[A-Z]\d(?:-\d+)? \((.+)\)$/, "$1");
    const edge = /^(\d+\.\d+)([nesw])$/.exec(place);
    if (edge && this.words.has("place-edge")) return this.say("place-edge", { cell: edge[1], side: edge[2] });
    if (step && this.words.has(`place-${road}`))
      return this.say("ui-road-step", { road: this.say(`place-${road}`), step });
    return place;
  }

  // only places of a board are marked, so that messages can select by other words
  private args(seat?: number, number?: number | null, place = ""): Args {
    const named = this.place(place);
    const marked = /^[A-Z]+\d*-?\d+$|^castle|^\d+\.\d+[nesw]?$/.test(place)
      ? `${PLACE}${place}\u0004${named}${END}`
      : named;
    return { seat: this.person(seat), number: number ?? 0, place: marked };
  }
}

export function plain(parts: Piece[]): string {
  return parts.map((part) => part.text).join("");
}

function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const part of text.split(/([\u0001\u0002\u0005][^\u0003]*\u0003)/)) {
    if (!part) continue;
    if (part[0] === PERSON) found.push({ kind: "person", text: part.slice(1, -1) });
    else if (part[0] === CARD) {
      const [face, name] = part.slice(1, -1).split("\u0004");
      found.push({ kind: "card", text: name, face });
    } else if (part[0] === PLACE) {
      const [place, name] = part.slice(1, -1).split("\u0004");
      found.push({ kind: "place", text: name, place });
    } else found.push({ kind: "plain", text: part });
  }
  return found;
}
