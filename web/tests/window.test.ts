import { describe, expect, it } from "vitest";
import { around, beyond, fitting, touchable, uncut } from "../src/games/kit/window";

describe("the part of a board that is looked at", () => {
  it("has a single place in its middle", () => {
    expect(around([[500, 300]], 200, 100)).toEqual([400, 250]);
  });

  it("holds most of what can be pressed", () => {
    expect(around([[0, 0], [500, 500], [540, 500], [520, 480]], 200, 200)).toEqual([420, 390]);
  });

  it("comes as near as a finger needs for what is seen, and no nearer", () => {
    const frame = { width: 345, height: 345 };
    expect(touchable([[100, 100]], [68], frame)).toBe(1.15);
    expect(touchable([[100, 100]], [30], frame)).toBeCloseTo(44 / 30);
    expect(touchable([[100, 100]], [5], frame)).toBe(2);
    expect(touchable([[100, 100], [120, 100], [900, 900]], [68, 68, 5], frame)).toBe(1.15);
  });

  it("shows all that is asked about as large as can be", () => {
    const frame = { width: 600, height: 600 };
    expect(fitting([[100, 100]], frame, 0.8)).toBe(2);
    expect(fitting([[100, 100], [460, 100]], frame, 0.8)).toBeCloseTo(1.2);
    expect(fitting([[0, 0], [900, 900]], frame, 0.8)).toBe(0.8);
  });

  it("cuts off no piece that it shows, if there is room", () => {
    const size = { width: 40, height: 40 };
    expect(uncut([0, 0], 200, 100, [[190, 10], [100, 300]], [size, size])).toEqual([10, -10]);
    expect(uncut([0, 0], 200, 100, [[100, 50]], [size])).toEqual([0, 0]);
    expect(uncut([0, 0], 200, 100, [], [])).toEqual([0, 0]);
    expect(uncut([0, 0], 30, 100, [[20, 50]], [size])).toEqual([0, 0]);
  });

  it("has marks on its edge that point to what lies beyond, one for what lies together", () => {
    const frame = { width: 200, height: 100 };
    expect(beyond([[100, 50], [199, 99]], frame)).toEqual([]);
    expect(beyond([[500, 50], [520, 52]], frame)).toEqual([[188, 50, 0]]);
    expect(beyond([[100, -300], [-900, 50]], frame)).toEqual([[100, 12, -90], [12, 50, 180]]);
  });
});
