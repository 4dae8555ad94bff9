/** What choices are called and what they cost and do: the engine's texts in people's words. */

import { counted, must } from "../kit/pieces";
import type { Asked, Building, Effect, Objective, TrailTables as Tables, TrailView } from "./contract";
import { buildingOf, owned, sideOf, tablesOf, viewOf } from "./select";
import { capital, key, t, words, type Values } from "../../words";
import type { Scene } from "../contract";
import type { Table } from "./table";
import { only } from "../documents";
import { plainName } from "../kit/naming";

/** What stands where, and who looks. */
interface Standing {
  tables: Tables;
  view: TrailView;
  /** Whose buildings are "yours"; `null` for nobody's. */
  seat: number | null;
  names: string[];
}

interface TrailScene extends Standing {
  frame: Asked;
  seat: number;
  /** Where the seat has nothing to do but an auxiliary action. */
  auxOnly: readonly string[];
}

function trailScene(scene: Scene): TrailScene | null {
  if (!scene.state.view) return null;
  const seat = scene.state.viewer ?? 0;
  return {
    tables: tablesOf(scene.components),
    view: viewOf(scene.state),
    frame: only("trail", scene.state).question?.frame ?? { is: "" },
    seat,
    auxOnly: only("trail", scene.state).tally?.players[seat]?.aux_only ?? [],
    names: scene.names,
  };
}

/** An effect in words: "hire a worker for 2 dollars more". */
export function effectWords(tables: Tables, effect: Effect): string {
  const { is, ...fields } = effect;
  const values: Values = {};
  for (const [name, value] of Object.entries<Field>(fields)) values[name] = valueWords(tables, is, value);
  return words().say(key("effect", is), is, values);
}

type Field = string | number | boolean | Effect | (number | Effect)[];
const isEffect = (value: Field): value is Effect => typeof value === "object" && !Array.isArray(value);

/** What a field of an effect says: what it counts, cards, or effects that are part of it. */
function valueWords(tables: Tables, kind: string, value: Field): string | number {
  if (typeof value === "string") return value ? words().say(key("per", value), value) : "none";
  if (isEffect(value)) return effectWords(tables, value);
  if (!Array.isArray(value)) return Number(value);
  if (!value.every(isEffect)) return whichCards(tables, value.map(Number));
  return value.map((part) => effectWords(tables, part)).join(words().say(key("join", kind), "; "));
}

export function whichCards(tables: Tables, cards: number[]): string {
  const cattle = tables.cards.filter((card) => card.breed).length;
  if (cards.length === cattle) return words().say("cards-any-cattle", "");
  const rows = cards.map((card) => must(tables.cards[card]));
  if (rows.some((card) => !card.breed)) return words().say("cards-objective", "");
  return rows.map((card) => words().thing(card.name)).join(words().say("cards-or", "/"));
}

/** What a place is called on the board. */
export function placeOn(scene: Scene, name: string): string {
  const trail = trailScene(scene);
  return trail ? placeName(trail, name) : words().thing(name);
}

/** What a choice is called; local and auxiliary actions say what they do. */
export function actionName(scene: Scene, text: string): string {
  const [verb = "", ...rest] = text.split(" ");
  const thing = rest.join(" ");
  const trail = trailScene(scene);
  if (!trail) return plainName(text);
  const effect = startedEffect(trail, verb, thing);
  const far = placeOf(thing);
  const at = far ? `${placeName(trail, far)}: ` : "";
  if (effect && verb !== "play") return at + capital(effectWords(trail.tables, effect));
  return plainName(text, thingName(trail, verb, thing));
}

/** Where a local action of another place is: `1 @F` is the first of F. */
const placeOf = (thing: string): string => thing.split("@")[1] ?? "";

