import { describe, expect, it } from "vitest";
import { handOf, largestNetwork, progress, scoreOf, targetOf, total, worthOf } from "../src/games/pioneer/counting";
import { around, between, nearer, within } from "../src/games/pioneer/frame";
import { gridOf, nearestTo, neighbourTo, SUITS, vertexOf } from "../src/games/pioneer/geometry";
import { must } from "../src/games/kit/pieces";
import { asks, boardOf, doingOf, heads, laidOf, type PioneerView, type Tables } from "../src/games/pioneer/model";
import { effectOf } from "../src/games/pioneer/preview";
import SAMPLE from "../src/games/pioneer/sample.json";

interface Said {
  activates: string[];
  town: number;
  specials: number;
}

const tables = SAMPLE.tables as unknown as Tables;
const positions = SAMPLE.positions.map((row) => {
  const view = row.view as unknown as PioneerView;
  const board = boardOf(must(tables.maps[must(view.options.map)]));
  return { ...row, tracks: row.tracks as unknown as Record<string, Said>, view, board, sheet: must(view.sheets[0]) };
});
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

describe("a preview says what the engine does", () => {
  it.each(positions.map((row, i) => [i, row] as const))("at position %i", (_, row) => {
    const suit = SUITS.indexOf((row.sheet.now?.railway ?? "hearts") as "hearts");
    for (const [name, said] of Object.entries(row.tracks)) {
      const effect = effectOf(row.board, row.view, row.sheet, suit, name);
      const found = { activates: [...effect.activates].sort(), town: Number(effect.town >= 0), specials: effect.specials.length };
      expect({ name, ...found }).toEqual({ name, ...said });
    }
  });

  it("of at least one ranch, one town and one special", () => {
    const all = positions.flatMap((row) => Object.values(row.tracks).map((said) => ({ ...said, board: row.board })));
    expect(all.length).toBeGreaterThan(100);
    expect(all.some((row) => row.town)).toBe(true);
    expect(all.some((row) => row.specials)).toBe(true);
    const kinds = all.flatMap((row) => row.activates.map((cell) => row.board.grid.byName.get(cell)?.kind));
    expect(kinds).toContain("ranch");
  });
});

describe("points and goals are counted as the engine does", () => {
  it.each(positions.map((row, i) => [i, row] as const))("at position %i", (_, row) => {
    const lines = scoreOf(row.board, row.sheet);
    expect(Object.fromEntries(lines.map((line) => [line.label, line.points]))).toEqual(row.score);
    expect(total(lines)).toBe(Object.values(row.score).reduce((all, points) => all + points, 0));
    expect(largestNetwork(row.board, laidOf(row.sheet))).toBe(row.network);
    expect(targetOf(row.view)).toBe(row.target);
    for (const [goal, have] of Object.entries(row.goals)) {
      expect([goal, progress(row.board, row.view, row.sheet, goal)]).toEqual([goal, have]);
    }
  });
});

describe("a poker hand", () => {
  it("is worth what the rules say (R5.2)", () => {
    expect(worthOf(tables, ["Q", "Q", "A", "A", "A"])).toEqual({ name: "full house", points: 4 });
    expect(worthOf(tables, ["10", "J", "Q", "K", "A"])).toEqual({ name: "straight", points: 5 });
  });

  it("of a finished round is what the sheet notes, doubled by a saloon (R12.1)", () => {
    for (const { sheet } of positions) {
      sheet.hands.forEach((points, i) => {
        const worth = worthOf(tables, handOf(sheet.ranks, i + 1))?.points ?? 0;
        expect(points).toBe(sheet.saloons[i] === "circled" ? 2 * worth : worth);
      });
    }
  });

  it("that is not full is worth what it has already", () => {
    expect(worthOf(tables, ["K", "A"])).toBeNull();
    expect(worthOf(tables, ["K", "K"])?.name).toBe("pair");
    expect(worthOf(tables, ["K", "K", "K", "A"])?.points).toBe(3);
  });
});

describe("a table", () => {
  it("says who has finished, who plays and who waits (R4.3)", () => {
    const at = (stack: unknown) => [0, 1].map((seat) => doingOf({ stack } as PioneerView, seat));
    expect(at([{ is: "Parallel", stacks: [[], [{ is: "Lay", seat: 1 }]] }])).toEqual(["done", "plays"]);
    expect(at([{ is: "EndTurn" }, { is: "TakeCard", seat: 1 }])).toEqual(["waits", "plays"]);
    expect(at([{ is: "EndTurn" }, { is: "TakeCard" }])).toEqual(["plays", "waits"]);
    expect(asks({ stack: [{ is: "TakeCard" }] } as PioneerView, 0)).toBe("TakeCard");
    expect(at([])).toEqual(["over", "over"]);
  });

  it("knows the railheads (R1.5)", () => {
    const board = boardOf(sideA);
    const found = heads(board, new Map([["C11.E", 0], ["B11.SE", 0]]));
    expect(found).toHaveLength(1);
    expect(found[0]?.suit).toBe(0);
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
