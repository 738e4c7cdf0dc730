import type {
  AggettiOstruzioni,
  Chiusura,
  DossierForm,
  OtherBeneficiary,
  Schermatura,
  Serramento,
  Spese,
} from '../dossier/index.js';
import {
  createEmptyRow,
  OVERHANG_FIELDS,
  SHADING_FIELDS,
  SHUTTER_FIELDS,
  WINDOW_FIELDS,
} from '../products/index.js';

export const DEFAULT_NATION = 'Italia';

export const createEmptySerramento = (): Serramento => createEmptyRow(WINDOW_FIELDS);

export const createEmptySchermatura = (): Schermatura => createEmptyRow(SHADING_FIELDS);

/** Describes an obstruction in front of the window; the groups start without an answer. */
export const createEmptyAggettiOstruzioni = (): AggettiOstruzioni => ({
  orizzontali: createEmptyRow(OVERHANG_FIELDS.orizzontali),
  verticali: createEmptyRow(OVERHANG_FIELDS.verticali),
  ostruzioni: createEmptyRow(OVERHANG_FIELDS.ostruzioni),
});

export const createEmptyChiusura = (): Chiusura => createEmptyRow(SHUTTER_FIELDS);

export const createEmptyOtherBeneficiary = (): OtherBeneficiary => ({
  isCompany: false,
  beneficiaryCompanyName: null,
  beneficiaryFirstName: null,
  beneficiaryLastName: null,
  beneficiarySsn: null,
  beneficiaryPossessionTitle: null,
  beneficiaryRealRight: null,
  beneficiaryExpenseShare: null,
});

export const createEmptySpese = (): Spese => ({
  fornituraSerramenti: null,
  posaSerramenti: null,
  aliquotaIvaSerramenti: null,
  spesaDetraibileSerramenti: null,
  speseProfessionaliSerramenti: null,
  fornituraSchermature: null,
  posaSchermature: null,
  aliquotaIvaSchermature: null,
  spesaDetraibileSchermature: null,
  speseProfessionaliSchermature: null,
  fornituraChiusure: null,
  posaChiusure: null,
  aliquotaIvaChiusure: null,
  spesaDetraibileChiusure: null,
  speseProfessionaliChiusure: null,
});

/** Defaults that decide the rate of the deduction: shown as filled in by us until they are changed. */
export const PROPOSED_DEFAULTS = [
  'immovablePossessionTitle',
  'immovablePossessionType',
] as const satisfies readonly (keyof DossierForm)[];

/** A new dossier with the defaults of the specification (wizard §5). */
export const createEmptyDossierForm = (): DossierForm => ({
  serviceType: 1,
  annoRiferimento: null,
  isCompany: false,
  acquisizioneBeneficiario: false,
  beneficiaryCompanyType: null,
  beneficiaryCompanyName: null,
  beneficiarySsn: null,
  beneficiaryFirstName: null,
  beneficiaryLastName: null,
  beneficiaryGender: null,
  beneficiaryBirthDate: null,
  beneficiaryBirthMunicipality: null,
  beneficiaryBirthProvince: null,
  beneficiaryBirthNation: null,
  beneficiaryIdentificationDocNumber: null,
  beneficiaryIdentificationDocDate: null,
  beneficiaryPhone: null,
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
  beneficiaryResidentialAddress: null,
  beneficiaryResidentialAddressNumber: null,
  beneficiaryResidentialMunicipality: null,
  beneficiaryResidentialProvince: null,
  beneficiaryResidentialZip: null,
  beneficiaryResidentialClimateZone: null,
  beneficiaryResidentialNation: DEFAULT_NATION,
  immovableAddress: null,
  immovableAddressNumber: null,
  immovableMunicipality: null,
  immovableProvince: null,
  immovableZip: null,
  immovableStair: null,
  immovableInterior: null,
  immovableClimateZone: null,
  immovableMunicipalityCode: null,
  immovableCadastralCode: null,
  cadastralSection: null,
  cadastralSheet: null,
  cadastralParcel: null,
  cadastralSubordinate: null,
  immovableEstimatedYearOfConstruction: null,
  immovableSurfaceArea: null,
  immovableUnitNumber: null,
  immovableMergeUnits: false,
  immovablePossessionTitle: 0,
  immovableRealRight: null,
  immovablePossessionType: 0,
  immovableGeneralUse: null,
  immovableParticularUse: null,
  immovableParticularUseHardAttribution: null,
  immovableBuildingTypology: null,
  interventionOnImmovableType: null,
  interventionImmovableUnitNumber: null,
  interventionStartDate: null,
  interventionEstimatedEndDate: null,
  interventionEndDate: null,
  manufatti: { serramenti: [], schermature: [], chiusure: [] },
  tipoImpianto: null,
  tipoTerminaleErogazione: null,
  tipoDistribuzione: null,
  tipoRegolazione: null,
  vettoreEnergetico: 'metano',
  generatori: [],
  impiantoClimatizzazioneEstiva: false,
  valoreEer: null,
  marcaImpiantoTermico: null,
  modelloImpiantoTermico: null,
  spese: createEmptySpese(),
});
