import { describe, expect, it } from "vitest";
import { STAGE as KRENDEL } from "../layouts/krendel/stage";
import { STAGE as BRAWL } from "../layouts/krutagidon/stage";
import { STAGE as MAGES } from "../layouts/three_mages/stage";
import type { CardView, View } from "../lib/protocol";
import { carried } from "../lib/stage.svelte";
import { event, view } from "./samples";

const zone = (id: string, cards: CardView[], count = cards.length) => {
  const [name, owner] = id.split("/");
  return { id, name, owner: Number(owner ?? -1), layout: "row", back: "", count, cards };
};
const card = (id: string, face = id): CardView => ({ id, face });
const hidden = { back: "card" };
const table = (zones: ReturnType<typeof zone>[], counters: Record<string, number> = {}, facts = {}): View => {
  const start = view(null);
  const seats = [0, 1].map((seat) => ({ seat, counters, words: {}, out: false }));
  return { ...start, seat: 0, table: { ...start.table, zones, seats, facts } };
};
const lying = (now: View, id: string) => {
  const { cards, count } = now.table.zones.find((one) => one.id === id)!;
  return { cards: cards.map((one) => one.face ?? "?"), count };
};
const left = (now: View, seat: number) => now.table.seats[seat].counters;

describe("cards that are carried", () => {
  it("are the same, else one of the face, else one that nobody sees", () => {
    const start = table([zone("hand/0", [card("a"), card("b", "x"), hidden]), zone("used", [])]);
    expect(lying(carried(start, [card("a")], "hand/0", "used"), "hand/0")).toEqual({ cards: ["x", "?"], count: 2 });
    expect(lying(carried(start, [card("new", "x")], "hand/0"), "hand/0")).toEqual({ cards: ["a", "?"], count: 2 });
    expect(lying(carried(start, [card("c")], "hand/0", "used"), "used")).toEqual({ cards: ["c"], count: 1 });
    expect(lying(carried(start, [card("c")], "hand/0"), "hand/0")).toEqual({ cards: ["a", "x"], count: 2 });
    const closed = table([zone("hand/1", [], 4)]);
    expect(lying(carried(closed, [card("c")], "hand/1"), "hand/1")).toEqual({ cards: [], count: 3 });
  });
});

describe("Krendel", () => {
  it("a creature that is revealed has left the hand, and one that lay there before is not taken twice", () => {
    const start = table([
      zone("hand/0", [card("a"), card("b")]),
      zone("hand/1", [], 4),
      zone("field/0", []),
      zone("field/1", [hidden]),
    ]);
    const all = [event("reveal", { cards: [card("a"), card("z")] })];
    const open = KRENDEL.after!(start, all[0], all, start);
    expect(lying(open, "hand/0")).toEqual({ cards: ["b"], count: 1 });
    expect(lying(open, "field/0").cards).toEqual(["a"]);
    expect(lying(open, "hand/1").count).toBe(4);
    expect(lying(open, "field/1").cards).toEqual(["z"]);
  });

  it("what I throw away goes before what I draw comes", () => {
    const start = table([zone("hand/0", [card("a"), card("b"), card("c")])]);
    const next = table([zone("hand/0", [card("c"), card("d"), card("e")])]);
    const thrown = KRENDEL.after!(start, event("discard", { seat: 0, number: 2 }), [], next);
    expect(lying(thrown, "hand/0").cards).toEqual(["c"]);
    const drawn = event("draw-own", { seat: 0, cards: [card("d"), card("e")] });
    expect(lying(KRENDEL.after!(thrown, drawn, [], next), "hand/0").cards).toEqual(["c", "d", "e"]);
  });
});

