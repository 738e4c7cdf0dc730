import {
  type Chiusura,
  type DossierForm,
  type Schermatura,
  type Serramento,
  createEmptySerramento,
  createEmptySchermatura,
  createEmptyChiusura,
  createEmptySpese,
} from '@pratiche/domain';
import { romeDay } from './rome-day.js';
import { taxCode, type Person } from './tax-code.js';

/** An invented person, born in Bergamo. */
export const ORTENSIA: Person = {
  lastName: 'Brughetti',
  firstName: 'Ortensia',
  gender: 'F',
  birthDate: '1971-03-09',
  belfiore: 'A794',
};

/** A window within every limit of climate zone E. */
export const serramento = (change: Partial<Serramento> = {}): Serramento => ({
  ...createEmptySerramento(),
  tipologiaInfisso: 'finestra',
  tipologiaTelaioPre: 'legnoTenero',
  tipologiaTelaioPost: 'pvc',
  tipologiaVetroPre: 'singolo',
  tipologiaVetroPost: 'triplo',
  trasmittanzaPre: 5,
  trasmittanzaPost: 1.1,
  superficie: 2.4,
  confine: 'esterno',
  installazioneChiusuraOscurante: false,
  ...change,
});

export const schermatura = (change: Partial<Schermatura> = {}): Schermatura => ({
  ...createEmptySchermatura(),
  tipologia: 'tenda',
  installazione: 'esterna',
  superficieSchermatura: 3,
  superficieFinestrata: 2.4,
  tipologiaFinestra: 'finestra',
  tipologiaVetrata: 'doppia',
  esposizione: 'sud',
  trasmissioneSolare: 0.2,
  materialeSchermatura: 'tessuto',
  meccanismoRegolazione: 'manuale',
  modalitaCalcoloResistenzaTermica: 'fornitore',
  aggettiOstruzioni: null,
  ...change,
});

export const chiusura = (change: Partial<Chiusura> = {}): Chiusura => ({
  ...createEmptyChiusura(),
  tipologiaPre: 0,
  tipologiaPost: 5,
  installazione: 'esterna',
  superficieChiusura: 2.4,
  superficieFinestrata: 2.2,
  tipologiaVetrata: 'doppia',
  esposizione: 'est',
  permeabilitaAria: 'bassa',
  resistenzaTermicaIniziale: 0.12,
  resistenzaTermicaFinale: 0.15,
  modalitaCalcoloResistenzaTermica: 'fornitore',
  trasmissioneSolare: 0.2,
  uwInfissoChiusura: 1.3,
  materialeChiusura: 'metallo',
  meccanismoRegolazione: 'manuale',
  ...change,
});

/** A complete Ecobonus dossier with two windows in Bergamo, finished twenty days ago; `change` overrides fields. */
export function ecobonusForm(
  change: Partial<DossierForm> = {},
  person: Person = ORTENSIA,
): DossierForm {
  return {
    serviceType: 1,
    annoRiferimento: Number(romeDay(-20).slice(0, 4)),
    isCompany: false,
    acquisizioneBeneficiario: false,
    ...beneficiary(person),
    beneficiaryExpenseShare: null,
    ...places(),
    interventionOnImmovableType: 0,
    interventionImmovableUnitNumber: 1,
    interventionStartDate: romeDay(-45),
    interventionEstimatedEndDate: null,
    interventionEndDate: romeDay(-20),
    manufatti: {
      serramenti: [serramento(), serramento({ superficie: 1.35 })],
      schermature: [],
      chiusure: [],
    },
    tipoImpianto: 'autonomo',
    tipoTerminaleErogazione: 'radiatori',
    tipoDistribuzione: null,
    tipoRegolazione: null,
    vettoreEnergetico: 'metano',
    generatori: [
      {
        tipoGeneratore: 'caldaiaCondensazione',
        numeroGeneratore: 1,
        rendimentoMaxPotenza: 98,
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
      spesaDetraibileSerramenti: 4820.5,
      speseProfessionaliSerramenti: 150,
      spesaDetraibileSchermature: null,
      speseProfessionaliSchermature: null,
      spesaDetraibileChiusure: null,
      speseProfessionaliChiusure: null,
    },
    ...change,
  };
}

/** Windows beside a shading: two declarations to ENEA. */
export const createMixedProducts = (): Pick<DossierForm, 'manufatti' | 'spese'> => ({
  manufatti: { serramenti: [serramento()], schermature: [schermatura()], chiusure: [] },
  spese: {
    ...ecobonusForm().spese,
    spesaDetraibileSchermature: 900,
    speseProfessionaliSchermature: 0,
  },
});

/** The same with all that the declaration of congruity prints. */
export const withSupply = (): DossierForm => ({
  ...ecobonusForm(),
  spese: { ...ecobonusForm().spese, fornituraSerramenti: 1_500 },
});

const beneficiary = (person: Person) => ({
  beneficiaryCompanyType: null,
  beneficiaryCompanyName: null,
  beneficiarySsn: taxCode(person),
  beneficiaryFirstName: person.firstName,
  beneficiaryLastName: person.lastName,
  beneficiaryGender: person.gender,
  beneficiaryBirthDate: person.birthDate,
  beneficiaryBirthMunicipality: 'Bergamo',
  beneficiaryBirthProvince: 'BG',
  beneficiaryBirthNation: 'Italia',
  beneficiaryIdentificationDocNumber: null,
  beneficiaryIdentificationDocDate: null,
  beneficiaryPhone: '3330001122',
  beneficiaryAttorneyFirstName: null,
  beneficiaryAttorneyLastName: null,
  beneficiaryAttorneySsn: null,
  beneficiaryAttorneyGender: null,
  beneficiaryAttorneyBirthDate: null,
  beneficiaryAttorneyBirthMunicipality: null,
  beneficiaryAttorneyBirthProvince: null,
  beneficiaryAttorneyBirthNation: null,
  otherBeneficiaries: [],
});

const places = () => ({
  beneficiaryResidentialAddress: 'Via delle Ginestre',
  beneficiaryResidentialAddressNumber: '12/B',
  beneficiaryResidentialMunicipality: 'Bergamo',
  beneficiaryResidentialProvince: 'BG',
  beneficiaryResidentialZip: '24121',
  beneficiaryResidentialClimateZone: 'E' as const,
  beneficiaryResidentialNation: 'Italia',
  immovableAddress: 'Via delle Ginestre',
  immovableAddressNumber: '12/B',
  immovableMunicipality: 'Bergamo',
  immovableProvince: 'BG',
  immovableZip: '24121',
  immovableStair: null,
  immovableInterior: '3',
  immovableClimateZone: 'E' as const,
  immovableMunicipalityCode: 'A794',
  immovableCadastralCode: 'A2' as const,
  cadastralSection: null,
  cadastralSheet: '45',
  cadastralParcel: '1180',
  cadastralSubordinate: '7',
  immovableEstimatedYearOfConstruction: '1974',
  immovableSurfaceArea: 96,
  immovableUnitNumber: 8,
  immovableMergeUnits: false,
  immovablePossessionTitle: 0 as const,
  immovableRealRight: null,
  immovablePossessionType: 0 as const,
  immovableGeneralUse: 0 as const,
  immovableParticularUse: 0 as const,
  immovableParticularUseHardAttribution: null,
  immovableBuildingTypology: 0 as const,
});
