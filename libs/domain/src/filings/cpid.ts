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
