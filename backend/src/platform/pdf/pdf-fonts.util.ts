import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const require = createRequire(import.meta.url);

export type PdfFont = 'regular' | 'bold';

interface PdfFonts {
  opened: Readonly<Record<PdfFont | `${PdfFont} more letters`, Font>>;
  letters: ReadonlySet<number>;
}

let fonts: PdfFonts | null = null;

/**
 * The portal's typeface, and one with more letters (Greek, Cyrillic, symbols) for the texts that need
 * them. Opened once, with the first document, and shared by all: a document keeps only its own subset.
 */
function loadPdfFonts(): PdfFonts {
  if (fonts !== null) return fonts;
  const { create } = require('fontkit') as typeof import('fontkit');
  const openFont = (file: string): Font => create(readFileSync(require.resolve(file))) as Font;
  const opened = {
    regular: openFont('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
    bold: openFont('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
    'regular more letters': openFont('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
    'bold more letters': openFont('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
  };
  fonts = { opened, letters: new Set(opened.regular.characterSet) };
  return fonts;
}

/** Makes the fonts known to a document; only the letters in use are embedded in it. */
export function registerPdfFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, font] of Object.entries(loadPdfFonts().opened))
    // The types of pdfkit lack opened fonts, which it takes as they are.
    doc.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
}

/** Sets the font in which this text is measured and written: the portal's, unless it lacks one of its letters. */
export function setPdfFont(doc: PDFKit.PDFDocument, font: PdfFont, text: string): void {
  const { letters } = loadPdfFonts();
  const isCovered = [...text].every((letter) => letters.has(letter.codePointAt(0) ?? 0));
  doc.font(isCovered ? font : `${font} more letters`);
}

/** Code points that every look of a text can print, in their order: with more letters, in either weight. */
export function listPrintableCodePoints(): number[] {
  const { opened } = loadPdfFonts();
  const bold = new Set(opened['bold more letters'].characterSet);
  return opened['regular more letters'].characterSet
    .filter((code) => bold.has(code))
    .toSorted((one, other) => one - other);
}
