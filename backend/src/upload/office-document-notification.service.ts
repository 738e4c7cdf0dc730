import { Injectable } from '@nestjs/common';
import { DocumentSetService } from '../module/documents/document-set.service.js';
import type { StoredFile } from '../module/documents/dossier-file.repository.js';
import type { Dossier } from '../module/dossier.repository.js';
import { describeDossierNews } from '../module/mail/dossier-name.util.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { OfficeActService } from '../module/charge/office-act.service.js';
import type { CurrentCaller } from '../platform/auth/index.js';

/** Logs a document that the back office has added, and notifies the owner of the dossier. */
@Injectable()
export class OfficeDocumentNotificationService {
  constructor(
    private readonly documentSetService: DocumentSetService,
    private readonly officeActService: OfficeActService,
    private readonly notificationsService: NotificationsService,
  ) {}

  async recordAndNotify(
    caller: CurrentCaller,
    dossier: Dossier,
    { id, itemId, fileName }: StoredFile,
  ): Promise<void> {
    await this.officeActService.recordAct({
      by: caller,
      action: 'document-added',
      dossierId: dossier.id,
      details: {
        file: id,
        document: itemId === null ? null : this.documentSetService.findItemCode(itemId),
      },
    });
    await this.notificationsService.createNotification({
      kind: 'document',
      accountId: dossier.accountId,
      dossierId: dossier.id,
      title: `Pratica n. ${dossier.id}: documento aggiunto`,
      text: describeDossierNews(
        dossier,
        `Il file «${fileName}» viene da un operatore: non devi fare nulla.`,
      ),
    });
  }
}
