import { PassThrough, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '../storage/index.js';

export interface WrittenFile {
  fileName: string;
  contentType: string;
  bytes: number;
}

/** The one file a piece of work writes: streams to the storage, is there whole or not at all. */
export class WorkOutput {
  private readonly entrance = new PassThrough();
  private file: Omit<WrittenFile, 'bytes'> | null = null;
  private bytes = 0;
  private stored: Promise<unknown> = Promise.resolve();
  /** Settles after `stored`, once the storage too has tidied up what failed. */
  private over: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly storage: FileStorage,
    private readonly key: string,
  ) {
    // Without a listener a broken entrance would end the process; whoever writes and `settle` get the error.
    this.entrance.on('error', () => undefined);
  }

  open(file: Omit<WrittenFile, 'bytes'>): Writable {
    if (this.file !== null) throw new Error('A piece of work writes one file');
    this.file = file;
    const count = new Transform({
      transform: (chunk: Buffer, _, done) => {
        this.bytes += chunk.length;
        done(null, chunk);
      },
    });
    const both = [pipeline(this.entrance, count), this.storage.put(this.key, count)];
    this.stored = Promise.all(both);
    this.over = Promise.allSettled(both);
    // Looked at in `settle`; failing before that is not unhandled.
    this.stored.catch((error: unknown) =>
      this.entrance.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this.entrance;
  }

  /** Waits until the file is stored. */
  async settle(): Promise<WrittenFile> {
    if (this.file === null) throw new Error('A piece of work ended without a file');
    if (!this.entrance.writableEnded) this.entrance.end();
    await this.stored;
    return { ...this.file, bytes: this.bytes };
  }

  /** Breaks off; nothing of the file remains. */
  async discard(): Promise<void> {
    this.entrance.destroy(new Error('Broken off'));
    await this.over;
    await this.storage.delete(this.key);
  }
}
