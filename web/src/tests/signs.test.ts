import { describe, expect, it } from "vitest";
import { SIGNS } from "../lib/icons";
import type { CardInfo } from "../lib/protocol";
import { signs } from "../lib/signs";
import { ui } from "../lib/page.svelte";

const info = (facts: CardInfo["facts"]) => ({ facts }) as CardInfo;

describe("signs of a small card", () => {
  it("say what its facts tell, each thing once, and nothing that is not so", () => {
    const facts = { attack: true, defence: false, damage: 3, draws: 2, heals: 0, ongoing: true };
    expect(signs(info(facts)).map(({ what, value }) => what + value)).toEqual(["attack3", "ongoing", "draws2"]);
    const spell = { duration: "instant", range: ["los", "los"], traits: ["Magic Stone", "Nonsense"], damage: [] };
    expect(signs(info(spell)).map((one) => one.what)).toEqual(["los", "magic-stone"]);
    const energy = { ...info({ energy: 4 }), kind: "energy" };
    expect(signs(energy).map(({ what, value }) => what + value)).toEqual(["energy4"]);
    expect(signs(info({ energy: 2 }))).toEqual([]);
    expect(signs(undefined)).toEqual([]);
  });

  it("have a word each", () => {
    for (const what of Object.keys(SIGNS)) expect(ui(`sign-${what}`)).not.toContain("sign-");
  });
});
