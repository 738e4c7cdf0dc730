import { COLOURS, FONT_SIZES, PAGE_MARGINS } from './pdf-style.constants.js';
import { measureText, printText, type TextLook } from './pdf-text.util.js';
import { safeText } from './safe-text.util.js';

/** A code to scan: rows of modules, `true` where dark. */
export type Matrix = readonly (readonly boolean[])[];

/** The place of an online signature on its paper. */
export interface OnlineSignatureMark {
  how: string;
  /** The page of the signature, to read and to type. */
  address: string;
  /** Opens the same page. */
  code: Matrix;
}

/** Side of the code, which phones still read at this size, and room around it. */
const MARK_SIDE = 40;
const PADDING = 5;

/** Draws one square per dark module, from where the document stands; it does not move on. */
export function drawMatrix(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  rows: Matrix,
  { side, alt }: { side: number; alt: string },
): void {
  const { x, y } = doc;
  const step = side / rows.length;
  root.add(
    doc.struct('Figure', { alt: safeText(alt) }, () => {
      rows.forEach((row, line) =>
        row.forEach((isDark, column) => {
          if (isDark) doc.rect(x + column * step, y + line * step, step, step);
        }),
      );
      doc.fill(COLOURS.ink);
    }),
  );
}

/** Who signs online and how, beside the code, on a ground of its own: the paper shows where it is signed. */
export function drawSignatureMark(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  names: readonly string[],
  { how, address, code }: OnlineSignatureMark,
): void {
  const { x, y } = doc;
  const inner = doc.page.width - PAGE_MARGINS.left - PAGE_MARGINS.right;
  const left = x + MARK_SIDE + 3 * PADDING;
  const width = inner - (left - x) - PADDING;
  const lines: { text: string; look: TextLook }[] = [
    ...names.map((text) => ({ text, look: { font: 'bold' as const } })),
    { text: how, look: { size: FONT_SIZES.small } },
    { text: address, look: { size: FONT_SIZES.small } },
  ];
  const heights = lines.map(({ text, look }) => measureText(doc, text, width, look));
  const textHeight = heights.reduce((sum, height) => sum + height, 0);
  const height = Math.max(MARK_SIDE, textHeight) + 2 * PADDING;
  doc.markContent('Artifact').roundedRect(x, y, inner, height, 6).fill(COLOURS.shade);
  doc.endMarkedContent();
  doc.x = x + PADDING;
  doc.y = y + PADDING;
  drawMatrix(doc, root, code, { side: MARK_SIDE, alt: 'Codice QR della pagina della firma' });
  let top = y + (height - textHeight) / 2;
  lines.forEach(({ text, look }, index) => {
    root.add(doc.struct('P', {}, () => printText(doc, text, { x: left, y: top, width }, look)));
    top += heights[index] ?? 0;
  });
  doc.x = x;
  doc.y = y + height + 6;
}
