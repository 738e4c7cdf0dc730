import { describe, expect, it } from '@jest/globals';
import { BUILT_IN_SETTINGS, STATUS_CODES, UNDO_MS, type StatusCode } from '../index.js';
import {
  formatUntil,
  isPostponed,
  listPostponementChoices,
  needsSkipReason,
  NOT_POSTPONED,
  SKIP_REASONS,
  toDossierSearch,
  UNTIL_ANSWER,
  validatePostponable,
  validatePostponementDay,
  validateSkip,
  validateUndo,
} from './index.js';

const TODAY = '2026-03-11';

describe('a postponement', () => {
  it.each([
    [NOT_POSTPONED, false],
    ['2026-03-10', false],
    [TODAY, false],
    ['2026-03-12', true],
    [UNTIL_ANSWER, true],
  ])('until %s waits: %s', (until, expected) => expect(isPostponed(until, TODAY)).toBe(expected));

  it('is for what the operator is next with', () => {
    const possible = (code: StatusCode) => validatePostponable(code, BUILT_IN_SETTINGS) === null;
    expect(STATUS_CODES.filter(possible)).toEqual(['SENT', 'ACCEPTED']);
    expect(validatePostponable('WAITING', BUILT_IN_SETTINGS)).toContain('in mano all’installatore');
    expect(validatePostponable('SELLED', BUILT_IN_SETTINGS)).toContain('«Completata»');
  });

  it.each([
    [null, null],
    ['2026-03-12', null],
    ['2026-06-09', null],
    [TODAY, 'Scegli un giorno dopo oggi.'],
    ['2026-06-10', 'Puoi rimandare al massimo di 90 giorni.'],
    ['2026-13-01', 'Scegli un giorno.'],
  ])('until %s is answered with %s', (until, message) =>
    expect(validatePostponementDay(until, TODAY)).toBe(message),
  );

  it.each([
    ['2026-03-12', 'fino al 12/03/2026'],
    [null, 'finché l’installatore risponde'],
    [UNTIL_ANSWER, 'finché l’installatore risponde'],
  ])('until %s is said as "%s"', (until, words) => expect(formatUntil(until)).toBe(words));

  it.each([
    ['2026-03-11', '2026-03-16'],
    ['2026-03-15', '2026-03-16'],
    ['2026-03-16', '2026-03-23'],
  ])('on %s offers Monday %s', (today, monday) => {
    const choices = listPostponementChoices(today);
    expect(choices.filter(({ until }) => until === monday)).toHaveLength(1);
    for (const { until } of choices) expect(validatePostponementDay(until, today)).toBeNull();
  });

  it.each([
    ['2026-03-11', ['Domani', 'Tra 3 giorni', 'Lunedì prossimo']],
    // Monday is in three days, then tomorrow.
    ['2026-03-13', ['Domani', 'Tra 3 giorni']],
    ['2026-03-15', ['Domani', 'Tra 3 giorni']],
  ])('on %s offers no day twice', (today, labels) => {
    const choices = listPostponementChoices(today);
    expect(choices.map(({ label }) => label)).toEqual([
      ...labels,
      'Finché l’installatore risponde',
    ]);
  });
});

describe('skipping', () => {
  it.each(SKIP_REASONS.map(({ code }) => code))(
    'for %s wants words only where nothing else says it',
    (code) => {
      expect(validateSkip(code, 'Da rivedere')).toBeNull();
      expect(validateSkip(code, ' ') === null).toBe(code !== 'other');
    },
  );

  it.each([
    [true, true, false, true],
    [true, true, true, false],
    [true, false, false, false],
    [false, true, false, false],
  ])('in a queue %s, workable %s, acted %s: asked %s', (isQueue, isWorkable, hasActed, expected) =>
    expect(needsSkipReason({ isQueue, isWorkable, hasActed })).toBe(expected),
  );
});

describe('undo', () => {
  const at = new Date('2026-03-11T10:00:00Z');
  const after = (ms: number) => new Date(at.getTime() + ms);

  it.each([
    [null, 0, 'Non c’è nessuna operazione da annullare.'],
    [{ at, undone: null }, 0, null],
    [{ at, undone: null }, UNDO_MS - 1, null],
    [{ at, undone: null }, UNDO_MS, 'Il tempo per annullare è passato.'],
    [{ at, undone: at }, 0, 'L’operazione è già stata annullata.'],
  ])('of %j after %i ms is answered with %s', (act, ms, message) =>
    expect(validateUndo(act, after(ms))).toBe(message),
  );
});

it.each([
  ['/administration/modules/received', '?lista=received'],
  [
    '/administration/modules/received?q=rossi+%26+figli&status=SENT&page=3',
    '?lista=received&q=rossi+%26+figli&status=SENT&page=3',
  ],
  ['/administration/modules/completed?sort=-client', '?lista=completed&sort=-client'],
  ['/administration/modules/edit/12', null],
  ['/administration/board', null],
  ['https://example.test/administration/modules/received', null],
])('puts %s into the address as %s', (list, search) => {
  expect(toDossierSearch(list)).toBe(search);
});
