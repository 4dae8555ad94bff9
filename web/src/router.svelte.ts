/** Addresses of the pages, without reloading. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string; token: string | null }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "learn" }
  | { page: "companion"; part: string; game: string | null }
  | { page: "daily"; day: string | null }
  | { page: "replays" }
  | { page: "replay"; id: string }
  | { page: "me" }
  | { page: "mail"; what: "confirm" | "stop"; token: string }
  | { page: "lost" };

export function parse(url: URL): Route {
  const [head, second] = url.pathname.split("/").filter(Boolean);
  if (!head) return { page: "home" };
  if (head === "new") return { page: "new", game: url.searchParams.get("game") };
  if (head === "t" && second) {
    return { page: "table", id: second, token: url.searchParams.get("seat") };
  }
  if (head === "rules") {
    return { page: "rules", game: second ?? "", rule: url.hash.slice(1) || null };
  }
  if (head === "learn") return { page: "learn" };
  if (head === "companion") {
    return { page: "companion", part: second ?? "", game: url.searchParams.get("game") };
  }
  if (head === "daily") return { page: "daily", day: second ?? null };
  if (head === "replays") return { page: "replays" };
  if (head === "replay" && second) return { page: "replay", id: second };
  if (head === "me") return { page: "me" };
  if (head === "mail" && (second === "confirm" || second === "stop")) {
    return { page: "mail", what: second, token: url.searchParams.get("token") ?? "" };
  }
  return { page: "lost" };
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
