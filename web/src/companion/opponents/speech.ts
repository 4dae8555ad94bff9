/** Lines, questions and answers of a companion in the words of a language. */

import { key, type Words } from "../../words";
import { NUMBER, type Line, type Question, type Told, type Value, type Values } from "./base";

/** Says what a session tells and asks. */
export class Speech {
  constructor(readonly words: Words) {}

  /** A message of the companion, in one line. */
  say(name: string, values: Values = {}): string {
    return this.spoken(key("companion", name), name, values);
  }

  /** A message in one line, or the default if there is none. */
  spoken(name: string, fallback: string, values: Values): string {
    return this.words.say(name, fallback, values).split(/\s+/).filter(Boolean).join(" ");
  }

  /** What a thing is called here, or else in the games; numbers and marks stay as printed. */
  thing(name: string): string {
    if (/^\d/.test(name)) return name;
    return this.words.say(key("companion-thing", name), this.words.thing(name));
  }

  /** Numbers as they are, names in words. */
  values(values: Values): Values {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, this.value(value)]));
  }

  value(value: Value): Value {
    if (typeof value === "number") return value;
    return value.split(",").map((name) => this.thing(name.trim())).join(", ");
  }

  /** A line without the number of its rule. */
  line(one: Pick<Told, "key" | "values">): string {
    return this.say(one.key, this.values(one.values));
  }

  /** A line with the number of its rule. */
  told(told: Told): string {
    return `${this.line(told)} (${told.rule})`;
  }

  /** A question with the number of its rule. */
  question(question: Question): string {
    return `${this.line(question)} (${question.rule})`;
  }

  /** What an answer is called; one like `steps:2` has its numbers as $a and $b. */
  choice(question: Question, choice: string): string {
    if (question.kind === NUMBER) return choice;
    const [name = "", a, b] = choice.split(":");
    const values = this.values(question.values);
    if (a !== undefined) values.a = Number(a);
    if (b !== undefined) values.b = Number(b);
    return this.spoken(key("companion-choice", name), this.thing(choice), values);
  }

  /** What a line of the score is called. */
  label(line: Line): string {
    return this.say(`score-${line.label}`);
  }
}
