import { describe, expect, it } from '@jest/globals';
import { autofillAfter } from '../../test/autofill-fixtures.js';
import { validDossierForm } from '../../test/dossier-fixtures.js';
import {
  CADASTRAL_CATEGORIES,
  applyPatches,
  applyAutofill,
  createEmptyDossierForm,
  isResidenceInItaly,
  keepManualValues,
  listAutofillPatches,
  listMunicipalityClearingPatches,
  listMunicipalityPatches,
  getParticularUse,
  validateResidenceCopy,
  listResidenceCopyPatches,
} from '../index.js';

describe('property', () => {
  it('takes the particular use from the category', () => {
    for (const category of CADASTRAL_CATEGORIES) {
      const { form } = applyAutofill(
        validDossierForm({ immovableCadastralCode: category, immovableParticularUse: null }),
        'immovableCadastralCode',
      );
      expect(form.immovableParticularUse).toBe(getParticularUse(category));
    }
    expect(
      autofillAfter(validDossierForm({ immovableCadastralCode: null }), 'immovableCadastralCode'),
    ).toEqual({});
  });

  it.each([
    [true, 0, 1],
    [true, 1, 1],
    [false, 1, 0],
    [false, 0, 0],
  ] as const)(
    'of a company (%s) with use %s is another than the main home: %s',
    (isCompany, immovablePossessionType, type) => {
      const { form } = applyAutofill(
        validDossierForm({ isCompany, immovablePossessionType }),
        'isCompany',
      );
      expect(form.immovablePossessionType).toBe(type);
    },
  );

  it('is the main home again of a company that becomes a person with the service', () => {
    const change = { serviceType: 2, immovablePossessionType: 1 } as const;
    const useOf = (isCompany: boolean) =>
      applyAutofill(validDossierForm({ ...change, isCompany }), 'serviceType').form
        .immovablePossessionType;
    expect([useOf(true), useOf(false)]).toEqual([0, 1]);
  });

  it('proposes a building of homes for a home, where its use is not known', () => {
    const after = (immovableCadastralCode: 'A2' | 'D9', immovableGeneralUse: 0 | 1 | null) =>
      applyAutofill(
        validDossierForm({ immovableCadastralCode, immovableGeneralUse }),
        'immovableCadastralCode',
      ).form.immovableGeneralUse;
    expect([after('A2', null), after('A2', 1), after('D9', null)]).toEqual([0, 1, null]);
  });

  it.each([
    [null, null],
    [1, null],
    [2, 0],
    [24, 0],
  ])('of %s units proposes the works on %s', (immovableUnitNumber, type) =>
    expect(
      applyAutofill(
        validDossierForm({ immovableUnitNumber, interventionOnImmovableType: null }),
        'immovableUnitNumber',
      ).form.interventionOnImmovableType,
    ).toBe(type),
  );

  it('keeps the works that were chosen by hand', () => {
    const before = validDossierForm({ immovableUnitNumber: null, interventionOnImmovableType: 1 });
    const after = { ...before, immovableUnitNumber: 12 };
    const patches = listAutofillPatches(after, 'immovableUnitNumber');
    expect(keepManualValues(patches, { before, after, isFilledIn: () => false })).toEqual([]);
    expect(keepManualValues(patches, { before, after, isFilledIn: () => true })).toHaveLength(1);
  });

  it('takes the hard attribution with it where the category is one', () => {
    expect(
      autofillAfter(validDossierForm({ immovableCadastralCode: 'D9' }), 'immovableCadastralCode'),
    ).toEqual({
      immovableParticularUse: 8,
      immovableParticularUseHardAttribution: 'D9',
    });
    expect(
      autofillAfter(
        validDossierForm({ immovableCadastralCode: 'altro' }),
        'immovableCadastralCode',
      ),
    ).toEqual({
      immovableParticularUse: 8,
    });
    const hard = { immovableParticularUseHardAttribution: 'D9' } as const;
    expect(
      autofillAfter(
        validDossierForm({ ...hard, immovableParticularUse: 0 }),
        'immovableParticularUse',
      ),
    ).toEqual({ immovableParticularUseHardAttribution: null });
    expect(
      autofillAfter(
        validDossierForm({ ...hard, immovableParticularUse: 8 }),
        'immovableParticularUse',
      ),
    ).toEqual({});
  });

  it('knows only residential use in Bonus Casa', () => {
    expect(
      autofillAfter(
        validDossierForm({
          serviceType: 2,
          immovableCadastralCode: 'C1',
          immovableParticularUse: null,
        }),
        'immovableCadastralCode',
      ),
    ).toEqual({ immovableParticularUse: 0 });
  });

  it('has one unit when the building has a single one, and asks otherwise', () => {
    expect(
      autofillAfter(
        validDossierForm({ interventionOnImmovableType: 1 }),
        'interventionOnImmovableType',
      ),
    ).toEqual({ interventionImmovableUnitNumber: 1 });
    expect(
      autofillAfter(
        validDossierForm({ interventionOnImmovableType: 0, interventionImmovableUnitNumber: 1 }),
        'interventionOnImmovableType',
      ),
    ).toEqual({ interventionImmovableUnitNumber: null });
  });

  it('asks how many units of a whole building have the deduction', () =>
    expect(
      autofillAfter(
        validDossierForm({ interventionOnImmovableType: 2, interventionImmovableUnitNumber: 1 }),
        'interventionOnImmovableType',
      ),
    ).toEqual({ interventionImmovableUnitNumber: null }));

  it('writes the municipality code in capitals', () => {
    expect(
      autofillAfter(
        validDossierForm({ immovableMunicipalityCode: ' f205 ' }),
        'immovableMunicipalityCode',
      ),
    ).toEqual({ immovableMunicipalityCode: 'F205' });
    expect(
      autofillAfter(
        validDossierForm({ immovableMunicipalityCode: null }),
        'immovableMunicipalityCode',
      ),
    ).toEqual({});
  });

  it('takes zip, province and zone from the municipality', () => {
    const milano = {
      name: 'Milano',
      cap: '20121',
      province: 'MI',
      climateZone: 'E',
      code: 'f205',
    } as const;
    expect(
      listMunicipalityPatches('beneficiaryResidential', milano).map(({ field, value }) => [
        field,
        value,
      ]),
    ).toEqual([
      ['beneficiaryResidentialMunicipality', 'Milano'],
      ['beneficiaryResidentialZip', '20121'],
      ['beneficiaryResidentialProvince', 'MI'],
      ['beneficiaryResidentialClimateZone', 'E'],
    ]);
    expect(
      applyPatches(createEmptyDossierForm(), listMunicipalityPatches('immovable', milano)),
    ).toMatchObject({
      immovableMunicipality: 'Milano',
      immovableZip: '20121',
      immovableProvince: 'MI',
      immovableClimateZone: 'E',
      immovableMunicipalityCode: 'F205',
    });
    expect(
      listMunicipalityPatches('immovable', {
        name: 'X',
        cap: '1',
        province: 'RM',
        climateZone: null,
      }),
    ).toHaveLength(4);
  });

  it('loses with the municipality what came from it, and nothing that was typed', () => {
    const gone = (place: 'beneficiaryResidential' | 'immovable', marks: string[]) =>
      listMunicipalityClearingPatches(place, (field) => marks.includes(field));
    expect(
      gone('immovable', ['immovableZip', 'immovableMunicipalityCode', 'immovableAddress']),
    ).toEqual([
      { field: 'immovableZip', value: null },
      { field: 'immovableMunicipalityCode', value: null },
    ]);
    expect(
      gone('beneficiaryResidential', ['beneficiaryResidentialProvince', 'immovableZip']),
    ).toEqual([{ field: 'beneficiaryResidentialProvince', value: null }]);
    expect(gone('immovable', [])).toEqual([]);
  });

  it('is copied from the residence', () => {
    const form = {
      ...createEmptyDossierForm(),
      beneficiaryResidentialAddress: 'Via Po',
      beneficiaryResidentialAddressNumber: '3',
      beneficiaryResidentialMunicipality: 'Torino',
      beneficiaryResidentialProvince: 'TO',
      beneficiaryResidentialZip: '10121',
      beneficiaryResidentialClimateZone: 'E' as const,
    };
    expect(applyPatches(form, listResidenceCopyPatches(form))).toMatchObject({
      immovableAddress: 'Via Po',
      immovableAddressNumber: '3',
      immovableMunicipality: 'Torino',
      immovableProvince: 'TO',
      immovableZip: '10121',
      immovableClimateZone: 'E',
    });
  });
});

