import { describe, expect, it } from "vitest";
import { book, cited, holds, marked, naming, words, glossary } from "../lib/rulebook";
import type { Clause } from "../lib/protocol";

const clause = (id: string): Clause => ({
  id,
  rule: id,
  ru: "",
  source: "",
  basis: "printed",
  test: "",
  note: "",
  note_ru: "",
});
const said = (text: string) => ({ ru: text, en: text });

describe("the rulebook", () => {
  it("shows the code of another rule as a sign, and leaves what is no rule", () => {
    const rules = new Set(["KRU-DEFENCE-14"]);
    expect(naming("As ever (KRU-DEFENCE-14), not KRU-DEFENCE-99.", rules)).toEqual([
      { words: "As ever (", rule: "" },
      { words: "", rule: "KRU-DEFENCE-14" },
      { words: "), not ", rule: "" },
      { words: "KRU-DEFENCE-99", rule: "" },
      { words: ".", rule: "" },
    ]);
  });

  it("has its chapters in order, and loses no rule", () => {
    const chapters = [
      { title: said("Two"), about: said(""), rules: ["B-1", "gone"] },
      { title: said("One"), about: said(""), rules: ["A-2", "A-1"] },
    ];
    const found = book(chapters, ["A-1", "A-2", "B-1", "C-1"].map(clause));
    expect(found.map((one) => one.clauses.map((rule) => rule.id))).toEqual([["B-1"], ["A-2", "A-1"], ["C-1"]]);
    expect(found[2].title).toBeNull();
    expect(book([], ["A-1"].map(clause))).toHaveLength(1);
  });

  it("is searched by all words, whatever their letters", () => {
    expect(words("  Берёт  КАРТУ ")).toEqual(["берет", "карту"]);
    expect(holds(["Игрок берет", "карту."], words("берёт КАРТУ"))).toBe(true);
    expect(holds(["Игрок берёт"], words("берёт карту"))).toBe(false);
    expect(holds(["anything"], [])).toBe(true);
  });

  it("marks each hit, and gives the text back whole", () => {
    const bits = marked("Ещё карта, и ещё карты.", words("еще карт"));
    expect(bits.filter((bit) => bit.hit).map((bit) => bit.text)).toEqual(["Ещё", "карт", "ещё", "карт"]);
    expect(bits.map((bit) => bit.text).join("")).toBe("Ещё карта, и ещё карты.");
    expect(marked("nothing here", words("else"))).toEqual([{ text: "nothing here", hit: false }]);
    expect(marked("abab", ["a", "ab"]).map((bit) => bit.text)).toEqual(["ab", "ab"]); // the longest
  });
});

describe("the glossary", () => {
  it("stands in the order of the language, and a word has one address in both", () => {
    const terms = [
      { term: { ru: "яйцо", en: "egg / eggs" }, meaning: { ru: "круглое", en: "round" } },
      { term: { ru: "ёж", en: "hedgehog" }, meaning: { ru: "колется", en: "it pricks" } },
    ];
    expect(glossary(terms, "ru").map((one) => one.term.ru)).toEqual(["Ёж", "Яйцо"]);
    expect(glossary(terms, "en").map((one) => one.id)).toEqual(["term-egg-eggs", "term-hedgehog"]);
    expect(glossary(terms, "en")[0].meaning.en).toBe("Round");
  });
});

describe("the rulebook of a rule", () => {
  it("is cited by its heading to who reads it, to others by its number or not at all", () => {
    const of = (source: string, basis = "printed") => ({ ...clause("KRE-1"), source, basis });
    expect(cited(of("4.1 Смена награды"), "ru")).toEqual(["rule-source", { source: "4.1 Смена награды" }]);
    expect(cited(of("4.1 Смена награды"), "en")).toEqual(["rule-section", { section: "4.1" }]);
    expect(cited(of("2. Бой (Важно!)"), "en")).toEqual(["rule-section", { section: "2" }]);
    expect(cited(of("Окончание игры"), "en")).toEqual(["rule-book", {}]);
    expect(cited(of("Окончание игры", "ruling"), "en")).toBeNull();
    expect(cited(of("End of the game"), "en")).toEqual(["rule-source", { source: "End of the game" }]);
    expect(cited(of(""), "ru")).toBeNull();
  });
});
