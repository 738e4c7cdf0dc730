import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
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
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkKey, FileMissing, FileStorage } from './file-storage.js';

/** Files in a folder. A file appears under its key only once all of it is on the disk. */
export class FolderStorage extends FileStorage {
  constructor(private readonly root: string) {
    super();
  }

  async put(key: string, content: Readable | Buffer): Promise<void> {
    const path = this.path(key);
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${randomUUID()}.part`;
    try {
      await writeDurably(temporary, content);
      await rename(temporary, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<Readable> {
    const path = this.path(key);
    const file = await open(path, 'r').catch((error: unknown) => missing(error, key));
    return createReadStream(path, { fd: file });
  }

  async read(key: string): Promise<Buffer> {
    return readFile(this.path(key)).catch((error: unknown) => missing(error, key));
  }

  async exists(key: string): Promise<boolean> {
    return stat(this.path(key)).then(
      (found) => found.isFile(),
      () => false,
    );
  }

  async delete(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  async deleteAll(prefix: string): Promise<void> {
    const path = this.path(prefix);
    const start = basename(path);
    const names = await readdir(dirname(path)).catch((error: unknown) => none(error));
    for (const name of names)
      if (name.startsWith(start)) await rm(join(dirname(path), name), { force: true });
  }

  async size(key: string): Promise<number> {
    const found = await stat(this.path(key)).catch((error: unknown) => missing(error, key));
    return found.size;
  }

  async check(): Promise<void> {
    await mkdir(this.root, { recursive: true });
    await access(this.root, constants.W_OK | constants.X_OK);
  }

  private path(key: string): string {
    checkKey(key);
    return join(this.root, key);
  }
}

async function writeDurably(path: string, content: Readable | Buffer): Promise<void> {
  const source = content instanceof Readable ? content : Readable.from([content]);
  await pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
}

/** The new name must survive a power cut too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function missing(error: unknown, key: string): never {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new FileMissing(key);
  throw error;
}

function none(error: unknown): string[] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
}
