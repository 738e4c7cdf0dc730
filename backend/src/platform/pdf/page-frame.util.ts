import { COLOURS, PAGE_MARGINS, PRODUCT_NAME, FONT_SIZES } from './pdf-style.constants.js';

/**
 * Product name above, footer and "pagina 1 di 2" below each page, as decoration: screen readers skip
 * it.
 */
export function drawPageFrames(doc: PDFKit.PDFDocument, title: string, footer: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    // Text in the margins must not start a new page.
    doc.page.margins = { ...doc.page.margins, bottom: 0, top: 0 };
    const { width, height } = doc.page;
    const inner = width - PAGE_MARGINS.left - PAGE_MARGINS.right;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .font('bold')
      .fontSize(FONT_SIZES.text)
      .fillColor(COLOURS.brand)
      .text(PRODUCT_NAME, PAGE_MARGINS.left, 36, { width: 120, lineBreak: false });
    doc
      .font('regular')
      .fontSize(FONT_SIZES.small)
      .fillColor(COLOURS.muted)
      .text(title, PAGE_MARGINS.left + 130, 37, {
        width: inner - 130,
        height: FONT_SIZES.small,
        align: 'right',
        ellipsis: true,
      });
    doc
      .lineWidth(0.8)
      .moveTo(PAGE_MARGINS.left, 54)
      .lineTo(width - PAGE_MARGINS.right, 54)
      .stroke(COLOURS.brand);
    doc
      .fillColor(COLOURS.muted)
      .text(`pagina ${index + 1} di ${count}`, PAGE_MARGINS.left, height - 40, {
        width: inner,
        align: 'right',
        lineBreak: false,
      });
    if (footer !== '') doc.text(footer, PAGE_MARGINS.left, height - 40, { lineBreak: false });
    doc.endMarkedContent();
  }
}
