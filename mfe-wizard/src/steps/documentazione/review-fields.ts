import type { DossierForm } from '@pratiche/domain';

type Keys = readonly (keyof DossierForm)[];

/** Fields of each step, in the order they are read before sending. */
export const SERVIZIO: Keys = ['serviceType', 'annoRiferimento', 'isCompany', 'acquisizioneBeneficiario'];
export const PERSON: Keys = [
  'beneficiaryFirstName', 'beneficiaryLastName', 'beneficiarySsn', 'beneficiaryGender', 'beneficiaryBirthDate', 'beneficiaryBirthMunicipality',
  'beneficiaryBirthProvince', 'beneficiaryBirthNation', 'beneficiaryPhone', 'beneficiaryIdentificationDocNumber', 'beneficiaryIdentificationDocDate',
];
export const COMPANY: Keys = [
  'beneficiaryCompanyType', 'beneficiaryCompanyName', 'beneficiarySsn', 'beneficiaryPhone', 'beneficiaryAttorneyFirstName',
  'beneficiaryAttorneyLastName', 'beneficiaryAttorneySsn', 'beneficiaryAttorneyGender', 'beneficiaryAttorneyBirthDate',
  'beneficiaryAttorneyBirthMunicipality', 'beneficiaryAttorneyBirthProvince', 'beneficiaryAttorneyBirthNation',
  'beneficiaryIdentificationDocNumber', 'beneficiaryIdentificationDocDate',
];
export const RESIDENZA: Keys = [
  'beneficiaryResidentialAddress', 'beneficiaryResidentialAddressNumber', 'beneficiaryResidentialZip', 'beneficiaryResidentialMunicipality',
  'beneficiaryResidentialProvince', 'beneficiaryResidentialNation',
];
export const UBICAZIONE: Keys = [
  'immovableAddress', 'immovableAddressNumber', 'immovableStair', 'immovableInterior', 'immovableZip', 'immovableMunicipality',
  'immovableProvince', 'immovableClimateZone',
];
export const CATASTO: Keys = [
  'immovableMunicipalityCode', 'immovableCadastralCode', 'cadastralSection', 'cadastralSheet', 'cadastralParcel', 'cadastralSubordinate',
];
export const IMMOBILE: Keys = [
  'immovableEstimatedYearOfConstruction', 'immovableSurfaceArea', 'immovableUnitNumber', 'immovableMergeUnits', 'immovableBuildingTypology',
  'immovableGeneralUse', 'immovableParticularUse', 'immovableParticularUseHardAttribution', 'immovablePossessionTitle', 'immovablePossessionType',
];
export const INTERVENTO: Keys = [
  'interventionOnImmovableType', 'interventionImmovableUnitNumber', 'interventionStartDate', 'interventionEstimatedEndDate', 'interventionEndDate',
];
export const IMPIANTO: Keys = [
  'tipoImpianto', 'tipoTerminaleErogazione', 'vettoreEnergetico', 'marcaImpiantoTermico', 'modelloImpiantoTermico',
  'impiantoClimatizzazioneEstiva', 'valoreEer',
];
