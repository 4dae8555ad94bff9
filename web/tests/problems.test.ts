import { afterEach, describe, expect, it } from "vitest";
import { ENGLISH, UKRAINIAN } from "./language";
import { Refused } from "../src/api";
import type { Problem } from "../src/messages";
import { problemWords } from "../src/problems";
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
    const poor = problem("illegal", "buy 3: needs 5 coins, has 2 (R9.1)", { what: "coins", needs: 5, has: 2 });
    for (const words of [english, ukrainian]) expect(said(words, poor)).toBe(words.reason({ what: "coins", needs: 5, has: 2 }));
    expect(said(ukrainian, poor)).not.toBe(said(english, poor));
  });

  it("is said in the language of the page", () => {
    const taken = problem("conflict", "seat 2 is taken");
    expect(said(english, taken)).toBe("That seat is taken.");
    expect(said(ukrainian, taken)).toBe("Це місце зайняте.");
  });

  it("has the numbers of the text, and nothing of what follows a colon", () => {
    const altered = problem("record", "move 12 was altered, lost or moved: '0 go B ;1f'");
    expect(said(english, altered)).toBe("Move 12 was altered, lost or moved.");
    expect(said(ukrainian, altered)).toBe("Дію 12 змінено, втрачено або пересунуто.");
    expect(said(ukrainian, problem("bad-request", "a password has 8 to 200 characters"))).toBe("У паролі від 8 до 200 символів.");
  });

  it("keeps the words of the server in English, where there are no others", () => {
    expect(said(english, problem("bad-request", "the bots of gwt2 are random, greedy"))).toBe("the bots of gwt2 are random, greedy");
    expect(said(english, problem("bad-request"))).toBe("The title");
  });

  it("is at least of a kind in other languages, or has its title", () => {
    expect(said(ukrainian, problem("bad-request", "the bots of gwt2 are random, greedy"))).toBe("Сервер не може цього прийняти.");
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
    expect(new Refused(problem("conflict", "the game is over", { seq: 9 })).message).toBe("Гру завершено.");
  });
});
