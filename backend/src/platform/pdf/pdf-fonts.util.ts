import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const readFont = (file: string): Buffer => readFileSync(require.resolve(file));

export type PdfFont = 'regular' | 'bold';

/** The portal's typeface, and one with more letters (Greek, Cyrillic, symbols) for the texts that need them. */
const FILES = {
  regular: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  bold: '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
  'regular more letters': 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  'bold more letters': 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
} as const;

interface PdfFonts {
  files: readonly (readonly [name: string, file: Buffer])[];
  letters: ReadonlySet<number>;
}

let fonts: PdfFonts | null = null;

/** Read once, with the first document. */
function loadPdfFonts(): PdfFonts {
  if (fonts !== null) return fonts;
  const files = Object.entries(FILES).map(([name, file]) => [name, readFont(file)] as const);
  const { create } = require('fontkit') as typeof import('fontkit');
  const { characterSet } = create(readFont(FILES.regular)) as import('fontkit').Font;
  fonts = { files, letters: new Set(characterSet) };
  return fonts;
}

/** Makes the fonts known to a document; only the letters in use are embedded in it. */
export function registerPdfFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, file] of loadPdfFonts().files) doc.registerFont(name, file);
}

/** Sets the font in which this text is measured and written: the portal's, unless it lacks one of its letters. */
export function setPdfFont(doc: PDFKit.PDFDocument, font: PdfFont, text: string): void {
  const { letters } = loadPdfFonts();
  const isCovered = [...text].every((letter) => letters.has(letter.codePointAt(0) ?? 0));
  doc.font(isCovered ? font : `${font} more letters`);
}
