import { Injectable } from '@nestjs/common';
import type { AuditAction, MessageKind } from '@pratiche/domain';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { OfficeActService } from '../charge/office-act.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { DocumentSetService } from '../documents/document-set.service.js';
import type { Dossier } from '../dossier.repository.js';
import { DocumentRequestRepository } from './document-requests/document-request.repository.js';
import { MessageNotificationService } from './message-notification.service.js';
import { toMessageSide } from './message-side.util.js';
import {
  MessageThreadRepository,
  type MessageThread,
} from './threads/message-thread.repository.js';

export interface NewMessage {
  kind: MessageKind;
  text: string;
  itemId?: number;
  requestId?: number;
  attachmentId?: number | null;
  idempotencyKey?: string | null;
}

const AUDIT_ACTIONS = {
  text: 'message',
  request: 'document-request',
  revoke: 'document-request-withdrawn',
  answer: 'document-request-answered',
} as const satisfies Record<MessageKind, AuditAction>;

/** Appends a message to the thread of a dossier, logs it and notifies the other side. */
@Injectable()
export class MessageAppendService {
  constructor(
    private readonly messageThreadRepository: MessageThreadRepository,
    private readonly documentRequestRepository: DocumentRequestRepository,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly documentSetService: DocumentSetService,
    private readonly officeActService: OfficeActService,
    private readonly messageNotificationService: MessageNotificationService,
  ) {}

  /** @param lockedThread the thread, when this transaction has locked it already */
  async appendMessage(
    caller: CurrentCaller,
    dossier: Dossier,
    { kind, text, itemId, requestId, attachmentId = null, idempotencyKey = null }: NewMessage,
    lockedThread?: MessageThread,
  ): Promise<void> {
    const thread = lockedThread ?? (await this.messageThreadRepository.lockThread(dossier.id));
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
      idempotencyKey,
    });
    if (requestId !== undefined)
      await this.messageThreadRepository.updateThread(dossier.id, {
        openRequests: await this.documentRequestRepository.countOpenRequests(dossier.id),
      });
    await this.officeActService.recordAct({
      by: caller,
      action: AUDIT_ACTIONS[kind],
      dossierId: dossier.id,
      details: {
        ...(itemId === undefined ? {} : { document: this.documentSetService.findItemCode(itemId) }),
        attachment: attachmentId !== null,
      },
    });
    await this.messageNotificationService.notifyOtherSide(dossier, thread, { side, kind, text });
  }
}
