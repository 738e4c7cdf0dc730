import Database from 'better-sqlite3';
import ExcelJS from 'exceljs';
import type { WorkbookJob } from '../../src/exports/workbook/workbook-job.types.js';

/** Values of every kind of column that are hard to write, row by row; shorter columns repeat. */
const VALUES: Readonly<Record<string, readonly (string | number | null)[]>> = {
  number: [1, 0, -7, 2_147_483_647, 1.5, null, 'non un numero', '12'],
  text: [
    'Bianchi & Figli <s.r.l.> "Nord"',
    "D'Amico",
    ' fra  blanks ',
    'due\nrighe\te una tabulazione',
    'Città 😀 «è»',
    '=1+1',
    '+39 035 123456',
    '-5',
    '@SUM(A1)',
    '\t=1',
    "＝cmd|' /C calc'!A0",
    '_x003D_1',
    '_x005F_x003D_1',
    'snake_case_x',
    'a\u0001b\u0007c',
    '',
    null,
    '123',
    'true',
    '2026-01-31',
    'x'.repeat(300),
    ']]><v>&&#65;',
  ],
  named: ['A', 'B', 'sconosciuto', null, '=X'],
  money: [123_456, -5, 0, 1, 99_999_999_999, null, 'gratis'],
  credits: [1_225, -50, 0, 33, null],
  moment: [
    '2026-01-31 23:30:00.000',
    '2026-07-01 10:15:20.345',
    '2026-03-29 00:59:59.999',
    '2026-03-29 01:00:00.000',
    '2026-10-25 00:30:00.000',
    '2026-10-25 01:30:00.000',
    '1970-01-01 00:00:00.000',
    null,
    'ieri',
  ],
  day: ['2024-02-29', '2026-12-31', '1899-12-31', null, '2026-02-31x'],
  flag: [1, 0, null],
};
const KEYS = Object.keys(VALUES);
const ROWS = 24;

const valueAt = (key: string, row: number): string | number | null => {
  const values = VALUES[key] ?? [];
  return values[row % values.length] ?? null;
};

/** Fills a new database and names the export of its rows. */
export function createSampleJob(file: string): WorkbookJob {
  const database = new Database(file);
  database.exec(`CREATE TABLE sample (${KEYS.join(', ')})`);
  const insert = database.prepare(
    `INSERT INTO sample VALUES (${KEYS.map(() => '?').join(', ')}) RETURNING 1`,
  );
  for (let row = 0; row < ROWS; row += 1) insert.get(...KEYS.map((key) => valueAt(key, row)));
  database.close();
  return {
    source: { file },
    title: 'Campione & «prova» con un titolo molto lungo',
    notes: ['=Filtri: "a\u0001 <b>"', ' Estratte il 22/11/2026'],
    count: { sql: 'SELECT COUNT(*) AS total FROM sample', parameters: [] },
    rows: { sql: `SELECT ${KEYS.join(', ')} FROM sample ORDER BY rowid`, parameters: [] },
    columns: KEYS.map((key, index) => ({
      title: `=${key}`,
      key,
      kind: key === 'named' ? 'text' : (key as 'text'),
      width: 10 + index,
      ...(key === 'named' && { names: { A: 'Attiva', B: '@Bloccata' } }),
    })),
  };
}

/** What a reader sees of a workbook: its frame, and of every cell value, format and weight. */
export async function readWorkbook(bytes: Buffer): Promise<object> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  return book.worksheets.map((sheet) => describeSheet(sheet, sheet.columnCount));
}

const describeSheet = (sheet: ExcelJS.Worksheet, columnCount: number): object => ({
  name: sheet.name,
  views: sheet.views.map(({ state, ...view }) => ({
    state,
    ySplit: 'ySplit' in view ? view.ySplit : null,
    topLeftCell: 'topLeftCell' in view ? view.topLeftCell : null,
  })),
  autoFilter: sheet.autoFilter,
  widths: sheet.columns.map(({ width }) => width),
  rows: Array.from({ length: sheet.rowCount }, (_, row) =>
    Array.from({ length: columnCount }, (__, column) =>
      describeCell(sheet.getRow(row + 1).getCell(column + 1)),
    ),
  ),
});

function describeCell({ value, numFmt, font }: ExcelJS.Cell): readonly unknown[] | null {
  if (value === null) return null;
  const shown = value instanceof Date ? { date: value.toISOString() } : value;
  return [shown, numFmt ?? 'General', font?.bold === true ? 'bold' : 'plain'];
}
