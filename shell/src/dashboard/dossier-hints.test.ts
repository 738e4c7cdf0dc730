import { expect, it } from '@jest/globals';
import { describeCompleted, describeDrafts, describeSent } from './dossier-hints.js';

const NONE = { staleDrafts: 0, usualDays: null, completedThisYear: 0, completedLastYear: 0 };

it.each([
  ['of near deadlines first', 2, { ...NONE, staleDrafts: 3 }, '2 in scadenza'],
  ['of drafts left for long', 0, { ...NONE, staleDrafts: 3 }, '3 ferme da più di un mese'],
  ['of one left for long', 0, { ...NONE, staleDrafts: 1 }, '1 ferma da più di un mese'],
  ['what to do', 0, NONE, 'Da completare e inviare'],
  ['what to do before the figures came', undefined, undefined, 'Da completare e inviare'],
])('tells of drafts %s', (_what, near, figures, text) =>
  expect(describeDrafts(near, figures).text).toBe(text),
);

it.each([
  [1, 'Di solito 1 giorno fino a ENEA'],
  [4, 'Di solito 4 giorni fino a ENEA'],
  [null, 'In lavorazione da noi'],
])('tells how long %s days of work are', (usualDays, text) =>
  expect(describeSent({ ...NONE, usualDays }).text).toBe(text),
);

it.each([
  [0, 0, 'Trasmesse a ENEA', undefined],
  [5, 0, '5 completate nel 2026', undefined],
  [9, 3, '9 completate nel 2026 · ▲ 6 più di un anno fa', 'good'],
  [3, 3, '3 completate nel 2026 · come un anno fa', undefined],
  [1, 3, '1 completata nel 2026 · ▼ 2 meno di un anno fa', undefined],
])('compares %i with %i of last year', (completedThisYear, completedLastYear, text, tone) =>
  expect(
    describeCompleted({ ...NONE, completedThisYear, completedLastYear }, '2026-11-24'),
  ).toEqual({ text, ...(tone && { tone }) }),
);
