import { Injectable } from '@nestjs/common';
import { DocumentSetService } from '../module/documents/document-set.service.js';
import {
  DossierFileRepository,
  type StoredFile,
} from '../module/documents/dossier-file.repository.js';
import type { Dossier } from '../module/dossier.repository.js';
import { DraftQuotaService } from '../module/draft-quota/draft-quota.service.js';
import { PaperPrintService } from '../module/prefilled-documents/paper-print.service.js';
import type { ReceivedFile } from '../platform/files/upload-intake.service.js';
import { unprocessable } from '../platform/http/index.js';
import { hasUnsignedMark } from '../platform/pdf/index.js';
import { FileNotScannedError, FileStorageService } from '../platform/storage/index.js';
import { UPLOAD_FIELD } from './upload-form.util.js';

/** A paper of ours is a tenth of it. */
const OWN_PAPER_MAX_BYTES = 2_000_000;

const UNSIGNED_PAPER =
  'È il precompilato come l’hai scaricato, senza firma: stampalo, fallo firmare e carica la scansione o la foto.';

/** What a file is stored with as a document of a dossier. */
@Injectable()
export class NewDocumentService {
  constructor(
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentSetService: DocumentSetService,
    private readonly draftQuotaService: DraftQuotaService,
    private readonly paperPrintService: PaperPrintService,
    private readonly fileStorageService: FileStorageService,
  ) {}

  /** @throws 422 for a pre-filled paper that came back as it was downloaded */
  async assertSigned(itemId: number, file: ReceivedFile): Promise<void> {
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
  async insertDocument(
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
