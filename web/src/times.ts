/** Times and durations in words. */

import { words } from "./words";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(at: number, now = Date.now(), language = words().language): string {
  const seconds = Math.round((at - now) / 1000);
  const form = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return form.format(Math.round(seconds / size), unit);
  }
  return form.format(0, "second");
}

/** A clock: `29:55`, `3:05:00`, or `2d 04h` when days are left. */
export function clock(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const two = (n: number): string => String(n).padStart(2, "0");
  const hours = Math.floor(left / 3600);
  if (hours >= 24) return `${Math.floor(hours / 24)}d ${two(hours % 24)}h`;
  const minutes = Math.floor(left / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

/** To make a form of times is dear: one a language is enough for all lines of a log. */
const hours = new Map<string, Intl.DateTimeFormat>();

export function hour(at: number, language = words().language): string {
  const form = hours.get(language) ?? new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" });
  hours.set(language, form);
  return form.format(at);
}
