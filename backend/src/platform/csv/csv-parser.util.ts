import { limitCombiningMarks } from '@pratiche/domain';
import { parse } from 'csv-parse/sync';
import { badRequest, tooLarge } from '../http/problem.exception.js';
import { decodeCsv } from './csv-decoder.util.js';
import {
  countHeadings,
  createHeadingLookup,
  type CsvColumns,
  type HeadingLookup,
} from './csv-headings.util.js';
import { detectDelimiter, HEAD_ROWS_MAX, LINE_MAX, unwrapLines } from './csv-layout.util.js';
import { findOpenQuote } from './csv-quotes.util.js';

/** A value of a column that another column of the row has already given. */
export interface CsvSpareValue<Key extends string> {
  key: Key;
  heading: string;
  value: string;
}

export interface CsvRow<Key extends string> {
  /** In the file, counted from 1. */
  line: number;
  /** Another than `line` where a cell has line breaks. */
  lastLine: number;
  /** Trimmed; empty where the column is missing. */
  cells: Record<Key, string>;
  /** Other values of columns that the file has twice. */
  spare: CsvSpareValue<Key>[];
}

export interface CsvTable<Key extends string> {
  present: ReadonlySet<Key>;
  /** Headings as written in the file. */
  headings: string[];
  /** Those of them that are unknown. */
  unknown: string[];
  /** Rows that are a title, or the headings once more. */
  titles: string[];
  rows: CsvRow<Key>[];
}

interface CsvOptions {
  maxRows: number;
  /** Words that a heading may have beside the name of its column. */
  fillers?: readonly string[];
  /** Headings that number the rows where they stand in the first column. */
  rowNumbers?: readonly string[];
  /** Lets two columns have one meaning: the first that is filled in counts. */
  isRepeatable?: boolean;
}

const MAX_CELL_LENGTH = 2_000;
/** Columns from which a row in one cell, or several rows in one, can be told from a text. */
const TABLE_COLUMNS_MIN = 3;
const SHOWN_LENGTH = 60;
const createUnreadableProblem = (message: string) => badRequest(message, 'csv-unreadable');

/**
 * Reads a table with headings in one of its first rows; semicolons, commas or tabs, whichever makes
 * most headings known. Also a table of which each row was saved in one quoted cell.
 * @throws 400, 413, 415 with what to do about it
 */
export function parseCsv<Key extends string>(
  bytes: Buffer,
  columns: CsvColumns<Key>,
  options: CsvOptions,
): CsvTable<Key> {
  const text = limitCombiningMarks(decodeCsv(bytes));
  const lookup = createHeadingLookup(columns, options.fillers);
  const parsed = parseRecords(text, options.maxRows, lookup);
  const headIndex = findHeadIndex(parsed, lookup);
  const head = parsed[headIndex];
  if (head === undefined)
    throw createUnreadableProblem(
      'Il file è vuoto: la prima riga deve avere i nomi delle colonne.',
    );
  const keys = mapHeadings(head.record, lookup, options);
  const headText = head.record.join('\n');
  const [repeated, body] = [true, false].map((isHead) =>
    parsed.slice(headIndex + 1).filter(({ record }) => (record.join('\n') === headText) === isHead),
  ) as [CsvRecord[], CsvRecord[]];
  if (body.length > options.maxRows)
    throw tooLarge(
      `Il file ha più di ${options.maxRows} righe: dividilo in più file.`,
      'csv-too-long',
    );
  for (const row of body) assertSingleRow(row, head.record.length);
  return {
    present: new Set(keys.filter((key) => key !== null)),
    headings: head.record.map(cleanHeading).filter((heading) => heading !== ''),
    unknown: head.record
      .filter((heading, index) => keys[index] === null && cleanHeading(heading) !== '')
      .map(cleanHeading),
    titles: [...parsed.slice(0, headIndex), ...repeated].map(({ record }) =>
      cleanHeading(record.filter((cell) => cell !== '').join(' ')),
    ),
    rows: body.map(({ record, line, lastLine }) => ({
      line,
      lastLine,
      ...mapCells(record, { keys, columns, headings: head.record }),
    })),
  };
}

interface CsvRecord {
  record: string[];
  line: number;
  lastLine: number;
  delimiter: string;
}

/** The line that tells Excel the delimiter; quoted where the file was saved again. */
const DECLARED_DELIMITER = /^"?sep=([;,\t|])"?[;,\t]*\n/i;

