import type { FindMunicipalities } from '@pratiche/domain';
import { useDoubtRules } from './doubt-rules.js';
import { useMunicipalities } from './useMunicipalities.js';

/** Finds municipalities by name; `null` until the table and the rules are there. */
export function useMunicipalityFinder(): FindMunicipalities | null {
  const municipalities = useMunicipalities();
  const doubtRules = useDoubtRules();
  return municipalities.length === 0 || doubtRules === null
    ? null
    : doubtRules.createMunicipalityFinder(municipalities);
}
