import type { MonthlyFiguresDto } from '../module/board/dto/monthly-figures.dto.js';
import type { ExportPlan } from './export-plan.types.js';
import type { WorkbookColumn } from './workbook/workbook-job.types.js';

const toHundredths = (value: number): number => Math.round(value * 100);

const COLUMNS: readonly (WorkbookColumn & {
  of: (figures: MonthlyFiguresDto) => number | string;
})[] = [
  { title: 'Mese', key: 'month', kind: 'day', width: 12, of: ({ month }) => month },
  { title: 'Ricevute', key: 'received', kind: 'number', width: 12, of: ({ received }) => received },
  { title: 'Inviate a ENEA', key: 'filed', kind: 'number', width: 16, of: ({ filed }) => filed },
  {
    title: 'Completate',
    key: 'completed',
    kind: 'number',
    width: 12,
    of: ({ completed }) => completed,
  },
  {
    title: 'Installatori attivi',
    key: 'fitters',
    kind: 'number',
    width: 18,
    of: ({ activeFitters }) => activeFitters,
  },
  {
    title: 'Ricavi senza IVA',
    key: 'revenue',
    kind: 'money',
    width: 18,
    of: ({ revenue }) => toHundredths(revenue),
  },
  {
    title: 'Crediti ricaricati',
    key: 'sold',
    kind: 'credits',
    width: 18,
    of: ({ creditsSold }) => toHundredths(creditsSold),
  },
  {
    title: 'Crediti usati',
    key: 'used',
    kind: 'credits',
    width: 16,
    of: ({ creditsUsed }) => toHundredths(creditsUsed),
  },
];

/** The figures of the months as a spreadsheet. They are counted already, so the statement only lists them. */
export function createMonthsExportPlan(months: readonly MonthlyFiguresDto[]): ExportPlan {
  const row = `SELECT ${COLUMNS.map(({ key }) => `? AS ${key}`).join(', ')}`;
  return {
    title: 'Andamento mensile',
    fileName: (day) => `Andamento-mensile-${day}.xlsx`,
    columns: COLUMNS.map(({ of: _, ...column }) => column),
    filters: '',
    count: { sql: 'SELECT ? AS total', parameters: [months.length] },
    rows: {
      sql: months.map(() => row).join(' UNION ALL '),
      parameters: months.flatMap((figures) => COLUMNS.map(({ of }) => of(figures))),
    },
  };
}
