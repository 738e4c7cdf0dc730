import { describe, expect, it } from '@jest/globals';
import { BUILT_IN_SETTINGS } from '@pratiche/domain';
import { createAllRules } from '@pratiche/domain/all-rules';
import { pdfPages } from '../../../test/kit/pdf-text.js';
import { PdfDocumentBuilder } from '../../platform/pdf/index.js';
import { manual } from './manual.starter.js';

describe('manual to print', () => {
  it('is one sheet that leads to the manual with pictures', async () => {
    const pdf = new PdfDocumentBuilder({ title: manual.title, edition: '27/11/2026' }).addTitle();
    manual.render(pdf, createAllRules(BUILT_IN_SETTINGS));
    const pages = pdfPages(await pdf.toBuffer());
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('pagina Manuale');
  });
});
