import { describe, expect, it } from '@jest/globals';
import type { DossierForm, Schermatura, Serramento } from '../dossier/index.js';
import { formatEneaSheetBlock } from './format-enea-sheet-block.js';
import { BUILT_IN_SETTINGS, createEmptySpese, createAllRules } from '../index.js';
import { isProductBlock } from './build-filing-blocks.js';

const { buildEneaSheet } = createAllRules(BUILT_IN_SETTINGS);

const serramento: Serramento = {
  tipologiaInfisso: 'finestra',
  tipologiaTelaioPre: 'legnoDuro',
  tipologiaTelaioPost: 'pvc',
  tipologiaVetroPre: 'singolo',
  tipologiaVetroPost: 'triplo',
  trasmittanzaPre: 5.05,
  trasmittanzaPost: 0.9,
  superficie: 12.5,
  confine: 'esterno',
  installazioneChiusuraOscurante: true,
  vetroBassoEmissivoPre: null,
  vetroBassoEmissivoPost: false,
};

const schermatura: Schermatura = {
  tipologia: 'tenda',
  installazione: 'esterna',
  superficieSchermatura: 4,
  superficieFinestrata: 3,
  tipologiaFinestra: 'finestra',
  tipologiaVetrata: 'doppia',
  esposizione: 'sud',
  trasmissioneSolare: 0.2,
  materialeSchermatura: 'tessuto',
  meccanismoRegolazione: 'manuale',
  modalitaCalcoloResistenzaTermica: 'fornitore',
  aggettiOstruzioni: {
    orizzontali: { altezzaSoffitto: null, profonditaAggetto: null },
    verticali: { posizione: null, distanza: null, profondita: null },
    ostruzioni: { distanza: 20, differenzaPiani: null },
  },
};

const filled: DossierForm = {
  serviceType: 1,
  annoRiferimento: 2026,
  isCompany: false,
  acquisizioneBeneficiario: false,
  beneficiaryCompanyType: null,
  beneficiaryCompanyName: null,
  beneficiarySsn: 'RSSMRA80A01H501U',
  beneficiaryFirstName: 'Mario',
  beneficiaryLastName: 'Rossi',
  beneficiaryGender: 'M',
  beneficiaryBirthDate: '1980-01-01',
  beneficiaryBirthMunicipality: 'Roma',
  beneficiaryBirthProvince: 'RM',
  beneficiaryBirthNation: 'Italia',
  beneficiaryIdentificationDocNumber: null,
  beneficiaryIdentificationDocDate: null,
  beneficiaryPhone: '3331234567',
  beneficiaryAttorneyFirstName: null,
  beneficiaryAttorneyLastName: null,
  beneficiaryAttorneySsn: null,
  beneficiaryAttorneyGender: null,
  beneficiaryAttorneyBirthDate: null,
  beneficiaryAttorneyBirthMunicipality: null,
  beneficiaryAttorneyBirthProvince: null,
  beneficiaryAttorneyBirthNation: null,
  otherBeneficiaries: [],
  beneficiaryExpenseShare: null,
  beneficiaryResidentialAddress: 'Via Garibaldi',
  beneficiaryResidentialAddressNumber: '4',
  beneficiaryResidentialMunicipality: 'Roma',
  beneficiaryResidentialProvince: 'RM',
  beneficiaryResidentialZip: '00100',
  beneficiaryResidentialClimateZone: 'D',
  beneficiaryResidentialNation: 'Italia',
  immovableAddress: 'Via Garibaldi',
  immovableAddressNumber: '4',
  immovableMunicipality: 'Roma',
  immovableProvince: 'RM',
  immovableZip: '00100',
  immovableStair: null,
  immovableInterior: '2',
  immovableClimateZone: 'D',
  immovableMunicipalityCode: 'H501',
  immovableCadastralCode: 'A2',
  cadastralSection: null,
  cadastralSheet: '12',
  cadastralParcel: '345',
  cadastralSubordinate: '6',
  immovableEstimatedYearOfConstruction: '1970',
  immovableSurfaceArea: 1234.5,
  immovableUnitNumber: 1,
  immovableMergeUnits: false,
  immovablePossessionTitle: 0,
  immovableRealRight: null,
  immovablePossessionType: 0,
  immovableGeneralUse: 0,
  immovableParticularUse: 0,
  immovableParticularUseHardAttribution: null,
  immovableBuildingTypology: 2,
  interventionOnImmovableType: 1,
  interventionImmovableUnitNumber: 1,
  interventionStartDate: '2026-03-01',
  interventionEstimatedEndDate: '2026-04-01',
  interventionEndDate: '2026-04-10',
  manufatti: { serramenti: [serramento], schermature: [], chiusure: [] },
  tipoImpianto: 'autonomo',
  tipoTerminaleErogazione: 'radiatori',
  tipoDistribuzione: null,
  tipoRegolazione: null,
  vettoreEnergetico: 'metano',
  generatori: [
    {
      tipoGeneratore: 'caldaiaCondensazione',
      numeroGeneratore: 1,
      rendimentoMaxPotenza: 97.3,
      pea: null,
      nome: null,
      potenzaUtileNominale: 24,
    },
  ],
  impiantoClimatizzazioneEstiva: false,
  valoreEer: null,
  marcaImpiantoTermico: null,
  modelloImpiantoTermico: null,
  spese: {
    ...createEmptySpese(),
    spesaDetraibileSerramenti: 12500.1,
    speseProfessionaliSerramenti: 0.2,
    spesaDetraibileSchermature: 999,
    speseProfessionaliSchermature: null,
    spesaDetraibileChiusure: null,
    speseProfessionaliChiusure: null,
  },
};

