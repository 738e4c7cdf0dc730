import { COLOURS, FONT_SIZES } from './pdf-style.constants.js';
import { measureText, printText, setText } from './pdf-text.util.js';
import { safeText } from './safe-text.util.js';

/** What stands on white at the left of a card. */
export type CardPicture =
  /** A PNG or JPEG that the portal wrote itself: nothing foreign is decoded while a PDF is written. */
  | { image: Buffer; alt: string }
  | { lines: LineDrawing; alt: string }
  /** A name as its signature. */
  | { written: string; alt: string }
  /** Why there is no picture. */
  | { remark: string };

interface LineDrawing {
  width: number;
  height: number;
  strokes: readonly (readonly (readonly [x: number, y: number])[])[];
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width of the pen, in a drawing of 600. */
const PEN_WIDTH = 4 / 600;
const WRITTEN_SIZES = { largest: 22, smallest: 7 } as const;
const REMARK_LOOK = { size: FONT_SIZES.small, colour: COLOURS.muted };

/** Draws inside a frame, and tags it for screen readers. */
export function drawCardPicture(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  picture: CardPicture,
  frame: Frame,
): void {
  if ('remark' in picture) {
    root.add(doc.struct('P', {}, () => printMiddle(doc, picture.remark, frame)));
    return;
  }
  root.add(
    doc.struct('Figure', { alt: safeText(picture.alt) }, () => {
      if ('image' in picture) {
        const { x, y, width, height } = frame;
        doc.image(picture.image, x, y, {
          fit: [width, height],
          align: 'center',
          valign: 'center',
        });
      } else if ('lines' in picture) drawLines(doc, picture.lines, frame);
      else writeName(doc, picture.written, frame);
    }),
  );
}

function printMiddle(doc: PDFKit.PDFDocument, text: string, { x, y, width, height }: Frame): void {
  const room = height - measureText(doc, text, width, REMARK_LOOK);
  printText(doc, text, { x, y: y + Math.max(0, room / 2), width }, REMARK_LOOK);
}

/** As large as fits, in the middle. */
function drawLines(doc: PDFKit.PDFDocument, lines: LineDrawing, frame: Frame): void {
  const scale = Math.min(frame.width / lines.width, frame.height / lines.height);
  const left = frame.x + (frame.width - lines.width * scale) / 2;
  const top = frame.y + (frame.height - lines.height * scale) / 2;
  doc
    .lineWidth(PEN_WIDTH * lines.width * scale)
    .lineCap('round')
    .lineJoin('round');
  for (const [first, ...others] of lines.strokes) {
    if (first === undefined || others.length === 0) continue;
    doc.moveTo(left + first[0] * scale, top + first[1] * scale);
    for (const [x, y] of others) doc.lineTo(left + x * scale, top + y * scale);
  }
  doc.stroke(COLOURS.ink).lineCap('butt').lineJoin('miter');
}

function writeName(doc: PDFKit.PDFDocument, name: string, { x, y, width, height }: Frame): void {
  let size: number = WRITTEN_SIZES.largest;
  let text = setText(doc, name, { size });
  while (size > WRITTEN_SIZES.smallest && doc.widthOfString(text) > width) {
    size -= 1;
    text = setText(doc, name, { size });
  }
  const room = height - doc.heightOfString(text, { width });
  doc.text(text, x, y + Math.max(0, room / 2), {
    width,
    height,
    align: 'center',
    oblique: true,
    ellipsis: true,
  });
}
