import { describe, expect, it } from "vitest";
import { largest, measure, opening, search, sentences } from "../lib/fit";

describe("fitting a card's text", () => {
  it("begins with type that goes with the card, never above 16 px", () => {
    expect(largest(143, 230)).toBe(11.5);
    expect(largest(196, 272)).toBeCloseTo(15.19);
    expect(largest(300, 420)).toBe(16);
    expect(largest(301, 44)).toBe(13);
  });

  it("gives the room of a card that lies wider to its text, not to name and picture", () => {
    expect(measure(136, 188)).toBe(136);
    expect(measure(215, 188)).toBe(measure(180, 188));
  });

  it("finds the largest step that fits, and says where none does", () => {
    const tried: number[] = [];
    const fits = (limit: number) => (type: number) => {
      tried.push(type);
      return type <= limit;
    };
    expect(search(16, 11, fits(13.3))).toBe(13.25);
    expect(search(16, 11, fits(11))).toBe(11);
    expect(search(16, 11, fits(99))).toBe(16);
    expect(search(16, 11, fits(10))).toBeUndefined();
    expect(tried.every((type) => type >= 11 && type <= 16)).toBe(true);
  });

  it("cuts a text only between its sentences", () => {
    expect(sentences("Возьми 2 карты. Если нет, +1.5 мощи! «Да?» Нет.")).toEqual([
      "Возьми 2 карты.",
      "Если нет, +1.5 мощи!",
      "«Да?»",
      "Нет.",
    ]);
    expect(sentences("")).toEqual([]);
    expect(sentences("Without an end")).toEqual(["Without an end"]);
  });

  it("sets apart what a sentence is about, where it opens with that", () => {
    expect(opening("Defence: discard it.")).toEqual(["Defence:", " discard it."]);
    expect(opening("Атака, любой колдун на выбор: 1 урон.")[0]).toBe("Атака,");
    expect(opening("Если цель подохла, возьми карту.")[0]).toBe("");
    expect(opening("+2 Power.")).toEqual(["", "+2 Power."]);
  });
});
