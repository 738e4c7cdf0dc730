import { PassThrough, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStorageService } from '../storage/index.js';

export interface TaskOutputFile {
  fileName: string;
  contentType: string;
  bytes: number;
}

/**
 * The one file that a background task writes: streams to the storage, and is stored completely or
 * not at all.
 */
export class TaskOutput {
  private readonly input = new PassThrough();
  private file: Omit<TaskOutputFile, 'bytes'> | null = null;
  private bytes = 0;
  private stored: Promise<unknown> = Promise.resolve();
  /** Settles after `stored`, once the storage too has tidied up what failed. */
  private settled: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly storage: FileStorageService,
    private readonly key: string,
  ) {
    // Without a listener a stream error would end the process; the writer and `settle` receive the
    // error.
    this.input.on('error', () => undefined);
  }

  openFile(file: Omit<TaskOutputFile, 'bytes'>): Writable {
    if (this.file !== null) throw new Error('A piece of work writes one file');
    this.file = file;
    const count = new Transform({
      transform: (chunk: Buffer, _, done) => {
        this.bytes += chunk.length;
        done(null, chunk);
      },
    });
    const both = [pipeline(this.input, count), this.storage.writeFile(this.key, count)];
    this.stored = Promise.all(both);
    this.settled = Promise.allSettled(both);
    // `settle` handles the error; a failure before that must not count as unhandled.
    this.stored.catch((error: unknown) =>
      this.input.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this.input;
  }

  /** Waits until the file is stored. */
  async finishFile(): Promise<TaskOutputFile> {
    if (this.file === null) throw new Error('A piece of work ended without a file');
    if (!this.input.writableEnded) this.input.end();
    await this.stored;
    return { ...this.file, bytes: this.bytes };
  }

  /** Breaks off; nothing of the file remains. */
  async discardFile(): Promise<void> {
    this.input.destroy(new Error('Broken off'));
    await this.settled;
    await this.storage.deleteFile(this.key);
  }
}
