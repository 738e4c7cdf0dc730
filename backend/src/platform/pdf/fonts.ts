import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const read = (file: string): Buffer =>
  readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${file}`));

let fonts: { regular: Buffer; bold: Buffer } | null = null;

/** The fonts of every document, read once. Only the letters in use are embedded in a document. */
export const paperFonts = (): { regular: Buffer; bold: Buffer } =>
  (fonts ??= {
    regular: read('DejaVuSansCondensed.ttf'),
    bold: read('DejaVuSansCondensed-Bold.ttf'),
  });
