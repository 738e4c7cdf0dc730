import { Injectable } from '@nestjs/common';
import { canUploadDocument, isOpenStatus } from '@pratiche/domain';
import { DocumentSetService } from '../module/documents/document-set.service.js';
import {
  DossierFileRepository,
  toUploadedFileDto,
  type StoredFile,
} from '../module/documents/dossier-file.repository.js';
import {
  DOSSIER_NOT_FOUND,
  DossierRepository,
  type Dossier,
} from '../module/dossier.repository.js';
import { DraftQuotaService } from '../module/draft-quota/draft-quota.service.js';
import { DocumentRequestRepository } from '../module/messages/document-requests/document-request.repository.js';
import type { UploadedFileDto } from '../module/documents/dto/uploaded-file.dto.js';
import { PaperPrintService } from '../module/prefilled-documents/paper-print.service.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../platform/database/index.js';
import type { ReceivedFile } from '../platform/files/upload-intake.service.js';
import { conflict, notFound, unprocessable } from '../platform/http/index.js';
import { hasUnsignedMark } from '../platform/pdf/index.js';
import { FileNotScannedError, FileStorageService } from '../platform/storage/index.js';
import { createDossierAct } from '../module/revision/dossier-act.factory.js';
import type { DocumentFormDto } from './dto/upload-form.dto.js';
import { UploadTargetService } from './upload-target.service.js';
import { UPLOAD_FIELD } from './upload-form.util.js';

export const DOCUMENTS_FROZEN = 'La pratica è stata inviata: non puoi più cambiare i documenti.';

const DAMAGED_FILE = 'Il file è arrivato danneggiato: caricalo di nuovo.';

/** A paper of ours is a tenth of it. */
const OWN_PAPER_MAX_BYTES = 2_000_000;

const UNSIGNED_PAPER =
  'È il precompilato come l’hai scaricato, senza firma: stampalo, fallo firmare e carica la scansione o la foto.';

/**
 * Adds the fitter's documents while the dossier is open, or while the back office requests them
 * again.
 */
@Injectable()
export class DocumentUploadService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentRequestRepository: DocumentRequestRepository,
    private readonly uploadTargetService: UploadTargetService,
    private readonly documentSetService: DocumentSetService,
    private readonly draftQuotaService: DraftQuotaService,
    private readonly paperPrintService: PaperPrintService,
    private readonly fileStorageService: FileStorageService,
  ) {}

  /** Refuses an upload by its form. */
  async validateDocumentUpload(
    caller: CurrentCaller,
    form: DocumentFormDto,
  ): Promise<{ dossier: Dossier; itemId: number }> {
    const { accountId, dossierId } = this.uploadTargetService.resolveFolder(caller, form);
    if (accountId !== caller.id) throw notFound(DOSSIER_NOT_FOUND);
    const dossier = await this.dossierRepository.findOwnedDossier(caller, dossierId);
    const isOpen = isOpenStatus(dossier.status);
    const request =
      isOpen || !/^\d{1,9}$/.test(form.id)
        ? null
        : await this.documentRequestRepository.findOpenRequestForItem(dossier.id, Number(form.id));
    if (!canUploadDocument(dossier.status, request !== null))
      throw conflict(DOCUMENTS_FROZEN, 'dossier-frozen');
    return { dossier, itemId: this.uploadTargetService.getRequestedItemId(dossier, form.id) };
  }

  async addDocument(
    caller: CurrentCaller,
    form: DocumentFormDto,
    received: ReceivedFile,
  ): Promise<UploadedFileDto> {
    const { dossier, itemId } = await this.validateDocumentUpload(caller, form);
    const { contentHash, fileKey } = form;
    if (contentHash !== undefined && contentHash.toLowerCase() !== received.sha256)
      throw unprocessable(DAMAGED_FILE, 'file-damaged', {
        errors: [{ field: 'contentHash', message: DAMAGED_FILE }],
      });
    await this.assertSigned(itemId, received);
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        if (!(await this.lockForDocumentChange(caller, dossier.id, itemId)))
          throw conflict(DOCUMENTS_FROZEN, 'dossier-frozen');
        if (fileKey !== undefined)
          await this.dossierFileRepository.deleteWaitingFile(dossier.id, fileKey);
        const same =
          contentHash === undefined
            ? null
            : await this.dossierFileRepository.findSameDocument(
                dossier.id,
                itemId,
                received.sha256,
              );
        if (same !== null) {
          received.isUnused = true;
          return toUploadedFileDto(same);
        }
        const file = { ...received, uploadedBy: caller.id };
        return toUploadedFileDto(await this.insertDocument(dossier, file, itemId));
      }),
    );
  }

  /**
   * Locks the open dossier against sending, so that no document changes after the check of
   * completeness; of a sent dossier
   * the open request, against closing.
   */
  private async lockForDocumentChange(
    caller: CurrentCaller,
    dossierId: number,
    itemId: number,
  ): Promise<boolean> {
    const act = createDossierAct('document-added', caller);
    if (await this.dossierRepository.lockOpenDossier(dossierId, act)) return true;
    if (!(await this.documentRequestRepository.lockOpenRequest(dossierId, itemId))) return false;
    await this.dossierRepository.raiseRevision(dossierId, act);
    return true;
  }

  /** @throws 422 for a pre-filled paper that came back as it was downloaded */
  private async assertSigned(itemId: number, file: ReceivedFile): Promise<void> {
    const isOwnPaper =
      this.documentSetService.findOfferedEdition(itemId) !== null &&
      file.contentType === 'application/pdf' &&
      file.size <= OWN_PAPER_MAX_BYTES;
    if (isOwnPaper && (await this.isUnsigned(file)))
      throw unprocessable(UNSIGNED_PAPER, 'paper-unsigned', {
        errors: [{ field: UPLOAD_FIELD, message: UNSIGNED_PAPER }],
      });
  }

  /** In the transaction that holds the dossier. @throws 409 when there is no room for it */
  private async insertDocument(
    dossier: Dossier,
    file: ReceivedFile & Pick<StoredFile, 'uploadedBy'>,
    itemId: number,
  ): Promise<StoredFile> {
    await this.draftQuotaService.assertFileWithinQuota(dossier, file.size);
    return this.dossierFileRepository.insertWithFreeName({
      ...file,
      dossierId: dossier.id,
      purpose: 'document',
      itemId,
      edition: this.documentSetService.findOfferedEdition(itemId),
      printedLines: await this.paperPrintService.listPrintedLines(itemId, dossier),
    });
  }

  /** A file that waits for the virus scan cannot be read, and is taken. */
  private async isUnsigned({ storageKey }: ReceivedFile): Promise<boolean> {
    try {
      return hasUnsignedMark(await this.fileStorageService.readFile(storageKey));
    } catch (error) {
      if (error instanceof FileNotScannedError) return false;
      throw error;
    }
  }
}
