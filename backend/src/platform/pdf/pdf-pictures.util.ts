import { COLOURS } from './pdf-style.constants.js';
import { safeText } from './safe-text.util.js';

export interface PdfPicture {
  /** JPEG or PNG that is shipped with the portal. */
  image: Buffer;
  /** What it shows, for screen readers. */
  alt: string;
}

interface OpenedImage {
  width: number;
  height: number;
}

interface PictureRow {
  height: number;
  pictures: readonly { image: OpenedImage; alt: string; width: number }[];
}

/** Known to the library but not to its types. */
type ImageReader = PDFKit.PDFDocument & { openImage(file: Buffer): OpenedImage };

const GAP = 12;

/** A row of pictures of one height, lower than asked where together they are too wide. */
export function layPictures(
  doc: PDFKit.PDFDocument,
  pictures: readonly PdfPicture[],
  room: { width: number; height: number },
): PictureRow {
  const opened = pictures.map(({ image, alt }) => ({
    image: (doc as ImageReader).openImage(image),
    alt,
  }));
  const ratioOf = ({ width, height }: OpenedImage) => width / height;
  const ratios = opened.reduce((sum, { image }) => sum + ratioOf(image), 0);
  const height =
    opened.length === 0
      ? 0
      : Math.min(room.height, (room.width - GAP * (opened.length - 1)) / ratios);
  return {
    height,
    pictures: opened.map((one) => ({ ...one, width: ratioOf(one.image) * height })),
  };
}

/** Draws them framed: a screen on white paper has no edge of its own. */
export function drawPictures(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { height, pictures }: PictureRow,
): void {
  const { y } = doc;
  let left = doc.x;
  for (const { image, alt, width } of pictures) {
    const x = left;
    root.add(
      doc.struct('Figure', { alt: safeText(alt) }, () =>
        doc
          .image(image as never, x, y, { width, height })
          .lineWidth(0.6)
          .rect(x, y, width, height)
          .stroke(COLOURS.faint),
      ),
    );
    left += width + GAP;
  }
}
