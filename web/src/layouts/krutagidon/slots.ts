// The places of the Market: what was bought leaves its own empty, and the rest stays where it lies.
import type { CardView } from "../../lib/protocol";

const SLOTS = 5;

/** The cards in their places, `null` where none lies; `before` are the ids that lay there. */
export function slotted(before: string[], now: CardView[]): (CardView | null)[] {
  const here = new Map(now.map((card) => [card.id, card]));
  const kept = before.map((id) => here.get(id) ?? null);
  const fresh = now.filter((card) => !card.id || !before.includes(card.id));
  const all = Array.from({ length: Math.max(SLOTS, now.length) }, (_, i) => kept[i] ?? fresh.shift() ?? null);
  return [...all, ...kept.slice(all.length).filter((card) => card !== null), ...fresh];
}
