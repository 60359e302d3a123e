// Where things of a board stand, in units of its cells.
import type { Board, Cell, Edge, Token } from "./protocol";

export type Point = [number, number];

export interface Placed {
  token: Token;
  x: number;
  y: number;
  size: number; // its radius
  type: number; // of its numbers
  foot: number; // their line, under its middle
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

/** A way over the board; through a portal or round its edge it begins anew on the other side. */
export function trail(points: Point[]): string {
  const far = ([x, y]: Point, [u, v]: Point) => Math.abs(x - u) + Math.abs(y - v) > 1.1;
  return points.map((at, i) => `${i && !far(points[i - 1], at) ? "L" : "M"}${at.join(" ")}`).join(" ");
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

/** How tokens stand on a square: so many in a row, so far apart, so large; the type of their numbers, and where its
 * line is under their middle. */
interface Grid {
  across: number;
  apart: number;
  size: number;
  type: number;
  foot: number;
}
const ALONE: Grid = { across: 1, apart: 0, size: 0.34, type: 0.28, foot: 0.46 };
const PAIR: Grid = { across: 2, apart: 0.48, size: 0.21, type: 0.28, foot: 0.43 };
const FOUR: Grid = { across: 2, apart: 0.48, size: 0.19, type: 0.24, foot: 0.25 };
const CROWD: Grid = { across: 3, apart: 0.32, size: 0.13, type: 0.19, foot: 0.18 };
const RISE = 0.13; // of a pair: its numbers stand under it

/** On a square each has a place of its own, by how many there are; on a hexagon they stand about its middle. */
function spotted([x, y]: Point, i: number, many: number, hexes: boolean): Omit<Placed, "token"> {
  if (hexes) {
    const apart = many > 1 ? 0.46 : 0;
    const turn = (i / many) * 2 * Math.PI - Math.PI; // two stand side by side: what is written at their feet is read
    const size = 0.62 * (many > 1 ? 0.72 : 1);
    const at = { x: x + apart * Math.cos(turn), y: y + apart * Math.sin(turn) };
    return { ...at, size, type: size * 0.72, foot: size * 1.3 };
  }
  const grid = many === 1 ? ALONE : many === 2 ? PAIR : many <= 4 ? FOUR : CROWD;
  const { across, apart, size, type, foot } = grid;
  const off = (at: number) => (at - (across - 1) / 2) * apart;
  const row = many > 2 ? off(Math.floor(i / across) % across) : grid === PAIR ? -RISE : 0;
  return { x: x + off(i % across), y: y + row, size, type, foot };
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
    all.map((token, i) => ({ token, ...spotted(spots.get(spot) ?? [0, 0], i, all.length, hexes) })),
  );
}

/** Left, top, width and height of what is seen of a board. */
export type Sight = [number, number, number, number];

/** A board in a frame of so many px of which only the upper ones are `free`: moved up, and where that is not enough made
 * smaller, until the rows from `top` to `low` stand there; as it is where they do. */
export function cleared(sight: Sight, [width, height]: Point, [top, low]: Point, free: number): Sight {
  const [x, y, wide, tall] = sight;
  const full = Math.min(width / wide, height / tall); // px of a cell
  const over = (height - tall * full) / 2 + (low - y) * full - free;
  if (over <= 0 || free <= 0) return sight;
  const scale = Math.min(full, free / (low - top));
  const head = scale < full ? top : low - free / full;
  return [x + wide / 2 - width / scale / 2, head, width / scale, height / scale];
}

/** An arrow that bows from one box to another, from edge to edge. */
export interface Leap {
  path: string;
  head: string;
  end: Point;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const BEND = 0.18;
const HEAD = 17;
const CLOSE = 36; // px between large boxes that leave an arrow no room
const LARGE = 90; // px
const HOP = () => (innerWidth > 720 ? 30 : 14); // px over them; on a phone there is less room
const HEAD_OF_PAGE = 56; // px

/** Between seats side by side, or one under the other, it stays at their edges: what is written on them can be read. */
function hop(from: Box, to: Box): { start: Point; bow: Point; end: Point } | null {
  const gap = (a: number, aLong: number, b: number, bLong: number) => Math.max(b - a - aLong, a - b - bLong);
  const across = gap(from.left, from.width, to.left, to.width);
  const down = gap(from.top, from.height, to.top, to.height);
  const large = Math.min(from.width, to.width) > LARGE;
  const level = Math.abs(across > down ? from.top - to.top : from.left - to.left) < CLOSE;
  if (!large || !level || Math.max(across, down) < 0 || Math.max(across, down) > CLOSE) return null;
  const [x1, x2] = [from.left + from.width / 2, to.left + to.width / 2];
  if (across > down) {
    const way = Math.sign(x2 - x1);
    const [top, foot] = [Math.min(from.top, to.top), Math.max(from.top + from.height, to.top + to.height)];
    const hop = HOP();
    const under = top < HEAD_OF_PAGE + hop; // there is no room above them
    const y = (box: Box, far: number) => (under ? box.top + box.height + far : box.top - far);
    const start: Point = [x1 + way * from.width * 0.2, y(from, 2)];
    const end: Point = [x2 - way * to.width * 0.2, y(to, 8)];
    return { start, bow: [(start[0] + end[0]) / 2, under ? foot + 2 * hop : top - 2 * hop], end };
  }
  const [below, x] = [to.top > from.top, (x1 + x2) / 2];
  const start: Point = [x, below ? from.top + from.height - 12 : from.top + 12];
  const end: Point = [x, below ? to.top : to.top + to.height];
  return { start, bow: [x, (start[1] + end[1]) / 2], end };
}

const CENTRE = (): Point => [innerWidth / 2, innerHeight / 2];

/** It bows towards the middle of the table, away from what lies at its edge. */
export function leap(from: Box, to: Box, centre: Point = CENTRE()): Leap {
  return ways(from, to, centre)[0].way;
}

/** The first way over nothing that may not be crossed; none where there is none. */
export function route(from: Box, to: Box, blocked: Blocked, centre: Point = CENTRE()): Leap | undefined {
  const good = ways(from, to, centre).filter(({ ends }) => ends);
  return [...good.map(({ way }) => way), leg(from, to)].find((way) => !points(way).some(([x, y]) => blocked(x, y)));
}

/** The best first: bowed towards the middle, bowed the other way, straight; and whether it goes from edge
 * to edge, for which boxes may stand too close. */
function ways(from: Box, to: Box, centre: Point): { way: Leap; ends: boolean }[] {
  const near = hop(from, to);
  if (near) return [{ way: drawn(near.start, near.bow, near.end), ends: true }];
  const middleOf = (box: Box): Point => [box.left + box.width / 2, box.top + box.height / 2];
  const [[x1, y1], [x2, y2]] = [middleOf(from), middleOf(to)];
  const bow = (bend: number): Point => [(x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend];
  const far = ([x, y]: Point) => Math.hypot(x - centre[0], y - centre[1]);
  const edge = (box: Box, [x, y]: Point, [mx, my]: Point, gap: number): Point => {
    const k = Math.max(Math.abs(mx - x) / (box.width / 2 + gap), Math.abs(my - y) / (box.height / 2 + gap));
    return k > 1 ? [x + (mx - x) / k, y + (my - y) / k] : [x, y];
  };
  const inward = far(bow(BEND)) <= far(bow(-BEND)) ? BEND : -BEND;
  return [inward, -inward, 0].map((bend) => {
    const m = bow(bend);
    const [start, end] = [edge(from, [x1, y1], m, 3), edge(to, [x2, y2], m, 12)];
    const apart = (a: Point, x: number, y: number) => a[0] !== x || a[1] !== y;
    return { way: drawn(start, m, end), ends: apart(start, x1, y1) && apart(end, x2, y2) };
  });
}

function drawn([sx, sy]: Point, [mx, my]: Point, [ex, ey]: Point): Leap {
  const turn = Math.atan2(ey - my, ex - mx);
  const p = (angle: number, far: number) => `${ex + Math.cos(turn + angle) * far} ${ey + Math.sin(turn + angle) * far}`;
  return {
    end: [ex, ey],
    path: `M${sx} ${sy} Q${mx} ${my} ${ex} ${ey}`,
    head: `M${p(0, HEAD * 0.7)} L${p(2.5, HEAD)} L${p(Math.PI, HEAD * 0.35)} L${p(-2.5, HEAD)} Z`,
  };
}

/** A straight arrow over the gap between two boxes, up to where it may not go on, and how long it is. */
export function leg(from: Box, to: Box, blocked: Blocked = () => false): Leap & { long: number } {
  /** The nearest points of two spans; the middle of what they share. */
  const near = (a: number, aLong: number, b: number, bLong: number): [number, number] => {
    const [low, high] = [Math.max(a, b), Math.min(a + aLong, b + bLong)];
    return low <= high ? [(low + high) / 2, (low + high) / 2] : a > b ? [a, b + bLong] : [a + aLong, b];
  };
  const [x1, x2] = near(from.left, from.width, to.left, to.width);
  const [y1, y2] = near(from.top, from.height, to.top, to.height);
  const way = Array.from({ length: SAMPLES + 1 }, (_, i) => i / SAMPLES);
  const stop = way.find((t) => blocked(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t)) ?? 1;
  const long = Math.hypot(x2 - x1, y2 - y1) * stop;
  const tip = Math.min(HEAD * 0.7, long) / (long || 1); // the tip of the head stands at the edge
  const end: Point = [x1 + (x2 - x1) * stop * (1 - tip), y1 + (y2 - y1) * stop * (1 - tip)];
  return { ...drawn([x1, y1], [(x1 + end[0]) / 2, (y1 + end[1]) / 2], end), long };
}

/** May an arrow not go over this point? */
export type Blocked = (x: number, y: number) => boolean;
export const inside = (box: Box, x: number, y: number): boolean =>
  x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height;

const SAMPLES = 24;

/** The points of an arrow from its start on. */
function points(arrow: Leap): Point[] {
  const [sx, sy, mx, my, ex, ey] = arrow.path.match(/-?[\d.]+(e-?\d+)?/g)!.map(Number);
  const at = (t: number, a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  return Array.from({ length: SAMPLES + 1 }, (_, i) => [at(i / SAMPLES, sx, mx, ex), at(i / SAMPLES, sy, my, ey)]);
}

type Size = Pick<Box, "width" | "height">;
const AWAY = 6; // px from what is spoken of, and from the edge of the screen

const covers = (a: Box, b: Box) =>
  b.width > 0 &&
  b.height > 0 &&
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** Where a thing of this size finds room beside a box, inside the screen and clear of what is taken; else nowhere. */
export function clear(box: Box, size: Size, taken: Box[], screen: Size): { left: number; top: number } | null {
  const middle = box.left + (box.width - size.width) / 2;
  const [under, over] = [box.top + box.height + AWAY, box.top - size.height - AWAY];
  const end = box.left + box.width - size.width;
  const beside = [box.left + box.width + AWAY, box.left - size.width - AWAY];
  const rows = [under, over].flatMap((top) => [middle, box.left, end].map((left) => ({ left, top })));
  const columns = beside.flatMap((left) => [box.top, box.top + box.height - size.height].map((top) => ({ left, top })));
  const inside = (at: number, long: number, most: number) => Math.max(AWAY, Math.min(at, most - long - AWAY));
  for (const spot of [...rows, ...columns]) {
    const left = inside(spot.left, size.width, screen.width);
    const top = inside(spot.top, size.height, screen.height);
    const here = { left, top, ...size };
    if (![...taken, box].some((one) => covers(here, one))) return { left, top };
  }
  return null;
}

const GRID = 12; // px

/** The clear spot nearest to a box, anywhere on the screen; else nowhere. */
export function nearest(
  box: Box,
  size: Size,
  taken: Box[],
  screen: Size,
  good: (here: Box) => boolean = () => true,
): { left: number; top: number } | null {
  const [x, y] = [box.left + (box.width - size.width) / 2, box.top + (box.height - size.height) / 2];
  let best: { left: number; top: number; far: number } | null = null;
  for (let top = AWAY; top + size.height + AWAY <= screen.height; top += GRID)
    for (let left = AWAY; left + size.width + AWAY <= screen.width; left += GRID) {
      const far = Math.hypot(left - x, top - y);
      if (best && best.far <= far) continue;
      const here = { left, top, ...size };
      if (!taken.some((one) => covers(here, one)) && good(here)) best = { left, top, far };
    }
  return best && { left: best.left, top: best.top };
}

/** How far two boxes lie from each other. */
export function gap(one: Box, other: Box): number {
  const x = Math.max(one.left - other.left - other.width, other.left - one.left - one.width, 0);
  const y = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0);
  return Math.hypot(x, y);
}

/** Is this spot still clear? */
export function isClear(spot: { left: number; top: number }, size: Size, taken: Box[]): boolean {
  return !taken.some((one) => covers({ ...spot, ...size }, one));
}

/** A point on the edge of a box, from its corner. */
export interface Tail {
  x: number;
  y: number;
}

const ROUND = 16; // px of a corner where no tail stands

/** Where on the edge of `here` a tail stands that points at `at`; nowhere where they overlap. */
export function towards(here: Box, at: Box): Tail | null {
  const [x, y] = [at.left + at.width / 2 - here.left, at.top + at.height / 2 - here.top];
  const along = (to: number, long: number) => Math.max(ROUND, Math.min(to, long - ROUND));
  if (at.top + at.height <= here.top) return { x: along(x, here.width), y: 0 };
  if (at.top >= here.top + here.height) return { x: along(x, here.width), y: here.height };
  if (at.left + at.width <= here.left) return { x: 0, y: along(y, here.height) };
  return at.left >= here.left + here.width ? { x: here.width, y: along(y, here.height) } : null;
}

/** The end of an arrow that passes under the bar: straight down from its foot to a face below it, or onto the face
 * where there is no room between them. */
export function entry(bar: Box, face: Box): Leap {
  const [x, foot] = [face.left + face.width / 2, bar.top + bar.height];
  const end = Math.max(face.top, foot + HEAD) - HEAD * 0.7;
  return drawn([x, Math.min(foot, end - 2)], [x, end - 1], [x, end]);
}
