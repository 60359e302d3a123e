// Where on the table each option lights up.
import type { OptionView, View } from "./protocol";

/** Options by what is clicked for them. Those without a place of their own stand in the prompt. */
export interface Lights {
  cards: Map<string, OptionView>;
  places: Map<string, OptionView>;
  seats: Map<number, OptionView>;
  loose: OptionView[];
  about: Map<string, OptionView[]>; // several options of one card: a click narrows them down
}

export const NONE: Lights = { cards: new Map(), places: new Map(), seats: new Map(), loose: [], about: new Map() };

function count<T>(of: (T | undefined)[]): Map<T, number> {
  const found = new Map<T, number>();
  for (const one of of) if (one !== undefined) found.set(one, (found.get(one) ?? 0) + 1);
  return found;
}

/** A window that is aimed at me lies over the table; any other one is answered in the bar and on the table. */
export function responds(view: View | null): boolean {
  const prompt = view?.prompt;
  if (!view || !prompt?.window || !prompt.aimed?.includes(view.seat)) return false;
  if (prompt.by !== undefined && prompt.by >= 0) return prompt.by !== view.seat;
  // caused by nobody: something strikes me, unless it is a step of my own, or about a card I hold
  const mine = view.table.zones.filter((zone) => zone.owner === view.seat).flatMap((zone) => zone.cards);
  return !!prompt.about && !mine.some((card) => card.id === prompt.about?.id);
}

export function lights(view: View | null): Lights {
  const prompt = view?.prompt;
  if (!view || !prompt || responds(view)) return NONE;
  const board = view.table.board;
  const shown = new Set(view.table.zones.flatMap((zone) => zone.cards.map((card) => card.id ?? "")));
  const spots = new Set<string>([
    ...(board?.cells ?? []).map((cell) => cell.id),
    ...(board?.edges ?? []).map((edge) => edge.id),
    ...(board?.tokens ?? []).map((token) => token.id),
  ]);
  const refs = prompt.options.map((option) => ({
    option,
    card: option.card?.id && shown.has(option.card.id) ? option.card.id : undefined,
    other: option.other?.id && shown.has(option.other.id) ? option.other.id : undefined,
    place: option.place && spots.has(option.place) ? option.place : undefined,
    seat: option.seat !== undefined && option.seat >= 0 ? option.seat : undefined,
  }));
  const many = {
    card: count(refs.map((r) => r.card)),
    other: count(refs.map((r) => r.other)),
    place: count(refs.map((r) => r.place)),
    seat: count(refs.map((r) => r.seat)),
  };
  const found: Lights = { cards: new Map(), places: new Map(), seats: new Map(), loose: [], about: new Map() };
  for (const { option, card, other, place, seat } of refs) {
    if (card && many.card.get(card) === 1) found.cards.set(card, option);
    else if (place && many.place.get(place) === 1) found.places.set(place, option);
    else if (other && many.other.get(other) === 1 && !found.cards.has(other)) found.cards.set(other, option);
    else if (seat !== undefined && many.seat.get(seat) === 1 && (card === undefined || many.card.get(card)! > 1))
      found.seats.set(seat, option);
    else {
      found.loose.push(option);
      if (card) found.about.set(card, [...(found.about.get(card) ?? []), option]);
    }
  }
  return found;
}

/** Passing and finishing look different from going on. */
export function tone(option: OptionView): "primary" | "quiet" | "danger" {
  if (DANGER.test(option.verb)) return "danger";
  return QUIET.test(option.verb) ? "quiet" : "primary";
}

/** How each button looks: brass is for the one choice that goes on; of several that do, none is better. What may be
 * started at will is none of them; in a moment of my `own` it is passing that goes on: it kicks the door. */
export function tones(options: OptionView[], own = false): ("primary" | "quiet" | "danger")[] {
  const found = options.map((option) => (option.free ? "quiet" : tone(option)));
  const going = found.filter((one) => one === "primary").length;
  const pass = own && !going ? options.findIndex((option) => option.verb === "pass") : -1;
  return found.map((one, i) => (i === pass ? "primary" : one === "primary" && going > 1 ? "quiet" : one));
}

const QUIET = /^(pass|no|done|skip|stop|decline|keep|cancel|end|back|refuse|nothing|none|enough|never)/;
const DANGER = /^(resign|surrender|die|give-up|abandon)/;

export function byVerb(options: OptionView[]): [string, OptionView[]][] {
  const found = new Map<string, OptionView[]>();
  for (const option of options) found.set(option.verb, [...(found.get(option.verb) ?? []), option]);
  return [...found];
}
