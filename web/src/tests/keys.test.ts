import { describe, expect, it } from "vitest";
import { digits, nearest, shortcut } from "../lib/keys";

describe("a key", () => {
  it("chooses by number", () => {
    expect(shortcut("1")).toEqual({ does: "choose", digit: 1 });
    expect(shortcut("9")).toEqual({ does: "choose", digit: 9 });
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

describe("a digit", () => {
  it("is the place of an option", () => {
    expect(digits(["Pass", "Hit", ...Array<string>(9).fill("More")])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0]);
  });

  it("is the number that an option names", () => {
    const faces = ["1", "2", "3", "4", "5", "6"].map((face) => `Loaded Die: ${face}`);
    expect(digits(["Pass", ...faces, "Re-roll"])).toEqual([0, 1, 2, 3, 4, 5, 6, 8]);
  });

  it("is none where the number would be another one", () => {
    expect(digits(["Pass", "1 treasure, helper first", "1 treasure, I first", "12 power"])).toEqual([0, 0, 0, 0]);
    expect(digits(["Sell for 300", "Run: 3 of 6", "Pass"])).toEqual([0, 0, 0]);
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
