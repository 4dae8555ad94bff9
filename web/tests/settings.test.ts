import { beforeEach, describe, expect, it, vi } from "vitest";
import { takeSettings, unlike } from "../src/account";
import { COLOURS, lookAs, shapeOf, swapped } from "../src/dress.svelte";
import { prefs, savePrefs, USUAL } from "../src/prefs.svelte";

function server(account: object): ReturnType<typeof vi.fn> {
  const asked = vi.fn((_path: string, init: RequestInit = {}) => {
    if (init.method === "POST") Object.assign(account, JSON.parse(String(init.body)));
    return Promise.resolve(new Response(JSON.stringify(account)));
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

const posted = (asked: ReturnType<typeof vi.fn>): unknown[] =>
  asked.mock.calls.filter(([, init]) => init?.method === "POST").map(([, init]) => JSON.parse(init.body));

vi.stubGlobal("matchMedia", () => ({ matches: false }));

beforeEach(() => {
  Object.assign(prefs, USUAL);
  localStorage.clear();
  lookAs(null);
});

describe("settings of the account", () => {
  it("are what differs from the account, or from what is usual", () => {
    expect(unlike(USUAL, {})).toEqual({});
    expect(unlike({ ...USUAL, sound: false, board: "slate" }, { board: "slate" })).toEqual({ sound: false });
    expect(unlike(USUAL, { sound: false })).toEqual({ sound: true });
  });

  it("win over this browser, which gives what the account never chose", async () => {
    const asked = server({ board: "contrast", language: "pl" });
    Object.assign(prefs, { board: "slate", confirm: true });
    expect(await takeSettings("ada")).toBe(true);
    expect([prefs.board, prefs.language, prefs.confirm]).toEqual(["contrast", "pl", true]);
    expect(posted(asked)).toEqual([{ confirm: true }]);
    expect(JSON.parse(localStorage.getItem("trailboss.prefs") ?? "")).toMatchObject({ board: "contrast" });
  });

  it("are told as soon as they are chosen, and only what was chosen", async () => {
    const asked = server({});
    await takeSettings("ada");
    prefs.sound = false;
    await savePrefs();
    prefs.notify = true;
    await savePrefs();
    expect(posted(asked)).toEqual([{ sound: false }]);
  });

  it("that were chosen here while the server was away are not lost", async () => {
    const account = { board: "slate" };
    server(account);
    await takeSettings("ada");
    prefs.board = "contrast";
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
    await savePrefs();
    Object.assign(account, { sound: false });
    const asked = server(account);
    await takeSettings("ada");
    expect([prefs.board, prefs.sound]).toEqual(["contrast", false]);
    expect(posted(asked)).toEqual([{ board: "contrast" }]);
  });

  it("of somebody else are not mixed with those of whoever was here before", async () => {
    server({ board: "slate" });
    await takeSettings("ada");
    const asked = server({ board: "contrast" });
    await takeSettings("bob");
    expect(prefs.board).toBe("contrast");
    expect(posted(asked)).toEqual([]);
  });

  it("of a stranger stay in the browser", async () => {
    const asked = server({});
    expect(await takeSettings(null)).toBe(false);
    prefs.sound = false;
    await savePrefs();
    expect(asked).not.toHaveBeenCalled();
    expect(localStorage.getItem("trailboss.prefs")).toContain('"sound":false');
  });

  it("are kept here by a server that knows no settings", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
    prefs.board = "slate";
    expect(await takeSettings("ada")).toBe(false);
    await savePrefs();
    expect(prefs.board).toBe("slate");
  });
});

describe("own colour and shape", () => {
  const seat = (number: number): string => document.documentElement.style.getPropertyValue(`--seat-${number}`);

  it("never give two seats the same", () => {
    for (let own = 0; own < 8; own += 1)
      for (let wished = 0; wished < 8; wished += 1) {
        const all = [...COLOURS.keys()].map((number) => swapped(number, own, wished));
        expect(all[own]).toBe(wished);
        expect(new Set(all).size).toBe(8);
      }
  });

  it("hold for whoever looks through a seat, and go with it", () => {
    Object.assign(prefs, { colour: "teal", shape: "square" });
    lookAs(2);
    expect([seat(2), seat(7), seat(0)]).toEqual(["var(--colour-7)", "var(--colour-2)", "var(--colour-0)"]);
    expect([0, 1, 2, 3].map(shapeOf)).toEqual(["circle", "triangle", "square", "diamond"]);
    lookAs(null);
    expect(seat(2)).toBe("");
    expect([0, 1, 2, 3].map(shapeOf)).toEqual(["circle", "square", "triangle", "diamond"]);
  });
});
