import { useDossierSession } from '../form/dossier-session-context.js';

/** What browsers may fill in for customers, who type their own data (WCAG 1.3.5). */
const BENEFICIARY_TOKENS: Readonly<Record<string, string>> = {
  beneficiaryFirstName: 'given-name',
  beneficiaryLastName: 'family-name',
  beneficiaryGender: 'sex',
  beneficiaryBirthDate: 'bday',
  beneficiaryPhone: 'tel-national',
  beneficiaryCompanyName: 'organization',
  beneficiaryResidentialNation: 'country-name',
  beneficiaryResidentialMunicipality: 'address-level2',
  beneficiaryResidentialProvince: 'address-level1',
  beneficiaryResidentialZip: 'postal-code',
  beneficiaryResidentialAddress: 'address-line1',
};

/** The token of a field; none for fitters and operators, who type the data of others. */
export function useAutoComplete(name: string): string | undefined {
  const { viewer } = useDossierSession();
  return viewer === 'beneficiary' ? BENEFICIARY_TOKENS[name] : undefined;
}
