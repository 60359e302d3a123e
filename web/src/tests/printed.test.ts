import { describe, expect, it } from "vitest";
import { colour, cost, figure, halves, points, shift, signed, stacked, stats, words } from "../lib/printed";
import { card } from "./samples";

describe("a number", () => {
  it("has a real minus, and a plus where it is added to something", () => {
    expect([2, 0, -2].map((one) => signed(one))).toEqual(["+2", "0", "−2"]);
    expect([2, -2].map((one) => signed(one, false))).toEqual(["2", "−2"]);
  });
});

describe("what is printed on a card", () => {
  it("has a cost unless it is never bought", () => {
    expect(cost(card("c", { cost: 3, type: "spell" }))).toBe(3);
    expect(cost(card("c", { cost: 0, type: "none" }))).toBeUndefined();
    expect(cost(card("c"))).toBeUndefined();
  });

  it("counts points under either name", () => {
    expect(points(card("c", { points: 2, vp: 9 }))).toBe(2);
    expect(points(card("c", { vp: 4 }))).toBe(4);
    expect(points(card("c", { points: "many" }))).toBeUndefined();
    expect(points(undefined)).toBeUndefined();
  });

  it("tells strength from health, in this order", () => {
    expect(stats(card("c", { health: 5, strength: 3, level: "x" }))).toEqual([
      { key: "strength", sort: "str", value: 3 },
      { key: "health", sort: "hp", value: 5 },
    ]);
  });

  it("is two halves only with both numbers and a spell", () => {
    const whole = { attack: 2, defence: 1, spell: { ru: "Пуф", en: "Poof" }, does: { ru: "Хлоп.", en: "Bang." } };
    expect(halves(card("c", whole), "en")).toEqual({ attack: 2, defence: 1, spell: "Poof", does: "Bang." });
    expect(halves(card("c", { ...whole, attack: undefined }), "en")).toBeNull();
    expect(halves(card("c", { attack: 2, defence: 1 }), "ru")).toBeNull();
  });

  it("has small print in both languages, where its game gives it", () => {
    const small = card("c", { line: { ru: "смежные · огонь", en: "adjacent · fire" }, energy: 3 });
    expect(words(small, "line", "ru")).toBe("смежные · огонь");
    expect(words(small, "line", "en")).toBe("adjacent · fire");
    expect(figure(small, "energy")).toBe(3);
    expect(words(card("c"), "line", "en")).toBe("");
  });

  it("is read with care: facts are whatever a plug-in gives", () => {
    expect(words(card("c", { does: "plain" }), "does", "en")).toBe("");
    expect(words(card("c", { does: null }), "does", "en")).toBe("");
    expect(figure(card("c", { power: "3" }), "power")).toBeUndefined();
    expect(colour(card("c", { colour: "#fff" }))).toBe("#fff");
    expect(colour(card("c", { colour: 7 }))).toBeUndefined();
  });

  it("shows which way a mark has changed it", () => {
    expect(shift(2, 3)).toBe("up");
    expect(shift(2, 1)).toBe("dn");
    expect(shift(2, 2)).toBe("");
    expect(shift(2, undefined)).toBe("");
  });
});

describe("a hand that lies open", () => {
  it("has cards that are alike on each other", () => {
    const cards = ["ice", "imp", "ice", "ice"].map((face, i) => ({ id: `${i}`, face }));
    expect(stacked(cards).map(({ card, count }) => [card.id, count])).toEqual([
      ["0", 3],
      ["1", 1],
    ]);
    expect(stacked([{ id: "a", face: "imp", marks: { attack: 2 } }, cards[1]])).toHaveLength(2);
  });
});
