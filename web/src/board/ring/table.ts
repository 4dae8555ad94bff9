/** What every piece of the board of El Paso needs to know, handed down by context. */

import { getContext, setContext } from "svelte";
import { setActing, type Acting } from "../trail/table";
import type { Layout, RingView, Tables } from "./model";
import type { Provenance } from "./origin";

export interface Ring extends Acting {
  readonly tables: Tables;
  readonly layout: Layout;
  readonly view: RingView;
  readonly provenance: Provenance;
  readonly you: number | null;
  /** In a replay nobody is called "you". */
  readonly replay: boolean;
  readonly names: string[];
  readonly game: string;
  /** Are the marks of reconstructed figures shown? */
  readonly marks: boolean;
}

const KEY = Symbol("ring");

export function setRing(ring: Ring): void {
  setContext(KEY, ring);
  setActing(ring);
}
export const getRing = (): Ring => getContext<Ring>(KEY);
