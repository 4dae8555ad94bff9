/** What every part of a sheet needs to know, handed down by context. */

import { getContext, setContext } from "svelte";
import type { Board, Laid, Sheet, PioneerView, Tables } from "./model";
import type { Effect } from "./preview";

export interface Table {
  readonly tables: Tables;
  readonly view: PioneerView;
  readonly board: Board;
  readonly you: number | null;
  /** Whoever looks at a replay plays on no seat: nobody is called "you". */
  readonly replay: boolean;
  readonly names: string[];
  /** The seat whose sheet is shown large. */
  readonly seat: number;
  readonly sheet: Sheet;
  readonly laid: Laid;
  /** What may be chosen, by text; only while the own sheet is shown. */
  readonly legal: ReadonlySet<string>;
  /** The tracks that may be laid, with what each of them does. */
  readonly effects: ReadonlyMap<string, Effect>;
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
