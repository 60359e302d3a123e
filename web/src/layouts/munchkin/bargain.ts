// Which options of a bargain are terms to put into it, and which end it.
import { tone } from "../../lib/choices";
import type { OptionView } from "../../lib/protocol";

export const AGREES = /^(yes|counter|done)$/;

export function termsOf(options: OptionView[]): OptionView[] {
  return options.filter((option) => tone(option) === "primary" && !AGREES.test(option.verb));
}
