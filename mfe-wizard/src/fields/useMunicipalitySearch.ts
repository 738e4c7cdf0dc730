import { readData, type MunicipalityDto } from '@pratiche/api';
import {
  indexMunicipalities,
  searchMunicipalities,
  type IndexedMunicipality,
} from '@pratiche/domain';
import { isStateCode } from '@pratiche/domain/dossier-rules';
import { useApi } from '@pratiche/ui';
import { useCallback } from 'react';

/** Searches the list, and asks the server for it where it has not been loaded. */
export function useMunicipalitySearch(
  place: 'beneficiaryResidential' | 'immovable',
  all: readonly IndexedMunicipality<MunicipalityDto>[],
): (text: string) => Promise<readonly MunicipalityDto[]> {
  const api = useApi();
  // San Marino is valid as a residence, but not as the location of filed works.
  const offered = useCallback(
    (some: readonly IndexedMunicipality<MunicipalityDto>[]) =>
      place === 'immovable'
        ? some.filter(({ municipality }) => !isStateCode(municipality.code))
        : some,
    [place],
  );
  return useCallback(
    async (text: string) => {
      if (all.length > 0) return searchMunicipalities(offered(all), text);
      return searchMunicipalities(
        offered(indexMunicipalities(await readData(api.GET('/api/municipalities/getAll')))),
        text,
      );
    },
    [all, api, offered],
  );
}
