import { describe, expect, it } from "vitest";
import { lord } from "../layouts/three_mages/lords";
import { cell } from "./samples";

describe("the name of a castle's owner", () => {
  const board = { width: 17, height: 19, cells: [], edges: [], tokens: [] };
  const [top, left, right] = [cell("t", 8.5, 1, "hexagon"), cell("l", 1, 14, "hexagon"), cell("r", 16, 14, "hexagon")];

  it("stands beside the map on a wide screen", () => {
    expect(lord(left, board, "Ann", false)).toMatchObject({ end: true, lines: ["Ann"] });
    expect(lord(left, board, "Ann", false).x).toBeLessThan(0);
    expect(lord(right, board, "Ann", false).x).toBeGreaterThan(17);
    expect(lord(top, board, "Ann", false).y).toBeLessThan(top.y);
  });

  it("stands in two lines under the castle on a phone, the longer one where the map is narrower", () => {
    expect(lord(left, board, "Granite the Butler", true)).toMatchObject({ x: 0, lines: ["Granite", "the Butler"] });
    expect(lord(right, board, "Ann", true)).toMatchObject({ x: 17, end: true, lines: ["Ann"] });
  });

  it("gets smaller where it is very long, and is never cut", () => {
    const [short, long] = ["Ann", "Maximilian-Bartholomew the Second"].map((name) => lord(right, board, name, false));
    expect(long.size).toBeLessThan(short.size);
    expect(long.lines).toEqual(["Maximilian-Bartholomew the Second"]);
  });
});
