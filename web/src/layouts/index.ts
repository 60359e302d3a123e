// Crafted layouts by game; every other game is shown by Generic.
import type { Component } from "svelte";

export const LAYOUTS: Record<string, () => Promise<{ default: Component }>> = {
  krendel: () => import("./krendel/Krendel.svelte"),
  krutagidon: () => import("./krutagidon/Krutagidon.svelte"),
  munchkin: () => import("./munchkin/Munchkin.svelte"),
  three_mages: () => import("./three_mages/ThreeMages.svelte"),
  wiz_war: () => import("./wiz_war/WizWar.svelte"),
};