const titles = (dossier: DossierForm) => buildEneaSheet(dossier).map(({ title }) => title);
const field = (dossier: DossierForm, key: string) =>
  buildEneaSheet(dossier)
    .flatMap(({ fields }) => fields)
    .find((candidate) => candidate.key === key);

describe('order of the blocks', () => {
  it('follows ENEA’s form for a person with windows', () => {
    expect(titles(filled)).toEqual([
      'Scheda sul sito di ENEA',
      'Beneficiario',
      'Residenza del beneficiario',
      'Ubicazione dell’immobile',
      'Dati catastali',
      'Caratteristiche dell’immobile',
      'Intervento',
      'Impianto termico esistente',
      'Generatore 1',
      'Serramento 1',
      'Spese',
      'Calcolo costi e detrazioni',
    ]);
  });

  it('adds the representative of a company', () => {
    expect(titles({ ...filled, isCompany: true }).slice(1, 4)).toEqual([
      'Beneficiario',
      'Rappresentante legale',
      'Sede',
    ]);
  });

  it('states one declaration after the other, each with its comma, products and expenses', () => {
    const mixed = {
      ...filled,
      manufatti: { serramenti: [serramento], schermature: [schermatura], chiusure: [] },
    };
    expect(titles(mixed).slice(-8)).toEqual([
      'Dichiarazione 1 di 2: Serramenti',
      'Serramento 1',
      'Spese: Serramenti',
      'Calcolo costi e detrazioni: Serramenti',
      'Dichiarazione 2 di 2: Schermature e chiusure',
      'Schermatura solare 1',
      'Spese: Schermature e chiusure',
      'Calcolo costi e detrazioni: Schermature e chiusure',
    ]);
    const windows = 'Comma 345A - Interventi sull’involucro';
    expect(field(mixed, 'filing.serramenti.comma')?.value?.copied).toBe(windows);
    expect(field(mixed, 'filing.schermature.comma')?.value?.copied).toBe(
      'Comma 345B - Schermature solari',
    );
    expect(field(mixed, 'intervention.comma')).toBeUndefined();
    expect(field(filled, 'intervention.comma')?.value?.copied).toBe(windows);
  });

  // D.M. 14/2/2022, Allegato A: 780 €/m² in zones D to F, 660 in A to C, net of VAT and fitting.
  it.each([
    [
      'a supply above the ceiling',
      1500,
      2000,
      100,
      '1.380,00',
      'zone E, 1 m²: 780 + (2000 + 100 − 1500)',
    ],
    ['a supply within it', 780, 1000, 100, '1.100,00', 'zone E, 1 m²'],
    ['a supply that is not told apart', null, 2000, 100, '2.100,00', 'nothing is known of it'],
  ])('copies the eligible expense of %s, fees included', (_, supply, sum, fees, shown, _source) => {
    const dossier: DossierForm = {
      ...filled,
      immovableClimateZone: 'E',
      manufatti: {
        serramenti: [{ ...serramento, superficie: 1, installazioneChiusuraOscurante: false }],
        schermature: [],
        chiusure: [],
      },
      spese: {
        ...createEmptySpese(),
        fornituraSerramenti: supply,
        spesaDetraibileSerramenti: sum,
        speseProfessionaliSerramenti: fees,
      },
    };
    expect(field(dossier, 'expenses.speseCongrue')?.value?.shown).toBe(shown);
    expect(field(dossier, 'expenses.spesaDetraibileSerramenti')?.notAsked).toBe(true);
    expect(field(dossier, 'expenses.speseTotali')?.value?.shown).toBe(
      supply === 1500 ? '2.100,00' : undefined,
    );
  });

  it.each([2, 3] as const)('asks neither heating nor expenses for service %d', (serviceType) => {
    const asked = titles({ ...filled, serviceType });
    expect(asked).not.toContain('Impianto termico esistente');
    expect(asked).not.toContain('Generatore 1');
    expect(asked).not.toContain('Spese');
  });

  it('numbers products and further beneficiaries', () => {
    const somebody = {
      isCompany: false,
      beneficiaryCompanyName: null,
      beneficiaryFirstName: 'Ada',
      beneficiaryLastName: 'Neri',
      beneficiarySsn: null,
      beneficiaryPossessionTitle: null,
      beneficiaryRealRight: null,
      beneficiaryExpenseShare: null,
    };
    const many = titles({
      ...filled,
      otherBeneficiaries: [
        somebody,
        { ...somebody, isCompany: true, beneficiaryCompanyName: 'Neri Srl' },
      ],
      manufatti: { serramenti: [serramento, serramento], schermature: [schermatura], chiusure: [] },
    });
    expect(many).toEqual(
      expect.arrayContaining([
        'Altro beneficiario 1',
        'Altro beneficiario 2',
        'Serramento 1',
        'Serramento 2',
        'Schermatura solare 1',
      ]),
    );
  });
});

