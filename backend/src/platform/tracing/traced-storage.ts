import type { Readable } from 'node:stream';
import { FileStorage } from '../storage/file-storage.js';
import { inSpan } from './open-span.js';

/** The storage with a span around each call; keys stay out of it. */
export class TracedStorage extends FileStorage {
  constructor(private readonly storage: FileStorage) {
    super();
  }

  put(key: string, content: Readable | Buffer): Promise<void> {
    return measured('put', () => this.storage.put(key, content));
  }

  /** To the first byte; the rest is read as it is needed. */
  get(key: string): Promise<Readable> {
    return measured('get', () => this.storage.get(key));
  }

  read(key: string): Promise<Buffer> {
    return measured('read', () => this.storage.read(key));
  }

  exists(key: string): Promise<boolean> {
    return measured('exists', () => this.storage.exists(key));
  }

  delete(key: string): Promise<void> {
    return measured('delete', () => this.storage.delete(key));
  }

  deleteAll(prefix: string): Promise<void> {
    return measured('deleteAll', () => this.storage.deleteAll(prefix));
  }

  size(key: string): Promise<number> {
    return measured('size', () => this.storage.size(key));
  }

  check(): Promise<void> {
    return measured('check', () => this.storage.check());
  }
}

const measured = <T>(act: string, work: () => Promise<T>): Promise<T> =>
  inSpan(`storage ${act}`, { 'storage.operation': act }, work, 'client');
