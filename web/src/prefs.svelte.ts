/** Preferences, kept in the local storage of this browser, and for the account of whoever has one. */

import type { Settings } from "./contract";

export type Motion = "auto" | "full" | "still";
/** How quickly turns are shown. */
export const PACES = ["off", "quick", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];
/** How boards and pages are painted. */
export const BOARDS = ["paper", "slate", "contrast"] as const;

interface Prefs extends Required<Settings> {
  /** What can only be answered in one way is answered by itself. */
  auto: boolean;
  /** On a small screen the board shows the part that is asked about. */
  follow: boolean;
  /** On a large one, too. */
  followWide: boolean;
  /** The log shows the number of its rule beside each line. */
  chips: boolean;
  /** Of this browser alone, which must be allowed to do it. */
  notify: boolean;
  /** A language by its two letters, or `auto` for what the browser wishes. */
  language: Required<Settings>["language"];
}

const PLACE = "trailboss.prefs";
export const USUAL: Prefs = {
  theme: "auto",
  board: "paper",
  sound: true,
  confirm: false,
  auto: true,
  follow: true,
  followWide: false,
  motion: "auto",
  pace: "normal",
  chips: false,
  notify: false,
  language: "auto",
  colour: "auto",
  shape: "auto",
};

function stored(): Prefs {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return { ...USUAL };
  }
}

export const prefs: Prefs = $state(stored());

/** Who else wants to know that something was chosen. */
const listeners = new Set<() => Promise<void>>();

export function onSaved(listener: () => Promise<void>): void {
  listeners.add(listener);
}

/** Keeps what was chosen here; done as soon as everybody who wants to know it does. */
export async function savePrefs(): Promise<void> {
  keepPrefs();
  await Promise.all([...listeners].map((listener) => listener()));
}

export function keepPrefs(): void {
  localStorage.setItem(PLACE, JSON.stringify(prefs));
  applyPrefs();
}

const night = () => matchMedia("(prefers-color-scheme: dark)").matches;
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function isDark(): boolean {
  return prefs.theme === "dark" || (prefs.theme === "auto" && night());
}

/** A phone, or a window of its size: one part of a table at a time. */
export const isSmall = (): boolean => matchMedia("(max-width: 63.99rem)").matches;

/** Shall boards show what is asked about? */
export const follows = (): boolean => (isSmall() ? prefs.follow : prefs.followWide);

export function isStill(): boolean {
  return prefs.motion === "still" || (prefs.motion === "auto" && still());
}

/** Puts theme and motion on the root element, where the style sheet looks. */
export function applyPrefs(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.board = prefs.board;
  root.dataset.motion = isStill() ? "still" : "full";
}

export function watchSystem(): void {
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
    matchMedia(query).addEventListener("change", applyPrefs);
  }
}
