import { COLOURS, LINE_GAP, PAGE_MARGINS, FONT_SIZES } from './pdf-style.constants.js';
import { setText } from './pdf-text.util.js';

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
  /** In points; without it, as wide as the page. */
  width?: number;
  /** Small rows with quiet names, for what is looked up and not read. */
  isCompact?: boolean;
}

/** The last rows stay on the page of what follows below. */
export interface TableEnd {
  rows: number;
  /** Height of what follows, in points. */
  below: number;
}

type Cells = readonly (string | null)[];

const CELL_PADDING = { x: 5, y: 2.5 } as const;
const COMPACT_PADDING = { x: 3, y: 1.5 } as const;
/** Below a table. */
export const TABLE_GAP = 6;
/** More room above a line to fill by hand. */
const WRITING_SPACE = 4;
/** Between figures and the words after them, which would read as one. */
const FIGURES_GAP = 14;

/**
 * A row is split across pages only when it is higher than a page; the header is repeated on each
 * page.
 */
export function drawTable(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  given: PdfTable,
  end: TableEnd = { rows: 0, below: 0 },
): void {
  const { columns, rows } = given;
  const left = doc.x;
  const layout = layOutTable(doc, given);
  const { places, inner, padding } = layout;
  const head = listTitles(columns);
  const isHeaded = hasHead(columns);
  const table = doc.struct('Table');
  root.add(table);

  const heightOf = (cells: Cells, isHead: boolean): number =>
    measureRow(doc, layout, cells, isHead);

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
      const { x, width } = getPlace(places, index);
      drawBlankLine(doc, x, x + width, top + height - padding.y);
    });
    doc.endMarkedContent();
    const write = (cell: string | null, index: number) => {
      const { x, width } = getPlace(places, index);
      const text = setCellText(doc, layout, cell ?? '', { isHead, index });
      doc.text(text, x, top + padding.y, getCellOptions(columns[index], width));
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

  const bottom = () => doc.page.height - PAGE_MARGINS.bottom;

  if (doc.y + heightOf(head, true) + 30 > bottom()) doc.addPage();
  if (isHeaded) draw(head, 'head');
  const endFrom = Math.max(0, rows.length - end.rows);
  const endHeight = rows
    .slice(endFrom)
    .reduce((sum, cells) => sum + heightOf(cells, false), TABLE_GAP + end.below);
  for (const [index, cells] of rows.entries()) {
    const needed = index === endFrom ? endHeight : heightOf(cells, false);
    if (doc.y + needed > bottom()) {
      doc.addPage();
      if (isHeaded) draw(head, 'again');
    }
    draw(cells, 'row');
  }
  table.end();
  doc.x = left;
  doc.y += TABLE_GAP;
}

/** Where the text of a column stands. */
interface CellPlace {
  x: number;
  width: number;
}

interface TableLayout {
  columns: readonly PdfColumn[];
  places: readonly CellPlace[];
  inner: number;
  padding: { x: number; y: number };
  fontSize: number;
  isCompact: boolean;
}

const getPlace = (places: readonly CellPlace[], index: number): CellPlace =>
  places[index] ?? { x: 0, width: 0 };

function layOutTable(
  doc: PDFKit.PDFDocument,
  { columns, width, isCompact = false }: PdfTable,
): TableLayout {
  const inner = width ?? doc.page.width - PAGE_MARGINS.left - PAGE_MARGINS.right;
  const padding = isCompact ? COMPACT_PADDING : CELL_PADDING;
  const fontSize = columns.length > 4 ? FONT_SIZES.small : FONT_SIZES.text;
  return {
    columns,
    places: placeCells(columns, doc.x, inner, padding.x),
    inner,
    padding,
    fontSize: isCompact ? FONT_SIZES.compact : fontSize,
    isCompact,
  };
}

/** Height of the head and all rows together. */
export function measureTable(doc: PDFKit.PDFDocument, table: PdfTable): number {
  const { columns, rows } = table;
  const layout = layOutTable(doc, table);
  const head = hasHead(columns) ? measureRow(doc, layout, listTitles(columns), true) : 0;
  return rows.reduce((sum, cells) => sum + measureRow(doc, layout, cells, false), head);
}

const hasHead = (columns: readonly PdfColumn[]): boolean =>
  columns.some(({ title }) => title !== undefined);
const listTitles = (columns: readonly PdfColumn[]): string[] =>
  columns.map(({ title }) => title ?? '');

export function placeCells(
  columns: readonly PdfColumn[],
  left: number,
  inner: number,
  padding: number = CELL_PADDING.x,
): CellPlace[] {
  const shares = columns.reduce((sum, { width }) => sum + width, 0);
  let from = left;
  return columns.map(({ width: share, align }, index) => {
    const outer = (share / shares) * inner;
    const isAfterFigures = columns[index - 1]?.align === 'right' && align !== 'right';
    const inset = padding + (isAfterFigures ? FIGURES_GAP : 0);
    const place = { x: from + inset, width: outer - inset - padding };
    from += outer;
    return place;
  });
}

/** Figures are as wide as each other where they stand one below the other. */
const getCellOptions = (
  { align = 'left' }: Pick<PdfColumn, 'align'> = {},
  width: number,
): PDFKit.Mixins.TextOptions => ({
  width,
  lineGap: LINE_GAP,
  align,
  ...(align === 'right' ? { features: ['tnum'] } : {}),
});

/** Gives the text as it is printed. */
const setCellText = (
  doc: PDFKit.PDFDocument,
  { columns, fontSize: size, isCompact }: TableLayout,
  cell: string,
  { isHead, index }: { isHead: boolean; index: number },
): string => {
  const isName = columns[index]?.isHeader === true;
  if (isCompact && isName && !isHead) return setText(doc, cell, { size, colour: COLOURS.muted });
  return setText(doc, cell, { font: isHead || isName ? 'bold' : 'regular', size });
};

const measureRow = (
  doc: PDFKit.PDFDocument,
  layout: TableLayout,
  cells: Cells,
  isHead: boolean,
): number =>
  Math.max(
    ...cells.map((cell, index) => {
      const text = setCellText(doc, layout, cell ?? '', { isHead, index });
      const { width } = getPlace(layout.places, index);
      return doc.heightOfString(text || ' ', getCellOptions(layout.columns[index], width));
    }),
  ) +
  2 * layout.padding.y +
  (cells.includes(null) ? WRITING_SPACE : 0);

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
