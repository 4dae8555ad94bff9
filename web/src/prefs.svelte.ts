/** Preferences of this browser, kept in its local storage. */

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "still";

interface Prefs {
  theme: Theme;
  sound: boolean;
  confirm: boolean;
  motion: Motion;
  notify: boolean;
  /** A language by its two letters, or `auto` for what the browser wishes. */
  language: string;
}

const PLACE = "trailboss.prefs";
const USUAL: Prefs = {
  theme: "auto",
  sound: true,
  confirm: false,
  motion: "auto",
  notify: false,
  language: "auto",
};

function stored(): Prefs {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return { ...USUAL };
  }
}

export const prefs: Prefs = $state(stored());

export function savePrefs(): void {
  localStorage.setItem(PLACE, JSON.stringify(prefs));
  applyPrefs();
}

const night = () => matchMedia("(prefers-color-scheme: dark)").matches;
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function isDark(): boolean {
  return prefs.theme === "dark" || (prefs.theme === "auto" && night());
}

export function isStill(): boolean {
  return prefs.motion === "still" || (prefs.motion === "auto" && still());
}

/** Puts theme and motion on the root element, where the style sheet looks. */
export function applyPrefs(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.motion = isStill() ? "still" : "full";
}

export function watchSystem(): void {
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
    matchMedia(query).addEventListener("change", applyPrefs);
  }
}
