import type { DossierForm } from '../dossier/index.js';
import { roundSurface } from '../formats/index.js';
import { readSolarTransmission } from '../tables/index.js';

const surface = (value: number | null): number | null =>
  value === null ? null : roundSurface(value);
const fraction = (value: number | null): number | null =>
  value === null ? null : readSolarTransmission(value);
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
  immovableSurfaceArea: surface(form.immovableSurfaceArea),
  otherBeneficiaries: form.otherBeneficiaries.map((row) => ({
    ...row,
    beneficiarySsn: capitals(row.beneficiarySsn),
  })),
  manufatti: {
    serramenti: form.manufatti.serramenti.map((row) => ({
      ...row,
      superficie: surface(row.superficie),
    })),
    schermature: form.manufatti.schermature.map((row) => ({
      ...row,
      superficieSchermatura: surface(row.superficieSchermatura),
      superficieFinestrata: surface(row.superficieFinestrata),
      trasmissioneSolare: fraction(row.trasmissioneSolare),
    })),
    chiusure: form.manufatti.chiusure.map((row) => ({
      ...row,
      superficieChiusura: surface(row.superficieChiusura),
      superficieFinestrata: surface(row.superficieFinestrata),
      trasmissioneSolare: fraction(row.trasmissioneSolare),
    })),
  },
});
