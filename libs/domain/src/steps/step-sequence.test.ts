import { describe, expect, it } from '@jest/globals';
import type { ServiceType } from '../enumerations/index.js';
import { listBeneficiaryFields } from './beneficiary-fields.js';
import { isOtherApplicantField, sortByScreenOrder } from './step-fields.js';
import type { StepId, Viewer } from './step-id.js';
import { getFirstStepNumber, listStepIds } from './step-sequence.js';

const PERSON: StepId[] = ['beneficiario', 'residenza', 'ubicazione', 'catasto', 'immobile'];
const COMMON: StepId[] = ['servizio', ...PERSON, 'intervento', 'manufatti'];
const ECOBONUS: StepId[] = ['impianto', 'spese'];

describe('the steps of a service', () => {
  it.each<[ServiceType | null, Viewer, StepId[], string]>([
    [1, 'fitter', [...COMMON, ...ECOBONUS, 'documentazione'], 'wizard 2: Ecobonus has 10 more'],
    [2, 'fitter', [...COMMON, 'documentazione'], 'wizard 2: 8 more'],
    [3, 'fitter', [...COMMON, 'documentazione'], 'wizard 2: 8 more'],
    [null, 'fitter', [...COMMON, 'documentazione'], 'not chosen yet'],
    [1, 'admin', [...COMMON, ...ECOBONUS, 'amministrazione'], 'the office has a step of its own'],
    [2, 'admin', [...COMMON, 'amministrazione'], 'the office has a step of its own'],
    [1, 'beneficiary', [...PERSON, 'impianto'], 'by link: what the customer knows'],
    [2, 'beneficiary', PERSON, 'no heating without Ecobonus'],
    [null, 'beneficiary', PERSON, 'no heating without Ecobonus'],
  ])('%s for the %s', (service, viewer, steps, _source) => {
    expect(listStepIds(service, viewer)).toEqual(steps);
  });

  it.each<[Viewer, number]>([
    ['fitter', 0],
    ['admin', 0],
    ['beneficiary', 1],
  ])('are counted for the %s from %s', (viewer, first) => {
    expect(getFirstStepNumber(viewer)).toBe(first);
  });

  it('let the customer write fields of these steps alone', () => {
    const [ecobonus, other] = [listBeneficiaryFields(1), listBeneficiaryFields(2)];
    expect(other).toEqual(expect.arrayContaining(['beneficiarySsn', 'immovableZip']));
    expect(other).not.toContain('tipoImpianto');
    expect(ecobonus).toContain('tipoImpianto');
    expect(ecobonus).not.toEqual(expect.arrayContaining(['spese']));
    expect(ecobonus).not.toEqual(expect.arrayContaining(['manufatti']));
  });
});

describe('fields in the order of the screen', () => {
  it.each<[string, StepId, string[]]>([
    [
      'lists of products, each before its rows',
      'manufatti',
      [
        'manufatti',
        'manufatti.serramenti',
        'manufatti.serramenti.0',
        'manufatti.serramenti.0.superficie',
        'manufatti.serramenti.0.notThere',
        'manufatti.serramenti.1.superficie',
        'manufatti.serramenti.10.superficie',
        'manufatti.schermature.0.superficieSchermatura',
        'manufatti.chiusure',
        'manufatti.chiusure.0.superficieChiusura',
      ],
    ],
    [
      'generators by their place, before the EER',
      'impianto',
      [
        'generatori.0.tipoGeneratore',
        'generatori.2.tipoGeneratore',
        'generatori.10.x',
        'valoreEer',
      ],
    ],
  ])('%s', (_, step, fields) => {
    const sorted = sortByScreenOrder(
      step,
      fields.toReversed().map((field) => ({ field })),
    );
    expect(sorted.map(({ field }) => field)).toEqual(fields);
  });

  it('are not taken for those of the other applicant by words within', () => {
    const field = 'otherBeneficiaries.0.beneficiaryFirstName';
    expect(isOtherApplicantField({ isCompany: true }, field)).toBe(false);
  });
});
