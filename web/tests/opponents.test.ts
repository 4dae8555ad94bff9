/** The opponents of the companion against the engine: traces that Python wrote, byte for byte. */

import { beforeAll, describe, expect, it } from "vitest";
import { ENGLISH, UKRAINIAN } from "./language";
import type { Question, Told } from "../src/companion/opponents/base";
import { meet, type OpponentFigures, type Options } from "../src/companion/opponents/opponent";
import { look, meant, ranges } from "../src/companion/opponents/look";
import { BadAnswer, BadSession, read, resumed, Session, written } from "../src/companion/opponents/session";
import { Speech } from "../src/companion/opponents/speech";
import { Luck } from "../src/companion/rng";
import { Words } from "../src/words";
import SAM from "./traces/sam.json?raw";
import SPOKEN from "./traces/spoken.json?raw";
import SUE from "./traces/sue.json?raw";

type Step = [answer: string, asked: number, told: number[], score?: number[], status?: number[]];

interface Traces {
  opponent: OpponentFigures;
  said: object[];
  points: [rule: string, label: string, points: number][];
  sessions: { seed: string; options: Options; steps: Step[] }[];
}

const TRACES = [SAM, SUE].map((text) => JSON.parse(text) as Traces);
const OPPONENTS = TRACES.map((traces) => traces.opponent);
const [sam, sue] = OPPONENTS as [OpponentFigures, OpponentFigures];

beforeAll(async () => void (await Promise.all(OPPONENTS.map(meet))));

/** A step as the trace writes it: the score and what the opponent has are given when they change. */
function* expected({ said, points }: Traces, steps: Step[]): Generator<[string, string]> {
  let [score, status]: number[][] = [[], []];
  for (const [answer, asked, told, ...changed] of steps) {
    [score = [], status = []] = changed.length ? changed : [score, status];
    const all = (places: number[]): object[] => places.map((place) => said[place]!);
    const lines = score.map((place) => points[place]);
    yield [answer, JSON.stringify([asked < 0 ? null : said[asked], all(told), lines, all(status)])];
  }
}

function shown(session: Session): string {
  const lines = session.score().map((line) => [line.rule, line.label, line.points]);
  return JSON.stringify([session.question, session.told, lines, session.status()]);
}

/** The state of a session after each of its answers. */
function states(opponent: OpponentFigures, seed: bigint, options: Options, answers: string[]): string[] {
  const session = new Session(opponent, seed, options);
  return [shown(session), ...answers.map((answer) => (session.answer(answer), shown(session)))];
}

for (const traces of TRACES) {
  describe(`${traces.opponent.name} on the page`, () => {
    it.each(traces.sessions.map((row, i) => ({ ...row, i })))("follows trace $i: $options", ({ seed, options, steps }) => {
      const wanted = [...expected(traces, steps)];
      const answers = wanted.slice(1).map(([answer]) => answer);
      const seen = states(traces.opponent, BigInt(seed), options, answers);
      expect(seen.length).toBe(wanted.length);
      wanted.forEach(([, state], i) => expect(seen[i]).toBe(state));
    });

    it("takes back step by step", () => {
      const { seed, options, steps } = traces.sessions[0]!;
      const wanted = [...expected(traces, steps)].map(([, state]) => state);
      const session = new Session(traces.opponent, BigInt(seed), options, steps.slice(1).map(([answer]) => answer));
      for (const state of wanted.reverse()) {
        expect(shown(session)).toBe(state);
        session.undo();
      }
      expect(session.undo()).toBe(false);
    });

    it("is written down and resumed at any moment", () => {
      for (const { seed, options, steps } of traces.sessions) {
        const answers = steps.slice(1).map(([answer]) => answer);
        for (const at of [0, 7, answers.length]) {
          const session = new Session(traces.opponent, BigInt(seed), options, answers.slice(0, at));
          const text = written(session.doc());
          const again = resumed(read(text), OPPONENTS);
          expect(shown(again)).toBe(shown(session));
          expect(again.turn).toEqual(session.turn);
          expect(written(again.doc())).toBe(text);
          expect(text).toContain(`"seed":${seed},`);
        }
      }
    });
  });
}

