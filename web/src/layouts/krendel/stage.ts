// How a battle of Krendel is shown: all creatures at once, then blow by blow, then the prize.
import { cardsIn, carried, counted, laid, type Choreography, type Flight, type Ranked } from "../../lib/stage.svelte";
import { settings } from "../../lib/page.svelte";
import { words } from "../../lib/printed";
import type { EventView, View } from "../../lib/protocol";

/** What I throw away is told by number only; what I keep is in my hand after. */
function thrown(view: View, { seat, number }: EventView, next: View): View {
  const hand = `hand/${seat}`;
  const kept = new Set(cardsIn(next, hand).map((card) => card.id));
  const cards = cardsIn(view, hand).filter((card) => !kept.has(card.id));
  return carried(view, cards.slice(0, number ?? 0), hand);
}

/** The attack of a seat and the defence of another, as the battle tells them. */
export function values(all: EventView[]): { attack: Map<number, number>; defence: Map<number, number> } {
  const attack = new Map<number, number>();
  const defence = new Map<number, number>();
  for (const { id, seat = -1, other = -1, number, word } of all) {
    if (id === "attack") attack.set(seat, number ?? 0);
    if (id === "hold") defence.set(other, number ?? 0);
    if (id === "beat") defence.set(other, Number(word));
  }
  return { attack, defence };
}

/** All creatures have left the hands and lie open, with the numbers that are printed on them. */
function revealed(view: View, event: EventView): View {
  return (event.cards ?? []).reduce((now, card, seat) => {
    const dealt = now.table.zones.some((zone) => zone.id === `field/${seat}` && zone.count > 0);
    const hand = dealt ? now : carried(now, [card], `hand/${seat}`);
    return laid(hand, `field/${seat}`, () => [{ ...card, marks: {} }]);
  }, view);
}

/** What spells make of a number is seen when it counts. */
const valued = (view: View, seat: number | undefined, what: "attack" | "defence", value: number): View =>
  laid(view, `field/${seat}`, (now) => now.map((card) => ({ ...card, marks: { ...card.marks, [what]: value } })));

const COMPARED: Record<string, ["attack" | "defence" | "trophies" | "wounds", 1 | -1]> = {
  highest_attack: ["attack", 1],
  lowest_attack: ["attack", -1],
  highest_defence: ["defence", 1],
  lowest_defence: ["defence", -1],
  fewest_trophies: ["trophies", -1],
  most_wounds: ["wounds", 1],
};

/** What the condition of the round compares, hero by hero. */
export function compared(view: View, condition: string, all: EventView[]): Ranked[] {
  const known = COMPARED[condition];
  if (!known) return [];
  const [what, sign] = known;
  const { attack, defence } = values(all);
  const of = { attack, defence };
  const found = view.table.seats.flatMap(({ seat, counters }) => {
    const value = what === "attack" || what === "defence" ? of[what].get(seat) : counters[what];
    return value === undefined ? [] : [{ seat, value, best: false }];
  });
  const best = Math.max(...found.map((one) => one.value * sign));
  return found.length < view.table.seats.length
    ? []
    : found.map((one) => ({ ...one, best: one.value * sign === best }));
}

const trophy = (seat: number): Flight => ({
  icon: "trophy-cup",
  from: "middle",
  to: { seat, counter: "trophies" },
  good: true,
});
const wound = (seat: number, many = 1): Flight => ({
  icon: "drop",
  from: "middle",
  to: { seat, counter: "wounds" },
  good: false,
  many,
});

const NEAR = 9; // trophies of eleven

