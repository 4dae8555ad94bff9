/** What every part of a sheet needs to know, handed down by context. */

import { createContext } from "svelte";
import type { Score } from "../../contract";
import type { Looking } from "../kit/board.svelte";
import type { Laid, PioneerTables, PioneerView, Sheet, SheetTally, Worth } from "./contract";
import type { Board } from "./geometry";
import type { Tracks } from "./select";

export interface Table extends Looking {
  readonly tables: PioneerTables;
  readonly view: PioneerView;
  readonly board: Board;
  /** Points if the game ended now, by seat; alone, the target comes last. */
  readonly scores: Score[];
  /** Who would win if the game ended now. */
  readonly leading: readonly number[];
  /** The lines of points that nobody can have at this table. */
  readonly empty: readonly string[];
  /** The card of the turn that was put away; empty if there is none. */
  readonly away: string;
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
  /** Says why something cannot be chosen now, or that it has no part in what is asked; by its rule unless another is named. */
  ask(text: string, label: string, rule?: string): void;
  point(text: string | null): void;
  look(seat: number): void;
}

export const [getTable, setTable] = createContext<Table>();
