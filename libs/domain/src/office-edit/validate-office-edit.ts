import type { DossierForm } from '../dossier/index.js';
import { formatFieldNames } from './field-names.js';
import { listOfficeEditFields } from './office-edit-steps.js';

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

type EditedForm = Pick<
  DossierForm,
  'acquisizioneBeneficiario' | 'beneficiaryExpenseShare' | 'otherBeneficiaries'
>;

/** What each beneficiary pays, who declares it by signature. */
const listShares = ({ beneficiaryExpenseShare, otherBeneficiaries }: EditedForm): number[] =>
  [beneficiaryExpenseShare, ...otherBeneficiaries.map((row) => row.beneficiaryExpenseShare)].map(
    (share) => share ?? 0,
  );

function changesShares(before: EditedForm, after: EditedForm): boolean {
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
  before: EditedForm,
  after: EditedForm,
  changed: readonly DossierField[],
): string | null {
  if (changesShares(before, after)) return COUNTED_FIELDS_MESSAGE;
  const editable = listOfficeEditFields(before);
  const refused = changed.filter((field) => !editable.includes(field));
  if (refused.length === 0) return null;
  return refused.some((field) => COUNTED_FIELDS.includes(field))
    ? COUNTED_FIELDS_MESSAGE
    : `Questi dati li cambia solo l’installatore: ${formatFieldNames(refused)}. Chiedi le correzioni.`;
}
