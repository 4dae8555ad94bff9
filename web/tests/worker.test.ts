import { describe, expect, it } from "vitest";
import { answersFor, kindOf, languageOf, mayBeKept } from "../src/sw/addresses";

const HERE = "https://play.example.org";
const FILES = ["/", "/assets/index-1a2b.js", "/favicon.svg"];

function kind(address: string, mode = "cors", method = "GET"): string {
  return kindOf(method, mode, new URL(address, HERE), HERE, FILES);
}

describe("the worker", () => {
  it("keeps only public answers", () => {
    expect(answersFor("uk", ["gwt2"]).every(mayBeKept)).toBe(true);
    for (const address of ["/api/me", "/api/tables/x/state", "/api/tables?list=mine", "/api/replays/x", "/api/push", "/api/daily"]) {
      expect(mayBeKept(address)).toBe(false);
      expect(kind(address)).toBe("none");
    }
    expect(answersFor("uk", ["gwt2"])).toContain("/api/words/uk/gwt2");
    expect(mayBeKept("/api/games?x=/api/games")).toBe(false);
    expect(mayBeKept("/api/games/gwt2/rules?lang=uk&seat=1")).toBe(false);
  });

  it("answers pages, files and kept answers", () => {
    expect(kind("/t/abc?seat=0-secret", "navigate")).toBe("page");
    expect(kind("/assets/Old-9f.js")).toBe("file");
    expect(kind("/favicon.svg")).toBe("file");
    expect(kind("/api/games/gwt2/rules?lang=pl")).toBe("data");
  });

  it("leaves everything else to the server", () => {
    expect(kind("/api/words/en/page", "cors", "POST")).toBe("none");
    expect(kind("/api/tables/x/record", "navigate")).toBe("none");
    expect(kind("/schema/openapi.json", "navigate")).toBe("none");
    expect(kind("https://elsewhere.example.org/api/games")).toBe("none");
  });

  it("asks for no language that is none", () => {
    expect(answersFor("../me")).toEqual(answersFor(""));
    expect(languageOf(["/", "/api/words/en/page", "/api/words/cs/page", "/api/words/cs/gwt2", "/api/games"])).toBe("cs");
    expect(languageOf([])).toBe("en");
  });
});
