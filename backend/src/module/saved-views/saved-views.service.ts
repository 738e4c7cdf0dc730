import { InjectTransaction } from '@nestjs-cls/transactional';
import type { SavedView as SavedViewAnswer } from '@pratiche/api';
import type { ViewInput } from '@pratiche/api/schemas';
import { Injectable } from '@nestjs/common';
import { normalizeSearchText } from '@pratiche/domain';
import { Not, EntityManager } from 'typeorm';
import { getInsertedId, isDuplicateKeyError, UnitOfWork } from '../../platform/database/index.js';
import { conflict, notFound } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { SavedView } from './saved-view.entity.js';

export const VIEW_NOT_FOUND = 'La vista richiesta non esiste.';
const NAME_TAKEN = 'Esiste già una vista con questo nome.';
const MAX_VIEWS_PER_LIST = 30;

/** An operator's own views; nobody else sees them. */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async listSavedViews(caller: CurrentCaller, list: SavedView['list']): Promise<SavedViewAnswer[]> {
    return (
      await this.manager.find(SavedView, {
        where: { accountId: caller.id, list },
        order: { nameKey: 'ASC' },
      })
    ).map(toSavedViewDto);
  }

  async createSavedView(caller: CurrentCaller, input: ViewInput): Promise<SavedViewAnswer> {
    return this.runWithUniqueName(async () => {
      const { list } = input;
      if (
        (await this.manager.countBy(SavedView, { accountId: caller.id, list })) >=
        MAX_VIEWS_PER_LIST
      )
        throw conflict(
          `Ogni elenco può avere al massimo ${MAX_VIEWS_PER_LIST} viste: eliminarne una e riprovare.`,
          'too-many-views',
        );
      const row = { accountId: caller.id, ...toSavedViewColumns(input) };
      await this.clearDefaultAndAssertNameFree(row, 0);
      const result = await this.manager
        .createQueryBuilder()
        .insert()
        .into(SavedView)
        .values(row)
        .updateEntity(false)
        .execute();
      return toSavedViewDto({ ...row, id: getInsertedId(result) });
    });
  }

  async updateSavedView(
    caller: CurrentCaller,
    id: number,
    input: ViewInput,
  ): Promise<SavedViewAnswer> {
    return this.runWithUniqueName(async () => {
      const row = { accountId: caller.id, ...toSavedViewColumns(input) };
      if (!(await this.manager.existsBy(SavedView, { id, accountId: caller.id, list: input.list })))
        throw notFound(VIEW_NOT_FOUND);
      await this.clearDefaultAndAssertNameFree(row, id);
      await this.manager.update(SavedView, { id, accountId: caller.id }, row);
      return toSavedViewDto({ ...row, id });
    });
  }

  async deleteSavedView(caller: CurrentCaller, id: number): Promise<void> {
    const { affected } = await this.manager.delete(SavedView, {
      id,
      accountId: caller.id,
    });
    if (affected !== 1) throw notFound(VIEW_NOT_FOUND);
  }

  /** Of two at once that take the same name, the second is refused by the index of names. @throws 409 */
  private async runWithUniqueName(work: () => Promise<SavedViewAnswer>): Promise<SavedViewAnswer> {
    try {
      return await this.unitOfWork.run(work);
    } catch (error) {
      throw isDuplicateKeyError(error) ? conflict(NAME_TAKEN, 'view-exists') : error;
    }
  }

  /** Only one view of a list opens with it, and no two have the same name. @throws 409 */
  private async clearDefaultAndAssertNameFree(
    { accountId, list, nameKey, isDefault }: Omit<SavedView, 'id'>,
    id: number,
  ): Promise<void> {
    await this.manager.update(
      SavedView,
      { accountId, list, ...(isDefault ? {} : { isDefault: false }) },
      { isDefault: false },
    );
    if (await this.manager.existsBy(SavedView, { accountId, list, nameKey, id: Not(id) }))
      throw conflict(NAME_TAKEN, 'view-exists');
  }
}

const toSavedViewColumns = ({
  list,
  name,
  query,
  isDefault,
}: ViewInput): Omit<SavedView, 'id' | 'accountId'> => ({
  list,
  name,
  nameKey: normalizeSearchText(name),
  query: JSON.stringify(query),
  isDefault,
  updated: new Date(),
});

const toSavedViewDto = ({ id, list, name, query, isDefault }: SavedView): SavedViewAnswer => ({
  id,
  list,
  name,
  query: JSON.parse(query) as Record<string, string>,
  isDefault,
});
