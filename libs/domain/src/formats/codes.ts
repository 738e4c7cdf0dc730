/** Blanks, invisible characters and the separators that people put between the parts of a code. */
const SEPARATORS = /[\s\u00ad\u200b-\u200d\u2060\ufeff.:/\u2010-\u2013-]/g;

/** Longest text whose first words may name the code; longer ones are no code. */
const NAMED_CODE_MAX = 60;

/**
 * Names that precede a pasted code. What follows must have the length of a code, so that a
 * surname that begins with CF keeps its letters.
 */
const CODE_NAMES =
  /^(?:CODICEFISCALE|CODFISCALE|CODFISC|CF|PARTITAIVA|PIVA|PI|VAT|IT)+(?=(?:[A-Z]{6}[A-Z\d]{10}|\d{11})$)/;

/** A code as it is stored: in capitals, without blanks and separators. */
export const cleanCode = (text: string): string => text.replace(SEPARATORS, '').toUpperCase();

/** A tax code or VAT number, also without the words in front of it: `C.F. RSS MRA 80A01 H501U`. */
export function cleanTaxCode(text: string): string {
  const code = cleanCode(text);
  return code.length > NAMED_CODE_MAX ? code : code.replace(CODE_NAMES, '');
}

/** A postal code: an Italian one without blanks and country, a foreign one as it was written. */
export function cleanZip(text: string): string {
  const [, zip] = /^(?:IT?)?(\d{5})$/.exec(cleanCode(text)) ?? [];
  return zip ?? text.trim();
}

/** An Italian number with its country, of a landline or of a mobile. */
const ITALIAN_COUNTRY = /^(?:\+|00)39(?=[03]\d{5,11}$)/;

/**
 * A telephone number as it is stored in every form: without separators, an Italian one without
 * country; what holds other characters stays as it was written.
 */
export function cleanPhone(text: string): string {
  const digits = text.replace(/[\s\u200b-\u200d\ufeff.()/\u2010-\u2013-]/g, '');
  const isNumber = /^\+?\d{6,15}$/.test(digits);
  return isNumber ? digits.replace(ITALIAN_COUNTRY, '') : text.trim();
}

/** The hint beside a telephone number, the same in every form. */
export const PHONE_HELP = '10 cifre. Spazi, punti e +39 vanno bene: li togliamo noi.';
