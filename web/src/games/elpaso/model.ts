/** The view and the tables of El Paso in types, and which piece stands for which action. */

import type { Choice, Components, Refusal } from "../../contract";
import type { View } from "../../messages";
import type { BotCard } from "../kit/botCards";
import { must, shaped, type Effect, type PieceAction, type Point } from "../kit/pieces";
import type { Provenance } from "./origin";

export interface Node {
  name: string;
  kind: string;
  after: string[];
}

export interface Card {
  name: string;
  breed: number;
  value: number;
  vp: number;
  own: number;
  market: number;
}

export interface Need {
  classes: number[];
  count: number;
}

export interface Token {
  name: string;
  vp: number;
  needs: Need[];
  permanent: number;
  duplicate: number;
  immediate: Effect | null;
}

export interface Post {
  name: string;
  value: number;
  dark: boolean;
  repeatable: boolean;
  vp: number;
  reward: Effect[];
}

export interface Slot {
  name: string;
  dark: boolean;
  dollars: number;
  permanent: number;
  hand: number;
  steps: number;
}

export interface Kind {
  builders: number;
  vp: [number, number];
  sides: [Effect[], Effect[]];
}

export interface Tables {
  nodes: Node[];
  costs: number[];
  neutral: { name: string; effects: Effect[] }[];
  kinds: Kind[];
  train: { engineers: number; sides: [Effect[], Effect[]] }[];
  sources: { name: string; effects: Effect[] }[];
  first_train_source: number;
  cards: Card[];
  first_worker: number;
  simmental: number;
  fields: { name: string; cowboys: number; dollars: number; cards: number[] }[];
  posts: Post[];
  slots: Slot[];
  aux: { slot: number; open: boolean; base: Effect; upgraded: Effect | null }[];
  tokens: Token[];
  first_bonus: number;
  simmentals: number[];
  display: number;
  markers: number;
  hand: number;
  steps: number;
  certificates: number;
  dollars_per_worker: number;
  all_rounder_price: number;
  el_paso_dollars: number;
  simmental_space_vp: number;
  sue: BotCard[];
  anytime: { action: string; effect: Effect }[];
}

export interface Layout {
  size: Point;
  nodes: Record<string, Point>;
  posts: Record<string, Point>;
  simmental: Point;
}

export interface Player {
  dollars: number;
  certificates: number;
  exchanges: number;
  rancher: string | null;
  ready: Record<string, number>;
  discs: string[];
  posts: Record<string, number>;
  hand: string[];
  draw: string[];
  discard: string[];
  unseen: string[];
  tokens: string[];
}

export interface Sue {
  row: string[];
  joined: Record<string, number>;
  resources: string[];
  bot: string[];
  used: string[];
}

export interface ElPasoView {
  options: Record<string, string>;
  sides: string;
  train: string;
  turn: number;
  trail: Record<string, string>;
  cattle: Record<string, number>;
  workers: Record<string, number>;
  buildings: Record<string, number>;
  simmental: number;
  display: string[];
  objectives: string[];
  bonuses: string[];
  gone: string[];
  ender: number | null;
  steps: number;
  visit: number;
  players: Player[];
  stack: Effect[];
  sue?: Sue;
}

export const tablesOf = (components: Components): Tables => shaped<Tables>(components.tables);
export const layoutOf = (components: Components): Layout => shaped<Layout>(components.layout);
export const viewOf = (view: View): ElPasoView => shaped<ElPasoView>(view);
export const provenanceOf = (components: Components): Provenance =>
  shaped<Provenance>(components.provenance ?? {});

export const EL_PASO = "EP";
export const ALL_ROUNDER = "all_rounder";
export const SUE = 1;

/** On which kind of piece each verb is shown; the rest of the text names the piece. */
const PIECES: Record<string, string> = {
  go: "node",
  site: "node",
  take: "token",
  draw: "stack",
  discard: "hand",
  remove: "hand",
  hire: "hire",
  buy: "breed",
  train: "train",
  build: "kind",
  post: "post",
  disc: "disc",
  aux: "aux",
  spend: "worker",
  exchange: "exchange",
  certificates: "certificates",
};

