import { describe, expect, it } from "vitest";
import type { Why } from "../src/contract";
import { optionsOf, written } from "../src/replay/why";

const WHY: Why = {
  move: 3,
  seat: 0,
  bot: "strong",
  rows: [
    { action: "go A", points: 80, lead: 5, chance: 0.6, parts: { cattle: 20, cities: 4, others: -19 } },
    { action: "go B", points: 78, lead: 3, chance: 0.5, parts: { cattle: 17, cities: 5, others: -19.02 } },
  ],
  categories: ["cattle", "cities"],
};

describe("why", () => {
  it("compares each option with what was done, the greatest difference first", () => {
    const [done, other] = optionsOf(WHY);
    expect(done?.bars).toEqual([]);
    expect(done?.gain).toBe(0);
    expect(other?.gain).toBe(-2);
    expect(other?.bars.map((bar) => [bar.label, bar.gain, bar.length])).toEqual([
      ["Cattle", -3, 1],
      ["Cities", 1, 1 / 3],
    ]);
  });

  it("has nothing to say where nothing was weighed", () => {
    expect(optionsOf({ ...WHY, rows: [], categories: [] })).toEqual([]);
  });

  it("writes a difference with its sign", () => {
    expect(written(1.25, true)).toBe("+1.3");
    expect(written(80)).toBe("80.0");
  });
});
