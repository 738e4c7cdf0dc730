import { describe, expect, it } from '@jest/globals';
import { STATUS_CODES, type StatusCode } from '../statuses/index.js';
import {
  countDocuments,
  countUnverified,
  isCheckCurrent,
  validateCheckOfRequested,
  validateDocumentCheck,
} from './document-checks.js';

describe('a check of a document', () => {
  it.each([
    ['the same file', [4], [4], true],
    ['the same files in another order', [4, 7], [7, 4], true],
    ['a file more', [4], [4, 7], false],
    ['a file less', [4, 7], [4], false],
    ['a file replaced', [4], [9], false],
    ['two replaced by one twice', [4, 7], [4, 4], false],
    ['no file any more', [4], [], false],
    ['none before and none now', [], [], false],
  ])('with %s: %j, now %j', (_, checked, now, isCurrent) => {
    expect(isCheckCurrent({ fileIds: checked }, now)).toBe(isCurrent);
  });

  const ALLOWED: readonly StatusCode[] = ['SENT', 'ACCEPTED', 'SENTTOENEA'];
  it.each(STATUS_CODES)(
    'is refused in %s unless the back office works on the dossier',
    (status) => {
      expect(validateDocumentCheck(status, [4]) === null).toBe(ALLOWED.includes(status));
    },
  );

  it('is refused while the document is asked for again', () => {
    expect(validateCheckOfRequested(false)).toBeNull();
    expect(validateCheckOfRequested(true)).toMatch(/richiesto di nuovo/);
  });

  it('is refused of a document without files', () => {
    expect(validateDocumentCheck('SENT', [])).toContain('non ha file');
  });
});

it('counts what is there and what was looked at', () => {
  const document = (itemId: number, isMandatory: boolean, ...fileIds: number[]) => ({
    itemId,
    isMandatory,
    fileIds,
  });
  const documents = [
    document(1, true, 11),
    document(2, true),
    document(3, false, 31, 32),
    document(4, false),
  ];
  const checks = [
    { itemId: 1, fileIds: [11] },
    { itemId: 3, fileIds: [31] },
    { itemId: 9, fileIds: [11] },
  ];
  expect(countDocuments(documents, checks)).toEqual({
    mandatory: 2,
    mandatoryPresent: 1,
    present: 2,
    verified: 1,
  });
  expect(countUnverified(documents, checks)).toBe(1);
});
