/** What boards are drawn from, told apart by the kind of the game: every folder adds what its own are. */

import type { Brief } from "../changes";
import type * as wire from "../contract";

/** By kind the documents of a folder, as its generated contract has them. */
export interface Documents {}

export type Kind = keyof Documents;

type Told<Answer, Own> = Omit<Answer, keyof Own> & Own;
type Each<Own extends Record<Kind, unknown>> = Own[Kind];

/** What is printed, and where it lies. */
export type Components = Each<{
  [K in Kind]: Told<wire.Components, Pick<Documents[K], "tables" | "layout"> & { kind: K; provenance?: Documents[K]["provenance"] }>;
}>;

/** The game as a viewer sees it. */
export type PlayState = Each<{
  [K in Kind]: Told<wire.PlayState, { kind: K; view: Documents[K]["view"] | null; tally: Documents[K]["tally"] | null; question: Told<wire.Question, { frame: Documents[K]["asked"] | null }> | null }>;
}>;

/** A position of a replay. */
export type Position = PlayState & Pick<wire.Position, "entries">;

/** What a seat can foresee. */
export type Foresight = Each<{
  [K in Kind]: Told<wire.Foresight, { kind: K; actions: Told<wire.Outcome, { more: Documents[K]["more"] | null }>[] }>;
}>;

export type Hello = Told<wire.Hello, { state: PlayState }>;
export type Update = Told<wire.Update, { state: PlayState }>;
export type Done = Told<wire.Done, { update?: Update; changed?: Brief }>;

function isOf<K extends Kind, Doc extends { kind: Kind }>(kind: K, doc: Doc): doc is Extract<Doc, { kind: K }> {
  return doc.kind === kind;
}

/** A document as one of the folder's own kind; to any other the folder has nothing to say. */
export function only<K extends Kind, Doc extends { kind: Kind }>(kind: K, doc: Doc): Extract<Doc, { kind: K }> {
  if (!isOf(kind, doc)) throw new Error(`a document of another game than ${kind}`);
  return doc;
}
