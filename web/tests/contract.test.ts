// @vitest-environment node
import { expect, it } from "vitest";
import { placeOf, typesOf } from "../types.js";

const DOCUMENTS: Record<string, string> = {
  ...import.meta.glob<string>("../openapi.json", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("../boards/*.json", { query: "?raw", import: "default", eager: true }),
};
const TYPES = {
  ...import.meta.glob<string>("../src/contract.ts", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("../src/games/*/contract.ts", { query: "?raw", import: "default", eager: true }),
};

it("there are types of each document, and no others", () => {
  expect(Object.keys(TYPES).sort()).toEqual(Object.keys(DOCUMENTS).map(placeOf).sort());
});

it.each(Object.entries(DOCUMENTS))("the types are those of %s; `npm run contract` writes them", async (path, text) => {
  expect(TYPES[placeOf(path)]).toBe(await typesOf(text));
}, 60_000);
