/** What happened as steps that can be seen: who walks where, what flies from where to where, what appears. */

import type { Entry, GameEvent } from "../contract";
import type { Icon } from "../games/kit/icons";
import type { PlayState } from "../games/documents";

/** What flies: a picture and a few letters, in the colour of a seat if it is somebody's. */
export interface Flyer {
  icon: Icon;
  text?: string;
  seat?: number;
}

/** One thing that is seen. Pieces are named as on the board: `node A`, `herder 1`; of several the first in sight counts. */
export type Step =
  | { kind: "walk"; mover: string; to: string; /** What lies between. */ by?: (from: string) => string[] }
  | { kind: "fly"; what: Flyer; from: string[]; to: string[] }
  | { kind: "appear"; piece: string }
  | { kind: "glow"; piece: string };

/** A walk along its whole way. */
export interface Walk {
  kind: "walk";
  mover: string;
  way: string[];
}

export type Shown = Walk | Exclude<Step, { kind: "walk" }>;

/** What is seen at once; its words are those of what happened. */
export interface Beat {
  steps: Shown[];
  event: GameEvent;
}

/** What a game tells of its motion. */
export interface Moving {
  /** Where each piece that walks stands: `herder 1` on `node A`. */
  movers(state: PlayState): Record<string, string>;
  steps(event: GameEvent, entry: Entry): Step[];
}

/** The steps of some entries, from the position before them; the legs of a walk are one way. */
export function beatsOf(game: Moving, entries: Entry[], before: PlayState): Beat[] {
  const at = game.movers(before);
  const undone = new Set(entries.flatMap((entry) => entry.undone));
  const beats: Beat[] = [];
  for (const entry of entries) {
    if (undone.has(entry.seq)) continue;
    for (const event of entry.events) add(beats, event, game.steps(event, entry), at);
  }
  return beats;
}

function add(beats: Beat[], event: GameEvent, steps: Step[], at: Record<string, string>): void {
  const shown: Shown[] = [];
  for (const step of steps) {
    if (step.kind !== "walk") {
      shown.push(step);
      continue;
    }
    const from = at[step.mover];
    at[step.mover] = step.to;
    const last = beats.at(-1);
    const walk = last?.steps[0];
    if (!from) shown.push({ kind: "appear", piece: step.mover });
    else if (last && walk?.kind === "walk" && walk.mover === step.mover && !shown.length) {
      walk.way.push(...between(step, from), step.to);
      last.event = event;
    } else shown.push({ kind: "walk", mover: step.mover, way: [from, ...between(step, from), step.to] });
  }
  if (shown.length) beats.push({ steps: shown, event });
}

function between(step: Extract<Step, { kind: "walk" }>, from: string): string[] {
  return step.by?.(from) ?? [];
}
