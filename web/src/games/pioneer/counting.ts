/** What a sheet is worth: hands, networks, goals and points, as the rules count them (R5, R10, R13, R16). */

import { SUITS } from "./geometry";
import { must } from "../kit/pieces";
import { BUILDINGS, junctions, laidOf, type Board, type Laid, type Sheet, type PioneerView, type Tables } from "./model";

/** The ranks of a round, counted from 1 (R5.1). */
export const handOf = (ranks: string[], round: number): string[] => ranks.slice((round - 1) * 5, round * 5);

export interface Worth {
  name: string;
  points: number;
}

/** A hand by how often its ranks occur; one that is not full counts as if nothing else would match. */
export function worthOf(tables: Tables, hand: string[]): Worth | null {
  const counts = [...new Set(hand)].map((rank) => hand.filter((other) => other === rank).length);
  const apart = counts.every((count) => count === 1);
  if (hand.length < 5 && apart) return null;
  const full = [...counts, ...Array<number>(5 - hand.length).fill(1)].sort((a, b) => b - a);
  const row = tables.hands.find((known) => known.counts.join() === full.join());
  return row ? { name: row.name, points: row.points } : null;
}

/** The railways that end in each town, T1 first. */
export function townSuits(board: Board, laid: Laid): Set<number>[] {
  const found = junctions(board, laid);
  return board.townAt.map((vertex) => found.get(vertex)?.suits ?? new Set());
}

/** The towns of the largest network: railways that share a town belong together (R10). */
export function largestNetwork(board: Board, laid: Laid): number {
  const towns = townSuits(board, laid);
  let groups: Set<number>[] = [];
  SUITS.forEach((_, suit) => {
    const own = new Set(towns.flatMap((suits, town) => (suits.has(suit) ? [town] : [])));
    const joined = groups.filter((group) => [...group].some((town) => own.has(town)));
    for (const group of joined) for (const town of group) own.add(town);
    groups = [...groups.filter((group) => !joined.includes(group)), own];
  });
  return Math.max(0, ...groups.map((group) => group.size));
}

/** How many locations of a kind are activated. */
export function active(board: Board, sheet: Sheet, kind: string): number {
  return sheet.activated.filter((name) => board.grid.byName.get(name)?.kind === kind).length;
}

/** The last circled number of a score track (R8.10). */
export function highest(values: number[], circled: number): number {
  return circled ? (values[Math.min(circled, values.length) - 1] ?? 0) : 0;
}

const sum = (values: number[]): number => values.reduce((all, value) => all + value, 0);

export interface Line {
  label: string;
  points: number;
}

/** The points of a sheet if the game ended now, line by line (R13). */
export function scoreOf(board: Board, sheet: Sheet, laid: Laid = laidOf(sheet)): Line[] {
  const { data } = board;
  const multiplier = highest(data.train_yards, active(board, sheet, "train_yard"));
  return [
    { label: "poker", points: sum(sheet.hands) },
    { label: "gold", points: sheet.nuggets },
    { label: "banks", points: sum(sheet.bank) },
    { label: "forts", points: highest(data.forts, active(board, sheet, "fort")) },
    { label: "ranches", points: highest(data.ranches, active(board, sheet, "ranch")) },
    { label: "train yards", points: multiplier && multiplier * largestNetwork(board, laid) },
    { label: "towns", points: sheet.circled },
    { label: "goals", points: sum(sheet.stars) },
    { label: "bonus", points: sheet.bonus },
  ];
}

export const total = (lines: Line[]): number => sum(lines.map((line) => line.points));

/** What a lone player must exceed: 60, and 10 for every goal left (R15.7). */
export function targetOf(view: PioneerView): number {
  return 60 + 10 * (view.goals.length - view.met.length + view.face_down.length);
}

/** How far a sheet is with a goal (R16). */
export function progress(board: Board, view: PioneerView, sheet: Sheet, goal: string): number {
  const laid = laidOf(sheet);
  const count = PROGRESS[goal];
  return count ? count(board, sheet, laid, view) : 0;
}

type Count = (board: Board, sheet: Sheet, laid: Laid, view: PioneerView) => number;

/** How many railways have a track for which this holds. */
function railways(laid: Laid, holds: (name: string) => boolean): number {
  return new Set([...laid].filter(([name]) => holds(name)).map(([, suit]) => suit)).size;
}

function suitsAt(board: Board, laid: Laid, name: string): number {
  const cell = must(board.grid.byName.get(name));
  return new Set(cell.sides.map((side) => laid.get(side)).filter((suit) => suit !== undefined)).size;
}

function mostMixed(board: Board, sheet: Sheet, laid: Laid, view: PioneerView): number {
  if (view.options.mixed_at_activation !== "false") return sheet.mixed ? 2 : 0;
  const built = sheet.activated.filter((name) => BUILDINGS.includes(board.grid.byName.get(name)?.kind ?? ""));
  return Math.max(0, ...built.map((name) => suitsAt(board, laid, name)));
}

function ranges(board: Board, laid: Laid): number {
  const sides = [...laid.keys()].map((name) => must(board.grid.tracks.get(name))).filter((track) => track.diagonal < 0);
  return new Set(sides.flatMap((track) => track.faces.map((cell) => board.ranges.get(cell))).filter((n) => n !== undefined)).size;
}

const kindCount = (kind: string): Count => (board, sheet) => active(board, sheet, kind);
const kindOf = (board: Board, name: string) => board.grid.tracks.get(name)?.kind;

const PROGRESS: Record<string, Count> = {
  "1A": (_, sheet) => sheet.banked,
  "1B": (_, sheet) => sheet.nuggets,
  "1C": kindCount("bank"),
  "1D": kindCount("saloon"),
  "1E": kindCount("fort"),
  "1F": (board, _, laid) => railways(laid, (name) => must(board.grid.tracks.get(name)).ends.some((v) => board.edges.has(v))),
  "1G": (board, _, laid) => ranges(board, laid),
  "1H": kindCount("ranch"),
  "1I": (board, _, laid) => railways(laid, (name) => kindOf(board, name) === "tunnel"),
  "1J": mostMixed,
  "1K": (board, _, laid) => townSuits(board, laid).filter((suits) => suits.size).length,
  "1L": (board, _, laid) => Math.max(...SUITS.map((__, suit) => townSuits(board, laid).filter((suits) => suits.has(suit)).length)),
  "1M": (board, _, laid) => railways(laid, (name) => kindOf(board, name) === "bridge"),
  "1N": (board, _, laid) => Math.max(0, ...townSuits(board, laid).map((suits) => suits.size)),
  "1O": kindCount("train_yard"),
};
