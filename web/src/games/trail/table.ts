/** What every piece of a trail board needs to know, handed down by context. */

import { createContext } from "svelte";
import type { Acting } from "../kit/acting";
import type { Looking } from "../kit/board.svelte";
import type { TrailLayout as Layout, TrailTables as Tables, TrailView } from "./contract";

export interface Table extends Looking, Acting {
  readonly tables: Tables;
  readonly layout: Layout;
  readonly view: TrailView;
  /** What entering each place costs whoever looks; free places are left out. */
  readonly fees: Record<string, number>;
}

export const [getTable, setTable] = createContext<Table>();
