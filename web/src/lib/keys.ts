// The keyboard at a table: which key means what, and where an arrow leads.

export type Shortcut =
  | { does: "choose"; digit: number }
  | { does: "move"; by: [number, number] }
  | { does: "pass" | "undo" | "hint" | "help" | "escape" };

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does; letters by their place on the keyboard in both languages. */
export function shortcut(key: string): Shortcut | null {
  if (key >= "1" && key <= "9" && key.length === 1) return { does: "choose", digit: Number(key) };
  if (ARROWS[key]) return { does: "move", by: ARROWS[key] };
  if (/^[pPпП]$/.test(key)) return { does: "pass" };
  if (/^[uUгГ]$/.test(key)) return { does: "undo" };
  if (/^[hHрР]$/.test(key)) return { does: "hint" };
  if (key === "?") return { does: "help" };
  return key === "Escape" ? { does: "escape" } : null;
}

/** The digit of each option, 0 for none, given what is said of them: its place in the list. Who names a number has no
 * other one: its own where nobody else names it, and nobody else has that. */
export function digits(said: string[]): number[] {
  const named = said.map((text) => [...new Set(text.match(/\d+/g) ?? [])].map(Number));
  const times = (digit: number) => named.flat().filter((one) => one === digit).length;
  return named.map((own, i) => {
    if (own.length) return own.length === 1 && own[0] < 10 && times(own[0]) === 1 ? own[0] : 0;
    return i < 9 && !times(i + 1) ? i + 1 : 0;
  });
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ASIDE = 2.2; // what lies aside is farther than what lies straight on

/** The index of the nearest box in a direction; -1 where nothing lies there. */
export function nearest(from: Box, boxes: Box[], [ux, uy]: [number, number]): number {
  const middle = (box: Box) => [box.left + box.width / 2, box.top + box.height / 2];
  const [fx, fy] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const [x, y] = middle(box);
    const [dx, dy] = [x - fx, y - fy];
    const along = dx * ux + dy * uy;
    if (along < 2) return;
    const far = along + (Math.abs(dx * uy) + Math.abs(dy * ux)) * ASIDE;
    if (far < least) [least, best] = [far, i];
  });
  return best;
}

/** The index of the box whose middle is nearest, in any direction; -1 where there is none. */
export function closest(from: Box, boxes: Box[]): number {
  const far = boxes.map((box) =>
    Math.hypot(
      box.left + box.width / 2 - from.left - from.width / 2,
      box.top + box.height / 2 - from.top - from.height / 2,
    ),
  );
  return far.reduce((best, one, i) => (best < 0 || one < far[best] ? i : best), -1);
}
