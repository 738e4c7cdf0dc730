import { Injectable } from '@nestjs/common';
import { isOpenStatus, validateBackOfficeUpload } from '@pratiche/domain';
import { OfficeActService } from '../module/charge/office-act.service.js';
import { DocumentSetService } from '../module/documents/document-set.service.js';
import {
  DossierFileRepository,
  toUploadedFileDto,
  type StoredFile,
} from '../module/documents/dossier-file.repository.js';
import { DossierRepository, type Dossier } from '../module/dossier.repository.js';
import { describeDossierNews } from '../module/mail/dossier-name.util.js';
import { DocumentRequestRepository } from '../module/messages/document-requests/document-request.repository.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../platform/database/index.js';
import type { ReceivedFile } from '../platform/files/upload-intake.service.js';
import { conflict } from '../platform/http/index.js';
import { createDossierAct } from '../module/revision/dossier-act.factory.js';
import { UploadTargetService } from './upload-target.service.js';
import type { OfficeFileFormDto } from './dto/upload-form.dto.js';
import type { UploadedFileDto } from '../module/documents/dto/uploaded-file.dto.js';

const STATUS_CHANGED = 'Lo stato della pratica è cambiato nel frattempo: ricarica la pagina.';

/** Adds the back office's files to the documents of a dossier that was sent. */
@Injectable()
export class OfficeDocumentService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentRequestRepository: DocumentRequestRepository,
    private readonly uploadTargetService: UploadTargetService,
    private readonly documentSetService: DocumentSetService,
    private readonly officeActService: OfficeActService,
    private readonly notificationsService: NotificationsService,
  ) {}

  /** Refuses an upload by its form. */
  async validateOfficeDocumentUpload(
    form: OfficeFileFormDto,
  ): Promise<{ dossier: Dossier; itemId: number }> {
    const dossier = await this.uploadTargetService.findDossierOfFolder(form.dir);
    const itemId = this.uploadTargetService.getRequestedItemId(dossier, form.id);
    await this.assertOfficeDocumentAllowed(dossier, itemId);
    return { dossier, itemId };
  }

  private async assertOfficeDocumentAllowed(
    { id, status }: Dossier,
    itemId: number,
  ): Promise<void> {
    const refusal = validateBackOfficeUpload(
      status,
      (await this.documentRequestRepository.findOpenRequestForItem(id, itemId)) !== null,
    );
    if (refusal !== null)
      throw conflict(refusal, isOpenStatus(status) ? 'dossier-open' : 'document-frozen');
  }

  async addOfficeDocument(
    caller: CurrentCaller,
    form: OfficeFileFormDto,
    received: ReceivedFile,
  ): Promise<UploadedFileDto> {
    const { dossier, itemId } = await this.validateOfficeDocumentUpload(form);
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        // Locks the dossier in the status it was read in: it cannot be returned or completed during the upload.
        const isLocked = await this.dossierRepository.updateIfStatusUnchanged(
          dossier,
          { updated: new Date() },
          createDossierAct('document-added', caller),
        );
        if (!isLocked) throw conflict(STATUS_CHANGED, 'transition-forbidden');
        // A concurrent document request waits for the lock, so this check stays true.
        await this.assertOfficeDocumentAllowed(dossier, itemId);
        const file = await this.dossierFileRepository.insertWithFreeName({
          ...received,
          dossierId: dossier.id,
          purpose: 'document',
          itemId,
          uploadedBy: caller.id,
        });
        await this.recordAndNotify(caller, dossier, file);
        return toUploadedFileDto(file);
      }),
    );
  }

  /** Logs the added document, and tells the owner of the dossier. */
  private async recordAndNotify(
    caller: CurrentCaller,
    dossier: Dossier,
    { id, itemId, fileName }: StoredFile,
  ): Promise<void> {
    await this.officeActService.recordAct({
      by: caller,
      action: 'document-added',
      dossierId: dossier.id,
      details: {
        file: id,
        document: itemId === null ? null : this.documentSetService.findItemCode(itemId),
      },
    });
    await this.notificationsService.createNotification({
      kind: 'document',
      accountId: dossier.accountId,
      dossierId: dossier.id,
      title: `Pratica n. ${dossier.id}: documento aggiunto`,
      text: describeDossierNews(
        dossier,
        `Il file «${fileName}» viene da un operatore: non devi fare nulla.`,
      ),
    });
  }
}
