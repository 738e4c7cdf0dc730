import { InjectTransaction } from '@nestjs-cls/transactional';
import type { StatusChange } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { DRAFT_STATUS } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import type { Dossier } from '../entities/dossier.entity.js';
import { DossierStatusChange } from '../entities/dossier-status-change.entity.js';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';

export type NewHistoryEntry = Pick<
  DossierStatusChange,
  'dossierId' | 'fromCode' | 'toCode' | 'actorId' | 'who'
> &
  Partial<Pick<DossierStatusChange, 'reason' | 'attachmentId'>>;

/** The append-only history of a dossier. */
@Injectable()
export class DossierHistoryService {
  constructor(
    private readonly accountDirectoryService: AccountDirectoryService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async appendHistoryEntry(change: NewHistoryEntry): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(DossierStatusChange)
      .values({ reason: null, attachmentId: null, ...change, at: new Date() })
      .updateEntity(false)
      .execute();
  }

  /**
   * Oldest first. The dossier itself provides the creation entry, so that creating writes one row
   * only.
   */
  async listHistoryOfDossier(dossier: Dossier): Promise<StatusChange[]> {
    const rows = await this.manager.find(DossierStatusChange, {
      where: { dossierId: dossier.id },
      order: { id: 'ASC' },
    });
    const { name } = await this.accountDirectoryService.findDirectoryEntry(dossier.accountId);
    const created: StatusChange = {
      id: 0,
      at: dossier.created.toISOString(),
      from: null,
      to: DRAFT_STATUS,
      who: name,
      reason: null,
      attachmentId: null,
    };
    return [created, ...rows.map(toStatusChangeDto)];
  }
}

const toStatusChangeDto = (row: DossierStatusChange): StatusChange => ({
  id: row.id,
  at: row.at.toISOString(),
  from: row.fromCode,
  to: row.toCode,
  who: row.who,
  reason: row.reason,
  attachmentId: row.attachmentId,
});
