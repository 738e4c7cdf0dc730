import type { DossierForm } from '../dossier/index.js';
import {
  listColumnFields,
  SHADING_FIELDS,
  SHUTTER_FIELDS,
  WINDOW_FIELDS,
} from '../products/index.js';
import { STEP_IDS, type StepId } from './step-id.js';

type DossierField = keyof DossierForm;

/** Form fields of each step, in screen order. Every field belongs to exactly one step. */
export const STEP_FIELDS: Readonly<Record<StepId, readonly DossierField[]>> = {
  servizio: ['serviceType', 'annoRiferimento', 'isCompany', 'acquisizioneBeneficiario'],
  beneficiario: [
    'beneficiaryCompanyType',
    'beneficiaryCompanyName',
    'beneficiaryFirstName',
    'beneficiaryLastName',
    'beneficiarySsn',
    'beneficiaryGender',
    'beneficiaryBirthDate',
    'beneficiaryBirthMunicipality',
    'beneficiaryBirthProvince',
    'beneficiaryBirthNation',
    'beneficiaryPhone',
    'beneficiaryAttorneyFirstName',
    'beneficiaryAttorneyLastName',
    'beneficiaryAttorneySsn',
    'beneficiaryAttorneyGender',
    'beneficiaryAttorneyBirthDate',
    'beneficiaryAttorneyBirthMunicipality',
    'beneficiaryAttorneyBirthProvince',
    'beneficiaryAttorneyBirthNation',
    'beneficiaryIdentificationDocNumber',
    'beneficiaryIdentificationDocDate',
    'beneficiaryExpenseShare',
    'otherBeneficiaries',
  ],
  residenza: [
    'beneficiaryResidentialNation',
    'beneficiaryResidentialMunicipality',
    'beneficiaryResidentialProvince',
    'beneficiaryResidentialZip',
    'beneficiaryResidentialAddress',
    'beneficiaryResidentialAddressNumber',
    'beneficiaryResidentialClimateZone',
  ],
  ubicazione: [
    'immovableMunicipality',
    'immovableProvince',
    'immovableZip',
    'immovableAddress',
    'immovableAddressNumber',
    'immovableStair',
    'immovableInterior',
    'immovableClimateZone',
  ],
  catasto: [
    'immovableMunicipalityCode',
    'immovableCadastralCode',
    'cadastralSection',
    'cadastralSheet',
    'cadastralParcel',
    'cadastralSubordinate',
  ],
  immobile: [
    'immovableEstimatedYearOfConstruction',
    'immovableSurfaceArea',
    'immovableUnitNumber',
    'immovableMergeUnits',
    'immovableBuildingTypology',
    'immovableGeneralUse',
    'immovableParticularUse',
    'immovableParticularUseHardAttribution',
    'immovablePossessionTitle',
    'immovableRealRight',
    'immovablePossessionType',
  ],
  intervento: [
    'interventionOnImmovableType',
    'interventionImmovableUnitNumber',
    'interventionStartDate',
    'interventionEstimatedEndDate',
    'interventionEndDate',
  ],
  manufatti: ['manufatti'],
  impianto: [
    'tipoImpianto',
    'tipoTerminaleErogazione',
    'tipoDistribuzione',
    'tipoRegolazione',
    'marcaImpiantoTermico',
    'modelloImpiantoTermico',
    'generatori',
    'vettoreEnergetico',
    'impiantoClimatizzazioneEstiva',
    'valoreEer',
  ],
  spese: ['spese'],
  documentazione: [],
  amministrazione: [],
};

/** The step a path of the form, or of the documents (`documenti.CI`), belongs to; `null` for what no step holds. */
export function findStepByPath(path: string): StepId | null {
  const [field = ''] = path.split('.');
  if (field === 'documenti') return 'documentazione';
  return STEP_IDS.find((step) => (STEP_FIELDS[step] as readonly string[]).includes(field)) ?? null;
}

/** Fields of a product row, in screen order. */
export const PRODUCT_FIELDS = {
  serramenti: listColumnFields(WINDOW_FIELDS),
  schermature: listColumnFields(SHADING_FIELDS),
  chiusure: listColumnFields(SHUTTER_FIELDS),
} as const satisfies {
  [L in keyof DossierForm['manufatti']]: readonly (keyof DossierForm['manufatti'][L][number])[];
};

const PRODUCT_LISTS = Object.keys(PRODUCT_FIELDS) as (keyof typeof PRODUCT_FIELDS)[];

const COMPANY_FIELD_PATTERN = /^beneficiary(Company|Attorney)/;
const PERSON_FIELD_PATTERN = /^beneficiary(FirstName|LastName|Gender|Birth)/;

/**
 * Whether a field applies only to the other kind of applicant: a field of persons for a company,
 * and vice versa.
 */
export const isOtherApplicantField = (
  { isCompany }: Pick<DossierForm, 'isCompany'>,
  field: string,
): boolean => (isCompany ? PERSON_FIELD_PATTERN : COMPANY_FIELD_PATTERN).test(field);

/**
 * Returns the position of a path on the screen of its step, part by part: step field, list, row,
 * field of the row.
 */
function getScreenPosition(step: StepId, path: string): number[] {
  const [field = '', list = '', row = '', of = ''] = path.split('.');
  const known = PRODUCT_LISTS.find((one) => one === list);
  const at = (STEP_FIELDS[step] as readonly string[]).indexOf(field);
  if (field !== 'manufatti' || known === undefined) return [at, Number(list) || 0];
  const cell = (PRODUCT_FIELDS[known] as readonly string[]).indexOf(of);
  return [
    at,
    PRODUCT_LISTS.indexOf(known) + 1,
    row === '' ? -1 : Number(row),
    of === '' ? -1 : cell < 0 ? Infinity : cell,
  ];
}

/** Sorts items about fields by screen order; items about the same field keep their order. */
export function sortByScreenOrder<T extends { field: string }>(
  step: StepId,
  said: readonly T[],
): T[] {
  const placed = said.map((one) => ({ one, place: getScreenPosition(step, one.field) }));
  return placed.sort((a, b) => comparePositions(a.place, b.place)).map(({ one }) => one);
}

function comparePositions(a: readonly number[], b: readonly number[]): number {
  for (const [at, part] of a.entries()) {
    const other = b[at];
    if (other !== undefined && part !== other) return part < other ? -1 : 1;
  }
  return 0;
}
