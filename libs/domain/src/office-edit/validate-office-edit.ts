import type { DossierForm } from '../dossier/index.js';
import { STEP_FIELDS } from '../steps/step-fields.js';
import { formatFieldNames } from './field-names.js';
import {
  isDeclarationKept,
  listOfficeEditFields,
  listOfficeEditSteps,
} from './office-edit-steps.js';

type DossierField = keyof DossierForm;

/** What the number of filings, and the sums of a dossier, are made from. */
const COUNTED_FIELDS: readonly DossierField[] = [
  'serviceType',
  'manufatti',
  'spese',
  'beneficiaryExpenseShare',
];

export const COUNTED_FIELDS_MESSAGE =
  'Questa modifica cambia il numero di pratiche ENEA o un importo: chiedi le correzioni all’installatore.';

/** What each beneficiary pays, who declares it by signature. */
const listShares = ({ beneficiaryExpenseShare, otherBeneficiaries }: DossierForm): number[] =>
  [beneficiaryExpenseShare, ...otherBeneficiaries.map((row) => row.beneficiaryExpenseShare)].map(
    (share) => share ?? 0,
  );

function changesShares(before: DossierForm, after: DossierForm): boolean {
  const [old, now] = [listShares(before), listShares(after)];
  return Array.from({ length: Math.max(old.length, now.length) }).some(
    (_, place) => (old[place] ?? 0) !== (now[place] ?? 0),
  );
}

/**
 * Italian message when the back office may not change one of the fields; `null` when it may change
 * them all.
 */
export function validateOfficeEdit(
  before: DossierForm,
  after: DossierForm,
  changed: readonly DossierField[],
): string | null {
  if (changesShares(before, after)) return COUNTED_FIELDS_MESSAGE;
  const whole = listOfficeEditSteps(before).flatMap((step) => STEP_FIELDS[step]);
  const editable = listOfficeEditFields(before);
  const refused = changed.filter(
    (field) =>
      !whole.includes(field) &&
      !(editable.includes(field) && isDeclarationKept(field, before, after)),
  );
  if (refused.length === 0) return null;
  return refused.some((field) => COUNTED_FIELDS.includes(field))
    ? COUNTED_FIELDS_MESSAGE
    : `Questi dati li cambia solo l’installatore: ${formatFieldNames(refused)}. Chiedi le correzioni.`;
}
