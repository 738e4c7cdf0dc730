/**
 * What is dear to make and not always wanted: made when it is first asked for, then kept. Formatters of `Intl` read the
 * data of their language, which on a phone holds up every page that loads this library, also those that show no number.
 */
export function lazyValue<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
