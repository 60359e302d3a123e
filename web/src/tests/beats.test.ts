import { describe, expect, it } from "vitest";
import { STAGE as MUNCHKIN, sums } from "../layouts/munchkin/stage";
import { STAGE as KRUTAGIDON } from "../layouts/krutagidon/stage";
import type { MunchkinItem } from "../lib/protocol";
import { beats } from "../lib/stage.svelte";
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
