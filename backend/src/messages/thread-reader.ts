import type { MessageThread as ThreadView } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { otherSide, refuseMessage, type MessageSide } from '@pratiche/domain';
import { DocumentSet } from '../documents/document-set.js';
import { DossierFiles, fileView } from '../documents/dossier-files.js';
import type { Dossier } from '../module/dossier-store.js';
import { requestView } from './documents-view.js';
import { DocumentRequests } from './store/document-requests.js';
import { Threads } from './store/threads.js';
import { newsColumns } from './thread-news.js';

/** A thread as one of its sides reads it. */
@Injectable()
export class ThreadReader {
  constructor(
    private readonly threads: Threads,
    private readonly requests: DocumentRequests,
    private readonly files: DossierFiles,
    private readonly set: DocumentSet,
  ) {}

  async of(dossier: Dossier, side: MessageSide): Promise<ThreadView> {
    const [thread, rows, open, files] = await Promise.all([
      this.threads.find(dossier.id),
      this.threads.messages(dossier.id),
      this.requests.openOf(dossier.id),
      this.files.of(dossier.id),
    ]);
    const seenBy = (reader: MessageSide): number => thread?.[newsColumns(reader).readId] ?? 0;
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
          documentName: row.itemId === null ? null : this.set.nameOf(row.itemId),
          requestId: row.requestId,
          attachment: attachment === undefined ? null : fileView(attachment),
          isRead: row.id <= seenBy(otherSide(row.side)),
        };
      }),
      requests: open.map((request) => {
        const asked = rows.find(
          ({ kind, requestId }) => kind === 'request' && requestId === request.id,
        );
        return requestView(request, this.set.nameOf(request.itemId), asked?.text ?? '', files);
      }),
      unread: thread?.[newsColumns(side).unread] ?? 0,
      closedBecause: refuseMessage(dossier.sent !== null),
    };
  }
}
