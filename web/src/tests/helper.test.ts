import { expect, it } from "vitest";
import { bestOf } from "../layouts/munchkin/bargain";

it("calls first whoever leaves the best lead over the monsters", () => {
  expect(bestOf([1, 2, 3], [[], [9, 20], [9, 16], [7, 16]])).toBe(2);
  expect(bestOf([1, 3], [[], [9, 20], [9, 16], [7, 16]])).toBe(3);
  expect(bestOf([2, 1], [])).toBe(2);
  expect(bestOf([], [])).toBeUndefined();
});
