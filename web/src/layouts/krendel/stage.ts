// How a battle of Krendel is shown: all creatures at once, then blow by blow, then the prize.
import { counted, type Choreography } from "../../lib/stage.svelte";
import type { CardView, EventView, View } from "../../lib/protocol";

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

function laid(view: View, zone: string, cards: (now: CardView[]) => CardView[]): View {
  const zones = view.table.zones.map((one) => {
    if (one.id !== zone) return one;
    const next = cards(one.cards);
    return { ...one, cards: next, count: one.count + next.length - one.cards.length };
  });
  return { ...view, table: { ...view.table, zones } };
}

/** All creatures lie open, with what spells make of their numbers. */
function revealed(view: View, event: EventView, all: EventView[]): View {
  const { attack, defence } = values(all);
  return (event.cards ?? []).reduce((now, card, seat) => {
    const marks: Record<string, number> = {};
    if (attack.has(seat)) marks.attack = attack.get(seat)!;
    if (defence.has(seat)) marks.defence = defence.get(seat)!;
    return laid(now, `field/${seat}`, () => [{ ...card, marks }]);
  }, view);
}

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
  after(view, event, all) {
    const { seat, other, number } = event;
    const by = number ?? 0;
    switch (event.id) {
      case "reveal":
        return revealed(view, event, all);
      case "beat":
        return counted(counted(view, seat, "trophies", 1), other, "wounds", by);
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
    }
    return view;
  },
};
