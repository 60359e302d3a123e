// What a card makes of both totals, and whether that is good for me.
import type { MunchkinCombat, OptionView } from "../../lib/protocol";

export interface Totals {
  ours: number;
  theirs: number;
}

/** Both totals after a card is played, where the rules are certain. */
export function totalsOf(option: OptionView): Totals | null {
  const found = option.card || option.verb === "side" ? /^(-?\d+) : (-?\d+)$/.exec(option.sum ?? "") : null;
  return found && { ours: Number(found[1]), theirs: Number(found[2]) };
}

/** Whose lead grows by it: for who fights the munchkins' is good, for nobody else anything is. */
export function outlook({ ours, theirs }: Totals, now: MunchkinCombat, me: number): "good" | "bad" | "" {
  if (me < 0 || (me !== now.main && me !== now.helper)) return "";
  const by = ours - theirs - (now.munchkins - now.monsters);
  return by > 0 ? "good" : by < 0 ? "bad" : "";
}
