/** The drawings of a sheet, in the order in which they are explained. */

import type { PioneerLayout } from "./contract";
import { gridOf, SUITS, type Board } from "./geometry";

export interface LegendRow {
  name: string;
  icons?: readonly string[];
  /** Two cells of a kind, with what leads over or under both. */
  land?: string;
}

const same = (name: string): LegendRow => ({ name, icons: [name] });

export const LEGEND: LegendRow[] = [
  { name: "suits", icons: SUITS },
  ...["mine", "saloon", "bank", "train_yard", "fort", "ranch", "town"].map(same),
  { name: "bridge", land: "river" },
  { name: "tunnel", land: "mountain" },
  { name: "desert", icons: ["cactus", "dune", "tumble"] },
  ...["nugget", "special"].map(same),
  { name: "kinds", icons: ["sheriff", "ranch", "train"] },
  ...["tick", "cross", "pencil", "hourglass"].map(same),
];

const AWAY = [-1, -1, -1, -1, -1, -1];

/** Two cells side by side; the side between them is to be drawn as what leads over or under them. */
const PAIR: Omit<PioneerLayout, "maps"> = {
  cells: [
    { name: "a", at: [1, 2], around: AWAY.with(1, 1) },
    { name: "b", at: [3, 2], around: AWAY.with(4, 0) },
  ],
  vertices: { above: [2, 1], below: [2, 3] },
  sides: { between: ["above", "below"] },
  shortcuts: {},
};

/** A piece of land as a board without towns. */
export function landOf(kind: string): Pick<Board, "grid"> {
  const [bridges, tunnels] = kind === "river" ? [["between"], []] : [[], ["between"]];
  const side = { kinds: [kind, kind], stations: {}, needs: {}, bridges, tunnels };
  return { grid: gridOf({ ...PAIR, maps: { [kind]: side } }, kind) };
}
