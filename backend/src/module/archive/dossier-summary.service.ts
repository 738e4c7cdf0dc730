import { Injectable } from '@nestjs/common';
import {
  ANNULLED_DOCUMENTS,
  BACK_OFFICE_DOCUMENTS,
  formatFilingDocumentName,
} from '@pratiche/domain';
import type { ZipEntry } from '../../platform/zip/zip.types.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DocumentSetService } from '../documents/document-set.service.js';
import { toDossierZipEntries } from '../documents/dossier-zip-entries.mapper.js';
import type { StoredFile } from '../documents/dossier-file.repository.js';
import { DossierFilingRepository } from '../documents/dossier-filing.repository.js';
import type { Dossier } from '../dossier.repository.js';
import { createDossierSummaryPdf, type DossierSummaryData } from './dossier-summary.factory.js';

const OFFICE_DOCUMENTS = [...BACK_OFFICE_DOCUMENTS, ...ANNULLED_DOCUMENTS];

/** The summary that goes with the documents of a dossier. */
@Injectable()
export class DossierSummaryService {
  constructor(
    private readonly documentSetService: DocumentSetService,
    private readonly dossierFilingRepository: DossierFilingRepository,
    private readonly settingsService: SettingsService,
  ) {}

  /** The documents, after the summary of a dossier that was sent; a draft still changes. */
  listDocumentEntries(dossier: Dossier, files: readonly StoredFile[], folder = ''): ZipEntry[] {
    const documents = toDossierZipEntries(files, this.documentSetService, folder);
    if (dossier.sent === null || files.length === 0) return documents;
    const summary: ZipEntry = {
      name: `${folder}Riepilogo pratica.pdf`,
      modified: dossier.updated,
      content: () => this.createSummary(dossier, files),
    };
    return [summary, ...documents];
  }

  private async createSummary(dossier: Dossier, files: readonly StoredFile[]): Promise<Buffer> {
    return createDossierSummaryPdf(
      {
        dossier,
        documents: this.listDocuments(files),
        cpids: await this.dossierFilingRepository.listByDossier(dossier.id),
        brand: this.settingsService.getCurrentValue('brand').name,
      },
      this.settingsService.rules,
    );
  }

  private listDocuments(files: readonly StoredFile[]): DossierSummaryData['documents'] {
    const hasSeveralFilings = new Set(files.flatMap(({ filing }) => filing ?? [])).size > 1;
    const nameDocument = ({ itemId, purpose, filing }: StoredFile): string =>
      filing === null
        ? this.documentSetService.findItemName(itemId ?? 0)
        : formatFilingDocumentName(
            OFFICE_DOCUMENTS.find(({ code }) => code === purpose)?.name ?? purpose,
            filing,
            hasSeveralFilings,
          );
    return [...Map.groupBy(files, nameDocument)].map(([name, own]) => ({
      name,
      fileName: own.map(({ fileName }) => fileName).join(', '),
    }));
  }
}
