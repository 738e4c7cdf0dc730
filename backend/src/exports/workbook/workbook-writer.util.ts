import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import ExcelJS from 'exceljs';
import { CELL_STYLES, HEADING_STYLE, NOTE_STYLE } from './cell-styles.constants.js';
import { createCellReader, toCellText } from './cell-value.util.js';
import { openSnapshot, type Page, type Snapshot } from './database-snapshot.util.js';
import type { WorkbookJob } from './workbook-job.types.js';

/** Maximum rows of a worksheet, less the header rows. */
const MAX_ROWS = 1_048_000;
/** Characters the name of a worksheet takes. */
const MAX_NAME_LENGTH = 31;
/** The fastest level halves the file; the next ones take longer than writing the rows. */
const COMPRESSION_LEVEL = 1;

type ReportProgress = (done: number, total: number) => void;

/** Writes the workbook; memory does not grow with the rows. */
export async function writeWorkbook(
  job: WorkbookJob,
  out: Writable,
  reportProgress: ReportProgress,
): Promise<void> {
  const snapshot = await openSnapshot(job);
  try {
    const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
      stream: out,
      useStyles: true,
      useSharedStrings: false,
      zip: { zlib: { level: COMPRESSION_LEVEL } },
    });
    await writeWorksheet(workbook, job, snapshot, reportProgress);
    await workbook.commit();
  } finally {
    await snapshot.close();
  }
}

async function writeWorksheet(
  workbook: ExcelJS.Workbook,
  { title, notes, columns }: WorkbookJob,
  { total, pages }: Snapshot,
  reportProgress: ReportProgress,
): Promise<void> {
  const above = [title, `Righe: ${total.toLocaleString('it-IT')}`, ...notes];
  const head = above.length + 1;
  const sheet = workbook.addWorksheet(title.slice(0, MAX_NAME_LENGTH), {
    views: [{ state: 'frozen', ySplit: head, topLeftCell: `A${head + 1}` }],
  });
  sheet.columns = columns.map(({ width }) => ({ width }));
  sheet.autoFilter = {
    from: { row: head, column: 1 },
    to: { row: head + Math.min(total, MAX_ROWS), column: columns.length },
  };
  for (const [index, line] of above.entries())
    // The filters contain user input.
    addStyledRow(sheet, [toCellText(line)], index === 0 ? HEADING_STYLE : NOTE_STYLE);
  addStyledRow(
    sheet,
    columns.map((column) => column.title),
    HEADING_STYLE,
  );
  reportProgress(0, total);
  const addPage = createPageWriter(sheet, columns);
  let done = 0;
  for await (const page of pages) {
    if (done < MAX_ROWS) addPage(page.slice(0, MAX_ROWS - done));
    await waitUntilZipped(sheet);
    done += page.length;
    reportProgress(done, total);
  }
  reportProgress(done, total);
  sheet.commit();
}

function addStyledRow(
  sheet: ExcelJS.Worksheet,
  texts: readonly string[],
  style: Partial<ExcelJS.Style>,
): void {
  const row = sheet.addRow(texts);
  row.eachCell((cell) => (cell.style = style));
  row.commit();
}

/** Cells share their style objects, because exceljs looks each object up only once. */
function createPageWriter(
  sheet: ExcelJS.Worksheet,
  columns: WorkbookJob['columns'],
): (page: Page) => void {
  const readers = columns.map((column) => createCellReader(column));
  return (page) => {
    for (const values of page) {
      const row = sheet.addRow(readers.map((read, index) => read(values[index])));
      row.eachCell((cell, number) => {
        const kind = columns[number - 1]?.kind ?? 'text';
        cell.style = typeof cell.value === 'string' ? CELL_STYLES.text : CELL_STYLES[kind];
      });
      row.commit();
    }
  };
}

/**
 * Waits until the zip has taken the rows so far. exceljs passes rows on without waiting, so that a
 * slow reader would pile them up in memory; the stream that it feeds calls back when it is empty.
 */
async function waitUntilZipped(sheet: ExcelJS.Worksheet): Promise<void> {
  await setImmediate();
  const { stream } = sheet as ExcelJS.Worksheet & { stream: { pipes: Writable[] } };
  await Promise.all(
    stream.pipes.map((entry) => new Promise<void>((resolve) => entry.write('', () => resolve()))),
  );
}
