/** The hex grid of a sheet, as large as it is drawn: cells, corners, sides and diagonals, by the names of the rules (R1.2, R2.1). */

import { must } from "../kit/pieces";
import type { MapTable, PioneerLayout } from "./contract";

export const R = 40;
/** From side to side. */
export const WIDE = R * Math.sqrt(3);
export const SUITS = ["hearts", "diamonds", "clubs", "spades"] as const;

export type Point = readonly [number, number];

export interface Cell {
  index: number;
  name: string;
  kind: string;
  /** The suit of a station; empty elsewhere. */
  suit: string;
  /** How many drawn sides activate it; 0 if they do not. */
  need: number;
  at: Point;
  /** The cells across its sides, clockwise from the north-east; -1 is off the grid. */
  around: number[];
}

/** One side of the printed sheet, made ready to draw on. */
export interface Board {
  data: MapTable;
  grid: Grid;
  towns: Point[];
}

export interface Grid {
  cells: Cell[];
  byName: Map<string, Cell>;
  vertices: Map<string, Point>;
  /** The ends of each track. */
  tracks: Map<string, readonly [Point, Point]>;
  /** The tracks along sides: all but the diagonals. */
  sides: string[];
  bridges: string[];
  tunnels: string[];
  size: Point;
}

const boards = new WeakMap<MapTable, Board>();

/** The board of a map; made once. */
export function boardOf(layout: PioneerLayout, name: string, data: MapTable): Board {
  const known = boards.get(data);
  if (known) return known;
  const grid = gridOf(layout, name);
  const board = { data, grid, towns: data.towns.map((town) => must(grid.vertices.get(town))) };
  boards.set(data, board);
  return board;
}

/** From halves of a cell's width and of its radius. */
const placed = ([x, y]: Point): Point => [(x * WIDE) / 2, (y * R) / 2];

function cellsOf(layout: PioneerLayout, name: string): Cell[] {
  const { kinds, stations, needs } = must(layout.maps[name]);
  const suits = new Map(Object.entries(stations).map(([suit, cell]) => [cell, suit]));
  return layout.cells.map((cell, index) => ({
    index,
    name: cell.name,
    kind: must(kinds[index]),
    suit: suits.get(cell.name) ?? "",
    need: needs[cell.name] ?? 0,
    at: placed(cell.at),
    around: cell.around,
  }));
}

export function gridOf(layout: PioneerLayout, name: string): Grid {
  const cells = cellsOf(layout, name);
  const { bridges, tunnels } = must(layout.maps[name]);
  const vertices = new Map(Object.entries(layout.vertices).map(([vertex, at]) => [vertex, placed(at)]));
  const all = Object.entries({ ...layout.sides, ...layout.shortcuts });
  const tracks = new Map(all.map(([track, [a, b]]) => [track, [must(vertices.get(a)), must(vertices.get(b))] as const]));
  const wide = Math.max(...cells.map((cell) => cell.at[0]));
  const deep = Math.max(...cells.map((cell) => cell.at[1]));
  const byName = new Map(cells.map((cell) => [cell.name, cell]));
  return { cells, byName, vertices, tracks, bridges, tunnels, sides: Object.keys(layout.sides), size: [wide + WIDE / 2, deep + R] };
}

/** The middle of a track. */
export function middle(grid: Grid, name: string): Point {
  const [a, b] = must(grid.tracks.get(name));
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
