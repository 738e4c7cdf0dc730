import { describe, expect, it } from '@jest/globals';
import { validDossierForm } from '../../test/dossier-fixtures.js';
import {
  type DossierForm,
  type StepId,
  BUILT_IN_SETTINGS,
  createDossierRules,
  createEmptyDossierForm,
} from '../index.js';

const { checkStep } = createDossierRules(BUILT_IN_SETTINGS);

const fields = (form: DossierForm, step: StepId) => checkStep(form, step).map(({ field }) => field);
const messages = (form: DossierForm, step: StepId) =>
  Object.fromEntries(checkStep(form, step).map(({ field, message }) => [field, message]));

describe('residenza, ubicazione, catasto', () => {
  it('know no property abroad', () => {
    for (const immovableMunicipalityCode of ['Z130', 'z130']) {
      expect(
        messages(
          validDossierForm({
            serviceType: 2,
            immovableClimateZone: null,
            immovableMunicipalityCode,
          }),
          'catasto',
        ),
      ).toEqual({ immovableMunicipalityCode: 'L’immobile deve trovarsi in Italia' });
    }
  });

  it('need what the specification lists', () => {
    const empty = { ...createEmptyDossierForm(), beneficiaryResidentialNation: null };
    expect(fields(empty, 'residenza')).toEqual([
      'beneficiaryResidentialNation',
      'beneficiaryResidentialMunicipality',
      'beneficiaryResidentialProvince',
      'beneficiaryResidentialZip',
      'beneficiaryResidentialAddress',
    ]);
    expect(fields(empty, 'ubicazione')).toEqual([
      'immovableMunicipality',
      'immovableProvince',
      'immovableZip',
      'immovableAddress',
      'immovableClimateZone',
    ]);
    expect(fields({ ...empty, serviceType: 2 }, 'ubicazione')).toEqual([
      'immovableMunicipality',
      'immovableProvince',
      'immovableZip',
      'immovableAddress',
    ]);
    expect(fields(empty, 'catasto')).toEqual([
      'immovableMunicipalityCode',
      'immovableCadastralCode',
      'cadastralSheet',
      'cadastralParcel',
    ]);
    for (const step of ['residenza', 'ubicazione', 'catasto'] as const)
      expect(checkStep(validDossierForm(), step)).toEqual([]);
  });

  it.each([
    [null, true],
    ['701', true],
    ['12A', true],
    [' 3 ', true],
    ['1, 2', false],
    ['1/2', false],
    ['1;2', false],
    ['1-3', false],
    ['1 2', false],
    ['1+2', false],
  ])('the subordinate «%s» is a single one: %s', (cadastralSubordinate, isSingle) => {
    expect(messages(validDossierForm({ cadastralSubordinate }), 'catasto')).toEqual(
      isSingle ? {} : { cadastralSubordinate: 'Indica un solo subalterno per pratica' },
    );
  });
});

