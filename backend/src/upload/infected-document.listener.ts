import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDirectoryService } from '../accounts/account-directory.service.js';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { DossierFileRepository } from '../module/documents/dossier-file.repository.js';
import { InfectedFileRegistry } from '../platform/files/infected-file.registry.js';
import { MailQueueService } from '../platform/mail/index.js';
import { NotificationDeliveryService } from '../notifications/notification-delivery.service.js';
import { formatDossierName } from '../module/mail/dossier-name.util.js';
import { DossierRepository, type Dossier } from '../module/dossier.repository.js';
import { createInfectedFileMail } from './mail/infected-file.mail.js';

/** Removes infected files from dossiers, and tells the uploader and the operator who works on the dossier. */
@Injectable()
export class InfectedDocumentListener implements OnModuleInit {
  constructor(
    private readonly infectedFileRegistry: InfectedFileRegistry,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly dossierRepository: DossierRepository,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
    private readonly mailQueueService: MailQueueService,
    private readonly auditLogService: AuditLogService,
  ) {}

  onModuleInit(): void {
    this.infectedFileRegistry.registerInfectedFileHandler((storageKey, signature) =>
      this.removeInfectedDocument(storageKey, signature),
    );
  }

  private async removeInfectedDocument(storageKey: string, signature: string): Promise<boolean> {
    const file = await this.dossierFileRepository.findByStorageKey(storageKey);
    if (file === null) return false;
    // Another transaction has deleted it first.
    if ((await this.dossierFileRepository.deleteByIds([file.id])) === 0) return false;
    const { id: fileId, dossierId, uploadedBy, fileName } = file;
    await this.auditLogService.appendAuditEntry({
      by: null,
      action: 'malware-withdrawn',
      subject: { kind: 'dossier', id: dossierId },
      details: { file: fileId, uploadedBy, signature },
    });
    const dossier = await this.dossierRepository.findDossierOrNull(dossierId);
    if (dossier !== null) await this.notifyInfectedDocument(dossier, fileName, uploadedBy);
    return true;
  }

  private async notifyInfectedDocument(
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
