import { Injectable } from '@nestjs/common';
import { DocumentSet } from '../documents/document-set.js';
import { DossierStore, type Dossier } from '../module/dossier-store.js';
import { News } from '../notifications/news.js';
import { UnitOfWork } from '../platform/database/index.js';
import { JobHandler, type HandlesJob } from '../platform/jobs/index.js';
import { MailQueue, type MailTemplate } from '../platform/mail/index.js';
import { messagesMail } from './mail/messages.js';
import { Threads, type DossierMessageRow } from './store/threads.js';
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
    private readonly owner: News,
  ) {}

  async handle({ dossierId, side }: MessagesMailJob): Promise<void> {
    await this.unitOfWork.run(async () => {
      const thread = await this.threads.hold(dossierId);
      const { mailDue, mailed, readId } = newsColumns(side);
      const due = thread[mailDue];
      if (due === null || due.getTime() > Date.now()) return;
      const messages = await this.threads.unseen(dossierId, side, thread[readId]);
      // Read already: nothing to say, and the next message is told as the first.
      await this.threads.update(
        dossierId,
        messages.length === 0 ? { [mailDue]: null } : { [mailDue]: null, [mailed]: new Date() },
      );
      const dossier = messages.length === 0 ? null : await this.store.findExisting(dossierId);
      if (dossier === null) return;
      if (side === 'fitter') await this.tellOwner(dossier, messages);
      else {
        const template = this.template(
          dossier,
          messages,
          `/administration/modules/edit/${dossierId}`,
        );
        for (const to of await this.news.addresses(dossier, side))
          await this.mail.add({ to, template });
      }
    });
  }

  /** Who turned off e-mails of messages may still want those that ask for a document, and the other way round. */
  private async tellOwner(dossier: Dossier, messages: readonly DossierMessageRow[]): Promise<void> {
    const { accountId } = dossier;
    const wants = {
      message: await this.owner.wantsMail(accountId, 'message'),
      document: await this.owner.wantsMail(accountId, 'document'),
    };
    const told = messages.filter((message) => wants[kindOf(message)]);
    if (told.length === 0) return;
    const kind = told.some((message) => kindOf(message) === 'document') ? 'document' : 'message';
    const template = this.template(dossier, told, `/modules/edit/${dossier.id}`);
    for (const to of await this.news.addresses(dossier, 'fitter'))
      await this.owner.mail({ accountId, kind }, { to, template });
  }

  private template(
    dossier: Dossier,
    messages: readonly DossierMessageRow[],
    path: string,
  ): MailTemplate {
    return messagesMail(
      dossier,
      messages.map(({ who, kind, text, itemId }) => ({
        who,
        kind,
        text,
        documentName: itemId === null ? null : this.documents.nameOf(itemId),
      })),
      path,
    );
  }
}

const kindOf = ({ kind }: DossierMessageRow): 'message' | 'document' =>
  kind === 'request' ? 'document' : 'message';
