// Cards travel from where they lay to where they lie (FLIP). It only draws: nothing waits for it.
import { settings, still } from "./page.svelte";

const MOST = 24; // things that travel at once

export class Travel {
  private was = new Map<string, DOMRect>();
  private zones = new Map<string, DOMRect>();

  before() {
    this.was.clear();
    this.zones.clear();
    if (still() || document.hidden) return;
    for (const node of document.querySelectorAll<HTMLElement>("[data-card]")) {
      const id = node.dataset.card!;
      if (id && !this.was.has(id)) this.was.set(id, node.getBoundingClientRect());
    }
    for (const node of document.querySelectorAll<HTMLElement>("[data-zone]"))
      this.zones.set(node.dataset.zone!, node.getBoundingClientRect());
  }

  after() {
    if (this.was.size === 0 && this.zones.size === 0) return;
    const deck = [...this.zones].find(([id]) => id === "deck" || id.endsWith("deck"))?.[1];
    let started = 0;
    for (const node of document.querySelectorAll<HTMLElement>("[data-card]")) {
      if (started >= MOST) break;
      const id = node.dataset.card!;
      if (!id) continue;
      const from = this.was.get(id) ?? deck;
      const to = node.getBoundingClientRect();
      if (!from || !to.width || !from.width) continue;
      const dx = from.left + from.width / 2 - to.left - to.width / 2;
      const dy = from.top + from.height / 2 - to.top - to.height / 2;
      if (Math.abs(dx) + Math.abs(dy) < 6) continue;
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
          delay: Math.min(started, 8) * (40 / settings.speed),
          easing: "cubic-bezier(.45,.05,.2,1)",
          fill: "backwards",
        },
      );
      started += 1;
    }
    this.was.clear();
  }
}

/** A number that changed says so: the new value jumps in, the old one is struck beside it. */
export function changes(node: HTMLElement, value: number) {
  let last = value;
  return {
    update(next: number) {
      if (next === last) return;
      const up = next > last;
      const old = document.createElement("s");
      old.className = `was ${up ? "up" : "down"}`;
      old.textContent = String(last);
      old.ariaHidden = "true";
      last = next;
      node.querySelector(".was")?.remove();
      node.append(old);
      setTimeout(() => old.remove(), still() ? 1000 : 900 / settings.speed);
      if (still()) return;
      node.animate([{ scale: "1.45", color: up ? "#b9f5a6" : "#ff8d7a" }, { scale: "1" }], {
        duration: 600 / settings.speed,
        easing: "cubic-bezier(.2,.8,.25,1)",
      });
    },
  };
}
