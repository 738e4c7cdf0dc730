import { describe, expect, it } from '@jest/globals';
import { pdfPages, pdfTags } from '../../../test/kit/pdf-text.js';
import { PdfDocumentBuilder } from './index.js';
import { splitIntoColumns } from './pdf-columns.util.js';

describe('splitIntoColumns', () => {
  it.each([
    ['levels what fits', [10, 10, 10, 10], 100, { first: 2, second: 2 }],
    ['keeps the order', [40, 10, 10, 10], 100, { first: 1, second: 3 }],
    ['leaves a single part at the left', [10], 100, { first: 1, second: 0 }],
    ['fills both columns before the next page', [60, 60, 60, 60], 100, { first: 1, second: 1 }],
    ['takes nothing where the first has no room', [60, 10], 50, { first: 0, second: 0 }],
  ])('%s', (_, heights, room, columns) => expect(splitIntoColumns(heights, room)).toEqual(columns));
});

const part = (heading: string, rows: number, value = 'valore') => ({
  heading,
  table: {
    columns: [{ width: 1, isHeader: true }, { width: 1 }],
    rows: Array.from({ length: rows }, (_, row) => [`${heading}, riga ${row + 1}`, value]),
  },
});

describe('parts in two columns', () => {
  it('are each whole on a page, under their headings and in their order', async () => {
    const file = await new PdfDocumentBuilder({ title: 'Prova' })
      .addTitle()
      .addColumns(Array.from({ length: 12 }, (_, index) => part(`Parte ${index + 1}`, 12)))
      .toBuffer();
    const pages = pdfPages(file);
    expect(pages).toHaveLength(2);
    expect(pdfTags(file).filter((tag) => tag === 'H2')).toHaveLength(12);
    for (let index = 1; index <= 12; index += 1) {
      const page = pages.find((one) => one.includes(`Parte ${index}, riga 1\n`));
      expect(page).toContain(`Parte ${index}, riga 12`);
    }
  });

  it('go on after a part higher than a page', async () => {
    const pages = pdfPages(
      await new PdfDocumentBuilder({ title: 'Prova' })
        .addTitle()
        .addColumns([part('Prima', 2), part('Alta', 80), part('Ultima', 2)])
        .toBuffer(),
    );
    for (const text of ['Prima, riga 2', 'Alta, riga 80', 'Ultima, riga 2'])
      expect(pages.join('\n')).toContain(text);
  });
});
