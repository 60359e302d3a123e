import { expect, test } from "vitest";
import { STAGE } from "../layouts/krendel/stage";
import { settings } from "../lib/page.svelte";
import type { CardInfo, EventView, View } from "../lib/protocol";

const infos: Record<string, unknown> = {
  below: { facts: { condition: { en: "most wounds" }, prize: { en: "nothing of this" } } },
  above: { facts: { condition: { en: "not this" }, prize: { en: "heal 1" } } },
};
const info = (face?: string) => infos[face ?? ""] as CardInfo | undefined;
const zone = (name: string, face: string) => ({ name, cards: [{ face }] });
const view = { table: { zones: [zone("condition", "below"), zone("prize", "above")] } } as unknown as View;

test("a prize is told by the condition of the one card and the gain of the other", () => {
  settings.lang = "en";
  const note = (id: string) => STAGE.note?.({ id } as EventView, view, info);
  expect(note("award")).toEqual({ asks: "most wounds", gives: "heal 1" });
  expect(note("no-award")).toEqual({ asks: "most wounds", gives: "" });
  expect(note("beat")).toBeNull();
});
