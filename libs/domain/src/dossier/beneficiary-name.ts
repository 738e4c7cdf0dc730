import type { OtherBeneficiary } from './dossier-form.js';

type BeneficiaryNameFields = Pick<
  OtherBeneficiary,
  'isCompany' | 'beneficiaryCompanyName' | 'beneficiaryFirstName' | 'beneficiaryLastName'
>;

/** Name of the beneficiary as lists show it: company name, or first and last name; empty while there is none. */
export const formatBeneficiaryName = (form: BeneficiaryNameFields): string =>
  (form.isCompany
    ? [form.beneficiaryCompanyName]
    : [form.beneficiaryFirstName, form.beneficiaryLastName]
  )
    .flatMap((part) => part?.trim() || [])
    .join(' ');
