import type { PrintPage } from '@pratiche/domain';
import PDFDocument from 'pdfkit';

/** A PDF with each piece of text at its place. */
export async function drawPdf(pages: readonly PrintPage[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const { promise, resolve } = Promise.withResolvers<void>();
  document.on('end', resolve);
  for (const { items } of pages) {
    document.addPage();
    for (const { text, x, y, height } of items)
      document
        .fontSize(height)
        // The fonts of every reader have no "ƞ".
        .text(text.replace('ƞ', 'n').replace('’', "'"), x, y, {
          lineBreak: false,
          baseline: 'alphabetic',
        });
  }
  document.end();
  await promise;
  return Buffer.concat(chunks);
}
