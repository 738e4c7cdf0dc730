import { describe, expect, it } from '@jest/globals';
import { explainMailError, jobKindLabel } from './failed-job-labels.js';

describe('names and meanings', () => {
  it('name a kind, or show its code', () =>
    expect([jobKindLabel('mail'), jobKindLabel('nuovo')]).toEqual(['E-mail', 'nuovo']));

  it('name the exports, zips and copies of data', () =>
    expect(['excel-export', 'dossier-archives', 'account-data'].map(jobKindLabel)).toEqual([
      'Esportazione in Excel',
      'ZIP di pratiche',
      'Copia dei dati di un account',
    ]));

  it.each([
    ['SMTP 550 5.1.1 (RCPT TO)', /indirizzo/],
    ['SMTP 554 (DATA)', /messaggio/],
    ['SMTP 535 5.7.8 (AUTH PLAIN)', /password/],
    ['SMTP ECONNREFUSED (CONN)', /raggiungibile/],
    ['SMTP 451 (RCPT TO)', /più tardi/],
  ])('%s is explained', (error, meaning) => expect(explainMailError(error)).toMatch(meaning));

  it('leave other errors as they are', () =>
    expect(explainMailError('TypeError (x.js:1)')).toBeNull());
});
