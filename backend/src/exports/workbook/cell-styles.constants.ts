import type { Style } from 'exceljs';
import type { CellKind } from './workbook-job.types.js';

/** Spreadsheets show the separators of the reader's language. */
export const CELL_STYLES = {
  text: {},
  auditDetails: {},
  flag: {},
  number: { numFmt: '0' },
  money: { numFmt: '#,##0.00\\ "€"' },
  credits: { numFmt: '#,##0.00' },
  moment: { numFmt: 'dd/mm/yyyy\\ hh:mm' },
  day: { numFmt: 'dd/mm/yyyy' },
} as const satisfies Record<CellKind, Partial<Style>>;

export const NOTE_STYLE: Partial<Style> = { numFmt: '@' };
export const HEADING_STYLE: Partial<Style> = {
  numFmt: '@',
  font: { bold: true, name: 'Calibri', size: 11, family: 2 },
};
