import { describe, expect, it } from "vitest";
import type { Entry, GameEvent } from "../src/contract";
import { moving as elpaso } from "../src/games/elpaso/steps";
import { moving as pioneer } from "../src/games/pioneer/steps";
import { moving as trail } from "../src/games/trail/steps";
import type { PlayState } from "../src/games/documents";
import { beatsOf, type Moving } from "../src/motion/steps";
import { partial } from "./partial";

const event = (verb: string, thing = "", amount = 1, seat = 1): GameEvent => ({ verb, seat, amount, thing, rule: "R1.1" });
let seq = 0;
const entry = (events: GameEvent[], more: Partial<Entry> = {}): Entry =>
  ({ seq: ++seq, kind: "action", seat: 1, action: "go B", events, undone: [], detail: {}, at: 0, ...more });

const at = (herder: string, engine = "0") => partial<PlayState>({ kind: "trail", view: { players: [{ herder: "A", engine: "0" }, { herder, engine }] } });
const seen = (game: Moving, before: PlayState, ...entries: Entry[]) => beatsOf(game, entries, before).flatMap((beat) => beat.steps);
const flight = (game: Moving, happened: GameEvent, action = "pass") => seen(game, at("A"), entry([happened], { action }));

describe("what is seen of a turn in the trail games", () => {
  it("is one walk along its whole way, over several moves", () => {
    const steps = seen(trail, at("A"), entry([event("move", "B")]), entry([event("move", "C")]), entry([event("move", "KC")]));
    expect(steps).toEqual([{ kind: "walk", mover: "herder 1", way: ["node A", "node B", "node C", "node KC"] }]);
  });

  it("is no walk of what was taken back", () => {
    const gone = entry([event("move", "B")]);
    expect(seen(trail, at("A"), gone, entry([], { kind: "undo", undone: [gone.seq] } as Partial<Entry>))).toEqual([]);
  });

  it("begins anew where something came between", () => {
    const steps = seen(trail, at("A"), entry([event("move", "B"), event("fee", "B", 2), event("move", "C")]));
    expect(steps.map((step) => step.kind)).toEqual(["walk", "fly", "walk"]);
    expect(steps[2]).toMatchObject({ way: ["node B", "node C"] });
  });

  it("rolls an engine over the spaces between, forwards and back", () => {
    expect(seen(trail, at("A", "2"), entry([event("engine", "4.5")]))).toEqual([
      { kind: "walk", mover: "engine 1", way: ["space 2", "space 3", "space 4", "space 4.5"] },
    ]);
    expect(seen(trail, at("A", "4.5"), entry([event("engine", "3")]))).toEqual([
      { kind: "walk", mover: "engine 1", way: ["space 4.5", "space 4", "space 3"] },
    ]);
  });

  it("lets a herder appear where nobody stood", () => {
    expect(seen(trail, at(""), entry([event("place", "B")]))).toEqual([{ kind: "appear", piece: "herder 1" }]);
  });

  it.each([
    [event("pay", "dollars", 3), "coin", "dollars 1", "herder 1"],
    [event("gain", "certificates", 1), "certificate", "herder 1", "certificates 1"],
    [event("buy", "longhorn"), "cattle", "cow longhorn", "seat 1"],
    [event("hire", "cowboy", 2), "worker", "row 3", "workers 1"],
    [event("deliver", "fulton"), "disc", "seat 1", "city fulton"],
    [event("upgrade", "2"), "disc", "seat 1", "station 2"],
    [event("master", "SM3"), "station", "engine 1", "seat 1"],
    [event("collect", "BANDIT4"), "bandit", "node BANDIT4", "seat 1"],
    [event("take", "OB11"), "objective", "objective OB11", "seat 1"],
    [event("discard", "galloway"), "cattle", "hand galloway", "herder 1"],
  ])("flies for %o", (happened, icon, from, to) => {
    const [step] = flight(trail, happened, "hire 3-cowboy");
    expect(step).toMatchObject({ kind: "fly", what: { icon, seat: 1 } });
    expect(step).toHaveProperty(["from", 0], from);
    expect(step).toHaveProperty(["to", 0], to);
  });

  it("lets a tile appear where it is put", () => {
    expect(flight(trail, event("site", "RR2"))).toEqual([{ kind: "appear", piece: "node RR2" }]);
  });

  it("says nothing of what has no place", () => {
    expect(flight(trail, event("turn"))).toEqual([]);
  });
});

describe("what is seen of a turn in El Paso", () => {
  const before = partial<PlayState>({ kind: "elpaso", view: { players: [{ rancher: null }, { rancher: "n4" }] } });
  it("walks, pays and hires", () => {
    const steps = seen(elpaso, before, entry([event("move", "n5"), event("move", "n6")]), entry([event("pay", "dollars", 5), event("hire", "cowboy")]));
    expect(steps[0]).toEqual({ kind: "walk", mover: "rancher 1", way: ["node n4", "node n5", "node n6"] });
    expect(steps[1]).toMatchObject({ what: { icon: "coin", text: "5" } });
    expect(steps[2]).toMatchObject({ from: ["hire cowboy"], to: ["seat 1"] });
  });
  it("puts a disc on a post and lights a train card", () => {
    expect(seen(elpaso, before, entry([event("post", "trading-post", 5)]))[0]).toMatchObject({ what: { icon: "disc" }, to: ["post 5"] });
    expect(seen(elpaso, before, entry([event("train", "train-card", 2)]))).toEqual([{ kind: "glow", piece: "train 2" }]);
  });
  it("lights the train card of Sue, and brings her workers to their row", () => {
    expect(seen(elpaso, before, entry([event("sue-train", "train-card", 3)]))).toEqual([{ kind: "glow", piece: "train 3" }]);
    expect(seen(elpaso, before, entry([event("sue-worker", "builder", 2)]))[0]).toMatchObject({ kind: "fly", what: { icon: "worker" }, to: ["sue builder", "seat 1"] });
  });
});

describe("what is seen of a turn in Pioneer Rails", () => {
  it("shows cards, sheets and points", () => {
    expect(flight(pioneer, event("revealed", "the card AD, the card 10C", 2))).toEqual([
      { kind: "appear", piece: "card AD" },
      { kind: "appear", piece: "card 10C" },
    ]);
    expect(flight(pioneer, event("took", "the card AD"))[0]).toMatchObject({ kind: "fly", from: ["card AD"], to: ["seat 1"] });
    expect(flight(pioneer, event("showed tracks", "B8.E", 5))[1]).toEqual({ kind: "glow", piece: "sheet 1" });
    expect(flight(pioneer, event("scored", "two pair", 2))[0]).toMatchObject({ what: { icon: "vp", text: "2" }, from: ["poker"] });
  });
});
