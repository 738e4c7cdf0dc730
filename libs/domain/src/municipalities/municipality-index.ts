import {
  listLooseWords,
  normalizeSearchKey,
  STOP_WORDS,
  toCoreKey,
  toLooseKey,
} from './municipality-keys.js';

/** The facts of a municipality that decide which is meant. */
export interface ResolvableMunicipality {
  /** Belfiore code. */
  code: string;
  name: string;
  province: string;
  caps: readonly string[];
}

/** A name in another language, a usual short one, a hamlet, or a municipality that became part of another. */
export type OtherNameKind = 'language' | 'usual' | 'hamlet' | 'former';

/** Another name that leads to a municipality. */
export interface OtherName {
  /** Belfiore code of the municipality. */
  code: string;
  name: string;
  kind: OtherNameKind;
}

/** A municipality that is no more, and whose successor the data do not name. */
export interface GoneMunicipality {
  name: string;
  province: string;
  /** `yyyy-mm-dd`. */
  until: string;
}

/** A name that leads to a municipality. */
export interface NameEntry<M extends ResolvableMunicipality> {
  municipality: M;
  name: string;
  kind: OtherNameKind | 'name';
}

export interface MunicipalityIndex<M extends ResolvableMunicipality = ResolvableMunicipality> {
  readonly byKey: ReadonlyMap<string, readonly NameEntry<M>[]>;
  readonly byLooseKey: ReadonlyMap<string, readonly NameEntry<M>[]>;
  readonly byCoreKey: ReadonlyMap<string, readonly NameEntry<M>[]>;
  /** By each whole word, for names with shortened words. */
  readonly byWord: ReadonlyMap<string, readonly (NameEntry<M> & { words: readonly string[] })[]>;
  /** By the loose beginnings of longer names: "Rossano" of "Rossano Veneto". */
  readonly byBeginning: ReadonlyMap<string, readonly NameEntry<M>[]>;
  readonly byZip: ReadonlyMap<string, readonly M[]>;
  /** The first two digits of postal codes in each province. */
  readonly zipAreas: ReadonlyMap<string, ReadonlySet<string>>;
  readonly goneByKey: ReadonlyMap<string, readonly GoneMunicipality[]>;
}

/** Municipalities with their other names. */
export interface MunicipalityTable<M extends ResolvableMunicipality> {
  municipalities: readonly M[];
  otherNames?: readonly OtherName[];
  gone?: readonly GoneMunicipality[];
}

/** Built once for a table; every search in it is a look into a map. */
export function indexMunicipalityNames<M extends ResolvableMunicipality>({
  municipalities,
  otherNames = [],
  gone = [],
}: MunicipalityTable<M>): MunicipalityIndex<M> {
  const byCode = new Map(municipalities.map((municipality) => [municipality.code, municipality]));
  const entries: NameEntry<M>[] = municipalities.map((municipality) => ({
    municipality,
    name: municipality.name,
    kind: 'name',
  }));
  for (const { code, name, kind } of otherNames) {
    const municipality = byCode.get(code);
    // An imported table may lack it.
    if (municipality !== undefined) entries.push({ municipality, name, kind });
  }
  const index = {
    byKey: new Map<string, NameEntry<M>[]>(),
    byLooseKey: new Map<string, NameEntry<M>[]>(),
    byCoreKey: new Map<string, NameEntry<M>[]>(),
    byWord: new Map<string, (NameEntry<M> & { words: readonly string[] })[]>(),
    byBeginning: new Map<string, NameEntry<M>[]>(),
    byZip: new Map<string, M[]>(),
    zipAreas: new Map<string, Set<string>>(),
    goneByKey: new Map<string, GoneMunicipality[]>(),
  };
  for (const entry of entries) addEntry(index, entry);
  for (const former of gone) append(index.goneByKey, normalizeSearchKey(former.name), former);
  for (const municipality of municipalities)
    for (const cap of municipality.caps) {
      append(index.byZip, cap, municipality);
      const area = index.zipAreas.get(municipality.province) ?? new Set();
      index.zipAreas.set(municipality.province, area.add(cap.slice(0, 2)));
    }
  return index;
}

interface GrowingIndex<M extends ResolvableMunicipality> {
  byKey: Map<string, NameEntry<M>[]>;
  byLooseKey: Map<string, NameEntry<M>[]>;
  byCoreKey: Map<string, NameEntry<M>[]>;
  byWord: Map<string, (NameEntry<M> & { words: readonly string[] })[]>;
  byBeginning: Map<string, NameEntry<M>[]>;
}

function addEntry<M extends ResolvableMunicipality>(
  index: GrowingIndex<M>,
  entry: NameEntry<M>,
): void {
  for (const key of listKeys(entry.name)) append(index.byKey, key, entry);
  append(index.byLooseKey, toLooseKey(entry.name), entry);
  append(index.byCoreKey, toCoreKey(entry.name), entry);
  const words = listLooseWords(entry.name);
  for (const word of new Set(words))
    if (word.length > 2 && !STOP_WORDS.has(word)) append(index.byWord, word, { ...entry, words });
  if (entry.kind === 'name')
    for (let count = 1; count < words.length; count += 1)
      append(index.byBeginning, words.slice(0, count).join(' '), entry);
}

/** German names are written with "ue" for "ü" too. */
function listKeys(name: string): Set<string> {
  const written = name.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue');
  return new Set([normalizeSearchKey(name), normalizeSearchKey(written)]);
}

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
