import type { Readable } from 'node:stream';

/** One entry: bytes that lie in the storage, or text and PDF written here. */
export interface ZipEntry {
  name: string;
  modified: Date;
  content: { storageKey: string; size: number } | Buffer;
}

export interface ZipOptions {
  /** After each entry, with how many are in. */
  onEntry?: (done: number) => void;
  signal?: AbortSignal;
}

/** Why the bytes of an entry are not in the zip. */
export type ZipGap = 'missing' | 'unscanned';
export interface ZipSource {
  size: number;
  content: Readable;
}
