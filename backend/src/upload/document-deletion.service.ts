import { Injectable } from '@nestjs/common';
import { canDeleteDocument, isAnswerToRequest } from '@pratiche/domain';
import {
  DossierFileRepository,
  type StoredFile,
} from '../module/documents/dossier-file.repository.js';
import {
  DOSSIER_NOT_FOUND,
  DossierRepository,
  type Dossier,
} from '../module/dossier.repository.js';
import { DocumentRequestRepository } from '../module/messages/document-requests/document-request.repository.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import { DomainEventPublisherService } from '../platform/events/index.js';
import { SignedDocumentDeletedEvent } from '../module/documents/signed-document-deleted.event.js';
import { FileWriteService } from '../platform/files/file-write.service.js';
import { conflict, notFound } from '../platform/http/index.js';
import { createDossierAct } from '../module/revision/dossier-act.factory.js';
import { DOCUMENTS_FROZEN } from './document-upload.service.js';
import { FILE_NOT_FOUND } from './file-download.service.js';

/** Deletes the fitter's documents. */
@Injectable()
export class DocumentDeletionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentRequestRepository: DocumentRequestRepository,
    private readonly fileWriteService: FileWriteService,
    private readonly domainEventPublisherService: DomainEventPublisherService,
  ) {}

  async deleteDocument(
    caller: CurrentCaller,
    accountId: number,
    dossierId: number,
    fileName: string,
  ): Promise<void> {
    if (accountId !== caller.id) throw notFound(DOSSIER_NOT_FOUND);
    const dossier = await this.dossierRepository.findOwnedDossier(caller, dossierId);
    const removed = await this.unitOfWork.run(async () => {
      const file = await this.deleteFileRow(caller, dossier, (one) => one.fileName === fileName);
      if (file === null) throw notFound(FILE_NOT_FOUND);
      return file;
    });
    // The bytes go after the row: a row without its file would be worse than bytes without a row.
    await this.fileWriteService.tryDeleteFiles([removed.storageKey]);
  }

  /**
   * Deletes the row of a document in the open transaction. @returns `null` when there is no such file
   * @throws 409 when the documents of the dossier may not change
   */
  async deleteFileRow(
    caller: CurrentCaller,
    dossier: Dossier,
    isFile: (file: StoredFile) => boolean,
  ): Promise<StoredFile | null> {
    const file = (await this.dossierFileRepository.listByDossier(dossier.id)).find(
      (one) => one.purpose === 'document' && isFile(one),
    );
    const request =
      file === undefined || file.itemId === null
        ? null
        : await this.documentRequestRepository.findOpenRequestForItem(dossier.id, file.itemId);
    if (!canDeleteDocument(dossier.status, file ?? { id: 0 }, request))
      throw conflict(DOCUMENTS_FROZEN, 'dossier-frozen');
    // The status may have changed since it was read: the lock decides.
    const answers = file !== undefined && request !== null && isAnswerToRequest(file, request);
    const act = createDossierAct('document-removed', caller);
    if (!(await this.dossierRepository.lockOpenDossier(dossier.id, act))) {
      const isLocked =
        answers &&
        (await this.documentRequestRepository.lockOpenRequest(dossier.id, request.itemId));
      if (!isLocked) throw conflict(DOCUMENTS_FROZEN, 'dossier-frozen');
      await this.dossierRepository.raiseRevision(dossier.id, act);
    }
    if (file === undefined || !(await this.dossierFileRepository.deleteRecorded(file, caller.id)))
      return null;
    if (file.signatureId !== null)
      await this.domainEventPublisherService.publishEvent(
        new SignedDocumentDeletedEvent(file.signatureId),
      );
    return file;
  }
}
