import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, MoreThanOrEqual } from 'typeorm';
import { DossierSkip } from '../entities/dossier-skip.entity.js';

/** Why operators went past dossiers. */
@Injectable()
export class DossierSkipRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async insertSkip(skip: Omit<DossierSkip, 'id'>): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(DossierSkip)
      .values(skip)
      .updateEntity(false)
      .execute();
  }

  /** Oldest first. */
  async listSkips(dossierId: number): Promise<DossierSkip[]> {
    return this.manager.find(DossierSkip, { where: { dossierId }, order: { id: 'ASC' } });
  }

  async skipExistsSince(dossierId: number, accountId: number, since: Date): Promise<boolean> {
    return this.manager.existsBy(DossierSkip, { dossierId, accountId, at: MoreThanOrEqual(since) });
  }
}
