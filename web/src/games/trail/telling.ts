/** How the log of the trail games names places, as they are called on the board, and what a place does. */

import type { GameEvent } from "../../contract";
import type { Built, Telling } from "../../deeds";
import { t } from "../../words";
import type { Scene } from "../contract";
import { HERDING } from "../kit/telling";
import { buildingOf, owned, sideOf, tablesOf, viewOf } from "./select";
import { effectWords } from "./naming";

const AT = ["place", "move", "sam-steps", "site"];

/** A place of the trail: by the letter or the owner of the building that stands there. */
function placeOf(scene: Scene, { thing, seat, verb }: GameEvent, built: ReadonlyMap<string, Built>): string | null {
  const view = viewOf(scene.state);
  const tile = view.trail[thing];
  const there = verb === "site" ? undefined : (built.get(thing) ?? standing(scene, tile));
  if (there) return t(there.seat === seat ? "log-own" : "log-owned", { name: there.name, who: scene.names[there.seat] ?? "" });
  return tile && tablesOf(scene.components).neutral.some((row) => row.name === tile) ? tile : null;
}

function standing(scene: Scene, tile: string | undefined): Built | undefined {
  const mine = owned(tile);
  return mine ? { seat: mine.owner, name: sideOf(tablesOf(scene.components), viewOf(scene.state), mine.number, mine.owner).name } : undefined;
}

export const telling: Telling = {
  ...HERDING,
  thing: (scene, event, built) => (scene.state.view && AT.includes(event.verb) ? placeOf(scene, event, built) : null),
  begins(scene, { verb, thing, amount }) {
    if (!scene.state.view) return null;
    const tables = tablesOf(scene.components);
    const tile = viewOf(scene.state).trail[thing] ?? "";
    const twice = thing.startsWith("double");
    const effect = verb === "auxiliary" ? tables.aux[amount - 1]?.[twice ? 1 : 0] : buildingOf(tables, viewOf(scene.state), tile)?.effects[amount - 1];
    return effect ? effectWords(tables, effect) : null;
  },
};
