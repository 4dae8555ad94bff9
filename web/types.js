/** The types of the client, made of the documents of the server. */

import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";

const OPTIONS = { rootTypes: true, rootTypesNoSchemaPrefix: true, alphabetize: true, defaultNonNullable: false };

/**
 * TypeScript for a document.
 * @param {string} text
 */
export const typesOf = async (text) => COMMENT_HEADER + astToString(await openapiTS(JSON.parse(text), OPTIONS));

/**
 * Where the types of a document stand: every kind of game has them in its own folder.
 * @param {string} path
 */
export const placeOf = (path) => path.replace("openapi.json", "src/contract.ts").replace(/boards\/(\w+)\.json/, "src/games/$1/contract.ts");
