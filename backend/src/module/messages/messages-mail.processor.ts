import { Processor, WorkerHost } from '@nestjs/bullmq';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { WORKER_OPTIONS, type QueuedJob } from '../../platform/jobs/index.js';
import {
  MessageThreadRepository,
  type DossierMessageEntity,
} from './threads/message-thread.repository.js';
import {
  MESSAGES_MAIL_JOB,
  toSideColumns,
  type MessagesMailPayload,
  MessageNotificationService,
} from './message-notification.service.js';
import { NotificationDeliveryService } from '../../notifications/notification-delivery.service.js';
import { MailQueueService, type MailTemplate } from '../../platform/mail/index.js';
import { DocumentSetService } from '../documents/document-set.service.js';
import { messagesMail } from './mail/messages.mail.js';

/** Sends a side one e-mail with all its unread messages; safe to run twice. */
@Processor(MESSAGES_MAIL_JOB, WORKER_OPTIONS)
export class MessagesMailProcessor extends WorkerHost {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly messageThreadRepository: MessageThreadRepository,
    private readonly documentSetService: DocumentSetService,
    private readonly messageNotificationService: MessageNotificationService,
    private readonly mailQueueService: MailQueueService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
  ) {
    super();
  }

  async process({ data: { dossierId, side } }: QueuedJob<MessagesMailPayload>): Promise<void> {
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
      // Messages read meanwhile are not mailed, and the next one counts as the first.
      await this.messageThreadRepository.updateThread(
        dossierId,
        messages.length === 0 ? { [mailDue]: null } : { [mailDue]: null, [mailed]: new Date() },
      );
      const dossier =
        messages.length === 0 ? null : await this.dossierRepository.findDossierOrNull(dossierId);
      if (dossier === null) return;
      if (side === 'fitter') await this.mailOwner(dossier, messages);
      else await this.mailBackOffice(dossier, messages);
    });
  }

  /** Owners choose separately whether messages and document requests come by e-mail. */
  private async mailOwner(
    dossier: Dossier,
    messages: readonly DossierMessageEntity[],
  ): Promise<void> {
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

  private async mailBackOffice(
    dossier: Dossier,
    messages: readonly DossierMessageEntity[],
  ): Promise<void> {
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
