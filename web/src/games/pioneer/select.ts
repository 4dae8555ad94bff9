/** What of the documents of Pioneer Rails is looked for again and again. */

import { only, type Components, type Foresight, type PlayState } from "../documents";
import { must } from "../kit/pieces";
import type { Frame, PioneerDocuments, PioneerTables, PioneerTally, PioneerView, Promise as Promised, Sheet } from "./contract";
import { boardOf, type Board } from "./geometry";

declare module "../documents" {
  interface Documents {
    pioneer: PioneerDocuments;
  }
}

export const tablesOf = (components: Components): PioneerTables => only("pioneer", components).tables;
export const viewOf = (state: PlayState): PioneerView => must(only("pioneer", state).view);
export const tallyOf = (state: PlayState): PioneerTally => must(only("pioneer", state).tally);

/** The side of the sheet that a table plays on. */
export function mapOf(components: Components, view: PioneerView): Board {
  const { layout, tables } = only("pioneer", components);
  const name = view.options.map ?? "";
  return boardOf(layout, name, must(tables.maps[name]));
}

/** What the server says that a choice would do. */
export function promised(foresight: Foresight | null, text: string): Promised | null {
  return (foresight && only("pioneer", foresight).actions.find((row) => row.action === text)?.more) ?? null;
}

/** The tracks of a sheet: name to suit. */
export type Tracks = Map<string, string>;

export const laidOf = (sheet: Sheet): Tracks =>
  new Map(Object.entries(sheet.tracks).flatMap(([suit, names]) => names.map((name) => [name, suit] as const)));

/** A dump leaves out what is as by default: seat 0. */
const seatOf = (frame: Frame): number => frame.seat ?? 0;

/** What a seat is doing, as far as everybody may know. */
type Doing = "plays" | "done" | "waits" | "over";

export function doingOf(view: Pick<PioneerView, "stack">, seat: number): Doing {
  const top = view.stack.at(-1);
  if (!top) return "over";
  if (top.is === "Parallel") return top.stacks?.[seat]?.length ? "plays" : "done";
  return seatOf(top) === seat ? "plays" : "waits";
}

/** Frames of the question that a seat is asked, the first on top. */
export function asks(view: Pick<PioneerView, "stack">, seat: number | null): string {
  const top = view.stack.at(-1);
  if (!top || seat === null) return "";
  if (top.is === "Parallel") return top.stacks?.[seat]?.at(-1)?.is ?? "";
  return seatOf(top) === seat ? top.is : "";
}

export const rankOf = (card: string): string => card.slice(0, -1);
export const suitOf = (card: string): number => "HDCS".indexOf(card.slice(-1));
