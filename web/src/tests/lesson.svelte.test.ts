import { beforeEach, describe, expect, it, vi } from "vitest";
import { inWords, Lesson, type School } from "../lib/lesson.svelte";
import type { EventView, LessonScript, OptionView, View } from "../lib/protocol";

const SCRIPT: LessonScript = {
  game: "duel",
  seats: ["You", "Bob"],
  steps: [
    { on: "", point: [], waits: [], first: 0, until: 0, rule: "" },
    { on: "", point: [], waits: [0, 2], first: 0, until: 3, rule: "" },
    { on: "hit Bob", point: [], waits: [], first: 3, until: 3, rule: "" },
    { on: "", point: [], waits: [3], first: 3, until: 4, rule: "" },
  ],
};
const TEXT = "lesson-1 = One\nlesson-2 = Press { $button }\nlesson-2-wrong = No\nlesson-3 = Three\nlesson-4 = Four";

vi.mock("../lib/api", () => ({
  api: { script: () => Promise.resolve(SCRIPT), lessonText: () => Promise.resolve(TEXT) },
}));

const option = (key: string, card = ""): OptionView => ({ key, verb: key, card: card ? { id: card } : undefined });
const asking = (number: number, ...options: OptionView[]): View =>
  ({ seat: 0, prompt: { number, what: "act", rule: "", options }, table: { zones: [] } }) as unknown as View;
const hit: EventView = { id: "hit", rule: "", seat: 1, number: 2 };

describe("a lesson", () => {
  let view: View | null;
  let playing: boolean;
  let went: number[];
  let on: number;
  let lesson: Lesson;

  beforeEach(async () => {
    view = asking(0, option("a", "c1"), option("a2", "c1"), option("b", "c2"));
    playing = false;
    went = [];
    on = 0;
    const school: School = {
      view: () => view,
      playing: () => playing,
      goOn: () => (on += 1),
      back: (step) => went.push(step),
    };
    lesson = new Lesson("duel", school);
    await lesson.load();
    lesson.hear({ type: "lesson", made: 0, number: 0, keys: ["a"] });
  });

  it("chooses nothing while it waits for next", () => {
    expect(lesson.open).toBe(true);
    expect(lesson.allows(option("a"))).toBe(false);
    expect(lesson.nudged).toBe(1);
    lesson.next();
    expect(lesson.step).toBe(1);
    expect(lesson.allows(option("a"))).toBe(true);
  });

  it("answers a wrong choice, and shows the right one after two", () => {
    lesson.next();
    expect(lesson.sentence("it")).toBe("Press it");
    expect(lesson.allows(option("b"))).toBe(false);
    expect(lesson.sentence("it")).toBe("No");
    expect(lesson.shown).toBe(false);
    lesson.allows(option("b"));
    expect(lesson.shown).toBe(true);
    expect(lesson.allows(option("a"))).toBe(true);
    expect(lesson.sentence("it")).toBe("Press it");
  });

  it("offers of an awaited card only what is meant, and all of the others", () => {
    lesson.next();
    expect(lesson.narrowed(view)!.prompt!.options.map((one) => one.key)).toEqual(["a", "b"]);
  });

  it("counts the choices of a step and goes on with the last", () => {
    lesson.next();
    expect(lesson.count).toEqual({ of: 2, made: 0 });
    lesson.hear({ type: "lesson", made: 2, number: 1, keys: ["b"] });
    expect(lesson.count).toEqual({ of: 2, made: 1 });
    expect(lesson.step).toBe(1);
    lesson.hear({ type: "lesson", made: 3, number: 2, keys: ["a"] });
    expect(lesson.step).toBe(2);
  });

  it("stops after the event a step waits for, and not before the step", () => {
    expect(lesson.stops([hit])).toBe(true);
    expect(lesson.stopped([hit])).toBe(false);
    lesson.next();
    playing = true;
    lesson.hear({ type: "lesson", made: 3, number: 2, keys: ["a"] });
    expect(lesson.open).toBe(false);
    expect(lesson.stopped([{ ...hit, seat: 0 }])).toBe(false);
    expect(lesson.stopped([hit])).toBe(true);
    expect(lesson.open).toBe(true);
    lesson.next();
    expect(on).toBeGreaterThan(0);
    expect(lesson.step).toBe(3);
    expect(lesson.open).toBe(false); // the question is not there yet
    playing = false;
    view = asking(2, option("a"), option("b"));
    lesson.look();
    expect(lesson.open).toBe(true);
  });

  it("goes back with the server where choices were made, and alone where only words were said", () => {
    lesson.next();
    lesson.back();
    expect([lesson.step, went]).toEqual([0, []]);
    lesson.next();
    lesson.hear({ type: "lesson", made: 3, number: 2, keys: ["a"] });
    lesson.stopped([hit]);
    lesson.back();
    expect([lesson.step, went]).toEqual([1, [1]]);
    lesson.hear({ type: "lesson", made: 3, number: 2, keys: ["a"] }); // told before the server has gone back
    expect(lesson.step).toBe(1);
    lesson.hear({ type: "lesson", made: 0, number: 9, keys: ["a"] });
    view = asking(9, option("a"));
    lesson.look();
    expect(lesson.open).toBe(true);
  });

  it("stands where the server says after a reload, without waiting for what was told before", async () => {
    const fresh = new Lesson("duel", { view: () => view, playing: () => false, goOn: () => {}, back: () => {} });
    fresh.hear({ type: "lesson", made: 3, number: 2, keys: ["a"] });
    await fresh.load();
    expect([fresh.step, fresh.open]).toEqual([2, true]);
  });
});

it("says events as scenarios do", () => {
  const event: EventView = { id: "gain", rule: "", seat: 0, number: 3, word: "top", cards: [{ face: "wand" }, {}] };
  expect(inWords(event, ["You", "Bob"])).toBe("gain You 3 top wand ?");
});
