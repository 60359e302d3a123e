import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changes, mood, tells, Travel, turn } from "../lib/motion";
import { setting } from "../lib/page.svelte";
import { view, zone } from "./samples";

interface Flight {
  node: Element;
  frames: Keyframe[];
}
let flights: Flight[] = [];

/** Something on the screen, with a place of its own. */
function put(html: string, left: number, top: number): HTMLElement {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  const node = holder.firstElementChild as HTMLElement;
  node.getBoundingClientRect = () => new DOMRect(left, top, 50, 70);
  document.body.append(node);
  return node;
}

beforeEach(() => {
  document.body.innerHTML = "";
  flights = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Element.prototype.animate = function (this: Element, frames: unknown) {
    flights.push({ node: this, frames: frames as Keyframe[] });
    return {} as Animation;
  };
  setting("speed", 1);
});
afterEach(() => vi.unstubAllGlobals());

describe("a card that moved", () => {
  it("travels from where it lay", () => {
    const travel = new Travel();
    const node = put('<b data-card="c1"></b>', 0, 0);
    travel.before(view(null, { zones: [zone("hand", ["c1"])] }));
    node.getBoundingClientRect = () => new DOMRect(200, 100, 50, 70);
    travel.after(view(null, { zones: [zone("row", ["c1"])] }));
    expect(flights).toHaveLength(1);
    expect(flights[0].frames[0]).toMatchObject({ translate: "-200px -100px" });
  });

  it("stays put where it lay already", () => {
    const travel = new Travel();
    put('<b data-card="c1"></b>', 10, 10);
    travel.before(view(null));
    travel.after(view(null));
    expect(flights).toEqual([]);
  });

  it("comes from the pile that lost one, where nobody saw it before", () => {
    const travel = new Travel();
    put('<i data-zone="deck"></i>', 500, 0);
    travel.before(view(null, { zones: [zone("deck", ["x", "y"])] }));
    put('<b data-card="c9"></b>', 0, 0);
    travel.after(view(null, { zones: [zone("deck", ["y"]), zone("hand", ["c9"])] }));
    expect(flights[0].frames[0]).toMatchObject({ translate: "500px 0px" });
  });

  it("goes face down to the pile that grew, where nobody sees it any more", () => {
    const travel = new Travel();
    put('<i data-zone="discard"></i>', 300, 0);
    const node = put('<b data-card="c1"></b>', 0, 0);
    travel.before(view(null, { zones: [zone("hand", ["c1"]), zone("discard", [])] }));
    node.remove();
    travel.after(view(null, { zones: [zone("hand", []), zone("discard", ["?"])] }));
    expect(flights).toHaveLength(1);
    expect(flights[0].node.getAttribute("data-card")).toBeNull();
  });

  it("does not move for who wants no motion", () => {
    setting("speed", 0);
    const travel = new Travel();
    const node = put('<b data-card="c1"></b>', 0, 0);
    travel.before(view(null));
    node.getBoundingClientRect = () => new DOMRect(200, 0, 50, 70);
    travel.after(view(null));
    turn([node], [0, 0], 90);
    expect(flights).toEqual([]);
  });
});

describe("a number that changed", () => {
  it("has the old one struck before it while a beat is shown", () => {
    const node = put("<b>5</b>", 0, 0);
    const life = (value: number) => ({ value, of: "life" });
    const action = changes(node, life(5));
    action.update(life(6));
    expect(node.querySelector(".was")).toBeNull(); // nothing is told: I am asked
    tells(true);
    action.update(life(6));
    expect(node.querySelector(".was")).toBeNull();
    action.update(life(3));
    expect(node.firstElementChild?.matches(".was.bad")).toBe(true);
    expect(node.querySelector(".was.bad")?.textContent).toBe("6");
    action.update(life(4));
    expect(node.querySelectorAll(".was")).toHaveLength(1);
    expect(node.querySelector(".was.good")?.textContent).toBe("3");
    tells(false);
    expect(node.querySelector(".was")).toBeNull();
  });

  it("says whether that is good or bad for its owner", () => {
    expect(["life", "trophies", "level"].map((of) => mood(of, 3, 4))).toEqual(["good", "good", "good"]);
    expect(["life", "trophies", "level"].map((of) => mood(of, 4, 3))).toEqual(["bad", "bad", "bad"]);
    expect(["wounds", "tokens"].map((of) => [mood(of, 0, 1), mood(of, 1, 0)])).toEqual([
      ["bad", "good"],
      ["bad", "good"],
    ]);
    expect(["hand", "power"].map((of) => mood(of, 3, 2))).toEqual(["", ""]); // they come and go
  });
});
