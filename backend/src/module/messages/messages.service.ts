import type { MessageThread as ThreadView } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import {
  isBackOffice,
  validateDocumentRequest,
  validateMessageAllowed,
  REQUIRED_MESSAGE,
  type AuditAction,
  type MessageKind,
  type MessageSide,
} from '@pratiche/domain';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { DocumentSetService } from '../documents/document-set.service.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import type { ReceivedFile } from '../../platform/files/file-intake.service.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../../platform/database/index.js';
import { badRequest, conflict, notFound } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { findAnswerFiles } from './document-requests/document-request.mapper.js';
import { DocumentRequestRepository } from './document-requests/document-request.repository.js';
import { MessageThreadRepository } from './threads/message-thread.repository.js';
import { toSideColumns, MessageNotificationService } from './message-notification.service.js';
import { MessageThreadService } from './message-thread.service.js';

interface NewMessage {
  kind: MessageKind;
  text: string;
  itemId?: number;
  requestId?: number;
  attachment?: ReceivedFile | null;
  key?: string | null;
}

const AUDIT_ACTIONS = {
  text: 'message',
  request: 'document-request',
  revoke: 'document-request-withdrawn',
  answer: 'document-request-answered',
} as const satisfies Record<MessageKind, AuditAction>;

const REQUEST_NOT_FOUND_MESSAGE = 'Questa richiesta non esiste.';
const REQUEST_CLOSED_MESSAGE = 'La richiesta è già chiusa: ricaricare la pagina.';
const STATUS_CHANGED_MESSAGE =
  'Lo stato della pratica è cambiato nel frattempo: ricaricare la pagina.';

const toMessageSide = (caller: CurrentCaller): MessageSide =>
  isBackOffice(caller.role) ? 'office' : 'fitter';

