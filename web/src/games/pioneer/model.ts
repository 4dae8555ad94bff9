/** The tables and the view of Pioneer Rails in types, and what follows from the tracks of a sheet. */

import type { Components } from "../../contract";
import type { View } from "../../messages";
import { must, shaped } from "../kit/pieces";
import { edgeVertices, gridOf, rangesOf, SPLITS, SUITS, vertexOf, type Cell, type Grid } from "./geometry";


export interface MapTable {
  name: string;
  rows: string[];
  towns: string[];
  mine: number;
  saloon: number;
  bank: number;
  train_yard: number;
  fort: number;
  banks: number[];
  train_yards: number[];
  forts: number[];
  ranches: number[];
  nuggets: number;
  town_boxes: number;
  circled: number;
}

export interface Goal {
  name: string;
  type: string;
  needs: number;
  text: string;
}

export interface Hand {
  counts: number[];
  name: string;
  points: number;
}

export interface Tables {
  maps: Record<string, MapTable>;
  cards: string[];
  goals: Goal[];
  hands: Hand[];
}

/** What a sheet remembers of an unfinished turn. */
export interface Now {
  card: string;
  railway: string;
  drawn: number;
  boxes: number;
  used: number;
  changed: number;
  ripe: number;
}

export interface Sheet {
  tracks: Record<string, string[]>;
  activated: string[];
  saloons: string[];
  ranks: string[];
  mixed: boolean;
  nuggets: number;
  banked: number;
  circled: number;
  crossed: number;
  bonus: number;
  turns: number;
  bank: number[];
  hands: number[];
  stars: number[];
  now?: Now;
}

interface Frame {
  is: string;
  seat?: number;
  stacks?: Frame[][];
}

export interface PioneerView {
  options: Record<string, string>;
  round: number;
  turn: number;
  dealer: number;
  shown: string[];
  taken: string;
  secret: string[];
  discard: string[];
  goals: string[];
  face_down: string[];
  met: number[];
  sheets: Sheet[];
  before: Sheet[];
  stack: Frame[];
}

export const tablesOf = (components: Components): Tables => shaped<Tables>(components.tables);
export const viewOf = (view: View): PioneerView => shaped<PioneerView>(view);

export const ROUNDS = 4;
export const TURNS = 5;
export const TRACKS_A_TURN = 3;
export const BANK_LIMIT = 4;
export const BUILDINGS = ["saloon", "bank", "train_yard", "fort"];

/** One side of the printed sheet, made ready to draw and to count on. */
export interface Board {
  data: MapTable;
  grid: Grid;
  /** Vertex to the number of its town. */
  towns: Map<number, number>;
  townAt: number[];
  edges: Set<number>;
  ranges: Map<number, number>;
  /** Vertex to the suit of the station that it is a corner of. */
  corners: Map<number, number>;
  open: number[][];
}

/** What bounds a region beside tracks (R9.2). */
const WALLS = ["absent", "river", "mountain", "station"];

/** Cell to the sides that lead from land to land. */
function openSides(grid: Grid): number[][] {
  const land = (cell: Cell | undefined): boolean => cell !== undefined && !WALLS.includes(cell.kind);
  return grid.cells.map((cell) => [0, 1, 2, 3, 4, 5].filter((side) => land(cell) && land(grid.cells[must(cell.around[side])])));
}

const boards = new WeakMap<MapTable, Board>();

/** The board of a map; made once. */
export function boardOf(data: MapTable): Board {
  const known = boards.get(data);
  if (known) return known;
  const grid = gridOf(data.rows);
  const townAt = data.towns.map((name) => vertexOf(grid, name));
  const corners = new Map(
    grid.cells.filter((cell) => cell.suit >= 0).flatMap((cell) => cell.corners.map((v) => [v, cell.suit] as const)),
  );
  const board: Board = {
    data, grid, townAt, corners,
    open: openSides(grid),
    towns: new Map(townAt.map((v, number) => [v, number])),
    edges: edgeVertices(grid),
    ranges: rangesOf(grid),
  };
  boards.set(data, board);
  return board;
}

/** How many drawn sides activate a cell; 0 is not activated by sides (R8.2). */
export function needOf(board: Board, kind: string): number {
  if (kind === "mine" || kind === "saloon" || kind === "bank" || kind === "train_yard" || kind === "fort") return board.data[kind];
  return 0;
}

/** The tracks of a sheet: name to suit. */
export type Laid = Map<string, number>;

export function laidOf(sheet: Sheet): Laid {
  const laid: Laid = new Map();
  SUITS.forEach((suit, number) => {
    for (const name of sheet.tracks[suit] ?? []) laid.set(name, number);
  });
  return laid;
}

export interface Junction {
  tracks: number;
  suits: Set<number>;
}