describe('immobile and intervento', () => {
  it('need what the specification lists', () => {
    expect(
      fields({ ...createEmptyDossierForm(), immovablePossessionTitle: null }, 'immobile'),
    ).toEqual([
      'immovableEstimatedYearOfConstruction',
      'immovableSurfaceArea',
      'immovableUnitNumber',
      'immovableBuildingTypology',
      'immovableGeneralUse',
      'immovableParticularUse',
      'immovablePossessionTitle',
    ]);
    expect(fields(createEmptyDossierForm(), 'intervento')).toEqual([
      'interventionOnImmovableType',
      'interventionStartDate',
    ]);
    expect([
      checkStep(validDossierForm(), 'immobile'),
      checkStep(validDossierForm(), 'intervento'),
    ]).toEqual([[], []]);
  });

  it('take zero for a choice but not for a quantity', () => {
    expect(
      messages(
        validDossierForm({ immovableSurfaceArea: 0, immovablePossessionTitle: 0 }),
        'immobile',
      ),
    ).toEqual({
      immovableSurfaceArea: 'Il valore deve essere maggiore di zero',
    });
  });

  it('take a building without any home: its units do not count shops', () => {
    expect(checkStep(validDossierForm({ immovableUnitNumber: 0 }), 'immobile')).toEqual([]);
  });

  it('ask for the category of a hard attribution in Ecobonus', () => {
    expect(fields(validDossierForm({ immovableParticularUse: 8 }), 'immobile')).toEqual([
      'immovableParticularUseHardAttribution',
    ]);
    expect(
      fields(
        validDossierForm({
          immovableParticularUse: 8,
          immovableParticularUseHardAttribution: 'D9',
        }),
        'immobile',
      ),
    ).toEqual([]);
  });

  it('leave other than residential use to Ecobonus', () => {
    const change = { immovableGeneralUse: 2, immovableParticularUse: 1 } as const;
    expect(checkStep(validDossierForm(change), 'immobile')).toEqual([]);
    expect(messages(validDossierForm({ ...change, serviceType: 3 }), 'immobile')).toEqual({
      immovableGeneralUse: 'Per questo servizio è ammesso solo l’uso residenziale',
      immovableParticularUse: 'Per questo servizio è ammesso solo l’uso residenziale',
    });
  });

  it('let end dates be absent but not before the start', () => {
    expect(
      checkStep(
        validDossierForm({ interventionEndDate: null, interventionEstimatedEndDate: null }),
        'intervento',
      ),
    ).toEqual([]);
    expect(
      checkStep(validDossierForm({ interventionEndDate: '2026-09-01' }), 'intervento'),
    ).toEqual([]);
    expect(
      messages(
        validDossierForm({
          interventionEndDate: '2026-08-31',
          interventionEstimatedEndDate: '2026-08-30',
        }),
        'intervento',
      ),
    ).toEqual({
      interventionEndDate: 'La data di fine lavori non può precedere la data di inizio lavori',
      interventionEstimatedEndDate:
        'La data di fine lavori non può precedere la data di inizio lavori',
    });
    expect(
      fields(
        validDossierForm({ interventionStartDate: null, interventionEndDate: '2026-08-31' }),
        'intervento',
      ),
    ).toEqual(['interventionStartDate']);
  });
});

describe('what is written in figures', () => {
  it.each([
    ['F205', true],
    ['h264', true],
    ['12345', false],
    ['FF05', false],
    ['F20', false],
  ])('reads %s as a municipality code: %s', (immovableMunicipalityCode, isGood) => {
    expect(fields(validDossierForm({ immovableMunicipalityCode }), 'catasto')).toEqual(
      isGood ? [] : ['immovableMunicipalityCode'],
    );
  });

  it.each(['vecchia', 'non so', 'anni fa'])('refuses «%s» and says what to write', (text) => {
    const form = validDossierForm({ immovableEstimatedYearOfConstruction: text });
    expect(checkStep(form, 'immobile')).toEqual([
      {
        field: 'immovableEstimatedYearOfConstruction',
        message:
          'Scrivi un anno, per esempio 1965; va bene anche un decennio (anni 60) o un secolo (XIX secolo)',
      },
    ]);
  });

  it.each(['19800', '197', '60', '0999', '20260'])('refuses %s, which is no year', (text) => {
    const form = validDossierForm({ immovableEstimatedYearOfConstruction: ` ${text}` });
    for (const today of ['2026-11-21', undefined])
      expect(checkStep(form, 'immobile', today === undefined ? {} : { today })).toEqual([
        {
          field: 'immovableEstimatedYearOfConstruction',
          message: `${text} non è un anno. Scrivi per esempio 1980, oppure «anni ’80».`,
        },
      ]);
  });

  it.each([
    ['1967', true],
    ['1000', true],
    ['2026', true],
    ['2027', false],
    ['anni Sessanta', true],
    ['anni ’80', true],
    ['anni 60', true],
    ['XIX secolo', true],
    ['1960-1970', true],
  ])(
    'takes %s as the year of construction in 2026: %s',
    (immovableEstimatedYearOfConstruction, isGood) => {
      const errors = checkStep(
        validDossierForm({ immovableEstimatedYearOfConstruction }),
        'immobile',
        {
          today: '2026-11-21',
        },
      );
      expect(errors).toEqual(
        isGood
          ? []
          : [
              {
                field: 'immovableEstimatedYearOfConstruction',
                message: 'L’anno di costruzione non può essere nel futuro',
              },
            ],
      );
      expect(
        fields(validDossierForm({ immovableEstimatedYearOfConstruction }), 'immobile'),
      ).toEqual([]);
    },
  );
});
