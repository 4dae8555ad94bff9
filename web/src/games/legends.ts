/** The signs of each game with their words, loaded when somebody asks for them. */

import type { Component } from "svelte";
import { kindOf } from "./drawings";

type Legend = Component<{ game: string }>;

const FILES = import.meta.glob<{ default: Legend }>("./*/Legend.svelte");

export async function legendOf(game: string): Promise<Legend | null> {
  const load = FILES[`./${kindOf(game)}/Legend.svelte`];
  return load ? (await load()).default : null;
}
