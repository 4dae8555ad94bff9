import { describe, expect, it } from "vitest";
import type { Tables, TrailView } from "../src/games/trail/model";
import { toll } from "../src/games/contract";
import { farTargets, onward, routesTo, walker, ways, type Walker } from "../src/games/trail/walk";

const PATHS = ["START A A1 B KC", "A FLOOD1 FR1 B"];

function tables(): Tables {
  const after = new Map<string, string[]>();
  for (const path of PATHS) {
    const names = path.split(" ");
    names.forEach((name, i) => {
      const next = names[i + 1];
      after.set(name, [...(after.get(name) ?? []), ...(next ? [next] : [])]);
    });
  }
  return {
    nodes: [...after].map(([name, next]) => ({ name, after: next })),
    tiles: [{ name: "flood-3-black", hand: 2 }, { name: "A" }, { name: "B" }],
    neutral: [],
    private: [[{ name: "1a", hand: 1 }, { name: "1b", hand: 0 }]],
    fees: [[2, 3]],
  } as unknown as Tables;
}

function view(trail: Record<string, string>, frame: object): TrailView {
  const player = { herder: "A" };
  return { trail, sides: "a", players: [player, player], stack: [frame] } as unknown as TrailView;
}

const WALK = { is: "Walk", left: 3, phase_a: true };
const FLOODED = { A: "A", B: "B", FLOOD1: "flood-3-black" };

function mine(v: TrailView): Walker {
  const who = walker(v, 0);
  if (!who) throw new Error("nobody walks");
  return who;
}

describe("who walks", () => {
  it("is the seat of the open question", () => {
    const v = view({}, WALK);
    expect(walker(v, 0)).toEqual({ seat: 0, from: "A", left: 3, kansasCity: true, pays: true });
    expect(walker(v, 1)).toBeNull();
    expect(walker(v, null)).toBeNull();
  });

  it("is nobody at another question", () => {
    expect(walker(view({}, { is: "AtLocation" }), 0)).toBeNull();
  });
});

describe("steps", () => {
  it("pass empty spaces", () => {
    expect(onward(tables(), view({ B: "B" }, WALK), "A")).toEqual(["B"]);
    expect(onward(tables(), view(FLOODED, WALK), "A")).toEqual(["FLOOD1", "B"]);
  });

  it("end at Kansas City", () => {
    const v = view(FLOODED, { is: "Walk", left: 9 });
    expect(ways(tables(), v, mine(v)).get("KC")?.map((way) => way.steps.length)).toEqual([2, 3]);
  });

  it("are no more than are left", () => {
    const v = view(FLOODED, { is: "Walk", left: 1 });
    expect(farTargets(tables(), v, mine(v))).toEqual([]);
    const far = view(FLOODED, { is: "Walk", left: 2 });
    expect(farTargets(tables(), far, mine(far))).toEqual(["KC"]);
  });
});

describe("routes", () => {
  it("differ where tolls differ", () => {
    const v = view(FLOODED, WALK);
    const routes = routesTo(tables(), v, mine(v), "KC");
    expect(routes.map((route) => route.steps)).toEqual([["B", "KC"], ["FLOOD1", "B", "KC"]]);
    expect(routes.map(toll)).toEqual([0, 3]);
  });

  it("are one where nothing is paid", () => {
    const v = view({ A1: "0:1", FR1: "0:1", B: "B" }, WALK);
    expect(routesTo(tables(), v, mine(v), "B").map((route) => route.steps)).toEqual([["A1", "B"]]);
  });

  it("differ where the same toll goes to another purse", () => {
    const v = view({ A1: "1:1", FR1: "2:1", B: "B" }, WALK);
    const payees = routesTo(tables(), v, mine(v), "B").map((route) => route.tolls[0]?.payee);
    expect(payees).toEqual([1, 2]);
  });

  it("of a free move pay nothing and stop before Kansas City", () => {
    const v = view(FLOODED, { is: "FreeWalk", left: 3 });
    const who = mine(v);
    expect(routesTo(tables(), v, who, "B").map(toll)).toEqual([0]);
    expect(routesTo(tables(), v, who, "KC")).toEqual([]);
  });
});