describe('a residence abroad', () => {
  it.each([
    ['Italia', true],
    [' italia ', true],
    ['', true],
    [null, true],
    ['Francia', false],
    ['San Marino', false],
  ])('in %j is in Italy: %s', (nation, expected) => {
    expect(isResidenceInItaly(validDossierForm({ beneficiaryResidentialNation: nation }))).toBe(
      expected,
    );
  });

  it('has no climate zone and is not copied to the property', () => {
    const abroad = validDossierForm({
      beneficiaryResidentialNation: 'Francia',
      beneficiaryResidentialClimateZone: 'E',
    });
    expect(autofillAfter(abroad, 'beneficiaryResidentialNation')).toEqual({
      beneficiaryResidentialClimateZone: null,
    });
    expect(
      autofillAfter(
        { ...abroad, beneficiaryResidentialNation: 'Italia' },
        'beneficiaryResidentialNation',
      ),
    ).toEqual({});
    expect(validateResidenceCopy(abroad)).toMatch(/estero/);
    expect(validateResidenceCopy(createEmptyDossierForm())).toMatch(/non è ancora compilata/);
    expect(validateResidenceCopy(validDossierForm())).toBeNull();
  });

  it('comes with San Marino', () => {
    const picked = listMunicipalityPatches('beneficiaryResidential', {
      name: 'San Marino',
      cap: '47890',
      province: 'SM',
      climateZone: null,
      code: 'Z130',
    });
    expect(applyPatches(createEmptyDossierForm(), picked)).toMatchObject({
      beneficiaryResidentialNation: 'San Marino',
      beneficiaryResidentialZip: '47890',
      beneficiaryResidentialClimateZone: null,
    });
  });
});
