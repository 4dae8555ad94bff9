/** The games of the page: a folder each, found by its name and loaded when it is needed. */

import type { GameUI } from "./contract";

const FOLDERS = import.meta.glob<{ default: GameUI }>("./*/index.ts");

/** The game that is shown where nobody has wished for one; it has the introduction. */
export const FIRST = "gwt2";

/** How a kind of game is shown and told; `components.kind` names its folder. */
export async function uiOf(kind: string): Promise<GameUI> {
  const load = FOLDERS[`./${kind}/index.ts`];
  if (!load) throw new Error(`there is no board for ${kind}`);
  return (await load()).default;
}
