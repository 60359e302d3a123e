import { afterEach, describe, expect, it, vi } from "vitest";
import { api, Refusal } from "../lib/api";

const answers = (body: unknown, init: ResponseInit = {}) =>
  vi.fn(async () => new Response(JSON.stringify(body), { headers: { "content-type": "application/json" }, ...init }));

afterEach(() => vi.unstubAllGlobals());

describe("asking the server", () => {
  it("sends and understands JSON", async () => {
    const fetch = answers({ name: "Ann" });
    vi.stubGlobal("fetch", fetch);
    expect(await api.rename("Ann")).toEqual({ name: "Ann" });
    expect(fetch).toHaveBeenCalledWith("/api/me", expect.objectContaining({ method: "POST", body: '{"name":"Ann"}' }));
  });

  it("asks once for what does not change, and again after a failure", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("no line")));
    await expect(api.cards("nim")).rejects.toMatchObject({ code: "offline" });
    const fetch = answers([]);
    vi.stubGlobal("fetch", fetch);
    await api.cards("nim");
    await api.cards("nim");
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("passes a refusal on with its code and its sentence", async () => {
    vi.stubGlobal("fetch", answers({ code: "full", message: "All seats are taken." }, { status: 409 }));
    const refused = await api.join("t").catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ code: "full", message: "All seats are taken." });
  });

  it("survives an answer that is no JSON", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response("<h1>oops</h1>", { status: 502, statusText: "Bad Gateway" })),
    );
    await expect(api.me()).rejects.toMatchObject({ code: "502", message: "Bad Gateway" });
  });
});
