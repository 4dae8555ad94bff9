/** Which part of a board to look at. */

import type { Point } from "./pieces";

/** The pixels a unit of the board that make its smallest texts ten pixels high. */
const LEGIBLE = 1.15;
/** No board comes nearer by itself. */
const NEAREST = 2;
/** What a finger needs, in pixels. */
export const FINGER = 44;
/** How far from the edge a mark is, in pixels. */
const EDGE = 12;
/** The room around what is looked at, in units. */
const ROOM = 70;

interface Size {
  width: number;
  height: number;
}

/** The pixels a unit in which most can be read, and what is seen then be touched. */
export function touchable(places: Point[], sizes: number[], frame: Size): number {
  const [w, h] = [frame.width / LEGIBLE, frame.height / LEGIBLE];
  const [left, top] = around(places, w, h);
  const seen = places.flatMap(([x, y], i) => (x >= left && x <= left + w && y >= top && y <= top + h ? [sizes[i] ?? FINGER] : []));
  return Math.min(Math.max(LEGIBLE, FINGER / Math.min(...seen)), NEAREST);
}

/** The pixels a unit that show all places as large as can be, no farther than the whole board. */
export function fitting(places: Point[], frame: Size, whole: number): number {
  const span = (of: number[]): number => Math.max(...of) - Math.min(...of) + 2 * ROOM;
  const near = Math.min(frame.width / span(places.map(([x]) => x)), frame.height / span(places.map(([, y]) => y)));
  return Math.min(Math.max(near, whole), NEAREST);
}

/** The corner of a window of this size that holds most of the places, as much in its middle as can be. */
export function around(places: Point[], w: number, h: number): Point {
  let best: Point[] = [];
  for (const [left] of places) {
    for (const [, top] of places) {
      const near = places.filter(([x, y]) => x >= left && x <= left + w && y >= top && y <= top + h);
      if (near.length > best.length) best = near;
    }
  }
  const middle = (of: number[]): number => (Math.min(...of) + Math.max(...of)) / 2;
  return [middle(best.map(([x]) => x)) - w / 2, middle(best.map(([, y]) => y)) - h / 2];
}

/** The same window moved just so far that no piece whose middle it shows is cut off. */
export function uncut([x, y]: Point, w: number, h: number, places: Point[], sizes: Size[]): Point {
  const seen = places.flatMap(([px, py], i) => (px >= x && px <= x + w && py >= y && py <= y + h ? [{ px, py, ...(sizes[i] ?? { width: 0, height: 0 }) }] : []));
  const moved = (from: number, span: number, low: number[], high: number[]): number => {
    const [least, most] = [Math.min(...low), Math.max(...high)];
    return most - least > span ? from : Math.max(Math.min(from, least), most - span);
  };
  return [
    moved(x, w, seen.map(({ px, width }) => px - width / 2), seen.map(({ px, width }) => px + width / 2)),
    moved(y, h, seen.map(({ py, height }) => py - height / 2), seen.map(({ py, height }) => py + height / 2)),
  ];
}

/** Where on the edge of a frame marks point to what lies beyond it, and the angle to which; those that would touch are one. */
export function beyond(places: Point[], frame: Size): [x: number, y: number, angle: number][] {
  const [middle, centre] = [frame.width / 2, frame.height / 2];
  const marks: [number, number, number][] = [];
  for (const [x, y] of places) {
    const [dx, dy] = [x - middle, y - centre];
    const part = Math.min((middle - EDGE) / Math.abs(dx), (centre - EDGE) / Math.abs(dy));
    if (Math.abs(dx) <= middle && Math.abs(dy) <= centre) continue;
    const [left, top] = [middle + dx * part, centre + dy * part];
    if (marks.some(([other, above]) => Math.hypot(other - left, above - top) < 2 * EDGE)) continue;
    marks.push([left, top, Math.round((Math.atan2(dy, dx) * 180) / Math.PI)]);
  }
  return marks;
}
