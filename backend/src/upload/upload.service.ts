import { InjectTransaction } from '@nestjs-cls/transactional';
import type { UploadedFile } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import {
  answersRequest,
  IDENTITY_DOCUMENTS,
  isOpenStatus,
  mayDeleteDocument,
  mayUploadDocument,
  refuseOfficeDocument,
} from '@pratiche/domain';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import {
  DossierFiles,
  fileView,
  type NewFile,
  type StoredFile,
} from '../documents/dossier-files.js';
import { DocumentSet } from '../documents/document-set.js';
import { FileWrites } from '../documents/file-writes.js';
import type { Fields, ReceivedFile } from '../documents/file-intake.js';
import { DraftRoom } from '../module/room/draft-room.js';
import { DOSSIER_NOT_FOUND, DossierStore, type Dossier } from '../module/dossier-store.js';
import { dossierName } from '../module/mail/mail-dossier.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { DocumentRequests } from '../messages/store/document-requests.js';
import { rerunWhenStale, UnitOfWork } from '../platform/database/index.js';
import { badRequest, conflict, notFound } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/security/index.js';
import { EntityManager } from 'typeorm';
import { readTarget, type AdminFileName, type Target } from './target.js';

const FILE_NOT_FOUND = 'Il file richiesto non esiste.';
const MOVED_ON = 'Lo stato della pratica è cambiato nel frattempo: ricaricare la pagina.';
const FROZEN = 'La pratica è stata inviata: i documenti non si possono più cambiare.';

