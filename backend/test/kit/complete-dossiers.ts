import {
  CHIUSURE_POST,
  CHIUSURE_PRE,
  createEmptySpese,
  ESPOSIZIONI,
  TIPOLOGIE_INFISSO,
  TIPOLOGIE_SCHERMATURA,
  type DossierForm,
} from '@pratiche/domain';
import {
  validCompanyForm,
  validDossierForm,
  validShading,
  validShutter,
  validWindow,
} from '../../../libs/domain/test/dossier-fixtures.js';
import { ORTENSIA } from './dossier-fixtures.js';
import { taxCode, type Person } from './tax-code.js';

/** An invented person, born in Milan. */
const IRIS: Person = {
  lastName: 'Lupi',
  firstName: 'Iris',
  gender: 'F',
  birthDate: '1980-01-01',
  belfiore: 'F205',
};

const ERSILIA: Person = {
  lastName: 'Malaguti',
  firstName: 'Ersilia',
  gender: 'F',
  birthDate: '1974-03-09',
  belfiore: 'A944',
};

const getExposure = (index: number) => ESPOSIZIONI[index % ESPOSIZIONI.length]?.value ?? null;

/** A dossier has at most ten rows beside the windows, so two files share the kinds of shutters. */
const SHUTTERS_MAX = 10 - TIPOLOGIE_SCHERMATURA.length;

/** Every kind of product and each cost, no value twice, so that swapped elements are seen. */
const createProducts = (
  shutters: readonly (typeof CHIUSURE_POST)[number][],
): Partial<DossierForm> => ({
  manufatti: {
    serramenti: TIPOLOGIE_INFISSO.map(({ value }, index) =>
      validWindow({
        tipologiaInfisso: value,
        tipologiaVetroPre: value === 'portoncino' ? 'opaco' : 'singolo',
        superficie: (11 + index * 10) / 10,
        trasmittanzaPre: (401 + index * 10) / 100,
        trasmittanzaPost: (101 + index) / 100,
        installazioneChiusuraOscurante: index % 2 === 0,
        vetroBassoEmissivoPre: index % 2 === 1,
        vetroBassoEmissivoPost: index % 2 === 0,
      }),
    ),
    schermature: TIPOLOGIE_SCHERMATURA.map(({ value }, index) =>
      validShading({
        tipologia: value,
        superficieSchermatura: (311 + index * 10) / 10,
        superficieFinestrata: (212 + index * 10) / 10,
        trasmissioneSolare: (11 + index) / 100,
        esposizione: getExposure(index),
      }),
    ),
    chiusure: shutters.map(({ value }, index) =>
      validShutter({
        tipologiaPre: CHIUSURE_PRE[index % CHIUSURE_PRE.length]?.value ?? null,
        tipologiaPost: value,
        superficieChiusura: (513 + index * 10) / 10,
        superficieFinestrata: (414 + index * 10) / 10,
        resistenzaTermicaIniziale: (11 + index) / 100,
        resistenzaTermicaFinale: (31 + index) / 100,
        uwInfissoChiusura: (121 + index) / 100,
        esposizione: getExposure(index + 1),
      }),
    ),
  },
  spese: {
    ...createEmptySpese(),
    spesaDetraibileSerramenti: 10_001.01,
    speseProfessionaliSerramenti: 1_002.02,
    spesaDetraibileSchermature: 20_003.03,
    speseProfessionaliSchermature: 2_004.04,
    spesaDetraibileChiusure: 30_005.05,
    speseProfessionaliChiusure: 3_006.06,
  },
});

const PLACES: Partial<DossierForm> = {
  beneficiaryResidentialAddress: 'Via dei Carpini',
  beneficiaryResidentialAddressNumber: '11/A',
  beneficiaryResidentialMunicipality: 'Bergamo',
  beneficiaryResidentialProvince: 'BG',
  beneficiaryResidentialZip: '24121',
  beneficiaryResidentialNation: 'Italia',
  immovableAddress: 'Vicolo delle Ginestre',
  immovableAddressNumber: '22/B',
  immovableMunicipality: 'Milano',
  immovableProvince: 'MI',
  immovableZip: '20121',
  immovableStair: 'C',
  immovableInterior: '33',
  cadastralSection: 'D',
  cadastralSheet: '44',
  cadastralParcel: '555',
  cadastralSubordinate: '66',
};

const other = (change: Partial<DossierForm['otherBeneficiaries'][number]>) => ({
  isCompany: false,
  beneficiaryCompanyName: null,
  beneficiaryFirstName: null,
  beneficiaryLastName: null,
  beneficiarySsn: null,
  beneficiaryPossessionTitle: null,
  beneficiaryRealRight: null,
  beneficiaryExpenseShare: null,
  ...change,
});

/** Dossiers of invented people with every element of a data file, and the file of each in this folder. */
export const COMPLETE_DOSSIERS: readonly [file: string, form: DossierForm][] = [
  [
    'pratica-completa-persona.xml',
    validDossierForm({
      ...PLACES,
      ...createProducts(CHIUSURE_POST.slice(0, SHUTTERS_MAX)),
      beneficiaryFirstName: 'Ortensia',
      beneficiaryLastName: 'Brughetti',
      beneficiarySsn: taxCode(ORTENSIA),
      beneficiaryPhone: '3471234567',
      interventionStartDate: '2026-03-04',
      interventionEndDate: '2026-05-06',
      otherBeneficiaries: [
        other({
          beneficiaryFirstName: 'Iris',
          beneficiaryLastName: 'Lupi',
          beneficiarySsn: taxCode(IRIS),
        }),
        other({
          isCompany: true,
          beneficiaryCompanyName: 'Ellera Snc',
          beneficiarySsn: '02987650120',
        }),
      ],
    }),
  ],
  [
    'pratica-completa-azienda.xml',
    validCompanyForm({
      ...PLACES,
      ...createProducts(CHIUSURE_POST.slice(-SHUTTERS_MAX)),
      serviceType: 2,
      beneficiaryCompanyName: 'Falegnameria Mastropasqua Srl',
      beneficiaryAttorneyFirstName: 'Ersilia',
      beneficiaryAttorneyLastName: 'Malaguti',
      beneficiaryAttorneySsn: taxCode(ERSILIA),
      otherBeneficiaries: [
        other({
          isCompany: true,
          beneficiaryCompanyName: 'Ellera Snc',
          beneficiarySsn: '02987650120',
        }),
      ],
    }),
  ],
];
