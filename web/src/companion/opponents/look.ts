/** What a page shows of a session: its turns one after the other, the score, what is asked. */

import { sum, TURN, type Line, type Question, type Told } from "./base";
import { Session } from "./session";

/** A line that was told, or a question with its answer. */
export type Item =
  | { is: "told"; told: Told; fresh: boolean }
  | { is: "answered"; question: Question; answer: string };

export interface Look {
  question: Question | null;
  /** The set-up and then turn after turn; the last one is going on. */
  turns: Item[][];
  score: Line[];
  total: number;
  status: Told[];
  answers: number;
}

/** The turns of a session, told again from its answers. */
function turnsOf(session: Session): Item[][] {
  const { opponent, seed, options, answers } = session;
  const again = new Session(opponent, seed, options);
  const turns: Item[][] = [[]];
  const hear = (fresh: boolean): void => {
    turns.at(-1)!.push(...again.told.map((told): Item => ({ is: "told", told, fresh })));
  };
  hear(!answers.length);
  answers.forEach((answer, i) => {
    const question = again.question!;
    if (question.key === TURN) turns.push([]);
    else turns.at(-1)!.push({ is: "answered", question, answer });
    again.answer(answer);
    hear(i === answers.length - 1);
  });
  return turns;
}

export function look(session: Session): Look {
  const score = session.score();
  return {
    question: session.question,
    turns: turnsOf(session),
    score,
    total: sum(score.map((line) => line.points)),
    status: session.status(),
    answers: session.answers.length,
  };
}

/** Numbers in order, runs of them from end to end: 0, 2-4. */
export function ranges(numbers: number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([a, b]) => (a === b ? String(a) : `${a}–${b}`)).join(", ");
}

/** The answer that somebody typed: a number, or the place of a choice; empty: it is none. */
export function meant(typed: string, question: Question): string {
  if (!typed) return question.default;
  const number = String(Number(typed));
  if (question.kind === "number") return question.choices.includes(number) ? number : "";
  return question.choices[Number(typed) - 1] ?? "";
}
