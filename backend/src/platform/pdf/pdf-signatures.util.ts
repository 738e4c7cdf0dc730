import { COLOURS, FONT_SIZES, LINE_GAP, PAGE_MARGINS } from './pdf-style.constants.js';
import { setText } from './pdf-text.util.js';

/** What is printed above and below the lines to sign on, always on the same page. */
export interface SignedText {
  /** The last paragraph of what is signed: a signature is never alone on a page. */
  statement: string;
  /** What the place of an online signature is called, where paper asks for a stamp too. */
  onlineNames?: readonly string[];
  /** Remark below, in small letters. */
  note?: string;
}

/** Above the last paragraph of what is signed. */
export const SIGNED_TEXT_SPACE = 4;
const PARAGRAPH_GAP = 6;
/** Room for the hand, or for a stamp, above a line. */
const HAND_SPACE = 36;
const LABEL_GAP = 4;
const COLUMN_GAP = 32;

/** Widths of place and date, and of the signature, whose label names who signs. */
function getColumnWidths(doc: PDFKit.PDFDocument): { place: number; signer: number } {
  const both = doc.page.width - PAGE_MARGINS.left - PAGE_MARGINS.right - COLUMN_GAP;
  return { place: both * 0.32, signer: both * 0.68 };
}

/** Height of statement, lines and note together. */
export function measureSignatures(
  doc: PDFKit.PDFDocument,
  names: readonly string[],
  { statement, note }: SignedText,
): number {
  const heightOf = (text: string, size: number, options: PDFKit.Mixins.TextOptions) =>
    doc.heightOfString(setText(doc, text, { size }), options);
  const { signer: width } = getColumnWidths(doc);
  const lines = names.reduce(
    (sum, name) => sum + HAND_SPACE + LABEL_GAP + heightOf(name, FONT_SIZES.small, { width }),
    0,
  );
  const above =
    heightOf(statement, FONT_SIZES.text, { lineGap: LINE_GAP }) + SIGNED_TEXT_SPACE + PARAGRAPH_GAP;
  const below =
    note === undefined ? 0 : heightOf(note, FONT_SIZES.small, { lineGap: LINE_GAP }) + 4;
  return above + lines + below + 8;
}

/** Draws place and date at the left, and one line per name at the right. */
export function drawSignatureLines(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  names: readonly string[],
): void {
  const left = doc.x;
  const { place, signer } = getColumnWidths(doc);
  names.forEach((name, index) => {
    doc.y += HAND_SPACE;
    const { y } = doc;
    if (index === 0) drawLine(doc, root, 'Luogo e data', { x: left, y, width: place });
    drawLine(doc, root, name, { x: left + place + COLUMN_GAP, y, width: signer });
  });
  doc.x = left;
  doc.y += 8;
}

function drawLine(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  label: string,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  doc
    .markContent('Artifact')
    .lineWidth(0.6)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(COLOURS.line)
    .endMarkedContent();
  const safe = setText(doc, label, { size: FONT_SIZES.small, colour: COLOURS.muted });
  root.add(doc.struct('P', {}, () => doc.text(safe, x, y + LABEL_GAP, { width })));
}
