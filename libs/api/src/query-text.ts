/** Query of an address; an empty filter is no filter. */
export function toQueryText(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}
