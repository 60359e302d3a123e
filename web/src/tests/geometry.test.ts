import { describe, expect, it } from "vitest";
import { corners, gap, isClear, middle, nearest, placed, reach, trail } from "../lib/geometry";
import { cell } from "./samples";

const edge = (x1: number, y1: number, x2: number, y2: number) => ({ id: "e", x1, y1, x2, y2 });

import { cleared, entry, inside, leap, leg, route, towards, type Sight } from "../lib/geometry";

describe("an arrow between two boxes", () => {
  const box = (left: number, top: number) => ({ left, top, width: 100, height: 60 });

  it("goes from edge to edge, bowed towards the middle of the table", () => {
    const top = leap(box(0, 0), box(600, 0), [350, 400]);
    const [sx, sy, mx, my, ex, ey] = top.path.match(/-?[\d.]+/g)!.map(Number);
    expect([mx, my]).toEqual([350, 138]);
    expect(sx).toBeGreaterThan(50);
    expect(sy).toBeGreaterThan(30);
    expect(ex).toBeLessThan(650);
    expect(ey).toBeGreaterThan(30);
    const low = leap(box(0, 700), box(600, 700), [350, 400]);
    expect(Number(low.path.match(/-?[\d.]+/g)![3])).toBeLessThan(700);
  });

  it("hops over the edge of large boxes that stand close together: what is written on them can be read", () => {
    const numbers = (path: string) => path.match(/-?[\d.]+/g)!.map(Number);
    const [sx, sy, , my, ex, ey] = numbers(leap(box(10, 200), box(118, 200), [195, 400]).path);
    expect([sy, my, ey].every((y) => y < 200)).toBe(true);
    expect(sx).toBeLessThan(110);
    expect(ex).toBeGreaterThan(118);
    const low = numbers(leap(box(10, 60), box(118, 60), [195, 400]).path); // right under the head of the page
    expect([low[1], low[3], low[5]].every((y) => y > 120)).toBe(true);
    const [x, top, , , under, bottom] = numbers(leap(box(10, 200), box(10, 280), [195, 400]).path);
    expect(x).toBe(under);
    expect([top, bottom]).toEqual([248, 280]);
    const token = (left: number) => ({ left, top: 200, width: 30, height: 30 });
    expect(numbers(leap(token(10), token(44), [195, 400]).path)[1]).toBeGreaterThan(200);
  });
});

describe("an arrow and what lies in its way", () => {
  const box = (left: number, top: number, width = 100, height = 60) => ({ left, top, width, height });

  it("bows where the way is free, or does not go at all", () => {
    const [from, to, centre] = [box(0, 0), box(600, 0), [350, 400] as [number, number]];
    const inward = leap(from, to, centre);
    const off = (...all: ReturnType<typeof box>[]) =>
      route(from, to, (x, y) => all.some((one) => inside(one, x, y)), centre);
    expect(off()).toEqual(inward);
    const past = off(box(300, 60, 100, 200))!;
    expect(past).not.toEqual(inward);
    expect(Number(past.path.match(/-?[\d.]+/g)![3])).toBeLessThan(30); // the other way round
    expect(off(box(300, -400, 100, 900))).toBeUndefined();
    const close = route(box(0, 0), box(114, 45), () => false)!; // it never ends in the middle of what it comes to
    expect(close.end[0]).toBeLessThan(114);
  });

  it("is straight over a gap, from edge to edge", () => {
    const down = leg(box(0, 0), box(40, 200));
    expect(down.path).toMatch(/^M70 60 /);
    expect(down.long).toBe(140);
    expect(down.end[0]).toBe(70);
    expect(down.end[1]).toBeLessThan(200);
    expect(leg(box(0, 0), box(200, 90)).path).toMatch(/^M100 60 /); // corner to corner
    expect(leg(box(0, 0), box(20, 20)).long).toBe(0); // they touch
    const cut = leg(box(0, 0), box(40, 200), (_, y) => y > 100);
    expect(cut.long).toBeLessThan(50);
    expect(cut.end[1]).toBeLessThan(105);
  });
});

describe("a board", () => {
  it("measures squares from their corner and hexagons from their centre", () => {
    expect(middle(cell("a", 2, 3))).toEqual([2.5, 3.5]);
    expect(middle(cell("a", 2, 3, "hexagon"))).toEqual([2, 3]);
  });

  it("draws hexagons with a flat side up", () => {
    const points = corners(cell("a", 0, 0, "hexagon"), 1).split(" ");
    expect(points).toHaveLength(6);
    expect(points[0]).toBe("1.000,0.000");
    expect(points[1]).toBe("0.500,0.866");
  });

  it("makes an edge wide enough for a finger, across it", () => {
    expect(reach(edge(1, 0, 1, 1))).toEqual({ x: 0.76, y: 0.1, width: 0.48, height: 0.8 });
    expect(reach(edge(0, 1, 1, 1))).toEqual({ x: 0.1, y: 0.76, width: 0.8, height: 0.48 });
  });
});

