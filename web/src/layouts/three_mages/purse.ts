// Resources of a hand, counted by kind.
import type { CardInfo, CardView } from "../../lib/protocol";

export interface Coin {
  face: string;
  cards: CardView[]; // those that may be chosen, or one that stands for all
  count: number;
}

export function counted(cards: CardView[], lit: (card: CardView) => boolean): Coin[] {
  const found = new Map<string, CardView[]>();
  for (const card of cards) found.set(card.face ?? "", [...(found.get(card.face ?? "") ?? []), card]);
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([face, all]) => ({ face, cards: all.some(lit) ? all.filter(lit) : all.slice(0, 1), count: all.length }));
}

const ANY = "any";

/** What a card costs, by kind of resource. */
export function priceOf(info: CardInfo | undefined): Record<string, number> {
  const price = info?.facts.price;
  return typeof price === "object" && price !== null ? (price as Record<string, number>) : {};
}

/** The first kind of resource that the purse lacks for a price; empty where it has enough. */
export function short(price: Record<string, number>, purse: Coin[]): string {
  const have = (kind: string) => purse.find((coin) => coin.face.endsWith(`-${kind}`))?.count ?? 0;
  const missing = Object.entries(price).find(([kind, count]) => kind !== ANY && have(kind) < count);
  if (missing) return missing[0];
  const all = purse.reduce((sum, coin) => sum + coin.count, 0);
  const due = Object.values(price).reduce((sum, count) => sum + count, 0);
  return all < due ? ANY : "";
}
