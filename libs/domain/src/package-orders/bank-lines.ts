/** A movement of the bank's account as a statement tells it. */
export interface BankLine {
  /** Day of the booking, `yyyy-mm-dd`. */
  day: string;
  /** Cents; negative where money went out. */
  amountCents: number;
  /** Who paid, where the statement says so apart from the text. */
  payer: string;
  text: string;
  /** The bank's own reference; empty where it gives none. */
  bankReference: string;
}

/** Most movements of one statement. */
export const BANK_LINES_MAX = 5_000;

/** Longest texts of a line; a bank's are far shorter. */
const BANK_TEXT_MAX = 1_000;

export const BANK_STATEMENT_EMPTY_MESSAGE =
  'Nell’estratto conto non c’è nessun movimento: controlla di aver scelto il file e il periodo giusti.';
export const BANK_STATEMENT_TOO_LONG_MESSAGE = `L’estratto conto ha più di ${BANK_LINES_MAX} movimenti: scaricalo di un periodo più breve.`;

/** A statement that cannot be read; the message is for people. */
export class BankStatementError extends Error {}

/** @throws BankStatementError for none or too many */
export function checkBankLines(lines: readonly BankLine[]): BankLine[] {
  if (lines.length === 0) throw new BankStatementError(BANK_STATEMENT_EMPTY_MESSAGE);
  if (lines.length > BANK_LINES_MAX) throw new BankStatementError(BANK_STATEMENT_TOO_LONG_MESSAGE);
  return lines.map((line) => ({
    ...line,
    payer: cleanText(line.payer),
    text: cleanText(line.text),
    bankReference: cleanText(line.bankReference),
  }));
}

const cleanText = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, BANK_TEXT_MAX);

/** References that say that there is none. */
const NO_REFERENCE = /^(?:notprovided|nonref|n\/?a|0*|-)$/i;

/**
 * Texts by which a movement is told from all others, also in another statement that holds it. Two
 * that are equal in everything are told apart by their order.
 */
export function listBankLineKeys(lines: readonly BankLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ day, amountCents, payer, text, bankReference }) => {
    const reference = NO_REFERENCE.test(bankReference) ? '' : bankReference;
    const key = [
      day,
      amountCents,
      ...(reference === '' ? [payer, text] : [reference]).map((part) =>
        part.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
      ),
    ].join('|');
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return `${key}|${count}`;
  });
}
