import { describe, expect, it, vi } from "vitest";
import { Model, type Source } from "../lib/model.svelte";
import { option, prompt, seat, tableInfo, view, zone } from "./samples";

const model = (more: Partial<Source> = {}) =>
  new Model({
    view: () => view(prompt([option("a", { card: { id: "c1" } }), option("b")]), { zones: [zone("hand", ["c1"], 0)] }),
    table: () => tableInfo(),
    names: () => ["Ann", "Bob"],
    busy: () => false,
    fresh: () => [],
    choose: () => undefined,
    ...more,
  });

describe("what the parts of a table share", () => {
  it("gives a seat the colour of its mage where the game has one, and else its own", () => {
    const seats = [{ ...seat(0), words: { mage: "ice" } }, seat(1)];
    const found = model({ view: () => view(null, { seats }), colours: () => ({ ice: "#8fd8ff" }) });
    expect([0, 1].map((one) => found.colour(one))).toEqual(["#8fd8ff", "var(--seat-2)"]);
    expect(found.colour(-1)).toBe("var(--brass)");
  });

  it("finds zones by name and owner", () => {
    expect(model().zone("hand", 0)?.cards).toHaveLength(1);
    expect(model().zone("hand")).toBeUndefined();
    expect(model().zones(0)).toHaveLength(1);
  });

  it("knows which cards may be chosen", () => {
    expect(model().isLit({ id: "c1" })).toBe(true);
    expect(model().isLit({ id: "c2" })).toBe(false);
    expect(model().isLit({})).toBe(false);
  });

  it("tells facts only to the layout of their game", () => {
    const facts = { first: 1, neighbours: [[1], [0]] };
    const found = model({ view: () => ({ ...view(null, { facts }), game: "krendel" }) });
    expect(found.facts("krendel")?.first).toBe(1);
    expect(found.facts("munchkin")).toBeUndefined();
  });

  it("puts a question into a form only where its layout has one", () => {
    const here = model();
    expect(here.offering).toBe(false);
    here.customs = { bargains: new Set(["act"]) };
    expect(here.offering).toBe(true);
    const windowed = model({ view: () => view(prompt([], { window: true })) });
    windowed.customs = { bargains: new Set(["act"]) };
    expect(windowed.offering).toBe(false);
  });

  it("forgets what was picked and meant when a choice is made", () => {
    const choose = vi.fn();
    const here = model({ choose });
    here.picked = "c1";
    here.mean("a");
    expect(here.meant?.key).toBe("a");
    here.choose(option("a"));
    expect(choose).toHaveBeenCalledOnce();
    expect([here.picked, here.meant, here.zoomed]).toEqual(["", null, null]);
  });

  it("marks what a layout gathers, takes it back, and sends it with what ends the question", () => {
    const [choose, several] = [vi.fn(), vi.fn()];
    const [a, b, done] = [option("a", { verb: "throw" }), option("b", { verb: "throw" }), option("done")];
    const source = { choose, view: () => view(prompt([a, b, done])) };
    const here = model({ ...source, several: () => several });
    here.customs = { gathers: { what: "act", verb: "throw" } };
    [a, b, a].forEach((one) => here.choose(one));
    expect(here.gathered).toEqual(["b"]);
    expect(choose).not.toHaveBeenCalled();
    here.choose(done);
    expect(several).toHaveBeenCalledWith(["b", "done"]);
    const hurried = model({ ...source, several: () => several });
    hurried.customs = here.customs;
    hurried.finish();
    expect(several).toHaveBeenCalledOnce();
    hurried.choose(a);
    hurried.finish();
    expect(several).toHaveBeenLastCalledWith(["a", "done"]);
    const lesson = model({ ...source, several: () => null });
    lesson.customs = here.customs;
    lesson.choose(a);
    expect(choose).toHaveBeenCalledOnce();
  });

  it("takes no click for a card that has just come under the mouse", () => {
    const here = model();
    here.changed();
    expect(here.calm()).toBe(false);
  });

  it("says what the bot that was asked thinks of an option", () => {
    const options = [
      { key: "a", chance: 0.7, visits: 9 },
      { key: "b", chance: 0.4, visits: 3 },
    ];
    const here = model({ hint: () => ({ type: "hint", seat: 0, number: 0, options, reasons: [] }) });
    expect(here.chance("a")).toEqual({ chance: 0.7, best: true });
    expect(here.chance("b")).toEqual({ chance: 0.4, best: false });
    expect(here.chance("c")).toBeUndefined();
  });

  it("tells bots and people who are away", () => {
    const seats = tableInfo().seats;
    const here = model({ table: () => tableInfo({ seats: [{ ...seats[0], mine: false, online: false }, seats[1]] }) });
    expect([here.isBot(0), here.isBot(1)]).toEqual([false, true]);
    expect([here.isAway(0), here.isAway(1)]).toEqual([true, false]);
  });
});
