import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { DossierFileRepository } from '../module/documents/dossier-file.repository.js';
import { DeferredScanProcessor } from '../platform/files/deferred-scan.processor.js';
import { formatDossierName } from '../module/mail/dossier-name.util.js';
import { DossierRepository, type Dossier } from '../module/dossier.repository.js';
import { AccountDirectoryService } from '../accounts/account-directory.service.js';
import { NotificationDeliveryService } from '../notifications/notification-delivery.service.js';
import { MailQueueService } from '../platform/mail/index.js';
import { createInfectedFileMail } from './mail/infected-file.mail.js';

/** Takes infected files away from dossiers: the owner, who uploaded it and who works on the dossier are told. */
@Injectable()
export class InfectedDocumentListener implements OnModuleInit {
  constructor(
    private readonly deferredScanProcessor: DeferredScanProcessor,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly dossierRepository: DossierRepository,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
    private readonly mailQueueService: MailQueueService,
    private readonly auditLogService: AuditLogService,
  ) {}

  onModuleInit(): void {
    this.deferredScanProcessor.registerInfectedFileHandler((storageKey, signature) =>
      this.removeInfectedDocument(storageKey, signature),
    );
  }

  private async removeInfectedDocument(storageKey: string, signature: string): Promise<boolean> {
    const file = await this.dossierFileRepository.findByStorageKey(storageKey);
    if (file === null) return false;
    // Somebody else was quicker.
    if ((await this.dossierFileRepository.deleteByIds([file.id])) === 0) return false;
    const { id: fileId, dossierId, uploadedBy, fileName } = file;
    await this.auditLogService.appendAuditEntry({
      by: null,
      action: 'malware-withdrawn',
      subject: { kind: 'dossier', id: dossierId },
      details: { file: fileId, uploadedBy, signature },
    });
    const dossier = await this.dossierRepository.findDossierOrNull(dossierId);
    if (dossier !== null) await this.notifyUploader(dossier, fileName, uploadedBy);
    return true;
  }

  private async notifyUploader(
    dossier: Dossier,
    fileName: string,
    uploadedBy: number,
  ): Promise<void> {
    const { id, accountId, operatorId } = dossier;
    const others = new Set([uploadedBy, ...(operatorId === null ? [] : [operatorId])]);
    others.delete(accountId);
    // What the back office's own file had in it is no news for the owner.
    if (uploadedBy === accountId) {
      const template = createInfectedFileMail(dossier, fileName, `/modules/edit/${id}`);
      const text = `L’antivirus ha trovato un programma dannoso nel file «${fileName}» della ${formatDossierName(dossier)}: il file è stato eliminato. Caricare un’altra copia del documento.`;
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
