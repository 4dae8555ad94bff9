import { describe, expect, it } from "vitest";
import { uiOf } from "../src/games";
import { ruleOf } from "../src/games/kit/rules";

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte,css}", { query: "?raw", import: "default", eager: true });
const WORDS = import.meta.glob<string>("../../trailboss/i18n/en/**/*.ftl", { query: "?raw", import: "default", eager: true });
/** Games, boards with their classes, and the opponents of who plays alone. */
const GAMES = /gwt\d|\bel[ -]?paso\b|\bpioneer\b|\b(sam|sue)\b/i;
/** The folders of those, whose scripts are ports: traces hold them to the engine's. */
const OPPONENT = /\/(sam|sue)\//;

const FOLDERS = ["trail", "elpaso", "pioneer"];
/** Whose words are loaded where a folder of `games/` is shown. */
const SUBJECTS: Record<string, string[]> = {
  trail: ["trail", "gwt1", "gwt2"],
  elpaso: ["trail", "elpaso"],
  pioneer: ["pioneer"],
};
const files = Object.entries(SOURCES).map(([path, text]) => ({ path: path.replace("../src/", ""), text }));
const outside = files.filter(({ path }) => !path.startsWith("games/"));

/** What a file imports, by its place in `src`. */
function imports({ path, text }: { path: string; text: string }): string[] {
  const folder = new URL(path, "http://src/");
  return [...text.matchAll(/(?:from|import) ?\(?"(\.[^"]+)"/g)].map((found) => new URL(found[1] ?? "", folder).pathname.slice(1));
}

/** The folder of a game that a path is in. */
const gameOf = (path: string): string | undefined => FOLDERS.find((name) => path.startsWith(`games/${name}/`));

/** The texts of the page in files of some subjects. */
function texts(wanted: (path: string) => boolean): Set<string> {
  const found = Object.entries(WORDS).filter(([path]) => wanted(path.replace("../../trailboss/i18n/en/", "")));
  return new Set(found.flatMap(([, text]) => [...text.matchAll(/^ui-(\S+) =/gm)].map((row) => row[1] ?? "")));
}

const EVERYWHERE = texts((path) => /^(page\/|engine|problems)/.test(path) || path.endsWith("/about.ftl"));

function said(text: string): string[] {
  return [...text.matchAll(/\bt\(\s*["']([a-z0-9-]+)["']/g)].map((found) => found[1] ?? "");
}

describe("games", () => {
  it("are all found by their folders", async () => {
    const folders = new Set(files.map(({ path }) => /^games\/([a-z]+)\/index\.ts$/.exec(path)?.[1]).filter(Boolean));
    expect([...folders].sort()).toEqual([...FOLDERS].sort());
    for (const folder of FOLDERS) expect((await uiOf(folder)).Board).toBeTruthy();
    await expect(uiOf("nothing")).rejects.toThrow("no board");
  }, 60_000);

  it("are named nowhere else", () => {
    expect(outside.length).toBeGreaterThan(100);
    expect(files.filter(({ text }) => !text).map(({ path }) => path)).toEqual([]);
    expect(outside.filter(({ text }) => GAMES.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it("are imported by nobody, not even by each other", () => {
    const wrong = files.flatMap((file) =>
      imports(file)
        .filter((to) => gameOf(to) && gameOf(to) !== gameOf(file.path))
        .map((to) => `${file.path} imports ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  it("have the numbers of rules from the server", () => {
    const rules = { node: "R5.1", "node KC": "R5.7", disc: "R6.9" };
    expect(["node KC", "node A", "of 1 disc CERT_4", "no disc", "moon"].map((piece) => ruleOf({ rules }, piece))).toEqual(["R5.7", "R5.1", "R6.9", "R6.9", ""]);
    const numbered = files.filter(({ path, text }) => gameOf(path) && !OPPONENT.test(path) && /"R\d+\.\d+"/.test(text));
    expect(numbered.map(({ path }) => path)).toEqual([]);
  });

  it("say what the page has loaded for them", () => {
    for (const folder of FOLDERS) {
      const own = texts((path) => (SUBJECTS[folder] ?? []).includes(path.split("/")[0] ?? ""));
      const used = files.filter(({ path }) => gameOf(path) === folder).flatMap(({ text }) => said(text));
      expect(used.length).toBeGreaterThan(20);
      expect(used.filter((name) => !own.has(name) && !EVERYWHERE.has(name))).toEqual([]);
    }
  });

  it("leave to other pages only words that these have", () => {
    const companion = texts((path) => path.startsWith("companion/"));
    const missing = files
      .filter(({ path }) => !gameOf(path))
      .flatMap(({ path, text }) =>
        said(text).filter((name) => !EVERYWHERE.has(name) && !(path.startsWith("companion/") && companion.has(name))),
      );
    expect(missing).toEqual([]);
  });
});
