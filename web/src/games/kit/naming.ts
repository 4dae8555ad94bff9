/** What choices and questions are called where a game has nothing of its own to say. */

import type { Question } from "../../contract";
import { capital, key, t, words, type Values } from "../../words";

/** What a choice is called, with the name of its thing if the game knows a better one; a number stays one, for it has plurals. */
export function plainName(text: string, name?: string): string {
  const [verb = "", ...rest] = text.split(" ");
  const thing = rest.join(" ");
  const told = name ?? words().thing(thing);
  return capital(words().named(verb, text, thing, /^\d+$/.test(told) ? Number(told) : told));
}

/** What is asked: the message of the frame, with its numbers. */
export function plainQuestion(question: Question): string {
  const frame = question.frame ?? {};
  const values: Values = {};
  for (const [name, value] of Object.entries(frame)) {
    if (typeof value === "number") values[name] = value;
  }
  const none = { left: 0, due: 0, most: 0, cowboys: 0, value: 0 };
  return words().say(key("question", String(frame.is ?? "")), t("question-plain"), { ...none, ...values });
}
