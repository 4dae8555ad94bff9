/** Who plays here. */

import { api } from "./api";
import type { Me } from "./contract";

const STRANGER: Me = { id: null, name: null, password: false, email: null };

export const me = $state({ ...STRANGER, asked: null as null | ((known: boolean) => void) });

function become(who: Me): void {
  Object.assign(me, who);
}

/** Asks the server; while it does not answer everybody stays who they were. */
export async function loadMe(): Promise<void> {
  try {
    become(await api.me());
  } catch {
    return;
  }
}

export async function setMe(name: string, password: string | null = null, old: string | null = null): Promise<void> {
  become(await api.setMe(name, password, old));
}

/** Logs out everywhere but here. */
export async function revoke(): Promise<void> {
  become(await api.revoke());
}

export async function login(name: string, password: string): Promise<void> {
  become(await api.login(name, password));
}

export async function logout(): Promise<void> {
  await api.logout();
  become(STRANGER);
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