/** The effect that a choice starts, where its name alone does not tell. */
function startedEffect(scene: TrailScene, verb: string, thing: string): Effect | null {
  const { tables, view, frame } = scene;
  const far = placeOf(thing);
  const index = parseInt(thing) - 1;
  const here = must(far ? tables.nodes.find((node) => node.name === far) : tables.nodes[frame.at ?? 0]);
  if (verb === "aux" || verb === "double") {
    return tables.aux[index]?.[verb === "double" ? 1 : 0] ?? null;
  }
  if (verb === "risk") return here.risk;
  if (verb === "use") {
    return buildingOf(tables, view, view.trail[here.name] ?? "")?.effects[index] ?? null;
  }
  if (verb === "choose") return frame.effects?.[index] ?? null;
  if (verb === "perform") return frame.effect ?? null;
  if (verb === "play") return objective(tables, thing)?.action ?? null;
  return null;
}

function objective(tables: Tables, name: string) {
  return tables.objectives.find((row) => row.name === name);
}

const AT_NODES = ["go", "copy", "site", "collect", "clear"];

function thingName(scene: TrailScene, verb: string, thing: string): string {
  if (AT_NODES.includes(verb)) return placeName(scene, thing);
  if (verb === "hire") {
    const [row = "", worker = ""] = thing.split("-");
    return t("place-job", { worker: words().thing(worker), what: worker, row });
  }
  if (verb === "tile") return foreseen(scene, Number(thing) - 1);
  if (verb === "build") return t("place-building", { number: thing });
  if (verb === "buy") return fieldName(scene, thing);
  if (thing.startsWith("OB") && objective(scene.tables, thing)) return t("place-objective", { name: objectiveNumber(thing) });
  return words().thing(thing);
}

/** A place of the trail with what lies there; a neutral building covers the letter of its place, so it gives its own. */
export function placeName(scene: Standing, name: string): string {
  const tile = scene.view.trail[name];
  if (!tile || tile === name) return words().thing(name);
  if (scene.tables.neutral.some((row) => row.name === tile)) return words().thing(tile);
  const [place, mine] = [words().thing(name), owned(tile)];
  if (!mine) return t("place-tile", { place, what: words().thing(tile) });
  const what = t(mine.owner === scene.seat ? "place-own" : "place-owned", { number: mine.number, who: scene.names[mine.owner] ?? "" });
  return t("place-with", { place, what });
}

/** The same for a board that is looked at. */
export const placeAt = ({ tables, view, names, you, replay }: Table, name: string): string => placeName({ tables, view, names, seat: replay ? null : you }, name);

/** A cattle card by its breed alone: on its face the points have a place of their own. */
export const breedName = (card: string): string => words().say(key("ui-breed", card.split("-", 1)[0] ?? ""), words().thing(card));

/** Cards are printed with a number; `OB07` is the seventh. */
export function objectiveNumber(name: string): string {
  return name.replace(/^OB0?/, "");
}

function foreseen(scene: TrailScene, place: number): string {
  const column = scene.view.foresight[scene.frame.column ?? 0];
  return words().thing(column?.[place] ?? "");
}

function fieldName(scene: TrailScene, name: string): string {
  const row = scene.tables.options.find((option) => option.name === name);
  if (!row) return words().thing(name);
  return t("place-field", { count: row.count, cards: whichCards(scene.tables, row.cards) });
}

/** What is printed on what a choice is about; empty if its name says it all. */
export function actionDetail(scene: Scene, text: string): string[] {
  const trail = trailScene(scene);
  if (!trail) return [];
  const [verb = "", ...rest] = text.split(" ");
  const explain = PRINTED[verb];
  return explain ? explain(trail, rest.join(" ")).filter(Boolean) : [];
}

type Detail = (scene: TrailScene, thing: string) => string[];

const points = (amount: number): string => (amount ? t("worth-points", { amount }) : "");

function buildingLines(scene: TrailScene, building: Building | null): string[] {
  return (building?.effects ?? []).map((effect) => capital(effectWords(scene.tables, effect)));
}

