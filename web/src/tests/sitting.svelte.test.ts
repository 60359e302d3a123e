import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pauseAfter } from "../lib/line";
import type { Change, FromPage, ToPage, Update } from "../lib/protocol";
import { Sitting } from "../lib/sitting.svelte";
import { event, option, prompt, tableInfo, view } from "./samples";

/** A socket whose other end is the test. */
class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: FromPage[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (message: { data: string }) => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  static get last(): FakeSocket {
    return FakeSocket.all[FakeSocket.all.length - 1];
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  tell(message: ToPage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const timer = { window: -1, move: -1, seats: [] };
const asked = prompt([option("a"), option("b")], { number: 3 });
const welcome: ToPage = {
  type: "welcome",
  protocol: 2,
  table: tableInfo(),
  seat: 0,
  view: view(asked),
  step: 7,
  first: 0,
  events: [event("one"), event("two")],
  chat: [],
  timer,
  can_undo: false,
  reactions: ["bravo"],
};
const update = (first: number, events: ReturnType<typeof event>[], number = 4): ToPage => ({
  type: "update",
  step: 8,
  view: view({ ...asked, number }),
  first,
  events,
  timer,
  can_undo: true,
});

let sitting: Sitting;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  sitting = new Sitting("t1");
});
afterEach(() => {
  sitting.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const enter = () => {
  FakeSocket.last.open();
  FakeSocket.last.tell(welcome);
};

describe("sitting at a table", () => {
  it("says hello and takes what it is told", () => {
    enter();
    expect(FakeSocket.last.url).toContain("/ws/tables/t1");
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", heard: -1 });
    expect(sitting.online).toBe(true);
    expect(sitting.events.map((one) => one.id)).toEqual(["one", "two"]);
    expect(sitting.names[0]).toBe("Ann");
  });

  it("sends a choice once, and waits until the table has gone on", async () => {
    enter();
    sitting.choose(option("a"));
    sitting.choose(option("b"));
    expect(FakeSocket.last.sent.filter((one) => one.type === "choose")).toEqual([
      { type: "choose", number: 3, key: "a", seat: -1 },
    ]);
    FakeSocket.last.tell(update(2, [event("three")], 3)); // somebody else's choice: mine is still on its way
    expect(sitting.waiting).toBe(true);
    FakeSocket.last.tell(update(3, [event("four")]));
    expect(sitting.waiting).toBe(false);
    expect(sitting.fresh.map((one) => one.id)).toEqual(["three"]); // shown one after the other
    await vi.advanceTimersByTimeAsync(5000);
    expect(sitting.fresh.map((one) => one.id)).toEqual(["four"]);
    expect(sitting.view?.prompt?.number).toBe(4);
  });

  it("may choose again after a no to this choice, not after a no to something else", () => {
    enter();
    sitting.choose(option("a"));
    FakeSocket.last.tell({ type: "refused", code: "no-undo", message: "", number: -1 });
    FakeSocket.last.tell({ type: "refused", code: "late", message: "", number: 2 });
    expect(sitting.waiting).toBe(true);
    FakeSocket.last.tell({ type: "refused", code: "not-offered", message: "", number: 3 });
    expect(sitting.waiting).toBe(false);
  });

  it("takes an undo: events after the first told are forgotten", () => {
    enter();
    FakeSocket.last.tell(update(1, [event("other")]));
    expect(sitting.events.map((one) => one.id)).toEqual(["one", "other"]);
  });

  it("comes back after a break and says how much it has heard", () => {
    enter();
    FakeSocket.last.close();
    expect(sitting.lost).toBe(true);
    vi.advanceTimersByTime(pauseAfter(1));
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", heard: 2 });
    FakeSocket.last.tell(welcome);
    expect(sitting.lost).toBe(false);
  });

  it("stays away once it is closed", () => {
    enter();
    sitting.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("counts chat that was not read, and asks about an undo only others", () => {
    enter();
    FakeSocket.last.tell({ type: "said", seat: 1, name: "Bob", text: "hi", at: 0 });
    expect(sitting.unread).toBe(1);
    FakeSocket.last.tell({ type: "undo-asked", seat: 0, done: false, granted: false });
    expect(sitting.undoAsked).toBe(-1);
    FakeSocket.last.tell({ type: "undo-asked", seat: 1, done: false, granted: false });
    expect(sitting.undoAsked).toBe(1);
  });
});

describe("changes of the view", () => {
  const step = (number: number, change: Change, more: Partial<Update> = {}): ToPage => ({
    type: "update",
    step: number,
    change,
    first: 2,
    events: [],
    timer,
    can_undo: false,
    ...more,
  });

  it("are applied to the newest view told, also while the stage still shows an older one", async () => {
    enter();
    FakeSocket.last.tell(step(8, { table: { round: 2 } }, { events: [event("three")] }));
    FakeSocket.last.tell(step(9, { prompt: null }, { first: 3, events: [event("four")] }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sitting.view?.table.round).toBe(2);
    expect(sitting.view?.prompt).toBeNull();
    expect(sitting.events.map((one) => one.id)).toEqual(["one", "two", "three", "four"]);
  });

  it("bring the word that a choice is on disk", () => {
    enter();
    sitting.choose(option("a"));
    FakeSocket.last.tell(step(8, {}, { accepted: { type: "accepted", number: 3, seat: 0 } }));
    expect(sitting.waiting).toBe(false);
  });

  it("that do not follow on what is there are not guessed at: everything is asked for, once", async () => {
    enter();
    FakeSocket.last.tell(step(9, { table: { round: 5 } }, { first: 3, events: [event("four")] }));
    FakeSocket.last.tell(step(10, { table: { round: 6 } }, { first: 4 }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sitting.view?.table.round).toBe(1);
    const asked = FakeSocket.last.sent.filter((one) => one.type === "hello");
    expect(asked).toHaveLength(2);
    expect(asked[1]).toMatchObject({ heard: 2 });
    FakeSocket.last.tell({ ...welcome, step: 10, first: 2, events: [event("three"), event("four")] } as ToPage);
    FakeSocket.last.tell(step(11, { table: { round: 7 } }, { first: 4 }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sitting.view?.table.round).toBe(7);
    expect(sitting.events).toHaveLength(4);
  });

  it("that name what is not there are a gap too", () => {
    enter();
    FakeSocket.last.tell(step(8, { table: { zone_order: ["nowhere"] } }));
    expect(FakeSocket.last.sent.filter((one) => one.type === "hello")).toHaveLength(2);
  });
});

describe("whose turn it is at one screen", () => {
  it("is the next of us who is asked", () => {
    FakeSocket.last.open();
    const seats = tableInfo().seats.map((one) => ({ ...one, kind: "human", level: "", mine: true }));
    FakeSocket.last.tell({ ...welcome, table: tableInfo({ seats }), view: { ...view(null), waiting: [1] } });
    expect(sitting.mine).toEqual([0, 1]);
    expect(sitting.next).toBe(1);
    expect(sitting.bot).toBe("");
  });

  it("is nobody's while I am asked myself", () => {
    enter();
    expect(sitting.next).toBe(-1);
  });
});

it("waits longer after each try, but never very long", () => {
  expect(pauseAfter(1)).toBeLessThan(pauseAfter(2));
  expect(pauseAfter(30)).toBe(8000);
});
