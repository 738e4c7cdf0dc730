import { InjectTransaction } from '@nestjs-cls/transactional';
import type { UploadedFile } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import {
  isAnswerToRequest,
  IDENTITY_DOCUMENTS,
  isOpenStatus,
  canDeleteDocument,
  canUploadDocument,
  validateBackOfficeUpload,
} from '@pratiche/domain';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import {
  DossierFileRepository,
  toUploadedFileDto,
  type NewStoredFile,
  type StoredFile,
} from '../module/documents/dossier-file.repository.js';
import { DocumentSetService } from '../module/documents/document-set.service.js';
import { FileWriteService } from '../platform/files/file-write.service.js';
import type { MultipartFields, ReceivedFile } from '../platform/files/file-intake.service.js';
import { DraftQuotaService } from '../module/draft-quota/draft-quota.service.js';
import {
  DOSSIER_NOT_FOUND,
  DossierRepository,
  type Dossier,
} from '../module/dossier.repository.js';
import { formatDossierName } from '../module/mail/dossier-name.util.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { DocumentRequestRepository } from '../module/messages/document-requests/document-request.repository.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../platform/database/index.js';
import { badRequest, conflict, notFound } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { EntityManager } from 'typeorm';
import { parseUploadTarget, type AdminFileName, type UploadTarget } from './upload-target.util.js';

const FILE_NOT_FOUND = 'Il file richiesto non esiste.';
const STATUS_CHANGED = 'Lo stato della pratica è cambiato nel frattempo: ricaricare la pagina.';
const DOCUMENTS_FROZEN = 'La pratica è stata inviata: i documenti non si possono più cambiare.';

