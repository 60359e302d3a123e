// Several choices in one go: a walk to a far place, or a verb done with all it is offered for. Each is a choice of
// its own, made where the next question offers it; any other question ends the series, and a walk ends where
// anything but the step happened. `view/series.py` does the same.
import type { EventView, OptionView, Prompt } from "./protocol";

const STEP = "step";

const stepTo = (prompt: Prompt, place: string) =>
  prompt.options.find((option) => option.verb === STEP && option.place === place);

/** The places on the way to one, the nearest first and itself last; none if no way is known. */
export function wayTo(prompt: Prompt, place: string): string[] {
  const ways = prompt.ways ?? {};
  const way = [place];
  while (ways[way[0]] && way.length <= Object.keys(ways).length + 1) way.unshift(ways[way[0]]);
  return stepTo(prompt, way[0]) ? way : [];
}

/** What can be done with all in a question: the options of one verb, if there are several. */
export function every(prompt: Prompt | null): OptionView[] {
  const found = prompt?.every ? prompt.options.filter((option) => option.verb === prompt.every) : [];
  return found.length > 1 ? found : [];
}

export class Series {
  private constructor(
    private what: string,
    private verb: string,
    private way: string[] | null,
  ) {}

  static walk(prompt: Prompt, place: string): Series | null {
    const way = wayTo(prompt, place);
    return way.length ? new Series(prompt.what, STEP, way) : null;
  }

  static all(prompt: Prompt): Series | null {
    return prompt.every ? new Series(prompt.what, prompt.every, null) : null;
  }

  /** The choice to make now, after what was told since the last one; none: it has ended. */
  next(prompt: Prompt, told: EventView[]): OptionView | undefined {
    if (prompt.what !== this.what) return undefined;
    if (!this.way) return prompt.options.find((option) => option.verb === this.verb);
    const place = this.way.shift();
    if (place === undefined || told.some((event) => event.id !== STEP)) return undefined;
    return stepTo(prompt, place);
  }
}
