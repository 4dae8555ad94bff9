/** The signs of both editions, in the order in which they are explained. */

import type { Icon } from "../kit/icons";
import { SHARED, sign, type LegendRow } from "../kit/legend";
import type { Sign } from "../kit/signs";

interface TrailRow extends LegendRow {
  /** A small tile by its name. */
  tile?: string;
  /** A card of a goal. */
  goal?: boolean;
  /** Only one of the editions has it. */
  game?: string;
}

const tinted = (name: Icon, ...tints: string[]): Sign[] => tints.map((tint) => ({ as: "icon", icon: name, tint }));

export const LEGEND: TrailRow[] = [
  ...SHARED,
  { ...sign("cowboy"), tile: "cowboy" },
  { ...sign("builder"), tile: "builder", game: "gwt2" },
  { ...sign("builder", "", "craftsman"), tile: "builder", game: "gwt1" },
  { ...sign("engineer"), tile: "engineer" },
  sign("worker"),
  sign("boot", "3"),
  sign("engine", "2"),
  { name: "back", signs: [{ as: "icon", icon: "back" }, { as: "icon", icon: "engine", text: "1" }] },
  sign("draw", "2"),
  sign("objective"),
  { name: "goal-card", goal: true },
  sign("station"),
  sign("city"),
  sign("hazard"),
  { name: "tile", tile: "flood-3-green" },
  { name: "hand", signs: tinted("hand", "green", "") },
  { name: "bandit", signs: tinted("bandit", "green", "orange"), tile: "bandit-green", game: "gwt2" },
  { name: "teepee", signs: tinted("teepee", "green", "blue"), tile: "teepee-green", game: "gwt1" },
  sign("forest"),
  sign("aux"),
  sign("copy"),
  { ...sign("token"), game: "gwt2" },
  { name: "white", face: "white" },
  { name: "black", face: "black" },
];
