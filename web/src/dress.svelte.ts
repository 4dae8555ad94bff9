/** Own colour and shape: how the pieces of a table look to whoever looks. Nobody else sees them so. */

import { prefs } from "./prefs.svelte";

export const COLOURS = ["red", "blue", "yellow", "purple", "green", "grey", "brown", "teal"] as const;
export const SHAPES = ["circle", "square", "triangle", "diamond"] as const;

const eyes = $state({ seat: null as number | null });

/** The number that a seat has when two of them change places, so that no two seats ever share one. */
export function swapped(number: number, own: number, wished: number): number {
  if (number === own) return wished;
  return number === wished ? own : number;
}

function dressed(seat: number, wished: number, of: number): number {
  const number = seat % of;
  return eyes.seat === null || wished < 0 ? number : swapped(number, eyes.seat % of, wished);
}

/** The shape of a seat's pieces, as this viewer likes them. */
export function shapeOf(seat: number): (typeof SHAPES)[number] {
  return SHAPES[dressed(seat, SHAPES.indexOf(prefs.shape as (typeof SHAPES)[number]), SHAPES.length)] ?? "circle";
}

/** From now on the page is looked at through this seat, or through none. */
export function lookAs(seat: number | null): void {
  eyes.seat = seat;
  const wished = COLOURS.indexOf(prefs.colour as (typeof COLOURS)[number]);
  for (const number of COLOURS.keys()) {
    const colour = `var(--colour-${dressed(number, wished, COLOURS.length)})`;
    document.documentElement.style.setProperty(`--seat-${number}`, seat === null ? "" : colour);
  }
}
