import { describe, expect, it } from '@jest/globals';
import {
  findCpidInFile,
  findFilingFileDoubt,
  findOtherTaxCode,
  type FilingFileDoubt,
} from './filing-doubt.js';

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
    ['names the customer and another CPID', `${PAGE} RSSMRA80A01H501U, CPID 2026-7`, 'otherNumber'],
    ['names another person', `${PAGE} BNCGNN70A01H501K, CPID 2026-9999999`, 'unrelated'],
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

describe('the tax code of another person', () => {
  it.each<[string, string, string | null]>([
    ['is told', `${PAGE} Codice fiscale BNCGNN70A01H501R`, 'BNCGNN70A01H501R'],
    ['is told in pieces', `${PAGE} bnc gnn 70a01 h501r`, 'BNCGNN70A01H501R'],
    ['is none with a wrong last letter', `${PAGE} BNCGNN70A01H501B`, null],
    ['is none beside the customer’s', `${PAGE} BNCGNN70A01H501R RSSMRA80A01H501U`, null],
    ['is not there', PAGE, null],
  ])('%s', (_, text, code) => expect(findOtherTaxCode(text, FORM)).toBe(code));
});

describe('the CPID in the file of a declaration', () => {
  const CUSTOMER = `${PAGE} RSSMRA80A01H501U. `;
  it.each<[string, string, string | null]>([
    ['follows its word', `${CUSTOMER} Codice CPID: 2026-0123456, anno 2026`, '2026-0123456'],
    ['is written twice', `${CUSTOMER} CPID ab/12-77. Il cpid = AB/12-77 vale`, 'AB/12-77'],
    ['has a number sign before it', `${CUSTOMER} CPID n. 2026-0123456`, '2026-0123456'],
    ['is not the day that follows the word', `${CUSTOMER} CPID 12/11/2026`, null],
    ['is no word without a digit', `${CUSTOMER} il CPID assegnato`, null],
    ['is not guessed among two', `${CUSTOMER} CPID 2026-01, CPID 2026-02`, null],
    ['is not taken from the file of another person', `${PAGE} CPID 2026-0123456`, null],
  ])('%s', (_, text, cpid) => expect(findCpidInFile(text, FORM)).toBe(cpid));
});
