/** The hex grid of a sheet: cells, corners, sides and diagonals, all by the names of the rules (R1.2, R2.1). */

import { must } from "../kit/pieces";

export const R = 40;
/** From side to side. */
export const WIDE = R * Math.sqrt(3);
export const SUITS = ["hearts", "diamonds", "clubs", "spades"] as const;
export const SIDES = ["NE", "E", "SE", "SW", "W", "NW"] as const;
export const CORNERS = ["N", "NE", "SE", "S", "SW", "NW"] as const;
export const DIAGONALS = [["N-S", 0, 3], ["NE-SW", 1, 4], ["NW-SE", 5, 2]] as const;

const KINDS: Record<string, string> = {
  "..": "desert", "~~": "river", "^^": "mountain", mi: "mine", sa: "saloon",
  ba: "bank", ty: "train_yard", fo: "fort", ra: "ranch", "--": "absent",
};
const STATIONS = ["*H", "*D", "*C", "*S"];
/** Steps to the corners, in halves of a cell's width and of its radius. */
const OFFSETS = [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]] as const;

export type Point = readonly [number, number];

export interface Cell {
  index: number;
  name: string;
  kind: string;
  /** The suit of a station; -1 elsewhere. */
  suit: number;
  at: Point;
  corners: number[];
  /** The tracks along its six sides, clockwise from the north-east. */
  sides: string[];
  /** The cells across those sides; -1 is off the map. */
  around: number[];
}

export type TrackKind = "none" | "outline" | "station" | "bridge" | "tunnel" | "open" | "shortcut";

export interface Track {
  name: string;
  ends: readonly [number, number];
  kind: TrackKind;
  /** Which diagonal of its cell; -1 is a side. */
  diagonal: number;
}

export interface Grid {
  cells: Cell[];
  byName: Map<string, Cell>;
  vertices: Point[];
  tracks: Map<string, Track>;
  size: Point;
}

/** The grid of a map from its rows of two-letter marks. */
export function gridOf(rows: string[]): Grid {
  const cells = cellsOf(rows);
  const vertices: Point[] = [];
  joinCorners(cells, vertices);
  const tracks = tracksOf(cells);
  const wide = Math.max(...cells.map((cell) => cell.at[0]));
  const deep = Math.max(...cells.map((cell) => cell.at[1]));
  return { cells, byName: new Map(cells.map((cell) => [cell.name, cell])), vertices, tracks, size: [wide + WIDE / 2, deep + R] };
}

function cellsOf(rows: string[]): Cell[] {
  const cells: Cell[] = [];
  rows.forEach((line, row) => {
    line.trim().split(/\s+/).forEach((mark, column) => {
      const suit = STATIONS.indexOf(mark);
      const kind = suit >= 0 ? "station" : (KINDS[mark] ?? "absent");
      const at: Point = [WIDE * (column + 0.5 + (row % 2) / 2), R * (1 + 1.5 * row)];
      const name = `${String.fromCharCode(65 + row)}${column + 1}`;
      cells.push({ index: cells.length, name, kind, suit, at, corners: [], sides: [], around: [] });
    });
  });
  const places = new Map(cells.map((cell) => [key(steps(cell)), cell.index]));
  for (const cell of cells) cell.around = SIDES.map((_, side) => places.get(key(across(cell, side))) ?? -1);
  return cells;
}

/** A cell's centre in halves of its width and of its radius: whole numbers. */
function steps(cell: Cell): Point {
  return [Math.round((2 * cell.at[0]) / WIDE), Math.round((2 * cell.at[1]) / R)];
}

function across(cell: Cell, side: number): Point {
  const [x, y] = steps(cell);
  const one = must(OFFSETS[side]);
  const two = must(OFFSETS[(side + 1) % 6]);
  return [x + one[0] + two[0], y + one[1] + two[1]];
}

const key = ([x, y]: Point): string => `${x},${y}`;

function joinCorners(cells: Cell[], vertices: Point[]): void {
  const numbers = new Map<string, number>();
  for (const cell of cells) {
    const [x, y] = steps(cell);
    for (const [dx, dy] of OFFSETS) {
      const at = key([x + dx, y + dy]);
      if (!numbers.has(at)) {
        numbers.set(at, vertices.length);
        vertices.push([((x + dx) * WIDE) / 2, ((y + dy) * R) / 2]);
      }
      cell.corners.push(must(numbers.get(at)));
    }
  }
}

function tracksOf(cells: Cell[]): Map<string, Track> {
  const tracks = new Map<string, Track>();
  for (const cell of cells) {
    SIDES.forEach((side, i) => {
      const other = must(cell.around[i]);
      if (other >= 0 && i >= 3) return;
      const name = `${cell.name}.${side}`;
      const ends = [must(cell.corners[i]), must(cell.corners[(i + 1) % 6])] as const;
      const kind = sideKind(cell.kind, cells[other]?.kind ?? "absent");
      tracks.set(name, { name, ends, kind, diagonal: -1 });
      cell.sides[i] = name;
      if (other >= 0) must(cells[other]).sides[i + 3] = name;
    });
  }
  for (const cell of cells) {
    DIAGONALS.forEach(([label, a, b], diagonal) => {
      const name = `X:${cell.name}:${label}`;
      const ends = [must(cell.corners[a]), must(cell.corners[b])] as const;
      const kind = cell.kind === "desert" ? "shortcut" : "none";
      tracks.set(name, { name, ends, kind, diagonal });
    });
  }
  return tracks;
}

/** What a side is, by the kinds of its two cells (R2.6). */
function sideKind(one: string, two: string): TrackKind {
  if (one === "absent" && two === "absent") return "none";
  if (one === "absent" || two === "absent") return "outline";
  if (one === "station" || two === "station") return "station";
  if (one === "river" && two === "river") return "bridge";
  if (one === "mountain" && two === "mountain") return "tunnel";
  return "open";
}

/** The vertex of a name such as `B1.N`. */
export function vertexOf(grid: Grid, name: string): number {
  const [cell = "", corner = ""] = name.split(".");
  return must(must(grid.byName.get(cell)).corners[CORNERS.indexOf(corner as "N")]);
}

/** The middle of a track. */
export function middle(grid: Grid, name: string): Point {
  const track = must(grid.tracks.get(name));
  const [a, b] = track.ends.map((v) => must(grid.vertices[v])) as [Point, Point];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** The edge to go to from a point in a direction; the nearest that lies that way. */
export function neighbourTo(from: Point, way: Point, places: Point[]): number {
  let best = -1;
  let least = Infinity;
  places.forEach(([x, y], i) => {
    const [dx, dy] = [x - from[0], y - from[1]];
    const along = dx * way[0] + dy * way[1];
    const beside = Math.abs(dx * way[1] - dy * way[0]);
    if (along < 1 || beside > 3 * along) return;
    const cost = along + 2 * beside;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

export function nearestTo(from: Point, places: Point[]): number {
  const far = places.map(([x, y]) => Math.hypot(x - from[0], y - from[1]));
  return far.indexOf(Math.min(...far));
}
