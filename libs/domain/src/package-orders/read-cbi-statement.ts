import { checkBankLines, type BankLine } from './bank-lines.js';

/** Whether a text is a statement in the records of CBI (`RH`, rendicontazione). */
export const isCbiStatement = (text: string): boolean => /^\s?RH[\dA-Z]{5}/.test(text);

/** `ddmmyy` as `yyyy-mm-dd`. */
const toDay = (text: string): string | null => {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  return year === undefined ? null : `20${year}-${month}-${day}`;
};

/** A field by its first and last position, counted from 1 as the standard does. */
const pick = (record: string, from: number, to: number): string =>
  record.slice(from - 1, to).trim();

/**
 * Movements of a CBI statement: a record 62 each, with its text in the records 63 that follow.
 * @throws BankStatementError for a statement without movements
 */
export function readCbiStatement(text: string): BankLine[] {
  const lines: BankLine[] = [];
  for (const record of text.split(/\r?\n/)) {
    const kind = pick(record, 2, 3);
    const last = lines.at(-1);
    if (kind === '62') {
      const day = toDay(pick(record, 20, 25)) ?? toDay(pick(record, 14, 19));
      const [, euro, cents = ''] = /^0*(\d+),(\d{0,2})$/.exec(pick(record, 27, 41)) ?? [];
      if (day === null || euro === undefined) continue;
      const amountCents = Number(euro) * 100 + Number(cents.padEnd(2, '0'));
      lines.push({
        day,
        amountCents: pick(record, 26, 26) === 'C' ? amountCents : -amountCents,
        payer: '',
        text: pick(record, 87, 120),
        bankReference: pick(record, 62, 77),
      });
    } else if (kind === '63' && last !== undefined) {
      // Structured records begin with a code, whose rest is the name of the payer or the reason.
      const [, code, rest] =
        /^(KKK|YYY|YY2|ZZ[123]|ID1|RI[123])(.*)$/.exec(pick(record, 14, 120)) ?? [];
      if (code === 'KKK') continue;
      if (code === 'YY2') last.payer = rest ?? '';
      else last.text += ` ${rest ?? pick(record, 14, 120)}`;
    }
  }
  return checkBankLines(lines);
}
