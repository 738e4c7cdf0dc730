import { describe, expect, it } from '@jest/globals';
import { describeResubmission } from './resubmission.js';

const SENT = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-21T10:00:00.000Z';
const EARLIER = '2026-11-19T10:00:00.000Z';
const step = (to: string, at: string, reason: string | null = null) => ({ to, at, reason });
const document = (name: string, ...created: string[]) => ({
  document: { name, files: created.map((at) => ({ created: at })) },
});

describe('a dossier that came in again', () => {
  it('says what was asked last since the submission before, and which documents are new', () => {
    expect(
      describeResubmission({
        previousSubmission: { at: SENT },
        history: [
          step('SENT', LATER),
          step('WAITING', LATER, 'Manca la firma.'),
          step('WAITING', EARLIER, 'Manca il saldo.'),
        ],
        documents: [document('Visura', EARLIER), document('Fatture', EARLIER, LATER)],
      }),
    ).toEqual({ asked: 'Manca la firma.', newDocuments: ['Fatture'] });
  });

  it.each([
    ['asked once more', [step('WAITING', SENT, 'Uno'), step('WAITING', LATER, 'Due')], 'Due'],
    ['rejected', [step('REJECTED', LATER, 'Fuori tempo')], null],
    ['without a reason', [step('WAITING', LATER)], null],
  ])('%s', (_, history, asked) => {
    expect(
      describeResubmission({ previousSubmission: { at: SENT }, history, documents: [] }),
    ).toEqual({ asked, newDocuments: [] });
  });

  it('is none where it came in once', () => {
    expect(
      describeResubmission({ previousSubmission: null, history: [], documents: [] }),
    ).toBeNull();
  });
});
