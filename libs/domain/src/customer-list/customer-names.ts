import { encodeFirstName, encodeSurname } from '../tax-code/index.js';
import { normalizeSearchText } from '../text/index.js';

/** Order of the parts of a name that the heading of its column says. */
export type NameOrder = 'surname-first' | 'surname-last';

/** First and last name out of one text, and the reason for this division. */
export interface SplitName {
  firstName: string;
  lastName: string;
  basis: 'tax-code' | 'comma' | 'order';
}

const COMPANY_NAME =
  /(?:^| )(?:s ?r ?l ?s?|s ?p ?a|s ?n ?c|s ?a ?s|s ?a ?p ?a|s ?c ?a ?r ?l|soc|societa|coop|cooperativa|cond|condominio|supercondominio|consorzio|associazione|fondazione|parrocchia|onlus|ditta|impresa|immobiliare|azienda|comune di|gmbh)(?: |$)/;

/** Whether a name says that it belongs to a company, a condominium or another body. */
export const isCompanyName = (name: string): boolean =>
  COMPANY_NAME.test(normalizeSearchText(name).replace(/[^a-z0-9]+/g, ' '));

const TOTALS =
  /^(?:sub)?tot(?:\.|ale|ali)?(?: (?:clienti|generale|complessivo|pratiche|righe))?[ :.]*$/i;

/** Whether a name is the label of a row of totals. */
export const isTotalsLabel = (name: string): boolean =>
  name.length <= 40 && TOTALS.test(name.trim());

const TITLES =
  /^(?:(?:sig|egr|gent|spett|dott|dr|ing|arch|geom|avv|rag|prof)\.\s?(?:(?:ra|na|ma|mo|ssa|le)\b\.?)?\s*|signora?\s+)+/i;

/** A name without the titles in front of it: `Sig.ra Verdi Elena`. */
export const removeTitles = (name: string): string => {
  const bare = name.replace(TITLES, '');
  return bare === '' ? name : bare;
};

/** Words that are part of the surname behind them. */
const PARTICLES = new Set(
  "d' da dal dalla dalle de degli dei del della delle dello di el la le li lo mac mc san van von".split(
    ' ',
  ),
);
const isParticle = (word: string | undefined): boolean =>
  PARTICLES.has(normalizeSearchText(word ?? ''));

/** Names of more persons, and what is no name of a person at all. */
const UNUSUAL = /[^\p{L}\p{M}'’‘`´.\- ]| (?:e|ed|-) /iu;
const NAME_MAX = 120;
const WORDS_MAX = 8;
/** Given names of people are mostly one or two; more leave it open where the surname ends. */
const FIRST_NAMES_MAX = 2;

/**
 * Divides the whole name of a person: as the tax code says, at its comma, or in the order that the
 * heading of the column names.
 * @param code tax code of 16 characters, mistyped or not; `null` without
 * @returns `null` where nothing says which part is the surname
 */
export function splitWholeName(
  name: string,
  code: string | null,
  order: NameOrder | null,
): SplitName | null {
  const words = name.split(/[\s,]+/).filter((word) => word !== '');
  if (name.length > NAME_MAX || words.length < 2 || words.length > WORDS_MAX) return null;
  const confirmed = code === null ? null : splitByTaxCode(words, code);
  if (confirmed !== null) return confirmed;
  const [before = '', after = '', ...more] = name.split(',').map((part) => part.trim());
  if (UNUSUAL.test(` ${before} ${after} `)) return null;
  if (before !== '' && after !== '' && more.length === 0)
    return order === 'surname-last'
      ? { firstName: before, lastName: after, basis: 'comma' }
      : { firstName: after, lastName: before, basis: 'comma' };
  return order === null || name.includes(',') ? null : splitByOrder(words, order);
}

function splitByTaxCode(words: readonly string[], code: string): SplitName | null {
  const [surnameCode, nameCode] = [code.slice(0, 3), code.slice(3, 6)];
  for (let count = 1; count < words.length; count += 1) {
    const parts = [words.slice(0, count).join(' '), words.slice(count).join(' ')] as const;
    for (const [firstName, lastName] of [parts, parts.toReversed() as [string, string]])
      if (encodeFirstName(firstName) === nameCode && encodeSurname(lastName) === surnameCode)
        return { firstName, lastName, basis: 'tax-code' };
  }
  return null;
}

function splitByOrder(words: readonly string[], order: NameOrder): SplitName | null {
  let cut = order === 'surname-first' ? 1 : words.length - 1;
  if (order === 'surname-first') while (isParticle(words[cut - 1])) cut += 1;
  else while (isParticle(words[cut - 1])) cut -= 1;
  const [head, tail] = [words.slice(0, cut), words.slice(cut)];
  const [first, last] = order === 'surname-first' ? [tail, head] : [head, tail];
  return first.length === 0 || first.length > FIRST_NAMES_MAX || last.length === 0
    ? null
    : { firstName: first.join(' '), lastName: last.join(' '), basis: 'order' };
}
