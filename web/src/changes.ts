/** What a socket tells: everything at first, then only what has changed, by path. */

import type { Changed, Refusal, Table } from "./contract";
import type { PlayState, Update } from "./games/documents";
import type { Message } from "./messages";

/** By path (`waiting`, `view.trail`, `view.players.1`) what is new. */
export type Changes = Record<string, unknown>;

/** An update that names only what is new. */
export type Brief = Omit<Changed, "changes"> & { changes: { table: Changes; state: Changes } };

/** What comes over the wire. */
export type Told = Message | Brief;

type Node = Record<string, unknown> | unknown[];

/** A document with changes; whatever has not changed stays the same object. */
export function applied<T extends object>(doc: T, changes: Changes): T {
  const whole = { ...doc } as Node;
  const fresh = new Set<Node>([whole]);
  for (const [path, value] of Object.entries(changes)) put(whole, path.split("."), value, fresh);
  return whole as T;
}

function put(node: Node, [key = "", ...rest]: string[], value: unknown, fresh: Set<Node>): void {
  const at = node as Record<string, unknown>;
  if (rest.length === 0) {
    at[key] = value;
    return;
  }
  let child = at[key] as Node;
  if (!fresh.has(child)) {
    child = Array.isArray(child) ? [...child] : { ...child };
    fresh.add(child);
    at[key] = child;
  }
  put(child, rest, value, fresh);
}

type Usual = "needs" | "has" | "thing" | "rest";
type Short = Omit<Refusal, "actions" | Usual> & Partial<Pick<Refusal, Usual>> & { actions: string };

/** The actions of a reason by their whole names; on the way they have no verb, and what is usual is left out. */
function withVerb(row: Short): Refusal {
  const texts = row.rest ? [] : row.actions.split("|");
  return { needs: 0, has: 0, thing: "", rest: false, ...row, actions: texts.map((text) => (text ? `${row.verb} ${text}` : row.verb)) };
}

/** A message whole again, for whoever knows what was told before. */
export function whole({ changes, ...message }: Brief, before: { table: Table; state: PlayState }): Update {
  const table = applied(before.table, changes.table);
  const state = applied(before.state, changes.state);
  if ("refusals" in changes.state) state.refusals = (changes.state.refusals as Short[]).map(withVerb);
  return { ...message, table, state };
}

/** Makes whole messages of what a socket tells. */
export class Listener {
  private table: Table | null = null;
  private state: PlayState | null = null;

  heard(told: Told): Message {
    if (!("changes" in told)) {
      if (told.type === "hello" || told.type === "update") this.keep(told.table, told.state);
      return told;
    }
    if (!this.table || !this.state) throw new Error("changes of nothing");
    const update = whole(told, { table: this.table, state: this.state });
    this.keep(update.table, update.state);
    return update;
  }

  private keep(table: Table, state: PlayState): void {
    this.table = table;
    this.state = state;
  }
}
