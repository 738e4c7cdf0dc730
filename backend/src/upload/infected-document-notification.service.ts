import { Injectable } from '@nestjs/common';
import { AccountDirectoryService } from '../accounts/account-directory.service.js';
import type { Dossier } from '../module/dossier.repository.js';
import { formatDossierName } from '../module/mail/dossier-name.util.js';
import { NotificationDeliveryService } from '../notifications/notification-delivery.service.js';
import { MailQueueService } from '../platform/mail/index.js';
import { createInfectedFileMail } from './mail/infected-file.mail.js';

/** Notifies the uploader of an infected file, and the operator who works on the dossier. */
@Injectable()
export class InfectedDocumentNotificationService {
  constructor(
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
    private readonly mailQueueService: MailQueueService,
  ) {}

  async notifyInfectedDocument(
    dossier: Dossier,
    fileName: string,
    uploadedBy: number,
  ): Promise<void> {
    const { id, accountId, operatorId } = dossier;
    const others = new Set([uploadedBy, ...(operatorId === null ? [] : [operatorId])]);
    others.delete(accountId);
    // The owner is not notified about a file of the back office.
    if (uploadedBy === accountId) {
      const template = createInfectedFileMail(dossier, fileName, `/modules/edit/${id}`);
      const text = `L’antivirus ha trovato un programma dannoso nel file «${fileName}» della ${formatDossierName(dossier)}: il file è stato eliminato. Carica un’altra copia del documento.`;
      const { email } = await this.accountDirectoryService.findDirectoryEntry(accountId);
      await this.notificationDeliveryService.deliverNotification(
        { kind: 'document', accountId, title: template.subject, text, dossierId: id },
        { to: email, template },
      );
    }
    for (const other of others) {
      const { email, isShutOut } = await this.accountDirectoryService.findDirectoryEntry(other);
      if (!isShutOut)
        await this.mailQueueService.enqueueMail({
          to: email,
          template: createInfectedFileMail(dossier, fileName, `/administration/modules/edit/${id}`),
        });
    }
  }
}
