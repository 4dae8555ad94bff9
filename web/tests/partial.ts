/** Documents of tests that have only what their test looks at; what they do have is checked. */

type Part<T> = T extends (infer Item)[] ? Part<Item>[] : T extends object ? { [K in keyof T]?: Part<T[K]> } : T;

export const partial = <T>(doc: Part<T>): T => doc as T;
