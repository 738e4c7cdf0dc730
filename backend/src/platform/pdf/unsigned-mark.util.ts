import { createHash } from 'node:crypto';

const PREFIX = '% da firmare ';
const END = 'startxref';
const MARK = new RegExp(`^${PREFIX}([0-9a-f]{64})\n$`);
const MARK_LENGTH = PREFIX.length + 64 + 1;

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Marks a PDF that was written to be signed by hand: a comment (ISO 32000-1, 7.2.4) with the SHA-256
 * of the file without it. Whatever a signer or a program does to the file, the mark fits no longer.
 */
export function addUnsignedMark(bytes: Buffer): Buffer {
  const at = bytes.lastIndexOf(END);
  const mark = Buffer.from(`${PREFIX}${digest(bytes)}\n`);
  return Buffer.concat([bytes.subarray(0, at), mark, bytes.subarray(at)]);
}

/** Whether a file is, to the byte, one that {@link addUnsignedMark} marked: neither signed nor changed since. */
export function hasUnsignedMark(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(END);
  const start = end - MARK_LENGTH;
  if (start < 0) return false;
  const found = MARK.exec(bytes.subarray(start, end).toString('latin1'))?.[1];
  return (
    found !== undefined &&
    found === digest(Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]))
  );
}
