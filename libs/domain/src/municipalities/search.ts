/** What a municipality is searched and shown by. */
export interface Place {
  name: string;
  province: string;
  /** First postal code, or the one that was chosen; all of them in `caps`. */
  cap: string;
  caps: readonly string[];
}

/** A municipality with its name prepared for searching. */
export interface Searchable<M extends Place = Place> {
  municipality: M;
  key: string;
}

/** Without accents, apostrophes and capitals: "L'Aquila" is found by "l aquila" and "laquila". */
export const searchKey = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '');

export const withKeys = <M extends Place>(municipalities: readonly M[]): Searchable<M>[] =>
  municipalities.map((municipality) => ({ municipality, key: searchKey(municipality.name) }));

/** "Bergamo, BG (Cap: 24121)". */
export const labelOfMunicipality = ({ name, province, cap }: Pick<Place, 'name' | 'province' | 'cap'>): string =>
  `${name}${province ? `, ${province}` : ''}${cap ? ` (Cap: ${cap})` : ''}`;

/**
 * Municipalities for what was typed, best first: same name, beginning, then anywhere in the name. Digits are a postal
 * code: then the code that was typed is the one filled in. A province after a comma or in brackets narrows it.
 */
export function searchMunicipalities<M extends Place>(all: readonly Searchable<M>[], text: string): M[] {
  const digits = text.trim().match(/^\d{2,5}/)?.[0];
  if (digits !== undefined) return byZip(all, digits);
  const [name = '', province] = text.split(/[,(]/);
  const key = searchKey(name);
  const wanted = province?.trim().slice(0, 2).toUpperCase();
  if (key === '') return [];
  const ranked = all.flatMap((one) => {
    const at = one.key.indexOf(key);
    if (at < 0 || (wanted && !one.municipality.province.startsWith(wanted))) return [];
    return [{ ...one, rank: one.key === key ? 0 : at === 0 ? 1 : 2 }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || a.key.length - b.key.length || a.key.localeCompare(b.key))
    .map(({ municipality }) => municipality);
}

const byZip = <M extends Place>(all: readonly Searchable<M>[], digits: string): M[] =>
  all.flatMap(({ municipality }) => municipality.caps
    .filter((cap) => cap.startsWith(digits))
    .slice(0, digits.length === 5 ? 1 : undefined)
    .map((cap) => ({ ...municipality, cap })));

/** Id of a chosen municipality (spec platform §3): `zip_city_province`. */
export const municipalityId = ({ cap, name, province }: Pick<Place, 'name' | 'province' | 'cap'>): string => `${cap}_${name}_${province}`;
