import type { ZipEntry } from '../../platform/zip/zip.types.js';

/** A value as a JSON file of the copy of an account's data. */
export const createJsonEntry = (name: string, modified: Date, value: unknown): ZipEntry => ({
  name,
  modified,
  content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});
