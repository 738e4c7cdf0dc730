import { Injectable } from '@nestjs/common';

/** How long another process may still believe an access token of a session that was ended. */
const REFRESH_INTERVAL_MS = 2_000;

/**
 * Sessions ended so recently that their access tokens may still be valid. The process that ends a
 * session knows at once; the others read the list at most every two seconds, when a request
 * arrives.
 */
@Injectable()
export class EndedSessionCacheService {
  private ended = new Set<number>();
  /** Ended in this process since the list was last read. */
  private readonly added = new Set<number>();
  private refreshedAt = Number.NEGATIVE_INFINITY;
  private refreshing: Promise<void> | null = null;
  private source: (() => Promise<number[]>) | null = null;

  /** Sets the source of the list; without a source no session counts as ended. */
  setSource(source: () => Promise<number[]>): void {
    this.source = source;
  }

  addEndedSessions(ids: readonly number[]): void {
    for (const id of ids) {
      this.ended.add(id);
      this.added.add(id);
    }
  }

  async isSessionEnded(id: number): Promise<boolean> {
    if (this.source !== null && performance.now() - this.refreshedAt > REFRESH_INTERVAL_MS) {
      this.refreshing ??= this.refreshEndedSessions(this.source).finally(() => {
        this.refreshing = null;
      });
      await this.refreshing;
    }
    return this.ended.has(id);
  }

  private async refreshEndedSessions(source: () => Promise<number[]>): Promise<void> {
    const startedAt = performance.now();
    this.added.clear();
    const ids = await source();
    // Sessions ended while the list was being read may be missing from it.
    this.ended = new Set([...ids, ...this.added]);
    this.refreshedAt = startedAt;
  }
}
