import { Injectable } from '@nestjs/common';
import { fromHundredths, isOpenStatus, type AllRules } from '@pratiche/domain';
import { AccountDirectoryService } from '../accounts/account-directory.service.js';
import { toDossierDto } from './dossier.mapper.js';
import type { Dossier } from './entities/dossier.entity.js';
import { SendingCostRepository } from './history/sending-cost.repository.js';
import { DossierHistoryService } from './history/dossier-history.service.js';
import { DossierSnapshotRepository } from './snapshots/dossier-snapshot.repository.js';
import { toPostponementDto } from './postpone/postponement.mapper.js';
import type { AdminDossierDto } from './dto/dossier.dto.js';
import { DocumentCheckService } from './document-checks/document-check.service.js';
import { DocumentChecklistService } from './documents/document-checklist.service.js';
import { DossierFileRepository } from './documents/dossier-file.repository.js';
import { markRequestedItems } from './messages/document-requests/document-request.mapper.js';
import { DocumentRequestRepository } from './messages/document-requests/document-request.repository.js';

/** A dossier as the back office reads it: with history, owner and documents. */
@Injectable()
export class AdminDossierService {
  constructor(
    private readonly dossierHistoryService: DossierHistoryService,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly sendingCostRepository: SendingCostRepository,
    private readonly dossierSnapshotRepository: DossierSnapshotRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentChecklistService: DocumentChecklistService,
    private readonly documentRequestRepository: DocumentRequestRepository,
    private readonly documentCheckService: DocumentCheckService,
  ) {}

  async toAdminDossierDto(row: Dossier, rules: AllRules): Promise<AdminDossierDto> {
    const [history, owner, documents, charge, previousSubmission, editedSubmission] =
      await Promise.all([
        this.dossierHistoryService.listHistoryOfDossier(row, { isOffice: true }),
        this.accountDirectoryService.findDirectoryEntry(row.accountId),
        this.readDocuments(row),
        this.sendingCostRepository.findLastCost(row.id),
        this.dossierSnapshotRepository.findPreviousSubmission(row),
        this.dossierSnapshotRepository.findEditedSubmission(row),
      ]);
    return {
      ...toDossierDto(row, rules),
      history,
      businessName: owner.businessName,
      accountEmail: owner.email,
      operatorId: row.operatorId,
      postponement: toPostponementDto(row.postponedUntil, row.postponement),
      chargedCredits: charge === null || isOpenStatus(row.status) ? null : fromHundredths(charge),
      ...documents,
      previousSubmission,
      editedSubmission,
    };
  }

  private async readDocuments(
    row: Dossier,
  ): Promise<Pick<AdminDossierDto, 'documents' | 'documentChecks' | 'adminFiles'>> {
    const [files, requests] = await Promise.all([
      this.dossierFileRepository.listByDossier(row.id),
      this.documentRequestRepository.listOpenRequests(row.id),
    ]);
    return {
      documents: markRequestedItems(
        this.documentChecklistService.listChecklistItems(row.data, files),
        requests,
        files,
      ),
      documentChecks: await this.documentCheckService.listCurrentChecks(row.id, files),
      adminFiles: await this.documentChecklistService.listAdminFiles(row, files),
    };
  }
}
