import {
  describeCandidates,
  describeNameDoubt,
  describeProvinceDoubt,
  describeUnknownName,
  describeZipDoubt,
} from './municipality-doubt-texts.js';
import {
  findByCoreKey,
  findByKey,
  findByLooseKey,
  findInParts,
  findShortened,
  PARTS_MAX,
} from './find-by-name.js';
import type { MunicipalityIndex, NameEntry, ResolvableMunicipality } from './municipality-index.js';
import { isFormerProvince } from './former-provinces.js';
import { normalizeSearchKey, toLooseKey } from './municipality-keys.js';
import {
  readWrittenMunicipality,
  type ReadMunicipality,
  type WrittenMunicipality,
} from './read-written-place.js';

/** Something that was written and is not what the table says, in Italian. */
export interface MunicipalityDoubt {
  /** `name` also tells which hamlet was written. */
  part: 'name' | 'zip' | 'province';
  message: string;
}

/** The municipality that a text means, those that it may mean, or none. */
export type MunicipalityResolution<M extends ResolvableMunicipality = ResolvableMunicipality> =
  | {
      kind: 'one';
      municipality: M;
      /** The written postal code if it is one of its, else its only one; empty where it has several. */
      cap: string;
      /** The hamlet that was written instead of the municipality. */
      hamlet: string | null;
      doubts: MunicipalityDoubt[];
    }
  | { kind: 'several'; candidates: M[]; reason: string }
  | { kind: 'none'; reason: string };

/** Candidates that a message can name. */
const CANDIDATES_MAX = 10;

/** How well the name was understood: a guessed name is taken only where something else confirms it. */
interface Reading<M extends ResolvableMunicipality> {
  entries: readonly NameEntry<M>[];
  isGuess: boolean;
  /** The text has fewer or more words than the name, so that it is told what was understood. */
  isPart?: boolean;
  /** The part of the text that named it. */
  name: string;
}

/** Tells which municipality is meant. Nothing is chosen among several that fit alike. */
export function resolveMunicipality<M extends ResolvableMunicipality>(
  index: MunicipalityIndex<M>,
  written: WrittenMunicipality,
): MunicipalityResolution<M> {
  const asked = readWrittenMunicipality(index, written);
  const [name = ''] = asked.names;
  for (const reading of listReadings(index, asked)) {
    const picked = pickMunicipality(index, reading, asked);
    if (picked !== null) return toResolution(picked, asked, reading);
  }
  const gone = asked.names.flatMap((text) => index.goneByKey.get(normalizeSearchKey(text)) ?? []);
  const sharing = listByZip(index, asked);
  return sharing.length > 0
    ? toSeveral(sharing, name)
    : { kind: 'none', reason: describeUnknownName(name, gone) };
}

/** Readings of the name, the most literal first. */
function* listReadings<M extends ResolvableMunicipality>(
  index: MunicipalityIndex<M>,
  asked: ReadMunicipality,
): Generator<Reading<M>> {
  for (const name of asked.names) {
    if (normalizeSearchKey(name) === '') continue;
    for (const find of [findByKey, findByLooseKey, findByCoreKey]) {
      const entries = find(index, name);
      if (entries.length > 0) yield { entries, isGuess: false, name };
    }
  }
  for (const name of asked.names) {
    const entries = findShortened(index, name);
    if (entries.length > 0) yield { entries, isGuess: true, name };
  }
  for (const name of asked.names) {
    const entries = findInParts(index, name);
    if (entries.length > 0) yield { entries, isGuess: true, name };
  }
  if (asked.zip === null) return;
  for (const name of asked.names) {
    const entries = findAtZip(index, name, asked);
    if (entries.length === 1) yield { entries, isGuess: true, isPart: true, name };
  }
}

/** Texts shorter than this are the beginning of many names. */
const PART_LETTERS_MIN = 4;
/** Words that begin so many names that they name nothing by themselves. */
const GENERIC_WORDS: ReadonlySet<string> = new Set(
  's borgo campo casa castel castello cima colle corte croce fonte marina mezzana monte pieve ponte porto rio riva rocca sasso serra torre val valle villa'.split(
    ' ',
  ),
);

/**
 * A name without its last words ("Pergine"), or with more words ("Giulianova Lido"), of a municipality
 * with this very postal code.
 */
function findAtZip<M extends ResolvableMunicipality>(
  index: MunicipalityIndex<M>,
  name: string,
  asked: ReadMunicipality,
): NameEntry<M>[] {
  const isAlone = (index.byZip.get(asked.zip ?? '') ?? []).length === 1;
  const pickNamed = (part: string, entries: readonly NameEntry<M>[]): NameEntry<M>[] =>
    part.length < PART_LETTERS_MIN || (GENERIC_WORDS.has(part) && !isAlone)
      ? []
      : uniteEntries(entries.filter(({ municipality }) => fitZip(municipality, asked) === 'own'));
  const words = toLooseKey(name).split(' ').slice(0, PARTS_MAX);
  const shorter = pickNamed(words.join(' '), listLonger(index, name));
  if (shorter.length > 0) return shorter;
  for (let count = words.length - 1; count > 0; count -= 1) {
    const part = words.slice(0, count).join(' ');
    const entries = pickNamed(part, index.byLooseKey.get(part) ?? []);
    if (entries.length > 0) return entries;
  }
  return [];
}

