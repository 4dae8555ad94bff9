/** What a track would do before it is laid: what it activates, reaches and needs, what is left after it. */

import { total, scoreOf } from "./counting";
import {
  BANK_LIMIT, junctions, laidOf, must, ready, TRACKS_A_TURN,
  type Board, type Laid, type Sheet, type SheetView,
} from "./model";

export interface Effect {
  /** Locations that it activates, by cell. */
  activates: string[];
  /** The town that it is the first to reach: T1 is 0; -1 is none. */
  town: number;
  /** The vertex where it ends. */
  end: number;
  specials: ("bridge" | "tunnel" | "shortcut" | "switch")[];
  /** Tracks and specials that remain this turn. */
  left: number;
  rights: number;
  /** Points that it brings if the game ended then. */
  points: number;
}

export interface Budget {
  tracks: number;
  specials: number;
  boxes: number;
}

/** What remains of a turn (R7.2). */
export function budget(sheet: Sheet): Budget {
  const { now } = sheet;
  if (!now) return { tracks: 0, specials: 0, boxes: 0 };
  return {
    tracks: TRACKS_A_TURN + now.boxes - now.drawn,
    specials: now.boxes - now.used,
    boxes: now.ripe - sheet.crossed,
  };
}

/** The vertex where a track of a railway starts, and the one where it ends. */
export function direction(board: Board, laid: Laid, suit: number, name: string): readonly [number, number] {
  const [one, two] = must(board.grid.tracks.get(name)).ends;
  const there = junctions(board, laid);
  const starts = (v: number): boolean =>
    !board.towns.has(v) && (board.corners.get(v) === suit || (there.get(v)?.suits.has(suit) ?? false));
  return starts(two) && !(starts(one) && there.has(one)) ? [two, one] : [one, two];
}

const known = new WeakMap<Sheet, Map<string, Effect>>();

/** What a track would do; found once for a sheet, which never changes. */
export function effectOf(board: Board, view: SheetView, sheet: Sheet, suit: number, name: string): Effect {
  const effects = known.get(sheet) ?? new Map<string, Effect>();
  const effect = effects.get(name) ?? findEffect(board, view, sheet, suit, name);
  known.set(sheet, effects.set(name, effect));
  return effect;
}

function findEffect(board: Board, view: SheetView, sheet: Sheet, suit: number, name: string): Effect {
  const laid = laidOf(sheet);
  const after = new Map(laid).set(name, suit);
  const cutting = view.options.shortcut_is_border !== "false";
  const waiting = ready(board, sheet, laid, cutting);
  const activates = ready(board, sheet, after, cutting).filter((cell) => !waiting.includes(cell));
  const [near, end] = direction(board, laid, suit, name);
  const there = junctions(board, laid);
  const town = there.has(end) ? -1 : (board.towns.get(end) ?? -1);
  const specials = specialsOf(board, name, there.get(near)?.tracks ?? 0, board.corners.has(near));
  const rest = budget(sheet);
  return {
    activates, town, end, specials,
    left: rest.tracks - 1,
    rights: rest.specials - specials.length,
    points: worth(board, view, sheet, after, town >= 0) - worth(board, view, sheet, laid, false),
  };
}

function specialsOf(board: Board, name: string, tracks: number, corner: boolean): Effect["specials"] {
  const { kind } = must(board.grid.tracks.get(name));
  const crossing = kind === "bridge" || kind === "tunnel" || kind === "shortcut" ? [kind] : [];
  return [...crossing, ...(tracks >= 2 && !corner ? (["switch"] as const) : [])];
}

/** The points of a sheet with these tracks, when all that is ready is activated. */
function worth(board: Board, view: SheetView, sheet: Sheet, laid: Laid, reached: boolean): number {
  const cells = ready(board, sheet, laid, view.options.shortcut_is_border !== "false");
  return total(scoreOf(board, settled(board, sheet, cells, reached), laid));
}

/** The sheet after these locations are activated, with as many nuggets in banks as go in (R8). */
export function settled(board: Board, sheet: Sheet, cells: string[], reached: boolean): Sheet {
  const kinds = cells.map((name) => board.grid.byName.get(name)?.kind);
  const nuggets = Math.min(board.data.nuggets, sheet.nuggets + kinds.filter((kind) => kind === "mine").length);
  const bank = [...sheet.bank];
  let banked = sheet.banked;
  for (const kind of kinds) {
    const multiplier = board.data.banks[bank.length];
    if (kind !== "bank" || multiplier === undefined) continue;
    const taken = Math.min(BANK_LIMIT, nuggets - banked);
    banked += taken;
    bank.push(taken * multiplier);
  }
  const circled = Math.min(board.data.town_boxes, sheet.circled + (reached ? 1 : 0));
  return { ...sheet, activated: [...sheet.activated, ...cells], nuggets, bank, banked, circled };
}
