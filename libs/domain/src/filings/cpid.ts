export const CPID_MIN_LENGTH = 5;
export const CPID_MAX_LENGTH = 40;

export const CPID_FORMAT_MESSAGE = `Il codice CPID ha da ${CPID_MIN_LENGTH} a ${CPID_MAX_LENGTH} caratteri, con almeno una cifra: lettere, cifre, punti, barre e trattini`;

const PATTERN = /^(?=.*\d)[A-Z0-9][A-Z0-9./_-]*$/;

/** A CPID as ENEA writes it: capitals without blanks, without the words that were copied with it. */
export const normalizeCpid = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
    .replace(/^(?:CODICE\s+)?CPID\s*(?:[:=]|\s)\s*/, '')
    .replace(/[\s\p{Cf}]+/gu, '');

/** Italian message about a normalized CPID; `null` when it can be one. */
export const validateCpid = (cpid: string): string | null =>
  cpid.length >= CPID_MIN_LENGTH && cpid.length <= CPID_MAX_LENGTH && PATTERN.test(cpid)
    ? null
    : CPID_FORMAT_MESSAGE;

/** What people search as a CPID; `null` for names and for numbers of dossiers. */
export function parseCpidSearch(text: string): string | null {
  const cpid = normalizeCpid(text);
  return validateCpid(cpid) === null ? cpid : null;
}

/** Seen on filed declarations of 2026: the letter says Ecobonus; that of Bonus Casa is not known. */
const USUAL_CPID = /^\d+-(\d{4})[A-Z]-[A-Z0-9]+$/;

/**
 * Says what is unusual about a CPID that can be one, Italian: its shape, or a year that is not that of the
 * works' end. ENEA may write others, so that it is no refusal; `null` when nothing is.
 * @param worksEnd `yyyy-mm-dd`
 */
export function describeUnusualCpid(cpid: string, worksEnd: string | null): string | null {
  if (validateCpid(cpid) !== null) return null;
  const year = USUAL_CPID.exec(cpid)?.[1];
  const endYear = worksEnd?.slice(0, 4);
  if (year === undefined)
    return `Di solito ENEA scrive un codice come 123456-${endYear ?? '2026'}E-AB12: controlla che sia intero`;
  return endYear === undefined || year === endYear
    ? null
    : `L’anno del codice è ${year}, i lavori sono finiti nel ${endYear}: controlla che sia di questa pratica`;
}
