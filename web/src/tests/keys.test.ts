import { describe, expect, it } from "vitest";
import { nearest, shortcut } from "../lib/keys";

describe("a key", () => {
  it("chooses by number", () => {
    expect(shortcut("1")).toEqual({ does: "choose", index: 0 });
    expect(shortcut("9")).toEqual({ does: "choose", index: 8 });
    expect(shortcut("0")).toBeNull();
  });

  it("means the same in both layouts of the keyboard", () => {
    expect(shortcut("p")).toEqual(shortcut("п"));
    expect(shortcut("U")).toEqual(shortcut("Г"));
    expect(shortcut("h")).toEqual(shortcut("Р"));
  });

  it("means nothing else", () => {
    for (const key of ["q", "F1", "Enter", "Tab", "10"]) expect(shortcut(key)).toBeNull();
  });
});

describe("an arrow", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const from = box(0, 0);

  it("goes to the nearest in its direction", () => {
    expect(nearest(from, [box(100, 0), box(50, 0), box(-20, 0)], [1, 0])).toBe(1);
    expect(nearest(from, [box(100, 0), box(50, 0), box(-20, 0)], [-1, 0])).toBe(2);
  });

  it("prefers what lies straight on to what lies aside", () => {
    expect(nearest(from, [box(30, 40), box(80, 0)], [1, 0])).toBe(1);
  });

  it("leads nowhere at the edge", () => {
    expect(nearest(from, [box(50, 0)], [0, 1])).toBe(-1);
  });
});
