/** A small drawing of each game, in the folder of its kind. */

const FILES = import.meta.glob<string>("./*/drawings/*.svg", { query: "?url", import: "default", eager: true });

const STEPS = import.meta.glob<string>("./*/turn/*.svg", { query: "?url", import: "default", eager: true });

/** The kind of a game: the folder that it shares with its relatives. */
export const kindOf = (game: string): string =>
  Object.keys(FILES).find((path) => path.endsWith(`/${game}.svg`))?.split("/")[1] ?? "";

/** The picture of a step of a turn; games of a kind share theirs. */
export const stepOf = (game: string, step: number): string | null => STEPS[`./${kindOf(game)}/turn/${step}.svg`] ?? null;

export function drawingOf(game: string): string | null {
  const found = Object.entries(FILES).find(([path]) => path.endsWith(`/${game}.svg`));
  return found?.[1] ?? null;
}
