/** The signs of El Paso: what the trail games share, and its own. */

import type { Icon } from "../kit/icons";
import { SHARED, sign, type LegendRow } from "../kit/legend";

const own = (icon: Icon, text = ""): LegendRow => sign(icon, text, `ep-${icon}`);

export const LEGEND: LegendRow[] = [
  ...SHARED,
  { name: "ep-permanent", signs: [{ as: "certificate", text: "∞" }] },
  own("cowboy"),
  own("builder"),
  own("engineer"),
  own("rounder"),
  own("worker"),
  own("boot", "3"),
  own("engine"),
  own("draw"),
  own("objective"),
  own("bonus"),
  own("token"),
  own("disc"),
  { name: "ep-duplicate", signs: [{ as: "icon", icon: "cattle" }, { as: "text", text: "=" }, { as: "icon", icon: "cattle" }] },
  own("aux"),
  { name: "ep-light", face: "white" },
  { name: "ep-dark", face: "black" },
];
