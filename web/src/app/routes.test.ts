import { expect, test } from "vitest";

import { parse, print, type Route } from "./routes";

const TABLE = "0123456789abcdef".repeat(2);

test.each<Route>([{ name: "home" }, { name: "new" }, { name: "table", id: TABLE }, { name: "rules" }, { name: "settings" }])(
  "the path of $name leads there",
  (route) => {
    expect(parse(print(route))).toEqual(route);
  },
);

test.each(["table", "table/12", `table/${TABLE.toUpperCase()}`, `table/${TABLE}/x`, "rules/x", "nothing", "%"])(
  "%s leads nowhere",
  (path) => {
    expect(parse(path)).toEqual({ name: "not-found" });
  },
);

test("a slash at the end changes nothing", () => {
  expect(parse("rules/")).toEqual({ name: "rules" });
});
