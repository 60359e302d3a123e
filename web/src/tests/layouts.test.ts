import { describe, expect, it } from "vitest";
import { around, lines } from "../layouts/krendel/ring";
import { STAGE as KRENDEL } from "../layouts/krendel/stage";
import { pickedOf, segments, termsOf } from "../layouts/munchkin/bargain";
import { dieDoes } from "../layouts/munchkin/running";
import { slotted } from "../layouts/krutagidon/slots";
import { STAGE as BRAWL } from "../layouts/krutagidon/stage";
import { STAGE as MUNCHKIN } from "../layouts/munchkin/stage";
import { counted } from "../layouts/three_mages/purse";
import { STAGE as MAGES, walker } from "../layouts/three_mages/stage";
import { STAGE as WAR } from "../layouts/wiz_war/stage";
import { event, option, prompt, view } from "./samples";

describe("Krendel's ring", () => {
  it("puts me in the south and the others clockwise", () => {
    expect(around(["a", "b", "c", "d"], 2)).toEqual([
      { seat: "c", place: "s" },
      { seat: "d", place: "w" },
      { seat: "a", place: "n" },
      { seat: "b", place: "e" },
    ]);
    expect(around(["a", "b"], -1)[0]).toEqual({ seat: "a", place: "s" });
  });

  it("draws one line for two neighbours", () => {
    const spots = new Map<number, [number, number]>([
      [0, [0, 0]],
      [1, [10, 0]],
    ]);
    expect(lines([[1], [0]], spots)).toEqual([{ x1: 0, y1: 0, x2: 10, y2: 0 }]);
    expect(lines([[1, 2], [0]], spots)).toHaveLength(1);
  });
});

describe("the Market", () => {
  const cards = (ids: string) => [...ids].map((id) => ({ id, face: id }));
  const ids = (found: ReturnType<typeof slotted>) => found.map((card) => card?.id ?? "");

  it("keeps an empty place until it is filled again", () => {
    const first = ids(slotted([], cards("abcde")));
    expect(first.join("")).toBe("abcde");
    const bought = ids(slotted(first, cards("abde")));
    expect(bought).toEqual(["a", "b", "", "d", "e"]);
    expect(ids(slotted(bought, cards("abdef"))).join("")).toBe("abfde");
    expect(ids(slotted(bought, cards("abdefg"))).join("")).toBe("abfdeg");
  });

  it("gets its next Legend when it attacks, not while it is announced", () => {
    const zone = { id: "legend", name: "legend", owner: -1, cards: [], count: 0, seen: "all", shape: "row" };
    const before = view(null, { zones: [zone] } as never);
    const vum = [{ id: "l", face: "vum" }];
    const after = (id: string) => BRAWL.after!(before, event(id, { cards: vum }), [], before).table.zones[0].cards;
    expect(after("legend")).toEqual([]);
    expect(after("group-attack")).toEqual(vum);
  });
});

describe("a share of the loot", () => {
  const words: Record<string, string> = {
    none: "thanks",
    a: "1 treasure, helper picks",
    b: "1 treasure, I pick",
    c: "2 treasures, helper picks",
  };
  const all = segments(
    Object.keys(words).map((key) => option(key)),
    (one) => words[one.key],
  );

  it("is two rows: how many, then who picks", () => {
    expect(all.map((one) => one.head)).toEqual(["thanks", "1 treasure", "2 treasures"]);
    expect(all[1].ways.map((one) => one.tail)).toEqual(["helper picks", "I pick"]);
  });

  it("begins with one where there is something to pick, and keeps who picks when the number changes", () => {
    const key = (head: string, tail: string) => pickedOf(all, head, tail)?.way.option.key;
    expect(key("", "")).toBe("a");
    expect(key("thanks", "")).toBe("none");
    expect(key("1 treasure", "I pick")).toBe("b");
    expect(key("2 treasures", "I pick")).toBe("c");
    expect(pickedOf([], "", "")).toBeNull();
  });
});

describe("a die that a card sets", () => {
  const sets = (number: number) => option("k", { verb: "set-die", number });

  it("says of each number whether it saves the runner", () => {
    const asked = prompt([], { against: 5 });
    expect([1, 4, 5, 6].map((number) => dieDoes(asked, sets(number)))).toEqual(["caught", "caught", "away", "away"]);
    expect(dieDoes(prompt([], { against: 7 }), sets(6))).toBe("caught");
  });

  it("says nothing where nothing is certain", () => {
    expect(dieDoes(prompt([]), sets(6))).toBe("");
    expect(dieDoes(prompt([], { against: 5 }), option("k", { verb: "face", number: 6 }))).toBe("");
  });
});

const seats = (counters: Record<string, number>) => [0, 1].map((seat) => ({ seat, counters, words: {}, out: false }));

