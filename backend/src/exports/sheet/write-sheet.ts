import { setImmediate as letOthers } from 'node:timers/promises';
import type { Writable } from 'node:stream';
import ExcelJS from 'exceljs';
import { cellOf, NUMBER_FORMATS, type Cell } from './cell.js';
import type { SheetJob } from './sheet-job.js';
import { openSnapshot } from './snapshot.js';

/** Rows between two looks at how far the writing is. */
const STRETCH = 200;
/** Rows a sheet takes, less those above. */
const MAX_ROWS = 1_048_000;
/** Leaves the compressing more time than the writing takes; half of the size of the fastest, a tenth more time. */
const COMPRESSION = 1;

/** Writes the spreadsheet; memory does not grow with the rows. */
export async function writeSheet(job: SheetJob, out: Writable, progress: (done: number, total: number) => void): Promise<void> {
  const { total, rows, close } = await openSnapshot(job.database, job.count, job.rows);
  try {
    const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useSharedStrings: false, useStyles: true, zip: { zlib: { level: COMPRESSION } } });
    const above = [job.title, `Righe: ${total.toLocaleString('it-IT')}`, ...job.notes];
    const sheet = book.addWorksheet(job.title.slice(0, 31), { views: [{ state: 'frozen', ySplit: above.length + 1 }] });
    sheet.columns = job.columns.map(({ width }) => ({ width }));
    // One object per column for all rows: the library looks a style it has seen before up at once, and works out every other anew.
    const styles = job.columns.map(({ kind }) => ({ numFmt: NUMBER_FORMATS[kind] ?? 'General' }));
    sheet.autoFilter = { from: { row: above.length + 1, column: 1 }, to: { row: above.length + 1 + total, column: job.columns.length } };
    for (const [index, line] of above.entries()) write(sheet, [line], index === 0);
    write(sheet, job.columns.map(({ title }) => title), true);
    progress(0, total);
    let done = 0;
    for await (const row of rows) {
      if (done < MAX_ROWS) add(sheet, job.columns.map((column) => cellOf(column, row[column.key])), styles);
      done += 1;
      if (done % STRETCH !== 0) continue;
      progress(done, total);
      // The library waits for nobody: compressing happens beside this thread, but its results come in here.
      do await letOthers(); while (out.writableNeedDrain);
    }
    sheet.commit();
    await book.commit();
    progress(done, total);
  } finally {
    await close();
  }
}

function add(sheet: ExcelJS.Worksheet, cells: readonly Cell[], styles: readonly Partial<ExcelJS.Style>[]): void {
  const row = sheet.addRow([...cells]);
  row.eachCell((cell, column) => { cell.style = styles[column - 1] ?? {}; });
  row.commit();
}

function write(sheet: ExcelJS.Worksheet, cells: readonly string[], bold: boolean): void {
  const row = sheet.addRow([...cells]);
  row.eachCell((cell) => { cell.numFmt = '@'; if (bold) cell.font = { bold: true }; });
  row.commit();
}
