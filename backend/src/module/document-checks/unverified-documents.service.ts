import { Injectable } from '@nestjs/common';
import { countUnverified } from '@pratiche/domain/dossier-rules';
import { DocumentChecklistService } from '../documents/document-checklist.service.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import { DossierRepository } from '../dossier.repository.js';
import { DocumentCheckRepository } from './document-check.repository.js';
import type { UnverifiedDocumentsDto } from './dto/unverified-documents.dto.js';

/** Counts the documents of dossiers that no operator has marked, before the dossiers are accepted. */
@Injectable()
export class UnverifiedDocumentsService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentCheckRepository: DocumentCheckRepository,
    private readonly documentChecklistService: DocumentChecklistService,
  ) {}

  /** Of the documents that each dossier requires now, as its page counts them. */
  async countUnverifiedDocuments(ids: readonly number[]): Promise<UnverifiedDocumentsDto> {
    const [forms, files, checks] = await Promise.all([
      this.dossierRepository.listForms(ids),
      this.dossierFileRepository.groupDocumentFiles(ids),
      this.documentCheckRepository.groupByDossier(ids),
    ]);
    const counts = forms
      .map(({ id, data }) => {
        const items = this.documentChecklistService.listChecklistItems(data, files.get(id) ?? []);
        return countUnverified(
          items.map((item) => ({
            itemId: item.id,
            isMandatory: item.isMandatory,
            fileIds: item.document.files.map((file) => file.id),
          })),
          checks.get(id) ?? [],
        );
      })
      .filter((count) => count > 0);
    return { dossiers: counts.length, documents: counts.reduce((sum, count) => sum + count, 0) };
  }
}
