// The ring of heroes: who sits where, and the lines between neighbours.
import type { Point } from "../../lib/geometry";

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

// I sit in the south; the others clockwise from the west
const PLACES: Record<number, string[]> = {
  2: ["s", "n"],
  3: ["s", "w", "e"],
  4: ["s", "w", "n", "e"],
  5: ["s", "sw", "nw", "ne", "se"],
  6: ["s", "sw", "nw", "n", "ne", "se"],
};

/** The seats from `me` on, each with its place on the ring. */
export function around<Seat>(seats: Seat[], me: number): { seat: Seat; place: string }[] {
  const places = PLACES[seats.length] ?? PLACES[6];
  return seats.map((_, i) => ({ seat: seats[(Math.max(0, me) + i) % seats.length], place: places[i] }));
}

/** One line for each pair of neighbours. */
export function lines(neighbours: number[][], spots: Map<number, Point>): Line[] {
  const seen = new Set<string>();
  return neighbours.flatMap((near, a) =>
    near.flatMap((b) => {
      const key = [Math.min(a, b), Math.max(a, b)].join();
      const [p, q] = [spots.get(a), spots.get(b)];
      if (seen.has(key) || !p || !q) return [];
      seen.add(key);
      return [{ x1: p[0], y1: p[1], x2: q[0], y2: q[1] }];
    }),
  );
}
