import { normalizeSearchKey, toCoreKey, toLooseKey } from '../municipalities/municipality-keys.js';
import type { FindMunicipalities, MunicipalityFacts } from './doubt.js';

const finders = new WeakMap<readonly MunicipalityFacts[], FindMunicipalities>();

/** From the literal name to the one without its small words: "Reggio Emilia". */
const KEYS = [normalizeSearchKey, toLooseKey, toCoreKey];

/**
 * Finds the municipalities of a list by name, in either language and however it is spelled; one index
 * per list, however often it is asked for.
 */
export function createMunicipalityFinder(
  municipalities: readonly MunicipalityFacts[],
): FindMunicipalities {
  const built = finders.get(municipalities);
  if (built !== undefined) return built;
  const maps = KEYS.map((toKey) => {
    const byKey = new Map<string, MunicipalityFacts[]>();
    for (const municipality of municipalities)
      for (const key of listKeys(municipality, toKey))
        byKey.set(key, [...(byKey.get(key) ?? []), municipality]);
    return { toKey, byKey };
  });
  const find: FindMunicipalities = (name) => {
    for (const { toKey, byKey } of maps) {
      const named = byKey.get(toKey(name.slice(0, NAME_LENGTH_MAX)));
      if (named !== undefined) return named;
    }
    return [];
  };
  finders.set(municipalities, find);
  return find;
}

/** No municipality has so many letters. */
const NAME_LENGTH_MAX = 120;

const listKeys = (
  { name, otherLanguageName = '' }: MunicipalityFacts,
  toKey: (name: string) => string,
): Set<string> => new Set([toKey(name), toKey(otherLanguageName)].filter((key) => key !== ''));
