import { expect, test } from "vitest";

import { firstSpoken } from "./languages";

test.each([
  [["fr-CA", "en"], "fr"],
  [["de", "es-419", "fr"], "es"],
  [["JA-jp"], "ja"],
  [["tlh", "nl"], "en"],
  [[], "en"],
])("who reads %j is spoken to in %s", (wanted, spoken) => {
  expect(firstSpoken(wanted)).toBe(spoken);
});
