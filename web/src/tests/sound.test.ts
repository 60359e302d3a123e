import { afterEach, describe, expect, it } from "vitest";
import { setting } from "../lib/page.svelte";
import { may } from "../lib/sound";

afterEach(() => setting("sound", true));

describe("sound", () => {
  it("is on at first and silent when muted", () => {
    expect(may("coin", 0, false)).toBe(true);
    setting("sound", false);
    expect(may("coin", 0, false)).toBe(false);
  });

  it("in a tab that is not seen only calls me", () => {
    expect(may("turn", 0, true)).toBe(true);
    expect(may("aim", 0, true)).toBe(true);
    expect(may("blow", 0, true)).toBe(false);
  });
});
