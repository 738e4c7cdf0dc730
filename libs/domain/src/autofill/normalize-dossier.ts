import { cleanCountryName } from '../countries/index.js';
import type { DossierForm } from '../dossier/index.js';
import { cleanCode, cleanPhone, cleanTaxCode, cleanZip, roundSurface } from '../formats/index.js';
import { normalizeRow, SHADING_FIELDS, SHUTTER_FIELDS, WINDOW_FIELDS } from '../products/index.js';

const roundNullableSurface = (value: number | null): number | null =>
  value === null ? null : roundSurface(value);
const cleanNullable = (
  value: string | null,
  clean: (text: string) => string = cleanTaxCode,
): string | null => (value === null ? null : clean(value) || null);

/** Abroad the state stands for the municipality of birth. */
const cleanBirthplace = (name: string | null, province: string | null): string | null =>
  province === 'EE' ? cleanNullable(name, cleanCountryName) : name;

/**
 * The form in its stored format, independent of its source: codes cleaned, surfaces with two
 * decimals, solar transmission as a fraction.
 */
export const normalizeDossier = (form: DossierForm): DossierForm => ({
  ...form,
  beneficiarySsn: cleanNullable(form.beneficiarySsn),
  beneficiaryAttorneySsn: cleanNullable(form.beneficiaryAttorneySsn),
  beneficiaryPhone: cleanNullable(form.beneficiaryPhone, cleanPhone),
  beneficiaryBirthMunicipality: cleanBirthplace(
    form.beneficiaryBirthMunicipality,
    form.beneficiaryBirthProvince,
  ),
  beneficiaryAttorneyBirthMunicipality: cleanBirthplace(
    form.beneficiaryAttorneyBirthMunicipality,
    form.beneficiaryAttorneyBirthProvince,
  ),
  beneficiaryBirthNation: cleanNullable(form.beneficiaryBirthNation, cleanCountryName),
  beneficiaryAttorneyBirthNation: cleanNullable(
    form.beneficiaryAttorneyBirthNation,
    cleanCountryName,
  ),
  beneficiaryResidentialNation: cleanNullable(form.beneficiaryResidentialNation, cleanCountryName),
  immovableMunicipalityCode: cleanNullable(form.immovableMunicipalityCode, cleanCode),
  beneficiaryResidentialZip: cleanNullable(form.beneficiaryResidentialZip, cleanZip),
  immovableZip: cleanNullable(form.immovableZip, cleanZip),
  immovableSurfaceArea: roundNullableSurface(form.immovableSurfaceArea),
  otherBeneficiaries: form.otherBeneficiaries.map((row) => ({
    ...row,
    beneficiarySsn: cleanNullable(row.beneficiarySsn),
  })),
  manufatti: {
    serramenti: form.manufatti.serramenti.map((row) => normalizeRow(WINDOW_FIELDS, row)),
    schermature: form.manufatti.schermature.map((row) => normalizeRow(SHADING_FIELDS, row)),
    chiusure: form.manufatti.chiusure.map((row) => normalizeRow(SHUTTER_FIELDS, row)),
  },
});
