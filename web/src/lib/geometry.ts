// Where things of a board stand, in units of its cells.
import type { Board, Cell, Edge, Token } from "./protocol";

export type Point = [number, number];

export interface Placed {
  token: Token;
  x: number;
  y: number;
  size: number; // its radius
}

export const isHexagon = (cell: Cell): boolean => cell.shape === "hexagon";

/** A hexagon stands on its centre, a square on its upper left corner. */
export function middle(cell: Cell): Point {
  return isHexagon(cell) ? [cell.x, cell.y] : [cell.x + 0.5, cell.y + 0.5];
}

export const middleOf = (edge: Edge): Point => [(edge.x1 + edge.x2) / 2, (edge.y1 + edge.y2) / 2];

/** The corners of a hexagon for a polygon, flat side up. */
export function corners(cell: Cell, radius: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((k) => (k * Math.PI) / 3)
    .map((turn) => [cell.x + radius * Math.cos(turn), cell.y + radius * Math.sin(turn)])
    .map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`)
    .join(" ");
}

/** A rectangle around an edge that is wide enough to be hit. */
export function reach(edge: Edge): { x: number; y: number; width: number; height: number } {
  const [upright, level] = [edge.x1 === edge.x2, edge.y1 === edge.y2];
  return {
    x: Math.min(edge.x1, edge.x2) - (upright ? 0.24 : -0.1),
    y: Math.min(edge.y1, edge.y2) - (level ? 0.24 : -0.1),
    width: upright ? 0.48 : Math.abs(edge.x2 - edge.x1) - 0.2,
    height: level ? 0.48 : Math.abs(edge.y2 - edge.y1) - 0.2,
  };
}

/** Tokens that share a place stand beside each other. */
export function placed(board: Board): Placed[] {
  const hexes = board.cells.some(isHexagon);
  const spots = new Map<string, Point>([
    ...board.cells.map((cell): [string, Point] => [cell.id, middle(cell)]),
    ...board.edges.map((edge): [string, Point] => [edge.id, middleOf(edge)]),
  ]);
  const at = new Map<string, Token[]>();
  for (const token of board.tokens) at.set(token.at, [...(at.get(token.at) ?? []), token]);
  return [...at].flatMap(([spot, all]) =>
    all.map((token, i) => {
      const [x, y] = spots.get(spot) ?? [0, 0];
      const many = all.length > 1;
      const apart = many ? (hexes ? 0.42 : 0.22) : 0;
      const turn = (i / all.length) * 2 * Math.PI - Math.PI / 2;
      const size = (hexes ? 0.62 : 0.34) * (many ? 0.72 : 1);
      return { token, x: x + apart * Math.cos(turn), y: y + apart * Math.sin(turn), size };
    }),
  );
}
