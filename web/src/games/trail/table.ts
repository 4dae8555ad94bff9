/** What every piece of a trail board needs to know, handed down by context. */

import { getContext, setContext } from "svelte";
import { setActing, type Acting } from "../kit/acting";
import type { TrailLayout as Layout, TrailTables as Tables, TrailView } from "./contract";

export interface Table extends Acting {
  readonly tables: Tables;
  readonly layout: Layout;
  readonly view: TrailView;
  /** What entering each place costs whoever looks; free places are left out. */
  readonly fees: Record<string, number>;
  readonly you: number | null;
  /** In a replay nobody is called "you". */
  readonly replay: boolean;
  readonly names: string[];
}

const KEY = Symbol("table of a trail game");

export function setTable(table: Table): void {
  setContext(KEY, table);
  setActing(table);
}
export const getTable = (): Table => getContext<Table>(KEY);
