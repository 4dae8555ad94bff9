/** Which part of a board to look at. */

import type { Point } from "./pieces";

/** The corner of a window of this size that holds most of the places, as much in its middle as can be. */
export function around(places: Point[], w: number, h: number): Point {
  let best: Point[] = [];
  for (const [x, y] of places) {
    const near = places.filter(([px, py]) => Math.abs(px - x) <= w / 2 && Math.abs(py - y) <= h / 2);
    if (near.length > best.length) best = near;
  }
  const middle = (of: number[]): number => (Math.min(...of) + Math.max(...of)) / 2;
  return [middle(best.map(([x]) => x)) - w / 2, middle(best.map(([, y]) => y)) - h / 2];
}
