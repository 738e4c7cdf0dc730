import { listLooseWords, normalizeSearchKey, STOP_WORDS } from './municipality-keys.js';

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
  const words = listLooseWords(entry.name);
  const large = words.filter((word) => !STOP_WORDS.has(word));
  append(index.byLooseKey, words.join(' '), entry);
  append(index.byCoreKey, large.join(' '), entry);
  const worded = { ...entry, words };
  for (const word of large) if (word.length > 2) append(index.byWord, word, worded);
  if (entry.kind !== 'name' && entry.kind !== 'language') return;
  let beginning = '';
  for (const word of words.slice(0, -1)) {
    beginning = beginning === '' ? word : `${beginning} ${word}`;
    append(index.byBeginning, beginning, entry);
  }
}

/** German names are written with "ue" for "ü" too. */
function listKeys(name: string): string[] {
  const key = normalizeSearchKey(name);
  if (!/[äöü]/i.test(name)) return [key];
  const written = name.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
  return [key, normalizeSearchKey(written)];
}
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
