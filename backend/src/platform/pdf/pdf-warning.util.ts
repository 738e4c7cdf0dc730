import { COLOURS } from './pdf-style.constants.js';
import { measureText, printText, type TextLook } from './pdf-text.util.js';

const PADDING = 9;
/** The thick edge at the left. */
const EDGE = 4;
const LOOK: TextLook = { font: 'bold', size: 11, colour: COLOURS.danger };

/** What must not be overlooked, on a red ground with an edge; the document is below it afterwards. */
export function drawWarning(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  text: string,
  width: number,
): void {
  const { x, y } = doc;
  const left = x + EDGE + PADDING;
  const inner = width - EDGE - 2 * PADDING;
  const height = measureText(doc, text, inner, LOOK) + 2 * PADDING;
  doc.markContent('Artifact');
  doc.rect(x, y, width, height).fill(COLOURS.dangerShade);
  doc.rect(x, y, EDGE, height).fill(COLOURS.danger);
  doc.endMarkedContent();
  root.add(
    doc.struct('P', {}, () =>
      printText(doc, text, { x: left, y: y + PADDING, width: inner }, LOOK),
    ),
  );
  doc.x = x;
  doc.y = y + height + 8;
}
