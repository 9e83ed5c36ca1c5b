import { expect, test } from "vitest";

import { drafted, seatsFor, sitAt, wanted } from "./draft";

test("the usual table has oneself and open seats", () => {
  expect(wanted(drafted(null))).toEqual({
    players: 3,
    seats: ["me", "open", "open"],
    options: { ending: "rounds", frog: false, crocodile: false, roommates: false },
    public: false,
    watchers: true,
    memoryAid: false,
  });
});

test.each(["{", "7", "null", '{"seats": []}', '{"seats": [1, 2, 3, 4, 5]}'])("what was kept as %s is the usual table", (text) => {
  expect(drafted(text)).toEqual(drafted(null));
});

test("what was kept is what is proposed", () => {
  const draft = { ...drafted(null), players: 5, frog: true };
  expect(drafted(JSON.stringify(draft))).toEqual(draft);
});

test("who sits at a seat that is no more sits at the first", () => {
  const seats = ["open", "bot:greedy", "open", "me", "open"];
  expect(seatsFor({ ...drafted(null), players: 4, seats })).toEqual(["open", "bot:greedy", "open", "me"]);
  expect(seatsFor({ ...drafted(null), players: 2, seats })).toEqual(["me", "bot:greedy"]);
});

const ALL = ["me", "bot:greedy", "open", "open", "open"];

test.each([
  [2, "me", ["open", "bot:greedy", "me"]],
  [0, "open", ["open", "me", "open"]],
  [1, "open", ["me", "open", "open"]],
  [0, "me", ["me", "bot:greedy", "open"]],
])("choosing for seat %i: %s leaves exactly one seat for oneself", (seat, wish, seats) => {
  expect(sitAt(ALL.slice(0, 3), seat, wish, ALL)).toEqual([...seats, "open", "open"]);
});
