import { Injectable } from '@nestjs/common';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { ListCacheService, type ListCacheEntry } from './list-cache.service.js';
import type { Cursor } from './list-order.util.js';
import type { DossierQuery } from './dossier-query.types.js';
import { buildListScope, type ListScope } from './list-scope.factory.js';
import { DossierListRepository } from './dossier-list.repository.js';
import { toDossierListItemDto, cursorFromRow } from './dossier-list-item.mapper.js';
import type { PageRow } from './row-fact-columns.factory.js';
import { ListSearchService } from './list-search.service.js';
import { RowFactsService } from './row-facts.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { DossierListItemDto } from './dto/dossier-list-item.dto.js';

/** Up to here an offset costs less than looking for a better way. */
const MAX_SHALLOW_OFFSET = 1_000;
/** Rows of a streamed list that are read in one turn: other requests wait for as long. */
const CHUNK_SIZE = 100;
/** Rows are not counted beyond: a screen says "oltre". */
const MAX_COUNTED = 100_000;
/** The same where counting compares names. */
export const MAX_COUNTED_SEARCH = 1_000;

export interface DossierListPage {
  rows: DossierListItemDto[];
  total: number;
  /** There are more rows than `total`; the exact number is not counted. */
  isMore: boolean;
}

@Injectable()
export class DossierListService {
  constructor(
    private readonly dossierListRepository: DossierListRepository,
    private readonly listCacheService: ListCacheService,
    private readonly listSearchService: ListSearchService,
    private readonly settingsService: SettingsService,
    private readonly rowFactsService: RowFactsService,
  ) {}

  async findListPage(
    caller: CurrentCaller,
    query: DossierQuery,
    page: { number: number; size: number },
  ): Promise<DossierListPage> {
    const scope = buildListScope(caller, query);
    const offset = (page.number - 1) * page.size;
    const found = await this.listSearchService.findMatchingIds(scope);
    if (found !== null)
      return {
        rows: this.toListItemDtos(
          await this.dossierListRepository.findRowsByIds(
            scope,
            found.slice(offset, offset + page.size),
          ),
          caller,
        ),
        total: found.length,
        isMore: false,
      };
    const most = scope.texts.length === 0 ? MAX_COUNTED : MAX_COUNTED_SEARCH;
    const [rows, total] = await Promise.all([
      this.findSlice(scope, offset, page.size),
      this.countTotal(scope, most),
    ]);
    return {
      rows: this.toListItemDtos(rows, caller),
      total: Math.max(Math.min(total, most), rows.length === 0 ? 0 : offset + rows.length),
      isMore: total > most,
    };
  }

  /** All rows, in pieces. */
  async *streamList(
    caller: CurrentCaller,
    query: DossierQuery,
  ): AsyncGenerator<DossierListItemDto[]> {
    const scope = buildListScope(caller, query);
    for (let after: Cursor | null = null; ;) {
      const rows: PageRow[] = await this.dossierListRepository.findRowsAfterCursor(scope, {
        after,
        offset: 0,
        limit: CHUNK_SIZE,
      });
      yield this.toListItemDtos(rows, caller);
      const last = rows.at(-1);
      if (last === undefined || rows.length < CHUNK_SIZE) return;
      after = cursorFromRow(scope.order, last);
    }
  }

  private async findSlice(scope: ListScope, offset: number, limit: number): Promise<PageRow[]> {
    if (offset < MAX_SHALLOW_OFFSET)
      return this.dossierListRepository.findRowsAfterCursor(scope, { after: null, offset, limit });
    const notes = this.listCacheService.getCacheEntry(scope);
    const near = this.listCacheService.findNearestCursor(notes, offset);
    if (near !== null && offset - near.offset < MAX_SHALLOW_OFFSET) {
      const rows = await this.dossierListRepository.findRowsAfterCursor(scope, {
        after: near.place,
        offset: offset - near.offset,
        limit,
      });
      const last = rows.at(-1);
      if (rows.length === limit && last !== undefined)
        this.listCacheService.storeCursor(notes, offset + limit, cursorFromRow(scope.order, last));
      return rows;
    }
    const place = await this.findCursorAtOffset(scope, notes, offset);
    if (place === null) return [];
    return this.dossierListRepository.findRowsAfterCursor(scope, {
      after: place,
      offset: 0,
      limit,
    });
  }

  /**
   * Skipping to a deep page is the most expensive query: concurrent requests for the same page
   * share one lookup.
   */
  private findCursorAtOffset(
    scope: ListScope,
    notes: ListCacheEntry,
    offset: number,
  ): Promise<Cursor | null> {
    const known = notes.pendingCursors.get(offset);
    if (known !== undefined) return known;
    const sought = this.dossierListRepository
      .findCursorAtOffset(scope, offset)
      .then((place) => {
        if (place !== null) this.listCacheService.storeCursor(notes, offset, place);
        return place;
      })
      .finally(() => notes.pendingCursors.delete(offset));
    notes.pendingCursors.set(offset, sought);
    return sought;
  }

  /** Returns `most` + 1 when there are more rows than `most`. */
  private countTotal(scope: ListScope, most: number): Promise<number> {
    const notes = this.listCacheService.getCacheEntry({
      ...scope,
      order: { columns: ['id'], descending: false },
    });
    return this.listCacheService.getOrCompute(notes, 'total', () =>
      this.listSearchService.countMatches(scope, most + 1),
    );
  }

  private toListItemDtos(rows: readonly PageRow[], caller: CurrentCaller): DossierListItemDto[] {
    const { rules } = this.settingsService;
    return rows.map((row) =>
      toDossierListItemDto(row, this.rowFactsService.readRowFacts(row, caller), rules),
    );
  }
}
