/**
 * Characters that spreadsheets treat as the start of a formula, in half and full width, also after
 * blanks; tab and line breaks because a CSV exported from the spreadsheet would start a new cell
 * after them.
 */
const FORMULA_START =
  /^[\s\u200b-\u200f\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212]|^[\t\r\n]/u;
/** Not allowed in XML 1.0, and so in no cell. */
const INVALID_XML_CHARACTERS = /[\p{Cs}\ufffe\uffff]|(?![\t\r\n])\p{Cc}/gu;
/** Characters a cell takes. */
const CELL_MAX_LENGTH = 32_767;

/** Escapes a text so that every spreadsheet treats it as text (OWASP: CSV injection). */
export function escapeSpreadsheetCell(text: string): string {
  const plain = text.replace(INVALID_XML_CHARACTERS, '').slice(0, CELL_MAX_LENGTH - 1);
  return FORMULA_START.test(plain) ? `'${plain}` : plain;
}
