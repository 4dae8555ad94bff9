/** What every piece of a trail board needs to know, handed down by context. */

import { getContext, setContext } from "svelte";
import type { Deed, Layout, Tables, TrailView } from "./model";

export interface Table {
  readonly tables: Tables;
  readonly layout: Layout;
  readonly view: TrailView;
  readonly deeds: Map<string, Deed>;
  readonly you: number | null;
  readonly names: string[];
  readonly preview: string | null;
  act(text: string): void;
  focusText(text: string | null): void;
  say(text: string): string;
  why(text: string): string | null;
}

const KEY = Symbol("table");

export const setTable = (table: Table): Table => setContext(KEY, table);
export const getTable = (): Table => getContext<Table>(KEY);
