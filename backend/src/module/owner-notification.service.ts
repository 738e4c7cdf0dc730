import { Injectable } from '@nestjs/common';
import { type StatusCode } from '@pratiche/domain';
import { NotificationDeliveryService } from '../notifications/notification-delivery.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import type { MailTemplate } from '../platform/mail/index.js';
import type { Dossier } from './entities/dossier.entity.js';
import { completedMail } from './mail/completed.mail.js';
import { formatDossierName } from './mail/dossier-name.util.js';
import { returnedMail } from './mail/returned.mail.js';
import { sentMail } from './mail/sent.mail.js';
import { SettingsService } from '../settings/settings.service.js';

interface ReturnDetails {
  to: 'REJECTED' | 'WAITING';
  reason: string;
  hasAttachment: boolean;
}

/** Tells the owner of a dossier what happened to it: behind the bell and by e-mail, both with the business transaction. */
@Injectable()
export class OwnerNotificationService {
  constructor(
    private readonly notificationsService: NotificationsService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
    private readonly settingsService: SettingsService,
  ) {}

  async notifyDossierSent(dossier: Dossier, email: string): Promise<void> {
    await this.notifyOwner(
      dossier,
      email,
      sentMail(dossier),
      `La ${formatDossierName(dossier)} è stata inviata.`,
    );
  }

  async notifyDossierReturned(dossier: Dossier, email: string, news: ReturnDetails): Promise<void> {
    await this.notifyOwner(
      dossier,
      email,
      returnedMail({ dossier, ...news }),
      `La ${formatDossierName(dossier)} è tornata tra le bozze. Motivo: ${news.reason}`,
    );
  }

  async notifyDossierCompleted(dossier: Dossier, email: string): Promise<void> {
    await this.notifyOwner(
      dossier,
      email,
      completedMail(dossier),
      `La ${formatDossierName(dossier)} è completata.`,
    );
  }

  /** A step that asks nothing of the owner and is followed by others: behind the bell only. */
  async notifyStatusAdvanced(dossier: Dossier, to: StatusCode): Promise<void> {
    const { id, accountId } = dossier;
    const { name } = this.settingsService.rules.getStatus(to);
    await this.notificationsService.createNotification({
      kind: 'status',
      accountId,
      dossierId: id,
      title: `Pratica n. ${id}: ${name.toLowerCase().replace('enea', 'ENEA')}`,
      text: `La ${formatDossierName(dossier)} è passata allo stato «${name}».`,
    });
  }

  private async notifyOwner(
    dossier: Dossier,
    email: string,
    template: MailTemplate,
    text: string,
  ): Promise<void> {
    await this.notificationDeliveryService.deliverNotification(
      {
        kind: 'status',
        accountId: dossier.accountId,
        title: template.subject,
        text,
        dossierId: dossier.id,
      },
      { to: email, template },
    );
  }
}
