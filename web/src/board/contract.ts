/** What the table page gives to a board and what it takes back. */

import type { Choice, Components, Entry, Refusal, View } from "../contract";

export interface BoardProps {
  /** What is printed; `components.kind` chooses the renderer. */
  components: Components;
  /** The dump of what the viewer sees. */
  view: View;
  /** What the viewer may do now; empty when somebody else is asked. */
  legal: Choice[];
  /** What the open question refuses, and why. */
  refusals: Refusal[];
  /** The seat that looks; `null` for a spectator. */
  you: number | null;
  /** Whoever looks at a replay plays on no seat: nobody is called "you". */
  replay?: boolean;
  /** Names of the seats, in order. */
  names: string[];
  /** The action text that is hovered or focused in the action bar, to be shown on the board. */
  preview: string | null;
  /** The newest entries, for animations; the page has them already in its log. */
  news: Entry[];
  /** Wishes an action: a legal text is played; a far `go X` is walked step by step. */
  act: (text: string) => void;
  /** Tells the action bar which action a piece of the board stands for (hover or focus), or none. */
  focusText: (text: string | null) => void;
  /** What an action text is called in the player's language. */
  say: (text: string) => string;
  /** Why an action text is refused, in the player's language, with its rule; `null` if it is not. */
  why: (text: string) => string | null;
}
