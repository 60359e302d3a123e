// A card's text first, its picture takes what is left. Each step only if the one before was not enough:
// the largest type, down to 11 px; less picture, down to 10.5 px; in a hand with room a wider card; lines close together
// under a mere strip of a picture; whole sentences, and how many more there are; on a phone, and where not one sentence
// fits, signs.
// A card of a full hand that is too narrow for its name lies as a spine: the name along it, and its signs.
import { tick } from "svelte";
import { SOFT } from "./hyphens";

export interface Fitted {
  type: number; // size of the text in px
  tight: boolean; // hardly any picture
  keep: number; // sentences shown; -1 for all
  close?: boolean; // lines close together, a strip of a picture
  signs?: boolean; // signs instead of sentences
  spine?: boolean; // name and signs alone, along the card
}

const LEAST = 10.5;
const LEAST_ON_PHONE = 10;
const LEAST_OF_SPELLS = 9; // a creature's spell on a phone: there are no signs for it
const ROOMY = 11; // with a picture of full height
const STEP = 0.25;
const WIDEST = 1.5; // of its own width a card in a hand may lie
const PHONE = 720;
const SLENDER = 0.78; // width of a card for its height; one that lies wider is wider for its text alone
const LARGE = 15; // type of a name along a card
const SPINE = 72; // narrower than that a name would break inside its words

/** The width after which name, picture and figures of a card in a hand are measured. */
export const measure = (width: number, height: number): number => Math.min(width, height * SLENDER);

/** The largest type a card of this size begins with. */
export function largest(width: number, height: number): number {
  if (height < width / 2) return 13; // a strip
  return Math.max(11.5, Math.min(16, width * 0.0775, height * 0.058));
}

/** The largest of the steps between `least` and `most` that fits; undefined where none does. */
export function search(most: number, least: number, fits: (type: number) => boolean): number | undefined {
  const steps = Math.max(0, Math.floor((most - least) / STEP + 1e-6));
  let [low, high, found]: [number, number, number | undefined] = [0, steps, undefined];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const type = least + middle * STEP;
    if (fits(type)) {
      found = type;
      low = middle + 1;
    } else high = middle - 1;
  }
  return found;
}

/** Sentences as they are printed: a card is never cut inside one. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…][»”")]?)\s+(?=[^\s])/u).filter((one) => one.length > 0);
}

/** What a sentence is about, where it opens with that: "Defence: …", "Attack, …"; and the rest of it. */
export function opening(sentence: string): [string, string] {
  const found =
    /^(\p{Lu}[\p{L}\u00ad -]{2,25}:|\p{Lu}\p{Ll}{4,9},(?= \p{Ll}{4,} \p{Ll}+[^,]*:))/u.exec(sentence)?.[0] ?? "";
  return [found, sentence.slice(found.length)];
}

const known = new Map<string, Fitted>();
let fonts: Promise<unknown> | null = null;

const ROUNDED = 1.5; // px by which a browser's own figures may be off
let pen: CanvasRenderingContext2D | null | undefined;

const SHRUNK = 0.82; // of its size a name may be set before a word of it is broken
const SMALLEST = 8.5; // px

