/** Which part of a board to look at. */

import type { Point } from "./pieces";

/** The pixels a unit of the board that make its smallest texts ten pixels high. */
const LEGIBLE = 1.15;
/** No board comes nearer by itself. */
const NEAREST = 2;
/** What a finger needs, in pixels. */
export const FINGER = 44;
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
