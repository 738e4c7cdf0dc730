import { Injectable } from '@nestjs/common';
import {
  ADMIN_LIST_FILTERS,
  getTodayInRome,
  listReadyViews,
  type OfficeList,
  type ViewQuery,
} from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { findDtoFaults } from '../../platform/validation/index.js';
import { DossierListRepository } from '../list/dossier-list.repository.js';
import { DossierListQueryDto } from '../list/dto/dossier-list-query.dto.js';
import type { DossierFilters } from '../list/dossier-query.types.js';
import { buildListScope } from '../list/list-scope.factory.js';
import { SavedViewRepository } from './saved-view.repository.js';
import type { ViewCountDto } from './dto/view-count.dto.js';

/** Views are not counted beyond: a tab says "oltre". */
const MAX_COUNTED = 999;
/** Parameters that compare names, which counting a tab is not worth. */
const TEXT_PARAMETERS = ['q', 'company', 'client'] as const;

/** How many dossiers each view of a list shows. */
@Injectable()
export class ViewCountsService {
  constructor(
    private readonly savedViewRepository: SavedViewRepository,
    private readonly dossierListRepository: DossierListRepository,
  ) {}

  /** Views that search a name are left out. */
  async countViews(caller: CurrentCaller, list: OfficeList): Promise<ViewCountDto[]> {
    const saved = await this.savedViewRepository.listVisible(caller.id, list);
    const views = [
      ...listReadyViews(list, getTodayInRome()).map(({ key, query }) => ({ key, query })),
      ...saved.map(({ id, query }) => ({
        key: String(id),
        query: JSON.parse(query) as ViewQuery,
      })),
    ].flatMap(({ key, query }) => {
      const filters = toCountedFilters(list, query);
      return filters === null ? [] : [{ key, filters }];
    });
    const totals = await this.dossierListRepository.countScopes(
      views.map(({ filters }) => buildListScope(caller, { page: null, sort: null, filters })),
      MAX_COUNTED + 1,
    );
    return views.map(({ key }, index) => {
      const total = totals[index] ?? 0;
      return { key, count: Math.min(total, MAX_COUNTED), isMore: total > MAX_COUNTED };
    });
  }
}

/** The filters of a view; `null` for one that names, or that an older list could keep, cannot be counted by. */
function toCountedFilters(list: OfficeList, query: ViewQuery): DossierFilters | null {
  if (TEXT_PARAMETERS.some((name) => query[name])) return null;
  const filters = {
    state: list,
    ...Object.fromEntries(
      ADMIN_LIST_FILTERS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])),
    ),
  };
  return findDtoFaults(DossierListQueryDto, filters).length === 0
    ? (filters as DossierFilters)
    : null;
}
