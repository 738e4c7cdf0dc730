import type { DossierForm } from '../src/dossier/index.js';
import { normaliseDossier } from '../src/autofill/index.js';

const text = (value: string | null): string | null =>
  value?.replace(/[\t\r\n]+/g, ' ').trim() || null;

/** Every text trimmed and empty ones absent, as saving a dossier does it. */
function trimmed<T>(value: T): T {
  if (typeof value === 'string') return text(value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => trimmed(one)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, trimmed(inner as unknown)]),
  ) as T;
}

/** A dossier as it is stored. */
export const stored = (form: DossierForm): DossierForm => normaliseDossier(trimmed(form));

/**
 * A dossier with nothing that the data file has no element for, apart from fields it does not touch: names of the other kind
 * of other beneficiaries, a company that does not say whether it has a VAT number, the tax code of a representative beside
 * a company's own.
 */
export function expressible(form: DossierForm): DossierForm {
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
