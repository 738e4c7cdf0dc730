import { escapeSpreadsheetCell } from '@pratiche/domain/spreadsheet';
import { romeClock } from './rome-clock.js';
import type { CellKind, SheetColumn } from './sheet-job.js';
import { STYLES } from './styles.js';
import { escaped } from './xml-text.js';

/** What follows the address in the element of a cell, its quote first; empty for a cell that holds nothing. */
export type CellEnd = (value: unknown) => string;

const DAY_MS = 86_400_000;
/** Days from the epoch of spreadsheets (30 December 1899) to 1 January 1970. */
const EPOCH_DAYS = 25_569;
/** Cached texts per column: companies, operators and states repeat often. */
const MAX_KNOWN = 4_096;

/** How the values of a column become real cells. */
export function cellsOf({ kind, names }: Pick<SheetColumn, 'kind' | 'names'>): CellEnd {
  switch (kind) {
    case 'number':
      return present((value) => numberCell(kind, Number(value), value));
    case 'money':
    case 'credits':
      return present((value) => numberCell(kind, Number(value) / 100, value));
    case 'moment':
      return present((value) =>
        numberCell(
          kind,
          inDays(romeClock(Date.parse(`${String(value).replace(' ', 'T')}Z`))),
          value,
        ),
      );
    case 'day':
      return present(
        remembered((value) => numberCell(kind, inDays(Date.parse(`${value}T00:00:00Z`)), value)),
      );
    case 'flag':
      return present((value) => textCell(Number(value) === 1 ? 'Sì' : 'No'));
    case 'text':
      return present(
        remembered((value) => textCell(escapeSpreadsheetCell(names?.[value] ?? value))),
      );
  }
}

/** Where it may not be left out; at every cell it would make half of the sheet. */
const KEPT = /^\s|\s$|\s\s|[\t\r\n]/;

/** A text in the style of texts or another. */
export const textCell = (text: string, style: number = STYLES.text): string =>
  `"${style === STYLES.text ? '' : ` s="${style}"`} t="inlineStr"><is><t${KEPT.test(text) ? ' xml:space="preserve"' : ''}>${escaped(text)}</t></is></c>`;

const present =
  (cell: CellEnd): CellEnd =>
  (value) =>
    value === null || value === undefined ? '' : cell(value);

/**
 * Writes a value that is not a number as it is, so that it is neither lost nor breaks the workbook.
 */
const numberCell = (kind: CellKind, value: number, from: unknown): string =>
  Number.isFinite(value)
    ? `" s="${STYLES[kind]}"><v>${value}</v></c>`
    : textCell(escapeSpreadsheetCell(String(from)));

const inDays = (ms: number): number => ms / DAY_MS + EPOCH_DAYS;

function remembered(cell: (value: string) => string): CellEnd {
  const known = new Map<string, string>();
  return (value) => {
    const text = String(value);
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= MAX_KNOWN) known.clear();
    const made = cell(text);
    known.set(text, made);
    return made;
  };
}
