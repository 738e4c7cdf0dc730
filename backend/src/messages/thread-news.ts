import { Injectable } from '@nestjs/common';
import { bundleAt, otherSide, type MessageSide } from '@pratiche/domain';
import { AccountsService } from '../accounts/accounts.service.js';
import type { Dossier } from '../module/dossier-store.js';
import { dossierName } from '../module/mail/mail-dossier.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { Outbox } from '../platform/jobs/index.js';
import { Threads, type DossierMessageRow, type MessageThread } from './store/threads.js';

export const MESSAGES_MAIL_JOB = 'messages-mail';

export interface MessagesMailJob {
  dossierId: number;
  /** Side that is written to. */
  side: MessageSide;
}

const TITLES: Record<DossierMessageRow['kind'], string> = {
  text: 'nuovo messaggio',
  request: 'documento richiesto di nuovo',
  answer: 'documento caricato',
  revoke: 'richiesta ritirata',
};

/** Tells the other side of a thread that something is there: counted at once, mailed once for all that comes within minutes. */
@Injectable()
export class ThreadNews {
  constructor(
    private readonly threads: Threads,
    private readonly notifications: NotificationsService,
    private readonly accounts: AccountsService,
    private readonly outbox: Outbox,
  ) {}

  async written(
    dossier: Dossier,
    thread: MessageThread,
    { side, kind, text }: Pick<DossierMessageRow, 'side' | 'kind' | 'text'>,
  ): Promise<void> {
    const to = otherSide(side);
    const { unread, mailDue, mailed } = newsColumns(to);
    const change: Partial<MessageThread> = { [unread]: thread[unread] + 1 };
    if (thread[mailDue] === null) {
      const due = bundleAt(new Date(), thread[mailed]);
      change[mailDue] = due;
      await this.outbox.add({
        kind: MESSAGES_MAIL_JOB,
        payload: { dossierId: dossier.id, side: to } satisfies MessagesMailJob,
        runAt: due,
      });
    }
    await this.threads.update(dossier.id, change);
    // One line behind the bell for all that is unread, and one more when a document is asked for. The back office has no bell.
    if (to === 'fitter' && (thread.fitterUnread === 0 || kind === 'request')) {
      await this.notifications.add({
        kind: kind === 'request' ? 'document' : 'message',
        accountId: dossier.accountId,
        title: `Pratica n. ${dossier.id}: ${TITLES[kind]}`,
        text: `Sulla ${dossierName(dossier)}${text === '' ? '.' : `: ${text.length > 300 ? `${text.slice(0, 300)}…` : text}`}`,
        dossierId: dossier.id,
      });
    }
  }

  /** Who gets the e-mail: the owner; of the back office whoever has the dossier, else who wrote last, else every operator. */
  async addresses(dossier: Dossier, side: MessageSide): Promise<string[]> {
    const ids =
      side === 'fitter'
        ? [dossier.accountId]
        : [dossier.operatorId, await this.threads.lastAuthor(dossier.id, 'office')];
    for (const id of ids) {
      const account = id === null ? null : await this.accounts.findAccount(id);
      if (account !== null) return [account.email];
    }
    return side === 'fitter' ? [] : this.accounts.listOperatorEmails();
  }
}

/** Columns of the thread that tell of one side. */
export function newsColumns(side: MessageSide) {
  return side === 'fitter'
    ? ({
        unread: 'fitterUnread',
        readId: 'fitterReadId',
        mailDue: 'fitterMailDue',
        mailed: 'fitterMailed',
      } as const)
    : ({
        unread: 'officeUnread',
        readId: 'officeReadId',
        mailDue: 'officeMailDue',
        mailed: 'officeMailed',
      } as const);
}