/** A name is broken between its words; then it is set smaller; inside a word only where even that is too wide. */
export function unbroken(card: HTMLElement) {
  const name = card.querySelector<HTMLElement>(".name");
  pen ??= document.createElement("canvas").getContext("2d");
  if (!name || !pen) return;
  const draw = pen;
  name.style.removeProperty("font-size");
  if (card.hasAttribute("data-spine")) return;
  const { fontWeight, fontSize, fontFamily, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(name);
  const px = (length: string) => parseFloat(length) || 0;
  const [size, apart] = [px(fontSize), px(letterSpacing) / px(fontSize)];
  const room = name.offsetWidth - px(paddingLeft) - px(paddingRight) - ROUNDED;
  const words = (name.textContent ?? "").replaceAll(SOFT, "").split(/\s+|(?<=-)/);
  const stands = (type: number) => {
    draw.font = `${fontWeight} ${type}px ${fontFamily}`;
    return words.every((word) => draw.measureText(word).width + apart * type * word.length <= room);
  };
  const found = stands(size) ? size : search(size - STEP, Math.max(size * SHRUNK, SMALLEST), stands);
  const fits = found !== undefined;
  if (fits && found < size) name.style.setProperty("font-size", `${found}px`, "important");
  card.toggleAttribute("data-unbroken", fits);
}

/** The same for a card without a text. */
export function unfitted(card: HTMLElement) {
  const seen = new ResizeObserver(() => unbroken(card));
  seen.observe(card);
  void document.fonts?.ready.then(() => unbroken(card));
  return { update: () => void tick().then(() => unbroken(card)), destroy: () => seen.disconnect() };
}

class Fitting {
  private readonly seen: ResizeObserver;
  private width = 0;
  private height = 0;

  constructor(
    private card: HTMLElement,
    private key: string,
    private more: (number: number) => string,
  ) {
    this.seen = new ResizeObserver(() => this.look());
    this.seen.observe(card);
    fonts ??= (document.fonts?.ready ?? Promise.resolve()).then(() => known.clear());
    void fonts.then(() => this.again());
  }

  update(key: string, more: (number: number) => string) {
    this.more = more;
    if (key === this.key) return;
    this.key = key;
    const held = this.held();
    if (held) delete held.dataset.wished;
    void tick().then(() => this.again()); // when the new words stand on it
  }

  destroy() {
    this.seen.disconnect();
  }

  private again() {
    this.width = 0;
    this.look();
  }

  private held(): HTMLElement | null {
    return innerWidth > PHONE ? this.card.closest<HTMLElement>(".held") : null;
  }

  private look() {
    const { offsetWidth, offsetHeight } = this.card;
    if (!offsetWidth || (offsetWidth === this.width && offsetHeight === this.height)) return;
    [this.width, this.height] = [offsetWidth, offsetHeight];
    this.scale(offsetWidth);
    this.card.removeAttribute("data-tight");
    unbroken(this.card);
    const key = [this.key, offsetWidth, offsetHeight, innerWidth > PHONE].join();
    const before = known.get(key);
    if (before) return this.settle(before);
    const found = this.fit();
    // a card that wished to lie wider may lie wider by now, or another time: what fits here is no measure then
    const still = this.card.offsetWidth === offsetWidth && this.card.offsetHeight === offsetHeight;
    if (still && !(this.held() && (found.keep >= 0 || found.close || found.signs))) known.set(key, found);
    this.settle(found);
  }

  /** Its name has another size on a card with hardly any picture, and none of its own along a card. */
  private settle(found: Fitted) {
    this.wear(found);
    unbroken(this.card);
  }

  private scale(width: number) {
    const by = this.card.closest(".held") ? measure(width, this.height) : width;
    this.card.style.setProperty("--w", `${by}px`);
  }

  private whole(): boolean {
    const face = this.card.querySelector<HTMLElement>(":scope > .face");
    return !face || face.scrollHeight <= face.clientHeight + 0.5;
  }

  private fit(): Fitted {
    const least = innerWidth > PHONE ? LEAST : LEAST_ON_PHONE;
    if (this.held() && this.width < SPINE) return this.spine(least);
    const tries = (most: number, low: number, tight: boolean) =>
      search(most, low, (type) => {
        this.wear({ type, tight, keep: -1 });
        return this.whole();
      });
    const roomy = tries(largest(this.width, this.height), ROOMY, false);
    if (roomy !== undefined) return { type: roomy, tight: false, keep: -1 };
    const tight = tries(ROOMY, least, true);
    if (tight !== undefined) return { type: tight, tight: true, keep: -1 };
    if (innerWidth <= PHONE && this.signed(least)) return { type: least, tight: false, keep: -1, signs: true };
    this.wish(least);
    if (this.card.offsetWidth !== this.width) {
      this.width = this.card.offsetWidth; // it was granted: what fits now?
      this.scale(this.width);
      return this.fit();
    }
    const folded = this.folded(least);
    if (folded) return folded;
    this.held()?.style.removeProperty("--wish"); // it needs no room: others may
    if (this.signed(least)) return { type: least, tight: false, keep: -1, signs: true };
    return { type: least, tight: true, keep: 0 };
  }

  /** As many sentences as the card holds, all of them first; of a spell in smaller type, and a strip that lost one is filled. */
  private folded(least: number): Fitted | undefined {
    const spell = innerWidth <= PHONE && !!this.card.querySelector(":scope > .face:is(.two, .of-spell)");
    const low = spell ? LEAST_OF_SPELLS : least;
    const all = this.card.querySelectorAll(".words .s").length;
    for (let keep = all; keep > 0; keep--)
      for (const close of [false, true]) {
        const most = spell && keep < all ? largest(this.width, this.height) : least;
        const found = { tight: true, close, keep: keep < all ? keep : -1 };
        const type = search(most, low, (type) => {
          this.wear({ ...found, type });
          return this.whole();
        });
        if (type !== undefined) return { ...found, type };
      }
    return undefined;
  }

  /** The largest type of a name along the card. */
  private spine(least: number): Fitted {
    this.card.querySelector<HTMLElement>(".name")?.style.removeProperty("font-size");
    const found = search(LARGE, least, (type) => {
      this.wear({ type, tight: false, keep: -1, spine: true });
      const name = this.card.querySelector<HTMLElement>(".name");
      return !name || (name.offsetWidth <= this.card.clientWidth - 12 && name.scrollHeight <= name.clientHeight + 0.5);
    });
    return { type: found ?? least, tight: false, keep: -1, spine: true };
  }

  /** Do signs say it, and find room? */
  private signed(type: number): boolean {
    if (!this.card.querySelector(".signs")) return false;
    this.wear({ type, tight: false, keep: -1, signs: true });
    return this.whole();
  }

  /** How wide the card would like to lie, once for each hand: that gives what room there is. */
  private wish(least: number) {
    const held = this.held();
    const hand = held?.parentElement;
    const now = `${hand?.clientWidth}/${hand?.childElementCount}`;
    if (!held || held.dataset.wished === now) return;
    held.dataset.wished = now;
    const { style } = this.card;
    this.wear({ type: least, tight: true, keep: -1 });
    let wide = this.width;
    do {
      wide += 6;
      style.width = `${wide}px`;
      this.scale(wide);
    } while (!this.whole() && wide < this.width * WIDEST);
    style.width = "";
    this.scale(this.width);
    held.style.setProperty("--wish", `${wide}px`);
  }

  private wear({ type, tight, keep, close = false, signs = false, spine = false }: Fitted) {
    const { card } = this;
    card.style.setProperty("--ct", `${type}px`);
    card.toggleAttribute("data-signs", signs || spine);
    card.toggleAttribute("data-spine", spine);
    card.toggleAttribute("data-tight", tight); // not a class: those are written anew with every change of state
    card.toggleAttribute("data-close", close);
    card.toggleAttribute("data-bare", keep === 0); // no room for a sentence: none for the small print either
    const all = [...card.querySelectorAll<HTMLElement>(".words .s")];
    all.forEach((one, i) => (one.hidden = keep >= 0 && i >= keep));
    const tag = card.querySelector<HTMLElement>(".words .more");
    if (!tag) return;
    tag.hidden = keep < 0 || all.length === 0;
    tag.dataset.more = tag.hidden ? "" : this.more(all.length - keep);
  }
}

/** Keeps the text of a card in its frame, whatever its size. */
export function fit(card: HTMLElement, [key, more]: [string, (number: number) => string]) {
  const fitting = new Fitting(card, key, more);
  return {
    update: ([next, say]: [string, (number: number) => string]) => fitting.update(next, say),
    destroy: () => fitting.destroy(),
  };
}

const LONG = 3;

/** A sentence of the bar that is too long for its lines is set smaller, step by step; nothing of it is cut. */
export function whole(line: HTMLElement) {
  const slack = () => parseFloat(getComputedStyle(line).fontSize) / 2; // letters reach below their line
  const look = () => {
    for (let long = 0; long <= LONG; long++) {
      if (long) line.dataset.long = `${long}`;
      else delete line.dataset.long;
      if (line.scrollHeight <= line.clientHeight + slack()) return;
    }
  };
  const seen = new ResizeObserver(look);
  seen.observe(line.parentElement ?? line);
  void document.fonts?.ready.then(look);
  return { destroy: () => seen.disconnect() };
}
