import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AT_ONCE, BY_FRAMES, setting } from "../lib/page.svelte";
import type { EventView, View } from "../lib/protocol";
import { beats, counted, pace, Stage, type Choreography } from "../lib/stage.svelte";
import { event, option, prompt, view } from "./samples";

const HOW: Choreography = {
  seconds: { blow: 1, draw: 0.4, note: 0 },
  together: new Set(["draw"]),
  causes: new Set(["play"]),
  after: (now, one) => (one.id === "blow" ? counted(now, one.other, "life", -(one.number ?? 0)) : now),
};
const timer = { window: -1, move: -1, seats: [] };
const asked = prompt([option("a")], { number: 7 });

describe("beats", () => {
  it("join what happens in a row, keep the order, and know their cause", () => {
    const told = ["play", "draw", "draw", "note", "blow"].map((id, i) => event(id, { seat: i % 2, number: i }));
    const found = beats(told, HOW, 1);
    expect(found.flatMap((beat) => beat.events)).toEqual(told);
    expect(found.map((beat) => [beat.events[0].id, beat.events.length, beat.cause?.id ?? ""])).toEqual([
      ["play", 1, ""],
      ["draw", 2, "play"],
      ["note", 1, "play"],
      ["blow", 1, "play"],
    ]);
    expect(found.map((beat) => [beat.number, beat.of])).toEqual([
      [1, 3],
      [2, 3],
      [0, 0],
      [3, 3],
    ]);
  });

  it("have no cause from another turn", () => {
    const found = beats([event("turn"), event("blow")], HOW, -1, [event("play")]);
    expect(found[1].cause).toBeNull();
    expect(beats([event("blow")], HOW, -1, [event("turn"), event("play")])[0].cause?.id).toBe("play");
  });

  it("have no cause after what comes from no card", () => {
    const how = { ...HOW, alone: new Set(["sale"]) };
    const found = beats([event("play"), event("sale"), event("blow")], how, -1);
    expect(found.map((beat) => beat.cause?.id)).toEqual([undefined, undefined, undefined]);
    expect(beats([event("blow")], how, -1, [event("play"), event("sale")])[0].cause).toBeNull();
  });

  it("lay no answer on a deed that something without a card has ended", () => {
    const how: Choreography = {
      causes: new Set(["cast"]),
      answers: new Set(["counter"]),
      alone: new Set(["taken"]),
    };
    const told = [event("cast", { number: 1 }), event("taken", { number: 2 }), event("counter", { number: 3 })];
    expect(beats(told, how, -1).map((beat) => beat.stack.map((one) => one.number))).toEqual([[1], [], [3]]);
  });

  it("lay answers on the deed they answer, and take them off as they are settled", () => {
    const how: Choreography = {
      causes: new Set(["cast"]),
      answers: new Set(["counter"]),
      settles: new Set(["undone"]),
    };
    const before = [event("turn"), event("cast", { number: 1 })];
    const told = [event("counter", { number: 2 }), event("counter", { number: 3 }), event("undone"), event("undone")];
    const stacks = beats(told, how, -1, before).map((beat) => beat.stack.map((one) => one.number));
    expect(stacks).toEqual([
      [1, 2],
      [1, 2, 3],
      [1, 2, 3],
      [1, 2],
    ]);
    expect(beats([event("turn"), event("counter", { number: 4 })], how, -1, before)[1].stack).toHaveLength(1);
  });

  it("hurry when some wait, and fold when many do", () => {
    const many = (n: number) =>
      beats(
        Array.from({ length: n }, () => event("blow")),
        HOW,
        -1,
      );
    expect(pace(many(3))).toEqual({ fold: false, speed: 1 });
    expect(pace(many(8))).toEqual({ fold: false, speed: 2 });
    expect(pace(many(20))).toEqual({ fold: true, speed: 2 });
  });
});

const table = (life: number, with_ = null as View["prompt"]): View => {
  const now = view(with_);
  return {
    ...now,
    seat: 0,
    table: { ...now.table, seats: [0, 1].map((seat) => ({ seat, counters: { life }, words: {}, out: false })) },
  };
};

