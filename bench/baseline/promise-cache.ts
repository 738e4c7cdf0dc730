const LIFETIME_MS = 5_000;

/** Keeps what a list found for as long as the portal does; requests at the same time share one query. */
export class PromiseCache<Value> {
  private readonly entries = new Map<string, { value: Promise<Value>; until: number }>();

  getOrCompute(key: string, compute: () => Promise<Value>): Promise<Value> {
    const known = this.entries.get(key);
    if (known !== undefined && known.until > Date.now()) return known.value;
    const value = compute();
    this.entries.set(key, { value, until: Date.now() + LIFETIME_MS });
    return value;
  }
}
