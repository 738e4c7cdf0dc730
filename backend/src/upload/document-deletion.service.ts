import { Injectable } from '@nestjs/common';
import { canDeleteDocument, isAnswerToRequest } from '@pratiche/domain';
import { DossierFileRepository } from '../module/documents/dossier-file.repository.js';
import { DOSSIER_NOT_FOUND, DossierRepository } from '../module/dossier.repository.js';
import { DocumentRequestRepository } from '../module/messages/document-requests/document-request.repository.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import { DomainEventPublisherService } from '../platform/events/index.js';
import { SignedDocumentDeletedEvent } from '../module/documents/signed-document-deleted.event.js';
import { FileWriteService } from '../platform/files/file-write.service.js';
import { conflict, notFound } from '../platform/http/index.js';
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
      const file = (await this.dossierFileRepository.listByDossier(dossierId)).find(
        (one) => one.purpose === 'document' && one.fileName === fileName,
      );
      const request =
        file === undefined || file.itemId === null
          ? null
          : await this.documentRequestRepository.findOpenRequestForItem(dossierId, file.itemId);
      if (!canDeleteDocument(dossier.status, file ?? { id: 0 }, request))
        throw conflict(DOCUMENTS_FROZEN, 'dossier-frozen');
      // The status may have changed since it was read: the lock decides.
      const answers = file !== undefined && request !== null && isAnswerToRequest(file, request);
      const isLocked =
        (await this.dossierRepository.lockOpenDossier(dossierId)) ||
        (answers &&
          (await this.documentRequestRepository.lockOpenRequest(dossierId, request.itemId)));
      if (!isLocked) throw conflict(DOCUMENTS_FROZEN, 'dossier-frozen');
      if (file === undefined || (await this.dossierFileRepository.deleteByIds([file.id])) === 0)
        throw notFound(FILE_NOT_FOUND);
      await this.dossierFileRepository.insertAccess({
        dossierId,
        fileId: file.id,
        actorId: caller.id,
        action: 'delete',
      });
      if (file.signatureId !== null)
        await this.domainEventPublisherService.publishEvent(
          new SignedDocumentDeletedEvent(file.signatureId),
        );
      return file;
    });
    // The bytes go after the row: a row without its file would be worse than bytes without a row.
    await this.fileWriteService.tryDeleteFiles([removed.storageKey]);
  }
}
