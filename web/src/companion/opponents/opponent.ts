/** What a game gives to the companion: its opponent for one, in `games/KIND/NAME/index.ts`. */

import type * as wire from "../../contract";
import type { Sign } from "../../games/kit/signs";
import type { Desk, Line, Script, Told } from "./base";

/** By name the figures of an opponent, as the generated contract of its folder has them. */
export interface Figures {}

export type Name = keyof Figures;

/** A solo opponent with its figures. */
export type OpponentFigures = { [N in Name]: Omit<wire.Opponent, "name" | "figures"> & { name: N; figures: Figures[N] } }[Name];
type Named<N extends Name> = Extract<OpponentFigures, { name: N }>;

/** What `GET /api/companion` answers. */
export type Companion = Omit<wire.Companion, "opponents"> & { opponents: OpponentFigures[] };

export type Options = Record<string, string>;

/** What an opponent offers: a script, and what follows from its things. */
export interface Side {
  script(): Script<void>;
  score(): Line[];
  status(): Told[];
}

/** What is drawn on a card that was turned up. */
export interface Face {
  name: string;
  move: Sign[];
  /** Whose specialization it takes; empty: anybody's. */
  needs: Sign[];
  action: Sign[];
}

/** What a choice means: a message, its numbers, and the names of things in it. */
export interface Why {
  key: string;
  values: Record<string, number>;
  things: Record<string, string>;
}

export interface Opponent {
  name: Name;
  side(desk: Desk, opponent: OpponentFigures, options: Options): Side;
  /** What a choice of its own option means, with its figures. */
  why(opponent: OpponentFigures, choice: string): Why;
  /** The face of the card that a line tells of; null: it tells of none. */
  face(opponent: OpponentFigures, told: Told): Face | null;
}

const FOUND = import.meta.glob<Opponent>("../../games/*/*/index.ts", { import: "default" });
const met = new Map<Name, Opponent>();

/** Loads an opponent; only then it can play. */
export async function meet({ name }: OpponentFigures): Promise<void> {
  const [, load] = Object.entries(FOUND).find(([path]) => path.endsWith(`/${name}/index.ts`)) ?? [];
  if (load) met.set(name, await load());
}

export function opponentOf({ name }: OpponentFigures): Opponent {
  const found = met.get(name);
  if (!found) throw new Error(`nobody has met ${name}`);
  return found;
}

function isNamed<N extends Name>(name: N, figures: OpponentFigures): figures is Named<N> {
  return figures.name === name;
}

/** An opponent as the one of this name. */
export function only<N extends Name>(name: N, figures: OpponentFigures): Named<N> {
  if (!isNamed(name, figures)) throw new Error(`the figures of another opponent than ${name}`);
  return figures;
}
