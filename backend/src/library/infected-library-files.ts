import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { LateScans } from '../documents/late-scans.js';
import { LibraryFileRow } from './library-file.entity.js';

/** Takes infected files out of the library. In place of a replaced starter file the portal's own is there again. */
@Injectable()
export class InfectedLibraryFiles implements OnModuleInit {
  constructor(
    private readonly late: LateScans,
    private readonly audit: AuditLogService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  onModuleInit(): void {
    this.late.onInfected((storageKey, signature) => this.withdraw(storageKey, signature));
  }

  private async withdraw(storageKey: string, signature: string): Promise<boolean> {
    const row = await this.manager.findOneBy(LibraryFileRow, { storageKey });
    if (row === null) return false;
    const { affected } =
      row.slug === null
        ? await this.manager.delete(LibraryFileRow, { id: row.id, storageKey })
        : await this.manager.update(
            LibraryFileRow,
            { id: row.id, storageKey },
            { size: null, sha256: null, storageKey: null },
          );
    if (affected !== 1) return false;
    await this.audit.appendAuditEntry({
      by: null,
      action: 'malware-withdrawn',
      subject: { kind: 'file', id: row.id },
      details: { signature },
    });
    return true;
  }
}
