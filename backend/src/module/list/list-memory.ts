import { Injectable } from '@nestjs/common';
import type { Place } from './list-order.js';
import type { ListScope } from './list-query.js';
import { ListVersions } from './list-versions.js';

/** What is remembered of one list. */
export interface ListNotes {
  /** Length of the list, counted once for all who ask meanwhile. */
  total: Promise<number> | null;
  /** Ids a search has found, in order; `null` inside when they are too many to keep. */
  found: Promise<number[] | null> | null;
  /** Rows before an offset that are being looked for, likewise. */
  sought: Map<number, Promise<Place | null>>;
  /** Row before an offset, by offset. */
  places: Map<number, Place>;
  version: string;
  expires: number;
}

/** Writes of other processes are noticed at the latest after this time. */
const LIFE_MS = 5_000;
const MAX_LISTS = 500;
const MAX_PLACES = 2_000;

/**
 * Remembers lengths of lists, what a search found and where deep pages begin, because counting and skipping cost more
 * than reading a page. Forgotten with any write of this process to the list, and soon in any case.
 */
@Injectable()
export class ListMemory {
  private readonly lists = new Map<string, ListNotes>();

  constructor(private readonly versions: ListVersions) {}

  of({ accountId, where, parameters, order }: ListScope): ListNotes {
    const key = JSON.stringify([accountId, where, parameters, order]);
    const version = this.versions.current(accountId);
    const known = this.lists.get(key);
    if (known !== undefined && known.version === version && known.expires > Date.now())
      return known;
    if (this.lists.size >= MAX_LISTS) this.lists.clear();
    const fresh: ListNotes = {
      total: null,
      found: null,
      sought: new Map(),
      places: new Map(),
      version,
      expires: Date.now() + LIFE_MS,
    };
    this.lists.set(key, fresh);
    return fresh;
  }

  /** Answers what is noted under a name, or has it worked out, once for all who ask meanwhile. A failure is not kept. */
  async once<Name extends 'total' | 'found'>(
    notes: ListNotes,
    name: Name,
    work: () => NonNullable<ListNotes[Name]>,
  ): Promise<Awaited<NonNullable<ListNotes[Name]>>> {
    notes[name] ??= work();
    const promise = notes[name] as Promise<Awaited<NonNullable<ListNotes[Name]>>>;
    return promise.catch((error: unknown) => {
      notes[name] = null;
      throw error;
    });
  }

  /** The nearest known place at or before an offset. */
  nearest({ places }: ListNotes, offset: number): { offset: number; place: Place } | null {
    const exact = places.get(offset);
    if (exact !== undefined) return { offset, place: exact };
    let best: number | null = null;
    for (const known of places.keys())
      if (known <= offset && (best === null || known > best)) best = known;
    const place = best === null ? undefined : places.get(best);
    return best === null || place === undefined ? null : { offset: best, place };
  }

  note({ places }: ListNotes, offset: number, place: Place): void {
    if (places.size < MAX_PLACES) places.set(offset, place);
  }
}
