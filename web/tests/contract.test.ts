// @vitest-environment node
import openapiTS, { astToString, COMMENT_HEADER, type OpenAPI3 } from "openapi-typescript";
import { expect, it } from "vitest";
import DOCUMENT from "../openapi.json";
import WRITTEN from "../src/contract.ts?raw";

it("the types are those of the server's document; `npm run contract` writes them", async () => {
  const options = { rootTypes: true, rootTypesNoSchemaPrefix: true, alphabetize: true, defaultNonNullable: false };
  const told = astToString(await openapiTS(DOCUMENT as unknown as OpenAPI3, options));
  expect(WRITTEN).toBe(COMMENT_HEADER + told);
}, 60_000);
