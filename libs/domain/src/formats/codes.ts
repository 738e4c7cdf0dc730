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

/** A telephone number of ten digits without separators and country; others as they were written. */
export function cleanPhone(text: string): string {
  const digits = text.replace(/[\s.()/\u2010-\u2013-]/g, '').replace(/^(?:\+|00)39(?=\d{10}$)/, '');
  return /^\d{10}$/.test(digits) ? digits : text.trim();
}
