/** What the seats of a table are called: people by their names, bots and the automa in words. */

import type { SeatKind } from "./messages";
import { key, named, t, words } from "./words";

interface Sitting {
  kind: SeatKind;
  name: string | null;
  bot?: string | null;
}

/** A bot goes by the name of its kind; a replay knows only that name. */
export const botName = (bot: string): string => named("botname", bot);

function nameOf(seat: Sitting, number: number, automa: string | null): string {
  if (seat.kind === "automa") return words().say(key("automa", automa ?? ""), seat.name ?? "");
  if (seat.kind === "bot") return botName(seat.bot ?? seat.name ?? "");
  return seat.name ?? t("seat-free", { seat: number + 1 });
}

/** One name for each seat; those that share one are told apart by the number of their seat. */
export function seatNames(seats: Sitting[], automa: string | null): string[] {
  const names = seats.map((seat, number) => nameOf(seat, number, automa));
  return names.map((name, number) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${number + 1}`));
}
