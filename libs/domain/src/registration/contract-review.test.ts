import { describe, expect, it } from '@jest/globals';
import {
  checkContractRefusal,
  checkNewPapers,
  CONTRACT_REASONS,
  describeReviewTime,
  getUsualReviewHours,
  listRequestedFiles,
  REGISTRATION_FILES,
  sortRequestedFiles,
  type ContractReason,
  type RegistrationFile,
} from './index.js';

const HOUR = 3_600_000;

describe('what answers a refused contract', () => {
  it.each<[ContractReason, RegistrationFile[], string[]]>([
    ['unsigned', [], ['contract']],
    ['unsigned', ['ciFront'], ['contract']],
    ['unsigned', ['contract'], []],
    ['incomplete', ['contract', 'ciRear'], []],
    ['identity', ['contract'], ['ciFront', 'ciRear']],
    ['identity', ['ciFront'], ['ciRear']],
    ['identity', ['ciFront', 'ciRear'], []],
    ['company', ['contract'], []],
    ['ended', [], ['contract']],
    ['other', [], ['contract']],
    ['other', ['ciRear'], []],
  ])('for %s with %j lacks %j', (reason, given, missing) =>
    expect(checkNewPapers(reason, given).map(({ field }) => field)).toEqual(missing),
  );

  it('may bring every file, the requested ones first', () => {
    for (const { value } of CONTRACT_REASONS) {
      const sorted = sortRequestedFiles(value);
      expect([...sorted].sort()).toEqual([...REGISTRATION_FILES].sort());
      expect(sorted.slice(0, listRequestedFiles(value).length)).toEqual(listRequestedFiles(value));
    }
  });
});

it.each([
  ['other', null, ['note']],
  ['other', '  ', ['note']],
  ['other', 'Manca la pagina 2', []],
  ['unsigned', null, []],
] as const)('a refusal for %s with the note %j lacks %j', (reason, note, missing) =>
  expect(checkContractRefusal(reason, note).map(({ field }) => field)).toEqual(missing),
);

it('every reason has its own words', () => {
  const values = CONTRACT_REASONS.map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
  expect(CONTRACT_REASONS.every(({ label }) => label !== '')).toBe(true);
});

describe('the usual time of a review', () => {
  it.each([
    [[], null],
    [[HOUR, HOUR], null],
    [[HOUR, 2 * HOUR, 90 * HOUR], 2],
    [[60_000, 60_000, 60_000], 1],
    [[HOUR * 4.2, HOUR * 4.2, HOUR, HOUR * 30], 5],
  ])('of %j ms is %s hours', (durations, hours) =>
    expect(getUsualReviewHours(durations)).toBe(hours),
  );

  it.each([
    [null, 'Se dopo due giorni lavorativi non hai notizie, scrivici.'],
    [1, 'entro un’ora.'],
    [5, 'entro 5 ore.'],
    [24, 'entro un giorno.'],
    [25, 'entro 2 giorni.'],
    [72, 'entro 3 giorni.'],
  ])('of %s hours is told as %s', (hours, text) =>
    expect(describeReviewTime(hours).endsWith(text)).toBe(true),
  );
});
