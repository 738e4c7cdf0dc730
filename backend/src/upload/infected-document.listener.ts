import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { DossierFileRepository } from '../module/documents/dossier-file.repository.js';
import { InfectedFileRegistry } from '../platform/files/infected-file.registry.js';
import { DossierRepository } from '../module/dossier.repository.js';
import { InfectedDocumentNotificationService } from './infected-document-notification.service.js';

/** Removes infected files from dossiers. */
@Injectable()
export class InfectedDocumentListener implements OnModuleInit {
  constructor(
    private readonly infectedFileRegistry: InfectedFileRegistry,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly dossierRepository: DossierRepository,
    private readonly infectedDocumentNotificationService: InfectedDocumentNotificationService,
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
    if (dossier !== null)
      await this.infectedDocumentNotificationService.notifyInfectedDocument(
        dossier,
        fileName,
        uploadedBy,
      );
    return true;
  }
}
