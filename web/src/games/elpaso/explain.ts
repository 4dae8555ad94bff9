/** What choices of El Paso are called, what they cost and do, and what is asked. */

import type { Question } from "../../contract";
import { capital, t, words } from "../../words";
import type { Scene } from "../contract";
import { only } from "../documents";
import { must } from "../kit/pieces";
import type { Asked, Effect, Player, PlayerTally, ElPasoView, ElPasoTables as Tables } from "./contract";
import { auxOf, cardOf, EL_PASO, effectsOf, promised, sideOf, tablesOf, talliesOf, tokenOf, trainEffects, viewOf, workersOf } from "./select";
import { effectWords, elPasoWords, placeWords, stopWords, tokenDoes, tokenName } from "./words";

interface Here {
  tables: Tables;
  view: ElPasoView;
  frame: Asked;
  p: Player;
  tally: PlayerTally;
  names: string[];
}

function hereOf(scene: Scene): Here | null {
  const { state } = scene;
  if (!state.view) return null;
  const view = viewOf(state);
  const seat = state.viewer ?? 0;
  const [p, tally] = [view.players[seat], talliesOf(state)[seat]];
  if (!p || !tally) return null;
  return { tables: tablesOf(scene.components), view, frame: only("elpaso", state).question?.frame ?? { is: "" }, p, tally, names: scene.names };
}

/** The actions of a tile or of a train card; without a name, of what is asked about. */
function printed({ tables, view, frame }: Here, at: string): Effect[] {
  if (!at) return tables.sources[frame.source ?? 0]?.effects ?? [];
  const [, card] = /^train-(\d+)$/.exec(at) ?? [];
  return card ? trainEffects(tables, view, Number(card)) : effectsOf(tables, view, view.trail[at]);
}

/** The effect that a choice starts, where its name alone does not tell. */
function started(here: Here, verb: string, thing: string, at = ""): Effect | null {
  const { tables, frame, tally } = here;
  const number = Number(thing);
  if (verb === "use") return printed(here, at)[number - 1] ?? null;
  if (verb === "aux") return auxOf(tables, tally, number) ?? must(tables.aux[number - 1]).base;
  if (verb === "perform") return tables.tokens[frame.token ?? 0]?.immediate ?? null;
  if (verb === "spend") return tables.anytime.find((row) => row.action === `spend ${thing}`)?.effect ?? null;
  return null;
}

type Say = (here: Here, thing: string) => string;

const NAMES: Record<string, Say> = {
  go: ({ view, names, frame }, thing) => t(frame.is === "PlaceRancher" ? "elpaso-start-at" : "elpaso-go", { place: placeWords(view, names, thing) }),
  stop: ({ view, names, p }) => t("elpaso-stop", { place: placeWords(view, names, p.rancher ?? EL_PASO) }),
  take: ({ tables }, thing) => t("elpaso-take", { token: tokenName(tables, thing) }),
  draw: (_, kind) => t("elpaso-draw", { kind }),
  again: () => t("elpaso-again"),
  hire: (_, worker) => t("elpaso-hire", { worker }),
  buy: (_, thing) => t("elpaso-buy", { cow: words().thing(thing) }),
  train: (_, number) => t("elpaso-use-train", { number }),
  build: (_, number) => t("elpaso-build", { number }),
  site: ({ view, names }, thing) =>
    t(view.trail[thing] ? "elpaso-replace" : "elpaso-site", { place: placeWords(view, names, thing) }),
  all_rounders: ({ tables, frame }, thing) => {
    const trade = must(workersOf(tables)[frame.trade ?? 0]);
    return t("elpaso-mix", { trade: words().thing(trade), others: (frame.count ?? 0) - Number(thing), all: Number(thing) });
  },
  certificates: (_, thing) => t("elpaso-certificates", { amount: Number(thing) }),
  post: (_, post) => t("elpaso-deliver", { post }),
  disc: (_, thing) => t("elpaso-disc", { slot: words().thing(thing) }),
  spend: (here, worker) => {
    const effect = started(here, "spend", worker);
    return t("elpaso-spend", { worker, what: effect ? effectWords(here.tables, effect) : "" });
  },
};

/** What a choice is called; `null` for the common words. */
export function name(scene: Scene, text: string): string | null {
  const here = hereOf(scene);
  if (!here) return null;
  const [verb = "", thing = "", far = ""] = text.split(" ");
  const at = far.slice(1);
  const effect = verb === "spend" ? null : started(here, verb, thing, at);
  if (effect) return (at ? `${capital(placeWords(here.view, here.names, at))}: ` : "") + capital(effectWords(here.tables, effect));
  const say = NAMES[verb];
  return say ? capital(say(here, thing)) : null;
}

