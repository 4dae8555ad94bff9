/** What every part of a sheet needs to know, handed down by context. */

import { getContext, setContext } from "svelte";
import type { Score } from "../../contract";
import type { Board, Effect, Laid, Sheet, SheetTally, PioneerView, Tables, Worth } from "./model";

export interface Table {
  readonly tables: Tables;
  readonly view: PioneerView;
  readonly board: Board;
  readonly you: number | null;
  /** Whoever looks at a replay plays on no seat: nobody is called "you". */
  readonly replay: boolean;
  readonly names: string[];
  /** Points if the game ended now, by seat; alone, the target comes last. */
  readonly scores: Score[];
  /** The seat whose sheet is shown large. */
  readonly seat: number;
  readonly sheet: Sheet;
  /** What the rules count on the shown sheet, and on each. */
  readonly tally: SheetTally;
  readonly tallies: SheetTally[];
  readonly laid: Laid;
  /** What may be chosen, by text; only while the own sheet is shown. */
  readonly legal: ReadonlySet<string>;
  /** The tracks that may be laid. */
  readonly tracks: readonly string[];
  /** What a track would do, once the server has said so. */
  effect(track: string): Effect | null;
  /** What the hand of this round would be with a card. */
  hand(card: string): Worth | null;
  /** The action that is pointed at. */
  readonly preview: string | null;
  act(text: string): void;
  point(text: string | null): void;
  say(text: string): string;
  why(text: string): string | null;
  look(seat: number): void;
}

const KEY = Symbol("table of Pioneer Rails");

export const setTable = (table: Table): Table => setContext(KEY, table);
export const getTable = (): Table => getContext<Table>(KEY);
