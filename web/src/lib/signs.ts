// What a small card says without words: signs for what its facts tell.
import { SIGNS } from "./icons";
import { figure } from "./printed";
import type { CardInfo } from "./protocol";

export interface Sign {
  what: string; // message `sign-<what>` of the page
  icon: string;
  value: string;
}

/** Facts that are so or not. */
const FLAGS = ["attack", "defence", "ongoing", "big"];
/** Facts that are a number, and which of them are worth a sign. */
const NUMBERS: [string, (value: number) => string | null][] = [
  ["draws", (value) => (value > 0 ? `${value}` : null)],
  ["heals", (value) => (value > 0 ? `+${value}` : null)],
  ["treasure", (value) => (value > 0 ? `${value}` : null)],
  ["levels", (value) => (value > 1 ? `${value}` : null)],
  ["hands", (value) => (value > 0 ? `${value}` : null)],
  ["price", (value) => (value > 0 ? `${value}` : null)],
];
/** Facts that are a word or several, each with a sign of its own. */
const WORDS = ["range", "duration", "traits", "tags"];

const slug = (word: string) => word.toLowerCase().replaceAll(" ", "-");

function wordsOf(info: CardInfo, name: string): string[] {
  const found = info.facts[name];
  const all: unknown[] = Array.isArray(found) ? found : [found];
  return [...new Set(all.filter((one) => typeof one === "string").map(slug))];
}

/** The signs of a card, most telling first; none for a game whose cards have no such facts. */
export function signs(info: CardInfo | undefined): Sign[] {
  if (!info) return [];
  const harm = figure(info, "damage");
  const flags = FLAGS.filter((name) => info.facts[name] === true).map((name) => ({
    what: name,
    icon: SIGNS[name],
    value: name === "attack" && harm ? `${harm}` : "",
  }));
  const numbers = NUMBERS.flatMap(([name, says]) => {
    const value = says(figure(info, name) ?? 0);
    return value === null ? [] : [{ what: name, icon: SIGNS[name], value }];
  });
  const words = WORDS.flatMap((name) => wordsOf(info, name))
    .filter((word) => SIGNS[word])
    .map((word) => ({ what: word, icon: SIGNS[word], value: "" }));
  // what is energy and nothing else: its number is all it says
  const energy = info.kind === "energy" ? (figure(info, "energy") ?? 0) : 0;
  const fuel = energy ? [{ what: "energy", icon: SIGNS.energy, value: `${energy}` }] : [];
  return [...fuel, ...flags, ...numbers, ...words];
}
