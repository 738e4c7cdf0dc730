import { Readable } from 'node:stream';
import type { DossierListItem } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { isBackOffice } from '@pratiche/domain';
import { Threads } from '../../messages/store/threads.js';
import type { CurrentCaller } from '../../platform/security/index.js';
import { ListMemory, type ListNotes } from './list-memory.js';
import { listScope, type DossierQuery, type ListScope } from './list-query.js';
import { ListReader, type Anchor } from './list-reader.js';
import { listItem, type ListRow } from './list-rows.js';

/** Up to here an offset costs less than looking for a better way. */
const SHALLOW = 1_000;
const CHUNK = 1_000;

@Injectable()
export class ListService {
  constructor(private readonly reader: ListReader, private readonly memory: ListMemory, private readonly threads: Threads) {}

  async page(caller: CurrentCaller, query: DossierQuery, page: { number: number; size: number }): Promise<{ rows: DossierListItem[]; total: number }> {
    const scope = listScope(caller, query);
    const [rows, total] = await Promise.all([this.slice(scope, (page.number - 1) * page.size, page.size), this.total(scope)]);
    return { rows: await this.items(caller, rows), total };
  }

  /** All rows as a JSON array, read in pieces so that memory does not grow with the list. */
  async all(caller: CurrentCaller, query: DossierQuery): Promise<Readable> {
    const scope = listScope(caller, query);
    // The first piece is awaited here, so that what goes wrong at once is still a proper answer.
    const first = await this.reader.rows(scope, { after: null, offset: 0, limit: CHUNK });
    return Readable.from(this.json(caller, scope, first));
  }

  private async *json(caller: CurrentCaller, scope: ListScope, first: ListRow[]): AsyncGenerator<string> {
    let rows = first;
    let separator = '';
    yield '[';
    while (rows.length > 0) {
      yield separator + (await this.items(caller, rows)).map((item) => JSON.stringify(item)).join(',');
      separator = ',';
      const after = placeOf(rows);
      rows = rows.length < CHUNK ? [] : await this.reader.rows(scope, { after, offset: 0, limit: CHUNK });
    }
    yield ']';
  }

  /** Counts of messages are looked up for the rows that are shown: few dossiers have any. */
  private async items({ role }: CurrentCaller, rows: readonly ListRow[]): Promise<DossierListItem[]> {
    const threads = await this.threads.countsOf(rows.map(({ id }) => id));
    return rows.map((row) => {
      const thread = threads.get(row.id);
      return listItem(row, { unreadMessages: (isBackOffice(role) ? thread?.officeUnread : thread?.fitterUnread) ?? 0, openRequests: thread?.openRequests ?? 0 });
    });
  }

  private async slice(scope: ListScope, offset: number, limit: number): Promise<ListRow[]> {
    if (offset < SHALLOW) return this.reader.rows(scope, { after: null, offset, limit });
    const notes = this.memory.of(scope);
    const near = this.memory.nearest(notes, offset);
    if (near !== null && offset - near.offset < SHALLOW) {
      const rows = await this.reader.rows(scope, { after: near.anchor, offset: offset - near.offset, limit });
      if (rows.length === limit) this.memory.note(notes, offset + limit, placeOf(rows) as Anchor);
      return rows;
    }
    const anchor = await this.anchorAt(scope, notes, offset);
    if (anchor === null) return [];
    return this.reader.rows(scope, { after: anchor, offset: 0, limit });
  }

  /** Skipping to a deep page is the dearest of all queries: everybody who asks for it meanwhile waits for the same one. */
  private anchorAt(scope: ListScope, notes: ListNotes, offset: number): Promise<Anchor | null> {
    const known = notes.sought.get(offset);
    if (known !== undefined) return known;
    const sought = this.reader.anchorAt(scope, offset).then((anchor) => {
      if (anchor !== null) this.memory.note(notes, offset, anchor);
      return anchor;
    }).finally(() => notes.sought.delete(offset));
    notes.sought.set(offset, sought);
    return sought;
  }

  private total(scope: ListScope): Promise<number> {
    const notes = this.memory.of({ ...scope, column: 'id', descending: false });
    notes.total ??= this.reader.count(scope).catch((error: unknown) => {
      notes.total = null;
      throw error;
    });
    return notes.total;
  }
}

function placeOf(rows: readonly ListRow[]): Anchor | null {
  const last = rows.at(-1);
  return last === undefined ? null : { value: last.sort_value, id: last.id };
}
