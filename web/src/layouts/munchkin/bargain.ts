// Which options of a bargain are terms to put into it, and which end it.
import { tone } from "../../lib/choices";
import type { OptionView } from "../../lib/protocol";

export const AGREES = /^(yes|counter|done)$/;

export function termsOf(options: OptionView[]): OptionView[] {
  return options.filter((option) => tone(option) === "primary" && !AGREES.test(option.verb));
}

/** A share of the loot: how many treasures, then who picks; named by what the words of an option begin with. */
export interface Segment {
  head: string;
  ways: { option: OptionView; tail: string }[];
}

export function segments(options: OptionView[], word: (option: OptionView) => string): Segment[] {
  const found = new Map<string, Segment>();
  for (const option of options) {
    const [head, ...tail] = word(option).split(", ");
    const known = found.get(head) ?? { head, ways: [] };
    known.ways.push({ option, tail: tail.join(", ") });
    found.set(head, known);
  }
  return [...found.values()];
}

/** What is chosen among them: as picked, else the first that leaves a choice of who picks. */
export function pickedOf(all: Segment[], head: string, tail: string) {
  const segment = all.find((one) => one.head === head) ?? all.find((one) => one.ways[0].tail) ?? all[0];
  const way = segment?.ways.find((one) => one.tail === tail) ?? segment?.ways[0];
  return segment && way ? { segment, way } : null;
}

/** Whom it pays most to call: the best lead over the monsters, ours and theirs for each seat. */
export function bestOf(callable: number[], together: number[][]): number | undefined {
  const lead = (seat: number) => {
    const [ours, theirs] = together[seat] ?? [];
    return ours === undefined ? -Infinity : ours - theirs;
  };
  return [...callable].sort((a, b) => lead(b) - lead(a))[0];
}