export function pieceOf(text: string, verb: string): string | null {
  const kind = PIECES[verb];
  return kind ? `${kind} ${text.slice(verb.length + 1)}`.trim() : null;
}

/** Actions by piece: `node n1`, `post 12`; what can be done goes before what is refused. */
export function actions(legal: Choice[], refusals: Refusal[], far: string[], rancher: string | null): Map<string, PieceAction> {
  const found = new Map<string, PieceAction>();
  for (const { actions, verb } of refusals) {
    for (const text of actions) {
      const piece = pieceOf(text, verb);
      if (piece && !found.has(piece)) found.set(piece, { text, legal: false });
    }
  }
  for (const name of far) found.set(`node ${name}`, { text: `go ${name}`, legal: true });
  for (const { text, verb } of legal) {
    const piece = verb === "stop" && rancher ? `node ${rancher}` : pieceOf(text, verb);
    if (piece) found.set(piece, { text, legal: true });
  }
  return found;
}

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

export const cardOf = (tables: Tables, name: string): Card => must(tables.cards.find((row) => row.name === name));
export const tokenOf = (tables: Tables, name: string): Token | undefined =>
  name ? tables.tokens.find((row) => row.name === name) : undefined;
export const isObjective = (tables: Tables, name: string): boolean =>
  tables.tokens.findIndex((row) => row.name === name) < tables.first_bonus;

/** The kinds of workers, in the order of the tables. */
export const workersOf = (tables: Tables): string[] => tables.cards.slice(tables.first_worker).map((card) => card.name);

/** What an auxiliary action gives a player now: more, once its disc is gone; `null` while it is locked. */
export function auxOf(tables: Tables, p: Player, number: number): Effect | null {
  const row = must(tables.aux[number - 1]);
  const covered = p.discs.includes(must(tables.slots[row.slot]).name);
  if (covered) return row.open ? row.base : null;
  return row.upgraded ?? row.base;
}

const cleared = (tables: Tables, p: Player): Slot[] => tables.slots.filter((slot) => !p.discs.includes(slot.name));
const sum = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Permanent certificates: from cleared slots and from tokens. */
export function permanentOf(tables: Tables, p: Player): number {
  const tokens = p.tokens.map((name) => tokenOf(tables, name)?.permanent ?? 0);
  return sum(cleared(tables, p).map((slot) => slot.permanent)) + sum(tokens);
}
export const handLimit = (tables: Tables, p: Player): number =>
  tables.hand + sum(cleared(tables, p).map((slot) => slot.hand));
export const stepLimit = (tables: Tables, p: Player): number =>
  tables.steps + sum(cleared(tables, p).map((slot) => slot.steps));

/** What a hand is worth in El Paso before certificates are spent: each breed once, and duplicates as tokens allow. */
export function handValue(tables: Tables, p: Player): number {
  const values = (names: string[]): number[] => names.map((name) => cardOf(tables, name).value);
  const known = p.hand.filter((name) => name !== "?");
  const breeds = [...new Set(known)];
  const spare = values(known.filter((name, i) => known.indexOf(name) !== i)).sort((a, b) => b - a);
  const extra = sum(p.tokens.map((name) => tokenOf(tables, name)?.duplicate ?? 0));
  return sum(values(breeds)) + sum(spare.slice(0, extra)) + permanentOf(tables, p);
}

/** How many workers each speciality of Sue counts, from left to right. */
export function sueGroups(view: ElPasoView): { trade: string; own: number; joined: number }[] {
  const { sue } = view;
  const ready = view.players[SUE]?.ready ?? {};
  return (sue?.row ?? []).map((trade) => ({ trade, own: ready[trade] ?? 0, joined: sue?.joined[trade] ?? 0 }));
}
