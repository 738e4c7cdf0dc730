import { STATUS_CODES } from '@pratiche/domain';
import { expect, it } from '@jest/globals';
import { createDossierAct } from './dossier-act.factory.js';
import { describeActMoment, describeDossierAct } from './dossier-act-text.util.js';

const BY = { id: 3 };
const WHO = 'Serafina Baldacci';

it('has words for every status, each its own', () => {
  const texts = STATUS_CODES.map((to) =>
    describeDossierAct(createDossierAct('status-change', BY, { to }), WHO),
  );
  expect(texts).toContain('Serafina Baldacci ha chiesto correzioni');
  for (const text of texts) expect(text).toMatch(/^Serafina Baldacci ha \w/);
  expect(new Set(texts).size).toBe(STATUS_CODES.length);
});

it.each([
  [createDossierAct('postponement', BY), WHO, 'Serafina Baldacci ha rimandato la pratica'],
  [createDossierAct('postponement-ended', BY), WHO, 'Serafina Baldacci ha ripreso la pratica'],
  [
    createDossierAct('postponement-ended', null),
    null,
    'La pratica rimandata è tornata da lavorare',
  ],
  [createDossierAct('charge-returned', null), null, 'La pratica è tornata senza operatore'],
  [createDossierAct('dossier-change', null), null, 'La pratica è cambiata'],
  [null, null, 'La pratica è cambiata'],
])('says who did what, and of what happens by itself what it is: %#', (act, who, text) => {
  expect(describeDossierAct(act, who)).toBe(text);
});

const NOW = new Date('2026-03-02T10:31:30.000Z');

it.each([
  ['2026-03-02T10:31:00.000Z', 'adesso'],
  ['2026-03-02T10:30:30.000Z', 'alle 11:30'],
  // The day of Rome counts, not that of Greenwich.
  ['2026-03-01T23:10:00.000Z', 'alle 00:10'],
  ['2026-03-01T22:50:00.000Z', 'il 01/03/2026 alle 23:50'],
])('tells the moment %s as "%s"', (iso, text) => {
  expect(describeActMoment(iso, NOW)).toBe(text);
});
