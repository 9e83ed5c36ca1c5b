import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** Reads catalogues when the page is built, so that browsers need not: an `.ftl` file is imported as the body of its resource. */
export function fluent(): Plugin {
  return {
    name: "noah-fluent",
    transform(text, id) {
      if (!id.endsWith(".ftl")) return null;
      const { body } = new FluentResource(text);
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(body))})`, map: null };
    },
  };
}
