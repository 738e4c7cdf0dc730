import type { DossierForm } from '../src/dossier/index.js';
import { normalizeDossier } from '../src/autofill/index.js';

const normalizeText = (value: string | null): string | null =>
  value?.replace(/[\t\r\n]+/g, ' ').trim() || null;

/** Every text trimmed and empty ones absent, as saving a dossier does it. */
function trimValues<T>(value: T): T {
  if (typeof value === 'string') return normalizeText(value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => trimValues(one)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, trimValues(inner as unknown)]),
  ) as T;
}

/** A dossier as it is stored. */
export const toStoredForm = (form: DossierForm): DossierForm => normalizeDossier(trimValues(form));

/**
 * Returns the dossier without the values that the data file has no element for, except fields that
 * the file leaves unchanged: names of the other kind of further beneficiaries, a company without
 * information about a VAT number, the tax code of a representative besides a company's own.
 */
export function toXmlExpressibleForm(form: DossierForm): DossierForm {
  const company: Partial<DossierForm> = form.isCompany
    ? { beneficiaryCompanyType: form.beneficiaryCompanyType ?? 0 }
    : {};
  return {
    ...form,
    ...company,
    otherBeneficiaries: form.otherBeneficiaries.map((row) =>
      row.isCompany
        ? { ...row, beneficiaryFirstName: null, beneficiaryLastName: null }
        : { ...row, beneficiaryCompanyName: null },
    ),
  };
}
