import { describe, expect, it } from "vitest";
import type { Frame } from "../src/games/pioneer/contract";
import { around, between, nearer, within } from "../src/games/pioneer/frame";
import { gridOf, nearestTo, neighbourTo, vertexOf } from "../src/games/pioneer/geometry";
import { must } from "../src/games/kit/pieces";
import { asks, boardOf, doingOf, heads, promised, townSuits, type Tables } from "../src/games/pioneer/model";
import TABLES from "./traces/pioneer.json";

const tables: Tables = TABLES;
const sideA = must(tables.maps.a);

describe("the grid", () => {
  const grid = gridOf(sideA.rows);

  it("has the cells, corners and sides of the rules (R2.1)", () => {
    const sides = [...grid.tracks.values()].filter((track) => track.diagonal < 0);
    expect([grid.cells.length, grid.vertices.length, sides.length, grid.tracks.size]).toEqual([138, 324, 461, 461 + 3 * 138]);
    const count = (kind: string) => [...grid.tracks.values()].filter((track) => track.kind === kind).length;
    expect(["open", "bridge", "tunnel", "shortcut", "station", "outline"].map(count)).toEqual([325, 10, 8, 222, 24, 94]);
  });

  it("lets six spokes leave a station (R2.8)", () => {
    const corners = new Set(must(grid.byName.get("D3")).corners);
    const spokes = [...grid.tracks.values()].filter(
      (track) => track.kind === "open" && track.ends.some((v) => corners.has(v)),
    );
    expect(spokes.map((track) => track.name).sort()).toEqual(["C3.E", "C4.SE", "D2.NE", "D2.SE", "E3.E", "E4.NE"]);
  });

  it("finds towns on the corner that three cells share (R2.5)", () => {
    const town = vertexOf(grid, "F7.N");
    const around = grid.cells.filter((cell) => cell.corners.includes(town)).map((cell) => cell.name);
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

  it("knows the railheads (R1.5)", () => {
    const board = boardOf(sideA);
    const found = heads(board, new Map([["C11.E", 0], ["B11.SE", 0]]));
    expect(found).toHaveLength(1);
    expect(found[0]?.suit).toBe(0);
  });

  it("knows which railways end in a town", () => {
    const board = boardOf(sideA);
    const side = must([...board.grid.tracks.values()].find((track) => track.ends.includes(must(board.townAt[0]))));
    expect(townSuits(board, new Map([[side.name, 2]])).map((suits) => [...suits])[0]).toEqual([2]);
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
