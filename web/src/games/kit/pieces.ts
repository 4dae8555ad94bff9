/** What pieces of any board have in common. */

export type Point = [number, number];

export interface Effect {
  is: string;
  [field: string]: unknown;
}

/** What a piece can do now: the action it stands for, or why that is refused. */
export interface PieceAction {
  text: string;
  legal: boolean;
}

/** Tables, layouts and views differ from game to game: only the folder of a game knows what is in its own. */
export const shaped = <T>(doc: unknown): T => doc as T;

/** Something that the tables promise to have. */
export function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("the tables lack a row");
  return value;
}

/** The seats' shapes, so that colour is never alone. */
export const SHAPES = ["circle", "square", "triangle", "diamond"] as const;

export function shapePath(seat: number, r: number): string {
  switch (SHAPES[seat % SHAPES.length]) {
    case "square":
      return `M${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}z`;
    case "triangle":
      return `M0 ${-1.2 * r}L${1.15 * r} ${0.9 * r}H${-1.15 * r}z`;
    case "diamond":
      return `M0 ${-1.3 * r}L${1.3 * r} 0L0 ${1.3 * r}L${-1.3 * r} 0z`;
    default:
      return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
}

/** The size of a text that fits into a width, at most the usual one; a letter is about 0.62 as wide as high. */
export function smallEnough(text: string, width: number, usual: number): number {
  return Math.min(usual, width / (0.62 * text.length));
}

/** A name of a place on one line or two, cut at a space or after a hyphen. */
export function twoLines(name: string, most: number): string[] {
  const [, head = "", tail = ""] = (name.length > most && /^(.+?(?:-| ))(.+)$/.exec(name)) || [];
  return head ? [head.trim(), tail] : [name];
}

/** Group equal names with their number. */
export function counted(names: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}
