import { beforeAll, describe, expect, it } from "vitest";
import type { Choice, Way } from "../src/contract";
import { actionsOf, ends, farChoices, forced, leastOf, outcomeLines, outcomeOf, waysTo } from "../src/foresight";
import type { Foresight } from "../src/games/documents";
import { speak, Words } from "../src/words";
import { ENGLISH } from "./language";

const choice = (text: string, free = false): Choice => ({ text, verb: text.split(" ")[0] ?? "", arg: 0, free });
const dollars = (seat: number, amount: number) => ({ seat, what: "dollars" as const, amount });
const way = (steps: string[], more: Partial<Way> = {}): Way => ({ wish: steps.at(-1) ?? "", cost: 0, steps, stop: null, events: [], changes: [], points: 0, reveals: false, ...more });
const told = (action: string, more: object = {}) => ({ action, events: [], changes: [], points: 0, reveals: false, more: null, ...more });

type Ahead = Extract<Foresight, { kind: "trail" }>;

function ahead(more: Partial<Ahead> = {}): Ahead {
  return { kind: "trail", seq: 7, actions: [], ways: [], refusals: [], end: null, closing: null, plain: null, ...more };
}

beforeAll(() => speak(new Words(ENGLISH)));

describe("ways", () => {
  const walk = ahead({
    ways: [
      way(["go A"], { stop: "stop" }),
      way(["go A", "go B"], { stop: "stop", cost: 3, changes: [dollars(0, -3), dollars(1, 3)] }),
      way(["go A", "go C", "go B"]),
    ],
  });

  it("come with the cheapest first, and stay where they lead", () => {
    expect(waysTo(walk, "go B").map((found) => found.steps.length)).toEqual([3, 2]);
    expect(actionsOf(waysTo(walk, "go A")[0]!)).toEqual(["go A", "stop"]);
    expect(actionsOf(waysTo(walk, "go B")[0]!)).toEqual(["go A", "go C", "go B"]);
  });

  it("offer what is not legal yet, once, if its piece may be pressed", () => {
    expect(farChoices(walk, [choice("go A")], ["go"]).map((far) => far.text)).toEqual(["go B"]);
    expect(farChoices(walk, [choice("go A")], ["cow"])).toEqual([]);
    expect(farChoices(null, [], ["go"])).toEqual([]);
  });

  it("are wished for as the server names them", () => {
    const far = way(["go A", "stop", "use 1"], { wish: "use 1 @A" });
    const both = ahead({ ways: [far, way(["go B", "stop", "use 1"], { wish: "use 1 @B" })] });
    expect(farChoices(both, [choice("use 1")], ["use"]).map((one) => one.text)).toEqual(["use 1 @A", "use 1 @B"]);
    expect(waysTo(both, "use 1 @B").map((one) => one.steps[0])).toEqual(["go B"]);
  });

  it("tell what the first step leads to at least, unless something of it is free", () => {
    const build = way(["build 3", "site A"], { cost: 6 });
    expect(leastOf(ahead({ ways: [build, way(["build 3", "site B"], { cost: 4 })] }), "build 3")).toBe(4);
    expect(leastOf(ahead({ ways: [build, way(["build 3", "site C"])] }), "build 3")).toBe(0);
    expect(leastOf(ahead({ ways: [build, way(["build 3", "site D"], { cost: -5 })] }), "build 3")).toBe(0);
    expect(leastOf(null, "build 3")).toBe(0);
  });

  it("tell what a far place costs, and who gets it", () => {
    expect(outcomeOf(walk, "go B")).toBe(walk.ways[2]);
    expect(outcomeLines(walk.ways[1]!, 0, ["Ada", "Bob"])).toEqual(["pay 3 dollars", "Bob gains 3 dollars"]);
  });
});

describe("outcomes", () => {
  it("say points and that something is revealed, and nothing beyond", () => {
    const lines = outcomeLines({ changes: [], points: -1, reveals: true }, 0, []);
    expect(lines).toEqual(["1 point less", "then something is revealed"]);
  });
});

describe("what needs no thought", () => {
  it("is the only choice", () => {
    expect(forced(ahead(), [choice("go A")])).toBe("go A");
    expect(forced(ahead(), [choice("go A"), choice("go B")])).toBeNull();
  });

  it("is no walk that can go on or end", () => {
    expect(forced(ahead({ ways: [way(["go A"], { stop: "stop" })] }), [choice("go A")])).toBeNull();
  });

  it("ends a turn only if nothing at all is left", () => {
    const [last, token] = [choice("pass"), choice("exchange", true)];
    const here = ahead({ actions: [told("pass"), told("exchange")], end: way(["pass"]) });
    expect(forced(here, [last])).toBe("pass");
    expect(forced(here, [last, token])).toBeNull();
    expect(forced({ ...here, end: way(["pass", "pass"]) }, [last, token])).toBe("pass");
  });

  it("is what the place still brings, if nothing else is left", () => {
    const here = ahead({ end: way(["pass"]), closing: way(["use 1", "use 3", "pass"]) });
    const left = [choice("use 1"), choice("use 3"), choice("pass")];
    expect(forced(here, left)).toBe("use 1");
    expect(forced(here, [...left, choice("use 2")])).toBeNull();
    expect(forced(here, [...left, choice("exchange", true)])).toBeNull();
  });

  it("is what nobody would regret", () => {
    const two = [choice("certificates 0"), choice("certificates 1")];
    const here = ahead({ plain: "certificates 1", actions: [told("certificates 1", { changes: [dollars(0, 1)] })] });
    expect(forced(here, two)).toBe("certificates 1");
    expect(forced(here, [...two, choice("exchange", true)])).toBeNull();
    expect(forced(ahead({ plain: "tile 1", actions: [told("tile 1")] }), [choice("tile 1"), choice("tile 2"), choice("exchange", true)])).toBe("tile 1");
    expect(forced(ahead(), two)).toBeNull();
  });

  it("waits if something is gained or revealed that an any-time action may come before", () => {
    const income = ahead({ actions: [told("income 0", { changes: [dollars(0, 5)] }), told("exchange")] });
    expect(forced(income, [choice("income 0"), choice("exchange", true)])).toBeNull();
    const reveals = ahead({ actions: [told("draw", { reveals: true }), told("exchange")] });
    expect(forced(reveals, [choice("draw"), choice("exchange", true)])).toBeNull();
    expect(forced(reveals, [choice("draw")])).toBe("draw");
  });
});

describe("the end of a turn", () => {
  it("is one button for several passes, and another with what the place still brings", () => {
    const [one, two, more] = [way(["pass"]), way(["pass", "pass"]), way(["use 1", "pass"])];
    expect(ends(ahead({ end: one }))).toEqual({ end: null, closing: null });
    expect(ends(ahead({ end: two, closing: more }))).toEqual({ end: two, closing: more });
    expect(ends(null)).toEqual({ end: null, closing: null });
  });
});
