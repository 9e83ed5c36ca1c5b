import { ROOT } from "./root";
import { parse, print, type Route } from "./routes";

let current = $state.raw<Route>(here());
let moved = false;

/** The place that is shown. */
export const router = {
  get route(): Route {
    return current;
  },
};

/** The address of a place, for links. */
export function href(route: Route): string {
  return ROOT + print(route);
}

/** Show a place; with `replace`, going back skips the one that is left. */
export function go(route: Route, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, "", href(route));
  else history.pushState(null, "", href(route));
  show(route);
  scrollTo(0, 0);
}

/** Attached to the heading of each place: who has gone there finds himself at its head. */
export function arrived(heading: HTMLElement): void {
  if (moved) heading.focus({ preventScroll: true });
}

function show(route: Route): void {
  moved = true;
  current = route;
}

/** Make the links of the page and the browser's buttons change the place without loading it anew. */
export function listen(): () => void {
  const back = () => show(here());
  addEventListener("popstate", back);
  document.addEventListener("click", followed);
  return () => {
    removeEventListener("popstate", back);
    document.removeEventListener("click", followed);
  };
}

function here(): Route {
  return location.pathname.startsWith(ROOT)
    ? parse(location.pathname.slice(ROOT.length))
    : { name: "not-found" };
}

function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (!link.pathname.startsWith(ROOT) || link.pathname.startsWith(`${ROOT}api/`)) return;
  // A step within the page is the browser's.
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(parse(link.pathname.slice(ROOT.length)));
}
