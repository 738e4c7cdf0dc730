import { Injectable } from '@nestjs/common';
import { getNotificationLabel, type NotificationKind } from '@pratiche/domain';
import {
  MailQueueService,
  type MailAttachment,
  type MailTemplate,
} from '../platform/mail/index.js';
import { NotificationsService, type NewNotification } from './notifications.service.js';
import { NotificationPreferencesService } from './notification-preferences.service.js';
import { UnsubscribeTokenService, type MailSubscription } from './unsubscribe-token.service.js';

export interface NotificationMail {
  to: string;
  template: MailTemplate;
  attachments?: MailAttachment[];
}

/**
 * Notifies the owner of an account in the portal, and by e-mail unless the owner turned that kind
 * off.
 */
@Injectable()
export class NotificationDeliveryService {
  constructor(
    private readonly notificationsService: NotificationsService,
    private readonly notificationPreferencesService: NotificationPreferencesService,
    private readonly unsubscribeTokenService: UnsubscribeTokenService,
    private readonly mailQueueService: MailQueueService,
  ) {}

  /**
   * Runs in the business transaction: the notification is delivered if, and only if, it commits.
   */
  async deliverNotification(notification: NewNotification, mail: NotificationMail): Promise<void> {
    await this.notificationsService.createNotification(notification);
    await this.queueNotificationMail(notification, mail);
  }

  /** The e-mail alone, for news that wait and are put together. */
  async queueNotificationMail(
    about: MailSubscription & { dossierId?: number | null },
    { to, template, attachments }: NotificationMail,
  ): Promise<void> {
    const { accountId, kind, dossierId = null } = about;
    if (!(await this.notificationPreferencesService.wantsMail(accountId, kind))) return;
    await this.mailQueueService.enqueueMail({
      to,
      template,
      about: { accountId, kind, dossierId },
      optOut: this.createOptOut({ accountId, kind }),
      ...(attachments === undefined ? {} : { attachments }),
    });
  }

  async wantsMail(accountId: number, kind: NotificationKind): Promise<boolean> {
    return this.notificationPreferencesService.wantsMail(accountId, kind);
  }

  private createOptOut(about: MailSubscription) {
    const token = this.unsubscribeTokenService.createToken(about);
    return {
      label: `Non inviarmi più e-mail su «${getNotificationLabel(about.kind)}»`,
      page: `/unsubscribe/${token}`,
      oneClick: `/api/Notifications/unsubscribe/${token}`,
    };
  }
}
