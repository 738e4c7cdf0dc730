import { isVatNumber, type RegistrationForm } from '@pratiche/domain';

/**
 * Autofills a company's tax code from its VAT number, and a sole trader's from the person's tax
 * code, unless the user typed another.
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
