import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { StreamableFile } from '@nestjs/common';
import { Mutex } from 'async-mutex';

/**
 * Of all lists that are streamed at once one piece at a time is read, and other requests get their
 * turn in between: reading and converting rows takes the processor.
 */
const readingTurn = new Mutex();

/**
 * Streams rows as a JSON array while they are read, so that memory does not grow with the list. The
 * first chunk is awaited here, so that an early error still gets a proper answer.
 */
export async function streamJsonArray(
  pieces: AsyncIterator<readonly unknown[]>,
): Promise<StreamableFile> {
  const first = await readPiece(pieces);
  return new StreamableFile(Readable.from(generateJsonArray(first, pieces)), {
    type: 'application/json; charset=utf-8',
  });
}

/** JSON of the rows of a piece without brackets; `null` at the end of the list. */
function readPiece(pieces: AsyncIterator<readonly unknown[]>): Promise<string | null> {
  return readingTurn.runExclusive(async () => {
    const { done, value } = await pieces.next();
    const json =
      done === true
        ? null
        : (value as readonly unknown[]).map((row) => JSON.stringify(row)).join(',');
    await nextTurn();
    return json;
  });
}

async function* generateJsonArray(
  first: string | null,
  pieces: AsyncIterator<readonly unknown[]>,
): AsyncGenerator<string> {
  let separator = '[';
  for (let json = first; json !== null; json = await readPiece(pieces)) {
    if (json === '') continue;
    yield separator + json;
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
