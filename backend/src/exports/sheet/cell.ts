import { cellText } from '@pratiche/domain';
import { romeClock } from './rome-clock.js';
import type { CellKind, SheetColumn } from './sheet-job.js';

export type Cell = string | number | Date | null;

/** How Excel shows them; it puts the separators of the reader's language. */
export const NUMBER_FORMATS: Partial<Record<CellKind, string>> = {
  number: '0', money: '#,##0.00\\ "€"', credits: '#,##0.00', moment: 'dd/mm/yyyy\\ hh:mm', day: 'dd/mm/yyyy',
};

/** A value of the database as a real cell. */
export function cellOf({ kind, names }: SheetColumn, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  switch (kind) {
    case 'number': return Number(value);
    case 'money': case 'credits': return Number(value) / 100;
    case 'moment': return romeClock(value instanceof Date ? value : new Date(`${String(value).replace(' ', 'T')}Z`));
    case 'day': return new Date(`${String(value)}T00:00:00Z`);
    case 'flag': return Number(value) === 1 ? 'Sì' : 'No';
    case 'text': {
      const text = String(value);
      return cellText(names?.[text] ?? text);
    }
  }
}
