/** What every piece of the board of El Paso needs to know, handed down by context. */

import { createContext } from "svelte";
import type { Acting } from "../kit/acting";
import type { Looking } from "../kit/board.svelte";
import type { ElPasoLayout as Layout, ElPasoView, PlayerTally, ElPasoTables as Tables } from "./contract";
import type { Provenance } from "./origin";

export interface Table extends Looking, Acting {
  readonly tables: Tables;
  readonly layout: Layout;
  readonly view: ElPasoView;
  /** What the rules count for each player. */
  readonly tallies: PlayerTally[];
  readonly provenance: Provenance;
  readonly game: string;
  /** Are the marks of reconstructed figures shown? */
  readonly marks: boolean;
}

export const [getTable, setTable] = createContext<Table>();
