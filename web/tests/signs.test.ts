import { describe, expect, it } from "vitest";
import { perSigns, signs } from "../src/games/trail/signs";

describe("the signs of the trail games", () => {
  it.each([
    ["bandit", "orange"],
    ["teepee", "blue"],
  ])("show what the edition collects: %s", (kind, second) => {
    const tables = { cards: [], tiles: [{ name: `${kind}_green` }, { name: `${kind}_${second}` }] };
    expect(signs({ is: "CollectBandit" }, tables)).toMatchObject([{ icon: kind }]);
    expect(perSigns("pairs", tables)).toMatchObject([{ icon: kind, tint: "green" }, { icon: kind, tint: second }]);
  });
});
