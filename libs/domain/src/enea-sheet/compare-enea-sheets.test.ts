import { describe, expect, it } from '@jest/globals';
import { createEmptyDossierForm, createEmptySerramento } from '../autofill/index.js';
import type { DossierForm, Serramento } from '../dossier/index.js';
import { NOT_GIVEN_LABEL } from './compare-enea-sheets.js';
import { BUILT_IN_SETTINGS, createAllRules } from '../index.js';

const { compareEneaSheets } = createAllRules(BUILT_IN_SETTINGS);

const base: DossierForm = {
  ...createEmptyDossierForm(),
  serviceType: 1,
  annoRiferimento: 2026,
  beneficiaryFirstName: 'Ortensia',
  beneficiaryLastName: 'Brughetti',
};
const window = (superficie: number): Serramento => ({ ...createEmptySerramento(), superficie });
const withWindows = (...surfaces: number[]): DossierForm => ({
  ...base,
  manufatti: { ...base.manufatti, serramenti: surfaces.map(window) },
});

describe('values', () => {
  it.each<[string, Partial<DossierForm>, Partial<DossierForm>, string, string]>([
    [
      'text',
      { beneficiaryLastName: 'Brughetti' },
      { beneficiaryLastName: 'Brunetti' },
      'beneficiary.beneficiaryLastName',
      'Brughetti',
    ],
    [
      'text that was missing',
      {},
      { immovableAddress: 'Via Garibaldi' },
      'location.immovableAddress',
      NOT_GIVEN_LABEL,
    ],
    [
      'text taken away',
      { cadastralSheet: '12' },
      { cadastralSheet: null },
      'cadastre.cadastralSheet',
      '12',
    ],
    [
      'date',
      { interventionStartDate: '2026-03-01' },
      { interventionStartDate: '2026-03-02' },
      'intervention.interventionStartDate',
      '01/03/2026',
    ],
    [
      'number',
      { immovableSurfaceArea: 1234.5 },
      { immovableSurfaceArea: 1234 },
      'building.immovableSurfaceArea',
      '1.234,5',
    ],
    [
      'choice',
      { immovableGeneralUse: 0 },
      { immovableGeneralUse: 1 },
      'building.immovableGeneralUse',
      'Residenziale',
    ],
    [
      'flag',
      { immovableMergeUnits: false },
      { immovableMergeUnits: true },
      'intervention.immovableMergeUnits',
      'No',
    ],
  ])('%s', (_, before, now, key, was) => {
    const changes = compareEneaSheets({ ...base, ...before }, { ...base, ...now });
    const [block = ''] = key.split('.');
    expect(changes).toEqual({
      blocks: { [block]: { kind: 'changed', before: { [key]: was }, gone: [] } },
      removed: [],
      count: 1,
    });
  });

  it('are none when nothing changed', () => {
    expect(compareEneaSheets(base, { ...base })).toEqual({ blocks: {}, removed: [], count: 0 });
  });

  it('name questions that are not asked any more', () => {
    const cooled = { ...base, impiantoClimatizzazioneEstiva: true, valoreEer: 3.2 };
    const { heating } = compareEneaSheets(cooled, base).blocks;
    expect(heating?.gone.map(({ label, value }) => [label, value?.shown])).toEqual([
      ['EER', '3,2'],
    ]);
    expect(heating?.before).toEqual({ 'heating.impiantoClimatizzazioneEstiva': 'Sì' });
  });

  it('do not name an unanswered question that is gone', () => {
    const cooled = { ...base, impiantoClimatizzazioneEstiva: true, valoreEer: null };
    expect(compareEneaSheets(cooled, base).blocks['heating']?.gone).toEqual([]);
  });
});

describe('rows of a list', () => {
  it('removed in the middle leave the others unmarked', () => {
    const changes = compareEneaSheets(withWindows(1, 2, 3), withWindows(1, 3));
    expect(changes.blocks).toEqual({});
    expect(changes.removed.map(({ title }) => title)).toEqual(['Serramento 2']);
    expect(changes.count).toBe(1);
  });

  it('added in front leave the others unmarked', () => {
    expect(compareEneaSheets(withWindows(1, 2), withWindows(9, 1, 2))).toMatchObject({
      blocks: { 'window.1': { kind: 'added' } },
      removed: [],
      count: 1,
    });
  });

  it('changed in place say what they were, under their number of today', () => {
    const { blocks, count } = compareEneaSheets(withWindows(1, 2, 3), withWindows(2, 4));
    expect(blocks['window.2']).toEqual({
      kind: 'changed',
      before: { 'window.2.superficie': '3' },
      gone: [],
    });
    expect(count).toBe(2);
  });
});

it('reports blocks that are added or removed with the service and the beneficiary', () => {
  const company = { ...base, isCompany: true };
  expect(compareEneaSheets(base, company).blocks['attorney']?.kind).toBe('added');
  expect(compareEneaSheets(company, base).removed.map(({ key }) => key)).toContain('attorney');
  expect(
    compareEneaSheets(base, { ...base, serviceType: 2 }).removed.map(({ key }) => key),
  ).toEqual(['heating', 'expenses', 'calculation']);
});

it('counts values, added and removed blocks together', () => {
  expect(
    compareEneaSheets(withWindows(1), {
      ...withWindows(1, 2),
      beneficiaryLastName: 'Neri',
      cadastralSheet: '3',
    }).count,
  ).toBe(3);
});