describe("3 Mages", () => {
  it("whoever pays and summons has that much less in the hand, though resources have new names", () => {
    const hand = [card("m", "imp"), card("i1", "mag-ice"), card("i2", "mag-ice"), card("b", "mag-bones")];
    const start = table([zone("hand/0", hand), zone("used-ice", []), zone("road", [])], { cards: 4 });
    const price = [card("m", "imp"), card("i7", "mag-ice"), card("i8", "mag-ice")];
    const paid = MAGES.after!(start, event("pay", { seat: 0, cards: price }), [], start);
    expect(lying(paid, "hand/0").cards).toEqual(["imp", "mag-bones"]);
    expect(lying(paid, "used-ice").count).toBe(2);
    expect(left(paid, 0).cards).toBe(2);
    const out = MAGES.after!(paid, event("summon", { seat: 0, cards: [card("m", "imp")] }), [], start);
    expect(lying(out, "hand/0").cards).toEqual(["mag-bones"]);
    expect(left(out, 0).cards).toBe(1);
  });

  const monster = (id: string, owner: number, at: string, face = "imp") => ({ id, kind: "monster", owner, at, face });
  const realm = (tokens: ReturnType<typeof monster>[]): View => {
    const start = table([]);
    return { ...start, table: { ...start.table, board: { width: 9, height: 9, cells: [], edges: [], tokens } } };
  };
  const at = (now: View) => now.table.board!.tokens.map((token) => `${token.id} ${token.at}`);

  it("a monster that was just summoned comes to its square, and no other one is moved for it", () => {
    const start = realm([monster("m1", 0, "AB-4")]);
    const next = realm([monster("m1", 0, "AB-4"), monster("m2", 0, "AB-1")]);
    const step = event("step", { seat: 0, place: "AB-1", cards: [card("c", "imp")] });
    expect(at(MAGES.after!(start, step, [step], next))).toEqual(["m1 AB-4", "m2 AB-1"]);
    const far = event("step", { seat: 0, place: "BC-1", cards: [card("c", "imp")] });
    expect(at(MAGES.after!(start, far, [far], start))).toEqual(["m1 AB-4"]);
  });

  it("whoever jumps is seen beyond the other one", () => {
    const start = realm([monster("m1", 0, "AB-4"), monster("m2", 1, "AB-5")]);
    const jump = event("jump", { seat: 0, place: "AB-5", cards: [card("c", "imp")] });
    const all = [jump, event("step", { seat: 0, place: "AB-6", cards: [card("c", "imp")] })];
    expect(at(MAGES.after!(start, jump, all, start))).toEqual(["m1 AB-6", "m2 AB-5"]);
  });
});

describe("Krutagidon", () => {
  const counters = { hand: 2, deck: 3, life: 20, tokens: 0 };
  const start = table(
    [
      zone("hand/0", [card("a"), card("b")]),
      zone("play/0", [card("p"), card("stays")]),
      zone("discard/0", []),
      zone("deck/0", [], 3),
      zone("market", [card("m")]),
    ],
    counters,
    { power: 5 },
  );
  const next = table([zone("play/0", [card("stays")])]);
  const after = (now: View, id: string, fields: object) =>
    BRAWL.after!(now, event(id, { seat: 0, ...fields }), [], next);

  it("a card that is played lies in the tray and no more in the hand", () => {
    const now = after(start, "play", { cards: [card("a")] });
    expect([lying(now, "hand/0").cards, lying(now, "play/0").cards]).toEqual([["b"], ["p", "stays", "a"]]);
    expect(left(now, 0).hand).toBe(1);
  });

  it("the power grows card by card, as the events tell it", () => {
    const told = [
      event("play", { seat: 0, cards: [card("a")], number: 6 }),
      event("power", { seat: 0, number: 8 }),
      event("play-enemy", { seat: 0, other: 1, cards: [card("z")], number: 9 }),
      event("double-power", { seat: 0, number: 18 }),
      event("buy", { seat: 0, cards: [card("m")], number: 4 }),
    ];
    let now = start;
    const seen = told.map((one) => (now = BRAWL.after!(now, one, told, next)).table.facts.power);
    expect(seen).toEqual([6, 8, 9, 18, 14]);
  });

  it("what is bought is paid for and leaves the market; on top of the deck it is seen no more", () => {
    const bought = after(start, "buy", { cards: [card("m")], number: 4 });
    expect([lying(bought, "market").cards, lying(bought, "discard/0").cards]).toEqual([[], ["m"]]);
    expect(bought.table.facts.power).toBe(1);
    const top = after(bought, "gain", { cards: [card("m")], word: "top" });
    expect([lying(top, "discard/0").cards, lying(top, "deck/0").count]).toEqual([[], 4]);
  });

  it("a turn that ends clears tray, hand and power, and then the new hand is there", () => {
    const ended = after(start, "end-turn", {});
    expect([lying(ended, "hand/0").cards, lying(ended, "play/0").cards]).toEqual([[], ["stays"]]);
    expect([ended.table.facts.power, left(ended, 0).hand]).toEqual([0, 0]);
    expect(lying(ended, "discard/0").cards).toEqual(["p", "a", "b"]);
    const drawn = after(ended, "draw-own", { cards: [card("x"), card("y")] });
    expect(lying(drawn, "hand/0").cards).toEqual(["x", "y"]);
    expect([left(drawn, 0).hand, left(drawn, 0).deck]).toEqual([2, 1]);
    expect(BRAWL.after!(drawn, event("turn", { seat: 1, number: 2 }), [], next).table.active).toBe(1);
  });

  it("a Defence leaves the hand or the cards in play", () => {
    expect(lying(after(start, "defend", { cards: [card("b")] }), "hand/0").cards).toEqual(["a"]);
    const worn = after(start, "defend", { cards: [card("stays")] });
    expect([lying(worn, "play/0").cards, left(worn, 0).hand]).toEqual([["p"], 2]);
  });
});
