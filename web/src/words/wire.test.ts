/** Each word of the wire that chooses between sentences has a sentence. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { SPECIES } from "./card";
import { messagesOf, needed } from "./testing/messages";

const WIRE = readFileSync(join(import.meta.dirname, "..", "wire", "wire.gen.ts"), "utf8");
const MESSAGES = messagesOf("en");

/** The words that a member of a type of the wire may be. */
function wordsOf(type: string, member: string): string[] {
  const body = new RegExp(`export interface ${type} \\{(.*?)\\n\\}`, "s").exec(WIRE)?.[1] ?? "";
  const union = new RegExp(`\\n  ${member}\\??:(.*?);`, "s").exec(body)?.[1] ?? "";
  return [...union.matchAll(/"([^"]+)"/g)].map(([, word]) => word ?? "");
}

it.each([
  // A malformed request is a fault of the page's own, and so is a wrong method: what is to be done is the same.
  { type: "ProblemAnswer", member: "type", id: "problem", variable: "type", alike: ["malformed", "method"] },
  { type: "Reason", member: "code", id: "reason", variable: "code", alike: [] },
  { type: "CardFacts", member: "power", id: "power-name", variable: "power", alike: [] },
  { type: "CardFacts", member: "power", id: "power-line", variable: "power", alike: [] },
  { type: "CardFacts", member: "power", id: "power-sign", variable: "power", alike: [] },
])("$id has a sentence for every $member of $type", ({ type, member, id, variable, alike }) => {
  const words = wordsOf(type, member);
  expect(words.length).toBeGreaterThan(4);
  const told = needed(id, MESSAGES).get(variable) ?? new Set();
  expect(words.filter((word) => !told.has(word) && !alike.includes(word))).toEqual([]);
});

it("every animal has its names", () => {
  for (const id of ["species", "animal", "animals"]) {
    expect([...(needed(id, MESSAGES).get("species") ?? [])].sort()).toEqual([...SPECIES].sort());
  }
});
