import { Injectable } from '@nestjs/common';
import type { Cursor } from './list-order.util.js';
import type { ListScope } from './list-scope.factory.js';
import { ListCacheInvalidationService } from '../list-cache-invalidation.service.js';

export interface ListCacheEntry {
  /** Length of the list, counted once for all concurrent requests. */
  total: Promise<number> | null;
  /** Ids a search has found, in order; `null` inside when they are too many to keep. */
  found: Promise<number[] | null> | null;
  /** Lookups of rows before an offset that are in flight, shared likewise. */
  pendingCursors: Map<number, Promise<Cursor | null>>;
  /** Row before an offset, by offset. */
  cursors: Map<number, Cursor>;
  version: string;
  expires: number;
}

/** Writes of other processes are noticed at the latest after this time. */
const CACHE_TTL_MS = 5_000;
const MAX_CACHED_LISTS = 500;
const MAX_CURSORS_PER_LIST = 2_000;

/**
 * Caches list lengths, search results and cursors of deep pages, because counting and skipping cost
 * more than reading a page. Entries are invalidated by any write of this process to the list, and
 * expire soon in any case.
 */
@Injectable()
export class ListCacheService {
  private readonly lists = new Map<string, ListCacheEntry>();

  constructor(private readonly listCacheInvalidationService: ListCacheInvalidationService) {}

  getCacheEntry({ accountId, where, parameters, order }: ListScope): ListCacheEntry {
    const key = JSON.stringify([accountId, where, parameters, order]);
    const version = this.listCacheInvalidationService.currentListVersion(accountId);
    const known = this.lists.get(key);
    if (known !== undefined && known.version === version && known.expires > Date.now())
      return known;
    if (this.lists.size >= MAX_CACHED_LISTS) this.lists.clear();
    const fresh: ListCacheEntry = {
      total: null,
      found: null,
      pendingCursors: new Map(),
      cursors: new Map(),
      version,
      expires: Date.now() + CACHE_TTL_MS,
    };
    this.lists.set(key, fresh);
    return fresh;
  }

  /**
   * Returns the cached value, or computes it once for all concurrent requests. Failures are not
   * cached.
   */
  async getOrCompute<Name extends 'total' | 'found'>(
    notes: ListCacheEntry,
    name: Name,
    work: () => NonNullable<ListCacheEntry[Name]>,
  ): Promise<Awaited<NonNullable<ListCacheEntry[Name]>>> {
    notes[name] ??= work();
    const promise = notes[name] as Promise<Awaited<NonNullable<ListCacheEntry[Name]>>>;
    return promise.catch((error: unknown) => {
      notes[name] = null;
      throw error;
    });
  }

  /** The nearest known place at or before an offset. */
  findNearestCursor(
    { cursors }: ListCacheEntry,
    offset: number,
  ): { offset: number; place: Cursor } | null {
    const exact = cursors.get(offset);
    if (exact !== undefined) return { offset, place: exact };
    let best: number | null = null;
    for (const known of cursors.keys())
      if (known <= offset && (best === null || known > best)) best = known;
    const place = best === null ? undefined : cursors.get(best);
    return best === null || place === undefined ? null : { offset: best, place };
  }

  storeCursor({ cursors }: ListCacheEntry, offset: number, place: Cursor): void {
    if (cursors.size < MAX_CURSORS_PER_LIST) cursors.set(offset, place);
  }
}
