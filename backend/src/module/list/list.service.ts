import type { DossierListItem } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { isBackOffice } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/security/index.js';
import { ListMemory, type ListNotes } from './list-memory.js';
import type { Place } from './list-order.js';
import { listScope, type DossierQuery, type ListScope } from './list-query.js';
import { ListReader } from './list-reader.js';
import { listItem, placeOf, type ListRow } from './list-rows.js';
import { ListSearch } from './list-search.js';

/** Up to here an offset costs less than looking for a better way. */
const SHALLOW = 1_000;
const CHUNK = 1_000;
/** Rows are not counted beyond: a screen says "oltre". */
const MAX_COUNTED = 100_000;
/** The same where counting compares names. */
export const MAX_COUNTED_SEARCH = 1_000;

export interface ListPage {
  rows: DossierListItem[];
  total: number;
  /** There are more than `total`, nobody counted how many. */
  isMore: boolean;
}

@Injectable()
export class ListService {
  constructor(
    private readonly reader: ListReader,
    private readonly memory: ListMemory,
    private readonly search: ListSearch,
  ) {}

  async page(
    caller: CurrentCaller,
    query: DossierQuery,
    page: { number: number; size: number },
  ): Promise<ListPage> {
    const scope = listScope(caller, query);
    const offset = (page.number - 1) * page.size;
    const found = await this.search.find(scope);
    if (found !== null)
      return {
        rows: view(
          await this.reader.rowsOf(scope, found.slice(offset, offset + page.size)),
          caller,
        ),
        total: found.length,
        isMore: false,
      };
    const most = scope.texts.length === 0 ? MAX_COUNTED : MAX_COUNTED_SEARCH;
    const [rows, total] = await Promise.all([
      this.slice(scope, offset, page.size),
      this.total(scope, most),
    ]);
    return {
      rows: view(rows, caller),
      total: Math.max(Math.min(total, most), rows.length === 0 ? 0 : offset + rows.length),
      isMore: total > most,
    };
  }

  /** All rows, in pieces. */
  async *all(caller: CurrentCaller, query: DossierQuery): AsyncGenerator<DossierListItem[]> {
    const scope = listScope(caller, query);
    for (let after: Place | null = null; ;) {
      const rows: ListRow[] = await this.reader.rows(scope, { after, offset: 0, limit: CHUNK });
      yield view(rows, caller);
      const last = rows.at(-1);
      if (last === undefined || rows.length < CHUNK) return;
      after = placeOf(scope.order, last);
    }
  }

  private async slice(scope: ListScope, offset: number, limit: number): Promise<ListRow[]> {
    if (offset < SHALLOW) return this.reader.rows(scope, { after: null, offset, limit });
    const notes = this.memory.of(scope);
    const near = this.memory.nearest(notes, offset);
    if (near !== null && offset - near.offset < SHALLOW) {
      const rows = await this.reader.rows(scope, {
        after: near.place,
        offset: offset - near.offset,
        limit,
      });
      const last = rows.at(-1);
      if (rows.length === limit && last !== undefined)
        this.memory.note(notes, offset + limit, placeOf(scope.order, last));
      return rows;
    }
    const place = await this.placeAt(scope, notes, offset);
    if (place === null) return [];
    return this.reader.rows(scope, { after: place, offset: 0, limit });
  }

  /** Skipping to a deep page is the dearest of all queries: everybody who asks for it meanwhile waits for the same one. */
  private placeAt(scope: ListScope, notes: ListNotes, offset: number): Promise<Place | null> {
    const known = notes.sought.get(offset);
    if (known !== undefined) return known;
    const sought = this.reader
      .placeAt(scope, offset)
      .then((place) => {
        if (place !== null) this.memory.note(notes, offset, place);
        return place;
      })
      .finally(() => notes.sought.delete(offset));
    notes.sought.set(offset, sought);
    return sought;
  }

  /** One more than `most` when there are more. */
  private total(scope: ListScope, most: number): Promise<number> {
    const notes = this.memory.of({ ...scope, order: { columns: ['id'], descending: false } });
    return this.memory.once(notes, 'total', () => this.search.count(scope, most + 1));
  }
}

const view = (rows: readonly ListRow[], { role }: CurrentCaller): DossierListItem[] =>
  rows.map((row) => listItem(row, isBackOffice(role)));