/** What fitter and back office say to each other about a dossier, and the documents asked for again. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly documentSetService: DocumentSetService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly messageThreadRepository: MessageThreadRepository,
    private readonly documentRequestRepository: DocumentRequestRepository,
    private readonly messageNotificationService: MessageNotificationService,
    private readonly messageThreadService: MessageThreadService,
    private readonly auditLogService: AuditLogService,
  ) {}

  async readThread(caller: CurrentCaller, id: number): Promise<ThreadView> {
    return this.messageThreadService.readThreadAs(
      await this.dossierRepository.findReadableDossier(caller, id),
      toMessageSide(caller),
    );
  }

  async assertCanWrite(caller: CurrentCaller, id: number): Promise<Dossier> {
    const dossier = await this.dossierRepository.findReadableDossier(caller, id);
    const refusal = validateMessageAllowed(dossier.sent !== null);
    if (refusal !== null) throw conflict(refusal, 'dossier-never-sent');
    return dossier;
  }

  /** @returns `isNew` is false when the key was used before: nothing was written and the file given is not wanted */
  async writeMessage(
    caller: CurrentCaller,
    id: number,
    text: string,
    attachment: ReceivedFile | null,
    key: string | null,
  ): Promise<{ isNew: boolean; thread: ThreadView }> {
    const dossier = await this.assertCanWrite(caller, id);
    if (text === '' && attachment === null) {
      throw badRequest(
        'Il messaggio è vuoto: scrivere un testo o allegare un file.',
        'invalid-data',
        { errors: [{ field: 'text', message: REQUIRED_MESSAGE }] },
      );
    }
    const isNew = await this.runWithOptimisticRetry(async () =>
      this.appendMessage(caller, dossier, { kind: 'text', text, attachment, key }),
    );
    return { isNew, thread: await this.readThread(caller, id) };
  }

  /** What the caller's side has seen; a mark never goes back. */
  async markThreadRead(caller: CurrentCaller, id: number, lastId: number): Promise<void> {
    await this.dossierRepository.findReadableDossier(caller, id);
    const side = toMessageSide(caller);
    const { unread, readId } = toSideColumns(side);
    if ((await this.messageThreadRepository.findThread(id)) === null) return;
    await this.unitOfWork.run(async () => {
      const thread = await this.messageThreadRepository.lockThread(id);
      const seen = Math.min(lastId, await this.messageThreadRepository.findLastMessageId(id));
      if (seen <= thread[readId]) return;
      const left = await this.messageThreadRepository.listUnseenMessages(id, side, seen);
      await this.messageThreadRepository.updateThread(id, {
        [readId]: seen,
        [unread]: left.length,
      });
    });
  }

  /** The back office asks for one document again. The rest of the dossier stays as it was sent. */
  async requestDocument(
    caller: CurrentCaller,
    id: number,
    itemId: number,
    text: string,
  ): Promise<ThreadView> {
    await this.runWithOptimisticRetry(async () => {
      const dossier = await this.dossierRepository.findDossierOrFail(id);
      const refusal = validateDocumentRequest(dossier.status);
      if (refusal !== null) throw conflict(refusal, 'request-refused');
      if (
        !this.documentSetService
          .listRequestedDocuments(dossier.data)
          .some((document) => document.itemId === itemId)
      ) {
        throw badRequest(
          'Il documento indicato non è tra quelli richiesti dalla pratica.',
          'unknown-document',
          { errors: [{ field: 'itemId', message: 'Documento non previsto.' }] },
        );
      }
      // Nobody completes or returns the dossier while it is asked for.
      if (!(await this.dossierRepository.updateIfStatusUnchanged(dossier, { updated: new Date() })))
        throw conflict(STATUS_CHANGED_MESSAGE);
      if ((await this.documentRequestRepository.findOpenRequestForItem(id, itemId)) !== null)
        throw conflict(
          'Questo documento è già stato richiesto: la richiesta è ancora aperta.',
          'already-requested',
        );
      const afterFileId = Math.max(
        0,
        ...(await this.dossierFileRepository.listByDossier(id)).map((file) => file.id),
      );
      const requestId = await this.documentRequestRepository.insertRequest({
        dossierId: id,
        itemId,
        afterFileId,
        askedBy: caller.id,
      });
      await this.appendMessage(caller, dossier, { kind: 'request', text, itemId, requestId });
    });
    return this.readThread(caller, id);
  }

  async revokeDocumentRequest(
    caller: CurrentCaller,
    id: number,
    requestId: number,
  ): Promise<ThreadView> {
    await this.runWithOptimisticRetry(async () => {
      const dossier = await this.dossierRepository.findDossierOrFail(id);
      const request = await this.documentRequestRepository.findRequest(id, requestId);
      if (request === null) throw notFound(REQUEST_NOT_FOUND_MESSAGE);
      if (!(await this.documentRequestRepository.closeRequest(requestId, 'revoked', caller.id)))
        throw conflict(REQUEST_CLOSED_MESSAGE, 'request-closed');
      await this.appendMessage(caller, dossier, {
        kind: 'revoke',
        text: '',
        itemId: request.itemId,
        requestId,
      });
    });
    return this.readThread(caller, id);
  }

  /** The owner says that the files are there; from then on they are frozen like the rest. */
  async answerDocumentRequest(
    caller: CurrentCaller,
    id: number,
    requestId: number,
    text: string,
  ): Promise<ThreadView> {
    await this.runWithOptimisticRetry(async () => {
      const dossier = await this.dossierRepository.findOwnedDossier(caller, id);
      const request = await this.documentRequestRepository.findRequest(id, requestId);
      if (request === null) throw notFound(REQUEST_NOT_FOUND_MESSAGE);
      // Taken first: no file comes or goes between the check and the closing.
      if (
        request.openItem === null ||
        !(await this.documentRequestRepository.lockOpenRequest(id, request.itemId))
      )
        throw conflict(REQUEST_CLOSED_MESSAGE, 'request-closed');
      if (findAnswerFiles(request, await this.dossierFileRepository.listByDossier(id)).length === 0)
        throw conflict('Prima va caricato il documento richiesto.', 'document-missing');
      if (!(await this.documentRequestRepository.closeRequest(requestId, 'answered', caller.id)))
        throw conflict(REQUEST_CLOSED_MESSAGE, 'request-closed');
      await this.appendMessage(caller, dossier, {
        kind: 'answer',
        text,
        itemId: request.itemId,
        requestId,
      });
    });
    return this.readThread(caller, id);
  }

  /** Adds a message and tells the other side; `false` when its key was used before. */
  private async appendMessage(
    caller: CurrentCaller,
    dossier: Dossier,
    { kind, text, itemId, requestId, attachment = null, key = null }: NewMessage,
  ): Promise<boolean> {
    const thread = await this.messageThreadRepository.lockThread(dossier.id);
    if (
      key !== null &&
      (await this.messageThreadRepository.findMessageByKey(dossier.id, caller.id, key)) !== null
    )
      return false;
    const attachmentId =
      attachment === null
        ? null
        : (
            await this.dossierFileRepository.insertWithFreeName({
              ...attachment,
              dossierId: dossier.id,
              purpose: 'message',
              itemId: null,
              uploadedBy: caller.id,
            })
          ).id;
    const side = toMessageSide(caller);
    const { name } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
    await this.messageThreadRepository.insertMessage({
      dossierId: dossier.id,
      at: new Date(),
      authorId: caller.id,
      side,
      who: name,
      kind,
      text,
      itemId: itemId ?? null,
      requestId: requestId ?? null,
      attachmentId,
      idempotencyKey: key,
    });
    if (requestId !== undefined)
      await this.messageThreadRepository.updateThread(dossier.id, {
        openRequests: await this.documentRequestRepository.countOpenRequests(dossier.id),
      });
    await this.auditLogService.appendAuditEntry({
      by: caller,
      action: AUDIT_ACTIONS[kind],
      subject: { kind: 'dossier', id: dossier.id },
      details: {
        ...(itemId === undefined ? {} : { document: this.documentSetService.findItemCode(itemId) }),
        attachment: attachment !== null,
      },
    });
    await this.messageNotificationService.notifyOtherSide(dossier, thread, { side, kind, text });
    return true;
  }

  private async runWithOptimisticRetry<T>(work: () => Promise<T>): Promise<T> {
    return retryOnOptimisticConflict(() => this.unitOfWork.run(work));
  }
}
