import { describe, expect, it } from "vitest";
import { LEGEND as ELPASO } from "../src/games/elpaso/legend";
import { ICONS } from "../src/games/kit/icons";
import type { LegendRow } from "../src/games/kit/legend";
import { ICONS as DRAWINGS } from "../src/games/pioneer/icons";
import { LEGEND as PIONEER } from "../src/games/pioneer/legend";
import { LEGEND as TRAIL } from "../src/games/trail/legend";
import { key, Words } from "../src/words";
import { ENGLISH } from "./language";

const SOURCES = import.meta.glob<string>("../src/games/{trail,elpaso,kit}/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
/** How a sign is named where it is drawn. */
const NAMED = /ICONS\.(\w+)|icon\("(\w+)"|icon: "(\w+)"|Icon\[\](?:\[\])? = (.*)|ICONS\[(.*?)\]|WORKER_ICONS.* = (.*)/g;
/** These are pieces of their own: a small tile shows them. */
const TILES = ["flood", "drought", "rockfall"];

/** The signs that the files of a folder draw. */
function drawn(folder: string): string[] {
  const found = new Set<string>();
  for (const [path, text] of Object.entries(SOURCES)) {
    if (!path.includes(`/games/${folder}/`) || path.includes("legend") || path.endsWith("icons.ts")) continue;
    for (const match of text.matchAll(NAMED)) {
      for (const names of match.slice(1)) for (const name of (names ?? "").match(/\w+/g) ?? []) found.add(name);
    }
  }
  return [...found].filter((name) => name in ICONS && !TILES.includes(name)).sort();
}

const told = (rows: LegendRow[]): string[] => rows.flatMap((row) => (row.signs ?? []).flatMap((sign) => sign.icon ?? []));

describe("the legend", () => {
  it.each([
    ["trail", TRAIL],
    ["elpaso", ELPASO],
  ])("explains every sign that the boards of %s draw", (folder, rows) => {
    expect(drawn(folder).length).toBeGreaterThan(12);
    expect(drawn(folder).filter((name) => !told(rows).includes(name))).toEqual([]);
  });

  it("explains every sign of the cards of an opponent", () => {
    const either = [...told(TRAIL), ...told(ELPASO)];
    expect(drawn("kit").filter((name) => !either.includes(name))).toEqual([]);
  });

  it("explains every drawing of a sheet", () => {
    const shown = PIONEER.flatMap((row) => row.icons ?? []);
    expect(Object.keys(DRAWINGS).filter((name) => !shown.includes(name))).toEqual([]);
  });

  it("has words for all of them, each sign once", () => {
    const words = new Words(ENGLISH);
    for (const rows of [TRAIL, ELPASO, PIONEER]) {
      expect(rows.filter((row) => !words.has(key("ui-legend", row.name))).map((row) => row.name)).toEqual([]);
      expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length);
    }
  });
});
