import { Injectable } from '@nestjs/common';
import { DocumentSet } from '../documents/document-set.js';
import { DossierStore } from '../module/dossier-store.js';
import { UnitOfWork } from '../platform/database/index.js';
import { JobHandler, type HandlesJob } from '../platform/jobs/index.js';
import { MailQueue } from '../platform/mail/index.js';
import { messagesMail } from './mail/messages.js';
import { Threads } from './store/threads.js';
import { MESSAGES_MAIL_JOB, newsColumns, ThreadNews, type MessagesMailJob } from './thread-news.js';

/** Puts all a side has not read yet into one e-mail; none when it was read meanwhile. Run twice, it finds nothing left to do. */
@Injectable()
@JobHandler(MESSAGES_MAIL_JOB)
export class MessagesMail implements HandlesJob<MessagesMailJob> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: DossierStore,
    private readonly threads: Threads,
    private readonly documents: DocumentSet,
    private readonly news: ThreadNews,
    private readonly mail: MailQueue,
  ) {}

  async handle({ dossierId, side }: MessagesMailJob): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      const thread = await this.threads.hold(manager, dossierId);
      const { mailDue, mailed, readId } = newsColumns(side);
      const due = thread[mailDue];
      if (due === null || due.getTime() > Date.now()) return;
      const messages = await this.threads.unseen(manager, dossierId, side, thread[readId]);
      // Read already: nothing to say, and the next message is told as the first.
      await this.threads.update(manager, dossierId, messages.length === 0 ? { [mailDue]: null } : { [mailDue]: null, [mailed]: new Date() });
      const dossier = messages.length === 0 ? null : await this.store.findExisting(dossierId, manager);
      if (dossier === null) return;
      const path = side === 'fitter' ? `/modules/edit/${dossierId}` : `/administration/modules/edit/${dossierId}`;
      const template = messagesMail(dossier, messages.map(({ who, kind, text, itemId }) => ({
        who, kind, text, documentName: itemId === null ? null : this.documents.nameOf(itemId),
      })), path);
      for (const to of await this.news.addresses(manager, dossier, side)) await this.mail.add(manager, { to, template });
    });
  }
}
