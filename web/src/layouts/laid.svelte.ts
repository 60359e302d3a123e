// The layout of a table: the crafted one of its game once it has come, any game's until then.
import type { Component } from "svelte";
import type { Choreography } from "../lib/stage.svelte";
import Generic from "./Generic.svelte";
import { LAYOUTS } from "./index";

export class Laid {
  component: Component = $state.raw(Generic);
  name = $state("generic");
  stage: Choreography = $state.raw({}); // known before the table is drawn, and where it never is: after a reload of the result

  constructor(game: () => string) {
    $effect(() => {
      const wanted = game();
      void LAYOUTS[wanted]?.().then(({ component, stage }) => {
        this.component = component;
        this.stage = stage;
        this.name = wanted;
      });
    });
  }
}
