import { describe, expect, it } from "vitest";
import { curves } from "../src/games/elpaso/curve";
import type { Player, PlayerTally, ElPasoView, Sue, ElPasoTables as Tables } from "../src/games/elpaso/contract";
import { actions } from "../src/games/elpaso/pieces";
import { auxOf, owned, sueGroups } from "../src/games/elpaso/select";
import { originWords, reconstructed, type Provenance } from "../src/games/elpaso/origin";
import { needSigns, signs, wanted } from "../src/games/elpaso/signs";
import { toldBy } from "../src/games/kit/automa";
import type { Entry } from "../src/contract";
import { speak, Words } from "../src/words";
import { partial } from "./partial";

const PATHS = ["EP s1 n1 s2 n2 EP", "n1 s3 n2"];

function nodes() {
  const after = new Map<string, string[]>();
  for (const path of PATHS) {
    const names = path.split(" ");
    names.slice(0, -1).forEach((name, i) => after.set(name, [...(after.get(name) ?? []), names[i + 1] ?? ""]));
  }
  return [...after].map(([name, next]) => ({ name, kind: "neutral", after: next }));
}

const card = (name: string, breed: number, value: number) => ({ name, breed, value, vp: 0, own: 0, market: 0 });
const token = (name: string, more: object) => ({ name, vp: 1, needs: [], permanent: 0, duplicate: 0, immediate: null, ...more });
const slot = (name: string, more: object = {}) => ({ name, dark: false, dollars: 0, permanent: 0, hand: 0, steps: 0, ...more });

const TABLES = partial<Tables>({
  nodes: nodes(),
  cards: [card("?", 0, 0), card("criollo", 1, 1), card("corriente", 2, 3), card("cowboy", 0, 0)],
  first_worker: 3,
  fields: [{ name: "corriente", cowboys: 2, dollars: 4, cards: [2] }],
  kinds: [{ builders: 1 }, { builders: 4 }],
  posts: [{ name: "9" }, { name: "12" }],
  slots: [slot("aux1_upgrade"), slot("aux2_unlock"), slot("hand_limit", { hand: 1 }), slot("permanent_certificate", { permanent: 1 })],
  aux: [
    { slot: 0, open: true, base: { is: "Gain", dollars: 1 }, upgraded: { is: "Gain", dollars: 3 } },
    { slot: 1, open: false, base: { is: "Certify", amount: 1 }, upgraded: null },
  ],
  tokens: [token("", {}), token("o01", {}), token("b01", { permanent: 1 }), token("b05", { duplicate: 1 })],
  first_bonus: 2,
  hand: 4,
});

function player(more: Partial<Player> = {}): Player {
  const discs = TABLES.slots.map((one) => one.name);
  return partial<Player>({ hand: [], tokens: [], discs, rancher: "EP", ready: {}, ...more });
}

function view(trail: Record<string, string>, more: Partial<ElPasoView> = {}): ElPasoView {
  return partial<ElPasoView>({ trail, players: [player(), player()], stack: [], steps: 3, ...more });
}

describe("pieces", () => {
  const choice = (text: string) => ({ text, verb: text.split(" ")[0] ?? "", arg: 0, free: false });

  it("stand for what is legal before what is refused", () => {
    const refusal = { actions: ["go s1", "go n1"], rest: false, verb: "go", rule: "R1.1", what: "", needs: 0, has: 0, thing: "" };
    const found = actions([choice("go n1"), choice("stop")], [refusal], "EP");
    expect(found.get("node n1")).toEqual({ text: "go n1", legal: true });
    expect(found.get("node s1")).toEqual({ text: "go s1", legal: false });
    expect(found.get("node EP")).toEqual({ text: "stop", legal: true });
  });

  it("know their owners", () => {
    expect(owned("1:6")).toEqual({ owner: 1, kind: 6 });
    expect(owned("B")).toBeNull();
  });
});

