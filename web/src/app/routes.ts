/** The places of the page, and how their addresses are written below the root. */
export type Route =
  | { name: "home" }
  | { name: "new" }
  | { name: "table"; id: string }
  | { name: "rules" }
  | { name: "settings" }
  | { name: "not-found" };

const PLAIN = ["new", "rules", "settings"] as const;

/** The place that `path` (below the root, without a slash before it) means. */
export function parse(path: string): Route {
  const steps = path.split("/").filter((step) => step !== "");
  const [first, second] = steps;
  if (first === undefined) return { name: "home" };
  if (first === "table" && second !== undefined && steps.length === 2) {
    return /^[0-9a-f]{32}$/.test(second) ? { name: "table", id: second } : { name: "not-found" };
  }
  const name = PLAIN.find((each) => each === first);
  return name !== undefined && steps.length === 1 ? { name } : { name: "not-found" };
}

/** The path of a place below the root, without a slash before it. */
export function print(route: Route): string {
  if (route.name === "table") return `table/${route.id}`;
  return route.name === "home" || route.name === "not-found" ? "" : route.name;
}
