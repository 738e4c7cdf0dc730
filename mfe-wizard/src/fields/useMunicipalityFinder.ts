import type { FindMunicipalities } from '@pratiche/domain';
import { useDoubtRules } from './doubt-rules.js';
import { useMunicipalities } from './useMunicipalities.js';

/**
 * Finds municipalities by name; `null` until the table and the rules are there.
 * @param isFetched where not, the table is awaited from another part of the page
 */
export function useMunicipalityFinder(isFetched = true): FindMunicipalities | null {
  const municipalities = useMunicipalities(isFetched);
  const doubtRules = useDoubtRules();
  return municipalities.length === 0 || doubtRules === null
    ? null
    : doubtRules.createMunicipalityFinder(municipalities);
}
