/** Settings of the account: what somebody chose in one browser holds in all of them. */

import { api, Refused, Unreachable } from "./api";
import type { Settings } from "./contract";
import { keepPrefs, onSaved, prefs, USUAL } from "./prefs.svelte";

const NAMES = Object.keys(USUAL).filter((name) => name !== "notify") as (keyof Settings)[];

const PLACE = "trailboss.account";

/** What an account is known to hold; nothing is known of a stranger's. */
interface Held {
  id: string;
  settings: Settings;
}
let held: Held | null = null;

/** What this browser likes otherwise than the account says, or otherwise than usual where it says nothing. */
export function unlike(mine: Required<Settings>, account: Settings): Settings {
  const names = NAMES.filter((name) => mine[name] !== (account[name] ?? USUAL[name]));
  return Object.fromEntries(names.map((name) => [name, mine[name]]));
}

/** What the account held when this browser last heard of it. */
function before(id: string): Settings | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Held | null;
    return kept?.id === id ? kept.settings : null;
  } catch {
    return null;
  }
}

function hold(id: string, settings: Settings): void {
  held = { id, settings };
  localStorage.setItem(PLACE, JSON.stringify(held));
}

/** A server that does not answer, or is older, keeps nothing: what was chosen stays in this browser. */
async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
  }
}

/**
 * Takes what the account holds, and gives it what was chosen here meanwhile or what it never chose.
 * True if the language is another now.
 */
export async function takeSettings(id: string | null): Promise<boolean> {
  const { language } = prefs;
  held = null;
  if (id !== null) {
    await quietly(async () => {
      const settings = await api.settings();
      const last = before(id);
      Object.assign(prefs, settings, last ? unlike({ ...prefs }, last) : {});
      hold(id, settings);
      keepPrefs();
      await giveSettings();
    });
  }
  return prefs.language !== language;
}

async function giveSettings(): Promise<void> {
  if (!held) return;
  const { id, settings } = held;
  const chosen = unlike(prefs, settings);
  if (Object.keys(chosen).length) await quietly(async () => hold(id, await api.setSettings(chosen)));
}

onSaved(giveSettings);
