/** What a municipality is searched and shown by. */
export interface SearchableMunicipality {
  name: string;
  province: string;
  /** First postal code, or the one that was chosen; all of them in `caps`. */
  cap: string;
  caps: readonly string[];
  /** The postal code itself was looked for: it is not just the first of several. */
  isCapChosen?: boolean;
}

/** A municipality with its name prepared for searching. */
export interface IndexedMunicipality<M extends SearchableMunicipality = SearchableMunicipality> {
  municipality: M;
  /** The name in one piece, and that of each language: "Bolzano/Bozen". */
  key: string;
  names: readonly string[];
  words: readonly string[];
}

/** Without accents, apostrophes and capitals: "L'Aquila" is found by "l aquila" and "laquila". */
export const normalizeSearchKey = (text: string): string =>
  stripAccents(text).replace(/[^a-z0-9]+/g, '');

const stripAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const splitWords = (text: string): string[] =>
  stripAccents(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Articles and prepositions that people leave out or get wrong: "Reggio nell'Emilia". */
const STOP_WORDS = new Set(
  'a ad ai al all alla alle allo con d da dal dall dalla de degli dei del dell della delle dello di e ed gli i il in l la le lo ne nei nel nell nella nelle su sul sull sulla'.split(
    ' ',
  ),
);

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
    names: municipality.name.split('/').map(normalizeSearchKey),
    words: splitWords(municipality.name),
  }));

/** "Bergamo, BG (Cap: 24121)". */
export const formatMunicipality = ({
  name,
  province,
  cap,
}: Pick<SearchableMunicipality, 'name' | 'province' | 'cap'>): string =>
  `${name}${province ? `, ${province}` : ''}${cap ? ` (Cap: ${cap})` : ''}`;

/** How well a municipality fits, best first; `null` when it does not. */
function rankMunicipality(
  { municipality, key, names, words }: IndexedMunicipality,
  typed: string,
  parts: readonly string[],
): number | null {
  if (key === typed || names.includes(typed)) return 0;
  if (names.some((name) => name.startsWith(typed)) || key.startsWith(typed)) return 1;
  const isProvince = (part: string, index: number) =>
    index > 0 && part === municipality.province.toLowerCase();
  if (
    parts.every(
      (part, index) => words.some((word) => word.startsWith(part)) || isProvince(part, index),
    )
  )
    return 2;
  // Inside one word only: "Cirò Marina" is not meant by "roma".
  return parts.every((part) => part.length > 2 && words.some((word) => word.includes(part)))
    ? 3
    : null;
}

/** Towns with several postal codes, then the chief towns of a province (their code ends in 100): what is meant most often. */
const weighMunicipality = ({ caps, cap }: SearchableMunicipality): number =>
  caps.length > 1 ? caps.length + 1 : /^\d\d100$/.test(cap) ? 1 : 0;

/**
 * Municipalities for what was typed, best first: same name, beginning, each word the beginning of one of the name in any
 * order, then inside a word; larger towns before others. Digits are a postal code: then the code that was typed is the
 * one filled in. A province after a comma, in brackets or at the end narrows it.
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

/** Said where a postal code is the first of several: which one is right depends on the street. */
export const MULTIPLE_ZIPS_MESSAGE = 'Più CAP per questo comune: verificare';

/** Whether the postal code that came with a municipality is one of several and nobody has named it. */
export const isZipAmbiguous = ({ caps, isCapChosen = false }: SearchableMunicipality): boolean =>
  caps.length > 1 && !isCapChosen;
