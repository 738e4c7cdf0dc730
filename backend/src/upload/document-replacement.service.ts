import { Injectable } from '@nestjs/common';
import {
  DossierFileRepository,
  toUploadedFileDto,
} from '../module/documents/dossier-file.repository.js';
import type { UploadedFileDto } from '../module/documents/dto/uploaded-file.dto.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../platform/database/index.js';
import { FileWriteService } from '../platform/files/file-write.service.js';
import type { ReceivedFile } from '../platform/files/upload-intake.service.js';
import { DocumentDeletionService } from './document-deletion.service.js';
import { DocumentUploadService } from './document-upload.service.js';
import type { DocumentFormDto } from './dto/upload-form.dto.js';

/** Puts a file in the place of another of the same document. */
@Injectable()
export class DocumentReplacementService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly documentUploadService: DocumentUploadService,
    private readonly documentDeletionService: DocumentDeletionService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly fileWriteService: FileWriteService,
  ) {}

  /** Deletes the replaced file in the transaction that stores the new one, so that a refusal keeps it. */
  async replaceDocument(
    caller: CurrentCaller,
    form: DocumentFormDto,
    replacedId: number,
    received: ReceivedFile,
  ): Promise<UploadedFileDto> {
    const { dossier, itemId } = await this.documentUploadService.validateDocumentUpload(
      caller,
      form,
    );
    const { removed, added } = await retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        const file = await this.documentDeletionService.deleteFileRow(
          caller,
          dossier,
          (one) => one.id === replacedId && one.itemId === itemId,
        );
        // A repeated upload finds its own file in place of the replaced one.
        const same =
          file === null
            ? await this.dossierFileRepository.findSameDocument(dossier.id, itemId, received.sha256)
            : null;
        if (same !== null) {
          received.isUnused = true;
          return { removed: null, added: toUploadedFileDto(same) };
        }
        return {
          removed: file,
          added: await this.documentUploadService.addDocument(caller, form, received),
        };
      }),
    );
    if (removed !== null) await this.fileWriteService.tryDeleteFiles([removed.storageKey]);
    return added;
  }
}
