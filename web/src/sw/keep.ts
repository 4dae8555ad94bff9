/** The cache of one version of the client: the shell, and answers that were good once. */

import { answersFor, GAMES, mayBeKept } from "./addresses";

const FAMILY = "trailboss-";
const PATIENCE = 4000;
const DAY = 24 * 3600 * 1000;
const LOOSELY = { ignoreVary: true };

export const open = (version: string): Promise<Cache> => caches.open(FAMILY + version);

const addressOf = (request: Request): string => {
  const url = new URL(request.url);
  return url.pathname + url.search;
};

export async function addressesIn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(addressOf);
}

/** The names of the games, as far as the answer about them is kept. */
export async function gamesIn(cache: Cache): Promise<string[]> {
  const kept = await cache.match(GAMES, LOOSELY);
  const games = kept ? ((await kept.json()) as { name: string }[]) : [];
  return games.map((game) => game.name);
}

async function others(version: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== FAMILY + version);
}

/** Takes in the whole shell or fails; then afresh what an older version kept of the API. */
export async function install(version: string, files: readonly string[]): Promise<void> {
  const cache = await open(version);
  await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
  const known = new Set(answersFor(""));
  for (const name of await others(version)) {
    for (const address of await addressesIn(await caches.open(name))) {
      if (mayBeKept(address)) known.add(address);
    }
  }
  await refresh(cache, [...known]);
}

/** Old versions go when no page uses them any more. */
export async function tidy(version: string): Promise<void> {
  await Promise.all((await others(version)).map((name) => caches.delete(name)));
}

/** Those of the addresses that are not kept, or were fetched more than a day ago. */
export async function missing(cache: Cache, addresses: readonly string[]): Promise<string[]> {
  const kept = await Promise.all(addresses.map((address) => cache.match(address, LOOSELY)));
  return addresses.filter((_, i) => !(Date.now() - Date.parse(kept[i]?.headers.get("date") ?? "") < DAY));
}

/** Fetches answers one after the other, so that a person who plays goes first. */
export async function refresh(cache: Cache, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    try {
      const answer = await fetch(address, { cache: "no-store" });
      if (answer.ok) await cache.put(address, answer);
    } catch {
      const old = await caches.match(address, LOOSELY);
      if (old) await cache.put(address, old);
    }
  }
}

/** The answer of the server if it comes in time and is not that of a server that is down. */
async function inTime(request: Request): Promise<Response | null> {
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  const answer = await Promise.race([fetch(request).catch(() => null), late]);
  return answer && answer.status < 500 ? answer : null;
}

/** A page: from the server, else the shell, which looks at the address itself. */
export async function page(cache: Cache, request: Request): Promise<Response> {
  return (await inTime(request)) ?? (await cache.match("/", LOOSELY)) ?? fetch(request);
}

/** A built file has its hash in its name: what is kept is right for ever. */
export async function file(request: Request): Promise<Response> {
  return (await caches.match(request, LOOSELY)) ?? fetch(request);
}

/** An answer of the API: from the server, else what was kept, marked as such. */
export async function data(cache: Cache, request: Request): Promise<Response> {
  const fresh = await inTime(request);
  if (fresh?.ok) await cache.put(request, fresh.clone());
  if (fresh) return fresh;
  const kept = await cache.match(request, LOOSELY);
  if (!kept) return fetch(request);
  const headers = new Headers(kept.headers);
  headers.set("x-kept", "1");
  return new Response(kept.body, { headers });
}
