/** What every piece of the board of El Paso needs to know, handed down by context. */

import { getContext, setContext } from "svelte";
import { setActing, type Acting } from "../kit/acting";
import type { ElPasoLayout as Layout, ElPasoView, PlayerTally, ElPasoTables as Tables } from "./contract";
import type { Provenance } from "./origin";

export interface Table extends Acting {
  readonly tables: Tables;
  readonly layout: Layout;
  readonly view: ElPasoView;
  /** What the rules count for each player. */
  readonly tallies: PlayerTally[];
  readonly provenance: Provenance;
  readonly you: number | null;
  /** In a replay nobody is called "you". */
  readonly replay: boolean;
  readonly names: string[];
  readonly game: string;
  /** Are the marks of reconstructed figures shown? */
  readonly marks: boolean;
}

const KEY = Symbol("table of El Paso");

export function setTable(table: Table): void {
  setContext(KEY, table);
  setActing(table);
}
export const getTable = (): Table => getContext<Table>(KEY);
