import type { PadCategory as Category, PadPlan, SetupPlan } from "../src/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGLISH as FILE } from "./language";
import { counted, entered, explained, partWords, places, shown, type Entries } from "../src/companion/pad";
import { layOut, layoutOf, queryOf, rowWords, stepWords, within, type Laid, type Layout } from "../src/companion/setup";
import { readJson } from "../src/json";
import { speak, Words } from "../src/words";
import TEXT from "./traces/setup.json?raw";

interface Traces {
  setups: Record<string, SetupPlan>;
  pads: Record<string, PadPlan>;
  tables: { game: string; layout: Layout; steps: Laid[] }[];
  sheets: { game: string; people: Entries[]; rival: Entries | null; totals: number[]; places: number[] }[];
}

const { setups, pads, tables, sheets } = readJson<Traces>(TEXT);
const plan = (game: string): SetupPlan => setups[game]!;
const line = (game: string, name: string): Category => pads[game]!.categories.find((row) => row.key === name)!;

beforeAll(() => speak(new Words(FILE)));
afterAll(() => speak(new Words("")));

describe("a set-up", () => {
  it.each(tables)("$game is laid out as the engine does, seed $layout.seed", ({ game, layout, steps }) => {
    expect(layOut(plan(game), layout)).toEqual(steps);
  });

  it("travels in a link", () => {
    for (const { game, layout } of tables) {
      const names = ["Ann", "", "O, C"];
      const query = new URLSearchParams(queryOf(game, layout, names));
      const found = layoutOf(plan(game), query);
      expect(layOut(plan(game), found!.layout)).toEqual(layOut(plan(game), layout));
      expect(found!.names[0]).toBe("Ann");
    }
  });

  it("shrugs at a link that makes no sense", () => {
    expect(layoutOf(plan("gwt2"), new URLSearchParams("seed=x"))).toBeNull();
    expect(layoutOf(plan("gwt2"), new URLSearchParams(""))).toBeNull();
    const odd = "seed=1&players=77&sides=c&again=masters:x,first:2,:3";
    const { layout } = layoutOf(plan("gwt2"), new URLSearchParams(odd))!;
    expect(layout.players).toBe(4);
    expect(layout.options.sides).toBe("random");
    expect(layout.again).toEqual({ first: 2 });
  });

  it("takes as many players as the game", () => {
    expect([within([2, 4], 1), within([1, 4], 9), within([1, 80], Number.NaN)]).toEqual([2, 4, 2]);
  });

  it("is said in words", () => {
    const steps = tables.flatMap(({ game, layout }) => layOut(plan(game), layout));
    const masters = steps.find((step) => step.key === "masters")!;
    expect(stepWords(masters)).toContain("The other 4 go back to the box.");
    expect(rowWords(masters, { at: "2", thing: "SM4", who: null, values: {} }, [])).toBe("Station 2: the stationmaster of bandits");
    const purse = steps.find((step) => step.key === "capital")!;
    const row = { at: "", thing: "", who: 1, values: { dollars: 7, cards: 4 } };
    expect(rowWords(purse, row, ["Ann", "Ben"])).toBe("Ben: $7, cards in hand 4");
    expect(rowWords(purse, row, [])).toBe("Player 2: $7, cards in hand 4");
  });
});

describe("a score pad", () => {
  it.each(sheets)("of $game adds up as the engine does", ({ game, people, rival, ...result }) => {
    expect(places(pads[game]!, people, rival)).toEqual(result);
  });

  it("shows the lines of so many players", () => {
    const keys = (players: number) => shown(pads.pioneer!, players).map((row) => row.key);
    expect(keys(1)).toContain("goals left");
    expect(keys(1)).not.toContain("goals");
    expect(keys(3)).toContain("bonus");
    expect(keys(2)).not.toContain("bonus");
  });

  it("reads what is typed, within limits", () => {
    const cities = line("gwt2", "cities");
    const token = line("gwt2", "job-market-token");
    expect(["-6", "−6", " 12 ", "", "x", "1.5"].map((text) => entered(cities, text))).toEqual([-6, -6, 12, null, null, null]);
    expect(["-6", "3", "1"].map((text) => entered(token, text))).toEqual([0, 1, 1]);
  });

  it("counts parts", () => {
    const cities = line("gwt2", "cities");
    const counts = cities.parts.map((part) => (part.thing === "kansas_city" ? 2 : part.thing === "new_york" ? 1 : 0));
    expect(counted(cities, counts)).toBe(-3);
    const masters = line("gwt2", "stationmasters");
    expect(counted(masters, masters.parts.map((part) => (part.word === "master-hazards" ? 5 : 0)))).toBe(6);
    expect(counted(line("pioneer", "train yards"), [3, 5])).toBe(15);
  });

  it("explains itself", () => {
    expect(explained(line("gwt2", "dollars"))).toBe("Enter your dollars: 1 point for every full 5.");
    expect(partWords(line("gwt2", "cities").parts[0]!)).toBe("Discs on Kansas City");
  });
});
