import { COLOURS, FONT_SIZES, PAGE_MARGINS } from './pdf-style.constants.js';
import { measureText, printText, setText } from './pdf-text.util.js';
import { safeText } from './safe-text.util.js';

/** A point of a list: its dot or number, and its words. */
export type PdfItem = readonly [mark: string, text: string];

const INDENT = 16;
const GAP = 3;
/** From a box to tick to its words. */
export const CHECK_BOX_INDENT = FONT_SIZES.text + 7;
/** Room for the first line of an item. */
const FIRST_LINE = 24;

const getInnerWidth = (doc: PDFKit.PDFDocument): number =>
  doc.page.width - PAGE_MARGINS.left - PAGE_MARGINS.right;

/** Writes a list, from where the document stands. */
export function drawItems(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  items: readonly PdfItem[],
  ensureSpace: (height: number) => void,
): void {
  const left = doc.x;
  const width = getInnerWidth(doc) - INDENT;
  const list = doc.struct('L');
  root.add(list);
  const heightOf = (text: string) => measureText(doc, text, width) + GAP;
  for (const [index, [mark, text]] of items.entries()) {
    // The last point does not stand alone above what follows on the next page.
    const after = index === items.length - 2 ? (items.at(-1)?.[1] ?? null) : null;
    ensureSpace(
      after === null ? FIRST_LINE : heightOf(text) + Math.max(heightOf(after), FIRST_LINE),
    );
    const { y } = doc;
    const item = doc.struct('LI');
    list.add(item);
    const safeMark = setText(doc, mark);
    item.add(
      doc.struct('Lbl', {}, () => doc.text(safeMark, left, y, { width: INDENT, lineBreak: false })),
    );
    item.add(doc.struct('LBody', {}, () => printText(doc, text, { x: left + INDENT, y, width })));
    item.end();
    doc.x = left;
    doc.y += GAP;
  }
  list.end();
  doc.y += GAP;
}

/**
 * Draws a box with its words; screen readers hear whether it is ticked.
 * @param isChecked `null` for a box that a hand ticks
 */
export function drawCheckBox(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  text: string,
  isChecked: boolean | null,
): void {
  const { x, y } = doc;
  const side = FONT_SIZES.text;
  const draw = () => {
    doc
      .lineWidth(0.8)
      .rect(x, y + 1, side, side)
      .stroke(COLOURS.ink);
    if (isChecked === true)
      doc
        .moveTo(x + 2, y + 3)
        .lineTo(x + side - 2, y + side - 1)
        .moveTo(x + side - 2, y + 3)
        .lineTo(x + 2, y + side - 1)
        .stroke(COLOURS.ink);
    printText(doc, text, {
      x: x + CHECK_BOX_INDENT,
      y,
      width: getInnerWidth(doc) - CHECK_BOX_INDENT,
    });
  };
  const state =
    isChecked === null ? 'Da selezionare' : isChecked ? 'Selezionato' : 'Non selezionato';
  const actual = safeText(`${state}: ${text}`);
  root.add(doc.struct('P', { actual }, draw));
  doc.x = x;
  doc.y += 1.5;
}
