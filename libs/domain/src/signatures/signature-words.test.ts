import { expect, it } from '@jest/globals';
import {
  describeEndByChange,
  describePublicEnd,
  isEndByChange,
  quoteTitles,
  shortenEndByChange,
} from './signature-words.js';

const ONE = ['Nome: «A» → «B»'];
const SEVERAL = [...ONE, 'Data: «1» → «2»', 'CAP: «3» → «4»'];

it.each([
  [ONE, 'è cambiato un dato che compare nei documenti firmati (Nome: «A» → «B»)'],
  [SEVERAL, 'è cambiato un dato che compare nei documenti firmati (Nome: «A» → «B»; e altri dati)'],
  [
    ['nel testo: «letto; e chiede» → «letto»', 'CAP: «3» → «4»'],
    'è cambiato un dato che compare nei documenti firmati (nel testo: «letto; e chiede» → «letto»; e altri dati)',
  ],
  [
    ['Note: «a; b» → «c; d»'],
    'è cambiato un dato che compare nei documenti firmati (Note: «a; b» → «c; d»)',
  ],
])('names the first change of %j', (changes, short) => {
  const reason = describeEndByChange(changes);
  expect(isEndByChange(reason)).toBe(true);
  // Stored reasons begin as they always did.
  expect(reason).toMatch(/^è cambiato un dato stampato \(/);
  for (const change of changes) expect(reason).toContain(change);
  expect(shortenEndByChange(reason)).toBe(short);
});

it('leaves a reason that a person gave as it is', () => {
  const reason = 'Valore sbagliato; lo rifaccio';
  expect(isEndByChange(reason)).toBe(false);
  expect(shortenEndByChange(reason)).toBe(reason);
});

it('is kept whole by the column of reasons', () => {
  expect(describeEndByChange(Array.from({ length: 200 }, () => 'x'.repeat(40)))).toHaveLength(
    2_000,
  );
});

it.each([
  [['Delega'], '«Delega»'],
  [['Delega', 'Atto'], '«Delega» e «Atto»'],
  [['Delega, e privacy', 'Requisiti', 'Atto'], '«Delega, e privacy», «Requisiti» e «Atto»'],
])('names %j in a sentence', (titles, words) => {
  expect(quoteTitles(titles)).toBe(words);
});

it.each([
  [['signed', 'withdrawn'], 'chi ha firmato ha ritirato la firma'],
  [['signed', 'voided'], 'il documento o un dato stampato è cambiato dopo la firma'],
  [['signed', 'withdrawn', 'code-delivered'], 'chi ha firmato ha ritirato la firma'],
  [['signed', 'copy-sent'], null],
])('tells everyone why a signature of %j ended by a fixed sentence', (types, words) => {
  expect(describePublicEnd(types.map((type) => ({ type })))).toBe(words);
});
