import {
  createEmptyChiusura,
  createEmptyDossierForm,
  createEmptySchermatura,
  createEmptySerramento,
} from '../autofill/empty-dossier.js';
import { isHeatingRequired } from '../completeness/is-heating-required.js';
import type { DossierForm } from '../dossier/index.js';
import { listBeneficiaryFields } from '../steps/beneficiary-fields.js';

/** The data the beneficiary's page needs to ask the right questions; the page cannot change it. */
export interface BeneficiaryContext {
  serviceType: DossierForm['serviceType'];
  isCompany: boolean;
  /** Windows are replaced, or no product is known yet: the existing heating system is required. */
  hasWindows: boolean;
  /** With shadings, summer cooling requires its EER. */
  hasShadings: boolean;
}

/** Values of the fields of the beneficiary's steps. */
export type BeneficiaryValues = Partial<DossierForm>;

export const toBeneficiaryContext = ({
  serviceType,
  isCompany,
  manufatti,
}: DossierForm): BeneficiaryContext => ({
  serviceType,
  isCompany,
  hasWindows: isHeatingRequired({ manufatti }, 'beneficiary'),
  hasShadings: manufatti.schermature.length > 0,
});

/** Picks the values that the beneficiary of a service may read and write. */
export function pickBeneficiaryValues(
  service: DossierForm['serviceType'],
  values: Partial<DossierForm>,
): BeneficiaryValues {
  const known = listBeneficiaryFields(service).filter(
    (field) => Object.hasOwn(values, field) && values[field] !== undefined,
  );
  return Object.fromEntries(known.map((field) => [field, values[field]]));
}

/**
 * The dossier after the beneficiary's save: only the fields of the six steps change; other
 * submitted fields are ignored.
 */
export const mergeBeneficiaryValues = (
  form: DossierForm,
  given: Partial<DossierForm>,
): DossierForm => ({ ...form, ...pickBeneficiaryValues(form.serviceType, given) });

/**
 * Builds a form for the wizard's steps and rules where only the beneficiary's part is known. The
 * rest consists of placeholders that are only counted, such as one window when there are windows;
 * they are never sent.
 */
export function buildBeneficiaryForm(
  { serviceType, isCompany, hasWindows, hasShadings }: BeneficiaryContext,
  values: BeneficiaryValues,
): DossierForm {
  return {
    ...createEmptyDossierForm(),
    serviceType,
    isCompany,
    manufatti: {
      serramenti: hasWindows ? [createEmptySerramento()] : [],
      schermature: hasShadings ? [createEmptySchermatura()] : [],
      // Without any product the heating would be required.
      chiusure: hasWindows || hasShadings ? [] : [createEmptyChiusura()],
    },
    ...pickBeneficiaryValues(serviceType, values),
  };
}
