/** Addresses of the pages, without reloading. */

import PAGES from "./pages.json";

/** What an address says beside its page. */
interface Asked {
  new: { game: string | null };
  table: { id: string; token: string | null };
  rules: { game: string; rule: string | null };
  learn: { game: string | null };
  companion: { part: string; game: string | null };
  daily: { day: string | null };
  replay: { id: string };
  mail: { what: "confirm" | "stop"; token: string };
}

type Page = keyof typeof PAGES;
type Routes = { [P in Page]: { page: P } & (P extends keyof Asked ? Asked[P] : unknown) };

export type Route = Routes[Page] | { page: "lost" };

/** The addresses of all pages, each as an expression; the server has the same list. */
const PATHS = Object.entries(PAGES).flatMap(([page, addresses]) =>
  addresses.map((at) => ({ page, path: new RegExp(`^${at.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}/?$`) })),
);

export function parse(url: URL): Route {
  for (const { page, path } of PATHS) {
    const found = path.exec(url.pathname);
    if (found) return routeOf(page as Page, url, found.groups ?? {});
  }
  return { page: "lost" };
}

function routeOf(page: Page, url: URL, at: Record<string, string>): Route {
  const asked = (name: string): string | null => url.searchParams.get(name);
  switch (page) {
    case "new": return { page, game: asked("game") };
    case "table": return { page, id: at.id ?? "", token: asked("seat") };
    case "rules": return { page, game: at.game ?? "", rule: url.hash.slice(1) || null };
    case "learn": return { page, game: at.game ?? null };
    case "companion": return { page, part: at.part ?? "", game: asked("game") };
    case "daily": return { page, day: at.day ?? null };
    case "replay": return { page, id: at.id ?? "" };
    case "mail": return { page, what: url.pathname.includes("stop") ? "stop" : "confirm", token: asked("token") ?? "" };
    default: return { page };
  }
}

export const router = $state({ route: parse(new URL(location.href)) });

/** On another page whoever uses the keyboard goes on at its beginning, not nowhere. */
function arrive(): void {
  const { page } = router.route;
  router.route = parse(new URL(location.href));
  if (router.route.page !== page) document.getElementById("main")?.focus({ preventScroll: true });
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  arrive();
  if (!location.hash) window.scrollTo(0, 0);
}

/** Follows links of the site itself without reloading. */
export function followLinks(): void {
  window.addEventListener("popstate", arrive);
  window.addEventListener("hashchange", arrive);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const url = new URL(link.href, location.href);
    if (link.target || link.hasAttribute("download") || url.origin !== location.origin) return;
    if (url.pathname.startsWith("/api/") || url.pathname.startsWith("/schema")) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}
