/** What the worker answers: pages, built files, and the few public answers that are kept for offline. */

/** `none` goes to the server as if there were no worker, and nothing of it is kept. */
export type Kind = "page" | "file" | "data" | "none";

export const GAMES = "/api/games";
const ALWAYS = ["/api/companion", GAMES, "/api/words"];
const WORDS = /^\/api\/words\/([a-z]{2})\/[a-z0-9]+$/;
const RULES = /^\/api\/games\/[a-z0-9]+\/rules\?lang=[a-z]{2}$/;
const SERVER = /^\/(api|assets|schema|metrics|healthz)(\/|$)/;

/** The answers to keep for somebody who reads a language, about these games; without one, those that need none. */
export function answersFor(language: string, games: readonly string[] = []): string[] {
  if (!/^[a-z]{2}$/.test(language)) return ALWAYS;
  const words = ["page", "companion", ...games].map((part) => `/api/words/${language}/${part}`);
  return [...ALWAYS, ...words, ...games.map((game) => `/api/games/${game}/rules?lang=${language}`)];
}

/** Is it one of the few answers of the API that are the same for everybody and may be kept? */
export function mayBeKept(address: string): boolean {
  return ALWAYS.includes(address) || WORDS.test(address) || RULES.test(address);
}

/** How a request is dealt with; `files` are the addresses of the built client. */
export function kindOf(method: string, mode: string, url: URL, origin: string, files: readonly string[]): Kind {
  if (method !== "GET" || url.origin !== origin) return "none";
  if (mode === "navigate") return SERVER.test(url.pathname) ? "none" : "page";
  if (url.pathname.startsWith("/assets/") || files.includes(url.pathname)) return "file";
  return mayBeKept(url.pathname + url.search) ? "data" : "none";
}

/** The language whose words were read last, by the addresses that are kept. */
export function languageOf(addresses: readonly string[]): string {
  return addresses.map((address) => WORDS.exec(address)?.[1]).findLast(Boolean) ?? "en";
}
