import { COLOURS, FONT_SIZES, PAGE_MARGINS } from './pdf-style.constants.js';
import { drawTable, measureTable, TABLE_GAP, type PdfTable } from './pdf-table.util.js';
import { measureText, printText, type TextLook } from './pdf-text.util.js';

/** A heading with its table, as wide as a column. */
export interface PdfPart {
  heading: string;
  table: PdfTable;
}

interface MeasuredPart extends PdfPart {
  height: number;
}

const COLUMN_GAP = 24;
/** Smaller than a chapter's: a sheet has many parts. */
export const PART_HEADING_LOOK: TextLook = {
  font: 'bold',
  size: FONT_SIZES.subheading,
  colour: COLOURS.brand,
};
const ABOVE_HEADING = 4;
const BELOW_HEADING = 2;

/** Draws parts in two columns, which are read down the left one and then the right one. */
export function drawColumns(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  parts: readonly PdfPart[],
): void {
  const left = doc.x;
  const width = (getInnerWidth(doc) - COLUMN_GAP) / 2;
  let rest = parts.map(({ heading, table: { columns, rows } }): MeasuredPart => {
    const table: PdfTable = { columns, rows, width, isCompact: true };
    return { heading, table, height: measurePart(doc, heading, table) };
  });
  while (rest.length > 0) {
    const room = doc.page.height - PAGE_MARGINS.bottom - doc.y;
    const { first, second } = splitIntoColumns(
      rest.map(({ height }) => height),
      room,
    );
    if (first === 0 && doc.y > PAGE_MARGINS.top) {
      doc.addPage();
      continue;
    }
    const top = doc.y;
    // A part higher than a page has the page for itself; its table goes on where it must.
    drawParts(doc, root, rest.slice(0, first || 1));
    const bottom = doc.y;
    if (second > 0) {
      doc.x = left + width + COLUMN_GAP;
      doc.y = top;
      drawParts(doc, root, rest.slice(first, first + second));
    }
    doc.x = left;
    doc.y = Math.max(bottom, doc.y);
    rest = rest.slice((first || 1) + second);
    if (rest.length > 0) doc.addPage();
  }
}

/**
 * How many parts, in their order, the left and the right column have: as level as can be where all of them
 * have room, else as many as each column holds.
 */
export function splitIntoColumns(
  heights: readonly number[],
  room: number,
): { first: number; second: number } {
  const sum = (from: number, to: number) =>
    heights.slice(from, to).reduce((total, height) => total + height, 0);
  const splits = heights.map((_, index) => ({
    first: index + 1,
    height: Math.max(sum(0, index + 1), sum(index + 1, heights.length)),
  }));
  const best = splits.reduce<(typeof splits)[number] | null>(
    (lowest, split) => (lowest === null || split.height < lowest.height ? split : lowest),
    null,
  );
  if (best !== null && best.height <= room)
    return { first: best.first, second: heights.length - best.first };
  const fill = (from: number): number => {
    let count = 0;
    while (from + count < heights.length && sum(from, from + count + 1) <= room) count += 1;
    return count;
  };
  const first = fill(0);
  return { first, second: first === 0 ? 0 : fill(first) };
}

function drawParts(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  parts: readonly MeasuredPart[],
): void {
  for (const { heading, table } of parts) {
    const { x } = doc;
    const y = doc.y + ABOVE_HEADING;
    const width = getWidth(table);
    root.add(
      doc.struct('H2', {}, () => printText(doc, heading, { x, y, width }, PART_HEADING_LOOK)),
    );
    doc.x = x;
    doc.y += BELOW_HEADING;
    drawTable(doc, root, table);
  }
}

/** The room that {@link drawParts} takes, with the gap that a table leaves below itself. */
const measurePart = (doc: PDFKit.PDFDocument, heading: string, table: PdfTable): number =>
  ABOVE_HEADING +
  measureText(doc, heading, getWidth(table), PART_HEADING_LOOK) +
  BELOW_HEADING +
  measureTable(doc, table) +
  TABLE_GAP;

const getWidth = ({ width = 0 }: PdfTable): number => width;

const getInnerWidth = (doc: PDFKit.PDFDocument): number =>
  doc.page.width - PAGE_MARGINS.left - PAGE_MARGINS.right;
