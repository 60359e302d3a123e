// The story of a finished match: where it turned, and what the points were made of.
import { points as printed } from "./printed";
import type { Told, Turning } from "./stage.svelte";
import type { CardInfo, EventView, OptionView, Replay, ResultView, SeatView, View } from "./protocol";
import type { Speaker } from "./words";

export interface Turn {
  step: number; // index into replay.steps
  letter: string;
  seat: number; // whose standing changed most
  round: number;
  was: number; // how that seat stood before
  chance: number; // and afterwards
  rise: boolean;
  by: number; // who chose
  option: OptionView; // and what
  event: EventView | null; // what came of it, where that says more than the choice
}

type Greatest = Readonly<Record<string, Turning>>;
const MOST = 3;
const LEAST_TOLD = 0.01; // of a chance

/** Is an event about the card that was chosen? */
export const names = (event: EventView | null, { card }: OptionView): boolean =>
  !!card?.face && !!event?.cards?.some((one) => one.face === card.face);

/** How a seat stood before and after a step, and what was done there. */
function turn({ chances, steps }: Replay, step: number, seat: number, greatest: Greatest, letter = ""): Turn {
  const [was, chance] = [chances[step - 1]?.[seat] ?? chances[step][seat], chances[step][seat]];
  const { option, events } = steps[step];
  // where nothing turned it, what became of the card that was chosen: laid, cast or thrown away
  const own = option.card?.face ? events.find((event) => names(event, option)) : undefined;
  return {
    step,
    letter,
    seat,
    round: steps[step].view.table.round,
    was,
    chance,
    rise: chance > was,
    by: steps[step].seat,
    option,
    event: told(events, seat, chance > was, greatest) ?? own ?? null,
  };
}

/**
 * The choices after which somebody stood most differently, in the order of the match.
 * Those that did something are told before those after which only the cards fell differently; what decided is always one.
 */
export function turns(replay: Replay, letters = "ABC", greatest: Greatest = {}, decided: Turn | null = null): Turn[] {
  const { chances } = replay;
  const apart = Math.max(2, Math.round(chances.length / 12));
  const changes = chances
    .map((row, step) => {
      const by = row.map((chance, seat) => chance - (step ? chances[step - 1][seat] : chance));
      const seat = by.reduce((best, one, i) => (Math.abs(one) > Math.abs(by[best]) ? i : best), 0);
      return { step, seat, by: by[seat] ?? 0 };
    })
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const pick = (from: typeof changes) => {
    const found: typeof changes = [];
    for (const one of from) {
      if (found.length === MOST || Math.abs(one.by) < 2 * LEAST_TOLD) break;
      if (found.every((other) => Math.abs(other.step - one.step) >= apart)) found.push(one);
    }
    return found;
  };
  // the last choice only settles what had been coming: it is told where nothing else turned
  const before = changes.filter((one) => one.step < chances.length - 1);
  const deeds = before.filter(({ step, seat, by }) => says(replay, step, seat, by > 0, greatest));
  const found = [deeds, before, changes].map(pick).find((some) => some.length) ?? [];
  const far = found.filter((one) => decided && Math.abs(one.step - decided.step) >= apart);
  const all = decided ? [...far.slice(0, MOST - 1), { step: decided.step, seat: decided.seat }] : found;
  return all.sort((a, b) => a.step - b.step).map(({ step, seat }, i) => turn(replay, step, seat, greatest, letters[i]));
}

/** Does it speak for a rise of this seat (1), for a fall (-1), or for neither? What is good for another is bad for it. */
function speaks(event: EventView, seat: number, { good, bad }: Turning): number {
  const [winner, loser] = [good ? event[good] : undefined, bad ? event[bad] : undefined];
  if (winner === seat) return 1;
  if (loser === seat) return -1;
  if (winner !== undefined && winner >= 0) return -1;
  return loser !== undefined && loser >= 0 ? 1 : 0;
}

/**
 * The event that says most: of those that can turn a match the greatest, about that seat rather than another, and none
 * that speaks against what came of it.
 * Where a game does not say which they are: one about that seat with a card, then any with a card, then the first.
 */
function told(events: EventView[], seat: number, rise: boolean, greatest: Greatest = {}): EventView | null {
  const about = (event: EventView) => event.seat === seat || event.other === seat;
  const ids = Object.keys(greatest);
  if (ids.length) {
    const rank = (event: EventView) => ids.indexOf(event.id) + (about(event) ? 0 : ids.length);
    const fits = (event: EventView) => speaks(event, seat, greatest[event.id]) !== (rise ? -1 : 1);
    const turning = events.filter((event) => greatest[event.id] && fits(event));
    return turning.sort((a, b) => rank(a) - rank(b))[0] ?? null;
  }
  const real = events.filter((event) => event.id !== "window");
  const cards = real.filter((event) => event.cards?.length);
  return cards.find(about) ?? cards[0] ?? real[0] ?? null;
}

/** Can it be told what was done at a step? An option that names neither a card nor anybody says nothing by itself. */
function says({ steps }: Replay, step: number, seat: number, rise: boolean, greatest: Greatest): boolean {
  const { option, events } = steps[step];
  return !!told(events, seat, rise, greatest) || !!option.card || !!option.place || (option.seat ?? -1) >= 0;
}

