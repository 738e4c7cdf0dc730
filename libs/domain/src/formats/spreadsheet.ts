/**
 * What spreadsheets take for the beginning of a formula, in half and full width, also behind blanks; tab and line breaks
 * because a CSV made of the sheet would begin a cell anew after them.
 */
const FORMULA = /^[\s\u200b-\u200f\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212]|^[\t\r\n]/u;
/** Not allowed in XML 1.0, and so in no cell. */
const NOT_XML = /[\p{Cs}\ufffe\uffff]|(?![\t\r\n])\p{Cc}/gu;
/** Characters a cell takes. */
const MAX_CELL = 32_767;

/** A text that stays a text in every spreadsheet, whoever wrote it (OWASP: CSV injection). */
export function cellText(text: string): string {
  const plain = text.replace(NOT_XML, '').slice(0, MAX_CELL - 1);
  return FORMULA.test(plain) ? `'${plain}` : plain;
}
