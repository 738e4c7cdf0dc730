import { normalizeSearchText } from '../text/index.js';
import type { FindMunicipalities, MunicipalityFacts } from './doubt.js';

const finders = new WeakMap<readonly MunicipalityFacts[], FindMunicipalities>();

/** Finds the municipalities of a list by name; one index per list, however often it is asked for. */
export function createMunicipalityFinder(
  municipalities: readonly MunicipalityFacts[],
): FindMunicipalities {
  const known = finders.get(municipalities);
  if (known !== undefined) return known;
  const byName = new Map<string, MunicipalityFacts[]>();
  for (const one of municipalities) {
    const key = normalizeSearchText(one.name);
    byName.set(key, [...(byName.get(key) ?? []), one]);
  }
  const find: FindMunicipalities = (name) => byName.get(normalizeSearchText(name)) ?? [];
  finders.set(municipalities, find);
  return find;
}
