import type { Readable } from 'node:stream';
import { FileStorageService, type DownloadLinkRequest } from './file-storage.service.js';
import { withSpan } from '../tracing/trace-span.util.js';

/** The storage with a span around each call; keys stay out of it. */
export class TracedStorageAdapter extends FileStorageService {
  constructor(private readonly storage: FileStorageService) {
    super();
  }

  writeFile(key: string, content: Readable | Buffer): Promise<void> {
    return traceStorageCall('put', () => this.storage.writeFile(key, content));
  }

  /** To the first byte; the rest is read as it is needed. */
  openReadStream(key: string): Promise<Readable> {
    return traceStorageCall('get', () => this.storage.openReadStream(key));
  }

  readFile(key: string): Promise<Buffer> {
    return traceStorageCall('read', () => this.storage.readFile(key));
  }

  fileExists(key: string): Promise<boolean> {
    return traceStorageCall('exists', () => this.storage.fileExists(key));
  }

  deleteFile(key: string): Promise<void> {
    return traceStorageCall('delete', () => this.storage.deleteFile(key));
  }

  deleteByPrefix(prefix: string): Promise<void> {
    return traceStorageCall('deleteAll', () => this.storage.deleteByPrefix(prefix));
  }

  getFileSize(key: string): Promise<number> {
    return traceStorageCall('size', () => this.storage.getFileSize(key));
  }

  createDownloadLink(key: string, link: DownloadLinkRequest): Promise<string | null> {
    return traceStorageCall('link', () => this.storage.createDownloadLink(key, link));
  }

  checkAvailability(): Promise<void> {
    return traceStorageCall('check', () => this.storage.checkAvailability());
  }
}

const traceStorageCall = <T>(act: string, work: () => Promise<T>): Promise<T> =>
  withSpan(`storage ${act}`, { 'storage.operation': act }, work, 'client');
