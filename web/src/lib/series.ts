// Several choices in one go: a walk to a far place, a verb done with all it is offered for, or what was marked. Each is
// a choice of its own, made where the next question offers it; any other question ends the series, and a walk ends where
// anything but the step happened. `view/series.py` does the first two, too.
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
    private pick: (prompt: Prompt, told: EventView[]) => OptionView | undefined,
  ) {}

  static walk(prompt: Prompt, place: string): Series | null {
    const way = wayTo(prompt, place);
    if (!way.length) return null;
    return new Series(prompt.what, (now, told) => {
      const next = way.shift();
      return next === undefined || told.some((event) => event.id !== STEP) ? undefined : stepTo(now, next);
    });
  }

  static all({ what, every }: Prompt): Series | null {
    return every ? new Series(what, (now) => now.options.find((option) => option.verb === every)) : null;
  }

  /** These options, one after the other. */
  static several({ what }: Prompt, keys: string[]): Series {
    const left = [...keys];
    return new Series(what, (now) => {
      const key = left.shift();
      return now.options.find((option) => option.key === key);
    });
  }

  /** The choice to make now, after what was told since the last one; none: it has ended. */
  next(prompt: Prompt, told: EventView[]): OptionView | undefined {
    return prompt.what === this.what ? this.pick(prompt, told) : undefined;
  }
}