describe("a session", () => {
  it("refuses what is no answer, and stays as it was", () => {
    const session = new Session(sue, 1n, {});
    const before = shown(session);
    expect(() => session.answer("perhaps")).toThrow(BadAnswer);
    expect(shown(session)).toBe(before);
    expect(session.answers).toEqual([]);
  });

  const good = '{"companion": 1, "opponent": "sue", "seed": 5, "options": {"b-cards": "1"}, "answers": ["go"]}';
  it("is read as the command line writes it", () => {
    expect(resumed(read(good), OPPONENTS).doc()).toEqual({
      companion: 1,
      opponent: "sue",
      seed: 5n,
      options: { "b-cards": "1", deck: "app" },
      answers: ["go"],
    });
  });

  it.each([
    ["nothing", "", ""],
    ["a number", good, "7"],
    ["version", '"companion": 1', '"companion": 2'],
    ["opponent", '"sue"', '"bob"'],
    ["nobody", '"sue"', "null"],
    ["seed", '"seed": 5', '"seed": -1'],
    ["large seed", '"seed": 5', '"seed": 18446744073709551616'],
    ["half a seed", '"seed": 5', '"seed": 5.5'],
    ["truth", '"seed": 5', '"seed": true'],
    ["text", '"seed": 5', '"seed": "5"'],
    ["option", '"b-cards"', '"colour"'],
    ["value", '"1"', '"9"'],
    ["options", '{"b-cards": "1"}', "[]"],
    ["number", '"1"', "1"],
    ["answers", '["go"]', '"go"'],
    ["answer", '["go"]', '["go", "perhaps"]'],
    ["no text", '["go"]', "[1]"],
    ["proto", '"b-cards"', '"__proto__"'],
    ["cut off", good, good.slice(0, 60)],
  ])("that is damaged is refused: %s", (name, old, replaced) => {
    const text = name === "nothing" ? "" : good.replace(old, () => replaced);
    expect(() => resumed(read(text), OPPONENTS)).toThrow(BadSession);
  });

  it("has the options of its opponent", () => {
    expect(() => new Session(sam, 1n, { "b-cards": "1" })).toThrow(BadSession);
    expect(new Session(sam, 1n, {}).options).toEqual({ level: "easy", deck: "app" });
  });
});

describe("speech", () => {
  const speeches = { en: new Speech(new Words(ENGLISH, "en")), uk: new Speech(new Words(UKRAINIAN, "uk")) };
  const rows = JSON.parse(SPOKEN) as { said: Told | Question; en: string[]; uk: string[] }[];

  it.each(Object.entries(speeches))("says everything as the command line does: %s", (language, speech) => {
    for (const row of rows) {
      const { said } = row;
      const texts = "kind" in said
        ? [speech.question(said), ...(said.kind === "choice" ? said.choices : said.choices.slice(0, 1)).map((one) => speech.choice(said, one))]
        : [speech.told(said)];
      expect(texts).toEqual(row[language as "en" | "uk"]);
    }
  });

  it("says a lot", () => {
    expect(rows.length).toBeGreaterThan(300);
  });
});

describe("chance", () => {
  it("is that of the engine", () => {
    const luck = new Luck(1n);
    expect([luck.below(10), luck.below(100), luck.below(1000)]).toEqual([5, 74, 971]);
    expect(new Luck((1n << 64n) - 1n).shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([6, 7, 0, 3, 5, 4, 2, 1, 9, 8]);
  });
});

describe("what the page shows", () => {
  it("is every line once, turn by turn, the newest ones fresh", () => {
    for (const { opponent, sessions } of TRACES) {
      for (const { seed, options, steps } of sessions) {
        const session = new Session(opponent, BigInt(seed), options, steps.slice(1, -1).map(([answer]) => answer));
        const { turns, total } = look(session);
        const told = turns.flatMap((items) => items.flatMap((item) => (item.is === "told" ? [item] : [])));
        expect(told.length).toBe(steps.slice(0, -1).flatMap(([, , lines]) => lines).length);
        expect(told.filter((item) => item.fresh).map((item) => item.told)).toEqual(session.told);
        expect(turns.length - 1).toBe(session.answers.filter((answer) => ["go", "last"].includes(answer)).length);
        expect(turns.at(-1)!.flatMap((item) => (item.is === "told" ? [item.told] : []))).toEqual(session.turn);
        expect(total).toBe(session.score().reduce((sum, line) => sum + line.points, 0));
      }
    }
  });

  it("takes typed numbers and places", () => {
    const hazard: Question = { key: "", rule: "", kind: "number", choices: ["0", "2", "3", "4"], default: "", values: {} };
    expect(["", "2", "02", "1", "x"].map((typed) => meant(typed, hazard))).toEqual(["", "2", "2", "", ""]);
    const agree: Question = { ...hazard, kind: "choice", choices: ["yes", "no"], default: "no" };
    expect(["", "1", "2", "3", "0"].map((typed) => meant(typed, agree))).toEqual(["no", "yes", "no", "", ""]);
    expect(ranges([0, 2, 3, 4, 7])).toBe("0, 2–4, 7");
  });
});
