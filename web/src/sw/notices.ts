/** Push messages become notifications; a click leads to the table. */

import { languageOf } from "./addresses";

interface Notice {
  kind: "turn" | "over";
  table: string;
  game: string;
  title: string;
  body: string;
}

const TABLE = /^[\w-]{1,64}$/;
const JSON_TYPE = { "content-type": "application/json" };

/** What came from the server, if it is what it sends. */
function noticeOf(message: PushMessageData | null): Notice | null {
  try {
    const notice = message?.json() as Notice;
    return TABLE.test(notice.table) && notice.title ? notice : null;
  } catch {
    return null;
  }
}

const windowsOf = (scope: ServiceWorkerGlobalScope) =>
  scope.clients.matchAll({ type: "window", includeUncontrolled: true });

const shows = (client: WindowClient, table: string): boolean => new URL(client.url).pathname === `/t/${table}`;

/** Shows the notice, unless the table is before the eyes already. */
export async function announce(scope: ServiceWorkerGlobalScope, message: PushMessageData | null): Promise<void> {
  const notice = noticeOf(message);
  if (!notice) return;
  const { table, title, body } = notice;
  const windows = await windowsOf(scope);
  if (windows.some((client) => client.visibilityState === "visible" && shows(client, table))) return;
  const look = { body, tag: table, renotify: true, icon: "/icon-192.png", badge: "/icon-192.png", data: { table } };
  await scope.registration.showNotification(title, look);
}

/** To the table: in the window that has it, else in a new one. */
export async function follow(scope: ServiceWorkerGlobalScope, notification: Notification): Promise<void> {
  const table: unknown = notification.data?.table;
  notification.close();
  if (typeof table !== "string" || !TABLE.test(table)) return;
  const open = (await windowsOf(scope)).find((client) => shows(client, table));
  await (open ? open.focus() : scope.clients.openWindow(`/t/${table}`));
}

/** The browser has changed the address of its own: the server hears the new one. */
export async function renew(scope: ServiceWorkerGlobalScope, old: PushSubscription | null, kept: string[]): Promise<void> {
  const { key } = (await (await fetch("/api/push")).json()) as { key: string };
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (await scope.registration.pushManager.subscribe(options)).toJSON();
  await tell("/api/push", { endpoint, keys, lang: languageOf(kept) });
  if (old) await tell("/api/push/forget", { endpoint: old.endpoint });
}

async function tell(address: string, body: object): Promise<void> {
  await fetch(address, { method: "POST", headers: JSON_TYPE, body: JSON.stringify(body) });
}
