/** What a game gives to the page, and what the page gives to its board. */

import type { Component } from "svelte";

import type { Choice, Entry, Question, Refusal, Score } from "../contract";
import type { Components, Foresight, PlayState } from "./documents";
import type { Telling } from "../deeds";
import type { Moving } from "../motion/steps";

/** All that is needed to name things of the open position. */
export interface Scene {
  components: Components;
  state: PlayState;
  /** What the server foresees for the seat that looks, once it has said so. */
  foresight: Foresight | null;
  names: string[];
}

export type Part = "board" | "hand" | "market" | "players";

/** A game on the page: one object, in the `index.ts` of its folder, which is loaded when it is shown. */
export interface GameUI {
  Board: Component<BoardProps>;
  /** What a choice is called. */
  name(scene: Scene, text: string): string;
  /** What a place is called by what stands there, where places are walked to. */
  place?(scene: Scene, name: string): string;
  /** What is printed on what a choice is about, before it is made; empty if its name says it all. */
  detail(scene: Scene, text: string): string[];
  /** What is asked, in words. */
  question(scene: Scene, question: Question): string;
  /** What of the board a small screen shows one after the other: elements say by `data-part` where they are seen. */
  parts: readonly Part[];
  /** The verbs whose pieces may be pressed before they are asked about, if the server knows a way there. */
  far: readonly string[];
  /** Those too, but by whoever stands where it is done: from afar too many places would be meant. */
  near: readonly string[];
  /** What of an event is seen on the board, step by step. */
  moving: Moving;
  /** How the log names what happened, as on the board. */
  telling: Telling;
}

export interface BoardProps {
  /** What is printed. */
  components: Components;
  /** What the viewer sees, and what the rules count on it. */
  state: PlayState;
  /** What the choices would do, once the server has said so. */
  foresight: Foresight | null;
  /** Points if the game ended now, by seat; alone, what must be beaten comes last. */
  scores: Score[];
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
  /** Wishes an action: a legal text is played, another one by the way that leads there. */
  act: (text: string) => void;
  /** Says of a piece that stands for nothing now that it does not, and where the rules speak of it. */
  idle?: (label: string, rule: string) => void;
  /** Tells the action bar which action a piece of the board stands for (hover or focus), or none. */
  focusText: (text: string | null) => void;
  /** What an action text is called in the player's language. */
  say: (text: string) => string;
  /** Why an action text is refused, in the player's language, with its rule; `null` if it is not. */
  why: (text: string) => string | null;
}
