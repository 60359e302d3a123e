// Crafted layouts by game, and how each shows what happens; every other game is shown by Generic.
import type { Component } from "svelte";
import type { Choreography } from "../lib/stage.svelte";

export interface Layout {
  component: Component;
  stage: Choreography;
}

async function layout(
  component: Promise<{ default: Component }>,
  stage: Promise<{ STAGE: Choreography }>,
): Promise<Layout> {
  return { component: (await component).default, stage: (await stage).STAGE };
}

export const LAYOUTS: Record<string, () => Promise<Layout>> = {
  krendel: () => layout(import("./krendel/Krendel.svelte"), import("./krendel/stage")),
  krutagidon: () => layout(import("./krutagidon/Krutagidon.svelte"), import("./krutagidon/stage")),
  munchkin: () => layout(import("./munchkin/Munchkin.svelte"), import("./munchkin/stage")),
  three_mages: () => layout(import("./three_mages/ThreeMages.svelte"), import("./three_mages/stage")),
  wiz_war: () => layout(import("./wiz_war/WizWar.svelte"), import("./wiz_war/stage")),
};
