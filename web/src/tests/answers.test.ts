import { describe, expect, it } from "vitest";
import { harm, sorted } from "../lib/answers";
import { option, prompt } from "./samples";

describe("the options of a window", () => {
  const shield = { card: { id: "c1", face: "shield" } };
  const found = sorted([
    option("1", { verb: "counter", ...shield }),
    option("2", { verb: "counter", card: { id: "c2", face: "shield" } }),
    option("3", { verb: "counter", card: { id: "c3", face: "mirror" } }),
    option("4", { verb: "show" }),
    option("5", { verb: "wait", standing: true, ...shield }),
    option("6", { verb: "pass" }),
  ]);

  it("shows equal cards once", () => {
    expect(found.cards.map(({ option, copies }) => [option.key, copies])).toEqual([
      ["1", 2],
      ["3", 1],
    ]);
  });

  it("keeps orders for later, the pass and the rest apart", () => {
    expect(found.standing.map((one) => one.key)).toEqual(["5"]);
    expect(found.pass?.key).toBe("6");
    expect(found.others.map((one) => one.key)).toEqual(["4"]);
  });

  it("keeps apart what changes nothing", () => {
    const plain = option("1", { verb: "counter", ...shield });
    const boosted = option("2", { verb: "counter", other: { id: "c9", face: "spark" }, ...shield });
    const found = sorted([plain, boosted, option("3", { verb: "pass" })], (one) => !!one.other);
    expect(found.cards.map((one) => one.option.key)).toEqual(["1"]);
    expect(found.free.map((one) => one.key)).toEqual(["2"]);
  });

  it("takes the same card at another target for another answer", () => {
    const two = [0, 1].map((seat) => option(String(seat), { verb: "counter", seat, ...shield }));
    expect(sorted(two).cards).toHaveLength(2);
  });
});

describe("certain harm", () => {
  const life = (seat: number) => (seat === 1 ? 15 : undefined);

  it("is told where somebody aimed at has life to lose", () => {
    expect(harm(prompt([], { amount: 5, aimed: [1] }), life)).toBe(5);
  });

  it("is not told without amount, target or life", () => {
    expect(harm(prompt([], { aimed: [1] }), life)).toBeUndefined();
    expect(harm(prompt([], { amount: 0, aimed: [1] }), life)).toBeUndefined();
    expect(harm(prompt([], { amount: 5, aimed: [0] }), life)).toBeUndefined();
    expect(harm(null, life)).toBeUndefined();
  });
});
