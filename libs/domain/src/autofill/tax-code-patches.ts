import type { Gender } from '../enumerations/index.js';
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

/**
 * What a recognised tax code fills in for the beneficiary or the legal representative. Abroad the
 * nation is the state of birth.
 */
export const listTaxCodePatches = (
  who: 'beneficiary' | 'beneficiaryAttorney',
  data: TaxCodeData,
): FormPatch[] => [
  { field: `${who}Gender`, value: data.genere },
  { field: `${who}BirthDate`, value: data.nascita },
  { field: `${who}BirthMunicipality`, value: data.comune },
  { field: `${who}BirthProvince`, value: data.provincia },
  { field: `${who}BirthNation`, value: data.provincia === 'EE' ? data.comune : DEFAULT_NATION },
];
