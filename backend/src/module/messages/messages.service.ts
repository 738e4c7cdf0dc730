import { Injectable } from '@nestjs/common';
import {
  validateMessageAllowed,
  REQUIRED_MESSAGE,
  getOtherMessageSide,
  type MessageSide,
} from '@pratiche/domain';
import { DossierFileRepository, toUploadedFileDto } from '../documents/dossier-file.repository.js';
import type { ReceivedFile } from '../../platform/files/upload-intake.service.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../../platform/database/index.js';
import { badRequest, conflict } from '../../platform/http/index.js';
import type { KeyedRequest } from '../../platform/idempotency/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { MessageThreadRepository } from './threads/message-thread.repository.js';
import { MessageAppendService } from './message-append.service.js';
import { toSideColumns } from './message-notification.service.js';
import { toMessageSide } from './message-side.util.js';
import type { MessageThreadDto, DossierDocumentListDto } from './dto/message-thread.dto.js';
import { DocumentSetService } from '../documents/document-set.service.js';
import {
  toDocumentRequestDto,
  markRequestedItems,
} from './document-requests/document-request.mapper.js';
import { DocumentRequestRepository } from './document-requests/document-request.repository.js';
import { DocumentChecklistService } from '../documents/document-checklist.service.js';

/** The messages between the fitter and the back office about a dossier. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly messageThreadRepository: MessageThreadRepository,
    private readonly messageAppendService: MessageAppendService,
    private readonly documentRequestRepository: DocumentRequestRepository,
    private readonly documentSetService: DocumentSetService,
    private readonly documentChecklistService: DocumentChecklistService,
  ) {}

  async readThread(caller: CurrentCaller, id: number): Promise<MessageThreadDto> {
    return this.readThreadAs(
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

  /** @returns `isNew` is false when the key was used before: nothing was written, and the file is not needed */
  async writeMessage(
    caller: CurrentCaller,
    id: number,
    text: string,
    attachment: ReceivedFile | null,
    key: KeyedRequest | null,
  ): Promise<{ isNew: boolean; thread: MessageThreadDto }> {
    const dossier = await this.assertCanWrite(caller, id);
    if (text === '' && attachment === null) {
      throw badRequest('Il messaggio è vuoto: scrivi un testo o allega un file.', 'invalid-data', {
        errors: [{ field: 'text', message: REQUIRED_MESSAGE }],
      });
    }
    const isNew = await retryOnOptimisticConflict(() =>
      this.unitOfWork.run(() => this.appendTextOnce(caller, dossier, text, attachment, key)),
    );
    return { isNew, thread: await this.readThread(caller, id) };
  }

  /** Moves the read mark of the caller's side forward, never back. */
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

  async listDocuments(caller: CurrentCaller, id: number): Promise<DossierDocumentListDto> {
    const dossier = await this.dossierRepository.findReadableDossier(caller, id);
    const [files, open] = await Promise.all([
      this.dossierFileRepository.listByDossier(id),
      this.documentRequestRepository.listOpenRequests(id),
    ]);
    return {
      documents: markRequestedItems(
        this.documentChecklistService.listChecklistItems(dossier.data, files),
        open,
        files,
      ),
      adminFiles: await this.documentChecklistService.listAdminFiles(dossier, files),
    };
  }

  /** @returns false when the caller has used the key before */
  private async appendTextOnce(
    caller: CurrentCaller,
    dossier: Dossier,
    text: string,
    attachment: ReceivedFile | null,
    key: KeyedRequest | null,
  ): Promise<boolean> {
    const { id: dossierId } = dossier;
    const thread = await this.messageThreadRepository.lockThread(dossierId);
    if (
      key !== null &&
      (await this.messageThreadRepository.claimMessageKey(dossierId, caller.id, key)) !== null
    )
      return false;
    const attachmentId =
      attachment === null ? null : await this.insertAttachment(caller, dossierId, attachment);
    await this.messageAppendService.appendMessage(
      caller,
      dossier,
      { kind: 'text', text, attachmentId, idempotencyKey: key?.key ?? null },
      thread,
    );
    return true;
  }

  private async insertAttachment(
    caller: CurrentCaller,
    dossierId: number,
    attachment: ReceivedFile,
  ): Promise<number> {
    const { id } = await this.dossierFileRepository.insertWithFreeName({
      ...attachment,
      dossierId,
      purpose: 'message',
      itemId: null,
      uploadedBy: caller.id,
    });
    return id;
  }

  private async readThreadAs(dossier: Dossier, side: MessageSide): Promise<MessageThreadDto> {
    const [thread, rows, open, files] = await Promise.all([
      this.messageThreadRepository.findThread(dossier.id),
      this.messageThreadRepository.listMessages(dossier.id),
      this.documentRequestRepository.listOpenRequests(dossier.id),
      this.dossierFileRepository.listByDossier(dossier.id),
    ]);
    const seenBy = (reader: MessageSide): number => thread?.[toSideColumns(reader).readId] ?? 0;
    return {
      messages: rows.map((row) => {
        const attachment = files.find(({ id }) => id === row.attachmentId);
        return {
          id: row.id,
          at: row.at.toISOString(),
          side: row.side,
          who: row.who,
          kind: row.kind,
          text: row.text,
          documentName:
            row.itemId === null ? null : this.documentSetService.findItemName(row.itemId),
          requestId: row.requestId,
          attachment: attachment === undefined ? null : toUploadedFileDto(attachment),
          isRead: row.id <= seenBy(getOtherMessageSide(row.side)),
        };
      }),
      requests: open.map((request) => {
        const message = rows.find(
          ({ kind, requestId }) => kind === 'request' && requestId === request.id,
        );
        return toDocumentRequestDto(
          request,
          this.documentSetService.findItemName(request.itemId),
          message?.text ?? '',
          files,
        );
      }),
      unread: thread?.[toSideColumns(side).unread] ?? 0,
      closedBecause: validateMessageAllowed(dossier.sent !== null),
    };
  }
}
