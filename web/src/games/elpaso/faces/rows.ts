/** Where the actions of a tile or of a train card stand on it: drawn there, and pressed there. */

import type { Printed } from "../../kit/local";
import { lines, type Sign } from "../../kit/signs";

/** The width of a row of a tile. */
export const WIDE = 74;

interface Row extends Printed {
  row: Sign[];
}

/** The rows of a tile from top to bottom, and how far they are apart: none has to shrink much, longer ones go on below. */
export function tileRows(effects: Sign[][]): { rows: Row[]; step: number } {
  const cut = effects.flatMap((effect, n) => lines(effect, WIDE).map((row) => ({ row, effect: n })));
  const step = Math.min(23, 63 / cut.length);
  const top = 8 - ((cut.length - 1) * step) / 2;
  return { rows: cut.map((one, i) => ({ ...one, y: top + i * step })), step };
}

/** The size of a train card. */
export const WAGON = { width: 144, height: 112 };

/** The rows of a train card; the locomotive's are a little lower. */
export function wagonRows(effects: Sign[][], first: boolean): { rows: Row[]; step: number } {
  const step = effects.length > 2 ? 18 : 21;
  const top = 58 - ((effects.length - 1) * step) / 2 + (first ? 4 : 0);
  return { rows: effects.map((row, n) => ({ row, effect: n, y: top + n * step })), step };
}
