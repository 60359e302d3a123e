import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STAGE as KRENDEL } from "../layouts/krendel/stage";
import { STAGE as MUNCHKIN } from "../layouts/munchkin/stage";
import { threats } from "../layouts/three_mages/stage";
import { clear } from "../lib/geometry";
import { remarks, Talk, type Remark } from "../lib/talk.svelte";
import { event, seat, view } from "./samples";

const ROWS: Remark[] = [
  { on: "beat", who: "other", says: "lost_much", least: 2 },
  { on: "beat", who: "seat", says: "won_fight" },
  { on: "beat", who: "other", says: "attacked" },
];
const table = () => view(null, { seats: [seat(0), seat(1), seat(2)] });

describe("what bots say", () => {
  let on = true;
  let now = 0;
  let talk: Talk;
  beforeEach(() => {
    vi.useFakeTimers();
    on = true;
    now = 100_000;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    talk = new Talk({ speaks: (who) => who > 0, on: () => on });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const beat = (by: number, whom: number, wounds = 1) => event("beat", { seat: by, other: whom, number: wounds });

  it("is about what happened to them, the greatest loss first", () => {
    expect(remarks([beat(1, 2, 2)], ROWS).map((one) => `${one.seat} ${one.says}`)).toEqual([
      "2 lost_much",
      "1 won_fight",
      "2 attacked",
    ]);
    expect(remarks([beat(1, 2, 1)], ROWS)[0]).toEqual({ seat: 1, says: "won_fight" });
    expect(remarks([beat(1, 1)], ROWS)).toEqual([]); // to oneself
    expect(remarks([event("draw", { seat: 1 })], ROWS)).toEqual([]);
  });

  it("is never said by me, and not by two at once", () => {
    talk.hear([beat(0, 2)], table(), ROWS, []);
    expect(talk.line).toEqual({ seat: 2, says: "attacked" }); // the winner is a person
    now += 5000;
    talk.hear([beat(1, 0)], table(), ROWS, []);
    expect(talk.line?.seat).toBe(2); // somebody has just spoken
    vi.advanceTimersByTime(6000);
    expect(talk.line).toBeNull();
  });

  it("is said once in a match by each", () => {
    talk.hear([beat(1, 0)], table(), ROWS, []);
    now += 60_000;
    talk.hush();
    talk.hear([beat(1, 0)], table(), ROWS, []);
    expect(talk.line).toBeNull();
    talk.hear([beat(2, 0)], table(), ROWS, []);
    expect(talk.line).toEqual({ seat: 2, says: "won_fight" });
  });

  it("warns once of whoever is close to the win, and that one keeps silent", () => {
    talk.hear([event("round")], table(), ROWS, [1]);
    expect(talk.line).toEqual({ seat: 2, says: "near_win" });
    now += 60_000;
    talk.hush();
    talk.hear([event("round")], table(), ROWS, [1]);
    expect(talk.line).toBeNull();
  });

  it("is nothing where it is switched off", () => {
    on = false;
    talk.hear([beat(1, 0)], table(), ROWS, []);
    expect(talk.line).toBeNull();
  });

  it("knows from the table who is close", () => {
    expect(KRENDEL.close!(view(null, { seats: [seat(0, { trophies: 9 }), seat(1, { trophies: 8 })] }))).toEqual([0]);
    expect(MUNCHKIN.close!(view(null, { seats: [seat(0, { level: 8 }), seat(1, { level: 9 })] }))).toEqual([1]);
    const monster = (at: string, owner: number) => ({ id: at, kind: "monster", at, owner });
    const board = { width: 1, height: 1, cells: [], edges: [], tokens: [monster("r-4", 0), monster("r-3", 1)] };
    const roads = { r: { from: "fire", to: "ice", squares: ["r-1", "r-2", "r-3", "r-4", "r-5"] } };
    const facts = { roads, mages: { fire: 0, ice: 1 } };
    expect(threats(view(null, { board, facts }))).toEqual([0]); // two squares from the castle; the other has three left
  });
});

describe("room for a bubble", () => {
  const screen = { width: 400, height: 800 };
  const box = (left: number, top: number, width = 100, height = 50) => ({ left, top, width, height });
  const size = { width: 120, height: 40 };

  it("is under the seat, else over it, else beside it, and inside the screen", () => {
    expect(clear(box(0, 100), size, [], screen)).toEqual({ left: 6, top: 156 });
    expect(clear(box(150, 100), size, [box(0, 150, 400, 100)], screen)).toEqual({ left: 140, top: 54 });
    const both = [box(0, 150, 400, 100), box(0, 0, 400, 99)];
    expect(clear(box(100, 100), size, both, screen)).toEqual({ left: 206, top: 100 });
  });

  it("is nowhere when everything is taken", () => {
    expect(
      clear(box(100, 100), size, [box(0, 0, 400, 99), box(0, 151, 400, 700)], { width: 310, height: 800 }),
    ).toBeNull();
  });
});
