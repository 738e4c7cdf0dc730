import { setPdfFont, type PdfFont } from './pdf-fonts.util.js';
import { COLOURS, FONT_SIZES, LINE_GAP } from './pdf-style.constants.js';
import { safeText } from './safe-text.util.js';

/** How a text is printed; without more, as the words of a paragraph. */
export interface TextLook {
  font?: PdfFont;
  /** In points. */
  size?: number;
  colour?: string;
}

/** Sets how a text is measured and printed, and gives it as it is printed. */
export function setText(
  doc: PDFKit.PDFDocument,
  text: string,
  { font = 'regular', size = FONT_SIZES.text, colour = COLOURS.ink }: TextLook = {},
): string {
  const safe = safeText(text);
  setPdfFont(doc, font, safe);
  doc.fontSize(size).fillColor(colour);
  return safe;
}

/** Height of a text within a width, both in points. */
export function measureText(
  doc: PDFKit.PDFDocument,
  text: string,
  width: number,
  look?: TextLook,
): number {
  const safe = setText(doc, text, look);
  return doc.heightOfString(safe, { width, lineGap: LINE_GAP });
}

/** Prints a text at a place; the document then stands below it. */
export function printText(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
  look?: TextLook,
): void {
  const safe = setText(doc, text, look);
  doc.text(safe, x, y, { width, lineGap: LINE_GAP });
}
