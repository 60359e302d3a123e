import { describe, expect, it } from "vitest";
import { short, soft } from "../lib/hyphens";

const shown = (name: string, from = 7) => soft(name, from).replaceAll("\u00ad", "|");

describe("long words of names", () => {
  it("break between syllables in Russian", () => {
    expect(shown("Молниеносный")).toBe("Мол|ни|енос|ный");
    expect(shown("Повелитель")).toContain("|");
  });

  it("break at every syllable, and never leave two letters in front of one", () => {
    expect(shown("Крадущийся")).toBe("Кра|ду|щий|ся");
    expect(shown("Отравленный")).toBe("Отрав|лен|ный");
    expect(shown("Карамельный")).toBe("Кара|мель|ный");
    expect(shown("Непотребство")).toMatch(/^Непо\|треб/);
  });

  it("have no break before an end that is not spoken", () => {
    expect(shown("Catastrophe")).not.toMatch(/\|the$/);
    expect(shown("Bewitched")).not.toMatch(/\|ched$/);
  });

  it("break between syllables in English, never near an end", () => {
    for (const [word, broken] of [
      ["thunderbolt", "thun|der|bolt"],
      ["Enchanter", "Enchan|ter"],
      ["whatever", "what|ever"],
    ])
      expect(shown(word)).toBe(broken);
    for (const part of shown("Catastrophe").split("|")) expect(part.length).toBeGreaterThanOrEqual(3);
  });

  it("stay whole while they are short enough for their card", () => {
    expect(shown("Молниеносный", 18)).toBe("Молниеносный");
    expect(shown("Fireball", 9)).toBe("Fireball");
  });

  it("lose no letter", () => {
    for (const name of ["Великий Всеразрушитель", "The Unpronounceable Whatsit", "Ёжик-крушитель"])
      expect(shown(name).replaceAll("|", "")).toBe(name);
  });
});

describe("long names", () => {
  it("are cut at their first comma on small cards", () => {
    expect(short("Горлодёр, владыка последнего рубежа")).toBe("Горлодёр");
    expect(short("Ann, Bob")).toBe("Ann, Bob");
    expect(short("A name without any comma in it")).toBe("A name without any comma in it");
  });
});
