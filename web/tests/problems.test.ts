import { afterEach, describe, expect, it } from "vitest";
import { ENGLISH, UKRAINIAN } from "./language";
import { Refused } from "../src/api";
import type { Problem } from "../src/contract";
import { faultWords, problemWords } from "../src/problems";
import { speak, Words } from "../src/words";

const english = new Words(ENGLISH);
const ukrainian = new Words(UKRAINIAN, "uk");

function problem(kind: string, detail?: string, more: Partial<Problem> = {}): Problem {
  return { type: `/problems/${kind}`, title: "The title", status: 400, detail, ...more };
}

function said(words: Words, told: Problem): string {
  speak(words);
  return problemWords(told);
}

afterEach(() => speak(new Words("")));

describe("what the server refuses", () => {
  it("is the reason of the rules if there is one", () => {
    const poor = problem("illegal", "buy 3: needs 5 coins, has 2 (R9.1)", { what: "dollars", needs: 5, has: 2 });
    for (const words of [english, ukrainian]) expect(said(words, poor)).toBe(words.reason({ what: "dollars", needs: 5, has: 2, thing: "" }));
    expect(said(ukrainian, poor)).not.toBe(said(english, poor));
  });

  it("is said in the language of the page", () => {
    const taken = problem("conflict", "seat 2 is taken", { code: "seat-taken", values: { seat: 2 } });
    expect(said(english, taken)).toBe("That seat is taken.");
    expect(said(ukrainian, taken)).toBe("Це місце зайняте.");
  });

  it("has the values of its message", () => {
    const altered = problem("record", "move 12 was altered, lost or moved: '0 go B ;1f'", {
      code: "record-altered",
      values: { move: 12, line: "'0 go B ;1f'" },
    });
    expect(said(english, altered)).toBe("Move 12 was altered, lost or moved.");
    expect(said(ukrainian, altered)).toBe("Дію 12 змінено, втрачено або пересунуто.");
    const short = problem("bad-request", "a password has 8 to 200 characters", { code: "password-length", values: { shortest: 8, longest: 200 } });
    expect(said(ukrainian, short)).toBe("У паролі від 8 до 200 символів.");
  });

  it("has words for a message among its values", () => {
    const inner = { code: "game-over", values: {}, detail: "the game is over" };
    const outer = problem("record", "move 3: the game is over", { code: "nested", values: { why: inner } });
    expect(said(new Words("problem-nested = No: { $why }\nproblem-game-over = over"), outer)).toBe("No: over");
    expect(said(new Words("problem-nested = No: { $why }"), outer)).toBe("No: the game is over");
  });

  it("tells each fault of a components file with its place", () => {
    const trouble = { code: "figures-missing", values: {}, detail: "it is missing" };
    const fault = { code: "", values: { place: "cities.topeka", trouble }, detail: "cities.topeka: it is missing" };
    const wrong = problem("bad-request", "two lines", { code: "bad-request", values: { fault1: fault, fault2: trouble } });
    speak(english);
    expect(faultWords(wrong)).toBe("cities.topeka: it is missing\nit is missing");
    speak(ukrainian);
    expect(faultWords(wrong)).toBe("cities.topeka: цього бракує\nцього бракує");
    expect(faultWords(problem("bad-request", "something else"))).toBe("something else");
  });

  it("keeps the words of the server in English, where there are no others", () => {
    expect(said(english, problem("bad-request", "the bots of gwt2 are random, greedy", { code: "no-bot", values: { game: "gwt2" } }))).toBe("the bots of gwt2 are random, greedy");
    expect(said(english, problem("bad-request"))).toBe("The title");
  });

  it("is at least of a kind in other languages, or has its title", () => {
    expect(said(ukrainian, problem("bad-request", "the bots of gwt2 are random, greedy", { code: "no-bot", values: { game: "gwt2" } }))).toBe("Сервер не може цього прийняти.");
    expect(said(ukrainian, problem("not-found"))).toBe("Такого немає.");
    expect(said(ukrainian, problem("teapot", "short and stout"))).toBe("The title");
    expect(said(ukrainian, { type: "", title: "Немає зв’язку", status: 0 })).toBe("Немає зв’язку");
  });

  it("is understood from a bare answer of something in between", () => {
    const bare = { type: "about:blank", title: "", status: 502 };
    expect(said(english, bare)).toBe("The server cannot do this now.");
    expect(said(ukrainian, { ...bare, title: "Bad Gateway" })).toBe("Зараз сервер не може цього зробити.");
  });

  it("is the message of the error", () => {
    speak(ukrainian);
    expect(new Refused(problem("conflict", "the game is over", { code: "game-over", seq: 9 })).message).toBe("Гру завершено.");
  });
});