/** Every vertex with a track: how many, and of which railways. */
export function junctions(board: Board, laid: Laid): Map<number, Junction> {
  const found = new Map<number, Junction>();
  for (const [name, suit] of laid) {
    for (const vertex of must(board.grid.tracks.get(name)).ends) {
      const there = found.get(vertex) ?? { tracks: 0, suits: new Set<number>() };
      there.tracks += 1;
      there.suits.add(suit);
      found.set(vertex, there);
    }
  }
  return found;
}

/** The railheads: loose ends that are no town and no station corner (R1.5). */
export function heads(board: Board, laid: Laid): { vertex: number; suit: number }[] {
  return [...junctions(board, laid)]
    .filter(([v, there]) => there.tracks === 1 && !board.towns.has(v) && !board.corners.has(v))
    .map(([vertex, there]) => ({ vertex, suit: must([...there.suits][0]) }));
}

/** How many sides of a cell are drawn (R6.11). */
export function sidesDrawn(cell: Cell, laid: Laid): number {
  return cell.sides.filter((side) => laid.has(side)).length;
}

/** The ranches that are alone in their region (R9); a shortcut cuts its cell in two. */
export function lonely(board: Board, laid: Laid, cutting = true): string[] {
  const { cells } = board.grid;
  const cuts = cutting ? cutsOf(board, laid) : new Map<number, number>();
  const seen = new Set<number>();
  const alone: string[] = [];
  for (const ranch of cells) {
    if (ranch.kind !== "ranch" || seen.has(2 * ranch.index)) continue;
    const region = regionOf(board, laid, cuts, 2 * ranch.index);
    const ranches = region.filter((node) => must(cells[node >> 1]).kind === "ranch");
    for (const node of ranches) seen.add(node);
    if (ranches.length === 1) alone.push(ranch.name);
  }
  return alone;
}

/** Cell to the diagonal of its shortcut. */
function cutsOf(board: Board, laid: Laid): Map<number, number> {
  const tracks = [...laid.keys()].map((name) => must(board.grid.tracks.get(name)));
  return new Map(tracks.filter((track) => track.diagonal >= 0).map((track) => [track.faces[0], track.diagonal]));
}

/** The part of a cell that a side belongs to: twice the cell, plus one for the second part. */
function partOf(cuts: Map<number, number>, cell: number, side: number): number {
  const cut = cuts.get(cell);
  return 2 * cell + (cut === undefined || (must(SPLITS[cut]) as readonly number[]).includes(side) ? 0 : 1);
}

function regionOf(board: Board, laid: Laid, cuts: Map<number, number>, start: number): number[] {
  const seen = new Uint8Array(2 * board.grid.cells.length);
  const found = [start];
  seen[start] = 1;
  for (const node of found) {
    const cell = must(board.grid.cells[node >> 1]);
    for (const side of must(board.open[cell.index])) {
      if (laid.has(must(cell.sides[side])) || partOf(cuts, cell.index, side) !== node) continue;
      const other = partOf(cuts, must(cell.around[side]), (side + 3) % 6);
      if (!seen[other]) found.push(other);
      seen[other] = 1;
    }
  }
  return found;
}

/** The locations whose condition is met by these tracks and that are not activated yet (R8.1). */
export function ready(board: Board, sheet: Sheet, laid: Laid, cutting = true): string[] {
  const met = board.grid.cells
    .filter((cell) => needOf(board, cell.kind) > 0 && sidesDrawn(cell, laid) >= needOf(board, cell.kind))
    .map((cell) => cell.name);
  const ranches = laid.size ? lonely(board, laid, cutting) : [];
  return [...met, ...ranches].filter((name) => !sheet.activated.includes(name));
}

/** A dump leaves out what is as by default: seat 0. */
const seatOf = (frame: Frame): number => frame.seat ?? 0;

/** What a seat is doing, as far as everybody may know. */
export type Doing = "plays" | "done" | "waits" | "over";

export function doingOf(view: PioneerView, seat: number): Doing {
  const top = view.stack.at(-1);
  if (!top) return "over";
  if (top.is === "Parallel") return top.stacks?.[seat]?.length ? "plays" : "done";
  return seatOf(top) === seat ? "plays" : "waits";
}

/** Frames of the question that a seat is asked, the first on top. */
export function asks(view: PioneerView, seat: number | null): string {
  const top = view.stack.at(-1);
  if (!top || seat === null) return "";
  if (top.is === "Parallel") return top.stacks?.[seat]?.at(-1)?.is ?? "";
  return seatOf(top) === seat ? top.is : "";
}

export const rankOf = (card: string): string => card.slice(0, -1);
export const suitOf = (card: string): number => "HDCS".indexOf(card.slice(-1));
