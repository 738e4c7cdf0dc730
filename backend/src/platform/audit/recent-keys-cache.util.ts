const MAX_CACHED_KEYS = 20_000;

/**
 * Caches recently recorded keys, in this process only, so that a page with repeated requests is
 * recorded once.
 */
export class RecentKeysCache {
  private readonly seen = new Map<string, number>();

  constructor(private readonly windowMs: number) {}

  has(key: string): boolean {
    const at = this.seen.get(key);
    return at !== undefined && at + this.windowMs > Date.now();
  }

  add(key: string): void {
    this.seen.delete(key);
    this.seen.set(key, Date.now());
    if (this.seen.size <= MAX_CACHED_KEYS) return;
    const [oldest] = this.seen.keys();
    if (oldest !== undefined) this.seen.delete(oldest);
  }

  delete(key: string): void {
    this.seen.delete(key);
  }
}
