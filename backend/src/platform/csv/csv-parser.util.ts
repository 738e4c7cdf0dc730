import { limitCombiningMarks, normalizeSearchKey } from '@pratiche/domain';
import { parse } from 'csv-parse/sync';
import { badRequest, tooLarge } from '../http/problem.exception.js';
import { decodeCsv } from './csv-decoder.util.js';

export interface CsvRow<Key extends string> {
  /** In the file, counted from 1. */
  line: number;
  /** Trimmed; empty where the column is missing. */
  cells: Record<Key, string>;
}

export interface CsvTable<Key extends string> {
  present: ReadonlySet<Key>;
  /** Unknown headings, as written in the file. */
  unknown: string[];
  rows: CsvRow<Key>[];
}

/** Headings each column may have, compared without case, accents and punctuation; the key itself is one of them. */
export type CsvColumns<Key extends string> = Readonly<Record<Key, readonly string[]>>;

interface CsvLimits {
  maxRows: number;
}

const DELIMITERS = [';', '\t', ','] as const;
const MAX_CELL_LENGTH = 2_000;
const createUnreadableProblem = (message: string) => badRequest(message, 'csv-unreadable');

/**
 * Reads a table with headings in its first line; semicolons, commas or tabs, whichever the first line has most of.
 * @throws 400, 413, 415 with what to do about it
 */
export function parseCsv<Key extends string>(
  bytes: Buffer,
  columns: CsvColumns<Key>,
  { maxRows }: CsvLimits,
): CsvTable<Key> {
  const text = limitCombiningMarks(decodeCsv(bytes));
  const records = parseRecords(text, maxRows);
  const [head, ...body] = records;
  if (head === undefined)
    throw createUnreadableProblem(
      'Il file è vuoto: la prima riga deve avere i nomi delle colonne.',
    );
  const keys = mapHeadings(head.record, columns);
  if (body.length > maxRows)
    throw tooLarge(`Il file ha più di ${maxRows} righe: dividilo in più file.`, 'csv-too-long');
  const present = new Set(keys.filter((key) => key !== null));
  const unknown = head.record
    .filter((heading, index) => keys[index] === null && heading.trim() !== '')
    .map((heading) => heading.trim().slice(0, 60));
  return {
    present,
    unknown,
    rows: body.map(({ record, line }) => ({ line, cells: mapCells(record, keys, columns) })),
  };
}

interface CsvRecord {
  record: string[];
  line: number;
}

function parseRecords(text: string, maxRows: number): CsvRecord[] {
  const declared = /^\ufeff?sep=(.)\r?\n/i.exec(text);
  const body = declared === null ? text : text.slice(declared[0].length);
  const skipped = declared === null ? 0 : 1;
  try {
    const parsed = parse(body, {
      delimiter: declared?.[1] ?? detectDelimiter(body),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: 100_000,
      to: maxRows + 2,
      info: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return parsed.map(({ record, info }) => ({
      record,
      line: info.lines + skipped - record.join('').split('\n').length + 1,
    }));
  } catch (error) {
    throw createUnreadableProblem(
      `Il file non è scritto come CSV: ${describeParseError(error)}. Controlla le virgolette e salvalo di nuovo.`,
    );
  }
}

function describeParseError(error: unknown): string {
  const { code, lines } = error as { code?: string; lines?: number };
  const where = lines === undefined ? '' : ` alla riga ${lines}`;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `ci sono virgolette aperte e mai chiuse${where}`;
  if (code === 'CSV_MAX_RECORD_SIZE') return `una riga è troppo lunga${where}`;
  return `ci sono virgolette fuori posto${where}`;
}

function detectDelimiter(text: string): string {
  const [line = ''] = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/, 1);
  const bare = line.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
}

function mapHeadings<Key extends string>(
  head: readonly string[],
  columns: CsvColumns<Key>,
): (Key | null)[] {
  const known = new Map(
    (Object.keys(columns) as Key[]).flatMap((key) =>
      [key, ...columns[key]].map((heading) => [normalizeSearchKey(heading), key] as const),
    ),
  );
  const keys = head.map((heading) => known.get(normalizeSearchKey(heading)) ?? null);
  const twice = keys.find((key, index) => key !== null && keys.indexOf(key) !== index);
  if (twice !== undefined && twice !== null)
    throw createUnreadableProblem(
      `La colonna «${head[keys.lastIndexOf(twice)]?.slice(0, 60)}» c’è due volte: lasciane una sola.`,
    );
  return keys;
}

function mapCells<Key extends string>(
  record: readonly string[],
  keys: readonly (Key | null)[],
  columns: CsvColumns<Key>,
): Record<Key, string> {
  const cells = Object.fromEntries(Object.keys(columns).map((key) => [key, ''])) as Record<
    Key,
    string
  >;
  for (const [index, key] of keys.entries())
    if (key !== null) cells[key] = cleanCell(record[index] ?? '');
  return cells;
}

/** Excel's own way of keeping a number a text (`="00100"`), and no control characters. */
const cleanCell = (cell: string): string =>
  cell
    .replace(/^="(.*)"$/s, '$1')
    .replace(/[\p{Cc}\p{Cs}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_CELL_LENGTH);
