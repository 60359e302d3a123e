// Cards travel from where they lay to where they lie (FLIP). It only draws: nothing waits for it.
import { settings, still } from "./page.svelte";
import type { View } from "./protocol";

const MOST = 24; // things that travel at once
const MOST_GHOSTS = 6; // of those that go out of sight

const MOVES = "[data-card]:not([data-still])"; // copies that are only looked at stay where they are

type Counts = Map<string, number>;

export class Travel {
  private was = new Map<string, { box: DOMRect; node: HTMLElement }>();
  private zones = new Map<string, DOMRect>();
  private counts: Counts = new Map();

  before(view: View | null) {
    this.was.clear();
    this.zones.clear();
    if (still() || document.hidden) return;
    for (const node of document.querySelectorAll<HTMLElement>(MOVES)) {
      const id = node.dataset.card!;
      if (id && !this.was.has(id)) this.was.set(id, { box: node.getBoundingClientRect(), node });
    }
    this.zones = places();
    this.counts = counted(view);
  }

  after(view: View | null) {
    if (this.was.size === 0 && this.zones.size === 0) return;
    const grown: string[] = [];
    const shrunk: string[] = [];
    for (const [zone, now] of counted(view)) {
      const change = now - (this.counts.get(zone) ?? 0);
      for (let i = 0; i < change; i++) grown.push(zone);
      for (let i = 0; i > change; i--) shrunk.push(zone);
    }
    const owner = new Map(
      (view?.table.zones ?? []).flatMap((zone) => zone.cards.map((card) => [card.id ?? "", zone.id] as const)),
    );
    const seen = this.travelled(owner, grown, shrunk);
    this.vanished(seen, grown, shrunk);
    this.was.clear();
  }

  /** Cards that are on the table now come from where they lay, or from the pile that lost one. */
  private travelled(owner: Map<string, string>, grown: string[], shrunk: string[]): Set<string> {
    const seen = new Set<string>();
    let started = 0;
    for (const node of document.querySelectorAll<HTMLElement>(MOVES)) {
      const id = node.dataset.card!;
      if (!id || seen.has(id)) continue;
      seen.add(id);
      const old = this.was.get(id);
      const zone = owner.get(id) ?? "";
      if (!old) take(grown, zone);
      const source = old ? undefined : shrunk.find((one) => one !== zone && this.zones.has(one));
      if (source) take(shrunk, source);
      const from = old?.box ?? (source ? this.zones.get(source) : undefined);
      if (!from || started >= MOST) continue;
      if (fly(node, from, node.getBoundingClientRect(), started)) started += 1;
    }
    return seen;
  }

  /** Cards out of sight go face down to the pile or hand that grew. */
  private vanished(seen: Set<string>, grown: string[], shrunk: string[]) {
    const now = places();
    let ghosts = 0;
    const send = (from: DOMRect, node: HTMLElement | null) => {
      const zone = grown.find((one) => now.has(one));
      if (!zone || ghosts >= MOST_GHOSTS) return;
      take(grown, zone);
      ghost(from, now.get(zone)!, node, ghosts++);
    };
    for (const [id, { box, node }] of this.was) if (!seen.has(id)) send(box, node);
    for (const zone of shrunk) {
      const from = this.zones.get(zone);
      if (from && !grown.includes(zone)) send(from, null);
    }
  }
}

function take(list: string[], one: string) {
  const at = list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
}

function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const node of document.querySelectorAll<HTMLElement>("[data-zone]")) {
    const box = node.getBoundingClientRect();
    if (box.width) found.set(node.dataset.zone!, box);
  }
  return found;
}

function counted(view: View | null): Counts {
  return new Map((view?.table.zones ?? []).map((zone) => [zone.id, zone.count]));
}

const EASE = "cubic-bezier(.45,.05,.2,1)";

/** Along a low arc from one box to another; false where there is no way to go. */
function fly(node: HTMLElement, from: DOMRect, to: DOMRect, order: number): boolean {
  if (!to.width || !from.width) return false;
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(dx) + Math.abs(dy) < 6) return false;
  const scale = Math.max(0.3, Math.min(3, from.width / to.width));
  const lift = Math.min(46, Math.hypot(dx, dy) * 0.12);
  node.animate(
    [
      { translate: `${dx}px ${dy}px`, scale: `${scale}`, zIndex: 40, offset: 0 },
      { translate: `${dx / 2}px ${dy / 2 - lift}px`, scale: `${(1 + scale) / 2}`, zIndex: 40, offset: 0.5 },
      { translate: "0 0", scale: "1", zIndex: 40, offset: 1 },
    ],
    {
      duration: 380 / settings.speed,
      delay: Math.min(order, 8) * (40 / settings.speed),
      easing: EASE,
      fill: "backwards",
    },
  );
  return true;
}

