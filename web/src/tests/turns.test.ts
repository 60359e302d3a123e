import { describe, expect, it } from "vitest";
import { since, turns } from "../lib/turns";
import { event } from "./samples";

const told = [
  event("first", { seat: 1 }),
  event("turn", { seat: 0, number: 1 }),
  event("play", { seat: 0 }),
  event("turn", { seat: 1, number: 2 }),
  event("play", { seat: 1, cards: [{ id: "a", face: "wand" }] }),
  event("damage", { seat: 0, other: 1, number: 2 }),
  event("turn", { seat: 2, number: 3 }),
  event("buy", { seat: 2, cards: [{ id: "b", face: "glyph" }] }),
  event("window"),
  event("turn", { seat: 0, number: 4 }),
];

describe("the log by turns", () => {
  it("begins a group where a turn begins, and loses no line", () => {
    const found = turns(told);
    expect(found.map((turn) => turn.seat)).toEqual([-1, 0, 1, 2, 0]);
    expect(found.map((turn) => turn.events.map((one) => one.event.id))).toEqual([
      ["first"],
      ["play"],
      ["play", "damage"],
      ["buy"],
      [],
    ]);
    expect(found[2].events.map((one) => one.id)).toEqual([4, 5]);
  });

  it("joins equal deeds in a row, not those that went elsewhere", () => {
    const gain = (word: string) => event("gain", { seat: 1, word, cards: [{ id: "w", face: "limp" }] });
    const found = turns([gain("discard"), gain("discard"), gain("top")], 0, (row) => row === "gain-row");
    expect(found[0].events.map(({ event: { id, cards } }) => [id, cards?.length])).toEqual([
      ["gain-row", 2],
      ["gain", 1],
    ]);
  });

  it("takes a card that turns over for no turn", () => {
    expect(turns([event("turn", { seat: 1, cards: [{ id: "c", face: "x" }] })])).toHaveLength(1);
    expect(turns([event("round"), event("turn", { cards: [{ face: "x" }] })])[0].events).toHaveLength(1);
  });
});

describe("while I waited", () => {
  it("has a line for each turn of others since mine, and says what touched me", () => {
    const lines = since(told, 0);
    expect(lines.map((line) => [line.seat, line.hit, line.cards.map((card) => card.face)])).toEqual([
      [1, true, ["wand"]],
      [2, false, ["glyph"]],
    ]);
    expect(lines[0].events.map((one) => one.id)).toEqual(["damage"]);
  });

  it("says what matters before what every turn has", () => {
    const turn = [event("turn", { seat: 1 }), event("buy", { seat: 1 }), event("end-turn", { seat: 1 }), event("draw")];
    const all = [event("turn", { seat: 0 }), ...turn, event("turn", { seat: 0 })];
    expect(since(all, 0)[0].events.map((one) => one.id)).toEqual(["buy"]);
    expect(since(all, 0)[0]).toMatchObject({ from: 1, to: 5 });
  });

  it("is empty before my second turn, and for who only watches", () => {
    expect(since(told.slice(0, 6), 0)).toEqual([]);
    expect(since(told, 1)).toEqual([]);
    expect(since(told, -1)).toEqual([]);
  });
});
