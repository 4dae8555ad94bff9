import { beforeAll, describe, expect, it } from "vitest";
import { Chronicle, meanwhile, tell, type Teller } from "../src/chronicle";
import type { Entry, GameEvent } from "../src/contract";
import { telling as elpaso } from "../src/games/elpaso/telling";
import { telling as pioneer } from "../src/games/pioneer/telling";
import { telling as trail } from "../src/games/trail/telling";
import type { Scene } from "../src/games/contract";
import { speak, Words } from "../src/words";
import { ENGLISH } from "./language";

const event = (verb: string, thing = "", amount = 1, seat = 1): GameEvent => ({ verb, seat, amount, thing, rule: "R1.1" });
const log = (...moves: GameEvent[][]): Entry[] =>
  moves.map((events, i) => ({ seq: i + 1, kind: "action", seat: 1, at: 0, action: null, undone: [], detail: {}, events }) as Entry);
const names = ["Ada", "Drover"];

const tables = {
  neutral: [{ name: "A", effects: [{ is: "GainDollars", dollars: 2 }] }, { name: "D", effects: [] }],
  private: [], nodes: [], aux: [],
};
const scene = (kind: string, trail: Record<string, string>): Scene =>
  JSON.parse(JSON.stringify({ components: { kind, tables }, state: { kind, view: { trail, players: [{}, {}], sides: [] } }, foresight: null, names })) as Scene;
const TRAIL: Teller = { names, scene: scene("trail", { A: "A", X: "D", RR2: "" }), telling: trail };
const PASO: Teller = { names, scene: scene("elpaso", { n3: "D", s1: "1:2" }), telling: elpaso };
const texts = (teller: Teller, ...moves: GameEvent[][]): string[] => tell(log(...moves), teller).flatMap((line) => line.parts.map((part) => part.text));

beforeAll(() => speak(new Words(ENGLISH, "en", "gwt2")));

describe("a deed is one line", () => {
  it("with its price, over two moves", () => {
    expect(texts(TRAIL, [event("local", "A", 2)], [event("pay", "dollars", 3)], [event("buy", "longhorn")])).toEqual(["Drover buys a Longhorn for 3 dollars"]);
  });

  it("with what it brings, and with all its cards", () => {
    const lines = texts(TRAIL, [event("local", "A", 1), event("discard", "galloway")], [event("discard", "criollo"), event("gain", "dollars", 1)]);
    expect(lines).toEqual(["Drover discards Galloway, Criollo and gains 1 dollar"]);
  });

  it("for a whole way, with its tolls, by the names on the board", () => {
    expect(texts(TRAIL, [event("move", "A")], [event("move", "ROCKFALL1"), event("fee", "ROCKFALL1", 2)], [event("move", "X")])).toEqual(["Drover goes to D, paying 2 dollars on the way"]);
    expect(texts(PASO, [event("move", "n3")])).toEqual(["Drover goes to D"]);
    expect(texts(PASO, [event("move", "s1", 1, 0)])).toEqual(["Ada goes to building 2 of Drover"]);
  });

  it("for a building where it stands, which is known from then on", () => {
    const lines = texts(TRAIL, [event("pay", "dollars", 2), event("build", "3a"), event("site", "RR2")], [event("turn", "", 0, 0)], [event("move", "RR2")]);
    expect(lines).toEqual(["Drover builds 3a at rockfall risk space 2 for 2 dollars", "the turn of Ada", "Drover goes to their own building 3a"]);
  });

  it("for cards that are drawn, known or not", () => {
    expect(texts(TRAIL, [event("draw", "cards", 2), event("drew", "criollo"), event("drew", "galloway")])).toEqual(["Drover draws Criollo, Galloway"]);
    expect(texts(PASO, [event("drew", "criollo"), event("draw", "cards", 1)])).toEqual(["Drover draws Criollo"]);
    expect(texts(TRAIL, [event("draw", "cards", 2)])).toEqual(["Drover draws 2 cards"]);
  });

  it("that is only begun until more is known", () => {
    expect(texts(TRAIL, [event("local", "A", 1)])).toEqual([expect.stringContaining("Drover: ")]);
    expect(texts(TRAIL, [event("local", "A", 1)], [event("turn", "", 0, 0)])).toHaveLength(2);
  });

  it("and what was paid for nothing is told", () => {
    expect(texts(TRAIL, [event("pay", "dollars", 1)], [event("turn", "", 0, 0)])).toEqual(["Drover pays 1 dollar", "the turn of Ada"]);
  });

  it("and coming back to the start belongs to the delivery", () => {
    const lines = texts(TRAIL, [event("income", "breeding-value", 5), event("gain", "dollars", 5), event("discard", "criollo")], [event("deliver", "fulton"), event("pay", "dollars", 1), event("return", "START", 0)]);
    expect(lines).toEqual(["Drover shows a hand worth 5 and gains 5 dollars", "Drover delivers to Fulton", "Drover pays 1 dollar"]);
  });

  it("with tracks and towns by their names", () => {
    const teller = { names, scene: scene("pioneer", {}), telling: pioneer };
    expect(texts(teller, [event("laid", "D10.NE")], [event("laid", "X:C10:NW-SE")])).toEqual(["Drover lays D10 north-east", "Drover lays a shortcut in C10, north-west to south-east"]);
    expect(texts(teller, [event("reached", "T3")])).toEqual(["Drover reaches town 3"]);
  });
});

describe("a log that grows", () => {
  it("tells the same as one that is read at once", () => {
    const moves = [[event("local", "A", 2)], [event("pay", "dollars", 3)], [event("buy", "longhorn")], [event("turn", "", 0, 0)], [event("move", "A", 1, 0)]];
    const chronicle = new Chronicle();
    const whole = log(...moves);
    for (let n = 1; n <= whole.length; n += 1) {
      expect(tell(whole.slice(0, n), TRAIL, chronicle)).toEqual(tell(whole.slice(0, n), TRAIL));
    }
  });

  it("is told anew when the game has come", () => {
    const chronicle = new Chronicle();
    const entries = log([event("move", "n3")]);
    expect(tell(entries, { names }, chronicle)[0]?.parts[0]?.text).not.toBe("Drover goes to D");
    expect(tell(entries, PASO, chronicle)[0]?.parts[0]?.text).toBe("Drover goes to D");
  });

  it("does not fold what was taken back into what was done", () => {
    const entries = log([event("pay", "dollars", 3)], [event("buy", "longhorn")], [], [event("hire", "cowboy")]);
    const [, , undo] = entries;
    Object.assign(undo!, { kind: "undo", undone: [1, 2] });
    const lines = tell(entries, TRAIL).filter((line) => line.seq !== 3);
    expect(lines.map((line) => [line.seq, line.parts.map((part) => part.text)])).toEqual([
      [1, ["Drover pays 3 dollars"]],
      [2, ["Drover buys a Longhorn"]],
      [4, ["Drover hires a cowboy"]],
    ]);
    expect(meanwhile(entries, TRAIL, 0).map((part) => part.text)).toEqual(["Drover hires a cowboy"]);
  });
});
