// The layout of a table: the crafted one of its game once it has come, any game's until then.
import type { Component } from "svelte";
import Generic from "./Generic.svelte";
import { LAYOUTS } from "./index";

export class Laid {
  component: Component = $state.raw(Generic);
  name = $state("generic");

  constructor(game: () => string) {
    $effect(() => {
      const wanted = game();
      void LAYOUTS[wanted]?.().then((module) => {
        this.component = module.default;
        this.name = wanted;
      });
    });
  }
}
