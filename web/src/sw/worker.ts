/** The service worker: the page starts without a server, and notices come without a page. */

import { answersFor, kindOf } from "./addresses";
import { addressesIn, data, file, gamesIn, install, missing, open, page, refresh, tidy } from "./keep";
import { announce, follow, renew } from "./notices";

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: the addresses of the shell, and the hash of what they hold. */
declare const FILES: string[];
declare const VERSION: string;

self.addEventListener("install", (event) => event.waitUntil(install(VERSION, FILES)));

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy(VERSION).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const kind = kindOf(request.method, request.mode, new URL(request.url), self.location.origin, FILES);
  if (kind === "none") return;
  if (kind === "file") event.respondWith(file(request));
  else if (kind === "page") event.respondWith(open(VERSION).then((cache) => page(cache, request)));
  else event.respondWith(open(VERSION).then((cache) => data(cache, request)));
});

async function keepFor(language: string): Promise<void> {
  const cache = await open(VERSION);
  await refresh(cache, await missing(cache, answersFor("")));
  await refresh(cache, await missing(cache, answersFor(language, await gamesIn(cache))));
}

/** A page says which language is read here. */
self.addEventListener("message", (event) => {
  const language: unknown = event.data?.language;
  if (typeof language !== "string") return;
  event.waitUntil(keepFor(language));
});

self.addEventListener("push", (event) => event.waitUntil(announce(self, event.data)));

self.addEventListener("notificationclick", (event) => event.waitUntil(follow(self, event.notification)));

self.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription } = event as PushSubscriptionChangeEvent;
  event.waitUntil(open(VERSION).then(addressesIn).then((kept) => renew(self, oldSubscription, kept)));
});
