/** What a companion says and asks: lines, questions, and the desk that scripts work at. */

import { Luck } from "../rng";

/** A number, or the name of a thing; several names have commas between them. */
export type Value = string | number;
export type Values = Record<string, Value>;

const CHOICE = "choice";
export const NUMBER = "number";
export const YES = "yes";
const NO = "no";
export const NONE = "none";
export const NOBODY = "nobody";
export const GO = "go";
export const LAST = "last";
/** The question between two turns of the opponent; a saved turn is told again from here. */
export const TURN = "turn";

/** One line for the person: what to do or to know, by which rule. */
export interface Told {
  key: string;
  rule: string;
  values: Values;
  /** Does a new card, and with it a new part of the turn, begin here? */
  head: boolean;
}

/** Something that the companion cannot know. Every answer that it takes is listed. */
export interface Question {
  key: string;
  rule: string;
  kind: typeof CHOICE | typeof NUMBER;
  choices: string[];
  /** What an empty answer means; empty: an answer is needed. */
  default: string;
  values: Values;
}

/** What an opponent does: it stops at each question and goes on with the answer. */
export type Script<T> = Generator<Question, T, string>;

/** A line of the score, and the whole of it. */
export interface Line {
  rule: string;
  label: string;
  points: number;
}

export const told = (key: string, rule: string, values: Values = {}, head = false): Told => ({ key, rule, values, head });

/** What stands at a place where something must stand. */
export function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("a figure is missing");
  return value;
}

export const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The numbers 0 to n - 1. */
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Where a script works: its chance, and the lines that nobody has read yet. */
export class Desk {
  readonly luck: Luck;
  told: Told[] = [];

  constructor(seed: bigint) {
    this.luck = new Luck(seed);
  }

  /** The cards in random order. */
  shuffled<T>(cards: readonly T[]): T[] {
    return this.luck.shuffled(cards);
  }

  /** Say a line. */
  tell(key: string, rule: string, values: Values = {}): void {
    this.told.push(told(key, rule, values));
  }

  /** Say the first line of a part of the turn. */
  head(key: string, rule: string, values: Values = {}): void {
    this.told.push(told(key, rule, values, true));
  }

  /** Ask for one of some choices. */
  *ask(key: string, rule: string, choices: string[], usual = "", values: Values = {}): Script<string> {
    return yield { key, rule, kind: CHOICE, choices, default: usual, values };
  }

  /** Ask for a yes or a no. */
  *agree(key: string, rule: string, usual = NO, values: Values = {}): Script<boolean> {
    return (yield* this.ask(key, rule, [YES, NO], usual, values)) === YES;
  }

  /** Ask for one of some numbers. */
  *count(key: string, rule: string, numbers: number[], usual = "", values: Values = {}): Script<number> {
    return Number(yield { key, rule, kind: NUMBER, choices: numbers.map(String), default: usual, values });
  }
}
