import { describe, expect, it } from '@jest/globals';
import {
  validDossierForm,
  validGenerator,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import {
  type DossierForm,
  type StepId,
  BUILT_IN_SETTINGS,
  createDossierRules,
  applyPatches,
  checkBounds,
  createEmptyAggettiOstruzioni,
  validateTextLine,
  NUMBER_BOUNDS,
  validateNumberBound,
  STEP_FIELDS,
  STEP_IDS,
  TEXT_BOUNDS,
} from '../index.js';

const { checkStep } = createDossierRules(BUILT_IN_SETTINGS);

const FORM = validDossierForm({
  manufatti: {
    serramenti: [validWindow()],
    schermature: [validShading({ aggettiOstruzioni: createEmptyAggettiOstruzioni() })],
    chiusure: [validShutter()],
  },
  generatori: [validGenerator()],
  otherBeneficiaries: [
    {
      isCompany: false,
      beneficiaryCompanyName: null,
      beneficiaryFirstName: 'Ada',
      beneficiaryLastName: 'Neri',
      beneficiarySsn: 'NREDAA80A41F205X',
      beneficiaryPossessionTitle: 0,
      beneficiaryRealRight: null,
      beneficiaryExpenseShare: 1500.5,
    },
  ],
});
const stepOf = (field: string): StepId =>
  STEP_IDS.find((id) =>
    (STEP_FIELDS[id] as readonly string[]).includes(field.split('.')[0] ?? ''),
  ) as StepId;
const faultsWith = (field: string, value: unknown) =>
  checkBounds(applyPatches(FORM, [{ field, value }]), stepOf(field));

describe('numbers', () => {
  it.each(Object.entries(NUMBER_BOUNDS))(
    'of %s are within %o',
    (pattern, { min, max, decimals }) => {
      const field = pattern.replace('*', '0');
      for (const value of [min, max, null]) expect(faultsWith(field, value)).toEqual([]);
      for (const value of [min - 1, max + 1, min + 0.00001])
        expect(faultsWith(field, value)).toEqual([{ field, message: expect.any(String) }]);
      if (decimals > 0) expect(faultsWith(field, min + 1 / 10 ** decimals)).toEqual([]);
    },
  );

  it.each([
    [-1, 0, 9, 0, 'Non può essere negativo.'],
    [1999, 2000, 2100, 0, 'Non può essere minore di 2000.'],
    [100_000, 0, 99_999, 4, 'Non può superare 99.999.'],
    [1.5, 0, 9, 0, 'Deve essere un numero intero.'],
    [1.005, 0, 9, 2, 'Al massimo due decimali.'],
    [1.00005, 0, 9, 4, 'Al massimo quattro decimali.'],
    [0.07, 0, 9, 2, null],
    [1.1, 0, 9, 2, null],
    [2.675, 0, 9, 4, null],
  ] as const)('%s from %s to %s with %s decimals: %s', (value, min, max, decimals, message) => {
    expect(validateNumberBound(value, { min, max, decimals })).toBe(message);
  });
});

describe('texts', () => {
  it.each(Object.entries(TEXT_BOUNDS))('of %s have at most %s characters', (pattern, max) => {
    const field = pattern.replace('*', '0');
    expect(faultsWith(field, 'x'.repeat(max))).toEqual([]);
    expect(faultsWith(field, 'x'.repeat(max + 1))).toEqual([
      { field, message: `Al massimo ${max} caratteri.` },
    ]);
  });

  it('have at most 255 otherwise', () => {
    expect(faultsWith('immovableAddress', 'x'.repeat(255))).toEqual([]);
    expect(faultsWith('immovableAddress', 'x'.repeat(256))).toEqual([
      { field: 'immovableAddress', message: 'Al massimo 255 caratteri.' },
    ]);
  });

  it.each(['Via\tRoma', 'Via\nRoma', '\0', '\u007f', '\u0085', '\ud800', 'a\udc00'])(
    'with %j are not stored',
    (text) => {
      expect(validateTextLine(text, 255)).toBe('Contiene caratteri non ammessi.');
    },
  );

  it.each(['d’Orsi', 'Łódź', '\ud83c\udfe0', 'a\u200bb', ''])('with %j are', (text) =>
    expect(validateTextLine(text, 255)).toBeNull(),
  );
});

describe('days', () => {
  it.each([
    ['1849-12-31', false],
    ['1850-01-01', true],
    ['2100-12-31', true],
    ['2101-01-01', false],
  ])('%s: %s', (day, isKept) => {
    expect(faultsWith('beneficiaryBirthDate', day)).toEqual(
      isKept ? [] : [{ field: 'beneficiaryBirthDate', message: 'Data fuori dai limiti.' }],
    );
  });
});

describe('a step', () => {
  const errors = (change: Partial<DossierForm>) => checkStep(validDossierForm(change), 'immobile');

  it('says what could not be stored, once for each field', () => {
    expect(errors({ immovableSurfaceArea: 1e9 })).toEqual([
      { field: 'immovableSurfaceArea', message: 'Non può superare 9.999.999.' },
    ]);
    expect(errors({ immovableSurfaceArea: -1 })).toEqual([
      { field: 'immovableSurfaceArea', message: 'Il valore deve essere maggiore di zero' },
    ]);
  });

  it('says nothing of what the provider fills in', () => {
    expect(errors({ immovableSurfaceArea: 1e9, acquisizioneBeneficiario: true })).toEqual([]);
  });
});

describe('surfaces that are stored as nothing', () => {
  it.each([
    ['immovableSurfaceArea', 'immobile'],
    ['manufatti.serramenti.0.superficie', 'manufatti'],
    ['manufatti.schermature.0.superficieSchermatura', 'manufatti'],
    ['manufatti.schermature.0.superficieFinestrata', 'manufatti'],
    ['manufatti.chiusure.0.superficieChiusura', 'manufatti'],
    ['manufatti.chiusure.0.superficieFinestrata', 'manufatti'],
  ] as const)('%s', (field, step) => {
    const wrong = (value: number) => checkStep(applyPatches(FORM, [{ field, value }]), step);
    for (const value of [0, 0.001, 0.0049])
      expect(wrong(value)).toEqual([{ field, message: 'Il valore deve essere maggiore di zero' }]);
    for (const value of [0.005, 0.01]) expect(wrong(value)).toEqual([]);
  });
});
