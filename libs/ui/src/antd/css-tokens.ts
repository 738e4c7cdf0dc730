/**
 * The value of a variable of `tokens.css`, which is the only place that names colours. Empty where
 * no styles are loaded, as in tests without a browser.
 */
export const readToken = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--pr-${name}`).trim();

/** The values of the named variables; a missing one is left to antd. */
export function tokensOf<Key extends string>(
  names: Readonly<Record<Key, string>>,
): Partial<Record<Key, string>> {
  const values: Partial<Record<Key, string>> = {};
  for (const [key, name] of Object.entries<string>(names) as [Key, string][]) {
    const value = readToken(name);
    if (value !== '') values[key] = value;
  }
  return values;
}