const points = (amount: number): string => (amount ? t("worth-points", { amount }) : "");
const value = (amount: number): string => t("elpaso-value", { value: amount });

type Lines = (here: Here, thing: string) => string[];

const cardLines: Lines = ({ tables }, thing) => {
  const card = cardOf(tables, thing);
  return [value(card.value), points(card.vp)];
};

/** What is printed where a choice leads: it is read off, and decides nothing. */
const PRINTED: Record<string, Lines> = {
  go: ({ tables, view, tally }, thing) => {
    if (thing === EL_PASO) return [capital(elPasoWords(tables))];
    if (tally.aux_only.includes(thing)) return [t("detail-aux-only")];
    return stopWords(tables, effectsOf(tables, view, view.trail[thing])).map(capital);
  },
  stop: (here) => must(PRINTED.go)(here, here.p.rancher ?? EL_PASO),
  take: ({ tables }, thing) => {
    const token = tokenOf(tables, thing);
    return token ? [capital(tokenDoes(tables, token)), points(token.vp)] : [];
  },
  hire: ({ tables }, worker) => {
    const effect = tables.anytime.find((row) => row.action === `spend ${worker}`)?.effect;
    return [
      points(cardOf(tables, worker).vp),
      effect ? t("elpaso-worker-bonus", { what: effectWords(tables, effect) }) : "",
    ];
  },
  buy: ({ tables }, thing) => {
    const row = tables.fields.find((field) => field.name === thing);
    const card = cardOf(tables, thing);
    return [t("cost-cowboys", { amount: row?.cowboys ?? 0 }), value(card.value), points(card.vp)];
  },
  train: ({ tables, view }, thing) => {
    const { engineers } = must(tables.train[Number(thing) - 1]);
    return [
      t("elpaso-cost-engineers", { amount: engineers }),
      ...stopWords(tables, trainEffects(tables, view, Number(thing))).map(capital),
    ];
  },
  build: ({ tables, view }, thing) => {
    const kind = must(tables.kinds[Number(thing) - 1]);
    const side = sideOf(view, Number(thing));
    return [
      t("cost-builders", { amount: kind.builders }),
      ...stopWords(tables, kind.sides[side]).map(capital),
      points(kind.vp[side]),
    ];
  },
  post: ({ tables }, thing) => {
    const post = must(tables.posts.find((row) => row.name === thing));
    return [
      ...stopWords(tables, post.reward).map(capital),
      points(post.vp),
      post.dark ? t("elpaso-any-disc") : t("elpaso-light-disc"),
    ];
  },
  disc: (_, thing) => [t(`elpaso-opens-${thing.replaceAll("_", "-")}`)],
  discard: cardLines,
  remove: cardLines,
  exchange: () => [t("elpaso-exchange")],
};

/** What is printed on what a choice is about, or what a delivery is worth; empty if its name says it all. */
export function detail(scene: Scene, text: string): string[] {
  const here = hereOf(scene);
  const [verb = "", thing = ""] = text.split(" ");
  const delivery = promised(scene.foresight, text);
  if (delivery) return [delivery.post ? t("elpaso-worth", { worth: delivery.worth, posts: delivery.post }) : value(delivery.worth)];
  const lines = PRINTED[verb];
  return here && lines ? lines(here, thing).filter(Boolean) : [];
}

/** What is asked, in words; `null` for the common ones. */
export function ask(scene: Scene, question: Question): string | null {
  if (!scene.state.view) return null;
  const [tables, view] = [tablesOf(scene.components), viewOf(scene.state)];
  const { is, ...frame } = (question.frame ?? { is: "" }) as Asked;
  const source = frame.source ?? 0;
  const place = source >= tables.first_train_source ? "train" : source ? "tile" : "foreign";
  const name = `elpaso-ask-${is.toLowerCase()}`;
  const text = t(name, {
    steps: view.steps,
    moved: frame.moved ? "yes" : "no",
    kind: frame.start ? "start" : (["objective", "bonus"][frame.what ?? 2] ?? "any"),
    place,
    card: Math.floor((source - tables.first_train_source) / 2) + 1,
    used: frame.used ?? 0,
    count: frame.count ?? 0,
    left: frame.left ?? 1,
    value: frame.value ?? 0,
    post: tables.posts[frame.post ?? 0]?.name ?? "",
    price: frame.prices?.[0] ?? 0,
    hired: frame.hired ?? 0,
    number: (frame.kind ?? 0) + 1,
  });
  return text === name ? null : text;
}
