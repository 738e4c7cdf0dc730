/**
 * Tables and names that the back office may change (see `settings/`). The built-in value is what holds until somebody
 * does; `putInForce` lets another one take its place in this process, and every rule reads through `inForce`.
 * The one piece of state in this library: the alternative is to hand every rule every table.
 */
const replaced = new Map<object, object>();

/** What holds now in place of a built-in table. */
export const inForce = <T extends object>(builtIn: T): T =>
  (replaced.get(builtIn) as T | undefined) ?? builtIn;

export function putInForce<T extends object>(builtIn: T, value: T): void {
  replaced.set(builtIn, value);
}

/** Back to the built-in values. */
export function resetInForce(): void {
  replaced.clear();
}
