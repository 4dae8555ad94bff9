/** Lets the page start without a server: registers the worker and tells it what to keep. */

import { keepSubscribed } from "./push";
import { words } from "./words";

export const able = (): boolean => import.meta.env.PROD && "serviceWorker" in navigator;

/** After the page has come: a new version waits until all pages of the old one are closed. */
export async function workOffline(): Promise<void> {
  if (!able()) return;
  try {
    await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ language: words().language });
    await keepSubscribed();
  } catch {
    // A browser that allows no worker shows the page all the same.
  }
}
