import { describe, expect, it } from "vitest";
import { counted, split, turns } from "../lib/story";
import { card, replay, seat, view, zone } from "./samples";

describe("turning points", () => {
  const flat = Array.from({ length: 24 }, () => [0.5, 0.5]);
  const jump = (at: number, to: number) => flat.map((row, i) => (i >= at ? [to, 1 - to] : row));

  it("are where somebody stood most differently, in the order of the match", () => {
    const chances = jump(4, 0.7).map((row, i) => (i >= 16 ? [0.1, 0.9] : row));
    const found = turns(replay(chances));
    expect(found.map(({ step, letter, by }) => [step, letter, by])).toEqual([
      [4, "A", 0],
      [16, "B", 0],
    ]);
    expect(found[1].seat).toBe(0);
    expect(found[1].rise).toBe(false);
    expect(found[1].chance).toBe(0.1);
  });

  it("are at most three and never close together", () => {
    const steep = flat.map((_, i) => [i / 24, 1 - i / 24]);
    const found = turns(replay(steep));
    expect(found).toHaveLength(3);
    for (let i = 1; i < found.length; i++) expect(found[i].step - found[i - 1].step).toBeGreaterThanOrEqual(2);
  });

  it("are none in a match where nothing turned", () => {
    expect(turns(replay(flat))).toEqual([]);
  });

  it("are told by the event that says most", () => {
    const [turn] = turns(replay(jump(4, 0.9)));
    expect(turn.event?.id).toBe("told-4");
  });
});

describe("points by kind of card", () => {
  const cards = new Map([
    ["dragon", card("dragon", { vp: 3 }, "creature")],
    ["wand", card("wand", { vp: -1 }, "limp")],
    ["stone", card("stone", {}, "thing")],
  ]);
  const info = (face?: string) => cards.get(face ?? "");
  const zones = [zone("deck", ["dragon", "dragon", "stone"], 0), zone("deck", ["wand"], 1), zone("market", ["dragon"])];

  it("are added up by owner; what no card says stands last", () => {
    expect(split(view(null, { zones }), [8, -1], info)).toEqual([
      { kind: "creature", points: [6, 0] },
      { kind: "limp", points: [0, -1] },
      { kind: "", points: [2, 0] },
    ]);
  });

  it("have no last row where cards say it all, and none without cards", () => {
    expect(split(view(null, { zones }), [6, -1], info).map((row) => row.kind)).toEqual(["creature", "limp"]);
    expect(split(view(null), [3, 1], info)).toEqual([]);
  });
});

describe("counters at the end", () => {
  it("are those that say how it went, seats in the order given", () => {
    const seats = [seat(1, { level: 9, hand: 3 }), seat(0, { level: 4, "wounds-marker": 2 })];
    expect(counted(seats)).toEqual([{ name: "level", values: [9, 4] }]);
  });
});
