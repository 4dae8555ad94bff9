/** Who plays here. */

import { takeSettings } from "./account";
import { api } from "./api";
import type { Me } from "./contract";

const STRANGER: Me = { id: null, name: null, password: false, email: null };

export const me = $state({ ...STRANGER, asked: null as null | ((known: boolean) => void) });

/** Whoever one is now brings the settings of the account. */
async function become(who: Me): Promise<void> {
  const before = me.id;
  Object.assign(me, who);
  if (me.id !== before && (await takeSettings(me.id)) && !first) location.reload();
}

/** The page has not said a word yet, so it need not begin again in another language. */
let first = true;

/** Asks the server; while it does not answer everybody stays who they were. */
export async function loadMe(): Promise<void> {
  try {
    await become(await api.me());
  } catch {
    return;
  } finally {
    first = false;
  }
}

export async function setMe(name: string, password: string | null = null, old: string | null = null): Promise<void> {
  await become(await api.setMe(name, password, old));
}

/** Logs out everywhere but here. */
export async function revoke(): Promise<void> {
  await become(await api.revoke());
}

export async function login(name: string, password: string): Promise<void> {
  await become(await api.login(name, password));
}

export async function logout(): Promise<void> {
  await api.logout();
  await become(STRANGER);
}

/** True as soon as this person has a name; asks for one if need be. */
export function known(): Promise<boolean> {
  if (me.name) return Promise.resolve(true);
  return new Promise((resolve) => {
    me.asked = (yes) => {
      me.asked = null;
      resolve(yes);
    };
  });
}
