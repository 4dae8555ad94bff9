/** How the log of El Paso names places, as they are called on the board, and what a place does. */

import type { GameEvent } from "../../contract";
import type { Built, Telling } from "../../deeds";
import { t } from "../../words";
import type { Scene } from "../contract";
import { only } from "../documents";
import { HERDING } from "../kit/telling";
import { auxOf, effectsOf, owned, tablesOf, viewOf } from "./select";
import { effectWords } from "./words";

const AT = ["place", "move", "sue-shorter", "sue-inner"];

function placeOf(scene: Scene, { thing, seat }: GameEvent, built: ReadonlyMap<string, Built>): string | null {
  const tile = viewOf(scene.state).trail[thing];
  const mine = owned(tile);
  const there = built.get(thing) ?? (mine && { seat: mine.owner, name: String(mine.kind) });
  if (there) return t(there.seat === seat ? "log-own" : "log-owned", { name: there.name, who: scene.names[there.seat] ?? "" });
  return tile && /^[A-Z]$/.test(tile) ? tile : null;
}

export const telling: Telling = {
  ...HERDING,
  thing: (scene, event, built) => (scene.state.view && AT.includes(event.verb) ? placeOf(scene, event, built) : null),
  begins(scene, { verb, thing, amount, seat }) {
    if (!scene.state.view) return null;
    const [tables, view] = [tablesOf(scene.components), viewOf(scene.state)];
    const own = only("elpaso", scene.state).tally?.players[seat ?? 0];
    const effect = verb === "auxiliary" ? own && auxOf(tables, own, amount) : effectsOf(tables, view, thing)[amount - 1];
    return effect ? effectWords(tables, effect) : null;
  },
  joins: { ...HERDING.joins, "el-paso": ["move"] },
};
