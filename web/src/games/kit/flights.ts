/** Flights that games have in common: what comes from somewhere to a player, and what a player gives away. */

import type { Flyer, Step } from "../../motion/steps";
import type { Icon } from "./icons";

/** Where a player's things are in sight: the purse if it is shown, else the player. */
export const purse = (seat: number, what = "dollars"): string[] => [`${what} ${seat}`, `seat ${seat}`];

/** Something goes to a player. */
export function comes(seat: number, icon: Icon, from: string[], text?: string, to = [`seat ${seat}`]): Step {
  return { kind: "fly", what: flyer(icon, seat, text), from, to };
}

/** Something leaves a player. */
export function goes(seat: number, icon: Icon, to: string[], text?: string, from = [`seat ${seat}`]): Step {
  return { kind: "fly", what: flyer(icon, seat, text), from, to };
}

function flyer(icon: Icon, seat: number, text?: string): Flyer {
  return text === undefined ? { icon, seat } : { icon, seat, text };
}

/** What is counted in a purse, as a picture. */
const COUNTED: Record<string, Icon> = { dollars: "coin", certificates: "certificate", "exchange-tokens": "token", cards: "card", tokens: "token" };

export const counted = (thing: string): Icon => COUNTED[thing] ?? "token";
