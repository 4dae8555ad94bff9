/** What a piece or a chip needs to stand for an action, handed down by context. */

import { createContext } from "svelte";
import type { PieceAction } from "./pieces";

export interface Acting {
  readonly actions: Map<string, PieceAction>;
  readonly preview: string | null;
  /** The seat that looks; `null` for a spectator. */
  readonly you: number | null;
  act(text: string): void;
  focusText(text: string | null): void;
  say(text: string): string;
  why(text: string): string | null;
  /** A piece was pressed that stands for nothing now. */
  idle(label: string, rule: string): void;
  /** Where the rules speak of a piece. */
  rule(piece: string): string;
}

export const [getActing, setActing] = createContext<Acting>();
