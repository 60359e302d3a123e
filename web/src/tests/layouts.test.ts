import { describe, expect, it } from "vitest";
import { blows } from "../layouts/krendel/battle.svelte";
import { around, arrow, lines } from "../layouts/krendel/ring";
import { termsOf } from "../layouts/munchkin/bargain";
import { counted } from "../layouts/three_mages/purse";
import { event, option } from "./samples";

describe("Krendel's ring", () => {
  it("puts me in the south and the others clockwise", () => {
    expect(around(["a", "b", "c", "d"], 2)).toEqual([
      { seat: "c", place: "s" },
      { seat: "d", place: "w" },
      { seat: "a", place: "n" },
      { seat: "b", place: "e" },
    ]);
    expect(around(["a", "b"], -1)[0]).toEqual({ seat: "a", place: "s" });
  });

  it("draws one line for two neighbours", () => {
    const spots = new Map<number, [number, number]>([
      [0, [0, 0]],
      [1, [10, 0]],
    ]);
    expect(lines([[1], [0]], spots)).toEqual([{ x1: 0, y1: 0, x2: 10, y2: 0 }]);
    expect(lines([[1, 2], [0]], spots)).toHaveLength(1);
  });

  it("lets a blow reach from edge to edge", () => {
    const found = arrow([0, 0], [1000, 0], { w: 300, h: 100 });
    expect(found).toMatchObject({ x1: 124, x2: 872, y1: 0, y2: 0 });
  });

  it("shows blows as they are told", () => {
    const told = [event("reveal"), event("beat", { seat: 0, other: 1 }), event("hold", { seat: 1, other: 0 })];
    expect(blows(told)).toEqual([
      { from: 0, to: 1, won: true },
      { from: 1, to: 0, won: false },
    ]);
  });
});

describe("Munchkin's bargains", () => {
  it("tell terms from what ends them", () => {
    const verbs = ["share", "done", "pay", "pass", "yes", "counter"];
    expect(termsOf(verbs.map((verb) => option(verb, { verb }))).map((one) => one.key)).toEqual(["share", "pay"]);
  });
});

describe("the purse of 3 Mages", () => {
  const cards = ["ice1", "ice2", "fire1"].map((id) => ({ id, face: id.slice(0, -1) }));

  it("counts by kind, in order, one card for all", () => {
    expect(counted(cards, () => false)).toEqual([
      { face: "fire", cards: [cards[2]], count: 1 },
      { face: "ice", cards: [cards[0]], count: 2 },
    ]);
  });

  it("shows every card that may be chosen", () => {
    expect(counted(cards, (card) => card.id === "ice2")[1].cards).toEqual([cards[1]]);
  });
});
