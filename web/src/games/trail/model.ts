/** The view of a trail game in types, and which piece of the board stands for which action. */

import type { Choice, Refusal } from "../../contract";
import { only, type Components, type PlayState } from "../documents";
import { must, type PieceAction } from "../kit/pieces";
import type { Building, Objective, TrailDocuments, TrailLayout as Layout, TrailTables as Tables, TrailView } from "./contract";

export type { Building, Objective, Player, TrailLayout as Layout, TrailTables as Tables, TrailView } from "./contract";

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

/** On which kind of piece each verb is shown; the rest of the text names the piece. */
const PIECES: Record<string, string> = {
  go: "node",
  copy: "node",
  site: "node",
  collect: "node",
  clear: "node",
  engine: "space",
  upgrade: "station",
  lift: "station",
  deliver: "city",
  arrow: "arrow",
  hire: "job",
  tile: "foresight",
  buy: "option",
  cow: "cow",
  reveal: "stack",
  take: "objective",
  disc: "disc",
  discard: "hand",
  remove: "hand",
  play: "hand",
  build: "reserve",
  give: "worker",
  aux: "aux",
  double: "double",
  certificates: "certificates",
  use: "use",
  risk: "risk",
};

/** Actions by piece: `node A`, `space 4.5`, `disc CERT_4`, `use 2 @A`; what is done at once goes before what is far. */
export function actions(legal: Choice[], refusals: Refusal[]): Map<string, PieceAction> {
  const found = new Map<string, PieceAction>();
  for (const { actions, verb } of refusals) {
    for (const text of actions) {
      const piece = pieceOf(text, verb);
      if (piece && !found.has(piece)) found.set(piece, { text, legal: false });
    }
  }
  for (const choice of legal) {
    const piece = pieceOf(choice.text, choice.verb);
    if (piece && !found.get(piece)?.legal) found.set(piece, { text: choice.text, legal: true });
  }
  return found;
}

export function pieceOf(text: string, verb: string): string | null {
  const kind = PIECES[verb];
  return kind ? `${kind} ${text.slice(verb.length + 1)}`.trim() : null;
}

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

/** The side in play of a seat's private building; an automa always builds side b. */
export function sideOf(tables: Tables, view: TrailView, number: number, owner: number): Building {
  const side = isAutoma(view, owner) ? "b" : view.sides[number - 1];
  return must(tables.private[number - 1])[side === "a" ? 0 : 1];
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
