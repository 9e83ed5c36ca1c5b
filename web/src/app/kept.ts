/** What this browser keeps for its reader, and nobody else sees. Without storage everything still works, until it is closed. */

const PREFIX = "noah-";

/** The text that was kept under `name`, or null. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keep `text` under `name`; with null, keep nothing. */
export function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
