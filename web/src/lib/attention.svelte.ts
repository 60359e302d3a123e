// It is my turn: a bell, and a dot before the page's title.
import type { Model } from "./model.svelte";
import { ui } from "./page.svelte";
import { play } from "./sound";

export function callMe(model: Model) {
  let asked = -1;
  $effect(() => {
    const prompt = model.view?.prompt;
    const title = model.title;
    if (prompt && prompt.number >= 0 && prompt.number !== asked) {
      asked = prompt.number;
      model.picked = model.lifted = "";
      play(prompt.aimed?.includes(model.me) ? "aim" : "turn");
    }
    document.title = prompt ? `● ${title}` : title || ui("brand");
  });
}
