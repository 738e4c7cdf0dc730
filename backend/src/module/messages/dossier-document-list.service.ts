import { Injectable } from '@nestjs/common';
import { DocumentChecklistService } from '../documents/document-checklist.service.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import { DossierRepository } from '../dossier.repository.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { markRequestedItems } from './document-requests/document-request.mapper.js';
import { DocumentRequestRepository } from './document-requests/document-request.repository.js';
import type { DossierDocumentListDto } from './dto/message-thread.dto.js';

@Injectable()
export class DossierDocumentListService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentChecklistService: DocumentChecklistService,
    private readonly documentRequestRepository: DocumentRequestRepository,
  ) {}

  async listDocuments(caller: CurrentCaller, id: number): Promise<DossierDocumentListDto> {
    const dossier = await this.dossierRepository.findReadableDossier(caller, id);
    const [files, open] = await Promise.all([
      this.dossierFileRepository.listByDossier(id),
      this.documentRequestRepository.listOpenRequests(id),
    ]);
    return {
      documents: markRequestedItems(
        this.documentChecklistService.listChecklistItems(dossier.data, files),
        open,
        files,
      ),
      adminFiles: await this.documentChecklistService.listAdminFiles(dossier, files),
    };
  }
}
