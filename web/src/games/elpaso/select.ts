/** What of the documents of El Paso is looked for again and again. */

import { only, type Components, type Foresight, type PlayState } from "../documents";
import { must } from "../kit/pieces";
import type { Card, Delivery, Effect, ElPasoDocuments, ElPasoLayout as Layout, ElPasoTables as Tables, ElPasoView, PlayerTally, Token } from "./contract";
import type { Provenance } from "./origin";

declare module "../documents" {
  interface Documents {
    elpaso: ElPasoDocuments;
  }
}

export const tablesOf = (components: Components): Tables => only("elpaso", components).tables;
export const layoutOf = (components: Components): Layout => only("elpaso", components).layout;
export const viewOf = (state: PlayState): ElPasoView => must(only("elpaso", state).view);
export const talliesOf = (state: PlayState): PlayerTally[] => must(only("elpaso", state).tally).players;
export const provenanceOf = (components: Components): Provenance => only("elpaso", components).provenance ?? {};

export const EL_PASO = "EP";
export const ALL_ROUNDER = "all_rounder";
export const SUE = 1;

/** Who owns a regular building such as `1:6`, and its kind. */
export function owned(tile: string | undefined): { owner: number; kind: number } | null {
  const match = /^(\d+):(\d+)$/.exec(tile ?? "");
  return match ? { owner: Number(match[1]), kind: Number(match[2]) } : null;
}

/** The side in play of a kind of building, as an index. */
export const sideOf = (view: ElPasoView, kind: number): 0 | 1 => (view.sides[kind - 1] === "b" ? 1 : 0);
/** The side in play of a train card, as an index. */
export const starOf = (view: ElPasoView, card: number): 0 | 1 => (view.train[card - 1] === "s" ? 1 : 0);

/** What is printed on a tile of the trail. */
export function effectsOf(tables: Tables, view: ElPasoView, tile: string | undefined): Effect[] {
  const mine = owned(tile);
  if (mine) return must(tables.kinds[mine.kind - 1]).sides[sideOf(view, mine.kind)];
  return tables.neutral.find((row) => row.name === tile)?.effects ?? [];
}

export const trainEffects = (tables: Tables, view: ElPasoView, card: number): Effect[] =>
  must(tables.train[card - 1]).sides[starOf(view, card)];

/** Whose actions are asked about by their number alone: the rancher's place, or an open card as `train-2`; empty if none are. */
export function openAt(tables: Tables, view: ElPasoView): string {
  const top = view.stack.at(-1);
  if (top?.is !== "Perform") return "";
  const cards = Number(top.source ?? 0) - tables.first_train_source;
  return cards < 0 ? (view.players[Number(top.seat ?? 0)]?.rancher ?? "") : `train-${Math.floor(cards / 2) + 1}`;
}

export const cardOf = (tables: Tables, name: string): Card => must(tables.cards.find((row) => row.name === name));
export const tokenOf = (tables: Tables, name: string): Token | undefined =>
  name ? tables.tokens.find((row) => row.name === name) : undefined;
export const isObjective = (tables: Tables, name: string): boolean =>
  tables.tokens.findIndex((row) => row.name === name) < tables.first_bonus;

/** What the server says that a delivery would be worth. */
export function promised(foresight: Foresight | null, text: string): Delivery | null {
  return (foresight && only("elpaso", foresight).actions.find((row) => row.action === text)?.more) ?? null;
}

/** The kinds of workers, in the order of the tables. */
export const workersOf = (tables: Tables): string[] => tables.cards.slice(tables.first_worker).map((card) => card.name);

/** What an auxiliary action gives now; `null` while it is locked. */
export function auxOf(tables: Tables, tally: PlayerTally, number: number): Effect | null {
  const row = must(tables.aux[number - 1]);
  const now = must(tally.aux[number - 1]);
  return now === "locked" ? null : (row[now] ?? row.base);
}

/** How many workers each speciality of Sue counts, from left to right. */
export function sueGroups(view: ElPasoView): { trade: string; own: number; joined: number }[] {
  const { sue } = view;
  const ready = view.players[SUE]?.ready ?? {};
  return (sue?.row ?? []).map((trade) => ({ trade, own: ready[trade] ?? 0, joined: sue?.joined[trade] ?? 0 }));
}
