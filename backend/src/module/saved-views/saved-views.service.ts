import { Injectable } from '@nestjs/common';
import { normalizeSearchText } from '@pratiche/domain';
import { isDuplicateKeyError, UnitOfWork } from '../../platform/database/index.js';
import { conflict, notFound } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import type { SavedView } from './saved-view.entity.js';
import { SavedViewRepository, type NewSavedView } from './saved-view.repository.js';
import type { SavedViewDto, SavedViewRequestDto } from './dto/saved-view.dto.js';

export const VIEW_NOT_FOUND = 'La vista richiesta non esiste.';
const NAME_TAKEN = 'Esiste già una vista con questo nome.';
const MAX_VIEWS_PER_LIST = 30;

/** The saved views of an operator; others see those that are shared, and change none. */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly savedViewRepository: SavedViewRepository,
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
