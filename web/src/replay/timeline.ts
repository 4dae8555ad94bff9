/** Where one is in a replay: moves, turns, addresses, and the lines of the chart. */

import type { ReplayTurn } from "../contract";

/** A number of moves that the replay has. */
export function clamp(move: number, moves: number): number {
  return Math.min(Math.max(0, Math.trunc(move) || 0), moves);
}

/** The turn that a position belongs to: the one that its last move was made in. */
export function turnAt(turns: ReplayTurn[], move: number): number {
  let found = 0;
  turns.forEach((turn, number) => {
    if (turn.move < move) found = number;
  });
  return found;
}

/** The beginning of the next turn, or the end. */
export function nextTurn(turns: ReplayTurn[], move: number, moves: number): number {
  return turns.find((turn) => turn.move > move)?.move ?? moves;
}

/** The beginning of this turn, or of the one before if it is here. */
export function previousTurn(turns: ReplayTurn[], move: number): number {
  return turns.findLast((turn) => turn.move < move)?.move ?? 0;
}

/** What an address says about a replay. */
export interface Place {
  move: number;
  /** Scores, the winner and what is left are hidden. */
  quiet: boolean;
}

export function placeOf(query: URLSearchParams): Place {
  return { move: clamp(Number(query.get("move")), Number.MAX_SAFE_INTEGER), quiet: query.has("quiet") };
}

export function addressOf(id: string, place: Place): string {
  return `/replay/${id}?move=${place.move}${place.quiet ? "&quiet" : ""}`;
}

/** What the keyboard does; `null` if the key is for something else. */
export function wishOf(event: Pick<KeyboardEvent, "key" | "shiftKey">): Wish | null {
  const turn = event.shiftKey;
  switch (event.key) {
    case "ArrowRight":
      return turn ? "next-turn" : "next";
    case "ArrowLeft":
      return turn ? "previous-turn" : "previous";
    case "Home":
      return "first";
    case "End":
      return "last";
    case " ":
      return "play";
    default:
      return null;
  }
}

export type Wish = "first" | "previous-turn" | "previous" | "play" | "next" | "next-turn" | "last";

/** The frame of a chart, in units of its picture. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Round figures from the least to the most, at least two of them. */
export function ticks(least: number, most: number, about = 4): number[] {
  const span = Math.max(1, most - least);
  const raw = span / about;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power);
  const first = Math.floor(least / step) * step;
  const count = Math.max(1, Math.ceil((most - first) / step));
  return Array.from({ length: count + 1 }, (_, number) => first + number * step);
}

/** Functions that place moves and points in the frame. */
export function scales(frame: Frame, moves: number, levels: number[]): { x: (move: number) => number; y: (points: number) => number } {
  const [least, most] = [levels[0] ?? 0, levels.at(-1) ?? 1];
  const wide = frame.width - frame.left - frame.right;
  const high = frame.height - frame.top - frame.bottom;
  return {
    x: (move) => frame.left + (wide * move) / Math.max(1, moves),
    y: (points) => frame.top + high * (1 - (points - least) / Math.max(1, most - least)),
  };
}

/** The points of a seat as a line of steps: they stay until the next turn begins. */
export function stepLine(moves: number[], totals: number[], x: (move: number) => number, y: (points: number) => number): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return moves.map((move, at) => `${at ? `H${round(x(move))}V` : `M${round(x(move))} `}${round(y(totals[at] ?? 0))}`).join("");
}

/** The points that stood at a move. */
export function standing(moves: number[], totals: number[], move: number): number {
  const at = moves.findLastIndex((begun) => begun <= move);
  return totals[Math.max(0, at)] ?? 0;
}
