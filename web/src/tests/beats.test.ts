import { describe, expect, it } from "vitest";
import { STAGE as MUNCHKIN, sums } from "../layouts/munchkin/stage";
import { STAGE as KRUTAGIDON } from "../layouts/krutagidon/stage";
import { STAGE as WAR } from "../layouts/wiz_war/stage";
import { castleIn, stepOf } from "../layouts/three_mages/fights";
import type { EventView, MunchkinItem } from "../lib/protocol";
import { beats, blow, type Choreography } from "../lib/stage.svelte";
import { event, view } from "./samples";

const line = (what: string, amount: number, card = ""): MunchkinItem => ({ what, amount, card, seat: -1 });
const fight = (left: MunchkinItem[], right: MunchkinItem[]) => {
  const sum = (lines: MunchkinItem[]) => lines.reduce((all, one) => all + one.amount, 0);
  const combat = { munchkin_lines: left, monster_lines: right, munchkins: sum(left), monsters: sum(right) };
  return view(null, { facts: { combat } });
};

describe("totals line by line", () => {
  const before = fight([line("level", 3)], [line("monster", 4, "imp")]);
  const after = fight([line("level", 3)], [line("monster", 4, "imp"), line("monster", 4, "imp")]);

  it("light what is new, even where it is alike", () => {
    const found = sums(event("totals", { number: 3, word: "8" }), before, after)!;
    expect(found.left.map((one) => one.fresh)).toEqual([false]);
    expect(found.right.map((one) => one.fresh)).toEqual([false, true]);
  });

  it("are left out where no view knows exactly these", () => {
    expect(sums(event("totals", { number: 3, word: "6" }), before, after)).toBeNull();
    expect(sums(event("totals", { number: 3, word: "4" }), before, after)!.right).toHaveLength(1);
    expect(sums(event("combat"), before, after)).toBeNull();
  });
});

describe("a roll", () => {
  it("shows its faces only where something is needed", () => {
    expect(MUNCHKIN.die!(event("roll", { number: 3, word: "6" }))).toMatchObject({ shows: 3, need: 6, faces: 6 });
    expect(MUNCHKIN.die!(event("roll", { number: 3 }))).toBeNull();
  });
});

describe("a blow that is stopped", () => {
  it("comes from the deed before it, and what follows comes from the answer", () => {
    const told = [event("play", { seat: 0 }), event("defend", { seat: 1 }), event("redirect", { seat: 1, other: 0 })];
    const [, defend, redirect] = beats(told, KRUTAGIDON, 0);
    expect(defend.cause?.seat).toBe(0);
    expect(redirect.cause?.id).toBe("defend");
  });
});

