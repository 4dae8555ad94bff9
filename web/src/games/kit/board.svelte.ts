/** What every board has from the page that shows it. */

import type { BoardProps } from "../contract";
import { setActing, type Acting } from "./acting";
import { kept, type PieceAction } from "./pieces";
import { ruleOf } from "./rules";

/** Who looks, what is pointed at, and how the page is asked for something. */
export interface Looking {
  readonly you: number | null;
  /** In a replay nobody is called "you". */
  readonly replay: boolean;
  readonly names: string[];
  /** The action that is pointed at. */
  readonly preview: string | null;
  act(text: string): void;
  say(text: string): string;
  why(text: string): string | null;
  /** Where the rules speak of a piece. */
  rule(piece: string): string;
}

/** Two objects as one: what both have is the second one's. Getters stay getters. */
export const joined = <One extends object, Two extends object>(one: One, two: Two): One & Two =>
  Object.defineProperties(one, Object.getOwnPropertyDescriptors(two)) as One & Two;

export const looking = (props: () => BoardProps): Looking => ({
  get you() { return props().you; },
  get replay() { return props().replay ?? false; },
  get names() { return props().names; },
  get preview() { return props().preview; },
  act: (text) => props().act(text),
  say: (text) => props().say(text),
  why: (text) => props().why(text),
  rule: (piece) => ruleOf(props().components, piece),
});

/** A board whose pieces stand for actions. */
export function pressed(props: () => BoardProps, find: () => Map<string, PieceAction>): Looking & Acting {
  let last = new Map<string, PieceAction>();
  const found = $derived.by(() => (last = kept(last, find())));
  /** What was pointed at is shown only while it can be chosen. */
  $effect(() => {
    const { preview, legal, refusals } = props();
    const known = [...legal.map((choice) => choice.text), ...refusals.flatMap((row) => row.actions)];
    if (preview && legal.length && !known.includes(preview)) props().focusText(null);
  });
  const board = joined(looking(props), {
    get actions() { return found; },
    focusText: (text: string | null) => props().focusText(text),
    idle: (label: string, where: string) => props().idle?.(label, where),
  });
  setActing(board);
  return board;
}
