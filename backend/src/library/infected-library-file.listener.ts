import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { InfectedFileRegistry } from '../platform/files/infected-file.registry.js';
import { LibraryFileRepository } from './library-file.repository.js';

/** Removes infected files from the library. A replaced starter file falls back to the portal's own content. */
@Injectable()
export class InfectedLibraryFileListener implements OnModuleInit {
  constructor(
    private readonly infectedFileRegistry: InfectedFileRegistry,
    private readonly libraryFileRepository: LibraryFileRepository,
    private readonly auditLogService: AuditLogService,
  ) {}

  onModuleInit(): void {
    this.infectedFileRegistry.registerInfectedFileHandler((storageKey, signature) =>
      this.removeInfectedFile(storageKey, signature),
    );
  }

  private async removeInfectedFile(storageKey: string, signature: string): Promise<boolean> {
    const row = await this.libraryFileRepository.findByStorageKey(storageKey);
    if (row === null || !(await this.libraryFileRepository.removeInfectedBytes(row, storageKey)))
      return false;
    await this.auditLogService.appendAuditEntry({
      by: null,
      action: 'malware-withdrawn',
      subject: { kind: 'file', id: row.id },
      details: { signature },
    });
    return true;
  }
}