/** A copy of a card that leaves the table, or the back of one nobody saw, goes to where it lies now. */
function ghost(from: DOMRect, to: DOMRect, node: HTMLElement | null, order: number) {
  const copy = (node ?? document.querySelector(".card-back"))?.cloneNode(true) as HTMLElement | undefined;
  if (!copy) return;
  for (const name of ["data-card", "data-option", "data-number", "data-testid", "id"]) copy.removeAttribute(name);
  copy.classList.remove("is-playable", "is-chosen", "is-shut", "is-sent");
  copy.ariaHidden = "true";
  copy.inert = true;
  const width = node ? from.width : Math.min(54, from.width);
  const [x, y] = [from.left + from.width / 2 - width / 2, from.top];
  Object.assign(copy.style, {
    position: "fixed",
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    zIndex: "45",
    pointerEvents: "none",
    margin: "0",
  });
  copy.style.setProperty("--w", `${width}px`);
  (document.querySelector(".table") ?? document.body).append(copy);
  const dx = to.left + to.width / 2 - x - width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  const motion = copy.animate(
    [
      { translate: "0 0", scale: "1", opacity: 1 },
      { translate: `${dx}px ${dy}px`, scale: "0.5", opacity: 1, offset: 0.85 },
      { translate: `${dx}px ${dy}px`, scale: "0.4", opacity: 0 },
    ],
    {
      duration: 460 / settings.speed,
      delay: Math.min(order, 5) * (60 / settings.speed),
      easing: EASE,
      fill: "backwards",
    },
  );
  motion.onfinish = motion.oncancel = () => copy.remove();
}

/** A part of the board turns about its middle into its new place. */
export function turn(nodes: Iterable<Element>, middle: [number, number], degrees: number) {
  if (still()) return;
  for (const node of nodes)
    node.animate(
      [
        { rotate: `${-degrees}deg`, transformOrigin: `${middle[0]}px ${middle[1]}px` },
        { rotate: "0deg", transformOrigin: `${middle[0]}px ${middle[1]}px` },
      ],
      { duration: 900 / settings.speed, easing: EASE },
    );
}

const WORSE = new Set(["wounds", "tokens", "stun", "limp", "foes"]); // more of these is bad
const NEITHER = new Set(["cards", "hand", "deck", "discard", "movement", "power", "gold", "attacks"]); // come and go

/** Is a change good or bad for whose number it is? */
export function mood(of: string, before: number, now: number): "good" | "bad" | "" {
  if (NEITHER.has(of) || before === now) return "";
  return now > before !== WORSE.has(of) ? "good" : "bad";
}

const MOODS = { good: "#b9f5a6", bad: "#ff8d7a", "": "#ffe2ad" };

interface Counted {
  value: number;
  of: string; // the name of the counter
}

let telling = false; // a beat is being shown
const olds = new Set<HTMLElement>(); // the numbers that were

/** A beat begins, or ends: with it go the numbers that were. */
export function tells(on: boolean) {
  telling = on;
  for (const old of on ? [] : olds) old.remove();
  if (!on) olds.clear();
}

/** A number that changed says so: the new value jumps in; while a beat is shown the old one is struck before it. */
export function changes(node: HTMLElement, { value }: Counted) {
  let last = value;
  return {
    update({ value: next, of }: Counted) {
      if (next === last) return;
      const felt = mood(of, last, next);
      if (telling) strike(node, last, felt);
      last = next;
      if (still()) return;
      node.animate([{ scale: "1.45", color: MOODS[felt] }, { scale: "1" }], {
        duration: 600 / settings.speed,
        easing: "cubic-bezier(.2,.8,.25,1)",
      });
    },
  };
}

function strike(node: HTMLElement, was: number, felt: string) {
  const old = document.createElement("s");
  old.className = `was ${felt}`;
  old.textContent = String(was);
  old.ariaHidden = "true";
  node.querySelector(".was")?.remove();
  node.prepend(old);
  olds.add(old);
}
