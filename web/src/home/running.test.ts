import { afterEach, expect, test } from "vitest";

import { keep, kept } from "../app/kept";
import { stateOf, tableOf } from "../wire/fakes";
import { forgetTables, isTurn, note } from "./running.svelte";

afterEach(forgetTables);

const known = () => JSON.parse(kept("tables") ?? "[]");
const table = (digit: string, more = {}) => tableOf(1, { id: digit.repeat(32), ...more });

test("the table that was open last comes first, and each but once", () => {
  note(table("a"));
  note(table("b"));
  note(table("a"));
  expect(known()).toEqual(["a".repeat(32), "b".repeat(32)]);
});

test.each([{ seat: null }, { status: "finished" }])("a table is forgotten once it is %j", (more) => {
  note(table("a"));
  note(table("b"));
  note(table("a", more));
  expect(known()).toEqual(["b".repeat(32)]);
});

test("only so many are remembered", () => {
  for (const digit of "0123456789abcdef") note(table(digit));
  expect(known()).toHaveLength(12);
  expect(known()[0]).toBe("f".repeat(32));
});

test.each(["{", "{}", "7", "[1, null]"])("what somebody else has kept as %s is no table", (text) => {
  keep("tables", text);
  note(table("a"));
  expect(known()).toEqual(["a".repeat(32)]);
});

test("it is one's turn where something is legal", () => {
  expect(isTurn(table("a", { state: stateOf(0, ["load cat:m"]) }))).toBe(true);
  expect(isTurn(table("a", { state: stateOf(1) }))).toBe(false);
  expect(isTurn(table("a", { status: "finished", state: stateOf(0, ["load cat:m"]) }))).toBe(false);
});