describe('values', () => {
  it.each([
    ['beneficiary.kind', 'Persona fisica', 'Persona fisica'],
    ['beneficiary.beneficiaryBirthDate', '01/01/1980', '01/01/1980'],
    [
      'building.immovablePossessionTitle',
      'Proprietario o comproprietario',
      'Proprietario o comproprietario',
    ],
    ['building.immovableSurfaceArea', '1.234,5', '1234,5'],
    ['intervention.immovableMergeUnits', 'No', 'No'],
    ['heating.vettoreEnergetico', 'a. gas metano', 'a. gas metano'],
    ['generator.1.rendimentoMaxPotenza', '97,3', '97,3'],
    ['window.1.trasmittanzaPre', '5,05', '5,05'],
    ['window.1.installazioneChiusuraOscurante', 'Sì', 'Sì'],
    ['expenses.spesaDetraibileSerramenti', '12.500,10', '12500,10'],
    ['expenses.speseCongrue', '12.500,30', '12500,30'],
  ])('%s is shown as %s and copied as %s', (key, shown, copied) => {
    expect(field(filled, key)?.value).toEqual({ shown, copied });
  });

  it.each([
    ['legno', 'Legno'],
    ['legnoDuro', 'Legno'],
    ['legnoTenero', 'Legno'],
    ['pvc', 'PVC'],
    ['pvcDue', 'PVC'],
    ['pvcTre', 'PVC'],
    ['lamiera', 'Metallo, no taglio termico'],
    ['metalloTermico', 'Metallo, taglio termico'],
    ['misto', 'Misto'],
  ] as const)('the old frame %s is %s in ENEA’s list', (tipologiaTelaioPre, label) => {
    const manufatti = { ...filled.manufatti, serramenti: [{ ...serramento, tipologiaTelaioPre }] };
    expect(field({ ...filled, manufatti }, 'window.1.tipologiaTelaioPre')?.value?.copied).toBe(
      label,
    );
  });

  it('is null while unanswered', () => {
    expect(field(filled, 'cadastre.cadastralSection')?.value).toBeNull();
    expect(
      field({ ...filled, immovableGeneralUse: null }, 'building.immovableGeneralUse')?.value,
    ).toBeNull();
    expect(
      field({ ...filled, interventionStartDate: null }, 'intervention.interventionStartDate')
        ?.value,
    ).toBeNull();
  });

  it('has no total before the first amount', () => {
    const spese = {
      ...filled.spese,
      spesaDetraibileSerramenti: null,
      speseProfessionaliSerramenti: null,
    };
    expect(field({ ...filled, spese }, 'expenses.speseCongrue')?.value).toBeNull();
  });

  it('has the total of each declaration', () => {
    const manufatti = { ...filled.manufatti, schermature: [schermatura] };
    const mixed = { ...filled, manufatti };
    expect(field(mixed, 'expenses.speseCongrue')?.value?.copied).toBe('12500,30');
    expect(field(mixed, 'expenses.2.speseCongrue')?.value?.copied).toBe('999,00');
  });
});

