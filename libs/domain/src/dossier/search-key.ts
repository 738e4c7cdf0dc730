import { cleanPhone, cleanTaxCode } from '../formats/index.js';
import { normalizeSearchText } from '../text/index.js';
import type { DossierForm } from './dossier-form.js';

/** Characters of the stored key. */
export const SEARCH_KEY_MAX = 1_000;

/** Shorter parts of a code or an address are not searched: they are on nearly every dossier. */
export const SEARCH_DETAIL_MIN = 3;

const CODE_MAX = 40;

/** Address without the signs that people write or leave out. */
const normalizeAddress = (text: string): string =>
  normalizeSearchText(text.replace(/[.,;:()/]+/g, ' '));

/** Letters and digits of a code, lower case. */
export const toCodeKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** What a value is by which people look for a dossier. */
export type SearchDetailKind = 'taxCode' | 'phone' | 'address' | 'person';

interface SearchDetail {
  kind: SearchDetailKind;
  /** As it is searched. */
  key: string;
  /** As it was written. */
  text: string;
}

const detailOf = (
  kind: SearchDetailKind,
  toKey: (text: string) => string,
  ...parts: (string | null)[]
): SearchDetail => {
  const text = parts.filter(Boolean).join(' ').trim();
  return { kind, key: toKey(text), text };
};

const taxCodeOf = (code: string | null): SearchDetail =>
  detailOf('taxCode', (text) => toCodeKey(cleanTaxCode(text)), code);

const addressOf = (...parts: (string | null)[]): SearchDetail =>
  detailOf('address', normalizeAddress, ...parts);

const personOf = (...names: (string | null)[]): SearchDetail =>
  detailOf('person', normalizeAddress, ...names);

/**
 * Values by which people look for a dossier besides its names: tax codes and VAT numbers, telephone,
 * names of others, addresses.
 */
export const listSearchDetails = (form: DossierForm): SearchDetail[] =>
  [
    taxCodeOf(form.beneficiarySsn),
    detailOf('phone', (text) => toCodeKey(cleanPhone(text)), form.beneficiaryPhone),
    addressOf(
      form.immovableAddress,
      form.immovableAddressNumber,
      form.immovableMunicipality,
      form.immovableProvince,
    ),
    addressOf(form.immovableZip, form.immovableMunicipality, form.immovableProvince),
    addressOf(
      form.beneficiaryResidentialAddress,
      form.beneficiaryResidentialAddressNumber,
      form.beneficiaryResidentialMunicipality,
      form.beneficiaryResidentialProvince,
    ),
    addressOf(
      form.beneficiaryResidentialZip,
      form.beneficiaryResidentialMunicipality,
      form.beneficiaryResidentialProvince,
    ),
    taxCodeOf(form.beneficiaryAttorneySsn),
    personOf(form.beneficiaryAttorneyLastName, form.beneficiaryAttorneyFirstName),
    ...form.otherBeneficiaries.flatMap((other) => [
      taxCodeOf(other.beneficiarySsn),
      personOf(other.beneficiaryCompanyName, other.beneficiaryLastName, other.beneficiaryFirstName),
    ]),
  ].filter(({ key }) => key !== '');

/** Each of {@link listSearchDetails} as a line, so that no searched text spans two of them. */
export const buildDossierSearchKey = (form: DossierForm): string =>
  [...new Set(listSearchDetails(form).map(({ key }) => key))].join('\n').slice(0, SEARCH_KEY_MAX);

/**
 * Reads a search as a code: `+39 333 123`, `IT 0123…`, `RSS MRA 80A…`, a part of a CPID. At least a
 * third of a code are digits; `null` for everything else.
 */
export function parseCodeSearch(text: string): string | null {
  const code = toCodeKey(text.replace(/^\s*(?:\+|00)\s*39/, '')).replace(/^it(?=\d{3})/, '');
  const digits = code.replace(/\D/g, '').length;
  return code.length >= SEARCH_DETAIL_MIN && code.length <= CODE_MAX && digits * 3 >= code.length
    ? code
    : null;
}

/** Forms of a search that are held against {@link buildDossierSearchKey}; none of a short one. */
export function listDetailSearches(text: string): string[] {
  const forms = [normalizeAddress(text), parseCodeSearch(text) ?? ''];
  return [...new Set(forms.filter(({ length }) => length >= SEARCH_DETAIL_MIN))];
}
