/** Where the effects of a building stand on its tile: drawn there, and pressed there. */

import { lines, type Sign } from "../../kit/signs";
import type { Building, TrailTables as Tables } from "../contract";
import { signs } from "../signs";

/** The width of a row. */
export const WIDE = 76;

/** How far below the middle of a building its risk is printed. */
export const RISK = 49;

export interface Row {
  row: Sign[];
  y: number;
  /** Which effect of the building it belongs to. */
  effect: number;
}

/** The rows of a tile from top to bottom, and how far they are apart. */
export function rowsOf(building: Building, tables: Tables): { rows: Row[]; step: number } {
  const found = building.effects.flatMap((effect, n) => lines(signs(effect, tables), WIDE).map((row) => ({ row, effect: n })));
  const step = Math.min(22, 63 / found.length);
  const top = 8 - ((found.length - 1) * step) / 2;
  return { rows: found.map((one, i) => ({ ...one, y: top + i * step })), step };
}
