// How a seat looks wherever it is drawn: its colour and the dashes of its line.

const DASHES = ["", "10 4 2 4", "2 5", "12 5", "6 3 2 3 2 3", "1 4"];
const FELT = [0.052, 0.105, 0.078]; // the darkest that lines and names lie on
const LEAST = 3; // contrast that a line needs

export const dashes = (seat: number) => DASHES[((seat % 6) + 6) % 6];

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const bright = ([r, g, b]: number[]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** A colour of a card, lightened until a thin line of it shows on felt. */
export function onFelt(colour: string): string {
  const hex = /^#([0-9a-f]{6})$/i.exec(colour)?.[1];
  if (!hex) return colour;
  const parts = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  for (let white = 0; white <= 1; white += 0.1) {
    const mixed = parts.map((part) => part + (1 - part) * white);
    if ((bright(mixed) + 0.05) / (bright(FELT) + 0.05) >= LEAST)
      return (
        "#" +
        mixed
          .map((part) =>
            Math.round(part * 255)
              .toString(16)
              .padStart(2, "0"),
          )
          .join("")
      );
  }
  return colour;
}
