/** Tells a person who looks elsewhere that it is their turn. */

import { prefs } from "./prefs.svelte";
import { play } from "./sound";
import { t } from "./words";

export function title(page: string, turn: boolean): void {
  document.title = turn ? t("title-turn", { page }) : t("title", { page });
}

export async function allowNotifications(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function yourTurn(game: string, question: string): void {
  play("turn");
  if (!prefs.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(t("notify-turn", { game }), { body: question, tag: game });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
