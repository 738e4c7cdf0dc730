import type { Readable } from 'node:stream';
import { Problem } from '../http/problem.js';
import { FileStorage } from './file-storage.js';

/** The file may be anything: nobody opens it before the scanner has looked at it. */
export class FileUnscanned extends Problem {
  constructor() {
    super(
      423,
      'file-unscanned',
      'Il file è in attesa del controllo antivirus: si potrà aprire appena il controllo sarà finito, di solito entro pochi minuti.',
    );
  }
}

/** A storage that hands out no file that waits for the scanner, whoever asks. */
export class GuardedStorage extends FileStorage {
  constructor(
    private readonly inner: FileStorage,
    private readonly isUnscanned: (key: string) => Promise<boolean>,
  ) {
    super();
  }

  async get(key: string): Promise<Readable> {
    if (await this.isUnscanned(key)) throw new FileUnscanned();
    return this.inner.get(key);
  }

  async read(key: string): Promise<Buffer> {
    if (await this.isUnscanned(key)) throw new FileUnscanned();
    return this.inner.read(key);
  }

  put(key: string, content: Readable | Buffer): Promise<void> {
    return this.inner.put(key, content);
  }
  exists(key: string): Promise<boolean> {
    return this.inner.exists(key);
  }
  delete(key: string): Promise<void> {
    return this.inner.delete(key);
  }
  deleteAll(prefix: string): Promise<void> {
    return this.inner.deleteAll(prefix);
  }
  size(key: string): Promise<number> {
    return this.inner.size(key);
  }
  check(): Promise<void> {
    return this.inner.check();
  }
}
