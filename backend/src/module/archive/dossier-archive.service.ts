import { Injectable } from '@nestjs/common';
import {
  buildDocumentsZipName,
  selectPlural,
  ANNULLED_DOCUMENTS,
  BACK_OFFICE_DOCUMENTS,
  SAVING_DOCUMENT,
  formatFilingDocumentName,
} from '@pratiche/domain';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { sumZipEntryBytes, toDossierZipEntries } from '../documents/dossier-zip-entries.mapper.js';
import type { ZipEntry } from '../../platform/zip/zip.types.js';
import { DossierFileRepository, type StoredFile } from '../documents/dossier-file.repository.js';
import { notFound } from '../../platform/http/index.js';
import type { KeyedRequest } from '../../platform/idempotency/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import {
  BackgroundTaskService,
  type BackgroundTask,
} from '../../platform/background-tasks/index.js';
import { SignatureExportService } from '../signatures/record/signature-export.service.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DocumentSetService } from '../documents/document-set.service.js';
import { DossierFilingRepository } from '../documents/dossier-filing.repository.js';
import { createDossierSummaryPdf, type DossierSummaryData } from './dossier-summary.factory.js';

/** A larger zip is written by a background task, when the client accepts one. */
const INLINE_MAX_BYTES = 100_000_000;

const INLINE_MAX_FILES = 60;

export const ARCHIVE_TASK = 'dossier-archives';

export interface ArchiveTaskParams {
  ids: number[];
}

/** Name and entries of a zip. */
export interface DossierArchive {
  fileName: string;
  entries: ZipEntry[];
}

const NO_DOCUMENTS_MESSAGE = 'La pratica non ha ancora documenti da scaricare.';

const OFFICE_DOCUMENTS = [...BACK_OFFICE_DOCUMENTS, ...ANNULLED_DOCUMENTS, SAVING_DOCUMENT];

/** All documents of a dossier, or of several, as one zip. */
@Injectable()
export class DossierArchiveService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly backgroundTaskService: BackgroundTaskService,
    private readonly auditLogService: AuditLogService,
    private readonly signatureExportService: SignatureExportService,
    private readonly documentSetService: DocumentSetService,
    private readonly dossierFilingRepository: DossierFilingRepository,
    private readonly settingsService: SettingsService,
  ) {}

  /** The documents of one dossier. @throws 404 when it has none */
  async buildDossierArchive(caller: CurrentCaller, id: number): Promise<DossierArchive> {
    const dossier = await this.dossierRepository.findReadableDossier(caller, id);
    const entries = await this.listEntries(dossier);
    if (entries.length === 0) throw notFound(NO_DOCUMENTS_MESSAGE, 'no-documents');
    return { fileName: buildDocumentsZipName(id, dossier.data), entries };
  }

  /** Whether the zip should be written by a background task when the client accepts one. */
  isLargeArchive({ entries }: DossierArchive): boolean {
    return entries.length > INLINE_MAX_FILES || sumZipEntryBytes(entries) > INLINE_MAX_BYTES;
  }

  /** Logs the download of all documents of a dossier. */
  async recordDownload(caller: CurrentCaller, id: number, files: number): Promise<void> {
    await this.dossierFileRepository.insertAccess({
      dossierId: id,
      fileId: null,
      actorId: caller.id,
      action: 'archive',
    });
    await this.auditLogService.appendAuditEntry({
      by: caller,
      action: 'archive-download',
      subject: { kind: 'dossier', id },
      details: { files },
    });
  }

  /**
   * Starts the background task that zips one dossier or several.
   * @throws 404 when the caller cannot read one of them
   */
  async startArchiveTask(
    caller: CurrentCaller,
    ids: readonly number[],
    key: KeyedRequest | null,
  ): Promise<BackgroundTask> {
    const unique = [...new Set(ids)].sort((a, b) => a - b);
    const counts = new Map<number, number>();
    for (const id of unique) {
      await this.dossierRepository.findReadableDossier(caller, id);
      counts.set(
        id,
        (await this.dossierFileRepository.listByDossier(id)).filter(
          ({ purpose }) => purpose !== 'rejection' && purpose !== 'message',
        ).length,
      );
    }
    if ([...counts.values()].every((count) => count === 0))
      throw notFound(
        unique.length === 1
          ? NO_DOCUMENTS_MESSAGE
          : 'Le pratiche scelte non hanno ancora documenti da scaricare.',
        'no-documents',
      );
    const title = selectPlural(
      unique.length,
      `Documenti della pratica ${unique[0]}`,
      `Documenti di ${unique.length} pratiche`,
    );
    return this.backgroundTaskService.startTask(
      {
        accountId: caller.id,
        kind: ARCHIVE_TASK,
        title,
        params: { ids: unique } satisfies ArchiveTaskParams,
        key,
      },
      async () => {
        for (const [id, count] of counts)
          if (count > 0) await this.recordDownload(caller, id, count);
      },
    );
  }

  /** The documents of one dossier without a folder, of several with a folder each. */
  async buildArchive(dossiers: readonly Dossier[]): Promise<DossierArchive> {
    const [only] = dossiers;
    if (only !== undefined && dossiers.length === 1)
      return {
        fileName: buildDocumentsZipName(only.id, only.data),
        entries: await this.listEntries(only),
      };
    const entries: ZipEntry[] = [];
    for (const dossier of dossiers)
      entries.push(
        ...(await this.listEntries(
          dossier,
          `${buildDocumentsZipName(dossier.id, dossier.data).replace(/\.zip$/, '')}/`,
        )),
      );
    return { fileName: `documentazione-${dossiers.length}-pratiche.zip`, entries };
  }

  /** The summary, the files, and what proves the signatures of those that were signed online. */
  private async listEntries(dossier: Dossier, folder = ''): Promise<ZipEntry[]> {
    const { id } = dossier;
    const files = (await this.dossierFileRepository.listByDossier(id)).filter(
      ({ purpose }) => purpose !== 'rejection' && purpose !== 'message',
    );
    return [
      ...this.listDocumentEntries(dossier, files, folder),
      ...(await this.signatureExportService.listCertificateEntries(id, folder)),
    ];
  }

  /** The documents, after the summary of a dossier that was sent; a draft still changes. */
  private listDocumentEntries(
    dossier: Dossier,
    files: readonly StoredFile[],
    folder = '',
  ): ZipEntry[] {
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
