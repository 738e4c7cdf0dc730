import type { DossierForm } from '../dossier/index.js';
import { stepSequence } from './sequence.js';
import type { StepId } from './stepId.js';

type Field = keyof DossierForm;

/** Fields of the form each step holds. Every field belongs to exactly one step. */
export const STEP_FIELDS: Readonly<Record<StepId, readonly Field[]>> = {
  servizio: ['serviceType', 'annoRiferimento', 'isCompany', 'acquisizioneBeneficiario'],
  beneficiario: [
    'beneficiaryCompanyType', 'beneficiaryCompanyName', 'beneficiarySsn', 'beneficiaryFirstName', 'beneficiaryLastName',
    'beneficiaryGender', 'beneficiaryBirthDate', 'beneficiaryBirthMunicipality', 'beneficiaryBirthProvince',
    'beneficiaryBirthNation', 'beneficiaryIdentificationDocNumber', 'beneficiaryIdentificationDocDate', 'beneficiaryPhone',
    'beneficiaryAttorneyFirstName', 'beneficiaryAttorneyLastName', 'beneficiaryAttorneySsn', 'beneficiaryAttorneyGender',
    'beneficiaryAttorneyBirthDate', 'beneficiaryAttorneyBirthMunicipality', 'beneficiaryAttorneyBirthProvince',
    'beneficiaryAttorneyBirthNation', 'otherBeneficiaries',
  ],
  residenza: [
    'beneficiaryResidentialAddress', 'beneficiaryResidentialAddressNumber', 'beneficiaryResidentialMunicipality',
    'beneficiaryResidentialProvince', 'beneficiaryResidentialZip', 'beneficiaryResidentialClimateZone',
    'beneficiaryResidentialNation',
  ],
  ubicazione: [
    'immovableAddress', 'immovableAddressNumber', 'immovableMunicipality', 'immovableProvince', 'immovableZip',
    'immovableStair', 'immovableInterior', 'immovableClimateZone',
  ],
  catasto: [
    'immovableMunicipalityCode', 'immovableCadastralCode', 'cadastralSection', 'cadastralSheet', 'cadastralParcel',
    'cadastralSubordinate',
  ],
  immobile: [
    'immovableEstimatedYearOfConstruction', 'immovableSurfaceArea', 'immovableUnitNumber', 'immovableMergeUnits',
    'immovablePossessionTitle', 'immovablePossessionType', 'immovableGeneralUse', 'immovableParticularUse',
    'immovableParticularUseHardAttribution', 'immovableBuildingTypology',
  ],
  intervento: [
    'interventionOnImmovableType', 'interventionImmovableUnitNumber', 'interventionStartDate',
    'interventionEstimatedEndDate', 'interventionEndDate',
  ],
  manufatti: ['manufatti'],
  impianto: [
    'tipoImpianto', 'tipoTerminaleErogazione', 'vettoreEnergetico', 'generatori', 'impiantoClimatizzazioneEstiva', 'valoreEer',
    'marcaImpiantoTermico', 'modelloImpiantoTermico',
  ],
  spese: ['spese'],
  documentazione: [],
  amministrazione: [],
};

/** Fields the beneficiary's page of a service may read and write: those of its steps. */
export const beneficiaryFields = (service: DossierForm['serviceType']): Field[] =>
  stepSequence(service, 'beneficiary').flatMap((step) => STEP_FIELDS[step]);
