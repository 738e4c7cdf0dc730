import { Injectable } from '@nestjs/common';
import {
  normalizeSearchText,
  ADMIN_LIST_FILTERS,
  getTodayInRome,
  listReadyViews,
  type OfficeList,
  type ViewQuery,
} from '@pratiche/domain';
import { isDuplicateKeyError, UnitOfWork } from '../../platform/database/index.js';
import { conflict, notFound } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import type { SavedView } from './saved-view.entity.js';
import { SavedViewRepository, type NewSavedView } from './saved-view.repository.js';
import type { SavedViewDto, SavedViewRequestDto } from './dto/saved-view.dto.js';
import { findDtoFaults } from '../../platform/validation/index.js';
import { DossierListRepository } from '../list/dossier-list.repository.js';
import { DossierListQueryDto } from '../list/dto/dossier-list-query.dto.js';
import type { DossierFilters } from '../list/dossier-query.types.js';
import { buildListScope } from '../list/list-scope.factory.js';
import type { ViewCountDto } from './dto/view-count.dto.js';

export const VIEW_NOT_FOUND = 'La vista richiesta non esiste.';

const NAME_TAKEN = 'Esiste già una vista con questo nome.';

const MAX_VIEWS_PER_LIST = 30;

/** Views are not counted beyond: a tab says "oltre". */
const MAX_COUNTED = 999;

/** Parameters that compare names, which counting a tab is not worth. */
const TEXT_PARAMETERS = ['q', 'company', 'client'] as const;

/** The saved views of an operator; others see those that are shared, and change none. */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly savedViewRepository: SavedViewRepository,
    private readonly dossierListRepository: DossierListRepository,
  ) {}

  async listSavedViews(caller: CurrentCaller, list: SavedView['list']): Promise<SavedViewDto[]> {
    const views = await this.savedViewRepository.listVisible(caller.id, list);
    return views.map((view) => toSavedViewDto(view, caller.id));
  }

  async createSavedView(caller: CurrentCaller, input: SavedViewRequestDto): Promise<SavedViewDto> {
    return this.runWithUniqueName(async () => {
      const { list } = input;
      if ((await this.savedViewRepository.countByAccount(caller.id, list)) >= MAX_VIEWS_PER_LIST)
        throw conflict(
          `Ogni elenco può avere al massimo ${MAX_VIEWS_PER_LIST} viste: eliminane una e riprova.`,
          'too-many-views',
        );
      const row = { accountId: caller.id, ...toSavedViewColumns(input) };
      await this.clearDefaultAndAssertNameFree(row, 0);
      const id = await this.savedViewRepository.insertView(row);
      return toSavedViewDto({ ...row, id }, caller.id);
    });
  }

  async updateSavedView(
    caller: CurrentCaller,
    id: number,
    input: SavedViewRequestDto,
  ): Promise<SavedViewDto> {
    return this.runWithUniqueName(async () => {
      const row = { accountId: caller.id, ...toSavedViewColumns(input) };
      if (!(await this.savedViewRepository.existsInList(id, caller.id, input.list)))
        throw notFound(VIEW_NOT_FOUND);
      await this.clearDefaultAndAssertNameFree(row, id);
      await this.savedViewRepository.updateView(id, row);
      return toSavedViewDto({ ...row, id }, caller.id);
    });
  }

  async deleteSavedView(caller: CurrentCaller, id: number): Promise<void> {
    if (!(await this.savedViewRepository.deleteView(id, caller.id))) throw notFound(VIEW_NOT_FOUND);
  }

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

  /** The unique index refuses the second of two concurrent views with one name. @throws 409 */
  private async runWithUniqueName(work: () => Promise<SavedViewDto>): Promise<SavedViewDto> {
    try {
      return await this.unitOfWork.run(work);
    } catch (error) {
      throw isDuplicateKeyError(error) ? conflict(NAME_TAKEN, 'view-exists') : error;
    }
  }

  /** Keeps one default view in a list, and every name once. @throws 409 */
  private async clearDefaultAndAssertNameFree(row: NewSavedView, id: number): Promise<void> {
    await this.savedViewRepository.lockListAndClearDefault(row);
    if (await this.savedViewRepository.existsWithName(row, id))
      throw conflict(NAME_TAKEN, 'view-exists');
  }
}

const toSavedViewColumns = ({
  list,
  name,
  query,
  isDefault,
  isShared,
}: SavedViewRequestDto): Omit<SavedView, 'id' | 'accountId'> => ({
  list,
  name,
  nameKey: normalizeSearchText(name),
  query: JSON.stringify(query),
  isDefault,
  isShared,
  updated: new Date(),
});

/** The default of a colleague opens the list of no other operator. */
const toSavedViewDto = (
  { id, accountId, list, name, query, isDefault, isShared }: SavedView,
  callerId: number,
): SavedViewDto => ({
  id,
  list,
  name,
  query: JSON.parse(query) as Record<string, string>,
  isDefault: isDefault && accountId === callerId,
  isShared,
  isOwn: accountId === callerId,
});

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
