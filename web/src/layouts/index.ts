// Crafted layouts by game; every other game is shown by Generic.
import type { Component } from "svelte";

export const LAYOUTS: Record<string, () => Promise<{ default: Component }>> = {
  krendel: () => import("./Krendel.svelte"),
};