describe("a player", () => {
  it("has auxiliary actions as the server counts them (R8.1)", () => {
    const tally = (...aux: PlayerTally["aux"]): PlayerTally => ({ permanent: 0, hand_limit: 4, step_limit: 3, hand_value: 0, aux, aux_only: [] });
    expect(auxOf(TABLES, tally("base", "locked"), 1)).toEqual({ is: "Gain", dollars: 1 });
    expect(auxOf(TABLES, tally("base", "locked"), 2)).toBeNull();
    expect(auxOf(TABLES, tally("upgraded", "base"), 1)).toEqual({ is: "Gain", dollars: 3 });
    expect(auxOf(TABLES, tally("upgraded", "base"), 2)).toEqual({ is: "Certify", amount: 1 });
  });
});

describe("signs", () => {
  it("show cow and price", () => {
    expect(signs({ is: "GainCow", cost: 2, field: 0 }, TABLES)).toEqual([
      { as: "coin", text: "−2" },
      { as: "cow", breed: 2, text: "3" },
    ]);
  });

  it("show what an objective needs by its classes (R13.7)", () => {
    expect(wanted(TABLES, { classes: [1], count: 2 })).toEqual({ is: "card", name: "corriente" });
    expect(wanted(TABLES, { classes: [4], count: 1 })).toEqual({ is: "building", builders: 4 });
    expect(wanted(TABLES, { classes: [6, 7], count: 1 })).toEqual({ is: "disc", posts: ["9", "12"] });
    expect(wanted(TABLES, { classes: [5], count: 2 })).toEqual({ is: "bonus" });
    expect(needSigns(TABLES, { classes: [1], count: 2 })).toHaveLength(2);
  });
});

describe("reconstructed figures", () => {
  const found: Provenance = {
    train: { 1: { engineers: "seed", plain: ["reconstructed; cost: seed", "seed"], star: ["reconstructed"] } },
  };

  it("are named one by one", () => {
    expect(reconstructed(found, "train", "1")).toEqual(["plain 1", "star 1"]);
    expect(reconstructed(found, "train", "1", ["engineers"])).toEqual([]);
    expect(reconstructed(found, "breeds", "criollo")).toEqual([]);
  });

  it("are said in words", () => {
    speak(new Words("ui-elpaso-figure-plain = action { $number }\nui-elpaso-reconstructed = ours: { $what }"));
    expect(originWords(found, "train", "1", ["plain"])).toBe("ours: action 1");
    expect(originWords(found, "train", "1", ["engineers"])).toBe("");
  });
});

describe("Sue", () => {
  const event = (verb: string, seat: number | null = 1) => ({ verb, seat, rule: "R14.6", amount: 0, thing: "" });
  const entry = (...events: ReturnType<typeof event>[]) => partial<Entry>({ events });

  it("is told from her card to the end of her turn", () => {
    const news = [entry(event("move", 0)), entry(event("turn"), event("sue-card"), event("move"), event("turn", 0), event("gain", 0))];
    expect(toldBy(news, "sue-card", 1).map((one) => one.verb)).toEqual(["sue-card", "move"]);
    expect(toldBy([entry(event("move", 0))], "sue-card", 1)).toEqual([]);
  });

  it("counts all-rounders with the group that they joined (R14.9)", () => {
    const sue = partial<Sue>({ row: ["engineer", "cowboy"], joined: { cowboy: 1 } });
    const playing = view({ n1: "B", n2: "C" }, { sue, players: [player(), player({ ready: { cowboy: 2, engineer: 1 } })] });
    expect(sueGroups(playing)).toEqual([
      { trade: "engineer", own: 1, joined: 0 },
      { trade: "cowboy", own: 2, joined: 1 },
    ]);
  });
});

describe("the trail", () => {
  it("has one curve for each way", () => {
    const at = Object.fromEntries(TABLES.nodes.map((node, i) => [node.name, [i * 100, i * 50] as [number, number]]));
    const found = curves(TABLES.nodes, at);
    expect(found).toHaveLength(7);
    expect(found[0]).toMatch(/^M0 0C/);
    expect(found[0]).toMatch(/ 100 50$/);
  });
});