interface Picked<M extends ResolvableMunicipality> {
  /** One that is meant, or several to choose from. */
  entries: readonly NameEntry<M>[];
  isSure: boolean;
}

type Fit = 'same' | 'other' | 'unsaid';

function fitProvince({ province }: ResolvableMunicipality, asked: ReadMunicipality): Fit {
  if (asked.province === null) return 'unsaid';
  return asked.province === province || isFormerProvince(asked.province, province)
    ? 'same'
    : 'other';
}

type ZipFit = 'own' | 'near' | 'far' | 'unsaid';

function fitZip({ caps }: ResolvableMunicipality, { zip }: ReadMunicipality): ZipFit {
  if (zip === null) return 'unsaid';
  if (caps.includes(zip)) return 'own';
  return caps.some((cap) => cap.startsWith(zip.slice(0, 2))) ? 'near' : 'far';
}

const isOwnName = ({ kind }: NameEntry<ResolvableMunicipality>): boolean =>
  kind === 'name' || kind === 'language';

/** The name is not that of the whole municipality, however sure it is. */
const isElsewhere = ({ kind }: NameEntry<ResolvableMunicipality>): boolean =>
  kind === 'hamlet' || kind === 'former';

/** One entry for each municipality, that of its own name before others. */
function uniteEntries<M extends ResolvableMunicipality>(
  entries: readonly NameEntry<M>[],
): NameEntry<M>[] {
  const united = new Map<M, NameEntry<M>>();
  for (const entry of entries) {
    const before = united.get(entry.municipality);
    if (before === undefined || (!isOwnName(before) && isOwnName(entry)))
      united.set(entry.municipality, entry);
  }
  return [...united.values()];
}

/** `null` where another reading of the name has to be tried. */
function pickMunicipality<M extends ResolvableMunicipality>(
  index: MunicipalityIndex<M>,
  reading: Reading<M>,
  asked: ReadMunicipality,
): Picked<M> | null {
  const entries = uniteEntries(reading.entries);
  const fitting = entries.filter(
    ({ municipality }) => fitProvince(municipality, asked) !== 'other',
  );
  if (fitting.length === 0) return pickAgainstProvince(index, reading, entries, asked);
  if (asked.province === null) return pickWithoutProvince(index, reading, fitting, asked);
  const isAgainstZip = entries.some(
    ({ municipality }) =>
      fitZip(municipality, asked) === 'own' ||
      (reading.isGuess && fitZip(municipality, asked) === 'near'),
  );
  const picked = pickByZip(fitting, asked);
  // The province names one of two namesakes, the postal code the other.
  return isAgainstZip && fitting.every(({ municipality }) => fitZip(municipality, asked) === 'far')
    ? { entries, ...UNSURE }
    : picked;
}

const SURE = { isSure: true } as const;
const UNSURE = { isSure: false } as const;

/** Picks, of several that fit alike, the one that the postal code or else its first digits name. */
function pickByZip<M extends ResolvableMunicipality>(
  entries: readonly NameEntry<M>[],
  asked: ReadMunicipality,
): Picked<M> {
  if (entries.length === 1) return { entries, ...SURE };
  const own = entries.filter(({ municipality }) => fitZip(municipality, asked) === 'own');
  if (own.length === 1) return { entries: own, ...SURE };
  const near = entries.filter(({ municipality }) => fitZip(municipality, asked) === 'near');
  if (own.length === 0 && near.length === 1) return { entries: near, ...SURE };
  const named = entries.filter(isOwnName);
  // A hamlet that is called like a municipality means the municipality.
  return asked.zip === null && named.length === 1
    ? { entries: named, ...SURE }
    : { entries, ...UNSURE };
}

function pickWithoutProvince<M extends ResolvableMunicipality>(
  index: MunicipalityIndex<M>,
  reading: Reading<M>,
  entries: readonly NameEntry<M>[],
  asked: ReadMunicipality,
): Picked<M> {
  const picked = pickByZip(entries, asked);
  const [entry] = picked.entries;
  if (!picked.isSure || entry === undefined) return picked;
  const zipFit = fitZip(entry.municipality, asked);
  if (zipFit === 'own') return picked;
  const longer = listLonger(index, reading.name).filter(
    ({ municipality }) => municipality !== entry.municipality,
  );
  if (zipFit === 'far') {
    const atZip = longer.filter(({ municipality }) => fitZip(municipality, asked) === 'own');
    const [meant] = atZip;
    // "Rossano, 36028" is Rossano Veneto.
    if (meant !== undefined)
      return !isOwnName(entry) && atZip.length === 1
        ? { entries: atZip, ...SURE }
        : { entries: [entry, ...atZip], ...UNSURE };
    return isOwnName(entry) && !reading.isGuess ? picked : { ...picked, ...UNSURE };
  }
  const isShared =
    (entry.kind === 'usual' || entry.kind === 'hamlet') &&
    (longer.length > 0 || isGoneElsewhere(index, entry));
  return isShared && zipFit === 'unsaid' ? { entries: [entry, ...longer], ...UNSURE } : picked;
}

