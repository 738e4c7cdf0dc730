import type { createHash } from 'node:crypto';
import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import { FILE_TOO_LARGE_MESSAGE } from '@pratiche/domain';
import { badRequest, tooLarge, type Problem } from '../http/index.js';
import type { FileEndScan } from './file-end.util.js';
import { HEAD_BYTES } from './file-type.util.js';

const UNREADABLE_MESSAGE = 'Il caricamento si è interrotto o non è leggibile: riprova.';

export const createTooLargeProblem = (field: string): Problem =>
  tooLarge(FILE_TOO_LARGE_MESSAGE, 'file-too-large', {
    errors: [{ field, message: FILE_TOO_LARGE_MESSAGE }],
  });

export async function drainPart(part: Multipart): Promise<void> {
  if (part.type === 'file') await drainAndReturnError(part, null);
}

export function readTextField({ value, valueTruncated, fieldname }: MultipartValue): string {
  if (valueTruncated)
    throw badRequest('Un campo è troppo lungo.', 'invalid-data', {
      errors: [{ field: fieldname, message: 'Testo troppo lungo.' }],
    });
  return String(value);
}

/** Drains the rest, so that the client gets the answer instead of a broken connection, and returns the error. */
export async function drainAndReturnError(
  part: MultipartFile,
  error: unknown,
  bytes?: AsyncIterator<Buffer>,
): Promise<unknown> {
  const rest = bytes ?? (part.file[Symbol.asyncIterator]() as AsyncIterator<Buffer>);
  while ((await readNextChunk(rest)).done !== true);
  return part.file.truncated ? createTooLargeProblem(part.fieldname) : error;
}

export async function readHead(bytes: AsyncIterator<Buffer>): Promise<Buffer[]> {
  const head: Buffer[] = [];
  for (let size = 0; size < HEAD_BYTES;) {
    const { value, done } = await readNextChunk(bytes);
    if (done === true) break;
    head.push(value);
    size += value.length;
  }
  return head;
}

export async function* countAndHash(
  head: Buffer[],
  bytes: AsyncIterator<Buffer>,
  seen: { size: number; hash: ReturnType<typeof createHash>; end: FileEndScan | null },
): AsyncGenerator<Buffer> {
  for (const chunk of head) yield record(chunk);
  for (let step = await readNextChunk(bytes); step.done !== true; step = await readNextChunk(bytes))
    yield record(step.value);

  function record(chunk: Buffer): Buffer {
    seen.size += chunk.length;
    seen.hash.update(chunk);
    seen.end?.readChunk(chunk);
    return chunk;
  }
}

/** A body that ends early or is no multipart is the sender's fault. */
async function readNextChunk(bytes: AsyncIterator<Buffer>): Promise<IteratorResult<Buffer>> {
  try {
    return await bytes.next();
  } catch {
    throw badRequest(UNREADABLE_MESSAGE, 'upload-unreadable');
  }
}

export async function* readParts(
  parts: AsyncIterableIterator<Multipart>,
): AsyncGenerator<Multipart> {
  for (;;) {
    const step = await parts.next().catch((error: unknown) => {
      throw typeof error === 'object' && error !== null && 'statusCode' in error
        ? error
        : badRequest(UNREADABLE_MESSAGE, 'upload-unreadable');
    });
    if (step.done === true) return;
    yield step.value;
  }
}
