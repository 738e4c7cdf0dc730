import { Injectable } from '@nestjs/common';
import { scheduleMessageMail, getOtherMessageSide, type MessageSide } from '@pratiche/domain';
import { AccountsService } from '../../accounts/accounts.service.js';
import type { Dossier } from '../dossier.repository.js';
import { describeDossierNews } from '../mail/dossier-name.util.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { OutboxService } from '../../platform/jobs/index.js';
import { PostponementEndService } from '../postpone/postponement-end.service.js';
import {
  MessageThreadRepository,
  type DossierMessageEntity,
  type MessageThread,
} from './threads/message-thread.repository.js';

export const MESSAGES_MAIL_JOB = 'messages-mail';

export interface MessagesMailPayload {
  dossierId: number;
  /** The side that gets the mail. */
  side: MessageSide;
}

const NOTIFICATION_TITLES: Record<DossierMessageEntity['kind'], string> = {
  text: 'nuovo messaggio',
  request: 'documento richiesto di nuovo',
  answer: 'documento caricato',
  revoke: 'richiesta ritirata',
};

/**
 * Notifies the other side of a thread: counts the message at once, mails all messages of some
 * minutes together, and brings a dossier back that waited for its fitter.
 */
@Injectable()
export class MessageNotificationService {
  constructor(
    private readonly messageThreadRepository: MessageThreadRepository,
    private readonly notificationsService: NotificationsService,
    private readonly accountsService: AccountsService,
    private readonly outboxService: OutboxService,
    private readonly postponementEndService: PostponementEndService,
  ) {}

  async notifyOtherSide(
    dossier: Dossier,
    thread: MessageThread,
    { side, kind, text }: Pick<DossierMessageEntity, 'side' | 'kind' | 'text'>,
  ): Promise<void> {
    if (side === 'fitter') await this.postponementEndService.endByAnswer(dossier.id);
    const to = getOtherMessageSide(side);
    const { unread, mailDue, mailed } = toSideColumns(to);
    const change: Partial<MessageThread> = { [unread]: thread[unread] + 1 };
    if (thread[mailDue] === null) {
      const due = scheduleMessageMail(new Date(), thread[mailed]);
      change[mailDue] = due;
      await this.outboxService.enqueueJob({
        kind: MESSAGES_MAIL_JOB,
        payload: { dossierId: dossier.id, side: to } satisfies MessagesMailPayload,
        runAt: due,
      });
    }
    await this.messageThreadRepository.updateThread(dossier.id, change);
    // One notification for all unread messages, and one more for a document request. The back office gets none.
    if (to === 'fitter' && (thread.fitterUnread === 0 || kind === 'request')) {
      await this.notificationsService.createNotification({
        kind: kind === 'request' ? 'document' : 'message',
        accountId: dossier.accountId,
        title: `Pratica n. ${dossier.id}: ${NOTIFICATION_TITLES[kind]}`,
        text: describeDossierNews(dossier, text.length > 300 ? `${text.slice(0, 300)}…` : text),
        dossierId: dossier.id,
      });
    }
  }

  /** The owner; or the operator of the dossier, and all operators while it has none. */
  async findRecipients(dossier: Dossier, side: MessageSide): Promise<string[]> {
    if (side === 'fitter') {
      const owner = await this.accountsService.findAccount(dossier.accountId);
      return owner === null ? [] : [owner.email];
    }
    const [operator] = await this.findWorkingEmails([dossier.operatorId]);
    if (operator !== undefined) return [operator];
    const lastAuthorId = await this.messageThreadRepository.findLastAuthorId(dossier.id, 'office');
    return [
      ...new Set([
        ...(await this.accountsService.listOperatorEmails()),
        ...(await this.findWorkingEmails([lastAuthorId])),
      ]),
    ];
  }

  /** Of those who can log in to answer. */
  private async findWorkingEmails(ids: readonly (number | null)[]): Promise<string[]> {
    const accounts = await this.accountsService.findAccountsById(ids.filter((id) => id !== null));
    return [...accounts.values()]
      .filter(({ suspended, deleted }) => suspended === null && deleted === null)
      .map(({ email }) => email);
  }
}

/** The columns of the thread about one side. */
export function toSideColumns(side: MessageSide) {
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
