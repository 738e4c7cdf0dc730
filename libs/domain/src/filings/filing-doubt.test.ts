import { describe, expect, it } from '@jest/globals';
import { findFilingFileDoubt, type FilingFileDoubt } from './filing-doubt.js';

const PAGE = 'Agenzia nazionale ENEA, ricevuta della dichiarazione trasmessa il 12/11/2026. ';
const FORM = {
  beneficiarySsn: 'RSSMRA80A01H501U',
  otherBeneficiaries: [{ beneficiarySsn: 'VRDLCU75M41F205Z' }, { beneficiarySsn: null }],
} as unknown as Parameters<typeof findFilingFileDoubt>[1];

describe('the file of a declaration', () => {
  it.each<[string, string, FilingFileDoubt | null]>([
    ['names the CPID', `${PAGE} CPID 2026 - 0123 456`, null],
    ['names the customer in pieces', `${PAGE} RSS MRA 80A01 H501U`, null],
    ['names another beneficiary in small letters', `${PAGE} vrdlcu75m41f205z`, null],
    ['names somebody else', `${PAGE} BNCGNN70A01H501K, CPID 2026-9999999`, 'unrelated'],
    ['has no text', '', 'unreadable'],
    ['has the number of a page alone', '1 / 2', 'unreadable'],
  ])('that %s', (_, text, doubt) =>
    expect(findFilingFileDoubt(text, FORM, '2026-0123456')).toBe(doubt),
  );

  it('is doubtful when nothing is known that it could name', () => {
    const form = { beneficiarySsn: null, otherBeneficiaries: [] };
    expect(findFilingFileDoubt(PAGE, form, null)).toBe('unrelated');
  });
});
