import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, In } from 'typeorm';
import { getInsertedId } from '../platform/database/index.js';
import { ActivePackageEntity } from './active-package.entity.js';

@Injectable()
export class ActivePackageRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** Oldest first. */
  listPackagesByAccount(accountId: number): Promise<ActivePackageEntity[]> {
    return this.manager.find(ActivePackageEntity, {
      where: { accountId },
      order: { created: 'ASC', id: 'ASC' },
    });
  }

  findOwnedPackage(id: number, accountId: number): Promise<ActivePackageEntity | null> {
    return this.manager.findOneBy(ActivePackageEntity, { id, accountId });
  }

  requirePackage(id: number): Promise<ActivePackageEntity> {
    return this.manager.findOneByOrFail(ActivePackageEntity, { id });
  }

  async findPackageNames(ids: readonly number[]): Promise<Map<number, string>> {
    const rows =
      ids.length === 0
        ? []
        : await this.manager.find(ActivePackageEntity, {
            select: { id: true, name: true },
            where: { id: In([...new Set(ids)]) },
          });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async insertPackage(row: Omit<ActivePackageEntity, 'id'>): Promise<number> {
    return getInsertedId(
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(ActivePackageEntity)
        .values(row)
        .updateEntity(false)
        .execute(),
    );
  }

  /**
   * Changes the residual of a package, which never becomes negative: the statement itself checks,
   * so that two concurrent changes both count.
   * @param amount hundredths of a credit; negative to debit
   * @returns whether the residual was sufficient
   */
  async changeResidual(id: number, amount: number): Promise<boolean> {
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(ActivePackageEntity)
      .set({ residualCredits: () => 'residual_credits + :amount' })
      .where('id = :id AND residual_credits + :amount >= 0', { id, amount })
      .execute();
    return affected === 1;
  }
}