/** The turn that made the winner: what lifted him most when he took the lead for good, or later; the last choice only where nothing did before. */
export function decisive(replay: Replay, winner: number, greatest: Greatest = {}): Turn | null {
  const { chances, steps } = replay;
  const behind = chances.findLastIndex((row) => row.some((chance) => chance > row[winner]));
  const his = chances
    .map((_, step) => turn(replay, step, winner, greatest))
    .filter(({ step, was, chance, event }) => {
      const deed = event || steps[step].option.card;
      return step > behind && step > 0 && deed && chance - was >= LEAST_TOLD;
    });
  const greatestOf = (some: Turn[]) => some.sort((a, b) => b.chance - b.was - (a.chance - a.was))[0] ?? null;
  return greatestOf(his.filter(({ step }) => step < chances.length - 1)) ?? greatestOf(his);
}

/** What was chosen, told as what was done: the card by its name, as an option is worded for whoever makes it. */
export const chosen = (speaker: Speaker, option: OptionView): string =>
  option.card?.face ? speaker.card(option.card) : speaker.option(option);

/** What settled it where a loser who is not out had as many points as the winner; empty where that says nothing. */
export function settled(speaker: Speaker, { winners, scores, out }: ResultView): string {
  const [winner] = winners;
  const tied = scores.some((score, seat) => seat !== winner && score === scores[winner] && !out.includes(seat));
  return winners.length === 1 && tied ? speaker.words.maybe("tie-break", "", { number: scores[winner] }) : "";
}

export interface Mine {
  choices: number;
  best: Turn | null; // my own choice that helped me most
  worst: Turn | null; // whatever anybody did that cost me most
}

/** My match in three figures. */
export function mine(replay: Replay, me: number, greatest: Greatest = {}): Mine {
  const { chances, steps } = replay;
  // a match that only ends with its last choice, at a limit, was neither won nor lost by it
  const settles = (step: number, by: number) =>
    step === chances.length - 1 && !told(steps[step].events, me, by > 0, greatest);
  const speaking = (step: number, by: number) => !settles(step, by) && says(replay, step, me, by > 0, greatest);
  const all = chances
    .slice(1)
    .map((row, i) => ({ step: i + 1, by: row[me] - chances[i][me] }))
    .filter(({ step, by }) => speaking(step, by));
  const shown = (found: { step: number; by: number } | undefined): Turn | null =>
    found && Math.abs(found.by) >= LEAST_TOLD ? turn(replay, found.step, me, greatest) : null;
  const own = all.filter((one) => steps[one.step].seat === me).sort((a, b) => b.by - a.by);
  const any = [...all].sort((a, b) => a.by - b.by);
  return {
    choices: steps.filter((step) => step.seat === me).length,
    best: own[0]?.by > 0 ? shown(own[0]) : null,
    worst: any[0]?.by < 0 ? shown(any[0]) : null,
  };
}

/** What the game counts of a seat, over the whole match. */
export function figures(replay: Replay, me: number, rows: readonly Told[]): { says: string; number: number }[] {
  const all = [...replay.opening, ...replay.steps.flatMap((step) => step.events)];
  return rows.map(({ on, who, says, sum }) => {
    const own = all.filter((event) => event.id === on && event[who] === me);
    return { says, number: sum ? own.reduce((total, event) => total + (event.number ?? 0), 0) : own.length };
  });
}

/** Where rounds begin, for the axis of a graph: at most so many of them. */
export function rounds(replay: Replay, most = 7): { step: number; round: number }[] {
  const all: { step: number; round: number }[] = [];
  replay.steps.forEach((one, step) => {
    const { round } = one.view.table;
    if (round !== (all.at(-1)?.round ?? replay.first.table.round)) all.push({ step, round });
  });
  const every = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, i) => (all.length - 1 - i) % every === 0);
}

export interface Split {
  kind: string; // of card; "" for what is printed on no card
  points: number[];
}

/** Points by kind of card, as printed; what cards do not say stands in the last row. */
export function split(view: View, scores: number[], info: (face?: string) => CardInfo | undefined): Split[] {
  const rows = new Map<string, number[]>();
  for (const zone of view.table.zones) {
    if (zone.owner < 0) continue;
    for (const card of zone.cards) {
      const found = info(card.face);
      const points = printed(found);
      if (!found || !points) continue;
      const row = rows.get(found.kind) ?? scores.map(() => 0);
      row[zone.owner] += points;
      rows.set(found.kind, row);
    }
  }
  if (rows.size === 0) return [];
  const sum = (points: number[]) => points.reduce((all, one) => all + one, 0);
  const known = [...rows].map(([kind, points]) => ({ kind, points })).sort((a, b) => sum(b.points) - sum(a.points));
  const rest = scores.map((score, seat) => score - known.reduce((sum, row) => sum + row.points[seat], 0));
  return rest.some((points) => points !== 0) ? [...known, { kind: "", points: rest }] : known;
}

/** Counters that tell of a moment, not of how the match went. */
const PASSING = /-(marker|beyond)$|^(hand|cards|deck|limit|speed|movement|stun|attacks|limp)$/;

/** Counters of which less is better. */
export const FEWER: ReadonlySet<string> = new Set(["wounds", "tokens"]);

/** Counters that say how it ended, a row for each, the seats in the order given. */
export function counted(seats: SeatView[]): { name: string; values: number[] }[] {
  const names = new Set([...seats].sort((a, b) => a.seat - b.seat).flatMap((seat) => Object.keys(seat.counters)));
  return [...names]
    .filter((name) => !PASSING.test(name))
    .map((name) => ({ name, values: seats.map((seat) => seat.counters[name] ?? 0) }));
}
