import { describe, expect, it } from '@jest/globals';
import * as domain from '../index.js';
import {
  BUILT_IN_SETTINGS,
  INSUFFICIENT_CREDITS_MESSAGE,
  PAST_DEADLINE_MESSAGE,
  type DossierForm,
} from '../index.js';
import {
  validDossierForm,
  validGenerator,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';

/** Every required field, step by step and row by row, as the specification lists them (wizard §5). */
const REQUIRED = 'Campo obbligatorio';
const { checkStep } = domain.createDossierRules(BUILT_IN_SETTINGS);
const {
  createEmptyDossierForm,
  createEmptyChiusura,
  createEmptyGeneratore,
  createEmptySchermatura,
  createEmptySerramento,
} = domain;
const none = { serramenti: [], schermature: [], chiusure: [] };
const requiredOf = (form: DossierForm, step: domain.StepId): string[] =>
  checkStep(form, step)
    .filter(({ message }) => message === REQUIRED)
    .map(({ field }) => field)
    .sort();
const empty = (change: Partial<DossierForm> = {}) => ({
  ...createEmptyDossierForm(),
  ...change,
});

const PERSON = [
  'FirstName',
  'LastName',
  'Ssn',
  'BirthDate',
  'BirthMunicipality',
  'BirthNation',
  'BirthProvince',
  'Gender',
  'Phone',
].map((part) => `beneficiary${part}`);
const COMPANY = [
  'CompanyType',
  'CompanyName',
  'Ssn',
  'AttorneyFirstName',
  'AttorneyLastName',
  'AttorneySsn',
].map((part) => `beneficiary${part}`);
const RESIDENCE = ['Address', 'Municipality', 'Province', 'Zip', 'Nation'].map(
  (part) => `beneficiaryResidential${part}`,
);
const PLACE = ['immovableAddress', 'immovableMunicipality', 'immovableProvince', 'immovableZip'];
const WINDOW = [
  'confine',
  'superficie',
  'tipologiaVetroPre',
  'tipologiaVetroPost',
  'trasmittanzaPre',
  'trasmittanzaPost',
];
const FRAMES = ['tipologiaInfisso', 'tipologiaTelaioPre', 'tipologiaTelaioPost'];
const SHADING = [
  'tipologia',
  'installazione',
  'superficieSchermatura',
  'superficieFinestrata',
  'tipologiaFinestra',
  'esposizione',
  'tipologiaVetrata',
  'trasmissioneSolare',
  'materialeSchermatura',
  'meccanismoRegolazione',
  'modalitaCalcoloResistenzaTermica',
];
const SHUTTER = [
  'tipologiaPre',
  'tipologiaPost',
  'installazione',
  'superficieChiusura',
  'superficieFinestrata',
  'permeabilitaAria',
  'esposizione',
  'resistenzaTermicaIniziale',
  'resistenzaTermicaFinale',
  'modalitaCalcoloResistenzaTermica',
  'trasmissioneSolare',
  'uwInfissoChiusura',
  'meccanismoRegolazione',
];
const row = (list: string, fields: readonly string[]) =>
  fields.map((field) => `manufatti.${list}.0.${field}`);
const blank = (fields: object) => Object.fromEntries(Object.keys(fields).map((key) => [key, null]));

describe('required fields', () => {
  it.each<[string, domain.StepId, Partial<DossierForm>, readonly string[]]>([
    ['the service', 'servizio', { serviceType: null }, ['serviceType', 'annoRiferimento']],
    ['a person', 'beneficiario', {}, PERSON],
    ['a company', 'beneficiario', { isCompany: true }, COMPANY],
    ['the residence', 'residenza', { beneficiaryResidentialNation: null }, RESIDENCE],
    [
      'the residence with the acquisition flag',
      'residenza',
      { acquisizioneBeneficiario: true },
      [],
    ],
    ['the place for Ecobonus', 'ubicazione', {}, [...PLACE, 'immovableClimateZone']],
    ['the place for Bonus Casa', 'ubicazione', { serviceType: 2 }, PLACE],
    ['the place for Bonus Sicurezza', 'ubicazione', { serviceType: 3 }, PLACE],
    [
      'the cadastre',
      'catasto',
      {},
      ['cadastralParcel', 'cadastralSheet', 'immovableMunicipalityCode', 'immovableCadastralCode'],
    ],
    [
      'the property',
      'immobile',
      { immovablePossessionTitle: null },
      [
        'immovableEstimatedYearOfConstruction',
        'immovableSurfaceArea',
        'immovableUnitNumber',
        'immovablePossessionTitle',
        'immovableGeneralUse',
        'immovableParticularUse',
        'immovableBuildingTypology',
      ],
    ],
    [
      'a property of difficult attribution',
      'immobile',
      { ...validDossierForm(), immovableParticularUse: 8 },
      ['immovableParticularUseHardAttribution'],
    ],
    [
      'the intervention',
      'intervento',
      {},
      ['interventionOnImmovableType', 'interventionStartDate'],
    ],
    [
      'a window for Ecobonus',
      'manufatti',
      { manufatti: { ...none, serramenti: [{ ...createEmptySerramento(), confine: null }] } },
      row('serramenti', [...WINDOW, ...FRAMES]),
    ],
    [
      'a window for Bonus Casa',
      'manufatti',
      {
        serviceType: 2,
        manufatti: { ...none, serramenti: [{ ...createEmptySerramento(), confine: null }] },
      },
      row('serramenti', WINDOW),
    ],
    [
      'a window for Bonus Sicurezza',
      'manufatti',
      {
        serviceType: 3,
        manufatti: { ...none, serramenti: [{ ...createEmptySerramento(), confine: null }] },
      },
      row('serramenti', WINDOW),
    ],
    [
      'a shading',
      'manufatti',
      {
        manufatti: {
          ...none,
          schermature: [
            {
              ...createEmptySchermatura(),
              installazione: null,
              modalitaCalcoloResistenzaTermica: null,
            },
          ],
        },
      },
      row('schermature', SHADING),
    ],
    [
      'a shutter',
      'manufatti',
      {
        manufatti: {
          ...none,
          chiusure: [
            {
              ...createEmptyChiusura(),
              installazione: null,
              modalitaCalcoloResistenzaTermica: null,
            },
          ],
        },
      },
      row('chiusure', SHUTTER),
    ],
    [
      'the heating beside windows',
      'impianto',
      {
        manufatti: { ...none, serramenti: [validWindow()] },
        vettoreEnergetico: null,
        generatori: [createEmptyGeneratore()],
      },
      [
        'tipoImpianto',
        'vettoreEnergetico',
        ...Object.keys(createEmptyGeneratore())
          .filter((field) => field !== 'pea' && field !== 'nome')
          .map((field) => `generatori.0.${field}`),
      ],
    ],
    [
      'a generator that was begun',
      'impianto',
      { generatori: [{ ...createEmptyGeneratore(), numeroGeneratore: 1 }] },
      [
        'generatori.0.tipoGeneratore',
        'generatori.0.rendimentoMaxPotenza',
        'generatori.0.potenzaUtileNominale',
      ],
    ],
    [
      'the EER',
      'impianto',
      {
        manufatti: { ...none, schermature: [validShading()] },
        impiantoClimatizzazioneEstiva: true,
      },
      ['valoreEer'],
    ],
    [
      'summer cooling without shading',
      'impianto',
      { manufatti: { ...none, chiusure: [validShutter()] }, impiantoClimatizzazioneEstiva: true },
      [],
    ],
    [
      'the heating for Bonus Casa',
      'impianto',
      {
        serviceType: 2,
        manufatti: { ...none, serramenti: [validWindow()] },
        generatori: [validGenerator(blank(createEmptyGeneratore()))],
      },
      [],
    ],
    [
      'the costs of windows',
      'spese',
      { manufatti: { ...none, serramenti: [validWindow()] } },
      ['spese.spesaDetraibileSerramenti', 'spese.speseProfessionaliSerramenti'],
    ],
    [
      'the costs of shadings',
      'spese',
      { manufatti: { ...none, schermature: [validShading()] } },
      ['spese.spesaDetraibileSchermature', 'spese.speseProfessionaliSchermature'],
    ],
    [
      'the costs of shutters',
      'spese',
      { manufatti: { ...none, chiusure: [validShutter()] } },
      ['spese.spesaDetraibileChiusure', 'spese.speseProfessionaliChiusure'],
    ],
    [
      'the costs for Bonus Casa',
      'spese',
      { serviceType: 2, manufatti: { ...none, serramenti: [validWindow()] } },
      [],
    ],
  ])('of %s', (_, step, change, fields) => {
    expect(requiredOf(empty(change), step)).toEqual([...fields].sort());
  });
});

describe('messages', () => {
  it.each([
    [domain.REQUIRED_MESSAGE, 'Campo obbligatorio'],
    [domain.PERSON_TAX_CODE_MESSAGE, 'Il codice fiscale deve essere composto da 16 caratteri'],
    [
      domain.COMPANY_TAX_CODE_MESSAGE,
      'Il codice fiscale deve essere composto da 11 o da 16 caratteri',
    ],
    [domain.PHONE_MESSAGE, 'Inserire numero di telefono valido.'],
    [
      domain.getSolarTransmissionMessage(0.35),
      'Il fattore di trasmissione solare può avere un valore massimo di 0,35',
    ],
    [
      domain.getSolarTransmissionMessage(0.3),
      'Il fattore di trasmissione solare può avere un valore massimo di 0,30',
    ],
    [
      domain.getSolarTransmissionMessage(0.325),
      'Il fattore di trasmissione solare può avere un valore massimo di 0,325',
    ],
    [domain.getUValueLimitMessage(1.8), 'Il valore deve essere <= 1,8 W/m2K'],
    [domain.getUValueLimitMessage(3), 'Il valore deve essere <= 3 W/m2K'],
    [
      domain.TOO_MANY_WINDOWS_MESSAGE,
      'Il numero massimo di serramenti che è possibile aggiungere è 10',
    ],
    [
      domain.TOO_MANY_SHADINGS_MESSAGE,
      'Il numero massimo tra schermature e chiusure oscuranti che è possibile aggiungere è 10',
    ],
    [domain.TOO_MANY_ROWS_MESSAGE, 'Il numero massimo per ogni tipologia di manufatto è 10'],
    [domain.NO_GENERATOR_MESSAGE, 'Inserire almeno un generatore'],
    [
      PAST_DEADLINE_MESSAGE,
      'La pratica non può essere inviata in quanto sono passati più di 84 giorni dalla data di conclusione dei lavori',
    ],
    [
      INSUFFICIENT_CREDITS_MESSAGE,
      "ATTENZIONE! Non hai abbastanza crediti per l'invio della pratica",
    ],
  ])('%s', (message, text) => expect(message).toBe(text));
});