/** Files of dossiers: the fitter's documents while the dossier is open, the back office's two and what it adds once it was sent. */
@Injectable()
export class UploadService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: DossierStore,
    private readonly set: DocumentSet,
    private readonly files: DossierFiles,
    private readonly audit: AuditLogService,
    private readonly requests: DocumentRequests,
    private readonly writes: FileWrites,
    private readonly room: DraftRoom,
    private readonly notifications: NotificationsService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** Refuses an upload by what its fields say. */
  async checkDocument(
    caller: CurrentCaller,
    fields: Fields,
  ): Promise<{ dossier: Dossier; itemId: number }> {
    const target = readTarget(fields);
    if (target.accountId !== caller.id) throw notFound(DOSSIER_NOT_FOUND);
    const dossier = await this.store.own(caller, target.dossierId);
    const isOpen = isOpenStatus(dossier.status);
    const request =
      isOpen || !/^\d{1,9}$/.test(target.item)
        ? null
        : await this.requests.openFor(dossier.id, Number(target.item));
    if (!mayUploadDocument(dossier.status, request !== null))
      throw conflict(FROZEN, 'dossier-frozen');
    return { dossier, itemId: this.itemOf(dossier, target) };
  }

  private itemOf(dossier: Dossier, { item }: Target): number {
    const itemId = /^\d{1,9}$/.test(item) ? Number(item) : 0;
    if (!this.set.askedOf(dossier.data).some((document) => document.itemId === itemId)) {
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
    fields: Fields,
    received: ReceivedFile,
  ): Promise<UploadedFile> {
    const { dossier, itemId } = await this.checkDocument(caller, fields);
    return rerunWhenStale(() =>
      this.unitOfWork.run(async () => {
        if (!(await this.holdForDocument(dossier.id, itemId)))
          throw conflict(FROZEN, 'dossier-frozen');
        await this.room.takeFile(dossier, received.size);
        const file: NewFile = {
          ...received,
          dossierId: dossier.id,
          purpose: 'document',
          itemId,
          uploadedBy: caller.id,
        };
        return fileView(await this.files.addNamed(file));
      }),
    );
  }

  /**
   * Touching the open dossier makes sending wait: no document slips in after the check of completeness. Touching the open
   * request of a frozen one makes its closing wait.
   */
  private async holdForDocument(dossierId: number, itemId: number): Promise<boolean> {
    return (await this.store.holdOpen(dossierId)) || (await this.requests.hold(dossierId, itemId));
  }

  /** Refuses what the back office would add to a document of the fitter's. */
  async checkOfficeDocument(fields: Fields): Promise<{ dossier: Dossier; itemId: number }> {
    const target = readTarget(fields);
    const dossier = await this.targeted(target);
    const itemId = this.itemOf(dossier, target);
    await this.refuseOfficeDocument(dossier, itemId);
    return { dossier, itemId };
  }

  private async refuseOfficeDocument({ id, status }: Dossier, itemId: number): Promise<void> {
    const refusal = refuseOfficeDocument(
      status,
      (await this.requests.openFor(id, itemId)) !== null,
    );
    if (refusal !== null)
      throw conflict(refusal, isOpenStatus(status) ? 'dossier-open' : 'document-frozen');
  }

  async addOfficeDocument(
    caller: CurrentCaller,
    fields: Fields,
    received: ReceivedFile,
  ): Promise<UploadedFile> {
    const { dossier, itemId } = await this.checkOfficeDocument(fields);
    return rerunWhenStale(() =>
      this.unitOfWork.run(async () => {
        // Held in the status it was read in: it does not go back to its owner, and is not completed, under the upload.
        if (!(await this.store.updateStatus(dossier, { updated: new Date() })))
          throw conflict(MOVED_ON, 'transition-forbidden');
        // Whoever asks for a document again waits here, too.
        await this.refuseOfficeDocument(dossier, itemId);
        const file = await this.files.addNamed({
          ...received,
          dossierId: dossier.id,
          purpose: 'document',
          itemId,
          uploadedBy: caller.id,
        });
        await this.audit.appendAuditEntry({
          by: caller,
          action: 'document-added',
          subject: { kind: 'dossier', id: dossier.id },
          details: { file: file.id, document: this.set.codeOf(itemId) },
        });
        await this.notifications.add({
          kind: 'document',
          accountId: dossier.accountId,
          dossierId: dossier.id,
          title: `Pratica n. ${dossier.id}: documento aggiunto`,
          text: `Un operatore ha aggiunto il file «${file.fileName}» ai documenti della ${dossierName(dossier)}. Non occorre fare nulla.`,
        });
        return fileView(file);
      }),
    );
  }

  private async targeted({ accountId, dossierId }: Target): Promise<Dossier> {
    const dossier = await this.store.find(dossierId);
    if (dossier.accountId !== accountId) throw notFound(DOSSIER_NOT_FOUND);
    return dossier;
  }

  /** The back office's receipt or CPID code; a new one takes the place of the old. */
  async checkAdminFile(fields: Fields): Promise<{ dossier: Dossier; purpose: AdminFileName }> {
    const target = readTarget(fields);
    if (target.item !== 'Ricevuta' && target.item !== 'CodiceCpid') {
      throw badRequest(
        'Si possono caricare solo la ricevuta e il codice CPID.',
        'unknown-document',
        { errors: [{ field: 'id', message: 'Documento non previsto.' }] },
      );
    }
    const dossier = await this.targeted(target);
    if (isOpenStatus(dossier.status))
      throw conflict(
        'La pratica è in mano all’installatore: ricevuta e codice CPID si caricano dopo l’invio.',
        'dossier-open',
      );
    return { dossier, purpose: target.item };
  }

  async setAdminFile(
    caller: CurrentCaller,
    fields: Fields,
    received: ReceivedFile,
  ): Promise<UploadedFile> {
    const { dossier, purpose } = await this.checkAdminFile(fields);
    const { kept, replaced } = await rerunWhenStale(() =>
      this.unitOfWork.run(async () => {
        const old = (await this.files.of(dossier.id)).filter((file) => file.purpose === purpose);
        if (old.length > 0) await this.files.remove(old.map(({ id }) => id));
        const file = await this.files.addNamed({
          ...received,
          dossierId: dossier.id,
          purpose,
          itemId: null,
          uploadedBy: caller.id,
        });
        return { kept: fileView(file), replaced: old };
      }),
    );
    await this.forget(replaced);
    return kept;
  }

  async remove(
    caller: CurrentCaller,
    accountId: number,
    dossierId: number,
    fileName: string,
  ): Promise<void> {
    if (accountId !== caller.id) throw notFound(DOSSIER_NOT_FOUND);
    const dossier = await this.store.own(caller, dossierId);
    const removed = await this.unitOfWork.run(async () => {
      const file = (await this.files.of(dossierId)).find(
        (one) => one.purpose === 'document' && one.fileName === fileName,
      );
      const request =
        file === undefined || file.itemId === null
          ? null
          : await this.requests.openFor(dossierId, file.itemId);
      if (!mayDeleteDocument(dossier.status, file ?? { id: 0 }, request))
        throw conflict(FROZEN, 'dossier-frozen');
      // The status may have changed since it was read: what is held decides.
      const answers = file !== undefined && request !== null && answersRequest(file, request);
      const held =
        (await this.store.holdOpen(dossierId)) ||
        (answers && (await this.requests.hold(dossierId, request.itemId)));
      if (!held) throw conflict(FROZEN, 'dossier-frozen');
      if (file === undefined || (await this.files.remove([file.id])) === 0)
        throw notFound(FILE_NOT_FOUND);
      await this.files.noteAccess({
        dossierId,
        fileId: file.id,
        actorId: caller.id,
        action: 'delete',
      });
      return file;
    });
    await this.forget([removed]);
  }

  /** A file of a dossier the caller may read; opening it is noted. */
  async open(caller: CurrentCaller, fileId: number): Promise<StoredFile> {
    const file = await this.files.find(fileId);
    if (file === null) throw notFound(FILE_NOT_FOUND);
    await this.store.readable(caller, file.dossierId);
    await this.files.noteAccess({
      dossierId: file.dossierId,
      fileId,
      actorId: caller.id,
      action: 'download',
    });
    const code = file.itemId === null ? file.purpose : this.set.codeOf(file.itemId);
    await this.audit.appendAuditEntry({
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
    const dossier = await this.store.readable(caller, dossierId);
    if (dossier.accountId !== accountId) throw notFound(DOSSIER_NOT_FOUND);
    if (name !== 'Ricevuta' && name !== 'CodiceCpid') throw notFound('Documento non previsto.');
    return (await this.files.of(dossierId)).some(({ purpose }) => purpose === name);
  }

  /** Bytes go after the rows: a file nobody knows does no harm, a row without its file would. */
  private async forget(files: readonly StoredFile[]): Promise<void> {
    await this.writes.drop(files.map(({ storageKey }) => storageKey));
  }
}
