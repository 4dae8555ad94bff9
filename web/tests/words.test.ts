import { describe, expect, it } from "vitest";
import THINGS from "../../tests/i18n/things.json";
import { ENGLISH as FILE } from "./language";
import { plainName } from "../src/games/kit/naming";
import { signed } from "../src/numbers";
import { tell } from "../src/chronicle";
import { key, speak, Words } from "../src/words";

const english = new Words(FILE);
const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

describe("the words of the page", () => {
  const code = Object.values(SOURCES).join("\n");
  const used = new Set([...code.matchAll(/\bt\(\s*["']([a-z0-9-]+)["']/g)].map((found) => found[1] ?? ""));

  it("are all in the file", () => {
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((name) => !english.has(`ui-${name}`))).toEqual([]);
  });
});

describe("words", () => {
  it("count what a choice is called by", () => {
    speak(english);
    expect(plainName("draw 1")).toBe("Draw one card");
    expect(plainName("draw 3")).toBe("Draw 3 cards");
    expect(plainName("certificates 0")).toBe("Take no certificates");
    expect(plainName("build 3", "building 3")).toBe("Build building 3");
  });

  it("have the keys of the command line", () => {
    expect(key("thing", "Blue moon_3!")).toBe("thing-blue-moon-3");
  });

  it("name values and count", () => {
    const event = { verb: "gain", seat: 0, rule: "R1.1", amount: 3, thing: "dollars" };
    expect(english.event(event, "Ann")).toBe("Ann gains 3 dollars");
    expect(english.say("question-walk", "", { left: 1 })).toBe("Move your herder: one step is left.");
  });

  it("have a minus sign before what is less than nothing, and touch no name", () => {
    const words = new Words("points = { $who }: { $points } ({ $each } for each)");
    expect(words.say("points", "", { who: "gwt2-2 of R-4", points: -6, each: -2 })).toBe("gwt2-2 of R-4: −6 (−2 for each)");
    expect(words.say("points", "", { who: "-4", points: 6, each: 2 })).toBe("-4: 6 (2 for each)");
  });

  it("are those of the game that is told about", () => {
    const event = { verb: "collect", seat: 0, rule: "R9.7", amount: 1, thing: "bandit1" };
    expect(english.event(event, "Ann")).toBe("Ann collects the bandit at bandit space 1");
    const first = new Words(FILE, "en", "gwt1");
    expect(first.event({ ...event, thing: "tp_p1" }, "Ann")).toBe("Ann collects the teepee at teepee space 1");
    expect(first.say("question-walk", "", { left: 1 })).toBe(english.say("question-walk", "", { left: 1 }));
  });

  it("count one thing as one", () => {
    const event = { verb: "gain", seat: 0, rule: "R1.1", amount: 1, thing: "exchange-tokens" };
    expect(english.event(event, "Ann")).toBe("Ann gains 1 exchange token");
    speak(english);
    const entry = { seq: 3, kind: "undo" as const, seat: 0, at: 0, action: null, undone: [2], detail: {}, events: [] };
    expect(tell([entry], { names: ["Ann"] })[0]?.parts[0]?.text).toBe("Ann takes back a step");
  });

  it("call things as the command line does", () => {
    expect(Object.fromEntries(Object.keys(THINGS).map((name) => [name, english.thing(name)]))).toEqual(THINGS);
  });

  it("show cards with their suits", () => {
    const event = { verb: "revealed", seat: 0, rule: "R4.2", amount: 2, thing: "the card KC, the card 10S" };
    expect(english.event(event, "Ann")).toBe("Ann turns up K♣, 10♠");
  });

  it("write no sign before nothing", () => {
    expect([3, -2, 0].map(signed)).toEqual(["+3", "−2", "0"]);
  });

  it("fall back to the engine's own text", () => {
    const event = { verb: "dance", seat: 0, rule: "", amount: 2, thing: "waltz" };
    expect(english.event(event, "Ann")).toBe("Ann dance 2 waltz");
  });
});
