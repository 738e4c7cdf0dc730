import { Injectable } from '@nestjs/common';
import { NotificationDeliveryService } from '../../notifications/notification-delivery.service.js';
import { MailQueueService, type MailTemplate } from '../../platform/mail/index.js';
import { DocumentSetService } from '../documents/document-set.service.js';
import type { Dossier } from '../dossier.repository.js';
import { messagesMail } from './mail/messages.mail.js';
import { MessageNotificationService } from './message-notification.service.js';
import type { DossierMessageEntity } from './threads/message-thread.repository.js';

/** E-mails with the unread messages of a thread. */
@Injectable()
export class MessageMailService {
  constructor(
    private readonly documentSetService: DocumentSetService,
    private readonly messageNotificationService: MessageNotificationService,
    private readonly mailQueueService: MailQueueService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
  ) {}

  /** Owners choose separately whether messages and document requests come by e-mail. */
  async mailOwner(dossier: Dossier, messages: readonly DossierMessageEntity[]): Promise<void> {
    const { accountId } = dossier;
    const wants = {
      message: await this.notificationDeliveryService.wantsMail(accountId, 'message'),
      document: await this.notificationDeliveryService.wantsMail(accountId, 'document'),
    };
    const wanted = messages.filter((message) => wants[toNotificationKind(message)]);
    if (wanted.length === 0) return;
    const kind = wanted.some((message) => toNotificationKind(message) === 'document')
      ? 'document'
      : 'message';
    const template = this.buildMailTemplate(dossier, wanted, `/modules/edit/${dossier.id}`);
    for (const to of await this.messageNotificationService.findRecipients(dossier, 'fitter'))
      await this.notificationDeliveryService.queueNotificationMail(
        { accountId, kind },
        { to, template },
      );
  }

  async mailBackOffice(dossier: Dossier, messages: readonly DossierMessageEntity[]): Promise<void> {
    const template = this.buildMailTemplate(
      dossier,
      messages,
      `/administration/modules/edit/${dossier.id}`,
    );
    for (const to of await this.messageNotificationService.findRecipients(dossier, 'office'))
      await this.mailQueueService.enqueueMail({ to, template });
  }

  private buildMailTemplate(
    dossier: Dossier,
    messages: readonly DossierMessageEntity[],
    path: string,
  ): MailTemplate {
    return messagesMail(
      dossier,
      messages.map(({ who, kind, text, itemId }) => ({
        who,
        kind,
        text,
        documentName: itemId === null ? null : this.documentSetService.findItemName(itemId),
      })),
      path,
    );
  }
}

const toNotificationKind = ({ kind }: DossierMessageEntity): 'message' | 'document' =>
  kind === 'request' ? 'document' : 'message';
