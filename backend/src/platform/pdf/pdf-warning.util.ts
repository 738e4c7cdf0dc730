import { COLOURS } from './pdf-style.constants.js';
import { measureText, printText, type TextLook } from './pdf-text.util.js';

const PADDING = 9;
/** The thick edge at the left. */
const EDGE = 4;
const TONES = {
  danger: { ink: COLOURS.danger, shade: COLOURS.dangerShade },
  caution: { ink: COLOURS.caution, shade: COLOURS.cautionShade },
} as const;

/** What must not be overlooked, on a red or amber ground with an edge; the document is below it afterwards. */
export function drawWarning(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  text: string,
  width: number,
  tone: keyof typeof TONES = 'danger',
): void {
  const { ink, shade } = TONES[tone];
  const look: TextLook = { font: 'bold', size: 11, colour: ink };
  const { x, y } = doc;
  const left = x + EDGE + PADDING;
  const inner = width - EDGE - 2 * PADDING;
  const height = measureText(doc, text, inner, look) + 2 * PADDING;
  doc.markContent('Artifact');
  doc.rect(x, y, width, height).fill(shade);
  doc.rect(x, y, EDGE, height).fill(ink);
  doc.endMarkedContent();
  root.add(
    doc.struct('P', {}, () =>
      printText(doc, text, { x: left, y: y + PADDING, width: inner }, look),
    ),
  );
  doc.x = x;
  doc.y = y + height + 8;
}
