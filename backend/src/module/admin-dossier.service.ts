import { Injectable } from '@nestjs/common';
import type { Rules } from '@pratiche/domain';
import { AccountDirectoryService } from '../accounts/account-directory.service.js';
import { DocumentChecklistService } from './documents/document-checklist.service.js';
import { DossierFileRepository } from './documents/dossier-file.repository.js';
import { toDossierDto } from './dossier.mapper.js';
import type { Dossier } from './entities/dossier.entity.js';
import { DossierHistoryService } from './history/dossier-history.service.js';
import { markRequestedItems } from './messages/document-requests/document-request.mapper.js';
import { DocumentRequestRepository } from './messages/document-requests/document-request.repository.js';
import { DossierSnapshotRepository } from './snapshots/dossier-snapshot.repository.js';
import type { AdminDossierDto } from './dto/dossier.dto.js';

/** A dossier as the back office reads it: with history, owner and documents. */
@Injectable()
export class AdminDossierService {
  constructor(
    private readonly dossierHistoryService: DossierHistoryService,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentChecklistService: DocumentChecklistService,
    private readonly documentRequestRepository: DocumentRequestRepository,
    private readonly dossierSnapshotRepository: DossierSnapshotRepository,
  ) {}

  async toAdminDossierDto(row: Dossier, rules: Rules): Promise<AdminDossierDto> {
    const [history, owner, files, requests, previousSubmission] = await Promise.all([
      this.dossierHistoryService.listHistoryOfDossier(row),
      this.accountDirectoryService.findDirectoryEntry(row.accountId),
      this.dossierFileRepository.listByDossier(row.id),
      this.documentRequestRepository.listOpenRequests(row.id),
      this.dossierSnapshotRepository.findPreviousSubmission(row),
    ]);
    return {
      ...toDossierDto(row, rules),
      history,
      businessName: owner.businessName,
      accountEmail: owner.email,
      documents: markRequestedItems(
        this.documentChecklistService.listChecklistItems(row.data, files),
        requests,
        files,
      ),
      adminFiles: this.documentChecklistService.listAdminFiles(files),
      previousSubmission,
    };
  }
}
