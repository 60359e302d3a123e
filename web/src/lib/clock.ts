// My clock, as the table tells it.
import type { Timer } from "./protocol";

/** Before it is out: what is only marked must still reach the table. */
export const EARLY = 2; // seconds

/** Seconds I have for a question: of its window, else of the move or of my match, whichever ends first; none: no clock. */
export function mine({ window, move, seats }: Timer, inWindow: boolean, seat: number): number | undefined {
  const clocks = (inWindow ? [window] : [move, seats[seat] ?? -1]).filter((left) => left >= 0);
  return clocks.length ? Math.min(...clocks) : undefined;
}
