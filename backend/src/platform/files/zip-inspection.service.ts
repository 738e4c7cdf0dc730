import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { unprocessable } from '../http/index.js';
import { FileStorageService } from '../storage/index.js';
import { inspectZip, ZipRefusedError } from './zip-content.util.js';

/** Looks into ZIPs, which are passed on to people who open them. */
@Injectable()
export class ZipInspectionService implements OnApplicationBootstrap {
  private readonly folder: string;

  constructor(
    private readonly fileStorageService: FileStorageService,
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
  async inspectNewFile(storageKey: string, field: string): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const copy = join(this.folder, randomUUID());
    try {
      await pipeline(
        await this.fileStorageService.openReadStream(storageKey),
        createWriteStream(copy, { mode: 0o600 }),
      );
      await inspectZip(copy);
    } catch (error) {
      if (!(error instanceof ZipRefusedError)) throw error;
      const { message } = error;
      throw unprocessable(message, 'zip-refused', { errors: [{ field, message }] });
    } finally {
      await rm(copy, { force: true });
    }
  }
}
