import { Injectable } from '@nestjs/common';

/** How long another process may still believe an access token of a session that was ended. */
const LOOK_EVERY_MS = 2_000;

/**
 * Sessions ended so recently that an access token of theirs may still be good. The process that ends one knows at once;
 * the others ask for the list at most every two seconds, when somebody calls.
 */
@Injectable()
export class EndedSessions {
  private ended = new Set<number>();
  /** Ended here since the list was last asked for. */
  private readonly added = new Set<number>();
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | null = null;
  private source: (() => Promise<number[]>) | null = null;

  /** Where the list comes from; without one no session is ever taken as ended. */
  readFrom(source: () => Promise<number[]>): void {
    this.source = source;
  }

  add(ids: readonly number[]): void {
    for (const id of ids) {
      this.ended.add(id);
      this.added.add(id);
    }
  }

  async includes(id: number): Promise<boolean> {
    if (this.source !== null && performance.now() - this.readAt > LOOK_EVERY_MS) {
      this.reading ??= this.read(this.source).finally(() => {
        this.reading = null;
      });
      await this.reading;
    }
    return this.ended.has(id);
  }

  private async read(source: () => Promise<number[]>): Promise<void> {
    const startedAt = performance.now();
    this.added.clear();
    const ids = await source();
    // What was ended while the list was on its way may be missing in it.
    this.ended = new Set([...ids, ...this.added]);
    this.readAt = startedAt;
  }
}
