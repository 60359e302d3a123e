// What comes of a monster's step: fights of 3 Mages are certain, so that it is known before.
import type { ThreeMagesFacts, Token, View } from "../../lib/protocol";

export type Step = "clear" | "wins" | "both-die" | "dies" | "jumps" | "castle";

/** The squares before a monster, the nearest first. */
function ahead(facts: ThreeMagesFacts, token: Token): string[] {
  for (const { from, to, squares } of Object.values(facts.roads)) {
    const at = squares.indexOf(token.at);
    if (at < 0) continue;
    if (token.tags?.includes(from)) return squares.slice(at + 1);
    if (token.tags?.includes(to)) return squares.slice(0, at).reverse();
  }
  return [];
}

/** How a step forward ends: each whom it meets is fought, and whoever lets it pass is jumped over. */
export function stepOf(view: View, place: string): Step | null {
  const tokens = (view.table.board?.tokens ?? []).filter((token) => token.kind === "monster");
  const mine = tokens.find((token) => token.at === place);
  if (!mine) return null;
  const [strength, health] = [mine.counters?.strength ?? 0, mine.counters?.health ?? 0];
  let jumped = false;
  for (const square of ahead(view.table.facts as unknown as ThreeMagesFacts, mine)) {
    const other = tokens.find((token) => token.at === square);
    if (!other) return jumped ? "jumps" : "clear";
    const kills = (other.counters?.health ?? 0) <= strength;
    if (health <= (other.counters?.strength ?? 0)) return kills ? "both-die" : "dies";
    if (kills) return "wins";
    jumped = true;
  }
  return "castle";
}

/** How many steps the foremost monster of a mage is away from another's castle; none where it has no monster. */
export function castleIn(view: View, mage: string): number | null {
  const facts = view.table.facts as unknown as ThreeMagesFacts;
  const own = (view.table.board?.tokens ?? []).filter((t) => t.kind === "monster" && t.tags?.includes(mage));
  const steps = own.map((token) => ahead(facts, token).length + 1);
  return steps.length ? Math.min(...steps) : null;
}
