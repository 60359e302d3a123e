// The rules of a game as a book: chapters, and what a search finds in them.
import type { ChapterInfo, Clause, TermInfo } from "./protocol";

export interface Chapter {
  title: { ru: string; en: string } | null; // none: the game has not divided its rules
  about: { ru: string; en: string } | null;
  clauses: Clause[];
  terms?: Term[]; // the glossary
}

export interface Term {
  id: string; // its address
  term: { ru: string; en: string };
  meaning: { ru: string; en: string };
}

/** Chapters with their rules in order; what stands in none comes last. */
export function book(chapters: ChapterInfo[], clauses: Clause[]): Chapter[] {
  const known = Object.fromEntries(clauses.map((clause) => [clause.id, clause]));
  const found: Chapter[] = chapters.map(({ title, about, rules }) => ({
    title,
    about,
    clauses: rules.flatMap((id) => (known[id] ? [known[id]] : [])),
  }));
  const placed = new Set(chapters.flatMap((one) => one.rules));
  const rest = clauses.filter((clause) => !placed.has(clause.id));
  return rest.length ? [...found, { title: null, about: null, clauses: rest }] : found;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const both = (of: { ru: string; en: string }) => ({ ru: capital(of.ru), en: capital(of.en) });

/** The address of a word: the same in both languages. */
export const addressOf = (english: string) => `term-${english.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;

/** The last chapter: words in the order of the language. */
export function glossary(terms: TermInfo[], lang: "ru" | "en"): Term[] {
  return terms
    .map(({ term, meaning }) => ({ id: addressOf(term.en), term: both(term), meaning: both(meaning) }))
    .sort((a, b) => a.term[lang].localeCompare(b.term[lang], lang));
}

const plain = (text: string) => text.toLowerCase().replaceAll("ё", "е");

export const words = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

/** Does a rule hold all the words, in what is shown of it? */
export function holds(shown: string[], wanted: string[]): boolean {
  const whole = plain(shown.join(" "));
  return wanted.every((word) => whole.includes(word));
}

export interface Bit {
  text: string;
  hit: boolean;
}

/** The text in pieces: those that are one of the words, and those between. */
export function marked(text: string, wanted: string[]): Bit[] {
  const low = plain(text); // as long as the text, letter by letter
  const bits: Bit[] = [];
  let at = 0;
  let from = 0;
  const add = (to: number, hit: boolean) => {
    if (to > from) bits.push({ text: text.slice(from, to), hit });
    from = to;
  };
  while (at < low.length) {
    const found = wanted.filter((word) => low.startsWith(word, at)).sort((a, b) => b.length - a.length)[0];
    if (!found) {
      at += 1;
      continue;
    }
    add(at, false);
    at += found.length;
    add(at, true);
  }
  add(text.length, false);
  return bits;
}

/** A text in words and the rules it names: a code is an address, never a word. */
export function naming(text: string, rules: Set<string>): { words: string; rule: string }[] {
  return text
    .split(/\b([A-Z]{2,}(?:-[A-Z0-9]+)+)\b/)
    .map((bit) => (rules.has(bit) ? { words: "", rule: bit } : { words: bit, rule: "" }))
    .filter(({ words, rule }) => words || rule);
}

/** Where the rulebook has a rule, as a message: its headings are Russian, and to others only their number says something. */
export function cited({ source, basis }: Clause, lang: "ru" | "en"): [string, Record<string, string>] | null {
  if (source && (lang === "ru" || !/[а-яё]/i.test(source))) return ["rule-source", { source }];
  const section = /^(\d+(?:\.\d+)*)\.?\s/.exec(source)?.[1];
  if (section) return ["rule-section", { section }];
  return source && basis === "printed" ? ["rule-book", {}] : null;
}
