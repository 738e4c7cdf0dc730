import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { StreamableFile } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import { waitAtMost } from '../time/time-limit.util.js';
import { getUsualProblem } from './problem.mapper.js';
import { Problem } from './problem.exception.js';

/** Until the answer begins: a turn comes late where the database hangs for those before. */
const FIRST_PIECE_LIMIT_MS = 9_000;

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
  const first = await readFirstPiece(pieces);
  return new StreamableFile(Readable.from(generateJsonArray(first, pieces)), {
    type: 'application/json; charset=utf-8',
  });
}

async function readFirstPiece(pieces: AsyncIterator<readonly unknown[]>): Promise<string | null> {
  let isLate = false;
  const first = readPiece(pieces, () => isLate);
  return waitAtMost(first, FIRST_PIECE_LIMIT_MS, () => {
    isLate = true;
    const { code, message } = getUsualProblem(503);
    return new Problem(503, code, message);
  });
}

/** JSON of the rows of a piece without brackets; `null` at the end of the list. */
function readPiece(
  pieces: AsyncIterator<readonly unknown[]>,
  isUnwanted = () => false,
): Promise<string | null> {
  return readingTurn.runExclusive(async () => {
    if (isUnwanted()) return null;
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
