/**
 * Creates an expensive value at its first use and caches it. `Intl` formatters read the data of
 * their language, which on a phone delays every page that loads this library, also those without
 * numbers.
 */
export function lazyValue<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
