import { describe, expect, it } from "vitest";
import { byVerb, lights, NONE, responds, tone, tones } from "../lib/choices";
import { cell, option, prompt, view, zone } from "./samples";

const board = { width: 2, height: 1, cells: [cell("a", 0, 0), cell("b", 1, 0)], edges: [], tokens: [] };

describe("where an option lights up", () => {
  it("on the card that only it names", () => {
    const one = option("1", { card: { id: "c1" } });
    const found = lights(
      view(prompt([one, option("2", { card: { id: "c2" } })]), { zones: [zone("hand", ["c1", "c2"])] }),
    );
    expect(found.cards.get("c1")).toBe(one);
    expect(found.loose).toEqual([]);
  });

  it("in the prompt where no layout could show its card", () => {
    const hidden = option("1", { card: { id: "nowhere" } });
    expect(lights(view(prompt([hidden]))).loose).toEqual([hidden]);
  });

  it("about a card that several options name, which a click narrows down", () => {
    const both = [option("1", { card: { id: "c" } }), option("2", { card: { id: "c" } })];
    const found = lights(view(prompt(both), { zones: [zone("hand", ["c"])] }));
    expect(found.cards.size).toBe(0);
    expect(found.about.get("c")).toEqual(both);
    expect(found.loose).toEqual(both);
  });

  it("on places and seats, where only one option names them", () => {
    const [to, at] = [option("to", { place: "b" }), option("at", { seat: 1 })];
    const found = lights(view(prompt([to, at]), { board }));
    expect(found.places.get("b")).toBe(to);
    expect(found.seats.get(1)).toBe(at);
  });

  it("on the second card where the first is shared", () => {
    const pair = ["x", "y"].map((other) => option(other, { card: { id: "c" }, other: { id: other } }));
    const found = lights(view(prompt(pair), { zones: [zone("row", ["c", "x", "y"])] }));
    expect([...found.cards.keys()]).toEqual(["x", "y"]);
  });

  it("nowhere while a window is answered instead", () => {
    const asked = prompt([option("pass")], { window: true, by: 1, aimed: [0] });
    expect(lights(view(asked))).toBe(NONE);
  });
});

describe("a window to respond", () => {
  it("lies over the table where it is aimed at me", () => {
    expect(responds(view(prompt([], { window: true, by: 1, aimed: [0] })))).toBe(true);
    expect(responds(view(prompt([], { window: true, by: 1, aimed: [1, 0], about: { id: "c" } })))).toBe(true);
  });

  it("stands in the bar where it concerns others, or comes from me", () => {
    expect(responds(view(prompt([], { window: true, by: 1, aimed: [1] }), { active: 1 }))).toBe(false);
    expect(responds(view(prompt([], { window: true, by: 0, aimed: [0] })))).toBe(false);
    expect(responds(view(prompt([], { window: true })))).toBe(false);
    expect(responds(view(prompt([], { aimed: [0] })))).toBe(false);
    expect(responds(view(null))).toBe(false);
  });

  it("stands in the bar where nobody causes it, unless something strikes me", () => {
    const about = { id: "c", face: "c" };
    expect(responds(view(prompt([], { window: true, aimed: [0] })))).toBe(false);
    expect(responds(view(prompt([], { window: true, aimed: [0], about })))).toBe(true);
    const held = { zones: [zone("hand", ["c"], 0)] };
    expect(responds(view(prompt([], { window: true, aimed: [0], about }), held))).toBe(false);
  });
});

describe("how a button looks", () => {
  it("by its verb", () => {
    expect(tone(option("k", { verb: "pass" }))).toBe("quiet");
    expect(tone(option("k", { verb: "resign" }))).toBe("danger");
    expect(tone(option("k", { verb: "cast" }))).toBe("primary");
  });

  it("is brass only for the one that goes on", () => {
    const verbs = (...all: string[]) => tones(all.map((verb) => option(verb, { verb })));
    expect(verbs("cast", "pass")).toEqual(["primary", "quiet"]);
    expect(verbs("cast", "walk", "resign")).toEqual(["quiet", "quiet", "danger"]);
  });

  it("is never brass for what may be started at will; in a moment of my own passing goes on", () => {
    const pass = option("pass", { verb: "pass" });
    const show = option("show", { verb: "show", free: true });
    const seek = option("seek", { verb: "seek" });
    expect(tones([pass, show])).toEqual(["quiet", "quiet"]);
    expect(tones([pass, show], true)).toEqual(["primary", "quiet"]);
    expect(tones([pass, seek, show], true)).toEqual(["quiet", "primary", "quiet"]);
  });
});

describe("terms of a bargain", () => {
  it("stand by kind in the order of the options", () => {
    const all = ["pay", "share", "pay"].map((verb, i) => option(String(i), { verb }));
    expect(byVerb(all).map(([verb, some]) => [verb, some.length])).toEqual([
      ["pay", 2],
      ["share", 1],
    ]);
  });
});
