import { normalizeSearchKey, splitWords, STOP_WORDS } from './municipality-keys.js';

/** What a municipality is searched and shown by. */
export interface SearchableMunicipality {
  name: string;
  province: string;
  /** First or chosen postal code; all of them are in `caps`. */
  cap: string;
  caps: readonly string[];
  /** "Bozen" of Bolzano. */
  otherLanguageName?: string;
  /** Hamlets and usual short names. */
  otherNames?: readonly string[];
  /** The user searched for the postal code itself: it is not just the first of several. */
  isCapChosen?: boolean;
}

/** A municipality with its name prepared for searching. */
export interface IndexedMunicipality<M extends SearchableMunicipality = SearchableMunicipality> {
  municipality: M;
  /** The full name, and the name in each language: "Bolzano/Bozen". */
  key: string;
  names: readonly string[];
  words: readonly string[];
  /** Hamlets and usual short names, which come after names. */
  others: readonly string[];
}

/** Words worth looking for; small ones only where there is nothing else. */
function listSearchWords(text: string): string[] {
  const words = splitWords(text);
  const large = words.filter((word) => !STOP_WORDS.has(word));
  return large.length > 0 ? large : words;
}

export const indexMunicipalities = <M extends SearchableMunicipality>(
  municipalities: readonly M[],
): IndexedMunicipality<M>[] =>
  municipalities.map((municipality) => ({
    municipality,
    key: normalizeSearchKey(municipality.name),
    names: [municipality.name, municipality.otherLanguageName ?? '']
      .flatMap((name) => name.split('/'))
      .map(normalizeSearchKey)
      .filter((name) => name !== ''),
    words: splitWords(`${municipality.name} ${municipality.otherLanguageName ?? ''}`),
    others: (municipality.otherNames ?? []).map(normalizeSearchKey),
  }));

/** "Bergamo, BG (Cap: 24121)". */
export const formatMunicipality = ({
  name,
  province,
  cap,
}: Pick<SearchableMunicipality, 'name' | 'province' | 'cap'>): string =>
  `${name}${province ? `, ${province}` : ''}${cap ? ` (Cap: ${cap})` : ''}`;

/** After the same name and the same beginning of a name. */
const OTHER_NAME_RANK = 1.5;

/** How well a municipality fits, best first; `null` when it does not. */
function rankMunicipality(
  { municipality, key, names, words, others }: IndexedMunicipality,
  typed: string,
  parts: readonly string[],
): number | null {
  if (key === typed || names.includes(typed)) return 0;
  if (names.some((name) => name.startsWith(typed)) || key.startsWith(typed)) return 1;
  if (others.some((name) => name.startsWith(typed))) return OTHER_NAME_RANK;
  const isProvince = (part: string, index: number) =>
    index > 0 && part === municipality.province.toLowerCase();
  if (
    parts.every(
      (part, index) => words.some((word) => word.startsWith(part)) || isProvince(part, index),
    )
  )
    return 2;
  // Matches inside one word only, so that "roma" does not find "Cirò Marina".
  return parts.every((part) => part.length > 2 && words.some((word) => word.includes(part)))
    ? 3
    : null;
}

/**
 * Ranks towns with several postal codes first, then chief towns of a province (their code ends in
 * 100), as the most likely matches.
 */
const weighMunicipality = ({ caps, cap }: SearchableMunicipality): number =>
  caps.length > 1 ? caps.length + 1 : /^\d\d100$/.test(cap) ? 1 : 0;

/**
 * Finds municipalities for the typed text, best first: same name, same beginning, each word the
 * beginning of a word of the name in any order, then inside a word; larger towns before others.
 * Digits are a postal code, and the typed code is then filled in. A province after a comma, in
 * brackets or at the end narrows the search.
 */
export function searchMunicipalities<M extends SearchableMunicipality>(
  all: readonly IndexedMunicipality<M>[],
  text: string,
): M[] {
  const digits = text.trim().match(/^\d{2,5}/)?.[0];
  if (digits !== undefined) return findMunicipalitiesByZip(all, digits);
  const [name = '', province] = text.split(/[,(]/);
  const key = normalizeSearchKey(name);
  const of = province?.trim().slice(0, 2).toUpperCase();
  if (key === '') return [];
  const parts = listSearchWords(name);
  const ranked = all.flatMap((one) => {
    if (of && !one.municipality.province.startsWith(of)) return [];
    const rank = rankMunicipality(one, key, parts);
    return rank === null ? [] : [{ ...one, rank, weight: weighMunicipality(one.municipality) }];
  });
  return ranked
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        b.weight - a.weight ||
        a.key.length - b.key.length ||
        a.key.localeCompare(b.key),
    )
    .map(({ municipality }) => municipality);
}

const findMunicipalitiesByZip = <M extends SearchableMunicipality>(
  all: readonly IndexedMunicipality<M>[],
  digits: string,
): M[] =>
  all.flatMap(({ municipality }) =>
    municipality.caps
      .filter((cap) => cap.startsWith(digits))
      .slice(0, digits.length === 5 ? 1 : undefined)
      .map((cap) => ({ ...municipality, cap, isCapChosen: true })),
  );

/** Id of a chosen municipality (spec platform §3): `zip_city_province`. */
export const buildMunicipalityId = ({
  cap,
  name,
  province,
}: Pick<SearchableMunicipality, 'name' | 'province' | 'cap'>): string =>
  `${cap}_${name}_${province}`;

/** Shown where a postal code is the first of several: the right code depends on the street. */
export const MULTIPLE_ZIPS_MESSAGE = 'Questo comune ha più CAP: controlla che sia quello giusto';

/** Whether a municipality has several postal codes and the user has not chosen one. */
export const isZipAmbiguous = ({ caps, isCapChosen = false }: SearchableMunicipality): boolean =>
  caps.length > 1 && !isCapChosen;