export const STAGE: Choreography = {
  seconds: {
    reveal: 1.6,
    attack: 0,
    beat: 1.5,
    hold: 1.3,
    award: 1.6,
    "no-award": 1.6,
    turn: 0.5,
    draw: 0.4,
    "draw-own": 0.4,
    discard: 0.4,
    "new-reward": 1,
    "deck-shuffled": 0.4,
    "rewards-shuffled": 0.4,
    first: 0,
    hero: 0,
  },
  together: new Set(["turn", "draw", "draw-own", "discard"]),
  blows: new Set(["beat", "hold", "thorns"]),
  counts: new Set(["round"]),
  phases: {
    round: "choice",
    reveal: "battle",
    award: "award",
    "no-award": "award",
    turn: "flip",
    discard: "discard",
    draw: "refill",
    "draw-own": "refill",
    "new-reward": "refill",
  },
  // all creatures lie open at once, seat by seat
  owners: ({ id, cards }) => (id === "reveal" ? (cards ?? []).map((_, seat) => seat) : []),
  remarks: [
    { on: "beat", who: "other", says: "lost_much", least: 2 },
    { on: "beat", who: "seat", says: "won_fight" },
    { on: "beat", who: "other", says: "attacked" },
    { on: "thorns", who: "other", says: "attacked" },
  ],
  close: (view) => view.table.seats.filter((one) => one.counters.trophies >= NEAR).map((one) => one.seat),
  figures: [
    { on: "beat", who: "seat", says: "figure-blows" },
    { on: "beat", who: "other", says: "figure-hits-taken" },
    { on: "award", who: "seat", says: "figure-prizes" },
  ],
  turning: {
    award: { good: "seat" },
    beat: { good: "seat", bad: "other" },
    thorns: { good: "seat", bad: "other" },
    "double-loot": { good: "seat" },
    "spell-trophy": { good: "seat" },
    "lose-trophy": { bad: "seat" },
    "wound-self": { bad: "seat" },
    heal: { good: "seat" },
    hold: { good: "other", bad: "seat" },
    "no-award": {},
  },
  sounds: {
    reveal: "flip",
    beat: "blow",
    hold: "clang",
    award: "coin",
    thorns: "hurt",
    heal: "heal",
    draw: "deal",
    "draw-own": "deal",
    turn: "flip",
    "new-reward": "flip",
  },
  title: (event) => ({ beat: "broken", hold: "held" })[event.id] ?? "",
  duel(event, all) {
    if (event.id !== "beat" && event.id !== "hold") return null;
    const { attack, defence } = values(all);
    const [left, right] = [attack.get(event.seat ?? -1), defence.get(event.other ?? -1)];
    return left === undefined || right === undefined ? null : { left, right, won: event.id === "beat" };
  },
  flights({ id, seat = -1, other = -1, number }) {
    switch (id) {
      case "beat":
        return [trophy(seat), ...(number ? [wound(other, number)] : [])];
      case "thorns":
        return [wound(other, number ?? 1)];
      case "wound-self":
        return [wound(seat, number ?? 1)];
      case "double-loot":
      case "spell-trophy":
        return [trophy(seat)];
      case "lose-trophy":
        return [{ icon: "trophy-cup", from: { seat, counter: "trophies" }, to: "middle", good: false }];
      case "award":
        return [{ icon: "laurel-crown", from: { sign: ".pz", beside: true }, to: { seat }, good: true }];
    }
    return [];
  },
  ranking(event, all, view, info) {
    if ((event.id !== "award" && event.id !== "no-award") || !view) return [];
    const card = view.table.zones.find((zone) => zone.name === "condition")?.cards.at(-1);
    const condition = info(card?.face)?.facts.compares;
    return typeof condition === "string" ? compared(view, condition, all) : [];
  },
  note(event, view, info) {
    if ((event.id !== "award" && event.id !== "no-award") || !view) return null;
    const top = (name: string) => info(view.table.zones.find((zone) => zone.name === name)?.cards.at(-1)?.face);
    const gives = event.id === "award" ? words(top("prize"), "prize", settings.lang) : "";
    return { asks: words(top("condition"), "condition", settings.lang), gives };
  },
  after(view, event, all, next) {
    const { seat, other, number } = event;
    const by = number ?? 0;
    switch (event.id) {
      case "reveal":
        return revealed(view, event);
      case "attack":
        return valued(view, seat, "attack", by);
      case "hold":
        return valued(view, other, "defence", by);
      case "beat":
        return valued(
          counted(counted(view, seat, "trophies", 1), other, "wounds", by),
          other,
          "defence",
          Number(event.word),
        );
      case "thorns":
        return counted(view, other, "wounds", by);
      case "heal":
      case "ignore-wounds":
        return counted(view, seat, "wounds", -by);
      case "wound-self":
        return counted(view, seat, "wounds", by);
      case "double-loot":
      case "spell-trophy":
        return counted(view, seat, "trophies", by);
      case "lose-trophy":
        return counted(view, seat, "trophies", -by);
      case "turn": {
        const turned = event.cards ?? [];
        return laid(
          laid(view, `field/${seat}`, () => []),
          `pile/${seat}`,
          (now) => [...now, ...turned],
        );
      }
      case "new-reward": {
        const [condition, prize] = event.cards ?? [];
        return laid(
          laid(view, "prize", () => [prize]),
          "condition",
          (now) => [...now, condition],
        );
      }
      case "discard":
        return seat === view.seat ? thrown(view, event, next) : view;
      case "draw-own":
        return laid(view, `hand/${seat}`, (now) => [...now, ...(event.cards ?? [])]);
    }
    return view;
  },
};
