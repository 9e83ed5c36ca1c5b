/** What the heading of a part of the rules is called in addresses. */
export function partId(part: string): string {
  return `rules-${part}`;
}
