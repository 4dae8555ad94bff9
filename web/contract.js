/** Writes the types of the client, those of the API and of every board: `npm run contract`. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { placeOf, typesOf } from "./types.js";

const HERE = import.meta.dirname;
const boards = readdirSync(`${HERE}/boards`).map((name) => `boards/${name}`);

for (const path of ["openapi.json", ...boards]) {
  writeFileSync(`${HERE}/${placeOf(path)}`, await typesOf(readFileSync(`${HERE}/${path}`, "utf8")));
}
