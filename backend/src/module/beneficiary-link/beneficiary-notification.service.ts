import { Injectable } from '@nestjs/common';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { NotificationDeliveryService } from '../../notifications/notification-delivery.service.js';
import {
  NotificationsService,
  type NewNotification,
} from '../../notifications/notifications.service.js';
import type { Dossier } from '../dossier.repository.js';
import { formatDossierName } from '../mail/dossier-name.util.js';
import { finishedMail } from './mail/finished.mail.js';

/** Notifies the owner of what the customer does with a link. */
@Injectable()
export class BeneficiaryNotificationService {
  constructor(
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly notificationsService: NotificationsService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
  ) {}

  async notifyFormStarted(dossier: Dossier): Promise<void> {
    await this.notificationsService.createNotification(
      toNotification(
        dossier,
        'Il cliente sta compilando i dati',
        'Puoi continuare a modificare gli altri: uniamo noi le modifiche.',
      ),
    );
  }

  async notifyFormFinished(dossier: Dossier): Promise<void> {
    const { email } = await this.accountDirectoryService.findDirectoryEntry(dossier.accountId);
    await this.notificationDeliveryService.deliverNotification(
      toNotification(
        dossier,
        'Il cliente ha completato i dati',
        'Puoi riprenderla da dove l’hai lasciata.',
      ),
      { to: email, template: finishedMail(dossier) },
    );
  }
}

const toNotification = (dossier: Dossier, title: string, what: string): NewNotification => ({
  kind: 'beneficiary',
  accountId: dossier.accountId,
  dossierId: dossier.id,
  title,
  text: `P${formatDossierName(dossier).slice(1)}. ${what}`,
});
