/** Tells a person who looks elsewhere that it is their turn. */

import { prefs } from "./prefs.svelte";
import { registration } from "./push";
import { play } from "./sound";
import { t } from "./words";

export function title(page: string, turn: boolean): void {
  document.title = turn ? t("title-turn", { page }) : t("title", { page });
}

export async function allowNotifications(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function yourTurn(table: string, game: string, question: string): void {
  play("turn");
  if (!prefs.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission === "granted") void show(table, t("notify-turn", { game }), question);
}

/** By the worker where there is one: phones allow nothing else. */
async function show(table: string, text: string, body: string): Promise<void> {
  const worker = await registration();
  const look = { body, tag: table, icon: "/icon-192.png", data: { table } };
  if (worker) return worker.showNotification(text, look);
  const note = new Notification(text, look);
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
