import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { accented, bracketed } from "./pseudo";
import { catalogues } from "./testing/catalogues";

describe("the pseudo-locale", () => {
  it("leaves no letter as it was, and what is inserted untouched", () => {
    expect(accented("The Quick brown fox, jumps over a lazy dog 13 ♂")).not.toMatch(/[a-z]/i);
    expect(bracketed(accented("A male"))).toBe("[Áá ɱááļéé]");
    const bundle = new FluentBundle("en", { transform: accented });
    bundle.addResource(new FluentResource("hello = Hello { $name }"));
    const pattern = bundle.getMessage("hello")?.value ?? "";
    expect(bundle.formatPattern(pattern, { name: "Ada" })).toBe("Ĥééļļóó \u2068Ada\u2069");
  });

  it("is about 40 % longer than English", () => {
    const text = [...catalogues("en").values()].join("\n").match(/(?<== |\] )[A-Z][^{}\n]+$/gm)?.join(" ") ?? "";
    expect(text.length).toBeGreaterThan(1000);
    expect(accented(text).length / text.length).toBeGreaterThan(1.3);
    expect(accented(text).length / text.length).toBeLessThan(1.5);
  });
});
