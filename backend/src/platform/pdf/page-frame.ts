import { COLOURS, PAGE, PRODUCT_NAME, SIZES } from './look.js';

/** Product name above and "pagina 1 di 2" below each page, as decoration: screen readers skip it. */
export function numberPages(doc: PDFKit.PDFDocument, title: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    // What stands in the margins must not start a new page.
    doc.page.margins = { ...doc.page.margins, bottom: 0, top: 0 };
    const { width, height } = doc.page;
    const inner = width - PAGE.left - PAGE.right;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .font('bold')
      .fontSize(SIZES.text)
      .fillColor(COLOURS.brand)
      .text(PRODUCT_NAME, PAGE.left, 36, { width: 120, lineBreak: false });
    doc
      .font('regular')
      .fontSize(SIZES.small)
      .fillColor(COLOURS.muted)
      .text(title, PAGE.left + 130, 37, {
        width: inner - 130,
        height: SIZES.small,
        align: 'right',
        ellipsis: true,
      });
    doc
      .lineWidth(0.8)
      .moveTo(PAGE.left, 54)
      .lineTo(width - PAGE.right, 54)
      .stroke(COLOURS.brand);
    doc.fillColor(COLOURS.muted).text(`pagina ${index + 1} di ${count}`, PAGE.left, height - 40, {
      width: inner,
      align: 'right',
      lineBreak: false,
    });
    doc.endMarkedContent();
  }
}