describe("the stage", () => {
  let shown: View | null;
  let log: EventView[];
  let trail: string[];
  let stage: Stage;
  const pushed = (to: View, ...events: EventView[]) =>
    stage.push({ view: to, events, timer, heard: performance.now(), first: log.length });
  beforeEach(() => {
    vi.useFakeTimers();
    setting("speed", 1);
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    shown = table(10);
    log = [];
    trail = [];
    stage = new Stage({
      shown: () => shown,
      told: () => log,
      show: (next) => {
        shown = next;
        trail.push(`${next.table.seats[1].counters.life}${next.prompt ? "?" : ""}`);
      },
      tell: (events) => {
        log = [...log, ...events];
        trail.push(...events.map((one) => one.id));
      },
    });
    stage.how = () => HOW;
  });
  afterEach(() => {
    stage.close();
    setting("speed", 1);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const blow = (number: number) => event("blow", { seat: 0, other: 1, number });

  it("shows each cause before what comes of it, and asks last", async () => {
    pushed(table(5, asked), blow(2), blow(3));
    expect(trail).toEqual(["blow"]);
    expect(shown?.prompt).toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(trail).toEqual(["blow", "8", "blow", "5", "5?"]);
    expect(stage.playing).toBe(false);
  });

  it("keeps acts in order, and asks only what is asked at the end", async () => {
    pushed(table(8, asked), blow(2));
    pushed(table(7, null), blow(1));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(trail).toEqual(["blow", "8", "8", "blow", "7", "7"]);
    expect(log).toHaveLength(2);
  });

  it("is skipped beat by beat, or as a whole, and forgets nothing", async () => {
    pushed(table(4, asked), blow(1), blow(2), blow(3));
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(trail).toEqual(["blow", "9", "blow"]);
    stage.skipAll();
    await vi.advanceTimersByTimeAsync(0);
    expect(trail).toEqual(["blow", "9", "blow", "7", "blow", "4", "4?"]);
  });

  it("plays nothing at once or in a tab that is not seen", () => {
    setting("speed", AT_ONCE);
    pushed(table(5, asked), blow(5));
    expect(trail).toEqual(["blow", "5?"]);
    setting("speed", 1);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    pushed(table(3, asked), blow(2));
    expect(trail.slice(2)).toEqual(["blow", "3?"]);
    vi.restoreAllMocks();
  });

  it("stands still frame by frame until somebody goes on", async () => {
    setting("speed", BY_FRAMES);
    pushed(table(5, asked), blow(2), blow(3));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(trail).toEqual(["blow", "8"]);
    stage.skip();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(trail).toEqual(["blow", "8", "blow", "5"]);
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(trail.at(-1)).toBe("5?");
  });

  it("with reduced motion shows every beat as a still frame", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    pushed(table(5, asked), event("draw", { seat: 1 }), blow(5));
    await vi.advanceTimersByTimeAsync(1700); // what does not concern me goes on by itself
    expect(trail).toEqual(["draw", "blow", "5"]);
    await vi.advanceTimersByTimeAsync(60_000); // mine waits for me
    expect(trail).toHaveLength(3);
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(trail.at(-1)).toBe("5?");
  });

  it("pauses and goes on", async () => {
    pushed(table(5, asked), blow(5));
    stage.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(trail).not.toContain("5?");
    stage.pause();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(trail.at(-1)).toBe("5?");
  });

  it("shows what has happened once more, tells nothing twice, and comes back to the question", async () => {
    pushed(table(8), blow(2));
    await vi.advanceTimersByTimeAsync(10_000);
    pushed(table(5, asked), blow(3));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stage.keeps(0, 2)).toBe(true);
    expect(stage.keeps(2, 3)).toBe(false);
    trail = [];
    void stage.again(0, 1);
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.beat?.events[0].number).toBe(2);
    expect(trail).toEqual(["10"]); // the table as it was
    await vi.advanceTimersByTimeAsync(10_000);
    expect(trail).toEqual(["10", "8", "5?"]);
    expect(log).toHaveLength(2);
    expect(stage.playing).toBe(false);
  });

  it("breaks off what is seen again when the match goes on", async () => {
    pushed(table(8, asked), blow(2));
    await vi.advanceTimersByTimeAsync(10_000);
    void stage.again(0, 1);
    await vi.advanceTimersByTimeAsync(50);
    pushed(table(7, asked), blow(1));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(log).toHaveLength(2);
    expect(trail.at(-1)).toBe("7?");
    expect(stage.playing).toBe(false);
  });

  it("does not let a clock run out", async () => {
    const window = { ...asked, window: true };
    stage.push({
      view: table(0, window),
      events: Array.from({ length: 5 }, () => blow(2)),
      timer: { window: 4, move: -1, seats: [] },
      heard: performance.now(),
      first: 0,
    });
    await vi.advanceTimersByTimeAsync(3000);
    expect(trail.at(-1)).toBe("0?");
    expect(log).toHaveLength(5);
  });

  it("starts anew when the match is told anew", async () => {
    pushed(table(5, asked), blow(5));
    stage.reset();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stage.playing).toBe(false);
    expect(trail).not.toContain("5?");
    pushed(table(2, asked));
    expect(trail.at(-1)).toBe("2?");
  });
});
