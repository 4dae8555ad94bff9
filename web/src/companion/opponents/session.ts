/**
 * A session: an opponent, a seed and the answers so far; everything else follows from them.
 *
 * Because a script depends on nothing else, a session is saved as its answers, resumed by giving
 * them again, and taken back by giving all but the last. The document is that of the command line.
 */

import { Desk, TURN, type Line, type Question, type Script, type Told } from "./base";
import { opponentOf, type OpponentFigures, type Options, type Side } from "./opponent";

const FORMAT = 1;
const LARGEST_SEED = (1n << 64n) - 1n;

/** A saved session that is damaged or of another version, or unknown options. */
export class BadSession extends Error {}

/** An answer that the open question does not take. */
export class BadAnswer extends Error {}

interface SessionDoc {
  companion: number;
  opponent: string;
  seed: bigint;
  options: Options;
  answers: string[];
}

/** All options of an opponent with their values, or BadSession. */
function allOptions(opponent: OpponentFigures, options: Options): Options {
  const known = new Map(opponent.options.map((option) => [option.name, option.choices]));
  for (const [name, value] of Object.entries(options)) {
    const choices = known.get(name);
    if (!choices) throw new BadSession(`${opponent.name} has no option ${name.slice(0, 40)}`);
    if (!choices.includes(value)) throw new BadSession(`${name}=${value.slice(0, 40)}: choose one of ${choices.join(", ")}`);
  }
  return Object.fromEntries(opponent.options.map(({ name, choices }) => [name, options[name] ?? choices[0] ?? ""]));
}

/** One game beside the cardboard. */
export class Session {
  readonly options: Options;
  /** What is asked; null: the session is over. */
  question: Question | null = null;
  /** What was told since the last answer. */
  told: Told[] = [];
  /** What was told since the last turn began. */
  turn: Told[] = [];
  answers: string[] = [];
  private desk!: Desk;
  private side!: Side;
  private script!: Script<void>;

  constructor(
    readonly opponent: OpponentFigures,
    readonly seed: bigint,
    options: Options,
    answers: string[] = [],
  ) {
    this.options = allOptions(opponent, options);
    this.start(answers);
  }

  /** Give an answer and hear what follows, or BadAnswer: then nothing has changed. */
  answer(text: string): Told[] {
    const asked = this.question;
    if (!asked) throw new BadAnswer("the session is over: nothing is asked");
    if (!asked.choices.includes(text)) throw new BadAnswer(`${text.slice(0, 40)} is not an answer to ${asked.key}`);
    if (asked.key === TURN) this.turn = [];
    this.answers.push(text);
    return this.goOn(text);
  }

  /** Take back the last answer; false if there is none. */
  undo(): boolean {
    if (!this.answers.length) return false;
    this.start(this.answers.slice(0, -1));
    return true;
  }

  /** The opponent's points so far, line by line. */
  score(): Line[] {
    return this.side.score();
  }

  /** What the opponent has. */
  status(): Told[] {
    return this.side.status();
  }

  /** Everything that is needed to go on. */
  doc(): SessionDoc {
    const { seed, options, answers } = this;
    return { companion: FORMAT, opponent: this.opponent.name, seed, options: { ...options }, answers: [...answers] };
  }

  private start(answers: string[]): void {
    this.answers = [];
    this.turn = [];
    this.desk = new Desk(this.seed);
    this.side = opponentOf(this.opponent).side(this.desk, this.opponent, this.options);
    this.script = this.side.script();
    this.goOn("");
    for (const answer of answers) this.answer(answer);
  }

  private goOn(answer: string): Told[] {
    const step = this.script.next(answer);
    this.question = step.done ? null : step.value;
    [this.told, this.desk.told] = [this.desk.told, []];
    this.turn = [...this.turn, ...this.told];
    return this.told;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";

/** The session of a saved document, or BadSession. */
export function resumed(doc: unknown, opponents: OpponentFigures[]): Session {
  if (!isObject(doc) || doc.companion !== FORMAT) throw new BadSession(`not a session of the companion, version ${FORMAT}`);
  const { opponent, seed, options, answers } = doc;
  if (!isText(opponent) || !isObject(options)) throw new BadSession("the session does not name its opponent and options");
  if (typeof seed !== "bigint" || seed < 0n || seed > LARGEST_SEED) throw new BadSession("the session has no seed");
  if (!Array.isArray(answers)) throw new BadSession("the session has no list of answers");
  if (![...Object.values(options), ...answers].every(isText)) throw new BadSession("options and answers of a session are texts");
  const found = opponents.find((one) => one.name === opponent);
  if (!found) throw new BadSession(`no opponent is called ${opponent.slice(0, 40)}`);
  try {
    return new Session(found, seed, options as Options, answers);
  } catch (error) {
    if (error instanceof BadAnswer) throw new BadSession(`the saved answers do not fit: ${error.message}`);
    throw error;
  }
}

/** A document as JSON; a seed may be larger than the numbers of a browser. */
export function written(doc: SessionDoc): string {
  return JSON.stringify({ ...doc, seed: 0 }).replace('"seed":0', `"seed":${doc.seed}`) + "\n";
}

const SEED = /"seed":\s*(0|[1-9]\d*)(?=\s*[,}])/;

/** The document of a JSON text, with its seed as it stands there; BadSession if it is no JSON. */
export function read(text: string): unknown {
  try {
    const big = (name: string, value: unknown): unknown =>
      name === "seed" && isObject(value) && isText(value.big) ? BigInt(value.big) : value;
    return JSON.parse(text.replace(SEED, '"seed":{"big":"$1"}'), big);
  } catch {
    throw new BadSession("not a JSON document");
  }
}
