import { fromBufferPromise, type Entry } from 'yauzl';

export interface ZipEntry {
  name: string;
  bytes: Buffer;
}

/** Every entry of a zip, read whole and checked by its CRC. */
export async function unzip(bytes: Buffer): Promise<ZipEntry[]> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
  const entries: ZipEntry[] = [];
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
    const stream = await zip.openReadStreamPromise(entry);
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    entries.push({ name: entry.fileName, bytes: Buffer.concat(parts) });
  }
  return entries;
}
