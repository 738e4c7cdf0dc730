import type { DossierForm } from '../dossier/index.js';
import { readSolarTransmission } from '../tables/index.js';

const twoDecimals = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100);
const fraction = (value: number | null): number | null => (value === null ? null : readSolarTransmission(value));
const capitals = (value: string | null): string | null => value?.trim().toUpperCase() ?? null;

/**
 * The form as it is stored, whatever door it came through: codes in capitals, surfaces with two decimals, solar
 * transmission as a fraction.
 */
export const normaliseDossier = (form: DossierForm): DossierForm => ({
  ...form,
  beneficiarySsn: capitals(form.beneficiarySsn),
  beneficiaryAttorneySsn: capitals(form.beneficiaryAttorneySsn),
  immovableMunicipalityCode: capitals(form.immovableMunicipalityCode),
  immovableSurfaceArea: twoDecimals(form.immovableSurfaceArea),
  otherBeneficiaries: form.otherBeneficiaries.map((row) => ({ ...row, beneficiarySsn: capitals(row.beneficiarySsn) })),
  manufatti: {
    serramenti: form.manufatti.serramenti.map((row) => ({ ...row, superficie: twoDecimals(row.superficie) })),
    schermature: form.manufatti.schermature.map((row) => ({
      ...row,
      superficieSchermatura: twoDecimals(row.superficieSchermatura),
      superficieFinestrata: twoDecimals(row.superficieFinestrata),
      trasmissioneSolare: fraction(row.trasmissioneSolare),
    })),
    chiusure: form.manufatti.chiusure.map((row) => ({
      ...row,
      superficieChiusura: twoDecimals(row.superficieChiusura),
      superficieFinestrata: twoDecimals(row.superficieFinestrata),
      trasmissioneSolare: fraction(row.trasmissioneSolare),
    })),
  },
});
