// Where on the page the things are that a lesson or a hint speaks of.
import type { OptionView, View } from "./protocol";

const seen = (node: Element): boolean => {
  const box = node.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && getComputedStyle(node).visibility !== "hidden";
};

const first = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(seen).slice(0, 1);

/** Where somebody is struck: on a board, else at the seat; my own is the face beside my hand. */
export function struck(seat: number, me: number): Element | undefined {
  const [token] = first(`.board .token.k-wizard[data-owner="${seat}"]`);
  if (token) return token;
  const own = seat === me ? first(".table > .me :is(.own-line, .seat) .avatar") : [];
  return own[0] ?? first(`.table [data-seat="${seat}"]`)[0];
}

/** A card by its face: one that may be chosen before one that only lies there; never a copy to look at. */
function card(face: string): Element[] {
  const all = [...document.querySelectorAll(`[data-face="${CSS.escape(face)}"]:not([data-still])`)].filter(seen);
  const lit = all.filter((node) => node.matches("[data-option], .is-playable"));
  if (lit.length) return lit;
  return [...all.filter((node) => node.closest(".me")), ...all].slice(0, 1);
}

function zone(view: View, name: string, owner: number): Element[] {
  const found = view.table.zones.find((one) => one.name === name && (owner < -1 || one.owner === owner));
  if (!found) return [];
  const box = first(`[data-zone="${CSS.escape(found.id)}"]`);
  if (box.length && found.layout === "pile") return box;
  const cards = found.cards.flatMap((one) => (one.id ? first(`[data-card="${CSS.escape(one.id)}"]`) : []));
  return cards.length ? cards : box;
}

/** The elements that a pointer means (`card:wand`, `seat:Hatch`, `counter:You.life`); none where it is not shown. */
export function meant(point: string, view: View, seats: string[], layout: Record<string, string> = {}): Element[] {
  const at = point.indexOf(":");
  const [kind, what] = at < 0 ? [point, ""] : [point.slice(0, at), point.slice(at + 1)];
  const [name, owner = ""] = what.split("/");
  const seat = seats.indexOf(name);
  switch (kind) {
    case "card":
      return card(what);
    case "seat":
      return first(`.table [data-seat="${seat}"]`);
    case "hand":
      return seat === view.seat ? first(".hand") : first(`[data-zone="hand/${seat}"]`);
    case "zone":
      return zone(view, what, -2);
    case "pile":
      return seat >= 0 ? zone(view, "pile", seat) : zone(view, name, owner ? seats.indexOf(owner) : -2);
    case "square":
      return first(`.board [data-cell="${CSS.escape(what)}"]`);
    case "token":
      return first(`.board [data-token="${CSS.escape(what)}"]`);
    case "counter": {
      const [who, counter] = what.split(".");
      const number = seats.indexOf(who);
      const own = number === view.seat ? first(`[data-testid="own-line"] [data-counter="${counter}"]`) : [];
      if (own.length) return own;
      const found = first(`[data-seat="${number}"] [data-counter="${counter}"]`);
      return found.length ? found : first(`.table [data-seat="${number}"]`);
    }
    case "totals":
      return first(layout.totals ?? "[data-testid=totals]");
    default:
      return [];
  }
}

/** What is clicked for an option; where its button is folded away, what unfolds it or brings it in sight. */
export function clicked(option: OptionView): Element[] {
  const key = CSS.escape(option.key);
  const found = first(`[data-option="${key}"]`);
  if (found.length) return found;
  const holder = first(`[data-holds~="${key}"]:not([aria-pressed="true"])`);
  if (holder.length) return holder;
  const about = option.card?.id ? first(`.me [data-card="${CSS.escape(option.card.id)}"]`) : [];
  return about.length ? about : first("[data-testid=menu]");
}
