import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { DossierStatusChange } from '../entities/dossier-status-change.entity.js';

export type NewHistoryEntry = Pick<
  DossierStatusChange,
  'dossierId' | 'fromCode' | 'toCode' | 'actorId' | 'who'
> &
  Partial<Pick<DossierStatusChange, 'reason' | 'attachmentId' | 'openPoints' | 'at'>>;

/** The append-only rows of the history. */
@Injectable()
export class DossierHistoryRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async appendHistoryEntry(change: NewHistoryEntry): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(DossierStatusChange)
      .values({ reason: null, attachmentId: null, openPoints: null, at: new Date(), ...change })
      .updateEntity(false)
      .execute();
  }

  /** Oldest first. */
  async listHistoryEntries(dossierId: number): Promise<DossierStatusChange[]> {
    return this.manager.find(DossierStatusChange, { where: { dossierId }, order: { id: 'ASC' } });
  }
}
