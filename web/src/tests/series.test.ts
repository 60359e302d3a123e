import { describe, expect, it } from "vitest";
import { every, Series, wayTo } from "../lib/series";
import { event, option, prompt } from "./samples";

const step = (place: string) => option(`step ${place}`, { verb: "step", place });
const play = (key: string) => option(key, { verb: "play" });

/** A corridor a - b - c - d, seen from before a. */
const corridor = prompt([step("a"), step("x"), option("done", { verb: "done" })], {
  ways: { b: "a", c: "b", d: "c" },
});

describe("the way to a far place", () => {
  it("begins with a step that is offered, and ends there", () => {
    expect(wayTo(corridor, "c")).toEqual(["a", "b", "c"]);
    expect(wayTo(corridor, "x")).toEqual(["x"]);
  });

  it("is none where none is known", () => {
    expect(wayTo(corridor, "z")).toEqual([]);
    expect(wayTo(prompt([step("x")], { ways: { b: "a" } }), "b")).toEqual([]);
    expect(wayTo(prompt([]), "a")).toEqual([]);
  });

  it("is none where the ways go round in a circle", () => {
    expect(wayTo(prompt([step("x")], { ways: { a: "b", b: "a" } }), "a")).toEqual([]);
  });

  it("is walked by steps, never by another option for the same place", () => {
    const mixed = prompt([option("throw a", { verb: "throw", place: "a" })]);
    expect(wayTo(mixed, "a")).toEqual([]);
  });
});

describe("a walk", () => {
  const walked = event("step", { place: "a" });

  it("makes one choice for each square, each where the next question offers it", () => {
    const series = Series.walk(corridor, "b");
    expect(series?.next(corridor, [])?.key).toBe("step a");
    expect(series?.next(prompt([step("b")]), [walked])?.key).toBe("step b");
    expect(series?.next(prompt([step("c")]), [walked])).toBeUndefined();
  });

  it("does not begin where no way leads", () => {
    expect(Series.walk(corridor, "z")).toBeNull();
  });

  it("ends where anything but the step happened", () => {
    const series = Series.walk(corridor, "c");
    series?.next(corridor, []);
    expect(series?.next(prompt([step("b")]), [walked, event("hurt")])).toBeUndefined();
  });

  it("ends where something else is asked", () => {
    const series = Series.walk(corridor, "c");
    series?.next(corridor, []);
    expect(series?.next(prompt([step("b")], { what: "answer" }), [walked])).toBeUndefined();
  });

  it("ends where the next square is no longer offered", () => {
    const series = Series.walk(corridor, "c");
    series?.next(corridor, []);
    expect(series?.next(prompt([step("x")]), [walked])).toBeUndefined();
  });
});

describe("a verb done with all", () => {
  const hand = prompt([play("one"), play("two"), option("buy", { verb: "buy" })], { every: "play" });

  it("is shown where there are several", () => {
    expect(every(hand).map((one) => one.key)).toEqual(["one", "two"]);
    expect(every(prompt([play("one")], { every: "play" }))).toEqual([]);
    expect(every(prompt([play("one"), play("two")]))).toEqual([]);
    expect(every(null)).toEqual([]);
  });

  it("goes on until nothing of it is left, whatever happens", () => {
    const series = Series.all(hand);
    expect(series?.next(hand, [])?.key).toBe("one");
    expect(series?.next(prompt([play("two")]), [event("play"), event("hurt")])?.key).toBe("two");
    expect(series?.next(prompt([option("buy", { verb: "buy" })]), [])).toBeUndefined();
  });

  it("stops where a choice is needed", () => {
    expect(Series.all(hand)?.next(prompt([play("two")], { what: "target" }), [])).toBeUndefined();
  });

  it("does not begin where the game names no such verb", () => {
    expect(Series.all(corridor)).toBeNull();
  });
});

describe("what was marked", () => {
  const hand = prompt([play("one"), play("two"), play("three"), option("done", { verb: "done" })]);

  it("is sent one by one, and then what ends the question", () => {
    const series = Series.several(hand, ["two", "one", "done"]);
    const left = (...keys: string[]) => prompt(hand.options.filter(({ key }) => keys.includes(key)));
    expect(series.next(hand, [])?.key).toBe("two");
    expect(series.next(left("one", "three", "done"), [])?.key).toBe("one");
    expect(series.next(left("three", "done"), [])?.key).toBe("done");
    expect(series.next(hand, [])).toBeUndefined();
  });

  it("ends where something is not offered any more", () => {
    expect(Series.several(hand, ["four", "done"]).next(hand, [])).toBeUndefined();
  });
});
