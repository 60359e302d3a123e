// What is printed on a card: the facts of the library in the shape that a card's face shows.
import type { CardInfo, CardView } from "./protocol";
import type { Lang } from "./words";

export interface Halves {
  attack: number;
  defence: number;
  spell: string;
  does: string;
}

export interface Stat {
  key: string;
  sort: "str" | "hp"; // strength or health
  value: number;
}

const STATS: [string, Stat["sort"]][] = [
  ["strength", "str"],
  ["health", "hp"],
  ["level", "str"],
  ["bonus", "str"],
];

/** A number of the card, where it has one under that name. */
export function figure(info: CardInfo | undefined, name: string): number | undefined {
  const found = info?.facts[name];
  return typeof found === "number" ? found : undefined;
}

/** A text of the card in a language; empty where it has none under that name. */
export function words(info: CardInfo | undefined, name: string, lang: Lang): string {
  const found = info?.facts[name];
  if (typeof found !== "object" || found === null) return "";
  const said: unknown = (found as Record<string, unknown>)[lang];
  return typeof said === "string" ? said : "";
}

/** The colour of a hero, for the frame around its name. */
export function colour(info: CardInfo | undefined): string | undefined {
  const found = info?.facts.colour;
  return typeof found === "string" ? found : undefined;
}

/** A card of two halves: a creature above, the spell it turns into below. */
export function halves(info: CardInfo, lang: Lang): Halves | null {
  const [attack, defence] = [figure(info, "attack"), figure(info, "defence")];
  const spell = words(info, "spell", lang);
  if (attack === undefined || defence === undefined || !spell) return null;
  return { attack, defence, spell, does: words(info, "does", lang) };
}

/** What it costs; a card that is never bought has no cost. */
export function cost(info: CardInfo): number | undefined {
  return info.facts.type === "none" ? undefined : figure(info, "cost");
}

export function points(info: CardInfo | undefined): number | undefined {
  return figure(info, "points") ?? figure(info, "vp");
}

export function stats(info: CardInfo): Stat[] {
  return STATS.flatMap(([key, sort]) => {
    const value = figure(info, key);
    return value === undefined ? [] : [{ key, sort, value }];
  });
}

/** How a mark on the card compares with what is printed. */
export function shift(printed: number | undefined, now: number | undefined): "" | "up" | "dn" {
  if (now === undefined || printed === undefined || now === printed) return "";
  return now > printed ? "up" : "dn";
}

/** A number with a real minus sign, and a plus where it is added to something. */
export const signed = (number: number, plus = true): string =>
  number < 0 ? `−${-number}` : `${plus && number > 0 ? "+" : ""}${number}`;

/** Cards that are alike lie on each other: the first of each sort in the order of the hand, and how many there are. */
export function stacked(cards: CardView[]): { card: CardView; count: number }[] {
  const sorts = new Map<string, { card: CardView; count: number }>();
  for (const card of cards) {
    const sort = `${card.face} ${JSON.stringify(card.marks ?? {})}`;
    const found = sorts.get(sort);
    if (found) found.count++;
    else sorts.set(sort, { card, count: 1 });
  }
  return [...sorts.values()];
}
