/** Which part of the map is looked at: the whole, a corner of it, or what matters now. */

import { around as windowOf } from "../kit/window";
import type { Point } from "./geometry";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const CLOSEST = 4;

/** A box inside the whole, no smaller than a quarter of it. */
export function within(box: Box, whole: Box): Box {
  const w = Math.min(Math.max(box.w, whole.w / CLOSEST), whole.w);
  const h = Math.min(Math.max(box.h, whole.h / CLOSEST), whole.h);
  const x = Math.min(Math.max(box.x, whole.x), whole.x + whole.w - w);
  const y = Math.min(Math.max(box.y, whole.y), whole.y + whole.h - h);
  return { x, y, w, h };
}

/** Nearer or farther, so that a point stays where it is. */
export function nearer(box: Box, whole: Box, factor: number, at: Point): Box {
  const w = Math.min(Math.max(box.w * factor, whole.w / CLOSEST), whole.w);
  const kept = w / box.w;
  return within({ x: at[0] - (at[0] - box.x) * kept, y: at[1] - (at[1] - box.y) * kept, w, h: box.h * kept }, whole);
}

/** The smallest box of a shape that holds all points with some room around them. */
export function around(points: Point[], whole: Box, room: number, shape: number): Box {
  if (!points.length) return whole;
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  let [w, h] = [Math.max(...xs) + room - left, Math.max(...ys) + room - top];
  const [cx, cy] = [left + w / 2, top + h / 2];
  const least = whole.w / 2.4;
  w = Math.max(w, h * shape, least);
  h = w / shape;
  if (w >= whole.w * 0.92) return whole;
  return within({ x: cx - w / 2, y: cy - h / 2, w, h }, whole);
}

/** The pixels a unit of the map that make its smallest texts ten pixels high. */
export const LEGIBLE = 0.68;

/** All points with some room around them, or as many of them as a small screen can show in letters that can be read. */
export function legibly(points: Point[], whole: Box, room: number, screen: { width: number; height: number }): Box {
  const box = around(points, whole, room, screen.width / Math.max(1, screen.height));
  const [w, h] = [Math.min(screen.width / LEGIBLE, whole.w), Math.min(screen.height / LEGIBLE, whole.h)];
  if (Math.min(screen.width / box.w, screen.height / box.h) >= LEGIBLE || !points.length) return box;
  const [x, y] = windowOf(points.map(([px, py]) => [px, py]), w, h);
  return within({ x, y, w, h }, whole);
}

/** A box on the way from one to another. */
export function between(from: Box, to: Box, part: number): Box {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), w: mix(from.w, to.w), h: mix(from.h, to.h) };
}
