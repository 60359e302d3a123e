// The focus stays at the table. What holds it may go, be disabled or stop being a choice whenever anything changes;
// the nearest choice takes it then, or the prompt, before the next frame is drawn.
import { closest } from "./keys";

const PROMPT = "[data-testid=prompt]";
const CHOICE = "[data-option]:not([disabled])";

type Holder = HTMLElement | SVGElement; // squares of a board are drawn
const isHolder = (target: EventTarget | null): target is Holder =>
  target instanceof HTMLElement || target instanceof SVGElement;

/** Everything that can be chosen and is seen. */
export const choices = () =>
  [...document.querySelectorAll<HTMLElement>(CHOICE)].filter((node) => node.getClientRects().length > 0);

class Keeper {
  private held: Holder | null = null; // what had the focus last; the prompt only keeps it for what comes
  private chose = false; // that was a choice
  private spot: DOMRect | null = null; // and lay there
  private comes: Element | null = null; // between leaving one thing and coming to the other the body has it

  /** Something was focused. */
  took(target: Holder) {
    this.comes = null;
    if (target.matches(PROMPT)) return;
    this.held = target;
    this.chose = target.dataset.option !== undefined;
    this.spot = target.getBoundingClientRect();
  }

  /** Something lost the focus: to what comes, to its own end, or to nothing by a click beside it. */
  left(target: Holder, comes: Element | null) {
    this.comes = comes;
    if (comes) return;
    queueMicrotask(() => {
      if (usable(target)) this.held = this.spot = null;
      this.keep();
    });
  }

  keep() {
    if (this.comes?.isConnected) return;
    const now = document.activeElement as Holder | null;
    const parked = !!now?.matches(PROMPT);
    const spent = now === this.held && this.chose && now?.dataset.option === undefined; // it stays, but offers nothing
    const fallen = !now || now === document.body || (now as unknown as HTMLButtonElement).disabled;
    if (!(fallen || spent || (parked && this.spot)) || document.querySelector("dialog[open]")) return;
    const all = this.spot ? choices() : [];
    const boxes = all.map((node) => node.getBoundingClientRect());
    const next = (this.spot && all[closest(this.spot, boxes)]) ?? document.querySelector<HTMLElement>(PROMPT);
    if (next !== now) next?.focus({ preventScroll: true });
  }
}

const usable = (node: Holder) =>
  node.isConnected && !(node as unknown as HTMLButtonElement).disabled && node.getClientRects().length > 0;

/** Watch over the focus while a table is shown; what is returned ends it. */
export function keepFocus(): () => void {
  const keeper = new Keeper();
  const took = (event: FocusEvent) => {
    if (isHolder(event.target)) keeper.took(event.target);
  };
  const left = (event: FocusEvent) => {
    if (isHolder(event.target) && document.hasFocus()) keeper.left(event.target, event.relatedTarget as Element | null);
  };
  const changes = new MutationObserver(() => keeper.keep());
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "data-option", "hidden", "open"],
  });
  document.addEventListener("focus", took, true); // before anybody else hears of it
  document.addEventListener("blur", left, true);
  keeper.keep();
  return () => {
    changes.disconnect();
    document.removeEventListener("focus", took, true);
    document.removeEventListener("blur", left, true);
  };
}
