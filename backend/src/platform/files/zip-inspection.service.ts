import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import type { AuditActor } from '../audit/audit-log.service.js';
import { FileReadingService, type FileReader } from '../file-reading/index.js';
import { FileStorageService } from '../storage/index.js';
import { toReadingCaller } from './reading-caller.util.js';
import type { ZipContentInput } from './zip-content.reader.js';

export type ZipInspectionInput = Omit<ZipContentInput, 'path'>;

const ZIP_READER: FileReader<ZipContentInput, void> = {
  moduleUrl: new URL('./zip-content.reader.js', import.meta.url),
  advice: 'prepara uno ZIP con meno documenti, oppure caricali uno per uno.',
};

/** Looks into ZIPs, which are passed on to people who open them. */
@Injectable()
export class ZipInspectionService implements OnApplicationBootstrap {
  private readonly folder: string;

  constructor(
    private readonly fileStorageService: FileStorageService,
    private readonly fileReadingService: FileReadingService,
    { dataDir }: AppConfig,
  ) {
    this.folder = join(dataDir, 'zip-inspection');
  }

  /** Copies that a killed process left. */
  async onApplicationBootstrap(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  /**
   * A ZIP is read from its end, so it is looked at in a copy on the disk and not in memory.
   * @throws Problem 422 for what is no package of documents
   */
  async inspectNewFile(
    storageKey: string,
    { field, ...options }: ZipInspectionInput,
    by: AuditActor,
  ): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const copy = join(this.folder, randomUUID());
    try {
      await this.fileReadingService.readFile(
        ZIP_READER,
        async () => {
          await pipeline(
            await this.fileStorageService.openReadStream(storageKey),
            createWriteStream(copy, { mode: 0o600 }),
          );
          return { path: copy, field, ...options };
        },
        { caller: toReadingCaller(by), field },
      );
    } finally {
      await rm(copy, { force: true });
    }
  }
}