/** What is printed where a choice leads: it is read off, and decides nothing. */
const PRINTED: Record<string, Detail> = {
  go: (scene, thing) => {
    if (scene.auxOnly.includes(thing)) return [t("detail-aux-only")];
    const tile = scene.view.trail[thing];
    if (!tile) return thing === "KC" ? [t("detail-kansas-city")] : [];
    return buildingLines(scene, buildingOf(scene.tables, scene.view, tile));
  },
  copy: (scene, thing) =>
    buildingLines(scene, buildingOf(scene.tables, scene.view, scene.view.trail[thing] ?? "")),
  buy: (scene, thing) => {
    const row = scene.tables.options.find((option) => option.name === thing);
    return row ? [t("cost-cowboys", { amount: row.cowboys })] : [];
  },
  build: (scene, thing) => {
    const side = sideOf(scene.tables, scene.view, Number(thing), scene.seat);
    return [
      t("cost-builders", { amount: side.builders }),
      ...buildingLines(scene, side),
      points(side.vp),
    ];
  },
  play: (scene, thing) => objectiveLines(scene, thing),
  take: (scene, thing) => objectiveLines(scene, thing),
  discard: cardLines,
  remove: cardLines,
  cow: cardLines,
  upgrade: (scene, thing) => {
    const row = scene.tables.stations.find((station) => station.name === thing);
    return row ? [points(row.vp), row.black ? t("takes-black-disc") : ""] : [];
  },
  disc: (scene, thing) => {
    const row = scene.tables.discs.find((disc) => disc.name === thing);
    return row ? discOpens(scene.tables, row) : [];
  },
  deliver: (scene, thing) => {
    const row = scene.tables.cities.find((city) => city.name === thing);
    if (!row) return [];
    const paid = scene.frame.value ?? 0;
    return [
      t("detail-city", { value: row.value, paid }),
      row.dollars ? t("gain-dollars", { amount: row.dollars }) : "",
      points(row.vp),
      row.black ? t("takes-black-disc") : "",
    ];
  },
  exchange: () => [t("detail-exchange")],
  stop: (scene) => [t("detail-stop", { place: placeName(scene, herder(scene)) })],
};

function herder(scene: TrailScene): string {
  return scene.view.players[scene.seat]?.herder ?? "";
}

/** What lies under a disc. */
export function discOpens(tables: Tables, row: Tables["discs"][number]): string[] {
  const effect = tables.aux[row.aux]?.[row.slot - 1];
  if (!effect) return [row.hand ? t("opens-hand") : t("opens-board")];
  return [t("opens-aux", { number: row.aux + 1 }), effectWords(tables, effect)];
}

function cardLines(scene: TrailScene, thing: string): string[] {
  const row = scene.tables.cards.find((card) => card.name === thing);
  if (!row?.breed) return objectiveLines(scene, thing);
  return [t("card-value", { value: row.value }), points(row.vp)];
}

function objectiveLines(scene: TrailScene, thing: string): string[] {
  const row = objective(scene.tables, thing);
  return row ? describeObjective(scene.tables, row) : [];
}

export function describeObjective(tables: Tables, row: Objective): string[] {
  const tasks = counted(row.tasks)
    .map(([task, count]) => [words().thing(`task-${task}`), count] as const)
    .map(([name, count]) => (count > 1 ? t("about-many", { name, count }) : name))
    .join(", ");
  return [
    row.action ? capital(effectWords(tables, row.action)) : "",
    tasks ? t("objective-tasks", { tasks }) : "",
    t(row.penalty ? "objective-points" : "worth-points", { vp: row.vp, penalty: Math.abs(row.penalty), amount: row.vp }),
  ];
}

/** An objective card with all that is on it. */
export function objectiveWords(tables: Tables, name: string): string {
  const row = objective(tables, name);
  const lines = row ? describeObjective(tables, row).filter(Boolean) : [];
  return [t("place-objective", { name: objectiveNumber(name) }), ...lines].join("; ");
}
