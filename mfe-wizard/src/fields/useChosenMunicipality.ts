import type { MunicipalityDto } from '@pratiche/api';
import { normalizeSearchKey, type IndexedMunicipality } from '@pratiche/domain';
import { useMemo } from 'react';
import { useDossierState } from '../form/dossier-session-context.js';

/** The municipality that a name means, with the province and the zip of the adjacent fields. */
export function useChosenMunicipality(
  place: 'beneficiaryResidential' | 'immovable',
  value: string | null,
  all: readonly IndexedMunicipality<MunicipalityDto>[],
): MunicipalityDto | null {
  const province = useDossierState((state) => state.form[`${place}Province`]);
  const zip = useDossierState((state) => state.form[`${place}Zip`]);
  return useMemo<MunicipalityDto | null>(() => {
    if (value === null) return null;
    // Earlier pages and other programs wrote "FORLI'".
    const key = normalizeSearchKey(value);
    const namesakes = all
      .filter(({ municipality, key: same }) => municipality.name === value || same === key)
      .map((one) => one.municipality);
    const found = namesakes.find((one) => one.province === province) ?? namesakes[0];
    if (!found) return toUnlistedMunicipality(value, province, zip);
    // Of a town's several postal codes, this keeps the code in the adjacent field.
    return zip !== null && found.caps.includes(zip) ? { ...found, cap: zip } : found;
  }, [all, value, province, zip]);
}

/** A municipality that is not on the list (abroad, or suppressed) stays as it was written. */
const toUnlistedMunicipality = (
  name: string,
  province: string | null,
  zip: string | null,
): MunicipalityDto => ({
  name,
  cap: zip ?? '',
  caps: [],
  province: province ?? '',
  climateZone: null,
  code: '',
  zoneToVerify: false,
});
