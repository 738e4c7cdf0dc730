import {
  emptyChiusura,
  emptyDossierForm,
  emptySchermatura,
  emptySerramento,
} from '../src/autofill/empty.js';
import type {
  Chiusura,
  DossierForm,
  Generatore,
  Schermatura,
  Serramento,
} from '../src/dossier/index.js';

/** A window row nothing can be said against, in any zone. */
export const goodWindow = (change: Partial<Serramento> = {}): Serramento => ({
  ...emptySerramento(),
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

export const goodShading = (change: Partial<Schermatura> = {}): Schermatura => ({
  ...emptySchermatura(),
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

export const goodShutter = (change: Partial<Chiusura> = {}): Chiusura => ({
  ...emptyChiusura(),
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

export const goodGenerator = (change: Partial<Generatore> = {}): Generatore => ({
  tipoGeneratore: 'caldaiaCondensazione',
  numeroGeneratore: 1,
  rendimentoMaxPotenza: 98,
  potenzaUtileNominale: 24,
  ...change,
});

/** An Ecobonus dossier of a person with one window: complete in every step. */
export const goodForm = (change: Partial<DossierForm> = {}): DossierForm => ({
  ...emptyDossierForm(),
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
  immovableEstimatedYearOfConstruction: '1970',
  immovableSurfaceArea: 95,
  immovableUnitNumber: 8,
  immovableGeneralUse: 0,
  immovableParticularUse: 0,
  immovableBuildingTypology: 0,
  interventionOnImmovableType: 0,
  interventionStartDate: '2026-09-01',
  interventionEndDate: '2026-10-01',
  manufatti: { serramenti: [goodWindow()], schermature: [], chiusure: [] },
  tipoImpianto: 'autonomo',
  generatori: [goodGenerator()],
  spese: {
    ...emptyDossierForm().spese,
    spesaDetraibileSerramenti: 900,
    speseProfessionaliSerramenti: 0,
  },
  ...change,
});

/** The same as a company's dossier. */
export const goodCompany = (change: Partial<DossierForm> = {}): DossierForm =>
  goodForm({
    isCompany: true,
    beneficiaryCompanyType: 0,
    beneficiaryCompanyName: 'Alfa Srl',
    beneficiarySsn: '12345678903',
    beneficiaryAttorneyFirstName: 'Anna',
    beneficiaryAttorneyLastName: 'Verdi',
    beneficiaryAttorneySsn: 'VRDNNA80A41F205X',
    ...change,
  });
