/** Where the page lives, with a slash at its end: the server writes the way there into the page. */
export const ROOT = rootOf(document, location.href);

function rootOf(page: Document, address: string): string {
  const up = page.querySelector('meta[name="noah-root"]')?.getAttribute("content") ?? "./";
  // The development server knows no other root than its own, and leaves the way as it is.
  return import.meta.env.DEV ? "/" : new URL(up, address).pathname;
}
