/** Spreadsheets keep a number as a text behind an apostrophe. */
const TEXT_MARK = /^['’‘`´]\s*/;
const WITH_DECIMAL_ZEROS = /^(\+?\d{1,20})[.,]0{1,2}$/;
const SCIENTIFIC = /^(\d)(?:[.,](\d{1,20}))?E\+?(\d{1,2})$/i;
const SERIAL_DAY = /^(\d{5})(?:[.,]\d{1,12})?$/;

/** Serial numbers of 1/1/2000 and of 31/12/2099 in the calendar that begins in 1900. */
const [FIRST_SERIAL, LAST_SERIAL] = [36_526, 73_050];
const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** A code, telephone number or postal code as a spreadsheet saved it. */
export interface CodeCell {
  text: string;
  /** The spreadsheet kept the first digits only (`3,33E+09`), so that the number is lost. */
  isShortened: boolean;
}

/**
 * Undoes what spreadsheets do to codes that they take for numbers: the apostrophe in front, the
 * decimal zero behind, and the exponent where every digit is still there.
 */
export function cleanCodeCell(cell: string): CodeCell {
  const text = cell.trim().replace(TEXT_MARK, '');
  const [, whole] = WITH_DECIMAL_ZEROS.exec(text) ?? [];
  if (whole !== undefined) return { text: whole, isShortened: false };
  const [, head, tail = '', exponent] = SCIENTIFIC.exec(text) ?? [];
  if (head === undefined) return { text, isShortened: false };
  return tail.length === Number(exponent)
    ? { text: head + tail, isShortened: false }
    : { text, isShortened: true };
}

/** The day (`yyyy-mm-dd`) of a serial number of a spreadsheet; `null` outside of this century. */
export function parseSerialDay(cell: string): string | null {
  const [, digits] = SERIAL_DAY.exec(cell.trim()) ?? [];
  const serial = Number(digits);
  return serial >= FIRST_SERIAL && serial <= LAST_SERIAL
    ? new Date(SERIAL_EPOCH + serial * DAY_MS).toISOString().slice(0, 10)
    : null;
}
