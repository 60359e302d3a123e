import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  awaited,
  go,
  label,
  named,
  route,
  ruleNote,
  ruleText,
  setting,
  settings,
  spoken,
  toast,
  toasts,
  ui,
} from "../lib/page.svelte";
import { Speaker, Words } from "../lib/words";
import { view } from "./samples";

beforeEach(() => setting("lang", "en"));

const clause = {
  id: "N-1",
  rule: "Take one.",
  ru: "Возьмите одну.",
  note: "",
  note_ru: "",
  source: "",
  basis: "",
  test: "",
};

describe("the page's own words", () => {
  it("follow the language", () => {
    expect(ui("games")).toBe("Games");
    setting("lang", "ru");
    expect(ui("games")).toBe("Игры");
  });

  it("speak as the game at the table does, politely away from it", () => {
    setting("lang", "ru");
    expect([ui("you"), ui("your-match")]).toEqual(["Вы", "Ваша партия"]);
    spoken.voice = "close";
    expect([ui("you"), ui("your-match")]).toEqual(["Ты", "Твоя партия"]);
    spoken.voice = "polite";
  });

  it("count what the game counts: rounds, or turns", () => {
    setting("lang", "ru");
    const said = () => [ui("round"), ui("round-number", { number: 3 }), ui("story-sub")];
    expect(said()).toEqual(["раунд", "Раунд 3.", "кто как стоял, раунд за раундом"]);
    spoken.unit = "turn";
    expect(said()).toEqual(["ход", "Ход 3.", "кто как стоял, ход за ходом"]);
    spoken.unit = "round";
  });

  it("say what a roll takes", () => {
    const takes = (need: number) => ui("comes-needs", { need, chance: 7 - need });
    expect([6, 7].map(takes)).toEqual(["takes a six, a 1 in 6 chance", "no roll is enough"]);
    expect(takes(4)).toBe("4 or more, a 3 in 6 chance");
    const figure = (number: number) => ui("figure-treasures", { number });
    expect([1, 2].map(figure)).toEqual(["treasure", "treasures"]);
  });

  it("name guests and bots, and leave people's names alone", () => {
    expect(named("Bot 3")).toContain("3");
    setting("lang", "ru");
    expect(named("Guest 12")).not.toBe("Guest 12");
    expect(named("Guest star")).toBe("Guest star");
  });

  it("fall back to what a plug-in calls its option", () => {
    expect(label("opt-nim-heaps", "heaps")).toBe("heaps");
  });

  it("quote a rule in the language of the page, in English where it has no other", () => {
    expect(ruleText(clause)).toBe("Take one.");
    setting("lang", "ru");
    expect(ruleText(clause)).toBe("Возьмите одну.");
    expect(ruleText({ ...clause, ru: "" })).toBe("Take one.");
    expect(ruleNote({ ...clause, note: "So." })).toBe("So.");
  });

  it("say for whom the table waits", () => {
    const speaker = new Speaker(new Words("en"), [], ["Ann", "Bob"]);
    expect(awaited({ ...view(null), waiting: [1] }, speaker)).toContain("Bob");
    expect(awaited({ ...view(null), window: true }, speaker)).toBe(ui("window-open"));
    expect(awaited(view(null), speaker)).toBe(ui("a-moment"));
  });
});

describe("settings", () => {
  it("are kept for the next visit", () => {
    setting("speed", 2);
    expect(settings.speed).toBe(2);
    expect(JSON.parse(localStorage.getItem("koldun") ?? "{}")).toMatchObject({ speed: 2, lang: "en" });
  });
});

describe("going somewhere", () => {
  it("changes the address without a reload, and forgets the part after #", () => {
    window.scrollTo = vi.fn();
    go("/t/abc#guide");
    expect(route.path).toBe("/t/abc");
    expect(location.pathname).toBe("/t/abc");
  });
});

describe("messages that pop up", () => {
  it("go away by themselves", () => {
    vi.useFakeTimers();
    toast("Hello");
    toast("Oh no", true);
    expect(toasts.map(({ text, bad }) => [text, bad])).toEqual([
      ["Hello", false],
      ["Oh no", true],
    ]);
    vi.advanceTimersByTime(5000);
    expect(toasts).toEqual([]);
    vi.useRealTimers();
  });
});
