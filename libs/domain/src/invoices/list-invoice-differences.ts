import { getValueAtPath } from '../autofill/index.js';
import type { DossierForm } from '../dossier/index.js';
import { formatDay, formatEuro, isValidDay } from '../formats/index.js';
import type { InvoiceDifference, InvoiceProposal } from './dossier-invoice.js';

/** Fields that follow from others, or whose empty value is a value: no difference to speak of. */
const WITHOUT_DIFFERENCE = /^isCompany$|ClimateZone$|Nation$|^manufatti/;

/** Proposals for fields that hold another value already. */
export const listInvoiceDifferences = (
  form: DossierForm,
  proposals: readonly InvoiceProposal[],
): InvoiceDifference[] =>
  proposals.flatMap(({ field, value, reason }) => {
    const inDossier = getValueAtPath(form, field);
    return isEmptyValue(inDossier) || WITHOUT_DIFFERENCE.test(field)
      ? []
      : [
          {
            field,
            inDossier,
            inInvoice: value,
            message: `La pratica dice ${formatValue(field, inDossier)}, le fatture ${formatValue(field, value)}. ${reason}`,
          },
        ];
  });

const isEmptyValue = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

function formatValue(field: string, value: unknown): string {
  if (typeof value === 'number')
    return field.startsWith('spese.') && !field.includes('aliquotaIva')
      ? formatEuro(value)
      : String(value);
  const text = String(value);
  return isValidDay(text) ? formatDay(text) : `«${text}»`;
}
