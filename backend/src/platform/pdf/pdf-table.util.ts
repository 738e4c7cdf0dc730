import { COLOURS, LINE_GAP, PAGE_MARGINS, FONT_SIZES } from './pdf-style.constants.js';
import { safeText } from './safe-text.util.js';

export interface PdfColumn {
  /** Share of the page's width; shares count beside each other. */
  width: number;
  /** Text above the column; a table without any has no head. */
  title?: string;
  align?: 'left' | 'right';
  /** Names the row. */
  isHeader?: boolean;
}

export interface PdfTable {
  columns: readonly PdfColumn[];
  /** A cell of `null` leaves a line to fill by hand. */
  rows: readonly Cells[];
}

type Cells = readonly (string | null)[];

const CELL_PADDING = { x: 5, y: 3 } as const;

/**
 * A row is split across pages only when it is higher than a page; the header is repeated on each
 * page.
 */
export function drawTable(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { columns, rows }: PdfTable,
): void {
  const hasHead = columns.some(({ title }) => title !== undefined);
  const fontSize = columns.length > 4 ? FONT_SIZES.small : FONT_SIZES.text;
  const left = doc.x;
  const inner = doc.page.width - PAGE_MARGINS.left - PAGE_MARGINS.right;
  const shares = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => (width / shares) * inner);
  const head = columns.map(({ title }) => title ?? '');
  const table = doc.struct('Table');
  root.add(table);

  const heightOf = (cells: Cells, isHead: boolean): number =>
    measureRow(doc, { columns, widths, fontSize }, cells, isHead);

  const draw = (cells: Cells, kind: 'head' | 'again' | 'row'): void => {
    const isHead = kind !== 'row';
    const height = heightOf(cells, isHead);
    const top = doc.y;
    doc.markContent('Artifact');
    if (isHead) doc.rect(left, top, inner, height).fill(COLOURS.shade);
    doc
      .lineWidth(0.5)
      .moveTo(left, top + height)
      .lineTo(left + inner, top + height)
      .stroke(COLOURS.faint);
    cells.forEach((cell, index) => {
      if (cell !== null) return;
      const [from, to] = [at(index), at(index) + (widths[index] ?? 0)];
      drawBlankLine(doc, from + CELL_PADDING.x, to - CELL_PADDING.x, top + height - CELL_PADDING.y);
    });
    doc.endMarkedContent();
    const write = (cell: string | null, index: number) => {
      const column = columns[index];
      doc
        .font(isHead || column?.isHeader ? 'bold' : 'regular')
        .fontSize(fontSize)
        .fillColor(COLOURS.ink);
      doc.text(safeText(cell ?? ''), at(index) + CELL_PADDING.x, top + CELL_PADDING.y, {
        width: (widths[index] ?? 0) - 2 * CELL_PADDING.x,
        lineGap: LINE_GAP,
        align: column?.align ?? 'left',
      });
    };
    if (kind === 'again') {
      doc.markContent('Artifact');
      cells.forEach(write);
      doc.endMarkedContent();
    } else {
      const row = doc.struct('TR');
      table.add(row);
      cells.forEach((cell, index) =>
        row.add(tagCell(doc, isHead, columns[index]?.isHeader === true, () => write(cell, index))),
      );
      row.end();
    }
    doc.y = top + height;
  };

  const at = (index: number): number =>
    left + widths.slice(0, index).reduce((sum, width) => sum + width, 0);
  const bottom = () => doc.page.height - PAGE_MARGINS.bottom;

  if (doc.y + heightOf(head, true) + 30 > bottom()) doc.addPage();
  if (hasHead) draw(head, 'head');
  for (const cells of rows) {
    if (doc.y + heightOf(cells, false) > bottom()) {
      doc.addPage();
      if (hasHead) draw(head, 'again');
    }
    draw(cells, 'row');
  }
  table.end();
  doc.x = left;
  doc.y += 8;
}

interface TableLayout {
  columns: readonly PdfColumn[];
  widths: readonly number[];
  fontSize: number;
}

const measureRow = (
  doc: PDFKit.PDFDocument,
  { columns, widths, fontSize }: TableLayout,
  cells: Cells,
  isHead: boolean,
): number =>
  Math.max(
    ...cells.map((cell, index) => {
      doc.font(isHead || columns[index]?.isHeader ? 'bold' : 'regular').fontSize(fontSize);
      return doc.heightOfString(safeText(cell ?? ' ') || ' ', {
        width: (widths[index] ?? 0) - 2 * CELL_PADDING.x,
        lineGap: LINE_GAP,
      });
    }),
  ) +
  2 * CELL_PADDING.y;

/** The line to fill by hand. */
function drawBlankLine(doc: PDFKit.PDFDocument, from: number, to: number, y: number): void {
  doc
    .lineWidth(0.6)
    .moveTo(from, y)
    .lineTo(to, y)
    .dash(1.5, { space: 1.5 })
    .stroke(COLOURS.line)
    .undash();
}

/** pdfkit supports the scope of a header cell, but its types do not. */
function tagCell(
  doc: PDFKit.PDFDocument,
  isHead: boolean,
  isHeader: boolean,
  write: () => void,
): PDFKit.PDFStructureElement {
  const options: PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' } = isHead
    ? { scope: 'Column' }
    : isHeader
      ? { scope: 'Row' }
      : {};
  return doc.struct(isHead || isHeader ? 'TH' : 'TD', options, write);
}
