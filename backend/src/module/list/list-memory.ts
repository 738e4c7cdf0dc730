import { Injectable } from '@nestjs/common';
import type { Anchor } from './list-reader.js';
import type { ListScope } from './list-query.js';
import { ListVersions } from './list-versions.js';

/** What is remembered of one list. */
export interface ListNotes {
  /** Length of the list, counted once for all who ask meanwhile. */
  total: Promise<number> | null;
  /** Rows before an offset that are being looked for, likewise. */
  sought: Map<number, Promise<Anchor | null>>;
  /** Row before an offset, by offset. */
  anchors: Map<number, Anchor>;
  version: string;
  expires: number;
}

/** Writes of other processes are noticed at the latest after this time. */
const LIFE_MS = 5_000;
const MAX_LISTS = 500;
const MAX_ANCHORS = 2_000;

/**
 * Remembers lengths of lists and where their deep pages begin, because counting and skipping cost more than reading a
 * page. Forgotten with any write of this process to the list, and soon in any case.
 */
@Injectable()
export class ListMemory {
  private readonly lists = new Map<string, ListNotes>();

  constructor(private readonly versions: ListVersions) {}

  of(scope: ListScope): ListNotes {
    const key = JSON.stringify(scope);
    const version = this.versions.current(scope.accountId);
    const known = this.lists.get(key);
    if (known !== undefined && known.version === version && known.expires > Date.now()) return known;
    if (this.lists.size >= MAX_LISTS) this.lists.clear();
    const fresh: ListNotes = { total: null, sought: new Map(), anchors: new Map(), version, expires: Date.now() + LIFE_MS };
    this.lists.set(key, fresh);
    return fresh;
  }

  /** The nearest known place at or before an offset. */
  nearest({ anchors }: ListNotes, offset: number): { offset: number; anchor: Anchor } | null {
    const exact = anchors.get(offset);
    if (exact !== undefined) return { offset, anchor: exact };
    let best: number | null = null;
    for (const known of anchors.keys()) if (known <= offset && (best === null || known > best)) best = known;
    const anchor = best === null ? undefined : anchors.get(best);
    return best === null || anchor === undefined ? null : { offset: best, anchor };
  }

  note({ anchors }: ListNotes, offset: number, anchor: Anchor): void {
    if (anchors.size < MAX_ANCHORS) anchors.set(offset, anchor);
  }
}
