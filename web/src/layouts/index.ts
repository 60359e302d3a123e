// Crafted layouts by game; every other game is shown by Generic.
import type { Component } from "svelte";

export const LAYOUTS: Record<string, () => Promise<{ default: Component }>> = {
  krendel: () => import("./Krendel.svelte"),
  krutagidon: () => import("./Krutagidon.svelte"),
  munchkin: () => import("./Munchkin.svelte"),
  three_mages: () => import("./ThreeMages.svelte"),
  wiz_war: () => import("./WizWar.svelte"),
};
