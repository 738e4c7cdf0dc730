import {
  createEmptyDossierForm,
  createEmptySchermatura,
  createEmptySerramento,
} from '../autofill/empty-dossier.js';
import type { DossierForm } from '../dossier/index.js';
import { listBeneficiaryFields } from '../steps/step-fields.js';

/** Days a link for the beneficiary works (domain decisions, security). */
export const BENEFICIARY_LINK_DAYS = 30;

/** What the page of the beneficiary must know to ask the right questions; it can change none of it. */
export interface BeneficiaryContext {
  serviceType: DossierForm['serviceType'];
  isCompany: boolean;
  /** The existing heating system is asked for in full where windows are replaced. */
  hasWindows: boolean;
  /** With shading, summer cooling asks for its EER. */
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
  hasWindows: manufatti.serramenti.length > 0,
  hasShadings: manufatti.schermature.length > 0,
});

/** Of some values, those the beneficiary of a service may read and write. */
export function pickBeneficiaryValues(
  service: DossierForm['serviceType'],
  values: Partial<DossierForm>,
): BeneficiaryValues {
  const known = listBeneficiaryFields(service).filter(
    (field) => Object.hasOwn(values, field) && values[field] !== undefined,
  );
  return Object.fromEntries(known.map((field) => [field, values[field]]));
}

/** The dossier after the beneficiary's save: whatever was given, only the fields of the six steps change. */
export const mergeBeneficiaryValues = (
  form: DossierForm,
  given: Partial<DossierForm>,
): DossierForm => ({ ...form, ...pickBeneficiaryValues(form.serviceType, given) });

/**
 * A form the wizard's steps and rules can work on where only the beneficiary's part is known. What stands for the rest is
 * there to be counted, such as one window when there are windows; it is never sent anywhere.
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
      chiusure: [],
    },
    ...pickBeneficiaryValues(serviceType, values),
  };
}
