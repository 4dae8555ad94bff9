/** The signs that boards of cattle and trains share, in the order in which they are explained. */

import type { Icon } from "./icons";
import type { Sign } from "./signs";

export interface LegendRow {
  name: string;
  signs?: Sign[];
  /** What lies on the board itself is shown as it lies there. */
  face?: "cow" | "white" | "black";
}

export const sign = (icon: Icon, text = "", name: string = icon): LegendRow => ({ name, signs: [{ as: "icon", icon, text }] });

/** What all of them say by the same signs. */
export const SHARED: LegendRow[] = [
  { name: "coin", signs: [{ as: "coin", text: "2" }, { as: "coin", text: "−2" }] },
  { name: "certificate", signs: [{ as: "certificate", text: "1" }] },
  sign("vp", "3"),
  sign("arrow"),
  sign("or"),
  { name: "cow", signs: [2, 4, 7].map((breed) => ({ as: "cow", breed, text: "2" })) },
  { name: "value", signs: [{ as: "cow", breed: 0, text: "3" }] },
  sign("cattle"),
  { name: "cow-card", face: "cow" },
  sign("card", "+1"),
  sign("remove", "1"),
  sign("building"),
  sign("deliver"),
];
