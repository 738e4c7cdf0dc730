import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { waitAtMost } from '../time/time-limit.util.js';

/** From this part on, uploads and saves may be refused at any moment. */
const FULL_FROM_RATIO = 0.95;
/** A folder on a share that hangs is left out. */
const READ_LIMIT_MS = 2_000;
/** Follows a redirected output to its file; elsewhere than on Linux there is no such path. */
const LOG_PATH = '/proc/self/fd/1';

export const DISK_FOLDERS = ['data', 'files', 'database', 'temporary', 'log'] as const;
export type DiskFolder = (typeof DISK_FOLDERS)[number];

/** Says how full the disks are on which this process writes; a database server has its own. */
@Injectable()
export class DiskSpaceService {
  private readonly paths: Partial<Record<DiskFolder, string>>;

  constructor({ dataDir, storage, database }: AppConfig) {
    this.paths = {
      data: dataDir,
      ...(storage.kind === 'folder' ? { files: storage.folder } : {}),
      ...(database.kind === 'sqlite' ? { database: dirname(database.file) } : {}),
      temporary: tmpdir(),
      log: LOG_PATH,
    };
  }

  /** The used part of each disk that can be asked, 0 to 1, as `df` counts it. */
  async readUsedRatios(): Promise<Partial<Record<DiskFolder, number>>> {
    const entries = await Promise.all(
      DISK_FOLDERS.map(async (folder) => [folder, await this.readUsedRatio(folder)] as const),
    );
    return Object.fromEntries(entries.filter(([, ratio]) => ratio !== null));
  }

  async listFullDisks(): Promise<DiskFolder[]> {
    const ratios = await this.readUsedRatios();
    return DISK_FOLDERS.filter((folder) => (ratios[folder] ?? 0) >= FULL_FROM_RATIO);
  }

  private async readUsedRatio(folder: DiskFolder): Promise<number | null> {
    const path = this.paths[folder];
    if (path === undefined) return null;
    try {
      const { blocks, bfree, bavail } = await waitAtMost(
        statfs(path),
        READ_LIMIT_MS,
        () => new Error('No answer in time'),
      );
      const used = blocks - bfree;
      // Pipes and devices have no size.
      return used + bavail === 0 ? null : used / (used + bavail);
    } catch {
      return null;
    }
  }
}
