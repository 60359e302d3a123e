import { describe, expect, it } from "vitest";
import { mine } from "../lib/clock";

describe("my clock", () => {
  it("is that of the window, else the shorter one of move and match", () => {
    expect(mine({ window: 8, move: -1, seats: [3, 4] }, true, 0)).toBe(8);
    expect(mine({ window: -1, move: 20, seats: [] }, false, 0)).toBe(20);
    expect(mine({ window: -1, move: -1, seats: [30, 4] }, false, 1)).toBe(4);
    expect(mine({ window: -1, move: -1, seats: [] }, false, 0)).toBeUndefined();
  });
});
