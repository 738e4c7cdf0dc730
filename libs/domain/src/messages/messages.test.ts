import { describe, expect, it } from '@jest/globals';
import { STATUS_CODES, type StatusCode } from '../statuses/index.js';
import {
  isAnswerToRequest,
  scheduleMessageMail,
  canDeleteDocument,
  canUploadDocument,
  getOtherMessageSide,
  validateDocumentRequest,
  validateMessageAllowed,
  validateBackOfficeUpload,
  validateNoOpenRequests,
} from './index.js';

const ASKABLE: readonly StatusCode[] = ['SENT', 'ACCEPTED', 'SENTTOENEA'];
const OPEN: readonly StatusCode[] = ['DRAFT', 'WAITING', 'REJECTED'];

describe.each(STATUS_CODES)('in %s', (status) => {
  it('a document can be asked for again only while the back office works on the dossier', () => {
    expect(validateDocumentRequest(status) === null).toBe(ASKABLE.includes(status));
  });

  it('files may be added with a request, or while the dossier is open', () => {
    expect(canUploadDocument(status, false)).toBe(OPEN.includes(status));
    expect(canUploadDocument(status, true)).toBe(status !== 'SELLED');
  });

  it('the back office may add files while it works on the dossier, unless the owner has been asked for them', () => {
    expect(validateBackOfficeUpload(status, false)).toBe(validateDocumentRequest(status));
    expect(validateBackOfficeUpload(status, true)).not.toBeNull();
  });

  it('files may be deleted while open, otherwise only those that answer the request', () => {
    const request = { afterFileId: 10 };
    expect(canDeleteDocument(status, { id: 10 }, request)).toBe(OPEN.includes(status));
    expect(canDeleteDocument(status, { id: 11 }, request)).toBe(status !== 'SELLED');
    expect(canDeleteDocument(status, { id: 11 }, null)).toBe(OPEN.includes(status));
  });
});

it('opens the thread with the first sending', () => {
  expect(validateMessageAllowed(true)).toBeNull();
  expect(validateMessageAllowed(false)).toContain('non è ancora stata inviata');
});

it.each([
  [10, false],
  [11, true],
])('file %i answers a request made after file 10: %s', (id, answers) => {
  expect(isAnswerToRequest({ id }, { afterFileId: 10 })).toBe(answers);
});

it.each([
  ['SELLED', 1, false],
  ['SELLED', 0, true],
  ['SENTTOENEA', 1, true],
  ['ACCEPTED', 2, true],
] as const)('may go to %s with %i open requests: %s', (to, open, may) => {
  expect(validateNoOpenRequests(to, open) === null).toBe(may);
});

it('knows who is addressed', () => {
  expect([getOtherMessageSide('fitter'), getOtherMessageSide('office')]).toEqual([
    'office',
    'fitter',
  ]);
});

it.each([
  ['the first', null, '2026-05-04T10:03:00.000Z'],
  ['one long after the last', '2026-05-04T08:00:00.000Z', '2026-05-04T10:03:00.000Z'],
  ['one soon after the last', '2026-05-04T09:50:00.000Z', '2026-05-04T10:20:00.000Z'],
])('sends %s e-mail when it is due', (_, last, due) => {
  expect(
    scheduleMessageMail(
      new Date('2026-05-04T10:00:00Z'),
      last === null ? null : new Date(last),
    ).toISOString(),
  ).toBe(due);
});
