import { expect, it } from '@jest/globals';
import type { StatusCode } from '../statuses/index.js';
import {
  describeOpenPoints,
  describeUnverified,
  findVerificationQuestion,
  listQuestionPoints,
  needsVerifiedDocuments,
  sumOpenPoints,
  validateAcceptedRequests,
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

const open = (doubts: number, requests: number, messages: number) => ({
  doubts,
  requests,
  messages,
});

it.each<[StatusCode, number, ReturnType<typeof open>, string | null, string[]]>([
  ['ACCEPTED', 0, open(0, 0, 0), null, []],
  [
    'ACCEPTED',
    0,
    open(1, 0, 0),
    '1 punto da ricontrollare: accetti lo stesso?',
    ['1 punto da ricontrollare'],
  ],
  [
    'ACCEPTED',
    0,
    open(0, 2, 0),
    '2 documenti richiesti in attesa: accetti lo stesso?',
    ['2 documenti richiesti in attesa'],
  ],
  [
    'ACCEPTED',
    0,
    open(0, 0, 1),
    '1 messaggio da leggere: accetti lo stesso?',
    ['1 messaggio da leggere'],
  ],
  [
    'ACCEPTED',
    1,
    open(2, 1, 3),
    'Restano punti aperti: accetti lo stesso?',
    [
      '2 punti da ricontrollare',
      '1 documento richiesto in attesa',
      '3 messaggi da leggere',
      '1 documento non verificato',
    ],
  ],
  [
    'SELLED',
    1,
    open(2, 1, 3),
    '1 documento non verificato: completi lo stesso?',
    ['1 documento non verificato'],
  ],
  ['WAITING', 1, open(2, 1, 3), null, []],
])('%s with %i documents and %o open', (to, documents, points, question, lines) => {
  expect(findVerificationQuestion(to, documents, false, points)).toBe(question);
  expect(listQuestionPoints(to, documents, points)).toEqual(lines);
});

it.each<[StatusCode, ReturnType<typeof open>, string | null]>([
  ['ACCEPTED', open(0, 0, 0), null],
  ['ACCEPTED', open(1, 1, 0), '1 punto da ricontrollare, 1 documento richiesto in attesa'],
  ['SENTTOENEA', open(1, 1, 1), null],
])('%s with %o open is written down as %j', (to, points, text) => {
  expect(describeOpenPoints(to, points)).toBe(text);
});

it.each<[StatusCode, number, boolean | undefined, RegExp | null]>([
  ['ACCEPTED', 0, false, null],
  ['ACCEPTED', 1, true, null],
  // A page of before cannot ask.
  ['ACCEPTED', 1, undefined, null],
  ['ACCEPTED', 1, false, /^Un documento richiesto non è ancora arrivato: conferma/],
  ['ACCEPTED', 3, false, /^3 documenti richiesti non sono ancora arrivati: conferma/],
  ['SENTTOENEA', 3, false, null],
])('%s with %i open requests, confirmed %j', (to, requests, isConfirmed, refusal) => {
  const answer = validateAcceptedRequests(to, requests, isConfirmed);
  if (refusal === null) expect(answer).toBeNull();
  else expect(answer).toMatch(refusal);
});

it('adds up what is open in several dossiers', () => {
  const sum = sumOpenPoints([open(2, 0, 0), open(0, 0, 0), open(0, 1, 1)]);
  expect(sum).toEqual({ ...open(2, 1, 1), dossiers: 2 });
  expect(describeUnverified({ dossiers: 1, documents: 3 }, sum)).toBe(
    '2 punti da ricontrollare, 1 documento richiesto in attesa, 1 messaggio da leggere in 2 pratiche. 3 documenti non verificati in 1 pratica.',
  );
});