describe('questions asked only when they make sense', () => {
  it('leaves out the estimated end once the works have ended', () => {
    expect(field(filled, 'intervention.interventionEstimatedEndDate')).toBeUndefined();
    expect(
      field({ ...filled, interventionEndDate: null }, 'intervention.interventionEstimatedEndDate')
        ?.value?.shown,
    ).toBe('01/04/2026');
  });

  it('asks the EER only with summer cooling', () => {
    expect(field(filled, 'heating.valoreEer')).toBeUndefined();
    expect(
      field({ ...filled, impiantoClimatizzazioneEstiva: true, valoreEer: 3.2 }, 'heating.valoreEer')
        ?.value?.copied,
    ).toBe('3,2');
  });

  it('asks the hard attribution only for particular use 8', () => {
    const hard = {
      ...filled,
      immovableParticularUse: 8 as const,
      immovableParticularUseHardAttribution: 'B8' as const,
    };
    expect(field(filled, 'building.immovableParticularUseHardAttribution')).toBeUndefined();
    expect(field(hard, 'building.immovableParticularUseHardAttribution')?.value?.copied).toBe(
      'B/8',
    );
  });

  it('shows of overhangs and obstructions only what is answered', () => {
    const shaded = {
      ...filled,
      manufatti: {
        ...filled.manufatti,
        schermature: [schermatura, { ...schermatura, aggettiOstruzioni: null }],
      },
    };
    expect(field(shaded, 'shading.1.distanzaOstruzione')?.value?.shown).toBe('20');
    expect(field(shaded, 'shading.1.differenzaPiani')).toBeUndefined();
    expect(field(shaded, 'shading.2.distanzaOstruzione')).toBeUndefined();
  });
});

it('has one key per question', () => {
  const keys = buildEneaSheet({
    ...filled,
    manufatti: { serramenti: [serramento, serramento], schermature: [schermatura], chiusure: [] },
  }).flatMap(({ fields }) => fields.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
});

it('knows which blocks are products', () => {
  const products = buildEneaSheet({
    ...filled,
    manufatti: { serramenti: [serramento, serramento], schermature: [schermatura], chiusure: [] },
  }).filter(isProductBlock);
  expect(products.map(({ key }) => key)).toEqual(['window.1', 'window.2', 'shading.1']);
});

it('writes a block as text without unanswered questions, and what ENEA does not ask', () => {
  const cadastre = buildEneaSheet(filled).find(({ key }) => key === 'cadastre');
  expect(cadastre && formatEneaSheetBlock(cadastre)).toBe(
    'Dati catastali\nFoglio: 12\nParticella (mappale): 345\nSubalterno: 6',
  );
});
