// @vitest-environment node
import openapiTS, { astToString, COMMENT_HEADER, type OpenAPI3 } from "openapi-typescript";
import { expect, it } from "vitest";

const OPTIONS = { rootTypes: true, rootTypesNoSchemaPrefix: true, alphabetize: true, defaultNonNullable: false };
const DOCUMENTS: Record<string, string> = {
  ...import.meta.glob<string>("../openapi.json", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("../boards/*.json", { query: "?raw", import: "default", eager: true }),
};
const TYPES = {
  ...import.meta.glob<string>("../src/contract.ts", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("../src/games/*/contract.ts", { query: "?raw", import: "default", eager: true }),
};

/** Where the types of a document stand. */
const placeOf = (path: string): string => path.replace("openapi.json", "src/contract.ts").replace(/boards\/(\w+)\.json/, "src/games/$1/contract.ts");

it("there are types of each document, and no others", () => {
  expect(Object.keys(TYPES).sort()).toEqual(Object.keys(DOCUMENTS).map(placeOf).sort());
});

it.each(Object.entries(DOCUMENTS))("the types are those of %s; `npm run contract` writes them", async (path, text) => {
  const document = JSON.parse(text) as OpenAPI3;
  expect(TYPES[placeOf(path)]).toBe(COMMENT_HEADER + astToString(await openapiTS(document, OPTIONS)));
}, 60_000);
