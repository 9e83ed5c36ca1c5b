/** The sources say messages that are there, all of them, and nothing else. */
import { expect, it } from "vitest";

import { messagesOf, needed, whole } from "./testing/messages";
import { saidBy, sources, unspoken } from "./testing/sources";

const MESSAGES = messagesOf("en");
const SOURCES = sources();
const CALLS = SOURCES.map(saidBy);
const SAID = CALLS.flatMap(({ said }) => said);

it("reads the sources", () => {
  expect(SOURCES.length).toBeGreaterThan(20);
  expect(SAID.length).toBeGreaterThan(20);
});

it("writes ids where they are used, so that they can be checked", () => {
  expect(CALLS.flatMap(({ open }) => open)).toEqual([]);
});

it("says no message that is not there", () => {
  expect(SAID.filter(({ id }) => !MESSAGES.has(id)).map(({ where, id }) => `${where}: ${id}`)).toEqual([]);
});

it("gives each message its variables, and no others", () => {
  const wrong = SAID.flatMap(({ where, id, given }) => {
    if (given === null || !MESSAGES.has(id)) return [];
    const wanted = [...needed(id, MESSAGES).keys()];
    const lacking = wanted.filter((name) => !given.includes(name)).map((name) => `lacks $${name}`);
    const idle = given.filter((name) => !wanted.includes(name)).map((name) => `has no use for $${name}`);
    return [...lacking, ...idle].map((fault) => `${where}: ${id} ${fault}`);
  });
  expect(wrong).toEqual([]);
});

it("leaves no message unsaid", () => {
  const said = new Set(SAID.flatMap(({ id }) => [...whole(id, MESSAGES)]));
  expect([...MESSAGES.keys()].filter((id) => !said.has(id))).toEqual([]);
});

it("shows and speaks nothing that no catalogue says", () => {
  expect(SOURCES.flatMap(unspoken)).toEqual([]);
});
