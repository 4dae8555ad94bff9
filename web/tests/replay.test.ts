import { describe, expect, it } from "vitest";
import type { Replay } from "../src/contract";
import { playersFrom } from "../src/replay/session.svelte";
import { addressOf, clamp, nextTurn, placeOf, previousTurn, scales, standing, stepLine, ticks, turnAt, wishOf } from "../src/replay/timeline";
import { parse } from "../src/router.svelte";

const turns = [0, 5, 9].map((move) => ({ move, seat: null }));

describe("the turns of a replay", () => {
  it("hold the moves made in them", () => {
    expect([0, 1, 5, 6, 9, 10, 12].map((move) => turnAt(turns, move))).toEqual([0, 0, 0, 1, 1, 2, 2]);
  });

  it("lead on and back", () => {
    expect([0, 4, 5, 9].map((move) => nextTurn(turns, move, 12))).toEqual([5, 5, 9, 12]);
    expect([0, 4, 5, 6, 12].map((move) => previousTurn(turns, move))).toEqual([0, 0, 0, 5, 9]);
  });
});

describe("the address of a move", () => {
  it("is read as it was written", () => {
    for (const place of [{ move: 41, quiet: false }, { move: 0, quiet: true }]) {
      const url = new URL(addressOf("t-x", place), "http://host");
      expect(placeOf(url.searchParams)).toEqual(place);
      expect(parse(url)).toEqual({ page: "replay", id: "t-x" });
    }
  });

  it("forgives what is no number", () => {
    for (const query of ["", "move=x", "move=-3", "move="]) {
      expect(placeOf(new URLSearchParams(query)).move).toBe(0);
    }
    expect([clamp(99, 12), clamp(-1, 12), clamp(3.7, 12), clamp(NaN, 12)]).toEqual([12, 0, 3, 0]);
  });
});

describe("the keys of a replay", () => {
  it("step by moves and turns, and leave others alone", () => {
    const wish = (key: string, shiftKey = false) => wishOf({ key, shiftKey });
    expect([wish("ArrowRight"), wish("ArrowLeft", true), wish("Home"), wish(" ")]).toEqual(["next", "previous-turn", "first", "play"]);
    expect([wish("a"), wish("ArrowUp"), wish("Enter")]).toEqual([null, null, null]);
  });
});

describe("the chart", () => {
  const frame = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

  it("has round levels around all points", () => {
    expect(ticks(0, 93)).toEqual([0, 50, 100]);
    expect(ticks(-4, 10)).toEqual([-5, 0, 5, 10]);
    expect(ticks(0, 10)).toEqual([0, 5, 10]);
    for (const most of [1, 7, 38, 61, 200]) expect(ticks(0, most).at(-1)).toBeGreaterThanOrEqual(most);
  });

  it("reaches from the first move to the last and from the least to the most", () => {
    const { x, y } = scales(frame, 50, [0, 10, 20]);
    expect([x(0), x(50), y(0), y(20)]).toEqual([10, 110, 55, 5]);
  });

  it("steps when a turn begins", () => {
    const { x, y } = scales(frame, 50, [0, 10]);
    expect(stepLine([0, 25, 50], [0, 5, 10], x, y)).toBe("M10 55H60V30H110V5");
  });

  it("knows the points of any move", () => {
    expect([0, 24, 25, 50].map((move) => standing([0, 25, 50], [1, 5, 10], move))).toEqual([1, 1, 5, 10]);
  });
});

describe("who plays on", () => {
  const seat = (number: number, bot: string | null) => ({ seat: number, kind: bot ? ("bot" as const) : ("human" as const), name: bot ?? "Ann", bot });
  const replay = (...bots: (string | null)[]) => ({ seats: bots.map((bot, number) => seat(number, bot)), bots: ["random", "greedy"] }) as Replay;

  it("is oneself in the seat that one looks through, and bots elsewhere", () => {
    expect(playersFrom(replay(null, "random"), null)).toEqual(["", "random"]);
    expect(playersFrom(replay(null, null, "random"), 1)).toEqual(["greedy", "", "random"]);
    expect(playersFrom(replay("random", "random"), 1)).toEqual(["random", ""]);
  });
});
