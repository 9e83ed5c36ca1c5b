/** Reads a JSON Schema with `$defs` from standard input and writes a TypeScript type for each of them. */
import { readFileSync } from "node:fs";
import { compile, type JSONSchema } from "json-schema-to-typescript";

const BANNER = "// Made by `make wire` from src/noah/server/wire: change those instead.";
// What the compiler says of each type, and the one that holds them all, tell a reader nothing.
const MADE_OF = " \\* This interface was referenced by `Wire`'s JSON-Schema\\n \\* via the `definition` \"\\w+\"\\.\\n";
const NOISE = new RegExp(`/\\*\\*\\n${MADE_OF} \\*/\\n| \\* ?\\n${MADE_OF}`, "g");
const WHOLE = /export interface Wire \{\n[^}]*\}\n/;

const schema = JSON.parse(readFileSync(0, "utf8")) as JSONSchema;
const text = await compile(schema, "Wire", {
  additionalProperties: false,
  bannerComment: BANNER,
  ignoreMinAndMaxItems: true,
  style: { printWidth: 120 },
  unreachableDefinitions: true,
});
process.stdout.write(text.replace(WHOLE, "").replaceAll(NOISE, ""));
