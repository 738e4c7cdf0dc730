import type { Readable } from 'node:stream';
import { Problem } from '../http/problem.exception.js';
import { FileStorageService, type DownloadLinkRequest } from './file-storage.service.js';

/** An unscanned file may be anything, so it is not opened before the scan. */
export class FileNotScannedError extends Problem {
  constructor() {
    super(
      423,
      'file-unscanned',
      'Il file è in attesa del controllo antivirus: potrai aprirlo appena il controllo è finito, di solito entro pochi minuti.',
    );
  }
}

/** Storage that refuses every read of, and every link to, a file that waits for the scanner. */
export class ScanGuardedStorageAdapter extends FileStorageService {
  constructor(
    private readonly inner: FileStorageService,
    private readonly isUnscanned: (key: string) => Promise<boolean>,
  ) {
    super();
  }

  async openReadStream(key: string): Promise<Readable> {
    if (await this.isUnscanned(key)) throw new FileNotScannedError();
    return this.inner.openReadStream(key);
  }

  async readFile(key: string): Promise<Buffer> {
    if (await this.isUnscanned(key)) throw new FileNotScannedError();
    return this.inner.readFile(key);
  }

  async createDownloadLink(key: string, link: DownloadLinkRequest): Promise<string | null> {
    if (await this.isUnscanned(key)) throw new FileNotScannedError();
    return this.inner.createDownloadLink(key, link);
  }

  writeFile(key: string, content: Readable | Buffer): Promise<void> {
    return this.inner.writeFile(key, content);
  }
  fileExists(key: string): Promise<boolean> {
    return this.inner.fileExists(key);
  }
  deleteFile(key: string): Promise<void> {
    return this.inner.deleteFile(key);
  }
  deleteByPrefix(prefix: string): Promise<void> {
    return this.inner.deleteByPrefix(prefix);
  }
  getFileSize(key: string): Promise<number> {
    return this.inner.getFileSize(key);
  }
  checkAvailability(): Promise<void> {
    return this.inner.checkAvailability();
  }
}
