/** What every piece of a trail board needs to know, handed down by context. */

import { getContext, setContext } from "svelte";
import type { Deed, Layout, Tables, TrailView } from "./model";

/** What a piece or a chip needs to stand for an action, on any board. */
export interface Acting {
  readonly deeds: Map<string, Deed>;
  readonly preview: string | null;
  act(text: string): void;
  focusText(text: string | null): void;
  say(text: string): string;
  why(text: string): string | null;
}

export interface Table extends Acting {
  readonly tables: Tables;
  readonly layout: Layout;
  readonly view: TrailView;
  readonly you: number | null;
  /** In a replay nobody is called "you". */
  readonly replay: boolean;
  readonly names: string[];
}

const KEY = Symbol("table");

export const setTable = (table: Table): Table => setContext(KEY, table);
export const setActing = (acting: Acting): Acting => setContext(KEY, acting);
export const getTable = (): Table => getContext<Table>(KEY);
