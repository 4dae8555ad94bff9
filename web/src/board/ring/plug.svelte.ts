/** Where the board, when it has come, puts its words for the rest of the page. */

import type { Question } from "../../contract";
import type { Scene } from "../../naming";

export interface Plug {
  name: (scene: Scene, text: string) => string | null;
  detail: (scene: Scene, text: string) => string[];
  /** What is asked at the table that is shown; `null` while no board of El Paso is. */
  ask: (question: Question) => string | null;
}

export const EMPTY: Plug = { name: () => null, detail: () => [], ask: () => null };

export const plugged = $state<Plug>({ ...EMPTY });
