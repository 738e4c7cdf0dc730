import type { MunicipalityIndex, NameEntry, ResolvableMunicipality } from './municipality-index.js';
import {
  listShortenedReadings,
  matchesShortenedWords,
  normalizeSearchKey,
  STOP_WORDS,
  toCoreKey,
  toLooseKey,
} from './municipality-keys.js';

export function findShortened<M extends ResolvableMunicipality>(
  index: MunicipalityIndex<M>,
  name: string,
): NameEntry<M>[] {
  return listShortenedReadings(name).flatMap((words) => {
    const whole = words.find(
      ({ start, isShort }) => !isShort && start.length > 2 && !STOP_WORDS.has(start),
    );
    return (index.byWord.get(whole?.start ?? '') ?? []).filter((entry) =>
      matchesShortenedWords(words, entry.words),
    );
  });
}

/** A hamlet says where in the municipality; it gives way to one that is named beside it. */
const HAMLET_BEFORE = /^\s*(?:fraz(?:ione)?|loc(?:alit[aà]|alita['’])?)\b/i;
export const PARTS_MAX = 6;

const PARTS = /[,;/()–]|\s-\s?|\s?-\s|\s(?=(?:fraz(?:ione)?|loc(?:alit[aà])?)\b)/i;

/** "Mestre - Venezia", "Bolzano/Bozen", "Venezia (Mestre)", "Lavagno loc. Vago": each part on its own. */
export function findInParts<M extends ResolvableMunicipality>(
  index: MunicipalityIndex<M>,
  name: string,
): NameEntry<M>[] {
  const parts = name.split(PARTS).slice(0, PARTS_MAX);
  if (parts.length < 2) return findInHalves(index, name);
  const understood = parts.map((part) => ({
    isHamlet: HAMLET_BEFORE.test(part),
    entries: findByName(index, part.replace(/^\s*(?:fraz(?:ione)?|loc(?:alit[aà])?)\b\.?\s*/i, '')),
  }));
  const named = understood.filter(({ isHamlet, entries }) => !isHamlet && entries.length > 0);
  const used = named.length > 0 ? named : understood;
  return used.flatMap(({ entries }) => entries);
}

/** "Ostia Lido Roma": a hamlet and its municipality with no more than a blank between them. */
function findInHalves<M extends ResolvableMunicipality>(
  index: MunicipalityIndex<M>,
  name: string,
): NameEntry<M>[] {
  const words = name.split(' ').slice(0, PARTS_MAX);
  for (let count = 1; count < words.length; count += 1) {
    const [head, tail] = [words.slice(0, count), words.slice(count)].map((some) =>
      findByKey(index, some.join(' ')),
    );
    const common = (head ?? []).filter(({ municipality }) =>
      tail?.some((entry) => entry.municipality === municipality),
    );
    if (common.length > 0) return common;
  }
  return [];
}

type Find = <M extends ResolvableMunicipality>(
  index: MunicipalityIndex<M>,
  name: string,
) => readonly NameEntry<M>[];

export const findByKey: Find = ({ byKey }, name) => byKey.get(normalizeSearchKey(name)) ?? [];
export const findByLooseKey: Find = ({ byLooseKey }, name) =>
  byLooseKey.get(toLooseKey(name)) ?? [];
/** A shortened word may look like an article: "Varese L." is not "Varese". Articles alone name nothing. */
export const findByCoreKey: Find = ({ byCoreKey }, name) => {
  const key = listShortenedReadings(name).length === 0 ? toCoreKey(name) : '';
  return key === '' ? [] : (byCoreKey.get(key) ?? []);
};

const findByName: Find = (index, name) => {
  if (normalizeSearchKey(name) === '') return [];
  for (const find of [findByKey, findByLooseKey, findByCoreKey]) {
    const entries = find(index, name);
    if (entries.length > 0) return entries;
  }
  return [];
};
