/** A value people subscribe to; React reads it with `useSyncExternalStore`. */
export class Store<T> {
  private readonly listeners = new Set<() => void>();

  constructor(private value: T) {}

  readonly get = (): T => this.value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Replaces the members that differ; subscribers are not notified when none differs. */
  set(change: Partial<T>): void {
    const keys = Object.keys(change) as (keyof T)[];
    if (keys.every((key) => Object.is(this.value[key], change[key]))) return;
    this.value = { ...this.value, ...change };
    for (const listener of [...this.listeners]) listener();
  }
}
