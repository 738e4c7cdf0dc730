import { drawCardPicture, type CardPicture } from './card-picture.util.js';
import { COLOURS, FONT_SIZES } from './pdf-style.constants.js';
import { measureText, printText, type TextLook } from './pdf-text.util.js';

/** What a paper is read for: short facts with a label above each. */
export interface PdfCard {
  facts: readonly (readonly [label: string, value: string])[];
  /** Facts beside each other. */
  columns: number;
  /** At the left, on white. */
  picture?: CardPicture | undefined;
  /** What it tells holds no longer: the ground is grey. */
  isVoid?: boolean;
}

const PADDING = 9;
const GAP = { x: 14, y: 6 } as const;
const PICTURE = { width: 124, height: 66, padding: 4 } as const;
const LABEL_LOOK: TextLook = { size: FONT_SIZES.small, colour: COLOURS.muted };
const VALUE_LOOK: TextLook = { font: 'bold', size: 9 };

/** Draws the card from where the document stands, which then stands below it. */
export function drawCard(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { facts, columns, picture, isVoid = false }: PdfCard,
  width: number,
): void {
  const { x, y } = doc;
  const factsLeft = x + PADDING + (picture === undefined ? 0 : PICTURE.width + GAP.x);
  const factWidth = (x + width - PADDING - factsLeft - GAP.x * (columns - 1)) / columns;
  const rows = Array.from({ length: Math.ceil(facts.length / columns) }, (_, row) =>
    facts.slice(row * columns, (row + 1) * columns),
  );
  const heights = rows.map((row) =>
    Math.max(
      ...row.map(
        ([label, value]) =>
          measureText(doc, label, factWidth, LABEL_LOOK) +
          measureText(doc, value, factWidth, VALUE_LOOK),
      ),
    ),
  );
  const factsHeight = heights.reduce((sum, height) => sum + height + GAP.y, -GAP.y);
  const height = Math.max(factsHeight, picture === undefined ? 0 : PICTURE.height) + 2 * PADDING;
  doc
    .markContent('Artifact')
    .roundedRect(x, y, width, height, 6)
    .fill(isVoid ? COLOURS.quiet : COLOURS.shade);
  doc.endMarkedContent();
  if (picture !== undefined) drawPicture(doc, root, picture, { x: x + PADDING, y: y + PADDING });
  let top = y + PADDING;
  rows.forEach((row, index) => {
    row.forEach(([label, value], column) => {
      const left = factsLeft + column * (factWidth + GAP.x);
      const place = { x: left, y: top, width: factWidth };
      root.add(doc.struct('P', {}, () => printText(doc, label, place, LABEL_LOOK)));
      const below = { ...place, y: doc.y };
      root.add(doc.struct('P', {}, () => printText(doc, value, below, VALUE_LOOK)));
    });
    top += (heights[index] ?? 0) + GAP.y;
  });
  doc.x = x;
  doc.y = y + height + 8;
}

function drawPicture(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  picture: CardPicture,
  { x, y }: { x: number; y: number },
): void {
  const { width, height, padding } = PICTURE;
  doc
    .markContent('Artifact')
    .roundedRect(x, y, width, height, 4)
    .fillAndStroke('#FFFFFF', COLOURS.faint)
    .endMarkedContent();
  drawCardPicture(doc, root, picture, {
    x: x + padding,
    y: y + padding,
    width: width - 2 * padding,
    height: height - 2 * padding,
  });
}
