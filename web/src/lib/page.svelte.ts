// What the whole page shares: address, language, settings, messages that pop up.
import type { Clause, View } from "./protocol";
import { Words, type Lang, type Speaker } from "./words";

export interface Settings {
  lang: Lang;
  speed: number; // 1 as designed, 2 twice as fast; BY_FRAMES and AT_ONCE beside them
  sound: boolean;
  says: boolean; // bots say something now and then
  cards: "small" | "normal" | "large";
  theme: "candle" | "contrast";
}

const KEY = "koldun";

function stored(): Settings {
  const first: Lang = navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en";
  const defaults: Settings = { lang: first, speed: 1, sound: true, says: true, cards: "normal", theme: "candle" };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return defaults;
  }
}

export const settings: Settings = $state(stored());

export function setting<K extends keyof Settings>(key: K, value: Settings[K]) {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a private window: it counts until the page is closed
  }
}

const chrome: Record<Lang, Words> = { ru: new Words("ru"), en: new Words("en") };

/** How the game at this table speaks to me, which the page's own words follow; away from a table they are polite. */
export const spoken = $state({ voice: "polite", unit: "round" });

/** The page's own words. */
export function ui(id: string, args: Record<string, string | number> = {}): string {
  return chrome[settings.lang].say(`ui-${id}`, { ...spoken, ...args });
}

/** A rule in the language of the page; in English where it has not been translated. */
export function ruleText(clause: Clause): string {
  return settings.lang === "ru" && clause.ru ? clause.ru : clause.rule;
}

export function ruleNote(clause: Clause): string {
  return settings.lang === "ru" && clause.note_ru ? clause.note_ru : clause.note;
}

/** Words that the page need not have. */
export function label(id: string, otherwise: string): string {
  return chrome[settings.lang].maybe(`ui-${id}`, otherwise);
}

/** Names that the server gives to guests and bots are said in the language of the page. */
export function named(name: string): string {
  const [, kind, number] = /^(Guest|Bot) (\d+)$/.exec(name) ?? [];
  return kind ? ui(kind === "Bot" ? "bot-number" : "guest-number", { number }) : name;
}

/** For whom or for what the table waits, while I am not asked. */
export function awaited(view: View, speaker: Speaker): string {
  if (view.result) return ui("over");
  if (view.window) return ui("window-open");
  if (view.waiting.length === 0) return ui("a-moment");
  const names = view.waiting.map((seat) => speaker.seat(seat)).join(", ");
  return ui("waiting-for", { number: view.waiting.length, names });
}

export const route = $state({ path: location.pathname });

export function go(path: string) {
  if (path !== location.pathname) history.pushState(null, "", path);
  route.path = path.split("#")[0];
  window.scrollTo(0, 0);
}

addEventListener("popstate", () => (route.path = location.pathname));

/** Links inside the page do not reload it. */
export function follow(event: MouseEvent) {
  const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (link.hash && link.pathname === location.pathname) return; // the browser goes there by itself
  event.preventDefault();
  go(link.pathname + link.hash);
}

export const toasts: { id: number; text: string; bad: boolean }[] = $state([]);
let toastNumber = 0;

export function toast(text: string, bad = false) {
  const id = ++toastNumber;
  toasts.push({ id, text, bad });
  setTimeout(() => {
    const at = toasts.findIndex((t) => t.id === id);
    if (at >= 0) toasts.splice(at, 1);
  }, 4200);
}

/** Still frames, each until the person goes on. */
export const BY_FRAMES = 0;
/** Nothing is played: the table jumps to how it is. */
export const AT_ONCE = 100;

/** No motion when the person or the system asks for none. */
export function still(): boolean {
  const { speed } = settings;
  return speed === BY_FRAMES || speed === AT_ONCE || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
