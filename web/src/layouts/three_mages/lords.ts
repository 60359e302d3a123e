// Where the name of a castle's owner stands: outside of the map, so that no token comes under it.
import type { Board, Cell } from "../../lib/protocol";

export interface Lord {
  x: number;
  y: number;
  end: boolean; // the text ends at x
  size: number;
  lines: string[];
}

const WIDE = 0.62; // of type beside the map
const SMALL = 0.72; // under it, on a phone
const LETTER = 0.52; // of its size, on average
const BESIDE = 7; // cells that are free right and left of the map on a wide screen
const UNDER = [3.3, 4.5]; // and beside its lower edge, line by line: the map gets narrower there

/** Two lines where the name has two words, the longer one below. */
function broken(name: string): string[] {
  const words = name.split(" ");
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const fits = ([first, last]: string[]) => first.length <= last.length + 2;
  return splits.filter(fits).at(-1) ?? splits[0] ?? [name];
}

export function lord(castle: Cell, board: Board, name: string, phone: boolean): Lord {
  const [low, left] = [castle.y > board.height / 2, castle.x < board.width / 2];
  if (!low || !phone) {
    const end = low && left;
    const size = Math.min(WIDE, BESIDE / (LETTER * name.length));
    return { x: castle.x + (end ? -1.15 : 1.15), y: castle.y + (low ? 0.2 : -0.25), end, size, lines: [name] };
  }
  const lines = broken(name);
  const size = Math.min(SMALL, ...lines.map((line, i) => UNDER[i] / (LETTER * line.length)));
  return { x: left ? 0 : board.width, y: castle.y + 2.55, end: !left, size, lines };
}
