import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

/**
 * Streams rows as a JSON array while they are read, so that memory does not grow with the list. The
 * first chunk is awaited here, so that an early error still gets a proper answer.
 */
export async function streamJsonArray(
  pieces: AsyncIterator<readonly unknown[]>,
): Promise<StreamableFile> {
  const first = await pieces.next();
  return new StreamableFile(Readable.from(generateJsonArray(first, pieces)), {
    type: 'application/json; charset=utf-8',
  });
}

async function* generateJsonArray(
  first: IteratorResult<readonly unknown[]>,
  pieces: AsyncIterator<readonly unknown[]>,
): AsyncGenerator<string> {
  let separator = '[';
  for (let step = first; step.done !== true; step = await pieces.next()) {
    if (step.value.length === 0) continue;
    yield separator + step.value.map((row) => JSON.stringify(row)).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
