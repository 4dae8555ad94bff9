import { describe, expect, it, vi } from "vitest";
import { meanwhile, since, tell } from "../src/chronicle";
import type { Choice, Entry } from "../src/contract";
import { commitmentOf } from "../src/fair";
import { grouped, refusalOf, withoutOffers } from "../src/grouping";
import { twoLines } from "../src/games/kit/pieces";
import { readJson } from "../src/json";
import { headingOf, tableOf, withLinks } from "../src/rulebook";
import { go, parse } from "../src/router.svelte";
import { ago, clock } from "../src/times";

const choice = (text: string): Choice => ({ text, verb: text.split(" ")[0] ?? "", arg: 0, free: false });

function entry(seq: number, seat: number, more: Partial<Entry> = {}): Entry {
  const events = [{ verb: "move", seat, rule: "R4.1", amount: 1, thing: "A" }];
  return { seq, kind: "action", seat, at: 0, action: null, undone: [], detail: {}, events, ...more };
}

describe("groups", () => {
  it("keep choices of one verb together and passing last", () => {
    const groups = grouped(["pass", "use 1", "aux 1", "use 2"].map(choice));
    expect(groups.map((group) => group.name)).toEqual(["use", "aux", "done"]);
  });

  it("know why something is refused, by name or as one of the others", () => {
    const row = { verb: "go", rest: false, rule: "R4.2", what: "not-next-ahead", needs: 0, has: 0, thing: "" };
    const named = { ...row, actions: ["go A", "go B"] };
    const others = { ...row, actions: [], rest: true, rule: "R4.3" };
    expect(refusalOf([others, named], "go B")).toBe(named);
    expect(refusalOf([others, named], "go C")).toBe(others);
    expect(refusalOf([others, named], "stop")).toBeUndefined();
    expect(withoutOffers([named, others], [choice("go A"), choice("go B")])).toEqual([others]);
  });
});

describe("since you left", () => {
  it("tells what others did and what still stands", () => {
    const log = [entry(1, 1), entry(2, 0), entry(3, 1), entry(4, 1), entry(5, 1, { kind: "undo", undone: [4] })];
    expect(since(log, 1, 0).map((row) => row.seq)).toEqual([3]);
  });
});

it("long names of places take two lines", () => {
  const names = ["El Paso", "San Francisco", "Колорадо-Спрингс", "Philadelphia"];
  expect(names.map((name) => twoLines(name, 9))).toEqual([["El Paso"], ["San", "Francisco"], ["Колорадо-", "Спрингс"], ["Philadelphia"]]);
});

describe("the log", () => {
  const told = (verb: string, seat: number | null) => ({ verb, seat, rule: "R4.1", amount: 1, thing: "A" });
  const solo = entry(7, 0, { events: [told("pass", 0), told("turn", 1), told("move", 1), told("refill", null), told("turn", 0)] });
  const teller = { names: ["Ada", "Sam"] };

  it("gives each line to whoever does it", () => {
    const lines = tell([solo], teller);
    expect(lines.map((line) => [line.seat, line.turn, line.parts.length])).toEqual([[0, false, 1], [1, true, 3], [0, true, 1]]);
    expect(new Set(lines.map((line) => line.key)).size).toBe(3);
  });

  it("sums up what the others did, also while the own turn goes on", () => {
    expect(meanwhile([entry(6, 0), solo], teller, 0).map((part) => part.seat)).toEqual([1]);
    expect(meanwhile([solo, entry(8, 0)], teller, 0)).toHaveLength(1);
    expect(meanwhile([entry(1, 0), entry(2, 1), entry(3, 1), entry(4, 1, { kind: "undo", undone: [3] })], teller, 0)).toHaveLength(1);
    expect(meanwhile([entry(1, 0)], teller, 0)).toEqual([]);
  });
});

describe("a seed", () => {
  it("keeps all of its digits", () => {
    const table = readJson<{ seed: string; seq: number }>('{"seed":18446744073709551557,"seq":3}');
    expect(table).toEqual({ seed: "18446744073709551557", seq: 3 });
  });

  it("is checked by the hash of salt and seed", async () => {
    const hash = await commitmentOf("abc", "12");
    expect(hash).toBe("dee88baaed0ffb674517c0d08c457a634e59b9e007d91ee28dbc8f18babca9f7");
  });
});

describe("rules", () => {
  it("link to the rules that they name", () => {
    expect(withLinks("see R8.4, too").map((part) => part.rule)).toEqual([null, "R8.4", null]);
  });

  it("are set as the rulebook sets them, without its marks", () => {
    const parts = withLinks("*Start.* Of 2 * 3 **never** (R6.3) `map=a`");
    expect(parts.map((part) => part.text)).toEqual(["Start.", " Of 2 * 3 ", "never", " (", "R6.3", ") ", "map=a"]);
    expect(parts.map((part) => part.mark)).toEqual(["*", "", "**", "", "", "", "`"]);
  });

  it("have chapters with headings and tables", () => {
    const text = "## R15 Decisions\n\n| id | rule |\n|---|---|\n| D1 | R3.2 |\n";
    expect(headingOf(text)).toBe("Decisions");
    expect(tableOf(text)).toEqual([["id", "rule"], ["D1", "R3.2"]]);
  });
});

describe("addresses", () => {
  const at = (path: string) => parse(new URL(path, "http://127.0.0.1"));

  it("lead to pages", () => {
    expect(at("/")).toEqual({ page: "home" });
    expect(at("/t/abc?seat=xyz")).toEqual({ page: "table", id: "abc", token: "xyz" });
    expect(at("/rules/gwt2#R8.4")).toEqual({ page: "rules", game: "gwt2", rule: "R8.4" });
    expect(at("/nowhere")).toEqual({ page: "lost" });
  });
});

describe("times", () => {
  it("are shown as people read them", () => {
    expect(clock(1795.5)).toBe("29:55");
    expect(clock(11_100)).toBe("3:05:00");
    expect(clock(187_200)).toBe("2d 04h");
    expect(clock(-3)).toBe("0:00");
    expect(ago(0, 7_200_000)).toBe("2 hours ago");
  });
});

describe("another page", () => {
  it("is where the keyboard goes on", () => {
    vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    document.body.innerHTML = '<main id="main" tabindex="-1"></main><a href="/new">new</a>';
    document.querySelector("a")?.focus();
    go("/?again");
    expect(document.activeElement?.tagName).toBe("A");
    go("/new");
    expect(document.activeElement?.id).toBe("main");
  });
});
