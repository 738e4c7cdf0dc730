import { cleanTaxCode } from '../formats/index.js';
import { isVatNumber } from '../tax-code/index.js';
import type { InvoiceParty } from './e-invoice.js';

/** Shape of a personal tax code, mistyped or not. */
const PERSONAL_CODE = /^[A-Z]{6}[A-Z\d]{10}$/;
/** The same with every digit replaced by a letter, as where many people would share a code. */
const LETTERS_ONLY_CODE =
  /^[A-Z]{6}[LMNPQRSTUV]{2}[ABCDEHLMPRST][LMNPQRSTUV]{2}[A-Z][LMNPQRSTUV]{3}[A-Z]$/;
const COMPANY_CODE = /^\d{11}$/;
/** A country and digits that are all the same, as programs fill in for customers without a code. */
const REPEATED_DIGIT = /^(?:[A-Z]{2})?(\d)\1{6,}$/;

const countDistinct = (code: string, pattern: RegExp): number =>
  new Set(code.match(pattern) ?? []).size;

/**
 * Whether a text stands where a code should be and is none: a row of one character (also one letter
 * for letters and one digit for digits), or words such as NESSUNO.
 */
export function isPlaceholderCode(text: string): boolean {
  const code = cleanTaxCode(text).replace(/[^A-Z\d]/g, '');
  if (REPEATED_DIGIT.test(code)) return true;
  const letters = countDistinct(code, /[A-Z]/g);
  const digits = countDistinct(code, /\d/g);
  if (digits === 0) return letters <= 1 || !LETTERS_ONLY_CODE.test(code);
  return letters <= 1 && digits <= 1;
}

export const isPersonalCode = (code: string): boolean =>
  PERSONAL_CODE.test(code) && !isPlaceholderCode(code);

export const isCompanyCode = (code: string): boolean => COMPANY_CODE.test(code);

/** The codes of a party that are none of its placeholders, the tax code first. */
const listPartyCodes = ({ taxCode, vatNumber }: InvoiceParty): string[] =>
  [taxCode, vatNumber]
    .filter((code) => code !== null)
    .map(cleanTaxCode)
    .filter((code) => code !== '' && !isPlaceholderCode(code));

/** Tax code of a party: the personal one, or the company's; `null` where it has placeholders only. */
export function getPartyTaxCode(party: InvoiceParty): string | null {
  const codes = listPartyCodes(party);
  return codes.find(isPersonalCode) ?? codes[0] ?? null;
}

export const isPartyCode = (party: InvoiceParty, code: string): boolean =>
  listPartyCodes(party).includes(cleanTaxCode(code));

/** The placeholder that stands for the code of a party, as the file writes it. */
export const findPlaceholder = ({ taxCode, vatNumber }: InvoiceParty): string | null =>
  [taxCode, vatNumber].find((code) => code !== null && code !== '' && isPlaceholderCode(code)) ??
  null;

/** Why a party has no code to offer, or what its code makes doubtful; empty where it is right. */
export function describePartyCode(party: InvoiceParty, isPerson: boolean): string {
  const code = getPartyTaxCode(party);
  if (code === null) {
    const placeholder = findPlaceholder(party);
    return placeholder === null
      ? ' La fattura non ha il suo codice fiscale: chiedilo al cliente.'
      : ` «${placeholder}» non è un codice fiscale, sta al posto di quello che manca: chiedilo al cliente.`;
  }
  if (isPerson) return describePersonCode(party, code);
  if (isCompanyCode(code))
    return isVatNumber(code)
      ? ''
      : ` La cifra di controllo di ${code} non torna: confrontala con la visura.`;
  return isPersonalCode(code)
    ? ` ${code} è il codice fiscale di una persona: ricontrolla quello della società.`
    : ` «${code}» non è un codice fiscale italiano: chiedilo al cliente.`;
}

function describePersonCode({ vatNumber }: InvoiceParty, code: string): string {
  if (isPersonalCode(code)) return '';
  if (code === cleanTaxCode(vatNumber ?? ''))
    return ` La fattura ha solo la partita IVA ${code}: il codice fiscale di una persona ha 16 caratteri, chiedilo al cliente.`;
  return isCompanyCode(code)
    ? ` ${code} ha 11 cifre: è una partita IVA o un codice provvisorio. Chiedi al cliente il codice fiscale di 16 caratteri.`
    : ` «${code}» non è un codice fiscale di 16 caratteri: chiedilo al cliente.`;
}
