import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  assertStorageKey,
  FileNotFoundError,
  FileStorageService,
  FileStoreAwayError,
} from './file-storage.service.js';

/** Empty folder in the store. Where it is missing, the store is: not mounted, moved or deleted. */
const MARK = '.store';

/**
 * Files in a folder. A file appears under its key only once all of it is on the disk. The folder is
 * made once, at the start: made anew later, it would take files that are lost when the old one is
 * back. Several processes may share it.
 */
export class FolderStorageAdapter extends FileStorageService {
  private readonly mark: string;

  private readonly root: string;

  constructor(folder: string) {
    super();
    this.root = resolve(folder);
    this.mark = join(this.root, MARK);
    try {
      mkdirSync(this.mark, { recursive: true, mode: 0o700 });
    } catch {
      // `checkAvailability` says it, and every write.
    }
  }

  async writeFile(key: string, content: Readable | Buffer): Promise<void> {
    const path = this.resolvePath(key);
    await this.assertInPlace();
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const temporary = `${path}.${randomUUID()}.part`;
    try {
      await writeDurably(temporary, content);
      await rename(temporary, path);
      await this.syncFolders(dirname(path));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async openReadStream(key: string): Promise<Readable> {
    const path = this.resolvePath(key);
    const file = await open(path, 'r').catch((error: unknown) => this.throwIfNotFound(error, key));
    return createReadStream(path, { fd: file });
  }

  async readFile(key: string): Promise<Buffer> {
    return readFile(this.resolvePath(key)).catch((error: unknown) =>
      this.throwIfNotFound(error, key),
    );
  }

  async fileExists(key: string): Promise<boolean> {
    return stat(this.resolvePath(key)).then(
      (found) => found.isFile(),
      () => false,
    );
  }

  async deleteFile(key: string): Promise<void> {
    await this.assertInPlace();
    await rm(this.resolvePath(key), { force: true });
  }

  async deleteByPrefix(prefix: string): Promise<void> {
    const path = this.resolvePath(prefix);
    await this.assertInPlace();
    const start = basename(path);
    const names = await readdir(dirname(path)).catch((error: unknown) => emptyIfNotFound(error));
    for (const name of names)
      if (name.startsWith(start)) await rm(join(dirname(path), name), { force: true });
  }

  async getFileSize(key: string): Promise<number> {
    const found = await stat(this.resolvePath(key)).catch((error: unknown) =>
      this.throwIfNotFound(error, key),
    );
    return found.size;
  }

  async createDownloadLink(key: string): Promise<string | null> {
    assertStorageKey(key);
    return Promise.resolve(null);
  }

  async checkAvailability(): Promise<void> {
    await this.assertInPlace();
    await access(this.root, constants.W_OK | constants.X_OK);
  }

  /**
   * The new name survives a power cut, and so do the folders above it, which another process may
   * have made a moment ago. An unchanged folder costs no write.
   */
  private async syncFolders(path: string): Promise<void> {
    await syncFolder(path);
    if (path !== this.root) await this.syncFolders(dirname(path));
  }

  private async assertInPlace(): Promise<void> {
    await access(this.mark).catch((error: unknown) => {
      throw new FileStoreAwayError(error);
    });
  }

  private async throwIfNotFound(error: unknown, key: string): Promise<never> {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await this.assertInPlace();
    throw new FileNotFoundError(key);
  }

  private resolvePath(key: string): string {
    assertStorageKey(key);
    return join(this.root, key);
  }
}

async function writeDurably(path: string, content: Readable | Buffer): Promise<void> {
  const source = content instanceof Readable ? content : Readable.from([content]);
  await pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function emptyIfNotFound(error: unknown): string[] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
}
