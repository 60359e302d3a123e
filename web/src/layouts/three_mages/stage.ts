// How 3 Mages is shown: monsters march square by square, fight, jump, take the castle.
import { moved, type Choreography } from "../../lib/stage.svelte";
import { MAGES } from "./fields";
import type { EventView, ThreeMagesFacts, Token, View } from "../../lib/protocol";

const road = (place: string) => place.replace(/-\d+$/, "");
const step = (place: string) => Number(/-(\d+)$/.exec(place)?.[1] ?? 0);

/** The monster that an event tells of: of that face and owner, the nearest on the same road. */
export function walker(view: View, event: EventView): Token | undefined {
  const place = event.place ?? "";
  const face = event.cards?.[0]?.face;
  const far = (token: Token) => (road(token.at) === road(place) ? Math.abs(step(token.at) - step(place)) : 99);
  return (view.table.board?.tokens ?? [])
    .filter((token) => token.kind === "monster" && token.owner === event.seat && (!face || token.face === face))
    .sort((a, b) => far(a) - far(b))[0];
}

function without(view: View, token: Token | undefined): View {
  const { board } = view.table;
  if (!board || !token) return view;
  const tokens = board.tokens.filter((one) => one.id !== token.id);
  return { ...view, table: { ...view.table, board: { ...board, tokens } } };
}

/** Whom a monster fights: the blow before or after it on the same square. */
function opponent(event: EventView, all: EventView[]): EventView | undefined {
  const at = all.indexOf(event);
  const other = event.id === "attack" ? all[at + 1] : all[at - 1];
  return other?.place === event.place ? other : undefined;
}

const NEAR = 2; // squares from a castle

/** Whose monsters stand before somebody else's castle. */
export function threats(view: View): number[] {
  const { roads = {}, mages = {} } = view.table.facts as Partial<ThreeMagesFacts>;
  const left = ({ at, owner }: Token) =>
    Object.values(roads).flatMap(({ from, to, squares }) => {
      const square = squares.indexOf(at);
      if (square < 0) return [];
      return mages[from] === owner ? [squares.length - square] : mages[to] === owner ? [square + 1] : [];
    });
  const monsters = (view.table.board?.tokens ?? []).filter((token) => token.kind === "monster");
  const near = monsters.filter((token) => left(token).some((squares) => squares <= NEAR));
  return [...new Set(near.map((token) => token.owner ?? -1))].filter((seat) => seat >= 0);
}

export const STAGE: Choreography = {
  seconds: {
    turn: 0.5,
    walk: 0.4,
    teleport: 0.6,
    step: 0.3,
    attack: 0,
    defend: 1.3,
    die: 0.7,
    stand: 0.3,
    jump: 0.5,
    castle: 1.6,
    summon: 0.9,
    cast: 1,
    pay: 0.7,
    gain: 0.5,
    monster: 0.3,
    spell: 0.3,
    drawn: 0.3,
    first: 0,
    mage: 0,
    idle: 0,
  },
  colours: MAGES,
  causes: new Set(["cast", "summon"]),
  remarks: [
    { on: "kill", who: "seat", says: "won_fight" },
    { on: "kill", who: "other", says: "lost_much" },
    { on: "stand", who: "seat", says: "won_fight" },
    { on: "turncoat", who: "seat", says: "won_fight" },
    { on: "die", who: "seat", says: "attacked" },
  ],
  close: (view) => threats(view),
  figures: [
    { on: "summon", who: "seat", says: "figure-summoned" },
    { on: "stand", who: "seat", says: "figure-fights-won" },
    { on: "cast", who: "seat", says: "figure-spells" },
  ],
  turning: {
    castle: { good: "seat" },
    kill: { good: "seat", bad: "other" },
    stand: { good: "seat" },
    die: { bad: "seat" },
    turncoat: { good: "seat" },
    mirror: {},
    detour: {},
    shackle: {},
    heat: {},
    push: {},
    drop: {},
    jump: { good: "seat" },
    summon: { good: "seat" },
    cast: { good: "seat" },
    swap: {},
    sell: {},
    step: { good: "seat" },
  },
  sounds: {
    walk: "step",
    step: "step",
    jump: "step",
    teleport: "flip",
    defend: "blow",
    die: "hurt",
    castle: "stone",
    summon: "roar",
    cast: "lay",
    pay: "coin",
    gain: "coin",
    monster: "deal",
    spell: "deal",
    drawn: "deal",
    kill: "blow",
  },
  // the strength of the one against the health of the other, as they stand on the road
  duel(event, all, view) {
    const attack = event.id === "defend" ? opponent(event, all) : undefined;
    if (!attack || !view) return null;
    const left = walker(view, attack)?.counters?.strength;
    const right = walker(view, event)?.counters?.health;
    return left === undefined || right === undefined ? null : { left, right, won: left >= right };
  },
  title: ({ id }) => (id === "castle" ? "castle-falls" : ""),
  figure: ({ id }) => (id === "castle" ? { text: "", good: true, icon: "castle-ruins" } : null),
  flights({ id, seat = -1, cards, place }) {
    if (id === "castle")
      return [
        { icon: "flying-flag", from: { seat }, to: { sign: `[data-cell="${CSS.escape(place ?? "")}"]` }, good: true },
      ];
    if (id === "pay") return [{ icon: "coins", from: { seat }, to: "middle", good: false, many: cards?.length ?? 1 }];
    if (id === "gain") return [{ icon: "coins", from: "middle", to: { seat }, good: true }];
    return [];
  },
  after(view, event) {
    switch (event.id) {
      case "walk":
      case "teleport": {
        const mage = view.table.board?.tokens.find((token) => token.kind === "mage" && token.owner === event.seat);
        return moved(view, mage?.id, event.place);
      }
      case "step":
      case "stand":
      case "jump":
      case "push":
      case "castle":
        return moved(view, walker(view, event)?.id, event.place);
      case "die":
        return without(view, walker(view, event));
    }
    return view;
  },
};