function parseRecords<Key extends string>(
  text: string,
  maxRows: number,
  lookup: HeadingLookup<Key>,
): CsvRecord[] {
  const plain = text.replace(/\r\n?/g, '\n').replace(/^\ufeff/, '');
  const declared = DECLARED_DELIMITER.exec(plain);
  const skipped = declared === null ? 0 : 1;
  const body = unwrapLines(plain.slice(declared?.[0].length ?? 0), lookup);
  const delimiter = detectDelimiter(body, lookup, declared?.[1]);
  const openQuote = findOpenQuote(body, delimiter);
  if (openQuote !== null)
    throw createUnreadableProblem(
      `Il file non è scritto come CSV: alla riga ${openQuote + skipped} ci sono virgolette aperte e mai chiuse. Chiudile o toglile e salva di nuovo il file.`,
    );
  try {
    const parsed = parse(body, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: LINE_MAX,
      to: maxRows + 1 + HEAD_ROWS_MAX,
      info: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    const records = parsed.map(({ record, info }) => ({
      record,
      line: info.lines + skipped - record.join('').split('\n').length + 1,
      lastLine: info.lines + skipped,
      delimiter,
    }));
    return unwrapRows(records, lookup);
  } catch (error) {
    throw createUnreadableProblem(
      `Il file non è scritto come CSV: ${describeParseError(error, skipped)}. Controlla le virgolette e salvalo di nuovo.`,
    );
  }
}

function describeParseError(error: unknown, skipped: number): string {
  const { code, lines } = error as { code?: string; lines?: number };
  const where = lines === undefined ? '' : ` alla riga ${lines + skipped}`;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `ci sono virgolette aperte e mai chiuse${where}`;
  if (code === 'CSV_MAX_RECORD_SIZE') return `una riga è troppo lunga${where}`;
  return `ci sono virgolette fuori posto${where}`;
}

/** Single rows in one cell: a spreadsheet quotes those that have quotes or its own delimiter in them. */
function unwrapRows<Key extends string>(
  records: CsvRecord[],
  lookup: HeadingLookup<Key>,
): CsvRecord[] {
  const columns = records[findHeadIndex(records, lookup)]?.record.length ?? 0;
  if (columns < TABLE_COLUMNS_MIN) return records;
  return records.map((row) => {
    const cells = row.record.length === 1 ? parseRow(row) : [];
    return cells.length === columns ? { ...row, record: cells } : row;
  });
}

/** The cells of a row in one cell; none where it is no row. */
function parseRow({ record: [cell = ''], delimiter }: CsvRecord): string[] {
  if (!cell.includes(delimiter) || findOpenQuote(cell, delimiter) !== null) return [];
  const [cells = []] = parse(cell, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  }) as string[][];
  return cells;
}

/** The first of the first rows that names several columns, or else one of them. */
function findHeadIndex<Key extends string>(
  records: readonly CsvRecord[],
  lookup: HeadingLookup<Key>,
): number {
  const counts = records
    .slice(0, HEAD_ROWS_MAX)
    .map(({ record }) => countHeadings(record.map(cleanHeading), lookup));
  const several = counts.findIndex((count) => count > 1);
  return Math.max(several === -1 ? counts.indexOf(1) : several, 0);
}

/** Refuses quotes that close in a later row: rows in between would be lost in one cell. */
function assertSingleRow({ record, line, delimiter }: CsvRecord, columns: number): void {
  if (columns < TABLE_COLUMNS_MIN) return;
  const isSwallowed = record.some((cell) =>
    cell
      .split('\n')
      .slice(1, -1)
      .some((inner) => inner.split(delimiter).length >= columns),
  );
  if (isSwallowed)
    throw createUnreadableProblem(
      `Il file non è scritto come CSV: le virgolette aperte alla riga ${line} si chiudono solo alcune righe dopo. Chiudile o toglile e salva di nuovo il file.`,
    );
}

function mapHeadings<Key extends string>(
  head: readonly string[],
  lookup: HeadingLookup<Key>,
  { rowNumbers = [], isRepeatable = false }: CsvOptions,
): (Key | null)[] {
  const numbers = createHeadingLookup({ number: rowNumbers });
  const keys = head
    .map(cleanHeading)
    .map((heading, index) => (index === 0 && numbers(heading) !== null ? null : lookup(heading)));
  const twice = keys.findIndex((key, index) => key !== null && keys.indexOf(key) !== index);
  if (twice !== -1 && !isRepeatable)
    throw createUnreadableProblem(
      `La colonna «${cleanHeading(head[twice] ?? '')}» c’è due volte: lasciane una sola.`,
    );
  return keys;
}

interface CsvHead<Key extends string> {
  keys: readonly (Key | null)[];
  headings: readonly string[];
  columns: CsvColumns<Key>;
}

function mapCells<Key extends string>(
  record: readonly string[],
  { keys, headings, columns }: CsvHead<Key>,
): Pick<CsvRow<Key>, 'cells' | 'spare'> {
  const cells = Object.fromEntries(Object.keys(columns).map((key) => [key, ''])) as Record<
    Key,
    string
  >;
  const spare: CsvSpareValue<Key>[] = [];
  for (const [index, key] of keys.entries()) {
    const value = key === null ? '' : cleanCell(record[index] ?? '');
    if (key === null || value === '' || value === cells[key]) continue;
    if (cells[key] === '') cells[key] = value;
    else spare.push({ key, value, heading: cleanHeading(headings[index] ?? '') });
  }
  return { cells, spare };
}

/** Characters without a width, which are in copied texts and are part of no word. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]+/g;

/** Excel's own way of keeping a number a text (`="00100"`), and no control characters. */
const cleanCell = (cell: string): string =>
  cell
    .replace(/^="(.*)"$/s, '$1')
    .replace(INVISIBLE, '')
    .replace(/[\p{Cc}\p{Cs}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_CELL_LENGTH);

const cleanHeading = (heading: string): string => cleanCell(heading).slice(0, SHOWN_LENGTH);
