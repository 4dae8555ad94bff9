/** A small drawing of each game, in the folder of its kind. */

const FILES = import.meta.glob<string>("./*/drawings/*.svg", { query: "?url", import: "default", eager: true });

const STEPS = import.meta.glob<string>("./*/turn/*.svg", { query: "?url", import: "default", eager: true });

/** The picture of a step of a turn; games of a kind share theirs. */
export function stepOf(game: string, step: number): string | null {
  const home = Object.keys(FILES).find((path) => path.endsWith(`/${game}.svg`));
  return (home && STEPS[home.replace(/drawings\/.*$/, `turn/${step}.svg`)]) ?? null;
}

export function drawingOf(game: string): string | null {
  const found = Object.entries(FILES).find(([path]) => path.endsWith(`/${game}.svg`));
  return found?.[1] ?? null;
}
