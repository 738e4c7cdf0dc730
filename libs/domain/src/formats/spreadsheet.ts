/**
 * What spreadsheets take for the beginning of a formula, in half and full width, also behind blanks; tab and line breaks
 * because a CSV made of the sheet would begin a cell anew after them.
 */
const FORMULA_START =
  /^[\s\u200b-\u200f\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212]|^[\t\r\n]/u;
/** Not allowed in XML 1.0, and so in no cell. */
const INVALID_XML_CHARACTERS = /[\p{Cs}\ufffe\uffff]|(?![\t\r\n])\p{Cc}/gu;
/** Characters a cell takes. */
const CELL_MAX_LENGTH = 32_767;

/** A text that stays a text in every spreadsheet, whoever wrote it (OWASP: CSV injection). */
export function escapeSpreadsheetCell(text: string): string {
  const plain = text.replace(INVALID_XML_CHARACTERS, '').slice(0, CELL_MAX_LENGTH - 1);
  return FORMULA_START.test(plain) ? `'${plain}` : plain;
}