describe("who strikes whom", () => {
  const card = { id: "1", face: "wand" };
  const of = (how: Choreography, ...told: EventView[]) => beats(told, how, 0).map((beat) => blow(beat, how));

  it("is said by the event itself, whatever answered before it", () => {
    const told = [
      event("play", { seat: 0, cards: [card] }),
      event("defend", { seat: 1, cards: [card] }),
      event("damage", { seat: 2, other: 0, number: 7, cards: [card] }),
    ];
    expect(of(KRUTAGIDON, ...told).slice(1)).toEqual([
      { from: 0, to: 1 },
      { from: 0, to: 2 },
    ]);
    const nobodys = event("damage", { seat: 2, number: 7, cards: [card] }); // an attack of a Legend
    expect(of(KRUTAGIDON, told[1], nobodys)[1]).toEqual({ from: -1, to: 2 });
  });

  it("comes from the spell, not from what answered it", () => {
    const told = [
      event("cast", { seat: 1, other: 0, cards: [card] }),
      event("counter", { seat: 0, other: 1, cards: [card] }),
      event("hurt", { seat: 0, other: 1, number: 2 }),
    ];
    expect(beats(told, WAR, 0)[2].cause?.id).toBe("cast");
    const back = event("hurt", { seat: 1, other: 0, number: 2 }); // the answer strikes back
    expect(beats([...told.slice(0, 2), back], WAR, 0)[2].cause?.id).toBe("counter");
  });

  it("kills whom the event names, with its own card", () => {
    const death = event("die", { seat: 2, other: 1, cards: [card] });
    expect(of(KRUTAGIDON, event("play", { seat: 1 }), death)[1]).toEqual({ from: 1, to: 2 });
    expect(of(KRUTAGIDON, event("die", { seat: 2, cards: [card] }))[0]).toEqual({ from: -1, to: 2 });
  });

  it("is said by the window where the attack comes after something else", () => {
    const told = [
      event("play", { seat: 0, cards: [{ id: "2", face: "glyph" }] }),
      event("buy", { seat: 0, cards: [{ id: "3", face: "imp" }] }),
      event("window", { seat: 0, word: "defend", cards: [card] }),
      event("defend", { seat: 1, cards: [{ id: "4", face: "ward" }] }),
    ];
    const defend = beats(told, KRUTAGIDON, 0).at(-1)!;
    expect(defend.cause?.cards?.[0].face).toBe("wand");
    expect(blow(defend, KRUTAGIDON)).toEqual({ from: 0, to: 1 });
    expect(beats([...told.slice(0, 2), event("draw")], KRUTAGIDON, 0).at(-1)!.cause).toBeNull();
  });

  it("is nobody where nothing strikes", () => {
    expect(of(KRUTAGIDON, event("buy", { seat: 0, cards: [card] }))).toEqual([{ from: -1, to: -1 }]);
  });
});

describe("help in a fight", () => {
  it("comes from whoever helps, and from no card", () => {
    const card = { id: "1", face: "imp" };
    const told = [event("enhance", { seat: 2, cards: [card] }), event("help", { seat: 1, other: 0 }), event("totals")];
    const [, help, totals] = beats(told, MUNCHKIN, 0);
    expect(help.cause).toBeNull();
    expect(totals.cause?.id).toBe("enhance");
  });
});

describe("a step of a monster", () => {
  const roads = { r: { from: "fire", to: "ice", squares: ["r-1", "r-2", "r-3", "r-4"] } };
  const monster = (at: string, mage: string, strength: number, health: number) => ({
    id: at,
    kind: "monster",
    at,
    owner: mage === "fire" ? 0 : 1,
    tags: [mage],
    counters: { strength, health },
  });
  const step = (...tokens: ReturnType<typeof monster>[]) =>
    stepOf(
      view(null, { facts: { roads }, board: { width: 1, height: 1, cells: [], edges: [], tokens } }),
      tokens[0]?.at ?? "r-1",
    );

  it("ends as the rules say", () => {
    const mine = monster("r-2", "fire", 3, 3);
    expect(step(mine)).toBe("clear");
    expect(step(mine, monster("r-3", "ice", 1, 3))).toBe("wins");
    expect(step(mine, monster("r-3", "ice", 3, 3))).toBe("both-die");
    expect(step(mine, monster("r-3", "ice", 3, 4))).toBe("dies");
    expect(step(mine, monster("r-3", "ice", 2, 4))).toBe("jumps");
    expect(step(mine, monster("r-3", "ice", 2, 4), monster("r-4", "ice", 9, 9))).toBe("dies"); // the one behind
    expect(step(mine, monster("r-3", "ice", 2, 4), monster("r-4", "ice", 2, 4))).toBe("castle");
    expect(step(monster("r-4", "fire", 1, 1))).toBe("castle");
    expect(step(monster("r-3", "ice", 1, 1), monster("r-2", "fire", 2, 1))).toBe("both-die"); // the other way
    expect(step()).toBeNull();
  });

  it("brings the foremost monster nearer to a castle", () => {
    const tokens = [monster("r-1", "fire", 1, 1), monster("r-3", "fire", 1, 1), monster("r-2", "ice", 1, 1)];
    const shown = view(null, { facts: { roads }, board: { width: 1, height: 1, cells: [], edges: [], tokens } });
    expect(["fire", "ice", "bones"].map((mage) => castleIn(shown, mage))).toEqual([2, 2, null]);
  });
});
