/** What happened, deed by deed: what was paid and gained belongs to what it was paid and gained for. */

import type { Entry, GameEvent } from "./contract";
import type { Scene } from "./games/contract";
import { t, words } from "./words";

/** A building that was put up, by the place where it stands. */
export interface Built {
  seat: number;
  name: string;
}

/** What a game adds: its own names, as on the board. */
export interface Telling {
  /** What the thing of an event is called; `null` if the files know it. */
  thing(scene: Scene, event: GameEvent, built: ReadonlyMap<string, Built>): string | null;
  /** What is begun by an event that only says where; `null` for one that says what it does. */
  begins(scene: Scene, event: GameEvent): string | null;
  /** Verbs that begin something; what comes of it tells more. */
  beginnings: readonly string[];
  /** Verbs of which several are one deed when they follow each other. */
  lists: readonly string[];
  /** What is told with the event before it: by verb the verbs before. */
  joins: Readonly<Record<string, readonly string[]>>;
}

/** Whoever tells: the names, and the game with the position if they are here. */
export interface Teller {
  names: string[];
  scene?: Scene | null;
  telling?: Telling | undefined;
}

export interface Deed {
  seq: number;
  /** What was done, and in the same breath done again. */
  events: GameEvent[];
  main: GameEvent;
  /** The name of its thing or things. */
  things: string[];
  paid: number;
  fees: number;
  gained: Map<string, number>;
  site: string;
  /** Only a beginning: what follows says more. */
  soft: boolean;
}

/** Makes deeds of events, one after the other. */
class Folding {
  readonly deeds: Deed[] = [];
  readonly built = new Map<string, Built>();
  private pending: { event: GameEvent; seq: number }[] = [];

  constructor(public teller: Teller) {}

  add(event: GameEvent, seq: number): void {
    const last = this.deeds.at(-1);
    const own = last && last.main.seat === event.seat ? last : null;
    if (event.verb === "return" && last) {
      this.settle();
      last.events.push(event);
    } else if (event.verb === "pay" && event.thing === "dollars") this.pending.push({ event, seq });
    else if (own && this.joins(own, event)) {
      own.events.push(event);
      own.seq = this.lists(event.verb) || event.verb === "move" ? seq : own.seq;
    } else this.begin(event, seq, own);
  }

  /** What was paid and not yet told what for. */
  get rest(): Deed[] {
    return this.pending.map(({ event, seq }) => this.deed(event, seq, 0));
  }

  /** What was paid is told by itself. */
  private settle(): void {
    this.deeds.push(...this.rest);
    this.pending = [];
  }

  private begin(event: GameEvent, seq: number, own: Deed | null): void {
    const mine = this.pending.every((row) => row.event.seat === event.seat) && event.verb !== "turn";
    if (!mine) this.settle();
    const paid = this.pending.splice(0).reduce((sum, row) => sum + row.event.amount, 0);
    if (own?.soft && event.verb !== "turn") this.deeds.pop();
    this.deeds.push(this.deed(event, seq, paid));
  }

  private deed(event: GameEvent, seq: number, paid: number): Deed {
    const soft = this.teller.telling?.beginnings.includes(event.verb) ?? false;
    return { seq, events: [event], main: event, things: [this.name(event)], paid, fees: 0, gained: new Map(), site: "", soft };
  }

  /** True if an event is told with the deed before it. */
  private joins(deed: Deed, event: GameEvent): boolean {
    const { verb, amount, thing } = event;
    const before = deed.main.verb;
    if (deed.soft || this.pending.length || before === "turn") return false;
    if (verb === "gain") deed.gained.set(thing, (deed.gained.get(thing) ?? 0) + amount);
    else if (verb === "fee" && before === "move") deed.fees += amount;
    else if (verb === "site") this.stands(deed, event);
    else if (verb === "drew" && before === "draw") [deed.main, deed.things] = [event, [this.name(event)]];
    else if (verb === "move" && before === "move" && !deed.gained.size) [deed.main, deed.things] = [event, [this.name(event)]];
    else if (verb === before && this.lists(verb) && !deed.gained.size) deed.things.push(this.name(event));
    else return this.teller.telling?.joins[verb]?.includes(before) ?? false;
    return true;
  }

