/** Push messages: this browser hears of a turn also when no page is open. */

import { get, post } from "./api";
import { me } from "./me.svelte";
import { able } from "./offline";
import { prefs } from "./prefs.svelte";
import { words } from "./words";

export const canPush = (): boolean => able() && "PushManager" in window && "Notification" in window;

const PATIENCE = 10_000;

/** The worker of this page, if there is one; a new one has a moment to get ready. */
export async function registration(): Promise<ServiceWorkerRegistration | null> {
  const found = able() ? await navigator.serviceWorker.getRegistration() : null;
  if (!found || found.active) return found ?? null;
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function coded(key: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The subscription of this browser; one that was made for another key is no use. */
async function subscription(manager: PushManager, key: string): Promise<PushSubscription> {
  const found = await manager.getSubscription();
  if (found && coded(found.options.applicationServerKey) === key) return found;
  await found?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** True if the server can reach this browser from now on. */
export async function subscribe(): Promise<boolean> {
  if (!canPush() || !me.id || Notification.permission !== "granted") return false;
  try {
    const worker = await registration();
    if (!worker) return false;
    const { key } = await get<{ key: string }>("/push");
    const { endpoint, keys } = (await subscription(worker.pushManager, key)).toJSON();
    const lang = words().language;
    await post("/push", { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth }, lang });
    return true;
  } catch {
    return false;
  }
}

/** The server shall not reach this browser any more. */
export async function unsubscribe(): Promise<void> {
  const found = canPush() ? await (await registration())?.pushManager.getSubscription() : null;
  if (!found) return;
  await found.unsubscribe();
  await post("/push/forget", { endpoint: found.endpoint });
}

/** At every visit: the language, the key or the person may have changed. */
export async function keepSubscribed(): Promise<void> {
  if (prefs.notify) await subscribe();
}
