// Whatever the layout does not show can still be chosen: it gets a button in the prompt.
import { NONE, type Lights } from "./choices";
import type { Model } from "./model.svelte";
import type { OptionView } from "./protocol";

const LOOKS = [60, 500]; // milliseconds after a new question
const WATCH = 1500; // a layout may come late or fold something up

/** Is there something on the screen, outside the prompt, whose click makes this choice, or brings it in sight? */
function shown(option: OptionView): boolean {
  const key = CSS.escape(option.key);
  const nodes = document.querySelectorAll(`[data-option="${key}"], [data-holds~="${key}"]`);
  return [...nodes].some((node) => node.getClientRects().length > 0 && !node.closest(".prompt"));
}

export class Lost {
  private found: { of: Lights; options: OptionView[] } = $state.raw({ of: NONE, options: [] });

  constructor(
    private model: Model,
    quiet: () => boolean,
  ) {
    const search = () => this.search();
    $effect(() => {
      void model.lights;
      if (!model.view?.prompt || quiet()) return;
      const timers = LOOKS.map((after) => setTimeout(search, after));
      const watch = setInterval(search, WATCH);
      addEventListener("resize", search);
      return () => {
        timers.forEach(clearTimeout);
        clearInterval(watch);
        removeEventListener("resize", search);
      };
    });
  }

  get options(): OptionView[] {
    return this.found.of === this.model.lights ? this.found.options : [];
  }

  private search() {
    const { model, found } = this;
    if (model.busy) return; // everything is shut: nothing shows its choice
    const loose = model.offering ? [] : model.lights.loose;
    const lost = (model.view?.prompt?.options ?? []).filter((option) => !loose.includes(option) && !shown(option));
    const same = found.of === model.lights && lost.length === found.options.length;
    if (!same || lost.some((option, i) => option !== found.options[i]))
      this.found = { of: model.lights, options: lost };
  }
}
