// What a number on the die does for whoever runs.
import type { OptionView, Prompt } from "../../lib/protocol";

/** Where a card sets the die: does that number save the runner? Nothing is said of any other roll. */
export function dieDoes(prompt: Prompt | null, option: OptionView): "away" | "caught" | "" {
  const { verb, number } = option;
  if (verb !== "set-die" || !prompt?.against || number === undefined || number === null) return "";
  return number >= prompt.against ? "away" : "caught";
}
