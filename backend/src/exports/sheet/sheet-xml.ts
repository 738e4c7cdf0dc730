import { escapeSpreadsheetCell } from '@pratiche/domain/spreadsheet';
import { cellsOf, textCell } from './cell.js';
import type { SheetJob } from './sheet-job.js';
import type { Page, Snapshot } from './snapshot.js';
import { STYLES } from './styles.js';

/** Maximum rows of a worksheet, less the header rows. */
const MAX_ROWS = 1_048_000;

/** Generates a worksheet in chunks as it is consumed: header, one chunk per page of rows, end. */
export async function* sheetXml(
  { title, notes, columns }: SheetJob,
  { total, pages }: Snapshot,
  progress: (done: number, total: number) => void,
): AsyncGenerator<string> {
  // The filters in the header contain user input.
  const above = [title, `Righe: ${total.toLocaleString('it-IT')}`, ...notes].map(
    escapeSpreadsheetCell,
  );
  const head = above.length + 1;
  yield `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">\
<pane ySplit="${head}" topLeftCell="A${head + 1}" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews>\
<cols>${columns.map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>`;
  yield above
    .map(
      (line, index) =>
        `<row r="${index + 1}"><c r="A${index + 1}${textCell(line, index === 0 ? STYLES.heading : STYLES.note)}</row>`,
    )
    .join('');
  yield `<row r="${head}">${columns.map((column, index) => `<c r="${letter(index)}${head}${textCell(column.title, STYLES.heading)}`).join('')}</row>`;
  progress(0, total);
  const rows = rowsOf(columns);
  let done = 0;
  for await (const page of pages) {
    if (done < MAX_ROWS) yield rows(page.slice(0, MAX_ROWS - done), head + 1 + done);
    done += page.length;
    progress(done, total);
  }
  progress(done, total);
  yield `</sheetData><autoFilter ref="A${head}:${letter(columns.length - 1)}${head + Math.min(total, MAX_ROWS)}"/>\
<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/></worksheet>`;
}

/** Concatenates strings by hand, because a million cells multiply the cost of each one. */
function rowsOf(columns: SheetJob['columns']): (page: Page, first: number) => string {
  const cells = columns.map((column, index) => ({
    start: `<c r="${letter(index)}`,
    end: cellsOf(column),
  }));
  const rowXml = (row: readonly unknown[], number: string): string => {
    let xml = `<row r="${number}">`;
    for (const [index, { start, end }] of cells.entries()) {
      const rest = end(row[index]);
      if (rest !== '') xml += start + number + rest;
    }
    return `${xml}</row>`;
  };
  return (page, first) => page.map((row, index) => rowXml(row, String(first + index))).join('');
}

/** Name of a column: A to Z; no export has more. */
function letter(index: number): string {
  if (index >= 26) throw new RangeError('More columns than letters');
  return String.fromCharCode(65 + index);
}
