import { Injectable } from '@nestjs/common';
import { getOtherMessageSide, validateMessageAllowed, type MessageSide } from '@pratiche/domain';
import { DocumentSetService } from '../documents/document-set.service.js';
import { DossierFileRepository, toUploadedFileDto } from '../documents/dossier-file.repository.js';
import type { Dossier } from '../dossier.repository.js';
import { toDocumentRequestDto } from './document-requests/document-request.mapper.js';
import { DocumentRequestRepository } from './document-requests/document-request.repository.js';
import { MessageThreadRepository } from './threads/message-thread.repository.js';
import { toSideColumns } from './message-notification.service.js';
import type { MessageThreadDto } from './dto/message-thread.dto.js';

/** The thread of a dossier, as one of its sides reads it. */
@Injectable()
export class MessageThreadService {
  constructor(
    private readonly messageThreadRepository: MessageThreadRepository,
    private readonly documentRequestRepository: DocumentRequestRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentSetService: DocumentSetService,
  ) {}

  async readThreadAs(dossier: Dossier, side: MessageSide): Promise<MessageThreadDto> {
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
