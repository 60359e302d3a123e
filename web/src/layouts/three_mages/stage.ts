// How 3 Mages is shown: monsters march square by square, fight, jump, take the castle.
import { cardsIn, carried, counted, heaped, laid, moved, type Choreography, type Duel } from "../../lib/stage.svelte";
import { MAGES } from "./fields";
import type { CardView, EventView, ThreeMagesFacts, Token, View } from "../../lib/protocol";

const road = (place: string) => place.replace(/-\d+$/, "");
const step = (place: string) => Number(/-(\d+)$/.exec(place)?.[1] ?? 0);

const ELSEWHERE = 99; // squares: no road leads there
const MARKER = "drop"; // the word of a monster that has no card

/** The monster that an event tells of: of that face and owner, the nearest on the same road. */
export function walker(view: View, event: EventView): Token | undefined {
  const place = event.place ?? "";
  const face = event.word === MARKER ? undefined : event.cards?.[0]?.face;
  const far = (token: Token) => (road(token.at) === road(place) ? Math.abs(step(token.at) - step(place)) : ELSEWHERE);
  return (view.table.board?.tokens ?? [])
    .filter((token) => token.kind === "monster" && token.owner === event.seat && (!face || token.face === face))
    .filter((token) => !step(place) || far(token) < ELSEWHERE)
    .sort((a, b) => far(a) - far(b))[0];
}

/** A monster goes to a square; one that has just been summoned comes there. */
function stepped(view: View, event: EventView, next: View): View {
  const { board } = view.table;
  const known = new Set(board?.tokens.map((token) => token.id));
  const here = (token: Token) => token.kind === "monster" && token.owner === event.seat && token.at === event.place;
  const fresh = next.table.board?.tokens.find((token) => here(token) && !known.has(token.id));
  if (!board || !fresh) return moved(view, walker(view, event)?.id, event.place);
  return { ...view, table: { ...view.table, board: { ...board, tokens: [...board.tokens, fresh] } } };
}

/** Where whoever jumps comes down: the next thing that it does tells. */
function landing(event: EventView, all: EventView[]): string | undefined {
  const after = all.slice(all.indexOf(event) + 1);
  return after.find((one) => one.seat === event.seat && ["step", "attack", "castle"].includes(one.id))?.place;
}

const USED: Record<string, string> = { meteorite: "used-meteorites", ice: "used-ice", bones: "used-bones" };
const kindOf = (card: CardView) => /-(\w+)$/.exec(card.face ?? "")?.[1] ?? "";

/** What is paid leaves the hand, card by card, for the discards of its kinds. */
function paid(view: View, { seat, cards }: EventView): View {
  const price = (cards ?? []).slice(1);
  const left = price.reduce((now, card) => carried(now, [card], `hand/${seat}`, USED[kindOf(card)]), view);
  return counted(left, seat, "cards", -price.length);
}

/** One more resource: which card it is only the hand after tells. */
function gained(view: View, { seat, word }: EventView, next: View): View {
  const hand = `hand/${seat}`;
  const had = new Set(cardsIn(view, hand).map((card) => card.id));
  const like = cardsIn(next, hand).filter((card) => kindOf(card) === word);
  const card = like.find((one) => !had.has(one.id)) ?? like[0];
  const more = card ? laid(view, hand, (now) => [...now, card]) : heaped(view, hand, 1);
  return counted(more, seat, "cards", 1);
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

/** The strength of who strikes against the health of the other, as they stand on the road. */
function blow(event: EventView, all: EventView[], view: View | null): Duel | null {
  const other = event.id === "attack" || event.id === "defend" ? opponent(event, all) : undefined;
  if (!other || !view) return null;
  const left = event.number ?? undefined;
  const right = walker(view, other)?.counters?.health;
  return left === undefined || right === undefined ? null : { left, right, won: left >= right, health: true };
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
    attack: 1.2,
    defend: 1.1,
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
  little: new Set(["pay", "swap"]),
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
    castle: { good: "seat", bad: "other" },
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
  duel: (event, all, view) => blow(event, all, view),
  title(event, all, view) {
    const struck = blow(event, all, view);
    if (struck) return struck.won ? "monster-falls" : "monster-stands";
    return event.id === "castle" ? "castle-falls" : "";
  },
  figure: ({ id }) => (id === "castle" ? { text: "", good: true, icon: "castle-ruins" } : null),
  flights({ id, seat = -1, place }, _, view) {
    if (id === "castle")
      return [
        {
          icon: "flying-flag",
          from: { seat },
          to: { sign: `[data-cell="${CSS.escape(place ?? "")}"]`, beside: true },
          good: true,
        },
      ];
    const mage = `[data-token="mage-${view?.table.seats[seat]?.words.mage ?? ""}"]`;
    if (id === "gain") return [{ icon: "coins", from: { sign: mage }, to: { seat }, good: true }];
    return [];
  },
  after(view, event, all, next) {
    const { seat = -1, other, cards } = event;
    switch (event.id) {
      case "turn":
        return { ...view, table: { ...view.table, active: seat } };
      case "pay":
        return paid(view, event);
      case "summon":
        return counted(carried(view, cards, `hand/${seat}`, "road"), seat, "cards", -1);
      case "cast":
        return counted(carried(view, cards, `hand/${seat}`, "spent"), seat, "cards", -1);
      case "gain":
        return gained(view, event, next);
      case "monster":
      case "spell": {
        const drawn = heaped(counted(view, seat, "cards", 1), `${event.id}s`, -1);
        return seat === view.seat ? drawn : heaped(drawn, `hand/${seat}`, 1);
      }
      case "drawn":
        return laid(view, `hand/${seat}`, (now) => [...now, ...(cards ?? [])]);
      case "take":
        return counted(counted(view, seat, "cards", 1), other, "cards", -1);
      case "walk":
      case "teleport": {
        const mage = view.table.board?.tokens.find((token) => token.kind === "mage" && token.owner === event.seat);
        return moved(view, mage?.id, event.place);
      }
      case "step":
        return stepped(view, event, next);
      case "jump":
        return moved(view, walker(view, event)?.id, landing(event, all));
      case "stand":
      case "push":
      case "castle":
        return moved(view, walker(view, event)?.id, event.place);
      case "die":
        return without(view, walker(view, event));
    }
    return view;
  },
};
