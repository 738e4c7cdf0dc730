import { Injectable } from '@nestjs/common';
import { DRAFT_STATUS } from '@pratiche/domain';
import type { Dossier } from '../entities/dossier.entity.js';
import type { DossierEdit } from '../entities/dossier-edit.entity.js';
import type { DossierStatusChange } from '../entities/dossier-status-change.entity.js';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { DossierEditRepository } from './dossier-edit.repository.js';
import { DossierHistoryRepository } from './dossier-history.repository.js';
import type { StatusChangeDto } from './dto/status-change.dto.js';

/** The history of a dossier, its creation and the edits of the back office included. */
@Injectable()
export class DossierHistoryService {
  constructor(
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly dossierHistoryRepository: DossierHistoryRepository,
    private readonly dossierEditRepository: DossierEditRepository,
  ) {}

  /**
   * Oldest first. The dossier itself provides the creation entry, so that creating writes one row
   * only.
   */
  async listHistoryOfDossier(dossier: Dossier): Promise<StatusChangeDto[]> {
    const rows = await this.dossierHistoryRepository.listHistoryEntries(dossier.id);
    const edits = await this.dossierEditRepository.listEdits(dossier.id);
    const { name } = await this.accountDirectoryService.findDirectoryEntry(dossier.accountId);
    const created: StatusChangeDto = {
      id: 0,
      at: dossier.created.toISOString(),
      from: null,
      to: DRAFT_STATUS,
      who: name,
      reason: null,
      attachmentId: null,
      editedFields: [],
    };
    const later = [...rows.map(toStatusChangeDto), ...edits.map(toEditDto)];
    return [created, ...later.sort((a, b) => a.at.localeCompare(b.at))];
  }
}

const toStatusChangeDto = (row: DossierStatusChange): StatusChangeDto => ({
  id: row.id,
  at: row.at.toISOString(),
  from: row.fromCode,
  to: row.toCode,
  who: row.who,
  reason: row.reason,
  attachmentId: row.attachmentId,
  editedFields: [],
});

const toEditDto = (row: DossierEdit): StatusChangeDto => ({
  id: row.id,
  at: row.at.toISOString(),
  from: row.status,
  to: row.status,
  who: row.who,
  reason: row.reason,
  attachmentId: null,
  editedFields: row.fields,
});
