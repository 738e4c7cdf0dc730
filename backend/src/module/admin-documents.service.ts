import { Injectable } from '@nestjs/common';
import { DocumentCheckService } from './document-checks/document-check.service.js';
import { DocumentChecklistService } from './documents/document-checklist.service.js';
import { DossierFileRepository } from './documents/dossier-file.repository.js';
import type { Dossier } from './entities/dossier.entity.js';
import { markRequestedItems } from './messages/document-requests/document-request.mapper.js';
import { DocumentRequestRepository } from './messages/document-requests/document-request.repository.js';
import type { AdminDossierDto } from './dto/dossier.dto.js';

/** The documents of a dossier as the back office reads them. */
@Injectable()
export class AdminDocumentsService {
  constructor(
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentChecklistService: DocumentChecklistService,
    private readonly documentRequestRepository: DocumentRequestRepository,
    private readonly documentCheckService: DocumentCheckService,
  ) {}

  async readDocuments(
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
