/** What a game gives to the page, and what the page gives to its board. */

import type { Component } from "svelte";

import type { Choice, Components, Entry, Question, Refusal } from "../contract";
import type { View } from "../messages";

/** All that is needed to name things of the open position. */
export interface Scene {
  components: Components;
  view: View | null;
  question: Question | null;
  seat: number | null;
  names: string[];
}

/** A game on the page: one object, in the `index.ts` of its folder, which is loaded when it is shown. */
export interface GameUI {
  Board: Component<BoardProps>;
  /** What a choice is called. */
  name(scene: Scene, text: string): string;
  /** What a choice costs and does, before it is made; empty if its name says it all. */
  detail(scene: Scene, text: string): string[];
  /** What is asked, in words. */
  question(scene: Scene, question: Question): string;
  /** Choices that are not legal by themselves, but that legal steps lead to. */
  far(scene: Scene): string[];
  /** The ways to such a choice, one for every price; one means there is nothing to ask. */
  routes(scene: Scene, text: string): Route[];
}

/** What a way costs at one place. */
export interface Toll {
  at: string;
  dollars: number;
  /** The seat that is paid, or `null` for the bank. */
  payee: number | null;
}

/** A way of several steps, each of them a choice of its own. */
export interface Route {
  steps: string[];
  tolls: Toll[];
}

export function toll(route: Route): number {
  return route.tolls.reduce((sum, paid) => sum + paid.dollars, 0);
}

export interface BoardProps {
  /** What is printed. */
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
