import { Injectable } from '@nestjs/common';
import type { DocumentState, DossierForm } from '@pratiche/domain';
import { DocumentSetService } from './document-set.service.js';
import { DossierFilingService, type FiledDossier } from './dossier-filing.service.js';
import { toUploadedFileDto } from './dossier-file.repository.js';
import type { StoredFile } from './stored-file.entity.js';
import type {
  AdminFileDto,
  DocumentSetItemDto,
  FormerDocumentDto,
} from './dto/document-set.dto.js';

/** The required documents of a dossier beside its uploaded files. */
@Injectable()
export class DocumentChecklistService {
  constructor(
    private readonly documentSetService: DocumentSetService,
    private readonly dossierFilingService: DossierFilingService,
  ) {}

  /** Every required document with its files; files of documents no longer required are left out. */
  listChecklistItems(form: DossierForm, files: readonly StoredFile[]): DocumentSetItemDto[] {
    return this.documentSetService
      .listRequestedDocuments(form)
      .map(({ itemId, code, name, isMandatory, why, isPrefilled }) => {
        const own = files.filter((file) => file.purpose === 'document' && file.itemId === itemId);
        return {
          id: itemId,
          document: { code, name, isUploaded: own.length > 0, files: own.map(toUploadedFileDto) },
          toBeUploaded: isMandatory && own.length === 0,
          isMandatory,
          why,
          isPrefilled,
        };
      });
  }

  /** Documents with files that the dossier no longer requires. */
  listFormerDocuments(form: DossierForm, files: readonly StoredFile[]): FormerDocumentDto[] {
    const requiredIds = new Set(
      this.documentSetService.listRequestedDocuments(form).map(({ itemId }) => itemId),
    );
    const former = files.filter(
      ({ purpose, itemId }) =>
        purpose === 'document' && itemId !== null && !requiredIds.has(itemId),
    );
    return [...Map.groupBy(former, ({ itemId }) => itemId ?? 0)].map(([id, own]) => ({
      id,
      name: this.documentSetService.findItemName(id),
      files: own.map(toUploadedFileDto),
    }));
  }

  listDocumentStates(form: DossierForm, files: readonly StoredFile[]): DocumentState[] {
    return this.listChecklistItems(form, files).map(({ document, isMandatory }) => ({
      code: document.code,
      isMandatory,
      isUploaded: document.isUploaded,
    }));
  }

  listAdminFiles(dossier: FiledDossier, files: readonly StoredFile[]): Promise<AdminFileDto[]> {
    return this.dossierFilingService.listFilingDocuments(dossier, files);
  }
}
