/** Words for people, by Fluent: the same files that the command line reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameEvent, Refusal } from "./contract";
import { minus } from "./numbers";

export type Values = Record<string, FluentVariable>;

/** A Fluent identifier of a kind and a name, as in trailboss/i18n. */
export function key(kind: string, name: string): string {
  return `${kind}-${plainly(name)}`;
}

/** A name with letters, digits and hyphens alone. */
function plainly(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "").toLowerCase();
}

/** Has a text letters, and no capital one? */
const isLower = (text: string): boolean => text === text.toLowerCase() && text !== text.toUpperCase();

export class Words {
  private bundle: FluentBundle;

  /** What a game says in its own way goes first: its name stands before the key. */
  constructor(source: string, readonly language = "en", public game = "") {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.add(source);
  }

  /** More words of the same language. */
  add(source: string): void {
    this.bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(this.own(id));
  }

  private own(id: string): string {
    const own = `${this.game}-${id}`;
    return this.game && this.bundle.hasMessage(own) ? own : id;
  }

  /** The message of a key, or the default if no file has it. */
  say(id: string, fallback: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(this.own(id))?.value;
    if (!pattern) return fallback;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    if (errors.length) return fallback;
    return Object.values(values).some((value) => typeof value === "number" && value < 0) ? minus(text) : text;
  }

  /** What a thing is called, or else its parts, as in trailboss/i18n: `tests/i18n/things.json` has examples. */
  thing(name: string): string {
    if (name.includes(", ")) return name.split(", ").map((part) => this.thing(part)).join(", ");
    const id = key("thing", name);
    if (this.has(id)) return this.say(id, name);
    const [, kind = "", place] = /^(.*) (.*)$/.exec(name) ?? [];
    if (isLower(kind)) return `${this.thing(kind)} ${place}`;
    const [, first = "", last = ""] = /^([^-]*)-(.*)$/.exec(name) ?? [];
    if (/^\d+$/.test(first) && isLower(last)) return this.say("thing-in-row", name, { thing: this.thing(last), row: first });
    if (this.has(key("thing", first)) && this.has(key("thing", last))) return `${this.thing(first)} – ${this.thing(last)}`;
    return name.replaceAll("_", " ");
  }

  action(text: string): string {
    const verb = text.split(" ", 1)[0] ?? "";
    const thing = text.slice(verb.length + 1);
    const name = /^\d+$/.test(thing) ? Number(thing) : this.say(key("thing-the", text), this.thing(thing));
    return this.named(verb, text, thing, name);
  }

  /** The message of an action; `$what` is the plain name of its thing, or `number`. */
  named(verb: string, text: string, thing: string, name: FluentVariable): string {
    const what = /^\d+$/.test(thing) ? "number" : plainly(thing);
    return this.say(key("action", verb), text.replaceAll("_", " "), { thing: name, what });
  }

  /** Why something is not allowed; `what` is a key, and `thing` is what it is about. */
  reason({ what, needs, has, thing }: Pick<Refusal, "what" | "needs" | "has" | "thing">): string {
    return this.say(`refusal-${what}`, what, { needs, has, what: thing });
  }

  /** What happened; its thing by the name that it has on the board, if it has one of its own. */
  event(event: GameEvent, who: string, thing = this.thing(event.thing), many = false): string {
    const parts = [who, event.verb, event.amount ? String(event.amount) : "", event.thing];
    const fallback = parts.filter(Boolean).join(" ");
    const values = { who, amount: event.amount, thing, what: many ? "many" : plainly(event.thing) };
    return this.say(key("event", event.verb), fallback, values);
  }
}

let spoken = new Words("");

export const LANGUAGES = { en: "English", uk: "Українська", pl: "Polski", cs: "Čeština", ru: "Русский" };

/** The first of the wished languages that we speak. */
export function chooseLanguage(wished: readonly string[]): string {
  const known = wished.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((tag) => tag in LANGUAGES) ?? "en";
}

/** The words of one part in a language, or null if they cannot be had. */
async function fetched(language: string, part: string): Promise<string | null> {
  const answer = await fetch(`/api/words/${language}/${part}`).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

/** Fetches what every page says in a language, or in another that can be had; everything after may call `t`. */
export async function loadWords(wished = "en"): Promise<void> {
  for (const language of new Set([wished, "en", ...Object.keys(LANGUAGES)])) {
    const source = await fetched(language, "page");
    if (source === null) continue;
    speak(new Words(source, language));
    document.documentElement.lang = language;
    return;
  }
}

const parts = new Map<string, Promise<boolean>>();
const learnt = new Set<string>();

/** Fetches the words of a game or of the companion, once; what cannot be had is asked for again the next time. */
export function learn(part: string): Promise<boolean> {
  const known = parts.get(part) ?? fetched(spoken.language, part).then((source) => taken(part, source));
  parts.set(part, known);
  return known;
}

function taken(part: string, source: string | null): boolean {
  if (source === null) parts.delete(part);
  else {
    spoken.add(source);
    learnt.add(part);
  }
  return source !== null;
}

export function speak(words: Words): void {
  words.game = spoken.game;
  spoken = words;
}

/** True if the words of a game are here. */
export const knows = (game: string): boolean => learnt.has(game);

/** From now on the page tells about this game, as soon as its words are here. */
export async function tellOf(game: string): Promise<void> {
  await learn(game);
  spoken.game = game;
}

export function words(): Words {
  return spoken;
}

/** What a named thing of a kind is called on the page; by its own name if no file has it. */
export function named(kind: string, name: string): string {
  return spoken.say(key(`ui-${kind}`, name), name.replaceAll("_", " "));
}

/** What the value of an option is called; some mean a thing of their own. */
export function choiceName(option: string, value: string): string {
  return spoken.say(key("ui-choice", `${option}-${value}`), named("choice", value));
}

/** What a game is called. */
export const gameTitle = (game: string): string => named("title", game);

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text of the page: `t("home-title")` is the message `ui-home-title`. */
export function t(name: string, values: Values = {}): string {
  return spoken.say(`ui-${name}`, name, values);
}
