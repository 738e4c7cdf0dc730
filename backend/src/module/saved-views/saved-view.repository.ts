import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, Not } from 'typeorm';
import { getInsertedId } from '../../platform/database/index.js';
import { SavedView } from './saved-view.entity.js';

export type NewSavedView = Omit<SavedView, 'id'>;

/** Most shared views of others that a list shows. */
const MAX_SHARED = 30;

/** Rows of saved views; each method changes those of one account only. */
@Injectable()
export class SavedViewRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async listByAccount(accountId: number, list: SavedView['list']): Promise<SavedView[]> {
    return this.manager.find(SavedView, {
      where: { accountId, list },
      order: { nameKey: 'ASC' },
    });
  }

  /** An operator's own views and those that others share, by name. */
  async listVisible(accountId: number, list: SavedView['list']): Promise<SavedView[]> {
    const [own, shared] = await Promise.all([
      this.listByAccount(accountId, list),
      this.manager.find(SavedView, {
        where: { list, isShared: true, accountId: Not(accountId) },
        order: { nameKey: 'ASC', id: 'ASC' },
        take: MAX_SHARED,
      }),
    ]);
    return [...own, ...shared];
  }

  async countByAccount(accountId: number, list: SavedView['list']): Promise<number> {
    return this.manager.countBy(SavedView, { accountId, list });
  }

  async existsInList(id: number, accountId: number, list: SavedView['list']): Promise<boolean> {
    return this.manager.existsBy(SavedView, { id, accountId, list });
  }

  /** @param exceptId the view that may have the name already */
  async existsWithName(
    { accountId, list, nameKey }: Pick<SavedView, 'accountId' | 'list' | 'nameKey'>,
    exceptId: number,
  ): Promise<boolean> {
    return this.manager.existsBy(SavedView, { accountId, list, nameKey, id: Not(exceptId) });
  }

  async insertView(row: NewSavedView): Promise<number> {
    return getInsertedId(
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(SavedView)
        .values(row)
        .updateEntity(false)
        .execute(),
    );
  }

  async updateView(id: number, row: NewSavedView): Promise<void> {
    await this.manager.update(SavedView, { id, accountId: row.accountId }, row);
  }

  /** Clears the default view of a list when another takes its place, and locks the list until the transaction ends. */
  async lockListAndClearDefault({ accountId, list, isDefault }: NewSavedView): Promise<void> {
    await this.manager.update(
      SavedView,
      { accountId, list, ...(isDefault ? {} : { isDefault: false }) },
      { isDefault: false },
    );
  }

  /** @returns false when the account has no such view */
  async deleteView(id: number, accountId: number): Promise<boolean> {
    const { affected } = await this.manager.delete(SavedView, { id, accountId });
    return affected === 1;
  }
}
