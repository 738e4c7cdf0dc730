import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { LateScans } from '../documents/late-scans.js';
import { LibraryFileRow } from './library-file.entity.js';

/** Takes infected files out of the library. In place of a replaced starter file the portal's own is there again. */
@Injectable()
export class InfectedLibraryFiles implements OnModuleInit {
  constructor(
    private readonly late: LateScans,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.late.onInfected((manager, storageKey, signature) =>
      this.withdraw(manager, storageKey, signature),
    );
  }

  private async withdraw(
    manager: EntityManager,
    storageKey: string,
    signature: string,
  ): Promise<boolean> {
    const row = await manager.findOneBy(LibraryFileRow, { storageKey });
    if (row === null) return false;
    const { affected } =
      row.slug === null
        ? await manager.delete(LibraryFileRow, { id: row.id, storageKey })
        : await manager.update(
            LibraryFileRow,
            { id: row.id, storageKey },
            { size: null, sha256: null, storageKey: null },
          );
    if (affected !== 1) return false;
    await this.audit.add(manager, {
      by: null,
      action: 'malware-withdrawn',
      subject: { kind: 'file', id: row.id },
      details: { signature },
    });
    return true;
  }
}
