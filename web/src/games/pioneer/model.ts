/** The tables and the view of Pioneer Rails in types, and which lines meet where on a sheet. */

import { only, type Components, type Foresight, type PlayState } from "../documents";
import { must } from "../kit/pieces";
import type { Frame, MapTable, PioneerDocuments, PioneerTables as Tables, PioneerView, Promise as Promised, Sheet, SheetTally } from "./contract";
import { gridOf, SUITS, vertexOf, type Cell, type Grid } from "./geometry";

export type { Goal, Laid as Effect, MapTable, Now, PioneerTables as Tables, PioneerView, Sheet, SheetTally, Worth } from "./contract";

declare module "../documents" {
  interface Documents {
    pioneer: PioneerDocuments;
  }
}

export const tablesOf = (components: Components): Tables => only("pioneer", components).tables;
export const viewOf = (state: PlayState): PioneerView => must(only("pioneer", state).view);
export const talliesOf = (state: PlayState): SheetTally[] => must(only("pioneer", state).tally).sheets;

/** What the server says that a choice would do. */
export function promised(foresight: Foresight | null, text: string): Promised | null {
  return (foresight && only("pioneer", foresight).actions.find((row) => row.action === text)?.more) ?? null;
}

export const ROUNDS = 4;
export const TURNS = 5;
export const BANK_LIMIT = 4;

/** One side of the printed sheet, made ready to draw on. */
export interface Board {
  data: MapTable;
  grid: Grid;
  /** Vertex to the number of its town. */
  towns: Map<number, number>;
  townAt: number[];
  /** Vertex to the suit of the station that it is a corner of. */
  corners: Map<number, number>;
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
    towns: new Map(townAt.map((v, number) => [v, number])),
  };
  boards.set(data, board);
  return board;
}

/** How many sides are printed beside a cell as what it needs; 0 if none are. */
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

/** The railways that end in each town, T1 first. */
export function townSuits(board: Board, laid: Laid): Set<number>[] {
  const found = junctions(board, laid);
  return board.townAt.map((vertex) => found.get(vertex)?.suits ?? new Set());
}

/** A dump leaves out what is as by default: seat 0. */
const seatOf = (frame: Frame): number => frame.seat ?? 0;

/** What a seat is doing, as far as everybody may know. */
export type Doing = "plays" | "done" | "waits" | "over";

export function doingOf(view: Pick<PioneerView, "stack">, seat: number): Doing {
  const top = view.stack.at(-1);
  if (!top) return "over";
  if (top.is === "Parallel") return top.stacks?.[seat]?.length ? "plays" : "done";
  return seatOf(top) === seat ? "plays" : "waits";
}

/** Frames of the question that a seat is asked, the first on top. */
export function asks(view: Pick<PioneerView, "stack">, seat: number | null): string {
  const top = view.stack.at(-1);
  if (!top || seat === null) return "";
  if (top.is === "Parallel") return top.stacks?.[seat]?.at(-1)?.is ?? "";
  return seatOf(top) === seat ? top.is : "";
}

export const rankOf = (card: string): string => card.slice(0, -1);
export const suitOf = (card: string): number => "HDCS".indexOf(card.slice(-1));
