/** What a track would do before it is laid: what it activates, reaches and needs, what is left after it. */

import { total, scoreOf } from "./counting";
import { must } from "../kit/pieces";
import { BANK_LIMIT, junctions, laidOf, ready, TRACKS_A_TURN, type Board, type Junction, type Laid, type Sheet, type PioneerView } from "./model";

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
function direction(board: Board, there: Map<number, Junction>, suit: number, name: string): readonly [number, number] {
  const [one, two] = must(board.grid.tracks.get(name)).ends;
  const starts = (v: number): boolean =>
    !board.towns.has(v) && (board.corners.get(v) === suit || (there.get(v)?.suits.has(suit) ?? false));
  return starts(two) && !(starts(one) && there.has(one)) ? [two, one] : [one, two];
}

/** What is the same for all tracks that may be laid on a sheet. */
interface Base {
  laid: Laid;
  there: Map<number, Junction>;
  waiting: string[];
  points: number;
  effects: Map<string, Effect>;
}

const bases = new WeakMap<Sheet, Base>();

function baseOf(board: Board, sheet: Sheet, cutting: boolean): Base {
  const known = bases.get(sheet);
  if (known) return known;
  const laid = laidOf(sheet);
  const waiting = ready(board, sheet, laid, cutting);
  const points = worth(board, sheet, laid, waiting, false);
  const base = { laid, there: junctions(board, laid), waiting, points, effects: new Map<string, Effect>() };
  bases.set(sheet, base);
  return base;
}

/** What a track would do; found once for a sheet, which never changes. */
export function effectOf(board: Board, view: PioneerView, sheet: Sheet, suit: number, name: string): Effect {
  const cutting = view.options.shortcut_is_border !== "false";
  const base = baseOf(board, sheet, cutting);
  const effect = base.effects.get(name) ?? findEffect(board, base, sheet, suit, name, cutting);
  base.effects.set(name, effect);
  return effect;
}

function findEffect(board: Board, base: Base, sheet: Sheet, suit: number, name: string, cutting: boolean): Effect {
  const after = new Map(base.laid).set(name, suit);
  const met = ready(board, sheet, after, cutting);
  const [near, end] = direction(board, base.there, suit, name);
  const town = base.there.has(end) ? -1 : (board.towns.get(end) ?? -1);
  const specials = specialsOf(board, name, base.there.get(near)?.tracks ?? 0, board.corners.has(near));
  const rest = budget(sheet);
  return {
    activates: met.filter((cell) => !base.waiting.includes(cell)),
    town, end, specials,
    left: rest.tracks - 1,
    rights: rest.specials - specials.length,
    points: worth(board, sheet, after, met, town >= 0) - base.points,
  };
}

function specialsOf(board: Board, name: string, tracks: number, corner: boolean): Effect["specials"] {
  const { kind } = must(board.grid.tracks.get(name));
  const crossing = kind === "bridge" || kind === "tunnel" || kind === "shortcut" ? [kind] : [];
  return [...crossing, ...(tracks >= 2 && !corner ? (["switch"] as const) : [])];
}

/** The points of a sheet with these tracks, when all that is ready is activated. */
function worth(board: Board, sheet: Sheet, laid: Laid, cells: string[], reached: boolean): number {
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
