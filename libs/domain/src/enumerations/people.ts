import type { ValueOf } from './choice.js';

export const GENDERS = [
  { value: 'M', label: 'Maschio' },
  { value: 'F', label: 'Femmina' },
] as const;
export type Gender = ValueOf<typeof GENDERS>;

/** beneficiaryCompanyType (spec wizard §3). */
export const COMPANY_TYPES = [
  { value: 0, label: 'Soggetto con partita IVA' },
  { value: 1, label: 'Altro soggetto senza partita IVA' },
] as const;
export type CompanyType = ValueOf<typeof COMPANY_TYPES>;
