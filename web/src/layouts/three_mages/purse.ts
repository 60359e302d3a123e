// Resources of a hand, counted by kind.
import type { CardView } from "../../lib/protocol";

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
