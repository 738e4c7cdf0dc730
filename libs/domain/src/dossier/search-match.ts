import { normalizeSearchText } from '../text/index.js';
import type { DossierForm } from './dossier-form.js';
import {
  listDetailSearches,
  listSearchDetails,
  parseCodeSearch,
  toCodeKey,
  type SearchDetailKind,
} from './search-key.js';

/** What a row was found by where its names do not show it, with its name for people. */
export const SEARCH_MATCH_LABELS = {
  taxCode: 'Codice fiscale',
  phone: 'Telefono',
  address: 'Indirizzo',
  person: 'Nome',
  cpid: 'CPID',
  email: 'E-mail',
  sponsor: 'Sponsor',
} as const;
export type SearchMatchKind = keyof typeof SEARCH_MATCH_LABELS;
export const SEARCH_MATCH_KINDS = Object.keys(SEARCH_MATCH_LABELS) as SearchMatchKind[];

export interface SearchMatch {
  kind: SearchMatchKind;
  /** The value as it was written. */
  text: string;
}

/** Whether each word of a text is the number of a row, or in the names that it shows. */
function isShown(text: string, id: number, names: readonly (string | null)[]): boolean {
  const all = normalizeSearchText(names.filter((name) => name !== null).join(' '));
  return normalizeSearchText(text)
    .split(' ')
    .every((word) => word === String(id) || all.includes(word));
}

/** Why a dossier was found that does not show it in its number, client or company; else `null`. */
export function findDossierMatch(
  text: string,
  {
    id,
    client,
    businessName,
    form,
  }: { id: number; client: string; businessName: string | null; form: DossierForm },
): SearchMatch | null {
  if (isShown(text, id, [client, businessName])) return null;
  const searches = listDetailSearches(text);
  const detail = listSearchDetails(form).find(({ key }) =>
    searches.some((search) => key.includes(search)),
  );
  if (detail !== undefined)
    return { kind: detail.kind satisfies SearchDetailKind, text: detail.text };
  return parseCodeSearch(text) === null ? null : { kind: 'cpid', text: text.trim() };
}

/** Fields of an account that a row of a search does not show. */
export interface HiddenField {
  kind: SearchMatchKind;
  value: string | null;
}

/** Why an account was found that does not show it; the first of the fields that has what was typed. */
export function findFieldMatch(
  text: string,
  { id, names }: { id: number; names: readonly (string | null)[] },
  hidden: readonly HiddenField[],
): SearchMatch | null {
  if (isShown(text, id, names)) return null;
  const code = parseCodeSearch(text);
  const words = normalizeSearchText(text)
    .split(' ')
    .filter((word) => word !== '' && !isShown(word, id, names));
  for (const { kind, value } of hidden) {
    if (value === null || value === '') continue;
    const key = normalizeSearchText(value);
    if (
      words.some((word) => key.includes(word)) ||
      (code !== null && toCodeKey(value).includes(code))
    )
      return { kind, text: value };
  }
  return null;
}
