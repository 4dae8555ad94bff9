import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGLISH as FILE } from "./language";
import { seatNames } from "../src/seats";
import { speak, Words } from "../src/words";

beforeAll(() => speak(new Words(FILE)));
afterAll(() => speak(new Words("")));

describe("the names of seats", () => {
  it("are words for bots and the automa", () => {
    const seats = [{ kind: "human", name: "Ada" }, { kind: "bot", name: "greedy", bot: "greedy" }, { kind: "automa", name: "Sam" }] as const;
    expect(seatNames([...seats], "sam")).toEqual(["Ada", "Drover", "Sam"]);
  });

  it("tell twins apart by their seats", () => {
    const bot = { kind: "bot", name: "greedy", bot: "greedy" } as const;
    expect(seatNames([{ kind: "human", name: null }, bot, bot], null)).toEqual(["Seat 1", "Drover 2", "Drover 3"]);
  });
});
