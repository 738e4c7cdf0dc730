import { expect, it } from '@jest/globals';
import type { StatusCode } from '../statuses/index.js';
import {
  describeUnverified,
  findVerificationQuestion,
  needsVerifiedDocuments,
} from './verification.js';

it.each<[StatusCode, number, string | null]>([
  ['ACCEPTED', 0, null],
  ['ACCEPTED', 1, '1 documento non verificato: accetti lo stesso?'],
  ['ACCEPTED', 8, '8 documenti non verificati: accetti lo stesso?'],
  ['SELLED', 8, '8 documenti non verificati: completi lo stesso?'],
  ['SENTTOENEA', 8, null],
  ['WAITING', 8, null],
  ['REJECTED', 8, null],
])('%s with %i documents not verified', (to, documents, question) => {
  expect(findVerificationQuestion(to, documents)).toBe(question);
  if (question !== null) expect(needsVerifiedDocuments(to)).toBe(true);
});

it.each<[StatusCode, number, string | null]>([
  ['ACCEPTED', 0, 'L’Ecobonus non spetta: accetti lo stesso?'],
  ['ACCEPTED', 8, 'L’Ecobonus non spetta: accetti lo stesso?'],
  ['SELLED', 0, null],
  ['SELLED', 1, '1 documento non verificato: completi lo stesso?'],
  ['WAITING', 0, null],
])('%s of an Ecobonus that is not due, with %i documents not verified', (to, documents, question) =>
  expect(findVerificationQuestion(to, documents, true)).toBe(question),
);

it.each([
  [0, 1, 'L’Ecobonus non spetta per i serramenti di 1 pratica.'],
  [
    3,
    2,
    'L’Ecobonus non spetta per i serramenti di 2 pratiche. 3 documenti non verificati in 1 pratica.',
  ],
])('%i documents and %i dossiers without Ecobonus', (documents, ecobonusDossiers, text) =>
  expect(describeUnverified({ dossiers: 1, documents, ecobonusDossiers })).toBe(text),
);

it.each([
  [0, 0, null],
  [1, 1, '1 documento non verificato in 1 pratica.'],
  [3, 12, '12 documenti non verificati in 3 pratiche.'],
])('%i dossiers with %i documents', (dossiers, documents, text) => {
  expect(describeUnverified({ dossiers, documents })).toBe(text);
});
