import type { DossierForm } from '../dossier/index.js';
import { roundSurface } from '../formats/index.js';
import { normalizeRow, SHADING_FIELDS, SHUTTER_FIELDS, WINDOW_FIELDS } from '../products/index.js';

const roundNullableSurface = (value: number | null): number | null =>
  value === null ? null : roundSurface(value);
const toUpperCase = (value: string | null): string | null => value?.trim().toUpperCase() ?? null;

/**
 * The form in its stored format, independent of its source: codes in capitals, surfaces with two
 * decimals, solar transmission as a fraction.
 */
export const normalizeDossier = (form: DossierForm): DossierForm => ({
  ...form,
  beneficiarySsn: toUpperCase(form.beneficiarySsn),
  beneficiaryAttorneySsn: toUpperCase(form.beneficiaryAttorneySsn),
  immovableMunicipalityCode: toUpperCase(form.immovableMunicipalityCode),
  immovableSurfaceArea: roundNullableSurface(form.immovableSurfaceArea),
  otherBeneficiaries: form.otherBeneficiaries.map((row) => ({
    ...row,
    beneficiarySsn: toUpperCase(row.beneficiarySsn),
  })),
  manufatti: {
    serramenti: form.manufatti.serramenti.map((row) => normalizeRow(WINDOW_FIELDS, row)),
    schermature: form.manufatti.schermature.map((row) => normalizeRow(SHADING_FIELDS, row)),
    chiusure: form.manufatti.chiusure.map((row) => normalizeRow(SHUTTER_FIELDS, row)),
  },
});