  private lists = (verb: string): boolean => this.teller.telling?.lists.includes(verb) ?? false;

  private stands(deed: Deed, event: GameEvent): void {
    deed.site = this.name(event);
    const { main } = deed;
    const name = main.thing === "building" ? String(main.amount) : main.thing;
    if (["build", "replace"].includes(main.verb)) this.built.set(event.thing, { seat: main.seat ?? 0, name });
  }

  private name(event: GameEvent): string {
    const { scene, telling } = this.teller;
    return (scene && telling?.thing(scene, event, this.built)) || words().thing(event.thing);
  }
}

/** A deed in words. */
export function deedWords(deed: Deed, teller: Teller): string {
  const { main, things } = deed;
  const who = main.seat === null ? "" : (teller.names[main.seat] ?? "");
  const begun = deed.soft && teller.scene ? teller.telling?.begins(teller.scene, main) : null;
  if (deed.soft) return begun ? t("deed-begins", { who, what: begun }) : t("deed-acts", { who });
  const thing = things.join(", ");
  const text = things.length > 1 ? words().event({ ...main, amount: 1 }, who, thing, true) : words().event(main, who, thing);
  return withGains(withCosts(deed.site ? t("deed-at", { deed: text, place: deed.site }) : text, deed), deed);
}

function withCosts(text: string, { paid, fees }: Deed): string {
  const bought = paid ? t("deed-cost", { deed: text, thing: t("amount", { what: "dollars", amount: paid }) }) : text;
  return fees ? t("deed-fee", { deed: bought, thing: t("amount", { what: "dollars", amount: fees }) }) : bought;
}

function withGains(text: string, { gained }: Deed): string {
  const things = [...gained].map(([what, amount]) => t("amount", { what: what === "exchange-tokens" ? "tokens" : what, amount }));
  return things.length ? t("deed-gain", { deed: text, thing: things.join(", ") }) : text;
}

/** Follows a log: what is new is folded onto what was told before. */
export class Chronicle {
  private folding: Folding | null = null;
  private gone: Deed[] = [];
  private seen: Entry[] = [];
  /** The names, and whether the game is here: both change what was told. */
  private names = "";
  private last: Deed[] = [];

  /** The deeds of entries in order; what was taken back is told by itself. */
  deeds(entries: Entry[], teller: Teller): Deed[] {
    const names = [...teller.names, teller.scene && teller.telling ? "here" : ""].join("\n");
    const known = this.seen.length;
    if (this.folding && entries === this.seen && names === this.names) return this.last;
    const fresh = entries.slice(known);
    const goes = this.folding && names === this.names && entries[known - 1] === this.seen[known - 1] && entries[0] === this.seen[0];
    if (!goes || fresh.some((entry) => entry.undone.length)) this.begin(names);
    const folding = (this.folding ??= new Folding(teller));
    folding.teller = teller;
    const undone = new Set(entries.flatMap((entry) => entry.undone));
    for (const entry of entries.slice(this.seen.length)) this.take(folding, entry, undone.has(entry.seq));
    this.seen = entries;
    this.last = [...folding.deeds, ...folding.rest, ...this.gone].sort((a, b) => a.seq - b.seq);
    return this.last;
  }

  private begin(names: string): void {
    [this.folding, this.gone, this.seen, this.names] = [null, [], [], names];
  }

  private take(folding: Folding, entry: Entry, undone: boolean): void {
    if (entry.kind !== "action") return;
    const at = undone ? new Folding(folding.teller) : folding;
    for (const event of entry.events) at.add(event, entry.seq);
    if (undone) this.gone.push(...at.deeds, ...at.rest);
  }
}
