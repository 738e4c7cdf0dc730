import type { DossierForm } from '../dossier/index.js';
import type { Gender } from '../enumerations/index.js';
import { parseTaxCode } from '../tax-code/index.js';
import { DEFAULT_NATION } from './empty-dossier.js';
import type { FormPatch } from './form-patch.js';

/** What a tax code says of a person (`GET Module/getDataFromSSN`). */
export interface TaxCodeData {
  genere: Gender;
  nascita: string;
  comune: string;
  /** `EE` abroad; `comune` is then the state. */
  provincia: string;
}

type TaxCodeOwner = 'beneficiary' | 'beneficiaryAttorney';

/**
 * What a recognised tax code fills in for the beneficiary or the legal representative. Abroad the
 * nation is the state of birth.
 */
export const listTaxCodePatches = (who: TaxCodeOwner, data: TaxCodeData): FormPatch[] => [
  { field: `${who}Gender`, value: data.genere },
  { field: `${who}BirthDate`, value: data.nascita },
  { field: `${who}BirthMunicipality`, value: data.comune },
  { field: `${who}BirthProvince`, value: data.provincia },
  { field: `${who}BirthNation`, value: data.provincia === 'EE' ? data.comune : DEFAULT_NATION },
];

const BIRTH_FIELDS = [
  'Gender',
  'BirthDate',
  'BirthMunicipality',
  'BirthProvince',
  'BirthNation',
] as const;

/** Whether the gender and day of birth in the form are the ones that a code says. */
function isPersonOfCode(form: DossierForm, who: TaxCodeOwner, code: string | null): boolean {
  const parts = parseTaxCode(code ?? '');
  return (
    parts !== null &&
    form[`${who}Gender`] === parts.gender &&
    form[`${who}BirthDate`]?.slice(2) === parts.birth
  );
}

/**
 * Clears what the former tax code had filled in, when the new one is not recognised: the data of
 * another person would stay. Values without a mark count as filled in where they say what the former
 * code said, because marks do not leave the device.
 */
export function listTaxCodeClearingPatches(
  who: TaxCodeOwner,
  form: DossierForm,
  formerCode: string | null,
  isFilledIn: (field: string) => boolean,
): FormPatch[] {
  const isFormerPerson = isPersonOfCode(form, who, formerCode);
  return BIRTH_FIELDS.map((part) => `${who}${part}` as const)
    .filter((field) => isFormerPerson || isFilledIn(field))
    .map((field) => ({ field, value: null }));
}
