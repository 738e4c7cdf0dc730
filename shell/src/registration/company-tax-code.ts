import { isVatNumber, type RegistrationForm } from '@pratiche/domain';

/**
 * A company's tax code is its VAT number, a sole trader's is the person's: filled in with the first, as long as nobody
 * wrote another.
 */
export function fillCompanyTaxCode(
  form: RegistrationForm,
  change: Partial<RegistrationForm>,
): Partial<RegistrationForm> {
  const { vat = form.vat, legalForm = form.legalForm } = change;
  if (
    'sSNCompany' in change ||
    (!('vat' in change) && !('legalForm' in change)) ||
    vat === null ||
    !isVatNumber(vat)
  )
    return change;
  const isFree = form.sSNCompany === null || form.sSNCompany === form.vat;
  if (!isFree || legalForm === null) return change;
  return { ...change, sSNCompany: legalForm === 'Ditta Individuale' ? null : vat.trim() };
}
