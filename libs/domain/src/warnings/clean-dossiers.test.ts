import { expect, it } from '@jest/globals';
import { buildCleanDossier, CLEAN_DOSSIER_COUNT } from '../../test/clean-dossiers.js';
import { BUILT_IN_SETTINGS, createAllRules } from '../index.js';

const { listDossierWarnings, checkStep } = createAllRules(BUILT_IN_SETTINGS);
const TODAY = '2026-11-21';
const DOSSIERS = Array.from({ length: CLEAN_DOSSIER_COUNT }, (_, number) =>
  buildCleanDossier(number),
);

it('an ordinary dossier has no doubt', () => {
  const doubted = DOSSIERS.flatMap((form, number) =>
    listDossierWarnings(form, TODAY).map(({ field, message }) => ({ number, field, message })),
  );
  expect(doubted).toEqual([]);
});

it('the dossiers are of all kinds, and none is like another', () => {
  const kinds = new Set(
    DOSSIERS.map(({ serviceType, isCompany, manufatti }) =>
      [
        serviceType,
        isCompany,
        ...Object.values(manufatti).map((rows: unknown[]) => rows.length > 0),
      ].join(),
    ),
  );
  expect(kinds.size).toBeGreaterThanOrEqual(8);
  expect(new Set(DOSSIERS.map((form) => JSON.stringify(form))).size).toBe(CLEAN_DOSSIER_COUNT);
});

it('none is refused in the steps of its products', () => {
  for (const form of DOSSIERS)
    for (const step of ['manufatti', 'impianto', 'spese'] as const)
      expect(checkStep(form, step, { viewer: 'fitter' })).toEqual([]);
});
