import { Injectable } from '@nestjs/common';
import { DocumentSetService } from '../documents/document-set.service.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import { NotificationDeliveryService } from '../../notifications/notification-delivery.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { JobProcessor, type JobHandler } from '../../platform/jobs/index.js';
import { MailQueueService, type MailTemplate } from '../../platform/mail/index.js';
import { messagesMail } from './mail/messages.mail.js';
import {
  MessageThreadRepository,
  type DossierMessageEntity,
} from './threads/message-thread.repository.js';
import {
  MESSAGES_MAIL_JOB,
  toSideColumns,
  MessageNotificationService,
  type MessagesMailPayload,
} from './message-notification.service.js';

/** Puts all a side has not read yet into one e-mail; none when it was read meanwhile. Run twice, it finds nothing left to do. */
@Injectable()
@JobProcessor(MESSAGES_MAIL_JOB)
export class MessagesMailProcessor implements JobHandler<MessagesMailPayload> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly messageThreadRepository: MessageThreadRepository,
    private readonly documentSetService: DocumentSetService,
    private readonly messageNotificationService: MessageNotificationService,
    private readonly mailQueueService: MailQueueService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
  ) {}

  async handle({ dossierId, side }: MessagesMailPayload): Promise<void> {
    await this.unitOfWork.run(async () => {
      const thread = await this.messageThreadRepository.lockThread(dossierId);
      const { mailDue, mailed, readId } = toSideColumns(side);
      const due = thread[mailDue];
      if (due === null || due.getTime() > Date.now()) return;
      const messages = await this.messageThreadRepository.listUnseenMessages(
        dossierId,
        side,
        thread[readId],
      );
      // Read already: nothing to say, and the next message is told as the first.
      await this.messageThreadRepository.updateThread(
        dossierId,
        messages.length === 0 ? { [mailDue]: null } : { [mailDue]: null, [mailed]: new Date() },
      );
      const dossier =
        messages.length === 0 ? null : await this.dossierRepository.findDossierOrNull(dossierId);
      if (dossier === null) return;
      if (side === 'fitter') await this.mailOwner(dossier, messages);
      else {
        const template = this.buildMailTemplate(
          dossier,
          messages,
          `/administration/modules/edit/${dossierId}`,
        );
        for (const to of await this.messageNotificationService.findRecipients(dossier, side))
          await this.mailQueueService.enqueueMail({ to, template });
      }
    });
  }

  /** Who turned off e-mails of messages may still want those that ask for a document, and the other way round. */
  private async mailOwner(
    dossier: Dossier,
    messages: readonly DossierMessageEntity[],
  ): Promise<void> {
    const { accountId } = dossier;
    const wants = {
      message: await this.notificationDeliveryService.wantsMail(accountId, 'message'),
      document: await this.notificationDeliveryService.wantsMail(accountId, 'document'),
    };
    const told = messages.filter((message) => wants[toNotificationKind(message)]);
    if (told.length === 0) return;
    const kind = told.some((message) => toNotificationKind(message) === 'document')
      ? 'document'
      : 'message';
    const template = this.buildMailTemplate(dossier, told, `/modules/edit/${dossier.id}`);
    for (const to of await this.messageNotificationService.findRecipients(dossier, 'fitter'))
      await this.notificationDeliveryService.queueNotificationMail(
        { accountId, kind },
        { to, template },
      );
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