describe("how games show what happens", () => {
  const table = view(null);
  const fight = [
    event("reveal", {
      cards: [
        { id: "a", face: "x" },
        { id: "b", face: "y" },
      ],
    }),
    event("attack", { seat: 0, number: 7 }),
    event("beat", { seat: 0, other: 1, number: 2, word: "3" }),
    event("attack", { seat: 1, number: 4 }),
    event("hold", { seat: 1, other: 0, number: 5 }),
  ];

  it("Krendel: every blow has both numbers", () => {
    expect(fight.map((one) => KRENDEL.duel!(one, fight, null))).toEqual([
      null,
      null,
      { left: 7, right: 3, won: true },
      null,
      { left: 4, right: 5, won: false },
    ]);
  });

  it("Krendel: a blow moves a trophy and wounds, the reveal lays creatures as printed", () => {
    const zone = { name: "field", owner: 1, layout: "row", count: 1, back: "", cards: [{ back: "creature" }] };
    const start = {
      ...table,
      table: { ...table.table, seats: seats({ trophies: 1, wounds: 0 }), zones: [{ ...zone, id: "field/1" }] },
    };
    const open = KRENDEL.after!(start, fight[0], fight, start);
    expect(open.table.zones[0].cards).toEqual([{ id: "b", face: "y", marks: {} }]);
    const hit = KRENDEL.after!(open, fight[2], fight, open);
    expect(hit.table.seats.map((seat) => seat.counters)).toEqual([
      { trophies: 2, wounds: 0 },
      { trophies: 1, wounds: 2 },
    ]);
    expect(start.table.seats[0].counters.trophies).toBe(1);
    // numbers change when they count
    expect(hit.table.zones[0].cards[0].marks).toEqual({ defence: 3 });
    const strikes = KRENDEL.after!(hit, fight[3], fight, hit);
    expect(strikes.table.zones[0].cards[0].marks).toEqual({ attack: 4, defence: 3 });
  });

  it("Munchkin: the totals are those of the event", () => {
    expect(MUNCHKIN.duel!(event("totals", { number: 9, word: "13" }), [], null)).toEqual({
      left: 9,
      right: 13,
      won: false,
    });
    const start = { ...table, table: { ...table.table, facts: { combat: { munchkins: 4, monsters: 8, main: 0 } } } };
    const next = MUNCHKIN.after!(start, event("totals", { number: 9, word: "13" }), [], start);
    expect(next.table.facts.combat).toEqual({ munchkins: 9, monsters: 13, main: 0 });
  });

  const token = (id: string, kind: string, owner: number, at: string, face = "") => ({ id, kind, owner, at, face });
  const board = (tokens: ReturnType<typeof token>[]) => ({
    ...table,
    table: { ...table.table, seats: seats({ life: 9 }), board: { width: 9, height: 9, cells: [], edges: [], tokens } },
  });

  it("Wiz-War: a wizard walks, and loses life in both places", () => {
    const start = board([token("w0", "wizard", 0, "1.1"), token("w1", "wizard", 1, "4.4")]);
    const walked = WAR.after!(start, event("step", { seat: 1, place: "4.5" }), [], start);
    expect(walked.table.board!.tokens.map((one) => one.at)).toEqual(["1.1", "4.5"]);
    const hurt = WAR.after!(walked, event("hurt", { seat: 1, number: 4 }), [], walked);
    expect(hurt.table.seats[1].counters.life).toBe(5);
  });

  it("3 Mages: the monster of that face on that road marches, and a fight has both numbers", () => {
    const start = board([
      token("m1", "monster", 0, "AB-2", "imp"),
      token("m2", "monster", 0, "BC-5", "imp"),
      token("m3", "monster", 1, "BC-6", "imp"),
    ]);
    const march = event("step", { seat: 0, place: "BC-6", cards: [{ id: "c", face: "imp" }] });
    expect(walker(start, march)?.id).toBe("m2");
    expect(MAGES.after!(start, march, [], start).table.board!.tokens[1].at).toBe("BC-6");
    const told = [
      event("attack", { seat: 0, place: "BC-6", number: 6, cards: [{ face: "imp" }] }),
      event("defend", { seat: 1, place: "BC-6", number: 3, cards: [{ face: "imp" }] }),
    ];
    const armed = start.table.board.tokens.map((one) => ({ ...one, counters: { strength: 6, health: 4 } }));
    const battle = { ...start, table: { ...start.table, board: { ...start.table.board, tokens: armed } } };
    expect(MAGES.duel!(told[0], told, battle)).toEqual({ left: 6, right: 4, won: true, health: true });
    expect(MAGES.duel!(told[1], told, battle)).toEqual({ left: 3, right: 4, won: false, health: true });
    expect(told.map((one) => MAGES.title!(one, told, battle))).toEqual(["monster-falls", "monster-stands"]);
    const dead = MAGES.after!(start, event("die", { seat: 1, place: "BC-6", cards: [{ face: "imp" }] }), [], start);
    expect(dead.table.board!.tokens.map((one) => one.id)).toEqual(["m1", "m2"]);
  });
});

describe("Munchkin's bargains", () => {
  it("tell terms from what ends them", () => {
    const verbs = ["share", "done", "pay", "pass", "yes", "counter"];
    expect(termsOf(verbs.map((verb) => option(verb, { verb }))).map((one) => one.key)).toEqual(["share", "pay"]);
  });
});

describe("the purse of 3 Mages", () => {
  const cards = ["ice1", "ice2", "fire1"].map((id) => ({ id, face: id.slice(0, -1) }));

  it("counts by kind, in order, one card for all", () => {
    expect(counted(cards, () => false)).toEqual([
      { face: "fire", cards: [cards[2]], count: 1 },
      { face: "ice", cards: [cards[0]], count: 2 },
    ]);
  });

  it("shows every card that may be chosen", () => {
    expect(counted(cards, (card) => card.id === "ice2")[1].cards).toEqual([cards[1]]);
  });
});
