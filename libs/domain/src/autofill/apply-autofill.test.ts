import { describe, expect, it } from '@jest/globals';
import {
  validDossierForm,
  validGenerator,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import {
  applyPatches,
  applyAutofill,
  listAutofillPatches,
  CADASTRAL_CATEGORIES,
  getEnergyCarrier,
  createEmptyChiusura,
  createEmptyDossierForm,
  createEmptyGeneratore,
  createEmptyOtherBeneficiary,
  createEmptySchermatura,
  createEmptySerramento,
  isResidenceInItaly,
  listMunicipalityClearingPatches,
  listMunicipalityPatches,
  normalizeDossier,
  getParticularUse,
  validateResidenceCopy,
  listResidenceCopyPatches,
  countRowsLostByService,
  listTaxCodePatches,
  getValueAtPath,
  type DossierForm,
  type TipoGeneratore,
} from '../index.js';

const after = (form: DossierForm, changed: string) =>
  Object.fromEntries(listAutofillPatches(form, changed).map(({ field, value }) => [field, value]));
const withWindow = (change: Parameters<typeof validWindow>[0]) =>
  validDossierForm({
    manufatti: { serramenti: [validWindow(change)], schermature: [], chiusure: [] },
  });
const withShutter = (change: Parameters<typeof validShutter>[0]) =>
  validDossierForm({
    manufatti: { serramenti: [], schermature: [], chiusure: [validShutter(change)] },
  });

describe('defaults', () => {
  it('are those of the specification', () => {
    expect(createEmptyDossierForm()).toMatchObject({
      serviceType: 1,
      isCompany: false,
      acquisizioneBeneficiario: false,
      immovablePossessionTitle: 0,
      immovablePossessionType: 0,
      beneficiaryResidentialNation: 'Italia',
      vettoreEnergetico: 'metano',
      generatori: [],
    });
    expect(createEmptySerramento().confine).toBe('esterno');
    expect([
      createEmptySchermatura().installazione,
      createEmptySchermatura().modalitaCalcoloResistenzaTermica,
    ]).toEqual(['esterna', 'fornitore']);
    expect([
      createEmptyChiusura().installazione,
      createEmptyChiusura().modalitaCalcoloResistenzaTermica,
    ]).toEqual(['esterna', 'fornitore']);
    expect(createEmptyOtherBeneficiary()).toMatchObject({ isCompany: false, beneficiarySsn: null });
  });

  it('are new objects each time', () => {
    expect(createEmptyDossierForm().manufatti).not.toBe(createEmptyDossierForm().manufatti);
  });
});

describe('patches', () => {
  it('change a copy and leave the rest the same object', () => {
    const form = validDossierForm();
    const changed = applyPatches(form, [{ field: 'manufatti.serramenti.0.superficie', value: 9 }]);
    expect([
      getValueAtPath(changed, 'manufatti.serramenti.0.superficie'),
      getValueAtPath(form, 'manufatti.serramenti.0.superficie'),
    ]).toEqual([9, 2.1]);
    expect(changed.generatori).toBe(form.generatori);
  });

  it('put whole rows and lists in', () => {
    const changed = applyPatches(validDossierForm(), [
      { field: 'manufatti.serramenti.0', value: validWindow({ superficie: 7 }) },
      { field: 'generatori', value: [] },
    ]);
    expect([changed.manufatti.serramenti[0]?.superficie, changed.generatori]).toEqual([7, []]);
  });

  it('touch one row of several', () => {
    const form = validDossierForm({ generatori: [validGenerator(), validGenerator()] });
    const changed = applyPatches(form, [{ field: 'generatori.1.numeroGeneratore', value: 4 }]);
    expect(changed.generatori.map(({ numeroGeneratore }) => numeroGeneratore)).toEqual([1, 4]);
    expect(changed.generatori[0]).toBe(form.generatori[0]);
  });

  it('ignore paths that do not exist', () => {
    const form = validDossierForm();
    for (const field of [
      'foo',
      'manufatti.serramenti.7.superficie',
      'cadastralSheet.x',
      'cadastralSection.x',
      '__proto__.x',
    ]) {
      expect(applyPatches(form, [{ field, value: 1 }])).toEqual(form);
      expect(getValueAtPath(form, field)).toBeUndefined();
    }
  });
});

describe('service', () => {
  it.each([2, 3] as const)(
    '%s forces a natural person, residential use and windows',
    (serviceType) => {
      const form = validDossierForm({
        serviceType,
        isCompany: true,
        immovableGeneralUse: 1,
        immovableParticularUse: 4,
        otherBeneficiaries: [
          createEmptyOtherBeneficiary(),
          { ...createEmptyOtherBeneficiary(), isCompany: true, beneficiaryCompanyName: 'Alfa' },
        ],
        manufatti: { serramenti: [validWindow()], schermature: [validShading()], chiusure: [] },
      });
      expect(after(form, 'serviceType')).toEqual({
        isCompany: false,
        'otherBeneficiaries.1.isCompany': false,
        immovableGeneralUse: 0,
        immovableParticularUse: 0,
        'manufatti.schermature': [],
      });
      expect(countRowsLostByService(form, serviceType)).toBe(1);
    },
  );

  it('1 forces nothing', () => {
    const form = validDossierForm({
      manufatti: { serramenti: [], schermature: [validShading()], chiusure: [validShutter()] },
    });
    expect(after(form, 'serviceType')).toEqual({});
    expect([countRowsLostByService(form, 1), countRowsLostByService(form, 3)]).toEqual([0, 2]);
  });
});

describe('what goes from the screen', () => {
  const spese = {
    ...createEmptyDossierForm().spese,
    spesaDetraibileSerramenti: 900.005,
    spesaDetraibileSchermature: -5,
    speseProfessionaliSchermature: 10,
  };
  it.each([
    [
      'another service',
      'serviceType',
      validDossierForm({
        serviceType: 2,
        generatori: [validGenerator({ rendimentoMaxPotenza: 1001, potenzaUtileNominale: 24 })],
        spese: { ...spese, spesaDetraibileSchermature: null },
      }),
      { 'generatori.0.rendimentoMaxPotenza': null, 'spese.spesaDetraibileSerramenti': null },
    ],
    [
      'a company that becomes a person with the service',
      'serviceType',
      validDossierForm({
        serviceType: 3,
        isCompany: true,
        beneficiaryAttorneyBirthDate: '0080-01-01',
      }),
      { isCompany: false, beneficiaryAttorneyBirthDate: null },
    ],
    [
      'no cooling',
      'impiantoClimatizzazioneEstiva',
      validDossierForm({ valoreEer: 350 }),
      { valoreEer: null },
    ],
    [
      'cooling',
      'impiantoClimatizzazioneEstiva',
      validDossierForm({ valoreEer: 350, impiantoClimatizzazioneEstiva: true }),
      {},
    ],
    [
      'no shadings',
      'manufatti.schermature',
      validDossierForm({ spese }),
      { 'spese.spesaDetraibileSchermature': null },
    ],
    [
      'a person',
      'isCompany',
      validDossierForm({
        beneficiaryAttorneyBirthDate: '0080-01-01',
        beneficiaryBirthDate: '0080-01-01',
      }),
      { beneficiaryAttorneyBirthDate: null },
    ],
    [
      'a company',
      'isCompany',
      validDossierForm({
        isCompany: true,
        beneficiaryAttorneyBirthDate: '0080-01-01',
        beneficiaryBirthDate: '0080-01-01',
      }),
      { beneficiaryBirthDate: null },
    ],
  ])(
    'is emptied where it could not be stored, and only there: %s',
    (_what, changed, form, expected) => expect(after(form, changed)).toEqual(expected),
  );
});

describe('the service goes back to Ecobonus', () => {
  it('takes up the use that the category speaks of, and asks for that of the building', () => {
    expect(after(validDossierForm({ immovableCadastralCode: 'C1' }), 'serviceType')).toEqual({
      immovableParticularUse: 4,
      immovableGeneralUse: null,
    });
    expect(
      after(
        validDossierForm({ immovableCadastralCode: 'C1', immovableParticularUse: 1 }),
        'serviceType',
      ),
    ).toEqual({});
    expect(after(validDossierForm({ immovableCadastralCode: null }), 'serviceType')).toEqual({});
  });
});

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
      after(validDossierForm({ immovableCadastralCode: null }), 'immovableCadastralCode'),
    ).toEqual({});
  });

  it('takes the hard attribution with it where the category is one', () => {
    expect(
      after(validDossierForm({ immovableCadastralCode: 'D9' }), 'immovableCadastralCode'),
    ).toEqual({
      immovableParticularUse: 8,
      immovableParticularUseHardAttribution: 'D9',
    });
    expect(
      after(validDossierForm({ immovableCadastralCode: 'altro' }), 'immovableCadastralCode'),
    ).toEqual({
      immovableParticularUse: 8,
    });
    const hard = { immovableParticularUseHardAttribution: 'D9' } as const;
    expect(
      after(validDossierForm({ ...hard, immovableParticularUse: 0 }), 'immovableParticularUse'),
    ).toEqual({ immovableParticularUseHardAttribution: null });
    expect(
      after(validDossierForm({ ...hard, immovableParticularUse: 8 }), 'immovableParticularUse'),
    ).toEqual({});
  });

  it('knows only residential use in Bonus Casa', () => {
    expect(
      after(
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
      after(validDossierForm({ interventionOnImmovableType: 1 }), 'interventionOnImmovableType'),
    ).toEqual({ interventionImmovableUnitNumber: 1 });
    expect(
      after(
        validDossierForm({ interventionOnImmovableType: 0, interventionImmovableUnitNumber: 1 }),
        'interventionOnImmovableType',
      ),
    ).toEqual({ interventionImmovableUnitNumber: null });
  });

  it('writes the municipality code in capitals', () => {
    expect(
      after(validDossierForm({ immovableMunicipalityCode: ' f205 ' }), 'immovableMunicipalityCode'),
    ).toEqual({ immovableMunicipalityCode: 'F205' });
    expect(
      after(validDossierForm({ immovableMunicipalityCode: null }), 'immovableMunicipalityCode'),
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

describe('person', () => {
  it.each([
    ['beneficiary', 'MI', 'Milano', 'Italia'],
    ['beneficiaryAttorney', 'EE', 'Francia', 'Francia'],
  ] as const)('takes what the tax code of %s says (%s)', (who, provincia, comune, nation) => {
    const form = applyPatches(
      createEmptyDossierForm(),
      listTaxCodePatches(who, { genere: 'F', nascita: '1980-01-01', comune, provincia }),
    );
    expect(form).toMatchObject({
      [`${who}Gender`]: 'F',
      [`${who}BirthDate`]: '1980-01-01',
      [`${who}BirthMunicipality`]: comune,
      [`${who}BirthProvince`]: provincia,
      [`${who}BirthNation`]: nation,
    });
  });
});

describe('heating', () => {
  it.each([
    ['teleriscaldamento', 'teleriscaldamento'],
    ['biomassa', 'biomassa'],
    ['caldaiaGasolio', 'gasolio'],
    ['caldaiaACS', 'metano'],
    ['caldaiaACBassaTemperatura', 'metano'],
    ['caldaiaCondensazione', 'metano'],
    ['pompaCalore', 'metano'],
    ['ariaCalda', 'metano'],
    ['altro', 'metano'],
  ] as [TipoGeneratore, string][])('%s uses %s', (tipoGeneratore, carrier) => {
    expect(getEnergyCarrier(tipoGeneratore)).toBe(carrier);
    const form = validDossierForm({
      vettoreEnergetico: null,
      generatori: [validGenerator({ tipoGeneratore })],
    });
    expect(after(form, 'generatori.0.tipoGeneratore')).toEqual({ vettoreEnergetico: carrier });
    expect(after(form, 'generatori')).toEqual({ vettoreEnergetico: carrier });
    expect(after(form, 'generatori.1.tipoGeneratore')).toEqual({});
  });

  it('keeps the carrier while there is no first generator', () => {
    expect(after(validDossierForm({ generatori: [] }), 'generatori')).toEqual({});
    expect(
      after(
        validDossierForm({ generatori: [createEmptyGeneratore()], vettoreEnergetico: 'gpl' }),
        'generatori.0',
      ),
    ).toEqual({});
  });

  it('adds an empty generator to Ecobonus with windows', () => {
    for (const changed of ['manufatti', 'manufatti.serramenti', 'manufatti.serramenti.0']) {
      expect(after(validDossierForm({ generatori: [] }), changed)).toEqual({
        generatori: [createEmptyGeneratore()],
      });
    }
    expect(after(validDossierForm(), 'manufatti.serramenti')).toEqual({});
    expect(
      after(validDossierForm({ serviceType: 2, generatori: [] }), 'manufatti.serramenti'),
    ).toEqual({});
    expect(after({ ...withShutter({}), generatori: [] }, 'manufatti')).toEqual({});
  });
});

describe('products', () => {
  const glass = 'manufatti.serramenti.0.tipologiaVetroPre';
  const old = 'manufatti.serramenti.0.trasmittanzaPre';

  it('takes the old transmittance from type, frame and glass', () => {
    expect(
      after(
        withWindow({ tipologiaTelaioPre: 'lamiera' }),
        'manufatti.serramenti.0.tipologiaTelaioPre',
      ),
    ).toEqual({ [old]: 6 });
    expect(after(withWindow({ tipologiaVetroPre: 'doppio' }), glass)).toEqual({ [old]: 3 });
    expect(after(withWindow({ tipologiaVetroPre: 'opaco' }), glass)).toEqual({ [old]: null });
    expect(after(withWindow({ trasmittanzaPre: 4 }), 'manufatti.serramenti.0.superficie')).toEqual(
      {},
    );
    expect(after(withWindow({}), 'manufatti.serramenti.7.tipologiaInfisso')).toEqual({});
  });

  it('gives a front door always an opaque glass, boxes and soffits when they are chosen', () => {
    expect(
      after(
        withWindow({ tipologiaInfisso: 'portoncino' }),
        'manufatti.serramenti.0.tipologiaInfisso',
      ),
    ).toEqual({ [glass]: 'opaco', [old]: 2.8 });
    expect(
      after(withWindow({ tipologiaInfisso: 'portoncino', tipologiaVetroPre: 'doppio' }), glass),
    ).toEqual({ [glass]: 'opaco', [old]: 2.8 });
    expect(
      after(withWindow({ tipologiaInfisso: 'cielino' }), 'manufatti.serramenti.0.tipologiaInfisso'),
    ).toEqual({ [glass]: 'opaco', [old]: 5.07 });
    expect(
      after(withWindow({ tipologiaInfisso: 'cielino', tipologiaVetroPre: 'doppio' }), glass),
    ).toEqual({ [old]: null });
    expect(
      after(withWindow({ tipologiaInfisso: null }), 'manufatti.serramenti.0.tipologiaInfisso'),
    ).toEqual({ [old]: null });
  });

  it('takes the resistances of shutters', () => {
    const initial = 'manufatti.chiusure.0.resistenzaTermicaIniziale';
    const final = 'manufatti.chiusure.0.resistenzaTermicaFinale';
    expect(after(withShutter({ tipologiaPre: 5 }), 'manufatti.chiusure.0.tipologiaPre')).toEqual({
      [initial]: 0.14,
    });
    expect(after(withShutter({ tipologiaPre: null }), 'manufatti.chiusure.0.tipologiaPre')).toEqual(
      { [initial]: null },
    );
    expect(after(withShutter({ tipologiaPost: 4 }), 'manufatti.chiusure.0.tipologiaPost')).toEqual({
      [final]: 0.3,
    });
    expect(
      after(withShutter({ permeabilitaAria: 'media' }), 'manufatti.chiusure.0.permeabilitaAria'),
    ).toEqual({ [final]: 0.19 });
    expect(
      after(withShutter({ permeabilitaAria: null }), 'manufatti.chiusure.0.permeabilitaAria'),
    ).toEqual({ [final]: null });
    expect(after(withShutter({}), 'manufatti.chiusure.0.esposizione')).toEqual({});
    expect(after(withShutter({}), 'manufatti.chiusure.3.tipologiaPre')).toEqual({});
  });

  it('reads a solar transmission given as a percentage', () => {
    expect(
      after(withShutter({ trasmissioneSolare: 20 }), 'manufatti.chiusure.0.trasmissioneSolare'),
    ).toEqual({ 'manufatti.chiusure.0.trasmissioneSolare': 0.2 });
    const shading = validDossierForm({
      manufatti: {
        serramenti: [],
        schermature: [validShading({ trasmissioneSolare: 12.5 })],
        chiusure: [],
      },
    });
    expect(after(shading, 'manufatti.schermature.0.trasmissioneSolare')).toEqual({
      'manufatti.schermature.0.trasmissioneSolare': 0.125,
    });
    expect(after(shading, 'manufatti.schermature.0.esposizione')).toEqual({});
    expect(
      after(withShutter({ trasmissioneSolare: null }), 'manufatti.chiusure.0.trasmissioneSolare'),
    ).toEqual({});
    expect(after(withShutter({}), 'manufatti.schermature.0.trasmissioneSolare')).toEqual({});
  });

  it('leaves alone what no rule speaks of', () => {
    for (const changed of ['cadastralSheet', 'toString', 'spese.spesaDetraibileSerramenti', ''])
      expect(after(validDossierForm(), changed)).toEqual({});
    expect(
      applyAutofill(
        withWindow({ tipologiaTelaioPre: 'lamiera' }),
        'manufatti.serramenti.0.tipologiaTelaioPre',
      ).filled,
    ).toEqual([old]);
  });
});

describe('what is stored', () => {
  it('has capitals, two decimals and fractions', () => {
    const stored = normalizeDossier(
      validDossierForm({
        beneficiarySsn: ' rssmra80a01f205x ',
        immovableMunicipalityCode: 'f205',
        immovableSurfaceArea: 95.456,
        otherBeneficiaries: [
          { ...createEmptyOtherBeneficiary(), beneficiarySsn: 'vrdnna80a41f205x' },
        ],
        manufatti: {
          serramenti: [validWindow({ superficie: 1.239 }), validWindow({ superficie: null })],
          schermature: [validShading({ trasmissioneSolare: 35, superficieSchermatura: 2.001 })],
          chiusure: [validShutter({ trasmissioneSolare: null, superficieChiusura: 3.005 })],
        },
      }),
    );
    expect(stored).toMatchObject({
      beneficiarySsn: 'RSSMRA80A01F205X',
      beneficiaryAttorneySsn: null,
      immovableMunicipalityCode: 'F205',
      immovableSurfaceArea: 95.46,
      otherBeneficiaries: [{ beneficiarySsn: 'VRDNNA80A41F205X' }],
      manufatti: {
        serramenti: [{ superficie: 1.24 }, { superficie: null }],
        schermature: [{ trasmissioneSolare: 0.35, superficieSchermatura: 2 }],
        chiusure: [{ trasmissioneSolare: null }],
      },
    });
    expect(normalizeDossier(stored)).toEqual(stored);
  });
});

describe('the heating system of Ecobonus', () => {
  const noGenerator = (change: Partial<DossierForm>) =>
    validDossierForm({ generatori: [], ...change });
  it('gets a generator for windows, or for summer cooling, whenever they come', () => {
    const empty = { generatori: [createEmptyGeneratore()] };
    expect(after(noGenerator({}), 'manufatti.serramenti')).toEqual(empty);
    expect(after(noGenerator({}), 'serviceType')).toEqual(empty);
    const cooled = noGenerator({
      manufatti: { serramenti: [], schermature: [], chiusure: [] },
      impiantoClimatizzazioneEstiva: true,
    });
    expect(after(cooled, 'impiantoClimatizzazioneEstiva')).toEqual(empty);
    expect(
      after({ ...cooled, impiantoClimatizzazioneEstiva: false }, 'impiantoClimatizzazioneEstiva'),
    ).toEqual({});
    expect(after({ ...cooled, serviceType: 3 }, 'impiantoClimatizzazioneEstiva')).toEqual({});
    expect(
      after(
        validDossierForm({ impiantoClimatizzazioneEstiva: true }),
        'impiantoClimatizzazioneEstiva',
      ),
    ).toEqual({});
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
    expect(after(abroad, 'beneficiaryResidentialNation')).toEqual({
      beneficiaryResidentialClimateZone: null,
    });
    expect(
      after({ ...abroad, beneficiaryResidentialNation: 'Italia' }, 'beneficiaryResidentialNation'),
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
