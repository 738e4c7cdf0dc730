import { expect, it } from '@jest/globals';
import { validDossierForm } from '../../test/dossier-fixtures.js';
import { type DossierForm, BUILT_IN_SETTINGS, createAllRules } from '../index.js';

const { listDossierWarnings } = createAllRules(BUILT_IN_SETTINGS);

const told = (change: Partial<DossierForm>) =>
  listDossierWarnings(validDossierForm(change), '2026-11-21').map(({ field }) => field);

it.each([
  ['1', true],
  ['4012', true],
  ['401211', true],
  ['4012O', true],
  ['40121', false],
  [null, false],
] as const)('the postal code %s is to be looked at: %s', (zip, isDoubtful) => {
  expect(told({ immovableZip: zip })).toEqual(isDoubtful ? ['immovableZip'] : []);
  expect(told({ beneficiaryResidentialZip: zip, beneficiaryResidentialNation: 'Italia' })).toEqual(
    isDoubtful ? ['beneficiaryResidentialZip'] : [],
  );
});

it('abroad it is as it is', () =>
  expect(
    told({
      beneficiaryResidentialZip: 'SW1A 1AA',
      beneficiaryResidentialNation: 'Regno Unito',
      immovablePossessionType: 1,
    }),
  ).toEqual([]));