/** Files of dossiers: the fitter's documents while the dossier is open, the back office's two and what it adds once it was sent. */
@Injectable()
export class UploadService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly documentSetService: DocumentSetService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly auditLogService: AuditLogService,
    private readonly documentRequestRepository: DocumentRequestRepository,
    private readonly fileWriteService: FileWriteService,
    private readonly draftQuotaService: DraftQuotaService,
    private readonly notificationsService: NotificationsService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** Refuses an upload by what its fields say. */
  async validateDocumentUpload(
    caller: CurrentCaller,
    fields: MultipartFields,
  ): Promise<{ dossier: Dossier; itemId: number }> {
    const target = parseUploadTarget(fields);
    if (target.accountId !== caller.id) throw notFound(DOSSIER_NOT_FOUND);
    const dossier = await this.dossierRepository.findOwnedDossier(caller, target.dossierId);
    const isOpen = isOpenStatus(dossier.status);
    const request =
      isOpen || !/^\d{1,9}$/.test(target.item)
        ? null
        : await this.documentRequestRepository.findOpenRequestForItem(
            dossier.id,
            Number(target.item),
          );
    if (!canUploadDocument(dossier.status, request !== null))
      throw conflict(DOCUMENTS_FROZEN, 'dossier-frozen');
    return { dossier, itemId: this.requireRequestedItem(dossier, target) };
  }

  private requireRequestedItem(dossier: Dossier, { item }: UploadTarget): number {
    const itemId = /^\d{1,9}$/.test(item) ? Number(item) : 0;
    if (
      !this.documentSetService
        .listRequestedDocuments(dossier.data)
        .some((document) => document.itemId === itemId)
    ) {
      throw badRequest(
        'Il documento indicato non è tra quelli richiesti dalla pratica.',
        'unknown-document',
        { errors: [{ field: 'id', message: 'Documento non previsto.' }] },
      );
    }
    return itemId;
  }

  async addDocument(
    caller: CurrentCaller,
    fields: MultipartFields,
    received: ReceivedFile,
  ): Promise<UploadedFile> {
    const { dossier, itemId } = await this.validateDocumentUpload(caller, fields);
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        if (!(await this.lockForDocumentChange(dossier.id, itemId)))
          throw conflict(DOCUMENTS_FROZEN, 'dossier-frozen');
        await this.draftQuotaService.assertFileWithinQuota(dossier, received.size);
        const file: NewStoredFile = {
          ...received,
          dossierId: dossier.id,
          purpose: 'document',
          itemId,
          uploadedBy: caller.id,
        };
        return toUploadedFileDto(await this.dossierFileRepository.insertWithFreeName(file));
      }),
    );
  }

  /**
   * Touching the open dossier makes sending wait: no document slips in after the check of completeness. Touching the open
   * request of a frozen one makes its closing wait.
   */
  private async lockForDocumentChange(dossierId: number, itemId: number): Promise<boolean> {
    return (
      (await this.dossierRepository.lockOpenDossier(dossierId)) ||
      (await this.documentRequestRepository.lockOpenRequest(dossierId, itemId))
    );
  }

  /** Refuses what the back office would add to a document of the fitter's. */
  async validateOfficeDocumentUpload(
    fields: MultipartFields,
  ): Promise<{ dossier: Dossier; itemId: number }> {
    const target = parseUploadTarget(fields);
    const dossier = await this.findTargetDossier(target);
    const itemId = this.requireRequestedItem(dossier, target);
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
    fields: MultipartFields,
    received: ReceivedFile,
  ): Promise<UploadedFile> {
    const { dossier, itemId } = await this.validateOfficeDocumentUpload(fields);
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        // Held in the status it was read in: it does not go back to its owner, and is not completed, under the upload.
        if (
          !(await this.dossierRepository.updateIfStatusUnchanged(dossier, { updated: new Date() }))
        )
          throw conflict(STATUS_CHANGED, 'transition-forbidden');
        // Whoever asks for a document again waits here, too.
        await this.assertOfficeDocumentAllowed(dossier, itemId);
        const file = await this.dossierFileRepository.insertWithFreeName({
          ...received,
          dossierId: dossier.id,
          purpose: 'document',
          itemId,
          uploadedBy: caller.id,
        });
        await this.auditLogService.appendAuditEntry({
          by: caller,
          action: 'document-added',
          subject: { kind: 'dossier', id: dossier.id },
          details: { file: file.id, document: this.documentSetService.findItemCode(itemId) },
        });
        await this.notificationsService.createNotification({
          kind: 'document',
          accountId: dossier.accountId,
          dossierId: dossier.id,
          title: `Pratica n. ${dossier.id}: documento aggiunto`,
          text: `Un operatore ha aggiunto il file «${file.fileName}» ai documenti della ${formatDossierName(dossier)}. Non occorre fare nulla.`,
        });
        return toUploadedFileDto(file);
      }),
    );
  }

  private async findTargetDossier({ accountId, dossierId }: UploadTarget): Promise<Dossier> {
    const dossier = await this.dossierRepository.findDossierOrFail(dossierId);
    if (dossier.accountId !== accountId) throw notFound(DOSSIER_NOT_FOUND);
    return dossier;
  }

  /** The back office's receipt or CPID code; a new one takes the place of the old. */
  async validateAdminFileUpload(
    fields: MultipartFields,
  ): Promise<{ dossier: Dossier; purpose: AdminFileName }> {
    const target = parseUploadTarget(fields);
    if (target.item !== 'Ricevuta' && target.item !== 'CodiceCpid') {
      throw badRequest(
        'Si possono caricare solo la ricevuta e il codice CPID.',
        'unknown-document',
        { errors: [{ field: 'id', message: 'Documento non previsto.' }] },
      );
    }
    const dossier = await this.findTargetDossier(target);
    if (isOpenStatus(dossier.status))
      throw conflict(
        'La pratica è in mano all’installatore: ricevuta e codice CPID si caricano dopo l’invio.',
        'dossier-open',
      );
    return { dossier, purpose: target.item };
  }

  async replaceAdminFile(
    caller: CurrentCaller,
    fields: MultipartFields,
    received: ReceivedFile,
  ): Promise<UploadedFile> {
    const { dossier, purpose } = await this.validateAdminFileUpload(fields);
    const { kept, replaced } = await retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        const old = (await this.dossierFileRepository.listByDossier(dossier.id)).filter(
          (file) => file.purpose === purpose,
        );
        if (old.length > 0) await this.dossierFileRepository.deleteByIds(old.map(({ id }) => id));
        const file = await this.dossierFileRepository.insertWithFreeName({
          ...received,
          dossierId: dossier.id,
          purpose,
          itemId: null,
          uploadedBy: caller.id,
        });
        return { kept: toUploadedFileDto(file), replaced: old };
      }),
    );
    await this.deleteStoredBytes(replaced);
    return kept;
  }

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
      // The status may have changed since it was read: what is held decides.
      const answers = file !== undefined && request !== null && isAnswerToRequest(file, request);
      const held =
        (await this.dossierRepository.lockOpenDossier(dossierId)) ||
        (answers &&
          (await this.documentRequestRepository.lockOpenRequest(dossierId, request.itemId)));
      if (!held) throw conflict(DOCUMENTS_FROZEN, 'dossier-frozen');
      if (file === undefined || (await this.dossierFileRepository.deleteByIds([file.id])) === 0)
        throw notFound(FILE_NOT_FOUND);
      await this.dossierFileRepository.insertAccess({
        dossierId,
        fileId: file.id,
        actorId: caller.id,
        action: 'delete',
      });
      return file;
    });
    await this.deleteStoredBytes([removed]);
  }

  /** A file of a dossier the caller may read; opening it is noted. */
  async openFile(caller: CurrentCaller, fileId: number): Promise<StoredFile> {
    const file = await this.dossierFileRepository.findById(fileId);
    if (file === null) throw notFound(FILE_NOT_FOUND);
    await this.dossierRepository.findReadableDossier(caller, file.dossierId);
    await this.dossierFileRepository.insertAccess({
      dossierId: file.dossierId,
      fileId,
      actorId: caller.id,
      action: 'download',
    });
    const code =
      file.itemId === null ? file.purpose : this.documentSetService.findItemCode(file.itemId);
    await this.auditLogService.appendAuditEntry({
      by: caller,
      action: IDENTITY_DOCUMENTS.includes(code ?? '') ? 'identity-read' : 'document-download',
      subject: { kind: 'dossier', id: file.dossierId },
      details: { file: fileId, document: code },
    });
    return file;
  }

  async hasAdminFile(
    caller: CurrentCaller,
    accountId: number,
    dossierId: number,
    name: string,
  ): Promise<boolean> {
    const dossier = await this.dossierRepository.findReadableDossier(caller, dossierId);
    if (dossier.accountId !== accountId) throw notFound(DOSSIER_NOT_FOUND);
    if (name !== 'Ricevuta' && name !== 'CodiceCpid') throw notFound('Documento non previsto.');
    return (await this.dossierFileRepository.listByDossier(dossierId)).some(
      ({ purpose }) => purpose === name,
    );
  }

  /** Bytes go after the rows: a file nobody knows does no harm, a row without its file would. */
  private async deleteStoredBytes(files: readonly StoredFile[]): Promise<void> {
    await this.fileWriteService.tryDeleteFiles(files.map(({ storageKey }) => storageKey));
  }
}
