import {
  BUILT_IN_SETTINGS,
  toRomeClock,
  formatAuditDetails,
  type AuditAction,
  type AuditDetails,
  type AuditNames,
  escapeSpreadsheetCell,
} from '@pratiche/domain';
import type { WorkbookColumn } from './workbook-job.types.js';

/** What a cell holds; `undefined` leaves it out. */
export type CellContent = string | number | Date | undefined;
export type CellReader = (value: unknown) => CellContent;

/** Cached texts per column: companies, operators and states repeat often. */
const MAX_CACHED_TEXTS = 4_096;
/**
 * Spreadsheets read `_x003D_` as the character with that code; the escaped underscore keeps the
 * user's text.
 */
const ENCODED_CHARACTER = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** How the database's values of a column become the contents of cells. */
export function createCellReader({
  kind,
  names,
  auditNames,
}: Pick<WorkbookColumn, 'kind' | 'names' | 'auditNames'>): CellReader {
  switch (kind) {
    case 'number':
      return skipAbsent((value) => toNumber(Number(value), value));
    case 'money':
    case 'credits':
      return skipAbsent((value) => toNumber(Number(value) / 100, value));
    case 'moment':
      return skipAbsent((value) =>
        toDate(toRomeClock(Date.parse(`${String(value).replace(' ', 'T')}Z`)), value),
      );
    case 'day':
      return skipAbsent((value) => toDate(Date.parse(`${String(value)}T00:00:00Z`), value));
    case 'flag':
      return skipAbsent((value) => (Number(value) === 1 ? 'Sì' : 'No'));
    case 'auditDetails':
      return skipAbsent((value) => toCellText(readAuditDetails(String(value), auditNames)));
    case 'text':
      return skipAbsent(cacheTexts((text) => toCellText(names?.[text] ?? text)));
  }
}

/** @param text an act, a blank, and its details as JSON */
function readAuditDetails(
  text: string,
  names: AuditNames = { ...BUILT_IN_SETTINGS, accounts: {} },
): string {
  const end = text.indexOf(' ');
  return formatAuditDetails(
    {
      action: text.slice(0, end) as AuditAction,
      details: JSON.parse(text.slice(end + 1)) as AuditDetails,
    },
    names,
  );
}

/** A text that every spreadsheet shows as it is and none takes for a formula. */
export const toCellText = (text: string): string =>
  escapeSpreadsheetCell(text).replace(ENCODED_CHARACTER, '_x005F_');

const skipAbsent =
  (read: CellReader): CellReader =>
  (value) =>
    value === null || value === undefined ? undefined : read(value);

/** Shows a value that is not a number as it is, so that it is neither lost nor breaks the workbook. */
const toNumber = (value: number, from: unknown): CellContent =>
  Number.isFinite(value) ? value : toCellText(String(from));

/** Dates whose UTC fields are what the cell shows, because spreadsheets have no time zone. */
const toDate = (time: number, from: unknown): CellContent =>
  Number.isFinite(time) ? new Date(time) : toCellText(String(from));

function cacheTexts(read: (text: string) => string): CellReader {
  const cache = new Map<string, string>();
  return (value) => {
    const text = String(value);
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    if (cache.size >= MAX_CACHED_TEXTS) cache.clear();
    const content = read(text);
    cache.set(text, content);
    return content;
  };
}
