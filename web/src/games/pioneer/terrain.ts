/** The country that the tracks run through: outlines of cells, rivers, and where something grows. */

import { R, type Cell, type Grid, type Point } from "./geometry";
import { must } from "../kit/pieces";

const dot = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The corners of a cell, drawn a little smaller or larger than it is. */
export function corner(cell: Cell, which: number, size: number): Point {
  const angle = (Math.PI / 180) * (60 * which - 90);
  return [cell.at[0] + size * Math.cos(angle), cell.at[1] + size * Math.sin(angle)];
}

/** The outlines of some cells as one path. */
export function hexes(cells: Cell[], size = R): string {
  return cells.map((cell) => `M${[0, 1, 2, 3, 4, 5].map((i) => dot(corner(cell, i, size))).join("L")}Z`).join("");
}

export function linePath(grid: Grid, names: Iterable<string>): string {
  const parts: string[] = [];
  for (const name of names) {
    const [a, b] = must(grid.tracks.get(name));
    parts.push(`M${dot(a)}L${dot(b)}`);
  }
  return parts.join("");
}

/** The area around a track that can be hit, pointed at its ends. */
export function band(grid: Grid, name: string, half: number): string {
  const [a, b] = must(grid.tracks.get(name));
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [ux, uy] = [(b[0] - a[0]) / far, (b[1] - a[1]) / far];
  const at = (along: number, beside: number): Point => [a[0] + ux * along - uy * beside, a[1] + uy * along + ux * beside];
  const inside = half * 0.6;
  return `M${[at(0, 0), at(inside, half), at(far - inside, half), at(far, 0), at(far - inside, -half), at(inside, -half)].map(dot).join("L")}Z`;
}

/** Water flows from river cell to river cell, and off the map at its ends (R2.4). */
export function riverPath(grid: Grid): string {
  return grid.cells.filter((cell) => cell.kind === "river").map((cell) => bend(grid, cell)).join("");
}

function bend(grid: Grid, cell: Cell): string {
  const mouths = cell.around.flatMap((other, side) => (grid.cells[other]?.kind === "river" ? [sideMiddle(cell, side)] : []));
  if (mouths.length === 1) {
    const outlets = cell.around.flatMap((other, side) => (other < 0 ? [sideMiddle(cell, side)] : []));
    const far = (p: Point): number => Math.hypot(p[0] - must(mouths[0])[0], p[1] - must(mouths[0])[1]);
    mouths.push(outlets.sort((a, b) => far(b) - far(a))[0] ?? cell.at);
  }
  if (mouths.length === 2) return `M${dot(must(mouths[0]))}Q${dot(cell.at)} ${dot(must(mouths[1]))}`;
  return mouths.map((mouth) => `M${dot(mouth)}L${dot(cell.at)}`).join("");
}

function sideMiddle(cell: Cell, side: number): Point {
  const [a, b] = [corner(cell, side, R), corner(cell, (side + 1) % 6, R)];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** A number from 0 to 99 that is always the same for a cell. */
export function luck(cell: Cell): number {
  return ((cell.index + 3) * 2654435761) % 4294967296 % 100;
}

/** What grows in a desert cell; most are bare. */
export function growth(cell: Cell): string {
  const n = luck(cell);
  if (cell.kind !== "desert") return "";
  return n < 13 ? "cactus" : n < 30 ? "dune" : n < 36 ? "tumble" : "";
}
