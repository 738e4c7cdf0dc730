import {
  createEmptyChiusura,
  createEmptyDossierForm,
  createEmptySchermatura,
  createEmptySerramento,
} from '../src/autofill/empty-dossier.js';
import type {
  Manufatti,
  Chiusura,
  DossierForm,
  Generatore,
  Schermatura,
  Serramento,
} from '../src/dossier/index.js';

/** A window row nothing can be said against, in any zone. */
export const validWindow = (change: Partial<Serramento> = {}): Serramento => ({
  ...createEmptySerramento(),
  tipologiaInfisso: 'finestra',
  tipologiaTelaioPre: 'legnoTenero',
  tipologiaTelaioPost: 'pvc',
  tipologiaVetroPre: 'singolo',
  tipologiaVetroPost: 'triplo',
  trasmittanzaPre: 5,
  trasmittanzaPost: 0.9,
  superficie: 2.1,
  ...change,
});

export const validShading = (change: Partial<Schermatura> = {}): Schermatura => ({
  ...createEmptySchermatura(),
  tipologia: 'tenda',
  superficieSchermatura: 3,
  superficieFinestrata: 2.5,
  tipologiaFinestra: 'finestra',
  tipologiaVetrata: 'doppia',
  esposizione: 'sud',
  trasmissioneSolare: 0.2,
  materialeSchermatura: 'tessuto',
  meccanismoRegolazione: 'manuale',
  ...change,
});

export const validShutter = (change: Partial<Chiusura> = {}): Chiusura => ({
  ...createEmptyChiusura(),
  tipologiaPre: 0,
  tipologiaPost: 0,
  superficieChiusura: 2,
  superficieFinestrata: 2,
  permeabilitaAria: 'bassa',
  esposizione: 'nord',
  resistenzaTermicaIniziale: 0.12,
  resistenzaTermicaFinale: 0.26,
  trasmissioneSolare: 0.1,
  uwInfissoChiusura: 1.3,
  meccanismoRegolazione: 'motorizzato',
  ...change,
});

export const validGenerator = (change: Partial<Generatore> = {}): Generatore => ({
  tipoGeneratore: 'caldaiaCondensazione',
  numeroGeneratore: 1,
  rendimentoMaxPotenza: 98,
  pea: null,
  nome: null,
  potenzaUtileNominale: 24,
  ...change,
});

/** An Ecobonus dossier of a person with one window, complete in every step. */
export const validDossierForm = (change: Partial<DossierForm> = {}): DossierForm => ({
  ...createEmptyDossierForm(),
  annoRiferimento: 2026,
  beneficiarySsn: 'RSSMRA80A01F205X',
  beneficiaryFirstName: 'Mario',
  beneficiaryLastName: 'Rossi',
  beneficiaryGender: 'M',
  beneficiaryBirthDate: '1980-01-01',
  beneficiaryBirthMunicipality: 'Milano',
  beneficiaryBirthProvince: 'MI',
  beneficiaryBirthNation: 'Italia',
  beneficiaryPhone: '3331234567',
  beneficiaryResidentialAddress: 'Via Roma',
  beneficiaryResidentialMunicipality: 'Milano',
  beneficiaryResidentialProvince: 'MI',
  beneficiaryResidentialZip: '20121',
  immovableAddress: 'Via Roma',
  immovableMunicipality: 'Milano',
  immovableProvince: 'MI',
  immovableZip: '20121',
  immovableClimateZone: 'E',
  immovableMunicipalityCode: 'F205',
  immovableCadastralCode: 'A2',
  cadastralSheet: '12',
  cadastralParcel: '345',
  cadastralSubordinate: '7',
  immovableEstimatedYearOfConstruction: '1970',
  immovableSurfaceArea: 95,
  immovableUnitNumber: 8,
  immovableGeneralUse: 0,
  immovableParticularUse: 0,
  immovableBuildingTypology: 0,
  interventionOnImmovableType: 0,
  interventionStartDate: '2026-09-01',
  interventionEndDate: '2026-10-01',
  manufatti: { serramenti: [validWindow()], schermature: [], chiusure: [] },
  tipoImpianto: 'autonomo',
  generatori: [validGenerator()],
  spese: {
    ...createEmptyDossierForm().spese,
    spesaDetraibileSerramenti: 900,
    speseProfessionaliSerramenti: 0,
  },
  ...change,
});

/** The same as a company's dossier. */
export const validCompanyForm = (change: Partial<DossierForm> = {}): DossierForm =>
  validDossierForm({
    isCompany: true,
    beneficiaryCompanyType: 0,
    beneficiaryCompanyName: 'Alfa Srl',
    beneficiarySsn: '12345678903',
    beneficiaryAttorneyFirstName: 'Anna',
    beneficiaryAttorneyLastName: 'Verdi',
    beneficiaryAttorneySsn: 'VRDNNA80A41F205X',
    immovablePossessionType: 1,
    ...change,
  });

export const NO_PRODUCTS: Manufatti = { serramenti: [], schermature: [], chiusure: [] };

/** What the customer's page asks for beside the fitter's. */
export const IDENTITY_DOCUMENT = {
  beneficiaryIdentificationDocNumber: 'CA12345AA',
  beneficiaryIdentificationDocDate: '2036-01-31',
};
