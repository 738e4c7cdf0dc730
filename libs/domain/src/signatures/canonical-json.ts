export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/**
 * One text for one value: keys in the order of their characters, no blanks. What is hashed is this
 * text in UTF-8.
 */
export function toCanonicalJson(value: JsonValue): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  const entries = Object.entries(value as Record<string, JsonValue>)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${toCanonicalJson(part)}`);
  return `{${entries.join(',')}}`;
}
