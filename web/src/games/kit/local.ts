/** Local actions as they are printed, one below the other. */

/** A local action on its tile: what it stands for, what it does, and where its rows are. */
export interface Spot {
  /** `use 2` where one stands, `use 2 @F` from afar. */
  piece: string;
  label: string;
  y: number;
  high: number;
}

/** A row of signs, and which action of the tile it belongs to. */
export interface Printed {
  y: number;
  effect: number;
}

/** The spots of the actions of a place, in their words; `scale` says how much larger than its rows the tile is drawn. */
export function spotsOf(labels: string[], printed: { rows: Printed[]; step: number }, place: string, here: boolean, scale = 1): Spot[] {
  return labels.map((label, n) => {
    const own = printed.rows.filter((row) => row.effect === n);
    const y = own.reduce((sum, row) => sum + row.y, 0) / own.length;
    return { piece: `use ${n + 1}${here ? "" : ` @${place}`}`, label, y: y * scale, high: own.length * printed.step * scale };
  });
}
