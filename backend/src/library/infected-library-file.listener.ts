import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { DeferredScanProcessor } from '../platform/files/deferred-scan.processor.js';
import { LibraryFileEntity } from './library-file.entity.js';

/** Takes infected files out of the library. In place of a replaced starter file the portal's own is there again. */
@Injectable()
export class InfectedLibraryFileListener implements OnModuleInit {
  constructor(
    private readonly deferredScanProcessor: DeferredScanProcessor,
    private readonly auditLogService: AuditLogService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  onModuleInit(): void {
    this.deferredScanProcessor.registerInfectedFileHandler((storageKey, signature) =>
      this.removeInfectedFile(storageKey, signature),
    );
  }

  private async removeInfectedFile(storageKey: string, signature: string): Promise<boolean> {
    const row = await this.manager.findOneBy(LibraryFileEntity, { storageKey });
    if (row === null) return false;
    const { affected } =
      row.slug === null
        ? await this.manager.delete(LibraryFileEntity, { id: row.id, storageKey })
        : await this.manager.update(
            LibraryFileEntity,
            { id: row.id, storageKey },
            { size: null, sha256: null, storageKey: null },
          );
    if (affected !== 1) return false;
    await this.auditLogService.appendAuditEntry({
      by: null,
      action: 'malware-withdrawn',
      subject: { kind: 'file', id: row.id },
      details: { signature },
    });
    return true;
  }
}
