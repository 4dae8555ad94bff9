/** What every part of a sheet needs to know, handed down by context. */

import { getContext, setContext } from "svelte";
import type { Score } from "../../contract";
import type { Laid, PioneerTables, PioneerView, Sheet, SheetTally, Worth } from "./contract";
import type { Board } from "./geometry";
import type { Tracks } from "./select";

export interface Table {
  readonly tables: PioneerTables;
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
  readonly laid: Tracks;
  /** What may be chosen, by text; only while the own sheet is shown. */
  readonly legal: ReadonlySet<string>;
  /** The tracks that may be laid. */
  readonly tracks: readonly string[];
  /** What a track would do, once the server has said so. */
  effect(track: string): Laid | null;
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
