import { describe, expect, it } from "vitest";
import { chosen, figures, counted, decisive, mine, rounds, settled, split, turns } from "../lib/story";
import { onFelt } from "../lib/looks";
import type { ResultView } from "../lib/protocol";
import type { Speaker } from "../lib/words";
import { card, event, option, replay, seat, view, zone } from "./samples";

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

  it("are not the last choice, which settles what had been coming; unless nothing else turned", () => {
    const settled = jump(4, 0.7).map((row, i) => (i === 23 ? [1, 0] : row));
    expect(turns(replay(settled)).map(({ step }) => step)).toEqual([4]);
    expect(turns(replay(jump(23, 1))).map(({ step }) => step)).toEqual([23]);
  });

  it("are none in a match where nothing turned", () => {
    expect(turns(replay(flat))).toEqual([]);
  });

  it("are told by the event that says most", () => {
    const [turn] = turns(replay(jump(4, 0.9)));
    expect(turn.event?.id).toBe("told-4");
  });

  it("name what can turn a match, the greatest first, and never just a card that was drawn", () => {
    const match = replay(jump(4, 0.9));
    match.steps[4].events = [
      event("draw", { seat: 0, cards: [{ id: "c", face: "c" }] }),
      event("hit", { seat: 1, other: 0 }),
      event("hit", { seat: 1 }),
      event("fall", { seat: 1 }),
    ];
    expect(turns(match, "ABC", { fall: {}, hit: {} })[0].event).toEqual(event("hit", { seat: 1, other: 0 }));
    match.steps[4].events = match.steps[4].events.slice(0, 1);
    expect(turns(match, "ABC", { fall: {}, hit: {} })[0].event).toBeNull();
  });

  it("name nothing that speaks against what came of it", () => {
    const match = replay(jump(4, 0.9)); // the first rises
    const hit = { good: "seat", bad: "other" } as const;
    const named = (...events: [number, number][]) => {
      match.steps[4].events = events.map(([seat, other]) => event("hit", { seat, other }));
      return turns(match, "ABC", { hit })[0].event;
    };
    expect(named([1, 0], [0, 1])).toEqual(event("hit", { seat: 0, other: 1 }));
    expect(named([1, 0])).toBeNull();
    expect(named([1, 2])).toBeNull();
  });

  it("are where something was done rather than where only the cards fell; unless nothing else turned", () => {
    const match = replay(jump(4, 0.9).map((row, i) => (i >= 16 ? [0.6, 0.4] : row)));
    expect(turns(match, "ABC", { "told-16": {} }).map(({ step }) => step)).toEqual([16]);
    expect(turns(match, "ABC", { never: {} }).map(({ step }) => step)).toEqual([4, 16]);
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

describe("what decided", () => {
  const chances = Array.from({ length: 24 }, (_, i) => (i < 4 ? [0.5, 0.5] : i < 16 ? [0.1, 0.6] : [0.35, 0.6]));

  const rows = (...all: [number, number, number][]) =>
    // from, to, chance of the first
    Array.from({ length: 24 }, (_, i) => {
      const chance = all.find(([from, to]) => i >= from && i <= to)![2];
      return [chance, 1 - chance];
    });

  it("is what lifted the winner most since he led for good, never a fall", () => {
    const fought = replay(rows([0, 3, 0.5], [4, 9, 0.9], [10, 13, 0.3], [14, 17, 0.55], [18, 22, 0.9], [23, 23, 1]));
    expect(decisive(fought, 0)?.step).toBe(18);
    expect(decisive(fought, 1)).toBeNull();
    expect(decisive(replay(rows([0, 22, 0.1], [23, 23, 1])), 0)?.step).toBe(23);
    expect(decisive(replay(rows([0, 23, 0.5])), 0)).toBeNull();
  });

  it("is among the turning points, whatever was greater", () => {
    const fought = replay(rows([0, 3, 0.5], [4, 9, 0.9], [10, 13, 0.1], [14, 17, 0.5], [18, 22, 0.8], [23, 23, 1]));
    const decided = decisive(fought, 0);
    expect(decided?.step).toBe(14);
    const found = turns(fought, "ABC", {}, decided);
    expect(found.map(({ step, letter }) => [step, letter])).toEqual([
      [4, "A"],
      [10, "B"],
      [14, "C"],
    ]);
  });

  it("names how one stood before and after", () => {
    const [first] = turns(replay(chances));
    expect([first.was, first.chance].map((chance) => Math.round(chance * 100))).toEqual([50, 10]);
  });

  it("is told of me too: my best choice and what cost me most", () => {
    const found = mine(replay(chances), 0);
    expect(found.choices).toBe(12);
    expect(found.best?.step).toBe(16);
    expect(found.worst?.step).toBe(4);
    expect(mine(replay(chances), 1)).toEqual({ choices: 12, best: null, worst: null });
  });

  it("is not lost by a last choice that only ended it", () => {
    const stopped = replay([...chances.slice(0, -1), [0, 0]]);
    stopped.steps[4].option.card = { id: "c", face: "c" };
    expect(mine(stopped, 0, { never: {} }).worst?.step).toBe(4);
    expect(mine(stopped, 1, { never: {} }).worst).toBeNull();
    expect(mine(stopped, 1, { "told-23": {} }).worst?.step).toBe(23);
  });

  it("is no bare choice: what cost me most names a card, somebody or what came of it", () => {
    const match = replay(chances);
    expect(mine(match, 0, { never: {} })).toEqual({ choices: 12, best: null, worst: null });
    expect(mine(match, 0, { "told-4": {} }).worst?.step).toBe(4);
    match.steps[16].option.seat = 1;
    expect(mine(match, 0, { never: {} }).best?.step).toBe(16);
  });
});

describe("rounds of the axis", () => {
  it("are thinned out, and the last one always stands there", () => {
    const found = replay(Array.from({ length: 40 }, () => [0.5, 0.5]));
    found.steps.forEach(
      (step, i) => (step.view = { ...step.view, table: { ...step.view.table, round: 1 + (i >> 1) } }),
    );
    const axis = rounds(found, 5);
    expect(axis.length).toBeLessThanOrEqual(5);
    expect(axis.at(-1)).toEqual({ step: 38, round: 20 });
  });
});

describe("a colour on felt", () => {
  it("is lightened until a line of it shows, and left alone where it does", () => {
    expect(onFelt("#101820")).not.toBe("#101820");
    expect(onFelt("#f0d060")).toBe("#f0d060");
    expect(onFelt("var(--seat-1)")).toBe("var(--seat-1)");
  });
});

describe("what a game counts of a match", () => {
  it("counts events of a seat, or adds up their numbers", () => {
    const match = replay([
      [0.5, 0.5],
      [0.5, 0.5],
    ]);
    match.opening = [event("hurt", { seat: 0, number: 2 })];
    match.steps[0].events = [event("hurt", { seat: 0, number: 3 }), event("hurt", { seat: 1, number: 9 })];
    const rows = [
      { on: "hurt", who: "seat", says: "times" },
      { on: "hurt", who: "seat", says: "life", sum: true },
    ] as const;
    expect(figures(match, 0, rows).map((one) => one.number)).toEqual([2, 5]);
  });
});

describe("what is said of a match", () => {
  const words = { maybe: (id: string, _: string, { number }: { number: number }) => `${id} ${number}` };
  const speaker = { words, card: () => "Bagel", option: () => "To battle: Bagel" } as unknown as Speaker;
  const result = (scores: number[], winners = [0], out: number[] = []): ResultView => ({
    places: scores.map((_, seat) => (winners.includes(seat) ? 1 : 2)),
    winners,
    reason: "cup",
    scores,
    out,
    capped: false,
  });

  it("calls a choice by its card, without the words of the button", () => {
    expect(chosen(speaker, option("play", { card: { id: "c1", face: "bagel" } }))).toBe("Bagel");
    expect(chosen(speaker, option("pass"))).toBe("To battle: Bagel");
  });

  it("tells what became of the card that was chosen, where nothing turned the match", () => {
    const match = replay([0, 1, 2, 3].map((i) => (i < 2 ? [0.5, 0.5] : [0.9, 0.1])));
    const thrown = event("discard", { seat: 0, cards: [{ id: "c1", face: "bagel" }] });
    Object.assign(match.steps[2], { option: option("x", { card: { id: "c1", face: "bagel" } }), events: [thrown] });
    const [found] = turns(match, "ABC", { beat: { good: "seat" } });
    expect(found.event).toEqual(thrown);
  });

  it("says what settled equal points, and nothing where points did", () => {
    expect(settled(speaker, result([12, 12, 3]))).toBe("tie-break 12");
    expect(settled(speaker, result([12, 11]))).toBe("");
    expect(settled(speaker, result([12, 12], [0], [1]))).toBe(""); // out: not beaten by the tie-break
    expect(settled(speaker, result([12, 12], [0, 1]))).toBe("");
    expect(settled(speaker, result([0, 0], []))).toBe("");
  });
});
