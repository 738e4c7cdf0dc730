import { setPdfFont } from './pdf-fonts.util.js';
import { COLOURS, PAGE_MARGINS, FONT_SIZES } from './pdf-style.constants.js';

interface PageFrame {
  brand: string;
  title: string;
  footer: string;
}

/** Least room for the name of the portal; a longer one takes up to half of the line. */
const BRAND_WIDTH = 120;
const BRAND_GAP = 10;

/**
 * Name of the portal above, footer and "pagina 1 di 2" below each page, as decoration: screen readers skip
 * it.
 */
export function drawPageFrames(doc: PDFKit.PDFDocument, { brand, title, footer }: PageFrame): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    // Text in the margins must not start a new page.
    doc.page.margins = { ...doc.page.margins, bottom: 0, top: 0 };
    const { width, height } = doc.page;
    const inner = width - PAGE_MARGINS.left - PAGE_MARGINS.right;
    doc.markContent('Artifact', { type: 'Pagination' });
    setPdfFont(doc, 'bold', brand);
    doc.fontSize(FONT_SIZES.text).fillColor(COLOURS.brand);
    const brandWidth = Math.min(inner / 2, Math.max(BRAND_WIDTH, doc.widthOfString(brand) + 1));
    doc.text(brand, PAGE_MARGINS.left, 36, {
      width: brandWidth,
      height: FONT_SIZES.text,
      ellipsis: true,
    });
    const titleLeft = brandWidth + BRAND_GAP;
    setPdfFont(doc, 'regular', title + footer);
    doc
      .fontSize(FONT_SIZES.small)
      .fillColor(COLOURS.muted)
      .text(title, PAGE_MARGINS.left + titleLeft, 37, {
        width: inner - titleLeft,
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
