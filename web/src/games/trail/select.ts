/** What of the documents of a trail game is looked for again and again. */

import { only, type Components, type PlayState } from "../documents";
import { must } from "../kit/pieces";
import type { Building, Objective, TrailDocuments, TrailLayout as Layout, TrailTables as Tables, TrailView } from "./contract";

declare module "../documents" {
  interface Documents {
    trail: TrailDocuments;
  }
}

/** True for the seat of the automa. */
export const isAutoma = (view: TrailView, seat: number): boolean =>
  !!view.automa && seat === view.players.length - 1;

export const tablesOf = (components: Components): Tables => only("trail", components).tables;
export const layoutOf = (components: Components): Layout => only("trail", components).layout;
export const viewOf = (state: PlayState): TrailView => must(only("trail", state).view);

/** Who owns a private building tile such as `1:6`, and its number. */
export function owned(tile: string | undefined): { owner: number; number: number } | null {
  const match = /^(\d+):(\d+)$/.exec(tile ?? "");
  return match ? { owner: Number(match[1]), number: Number(match[2]) } : null;
}

export function buildingOf(tables: Tables, view: TrailView, tile: string): Building | null {
  const mine = owned(tile);
  if (mine) return sideOf(tables, view, mine.number, mine.owner);
  return tables.neutral.find((side) => side.name === tile) ?? null;
}

/** The side in play of a seat's private building; an automa has its own. */
export function sideOf(tables: Tables, view: TrailView, number: number, owner: number): Building {
  const sides = must(tables.private[number - 1]);
  const side = isAutoma(view, owner) ? must(tables.automa).side : "ab".indexOf(view.sides[number - 1] ?? "");
  return must(sides[side]);
}

/** What entering each place costs a seat, or a stranger; free places are left out. */
export function feesOf(state: PlayState, you: number | null): Record<string, number> {
  const tally = only("trail", state).tally;
  return (you === null ? tally?.fees : tally?.players[you]?.fees) ?? {};
}

export const cardOf = (tables: Tables, name: string): Tables["cards"][number] | undefined =>
  tables.cards.find((row) => row.name === name);
export const objectiveOf = (tables: Tables, name: string): Objective | undefined =>
  tables.objectives.find((row) => row.name === name);

/** The trades of the workers, in the order of the tables. */
export const tradesOf = (view: TrailView): string[] => Object.keys(view.players[0]?.workers ?? {});
