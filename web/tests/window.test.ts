import { describe, expect, it } from "vitest";
import { around } from "../src/games/kit/window";

describe("the part of a board that is looked at", () => {
  it("has a single place in its middle", () => {
    expect(around([[500, 300]], 200, 100)).toEqual([400, 250]);
  });

  it("holds most of what can be pressed", () => {
    expect(around([[0, 0], [500, 500], [540, 500], [520, 480]], 200, 200)).toEqual([420, 390]);
  });
});
