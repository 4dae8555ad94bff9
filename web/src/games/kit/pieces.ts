/** What pieces of any board have in common. */

import type { Choice, Refusal } from "../../contract";
import { shapeOf } from "../../dress.svelte";
import { shapes } from "./shapes";

export type Point = [number, number];

/** What a piece can do now: the action it stands for, or why that is refused. */
export interface PieceAction {
  text: string;
  legal: boolean;
  /** Not asked about now, but a walk leads there. */
  far?: boolean;
}

/** A piece by its kind and its name, if pieces of the board stand for the verb. */
export function pieceOf(kinds: Record<string, string>, text: string, verb: string): string | null {
  const kind = kinds[verb];
  return kind ? `${kind} ${text.slice(verb.length + 1)}`.trim() : null;
}

/** Actions by piece: what can be done goes before what is refused, and what is done at once before what is far. */
export function byPiece(legal: Choice[], refusals: Refusal[], pieceOf: (text: string, verb: string) => string | null): Map<string, PieceAction> {
  const found = new Map<string, PieceAction>();
  for (const { actions, verb } of refusals) {
    for (const text of actions) {
      const piece = pieceOf(text, verb);
      if (piece && !found.has(piece)) found.set(piece, { text, legal: false });
    }
  }
  for (const { text, verb, arg } of legal) {
    const piece = pieceOf(text, verb);
    if (piece && !found.get(piece)?.legal) found.set(piece, { text, legal: true, ...(arg < 0 && { far: true }) });
  }
  return found;
}

/** Pieces that stand for the same as before keep their action, so that they are not drawn again. */
export function kept(before: Map<string, PieceAction>, now: Map<string, PieceAction>): Map<string, PieceAction> {
  for (const [piece, action] of now) {
    const old = before.get(piece);
    if (old?.text === action.text && old.legal === action.legal && old.far === action.far) now.set(piece, old);
  }
  return now;
}

/** The numbers that can be answered with at a piece: `certificates 0`, `certificates 2`. */
export function amountsOf(actions: Map<string, PieceAction>, piece: string): number[] {
  const found = [...actions].flatMap(([name, { legal }]) => (legal && name.startsWith(`${piece} `) ? [Number(name.slice(piece.length))] : []));
  return found.filter((amount) => !Number.isNaN(amount)).sort((one, other) => one - other);
}

/** Something that the tables promise to have. */
export function must<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error("the tables lack a row");
  return value;
}

/** The shape of a seat, so that colour is never alone. */
export function shapePath(seat: number, r: number): string {
  return shapes[shapeOf(seat)](r);
}

/** A name of a place on one line or two, cut at a space or after a hyphen. */
export function twoLines(name: string, most: number): string[] {
  const [, head = "", tail = ""] = (name.length > most && /^(.+?(?:-| ))(.+)$/.exec(name)) || [];
  return head ? [head.trim(), tail] : [name];
}

/** Group equal names with their number. */
export function counted(names: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}
