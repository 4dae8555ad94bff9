/** The view of a trail game in types, and which piece of the board stands for which action. */

import type { Choice, Components, Refusal } from "../../contract";
import type { View } from "../../messages";
import { must, shaped, type Effect, type PieceAction, type Point } from "../kit/pieces";

export interface TrailNode {
  name: string;
  kind: string;
  after: string[];
  beside: string[];
  forest: boolean;
  risk: unknown;
  zone: number;
  dollars: number;
  tokens: number;
}

export interface Building {
  name: string;
  effects: Effect[];
  builders: number;
  vp: number;
  hand: number;
}

export interface Tile {
  name: string;
  kind: string | number;
  what: number;
  hand: number;
  vp: number;
  owner: number;
}

export interface Layout {
  size: Point;
  nodes: Record<string, Point>;
  spaces: Record<string, Point>;
  stations: Record<string, Point>;
  masters: Record<string, Point>;
  cities: Record<string, Point>;
  foresight: Point[][];
  jobs: Point[][];
}

export interface Objective {
  name: string;
  tasks: string[];
  vp: number;
  penalty: number;
  action: Effect | null;
}

export interface Tables {
  nodes: TrailNode[];
  tiles: Tile[];
  neutral: Building[];
  private: [Building, Building][];
  cards: { name: string; breed: number; value: number; vp: number }[];
  objectives: Objective[];
  options: { name: string; cowboys: number; dollars: number; cards: number[]; count: number }[];
  spaces: { name: string; number: number; turnout: boolean; station: number }[];
  stations: { name: string; cost: number; vp: number; black: boolean; master: boolean }[];
  cities: { name: string; value: number; black: boolean; dollars: number; vp: number }[];
  arrows: { vp: number; action: Effect | null }[];
  masters: { name: string; action: Effect | null; certificates: number; vp: number; per: string }[];
  discs: {
    name: string;
    black: boolean;
    dollars: number;
    aux: number;
    steps: number[];
    hand: number;
    certificates: boolean;
    vp: number;
  }[];
  aux: [Effect, Effect][];
  worker_spaces: (Effect | null)[][];
  crosses: number[];
  prices: number[];
  fees: [number, number][];
  steps: number[];
  hand: number;
  certificates: number[];
}

export interface Player {
  dollars: number;
  certificates: number;
  tokens: number;
  herder: string | null;
  engine: string;
  workers: Record<string, number>;
  discs: string[];
  hand: string[];
  draw: string[];
  discard: string[];
  area: string[];
  unseen: string[];
  hazards: string[];
  bandits: string[];
  masters: string[];
  reserve: number[];
  stations: number[];
  cities: Record<string, number>;
}

export interface TrailView {
  options: Record<string, string>;
  sides: string;
  turn: number;
  trail: Record<string, string>;
  foresight: string[][];
  jobs: string[][];
  token: number;
  holder: number | null;
  cattle: string[];
  market: string[];
  objectives: string[];
  display: string[];
  masters: string[];
  players: Player[];
  /** The opponent of a game played alone; the last of the players. */
  automa?: { specialty: string; draw: number[]; discard: number[] } | null;
  stack: Effect[];
}

/** True for the seat of the automa. */
export const isAutoma = (view: TrailView, seat: number): boolean =>
  !!view.automa && seat === view.players.length - 1;

export const tablesOf = (components: Components): Tables =>
  shaped<Tables>(components.tables);
export const layoutOf = (components: Components): Layout =>
  shaped<Layout>(components.layout);
export const viewOf = (view: View): TrailView => shaped<TrailView>(view);

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
};

/** Actions by piece: `node A`, `space 4.5`, `disc CERT_4`. */
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
    if (piece) found.set(piece, { text: choice.text, legal: true });
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

/** What the hands on a tile cost a seat. */
export function fee(tables: Tables, view: TrailView, tile: string, you: number | null): number {
  const mine = owned(tile);
  if (mine && mine.owner === you) return 0;
  const hand = mine
    ? (buildingOf(tables, view, tile)?.hand ?? 0)
    : (tables.tiles.find((row) => row.name === tile)?.hand ?? 0);
  const [green, black] = must(tables.fees[Math.max(view.players.length - 2, 0)]);
  return (hand & 1 ? green : 0) + (hand & 2 ? black : 0);
}

export const cardOf = (tables: Tables, name: string): Tables["cards"][number] | undefined =>
  tables.cards.find((row) => row.name === name);
export const objectiveOf = (tables: Tables, name: string): Objective | undefined =>
  tables.objectives.find((row) => row.name === name);

/** The trades of the workers, in the order of the tables. */
export const tradesOf = (view: TrailView): string[] => Object.keys(view.players[0]?.workers ?? {});
