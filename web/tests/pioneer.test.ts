import { describe, expect, it } from "vitest";
import type { Frame, PioneerLayout, PioneerTables } from "../src/games/pioneer/contract";
import { around, between, nearer, within } from "../src/games/pioneer/frame";
import { boardOf, gridOf, middle, nearestTo, neighbourTo } from "../src/games/pioneer/geometry";
import { must } from "../src/games/kit/pieces";
import { asks, doingOf, laidOf, promised } from "../src/games/pioneer/select";
import { partial } from "./partial";
import TEXT from "./traces/pioneer.json?raw";

const { layout, maps }: PioneerTables & { layout: PioneerLayout } = JSON.parse(TEXT);
const sideA = must(maps.a);

describe("the grid", () => {
  const grid = gridOf(layout, "a");

  it("is drawn as the server says where everything lies", () => {
    expect([grid.cells.length, grid.vertices.size, grid.sides.length, grid.tracks.size]).toEqual([138, 324, 461, 461 + 3 * 138]);
    expect([grid.bridges.length, grid.tunnels.length]).toEqual([10, 8]);
    expect(grid.cells.filter((cell) => cell.suit).map(({ name, kind, suit }) => [name, kind, suit])).toEqual([
      ["D3", "station", "diamonds"], ["D11", "station", "hearts"], ["H10", "station", "clubs"], ["I4", "station", "spades"],
    ]);
    expect(grid.byName.get("B2")).toMatchObject({ kind: "fort", need: 4 });
  });

  it("lets every side of a cell lie half a cell from its middle", () => {
    const { at, around } = must(grid.byName.get("D3"));
    const far = ([x, y]: readonly [number, number]): number => Math.hypot(x - at[0], y - at[1]);
    for (const side of ["NE", "E", "SE"]) expect(far(middle(grid, `D3.${side}`))).toBeCloseTo(20 * Math.sqrt(3));
    for (const other of around) expect(far(must(grid.cells[other]).at)).toBeCloseTo(40 * Math.sqrt(3));
  });

  it("finds towns on the corner that three cells share (R2.5)", () => {
    const town = must(boardOf(layout, "a", sideA).towns[sideA.towns.indexOf("F7.N")]);
    const around = grid.cells.filter(({ at }) => Math.hypot(at[0] - town[0], at[1] - town[1]) < 41).map((cell) => cell.name);
    expect(around).toEqual(["E7", "E8", "F7"]);
  });

  it("leads the arrow keys to the nearest edge that lies that way", () => {
    const places = [[0, 0], [10, 0], [10, 40], [0, -30]] as const;
    expect(neighbourTo([0, 0], [1, 0], [...places])).toBe(1);
    expect(neighbourTo([0, 0], [0, 1], [...places])).toBe(2);
    expect(neighbourTo([0, 0], [-1, 0], [...places])).toBe(-1);
    expect(nearestTo([9, 30], [...places])).toBe(2);
  });
});

describe("what the server foresees", () => {
  const laid = { activates: ["E4"], town: 0, specials: [], left: 2, points: 1 };
  const told = { action: "draw C3.E", events: [], changes: [], points: 0, reveals: false, more: { hand: null, laid } };
  const foresight = { kind: "pioneer" as const, seq: 1, actions: [told], ways: [], refusals: [], end: null, closing: null, plain: null };

  it("is found by the text of a choice", () => {
    expect(promised(foresight, "draw C3.E")?.laid).toEqual(laid);
    expect(promised(foresight, "draw C4.SE")).toBeNull();
    expect(promised(null, "draw C3.E")).toBeNull();
  });

  it("of another game is a fault", () => {
    expect(() => promised({ ...foresight, kind: "trail", actions: [] }, "pass")).toThrow("another game");
  });
});

describe("a table", () => {
  it("says who has finished, who plays and who waits (R4.3)", () => {
    const at = (stack: Frame[]) => [0, 1].map((seat) => doingOf({ stack }, seat));
    expect(at([{ is: "Parallel", stacks: [[], [{ is: "Lay", seat: 1 }]] }])).toEqual(["done", "plays"]);
    expect(at([{ is: "EndTurn" }, { is: "TakeCard", seat: 1 }])).toEqual(["waits", "plays"]);
    expect(at([{ is: "EndTurn" }, { is: "TakeCard" }])).toEqual(["plays", "waits"]);
    expect(asks({ stack: [{ is: "TakeCard" }] }, 0)).toBe("TakeCard");
    expect(at([])).toEqual(["over", "over"]);
  });

  it("knows the railway of each track", () => {
    const sheet = partial<Parameters<typeof laidOf>[0]>({ tracks: { hearts: ["C11.E"], clubs: ["B11.SE"] } });
    expect([...laidOf(sheet)]).toEqual([["C11.E", "hearts"], ["B11.SE", "clubs"]]);
  });
});

describe("the part of the map that is looked at", () => {
  const whole = { x: 0, y: 0, w: 1000, h: 800 };

  it("holds what matters, in the shape of the screen", () => {
    const box = around([[500, 400], [560, 420]], whole, 50, 1);
    expect(box.w).toBeCloseTo(box.h);
    expect(box.x).toBeLessThan(450);
    expect(box.x + box.w).toBeGreaterThan(610);
    expect(around([[0, 0], [1000, 800]], whole, 50, 1.25)).toEqual(whole);
    expect(around([], whole, 50, 1)).toEqual(whole);
  });

  it("never leaves the map", () => {
    expect(within({ x: -50, y: 700, w: 500, h: 400 }, whole)).toEqual({ x: 0, y: 400, w: 500, h: 400 });
    expect(nearer(whole, whole, 2, [500, 400])).toEqual(whole);
    expect(nearer(whole, whole, 0.01, [0, 0]).w).toBe(250);
  });

  it("comes nearer to the point that is aimed at", () => {
    const box = nearer(whole, whole, 0.5, [1000, 800]);
    expect(box).toEqual({ x: 500, y: 400, w: 500, h: 400 });
    expect(between(whole, box, 0.5).x).toBe(250);
  });
});
