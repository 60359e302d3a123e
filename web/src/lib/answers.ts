// A window to respond: the options sorted by how they are shown.
import type { OptionView, Prompt } from "./protocol";

export interface Answer {
  option: OptionView;
  copies: number; // equal cards are one answer
}

export interface Answers {
  cards: Answer[]; // shown as cards
  others: OptionView[];
  free: OptionView[]; // what could be started at any time, and what changes nothing
  standing: OptionView[]; // orders for later windows
  pass: OptionView | undefined;
}

const passes = (option: OptionView) => option.verb === "pass";
const alike = (option: OptionView) =>
  [option.verb, option.card?.face, option.other?.face, option.seat, option.place, option.number].join();

export function sorted(options: OptionView[], idle: (option: OptionView) => boolean = () => false): Answers {
  const later = (option: OptionView) => option.free || idle(option);
  const now = options.filter((option) => !option.standing && !later(option) && !passes(option));
  const found = new Map<string, Answer>();
  for (const option of now.filter((one) => one.card?.face)) {
    const known = found.get(alike(option));
    if (known) known.copies += 1;
    else found.set(alike(option), { option, copies: 1 });
  }
  return {
    cards: [...found.values()],
    others: now.filter((option) => !option.card?.face),
    free: options.filter(later),
    standing: options.filter((option) => option.standing && !passes(option)),
    pass: options.find(passes),
  };
}

/** How much harm is certain, where the question says so and somebody it is aimed at has life to lose. */
export function harm(prompt: Prompt | null, life: (seat: number) => number | undefined): number | undefined {
  const amount = prompt?.amount;
  if (typeof amount !== "number" || amount <= 0) return undefined;
  return (prompt?.aimed ?? []).some((seat) => life(seat) !== undefined) ? amount : undefined;
}