describe("tokens", () => {
  const at = (...places: string[]) =>
    placed({
      width: 2,
      height: 1,
      cells: [cell("a", 0, 0), cell("b", 1, 0)],
      edges: [{ ...edge(1, 0, 1, 1), id: "wall" }],
      tokens: places.map((place, i) => ({ id: `t${i}`, kind: "wizard", at: place })),
    });

  it("stand in the middle of a cell of their own, or of an edge", () => {
    const [one, other] = at("b", "wall");
    expect([one.x, one.y]).toEqual([1.5, 0.5]);
    expect([other.x, other.y]).toEqual([1, 0.5]);
  });

  it("are smaller and apart where they share one", () => {
    const [alone] = at("a");
    expect(at("a", "a")[0].size).toBeLessThan(alone.size);
    for (const many of [2, 3, 4, 5, 7, 9]) {
      const all = at(...Array.from({ length: many }, () => "a"));
      for (const [i, one] of all.entries()) {
        const [left, top] = [Math.min(one.x, 1 - one.x), Math.min(one.y, 1 - one.y)];
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(one.size);
        expect(one.y + one.foot).toBeLessThanOrEqual(1);
        for (const other of all.slice(i + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.size + other.size);
      }
    }
  });
});

describe("room for a thing", () => {
  const screen = { width: 400, height: 300 };
  const box = { left: 0, top: 0, width: 100, height: 40 };
  const size = { width: 80, height: 30 };

  it("is the clear spot nearest to what it belongs to, inside the screen", () => {
    const all = { left: 0, top: 0, width: 400, height: 120 };
    const found = nearest(box, size, [all], screen)!;
    expect(found.top).toBeGreaterThanOrEqual(120);
    expect(found.top).toBeLessThan(135);
    expect(isClear(found, size, [all])).toBe(true);
    expect(isClear(found, size, [{ left: 0, top: 0, width: 400, height: 300 }])).toBe(false);
  });

  it("is so far from what it belongs to", () => {
    expect(gap(box, { left: 130, top: 80, width: 10, height: 10 })).toBe(50);
    expect(gap({ left: 130, top: 80, width: 10, height: 10 }, box)).toBe(50);
    expect(gap(box, { left: 90, top: 60, width: 10, height: 10 })).toBe(20);
    expect(gap(box, { left: 90, top: 30, width: 50, height: 50 })).toBe(0);
  });

  it("is nowhere where everything is taken", () => {
    expect(nearest(box, size, [{ left: 0, top: 0, width: 400, height: 300 }], screen)).toBeNull();
  });
});

describe("a way over the board", () => {
  it("is not drawn across it where a portal leads on", () => {
    const way = trail([
      [1.5, 0.5],
      [2.5, 0.5],
      [2.5, 9.5],
      [2.5, 8.5],
    ]);
    expect(way).toBe("M1.5 0.5 L2.5 0.5 M2.5 9.5 L2.5 8.5");
  });
});

describe("a board under a window", () => {
  const maze: Sight = [0, 0, 10, 10];

  it("stays where it is while what matters is in sight", () => {
    expect(cleared(maze, [300, 300], [2, 4], 180)).toBe(maze);
    expect(cleared(maze, [300, 500], [0, 2], 170)).toBe(maze); // it stands in the middle of a taller frame
  });
  it("moves up, with squares as large as before", () => {
    expect(cleared(maze, [300, 300], [7, 9], 180)).toEqual([0, 3, 10, 10]);
    const [, top, , tall] = cleared(maze, [300, 500], [8, 10], 180);
    expect(500 / tall).toBeCloseTo(30);
    expect((10 - top) * 30).toBeCloseTo(180);
  });
  it("grows smaller where two stand too far from each other", () => {
    const [left, top, wide, tall] = cleared(maze, [300, 300], [0, 10], 150);
    expect([left, top, wide, tall]).toEqual([-5, 0, 20, 20]);
  });
});

describe("the end of an arrow below the bar", () => {
  const bar = { left: 0, top: 500, width: 1000, height: 60 };
  it("points straight down at the face, or onto it where it stands close", () => {
    for (const top of [590, 562]) {
      const { end } = entry(bar, { left: 20, top, width: 40, height: 40 });
      expect(end[0]).toBe(40);
      expect(end[1]).toBeLessThan(top + 10);
      expect(end[1]).toBeGreaterThan(bar.top + bar.height - 12);
    }
  });
});

describe("the tail of what somebody says", () => {
  const bubble = { left: 100, top: 100, width: 200, height: 60 };
  it("stands on the side of who speaks", () => {
    expect(towards(bubble, { left: 150, top: 20, width: 60, height: 60 })).toEqual({ x: 80, y: 0 });
    expect(towards(bubble, { left: 20, top: 110, width: 60, height: 40 })).toEqual({ x: 0, y: 30 });
    expect(towards(bubble, { left: 120, top: 120, width: 60, height: 40 })).toBeNull();
  });
});
