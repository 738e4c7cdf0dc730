import { BankStatementError, checkBankLines, type BankLine } from '../package-orders/index.js';
import { normalizeElementName, type XmlElement } from './xml-element.js';

const NO_CAMT_MESSAGE =
  'Questo XML non è un estratto conto CAMT.053: scarica dalla banca l’estratto conto in formato CBI, CAMT.053 o CSV.';

const children = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).filter((child) => normalizeElementName(child.name) === name);

const descend = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((from, name) => children(from, name)[0], element);

const textOf = (element: XmlElement | undefined, ...path: string[]): string =>
  descend(element, ...path)?.text.trim() ?? '';

/** Finds the statements wherever the bank's envelope puts them. */
function findStatements(root: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  const waiting = [root];
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    if (children(element, 'ntry').length > 0) found.unshift(element);
    else waiting.push(...element.children);
  }
  return found;
}

const hasStatement = (element: XmlElement): boolean =>
  ['stmt', 'rpt', 'bktocstmrstmt'].includes(normalizeElementName(element.name)) ||
  element.children.some(hasStatement);

/** Cents of an amount as ISO 20022 writes it; `null` for another currency than euro. */
function readCents(amount: XmlElement | undefined): number | null {
  const { Ccy: currency = 'EUR' } = amount?.attributes ?? {};
  const [, euro, cents = ''] = /^(\d{1,12})(?:\.(\d{0,5}))?$/.exec(amount?.text.trim() ?? '') ?? [];
  if (euro === undefined || currency !== 'EUR') return null;
  return Number(euro) * 100 + Number(cents.padEnd(2, '0').slice(0, 2));
}

function toLine(entry: XmlElement, details: XmlElement | undefined, cents: number): BankLine {
  const isCredit = textOf(entry, 'cdtdbtind') === 'CRDT' && textOf(entry, 'rvslind') !== 'true';
  const day =
    textOf(entry, 'bookgdt', 'dt') ||
    textOf(entry, 'bookgdt', 'dttm').slice(0, 10) ||
    textOf(entry, 'valdt', 'dt') ||
    textOf(entry, 'valdt', 'dttm').slice(0, 10);
  const remittance = descend(details, 'rmtinf');
  return {
    day: /^\d{4}-\d{2}-\d{2}/.exec(day)?.[0] ?? '',
    amountCents: isCredit ? cents : -cents,
    payer:
      textOf(details, 'rltdpties', 'dbtr', 'nm') ||
      textOf(details, 'rltdpties', 'dbtr', 'pty', 'nm'),
    text: [
      ...children(remittance, 'ustrd').map(({ text }) => text),
      ...children(remittance, 'strd').map((part) => textOf(part, 'addtlrmtinf')),
      textOf(details, 'addtltxinf'),
      textOf(entry, 'addtlntryinf'),
    ].join(' '),
    bankReference:
      textOf(details, 'refs', 'acctsvcrref') ||
      textOf(details, 'refs', 'txid') ||
      (details === undefined ? '' : textOf(details, 'refs', 'instrid')) ||
      textOf(entry, 'acctsvcrref'),
  };
}

/** The transfers of a booking: one, or those that the bank booked as a sum. */
function readEntry(entry: XmlElement): BankLine[] {
  const total = readCents(descend(entry, 'amt'));
  const status = textOf(entry, 'sts', 'cd') || textOf(entry, 'sts');
  // A booking that is only announced may never come.
  if (total === null || (status !== '' && status !== 'BOOK')) return [];
  const details = children(entry, 'ntrydtls').flatMap((part) => children(part, 'txdtls'));
  const parts = details.map((part) => ({
    part,
    cents: readCents(descend(part, 'amtdtls', 'txamt', 'amt') ?? descend(part, 'amt')),
  }));
  const sum = parts.reduce((cents, part) => cents + (part.cents ?? 0), 0);
  return parts.length > 1 && sum === total
    ? parts.map(({ part, cents }) => toLine(entry, part, cents ?? 0))
    : [toLine(entry, details.length === 1 ? details[0] : undefined, total)];
}

/**
 * Movements of a CAMT.053 statement, of any version and in any envelope.
 * @throws BankStatementError for another XML, or one without movements
 */
export function readCamtStatement(root: XmlElement): BankLine[] {
  if (!hasStatement(root)) throw new BankStatementError(NO_CAMT_MESSAGE);
  return checkBankLines(
    findStatements(root)
      .flatMap((statement) => children(statement, 'ntry'))
      .flatMap(readEntry)
      .filter(({ day }) => day !== ''),
  );
}
