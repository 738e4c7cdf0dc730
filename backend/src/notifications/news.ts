import { Injectable } from '@nestjs/common';
import { notificationLabel, type NotificationKind } from '@pratiche/domain';
import { MailQueue, type MailTemplate } from '../platform/mail/index.js';
import { NotificationsService, type NewNotification } from './notifications.service.js';
import { NotificationPreferences } from './preferences.js';
import { UnsubscribeTokens, type Subscription } from './unsubscribe-tokens.js';

export interface NewsMail {
  to: string;
  template: MailTemplate;
}

/** Tells the owner of an account what happened: behind the bell, and by e-mail unless they turned that kind off. */
@Injectable()
export class News {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly preferences: NotificationPreferences,
    private readonly tokens: UnsubscribeTokens,
    private readonly queue: MailQueue,
  ) {}

  /** In the business transaction: told if, and only if, it commits. */
  async tell(notification: NewNotification, mail: NewsMail): Promise<void> {
    await this.notifications.add(notification);
    await this.mail(notification, mail);
  }

  /** The e-mail alone, for news that wait and are put together. */
  async mail(about: Subscription, { to, template }: NewsMail): Promise<void> {
    const { accountId, kind } = about;
    if (!(await this.preferences.wantsMail(accountId, kind))) return;
    await this.queue.add({
      to,
      template,
      about: { accountId, kind },
      optOut: this.optOut({ accountId, kind }),
    });
  }

  async wantsMail(accountId: number, kind: NotificationKind): Promise<boolean> {
    return this.preferences.wantsMail(accountId, kind);
  }

  private optOut(about: Subscription) {
    const token = this.tokens.make(about);
    return {
      label: `Non ricevere più e-mail su «${notificationLabel(about.kind)}»`,
      page: `/unsubscribe/${token}`,
      oneClick: `/api/Notifications/unsubscribe/${token}`,
    };
  }
}