/** Whether a former municipality of another province had the same name. */
const isGoneElsewhere = <M extends ResolvableMunicipality>(
  { goneByKey }: MunicipalityIndex<M>,
  { name, municipality }: NameEntry<M>,
): boolean =>
  (goneByKey.get(normalizeSearchKey(name)) ?? []).some(
    ({ province }) => province !== municipality.province,
  );

const listLonger = <M extends ResolvableMunicipality>(
  { byBeginning }: MunicipalityIndex<M>,
  name: string,
): readonly NameEntry<M>[] => byBeginning.get(toLooseKey(name)) ?? [];

/** The name is of another province than the written one: the name counts unless two things say otherwise. */
function pickAgainstProvince<M extends ResolvableMunicipality>(
  index: MunicipalityIndex<M>,
  reading: Reading<M>,
  entries: readonly NameEntry<M>[],
  asked: ReadMunicipality,
): Picked<M> | null {
  const own = entries.filter(({ municipality }) => fitZip(municipality, asked) === 'own');
  if (own.length === 1) return { entries: own, ...SURE };
  const longer = listLonger(index, reading.name).filter(
    ({ municipality }) => fitProvince(municipality, asked) === 'same',
  );
  const atZip = longer.filter(({ municipality }) => fitZip(municipality, asked) === 'own');
  if (atZip.length === 1) return { entries: atZip, ...SURE };
  if (longer.length > 0) return { entries: uniteEntries([...entries, ...longer]), ...UNSURE };
  const [entry] = entries;
  const isAgainst =
    asked.zip !== null &&
    asked.province !== null &&
    (index.zipAreas.get(asked.province)?.has(asked.zip.slice(0, 2)) ?? false) &&
    entries.every(({ municipality }) => fitZip(municipality, asked) === 'far');
  const isPlain =
    entries.length === 1 && entry !== undefined && isOwnName(entry) && !reading.isGuess;
  return { entries, isSure: isPlain && !isAgainst };
}

/** Those of the postal code, of the written province if any of them is. */
function listByZip<M extends ResolvableMunicipality>(
  index: MunicipalityIndex<M>,
  asked: ReadMunicipality,
): M[] {
  const longer = asked.names
    .flatMap((name) => listLonger(index, name))
    .map(({ municipality }) => municipality);
  const atZip = asked.zip === null ? [] : (index.byZip.get(asked.zip) ?? []);
  const inProvince = (all: readonly M[]) =>
    all.filter((municipality) => fitProvince(municipality, asked) !== 'other');
  for (const some of [
    longer.filter((municipality) => atZip.includes(municipality)),
    inProvince(longer),
    inProvince(atZip),
  ])
    if (some.length > 0 && some.length <= CANDIDATES_MAX) return [...new Set(some)];
  return [];
}

const toSeveral = <M extends ResolvableMunicipality>(
  candidates: readonly M[],
  name: string,
): MunicipalityResolution<M> => {
  const shown = candidates.slice(0, CANDIDATES_MAX);
  return { kind: 'several', candidates: shown, reason: describeCandidates(name, shown) };
};

function toResolution<M extends ResolvableMunicipality>(
  { entries, isSure }: Picked<M>,
  asked: ReadMunicipality,
  { name, isPart = false }: Pick<Reading<M>, 'name' | 'isPart'>,
): MunicipalityResolution<M> {
  const [entry] = entries;
  if (!isSure || entry === undefined)
    return toSeveral([...new Set(entries.map(({ municipality }) => municipality))], name);
  const { municipality, kind } = entry;
  const { caps } = municipality;
  const isOwnZip = fitZip(municipality, asked) === 'own';
  const isConfirmed =
    !isPart && !isElsewhere(entry) && (isOwnZip || fitProvince(municipality, asked) === 'same');
  const doubts: (MunicipalityDoubt | null)[] = [
    toDoubt('name', isConfirmed ? null : describeNameDoubt(name, entry)),
    toDoubt(
      'province',
      fitProvince(municipality, asked) === 'other' ||
        (asked.province === null && asked.writtenProvince !== null)
        ? describeProvinceDoubt(municipality, asked.writtenProvince ?? asked.province ?? '')
        : null,
    ),
    toDoubt('zip', isOwnZip ? null : describeZipDoubt(municipality, asked.zip ?? asked.writtenZip)),
  ];
  return {
    kind: 'one',
    municipality,
    cap: isOwnZip ? (asked.zip ?? '') : caps.length === 1 ? (caps[0] ?? '') : '',
    hamlet: kind === 'hamlet' ? entry.name : null,
    doubts: doubts.filter((doubt) => doubt !== null),
  };
}

const toDoubt = (
  part: MunicipalityDoubt['part'],
  message: string | null,
): MunicipalityDoubt | null => (message === null ? null : { part, message });
