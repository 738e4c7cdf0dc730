import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const readFont = (file: string): Buffer =>
  readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${file}`));

let fonts: { regular: Buffer; bold: Buffer } | null = null;

/** The fonts of every document, read once. Only the letters in use are embedded in a document. */
export const loadPdfFonts = (): { regular: Buffer; bold: Buffer } =>
  (fonts ??= {
    regular: readFont('DejaVuSansCondensed.ttf'),
    bold: readFont('DejaVuSansCondensed-Bold.ttf'),
  });
