import type { DocumentSetItemDto } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import { planRoundStep } from './document-round.js';

const item = (id: number, ...fileIds: number[]): DocumentSetItemDto =>
  ({ id, document: { files: fileIds.map((fileId) => ({ id: fileId })) } }) as DocumentSetItemDto;

const DOCUMENTS = [item(1, 11), item(2, 21, 22), item(3), item(4, 41)];

function plan(openFileId: number | null, verified: readonly number[] = []) {
  const { verify, nextFileId } = planRoundStep(
    DOCUMENTS,
    openFileId,
    ({ id, document }) => document.files.length > 0 && !verified.includes(id),
  );
  return [verify?.id ?? null, nextFileId];
}

describe('the round through the documents', () => {
  it.each([
    ['opens the first one to verify', null, [], [null, 11]],
    ['passes over what is verified', null, [1], [null, 21]],
    ['marks a document and opens the next', 11, [], [1, 21]],
    ['shows every file of a document before it is marked', 21, [1], [null, 22]],
    ['marks after the last file, past a document without files', 22, [1], [2, 41]],
    ['comes back to what was left out', 41, [2], [4, 11]],
    ['ends when nothing is left', 41, [1, 2], [4, null]],
    ['leads on from a file that was verified before', 11, [1, 4], [null, 21]],
    ['has nothing to open when all are verified', null, [1, 2, 4], [null, null]],
  ] as const)('%s', (_, openFileId, verified, expected) => {
    expect(plan(openFileId, verified)).toEqual(expected);
  });
});
