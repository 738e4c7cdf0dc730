import { describe, expect, it } from '@jest/globals';
import { pdfPages, pdfTags, pdfText } from '../../../test/kit/pdf-text.js';
import { PdfDocumentBuilder, safeText } from './index.js';
import { placeCells } from './pdf-table.util.js';

const created = new Date('2026-11-20T10:00:00Z');
const onlineSignature = {
  how: 'Firma online.',
  address: 'https://qui.example/a1',
  code: [[true, false]],
};
const paper = (title = 'Dichiarazione di prova') => new PdfDocumentBuilder({ title, created });

describe('safeText', () => {
  it.each([
    ['bidi control', 'fattura\u202Efdp.exe', 'fatturafdp.exe'],
    ['isolates and marks', '\u2066a\u2069\u200Fb\u200E', 'ab'],
    ['control characters', 'a\u0000b\u001B[31mc', 'ab[31mc'],
    ['line breaks', 'via Roma\r\n\t12', 'via Roma 12'],
    ['invisible characters', 'pa\u200Bro\uFEFFla', 'parola'],
    ['half characters', 'a\uD800b', 'ab'],
    ['towers of marks', `a${'\u0301'.repeat(50)}`, 'á\u0301\u0301\u0301'],
    ['accents as they are', 'perché è già così', 'perché è già così'],
  ])('%s', (_, given, cleaned) => expect(safeText(given)).toBe(cleaned));
});

describe('PdfPaper', () => {
  it('is the same to the byte for the same content at the same moment', async () => {
    const make = () =>
      paper()
        .addTitle()
        .addParagraph('Testo')
        .addKeyValues([
          ['Nome', 'Ada'],
          ['Firma', null],
        ])
        .toBuffer();
    expect((await make()).equals(await make())).toBe(true);
  });

  it('says its title and language, and is tagged', async () => {
    const file = await paper('Perché è così')
      .addTitle()
      .addHeading('Parte')
      .addParagraph('Testo')
      .addList(['uno'])
      .addTable({
        columns: [
          { width: 1, title: 'Prodotto' },
          { width: 1, title: 'Valore' },
        ],
        rows: [['Finestra', '1,30']],
      })
      .toBuffer();
    const raw = file.toString('latin1');
    expect(raw).toContain('/Lang (it-IT)');
    expect(raw).toContain('/DisplayDocTitle true');
    expect(raw).toContain('/Marked true');
    expect(raw.includes(Buffer.from('Perché è così', 'utf16le').swap16().toString('latin1'))).toBe(
      true,
    );
    expect(pdfTags(file)).toEqual(
      expect.arrayContaining([
        'Document',
        'H1',
        'H2',
        'P',
        'L',
        'LI',
        'Lbl',
        'LBody',
        'Table',
        'TR',
        'TH',
        'TD',
      ]),
    );
  });

  it('is set in the portal’s typeface, and in another where that lacks a letter', async () => {
    const own = await paper().addTitle().addParagraph('Città di Forlì, 1,30 W/m² ≤ 5 €').toBuffer();
    expect(own.toString('latin1')).toContain('Figtree');
    expect(own.toString('latin1')).not.toContain('DejaVu');
    const greek = await paper().addTitle().addParagraph('Ελένη Παππά').toBuffer();
    expect(pdfText(greek)).toContain('Ελένη Παππά');
    expect(greek.toString('latin1')).toContain('DejaVu');
  });

  it('embeds only the letters in use', async () => {
    const file = await paper()
      .addTitle()
      .addParagraph('Testo con accenti àèìòù e simboli € m² ≤')
      .toBuffer();
    expect(file.length).toBeLessThan(40_000);
    expect(file.toString('latin1')).toMatch(/\/FontFile2/);
  });

  it('numbers its pages and repeats the head of a table on each', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => [`Riga ${index + 1}`, '1,00']);
    const pages = pdfPages(
      await paper()
        .addTitle()
        .addTable({
          columns: [
            { width: 3, title: 'Prodotto' },
            { width: 1, title: 'Valore', align: 'right' },
          ],
          rows,
        })
        .toBuffer(),
    );
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((text, index) => {
      expect(text).toContain(`pagina ${index + 1} di ${pages.length}`);
      expect(text).toContain('Prodotto');
    });
    for (const [name] of rows)
      expect(pages.filter((text) => text.split('\n').includes(name ?? ''))).toHaveLength(1);
  });

  it('wraps words longer than a line and loses none of their letters', async () => {
    const long = 'precipitevolissimevolmente'.repeat(20);
    const text = pdfText(
      await paper()
        .addParagraph(long)
        .addKeyValues([['Ragione sociale', long]])
        .toBuffer(),
    ).replaceAll(' ', '');
    expect(text.split(long)).toHaveLength(3);
  });

  it('keeps the last paragraph, the lines and the remark on one page, wherever they come', async () => {
    for (let lines = 20; lines < 75; lines += 1) {
      const document = paper().addTitle();
      for (let line = 0; line < lines; line += 1) document.addParagraph(`Riga ${line}`);
      const pages = pdfPages(
        await document
          .addSignatures(['Firma uno', `Firma due ${'lunga '.repeat(30)}`], {
            statement: `Dichiarazione ${'di prova '.repeat(40)}`,
            note: `Nota ${'in piccolo '.repeat(30)}`,
          })
          .toBuffer(),
      );
      const signed = pages.filter((page) => page.includes('Luogo e data'));
      expect(signed).toHaveLength(1);
      for (const part of ['Dichiarazione di prova', 'Firma uno', 'Firma due', 'Nota in piccolo'])
        expect(signed[0]).toContain(part);
    }
  });

  it('moves whole what is to be kept together, and lets flow what is higher than a page', async () => {
    for (let lines = 1; lines < 60; lines += 4) {
      const document = paper().addTitle();
      for (let line = 0; line < lines; line += 1) document.addParagraph(`Riga ${line}`);
      const pages = pdfPages(
        await document
          .keepTogether((part) =>
            part
              .addHeading('Inizio della parte')
              .addTable({ columns: [{ width: 1, title: 'Voce' }], rows: [['uno'], ['due']] })
              .addSignatures(['Firma unica'], { statement: 'Letto.', note: 'Nota in piccolo' }),
          )
          .toBuffer(),
      );
      const kept = pages.filter((page) => page.includes('Inizio della parte'));
      expect(kept).toHaveLength(1);
      for (const words of ['due', 'Firma unica', 'Nota in piccolo'])
        expect(kept[0]).toContain(words);
    }
    const rows = Array.from({ length: 90 }, (_, index) => [`Riga ${index + 1}`]);
    const long = pdfPages(
      await paper()
        .addTitle()
        .keepTogether((part) => part.addTable({ columns: [{ width: 1, title: 'Voce' }], rows }))
        .toBuffer(),
    );
    expect(long[0]).toContain('Riga 1');
    expect(long.join('')).toContain('Riga 90');
  });

  it('keeps a heading, the words below it and the first point on one page', async () => {
    for (let lines = 20; lines < 60; lines += 1) {
      const document = paper().addTitle();
      for (let line = 0; line < lines; line += 1) document.addParagraph(`Riga ${line}`);
      const pages = pdfPages(
        await document
          .addHeadedLeadIn('Titolo della parte', `Parole ${'di prova '.repeat(80)}`)
          .addList(['Primo punto'])
          .toBuffer(),
      );
      const headed = pages.filter((page) => page.includes('Titolo della parte'));
      expect(headed).toHaveLength(1);
      for (const part of ['Parole di prova', 'Primo punto']) expect(headed[0]).toContain(part);
    }
  });

  it('keeps the last two points of a list on one page', async () => {
    for (let lines = 20; lines < 60; lines += 1) {
      const document = paper().addTitle();
      for (let line = 0; line < lines; line += 1) document.addParagraph(`Riga ${line}`);
      const pages = pdfPages(
        await document
          .addList(['Primo punto', `Secondo punto ${'di prova '.repeat(40)}`, 'Ultimo punto'])
          .toBuffer(),
      );
      const last = pages.find((page) => page.includes('Ultimo punto'));
      expect(last).toContain('Secondo punto');
    }
  });

  it('moves a headed part of a sheet whole', async () => {
    for (let lines = 20; lines < 60; lines += 4) {
      const document = paper().addTitle();
      for (let line = 0; line < lines; line += 1) document.addParagraph(`Riga ${line}`);
      const rows = ['Uno', 'Due', 'Tre', 'Quattro'].map((label) => [label, 'valore'] as const);
      const pages = pdfPages(
        await document
          .addHeadedTable('Parte', { columns: [{ width: 1, isHeader: true }, { width: 1 }], rows })
          .toBuffer(),
      );
      const headed = pages.find((page) => page.includes('Parte'));
      expect(headed).toContain('Quattro');
    }
  });

  it('parts words from the figures before them', () => {
    const [figures, words] = placeCells([{ width: 1, align: 'right' }, { width: 1 }], 0, 200);
    const gap = (words?.x ?? 0) - ((figures?.x ?? 0) + (figures?.width ?? 0));
    expect(gap).toBeGreaterThanOrEqual(20);
  });

  it('shows who signs online, and how, beside a code', async () => {
    const file = await new PdfDocumentBuilder({ title: 'Prova', onlineSignature, created })
      .addSignatures(['Firma: Ada Neri'], { statement: 'Letto.' })
      .toBuffer();
    expect(pdfText(file)).toContain('Letto. Firma: Ada Neri Firma online. https://qui.example/a1');
    expect(pdfTags(file)).toContain('Figure');
  });

  it('signs online beside the last words without an empty page before', async () => {
    const pages = pdfPages(
      await Array.from({ length: 32 }, (_, line) => `Riga ${line}`)
        .reduce(
          (pdf, line) => pdf.addParagraph(line),
          new PdfDocumentBuilder({ title: 'Prova', onlineSignature, created }),
        )
        .addSignatures(['Firma: Ada Neri'], { statement: 'Letto.', note: 'Nota.' })
        .toBuffer(),
    );
    expect(pages).toHaveLength(1);
  });

  it('prints its edition on each page', async () => {
    const pages = pdfPages(
      await new PdfDocumentBuilder({ title: 'Prova', edition: '2026-11', created })
        .addTitle()
        .addPage()
        .addParagraph('Seconda')
        .toBuffer(),
    );
    expect(pages).toHaveLength(2);
    for (const page of pages) expect(page).toContain('Edizione 2026-11');
  });

  it.each([
    [undefined, 'Pratiche Infissi'],
    ['Finestre & Co', 'Finestre & Co'],
    ['Sportello Serramenti e Detrazioni del Nord', 'Sportello Serramenti e Detrazioni'],
  ])('prints the name %s above each page, beside its title', async (brand, text) => {
    const pages = pdfPages(
      await new PdfDocumentBuilder({ title: 'Prova di stampa', brand, created })
        .addTitle()
        .addPage()
        .addParagraph('Seconda')
        .toBuffer(),
    );
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      expect(page).toContain(text);
      expect(page).toContain('Prova di stampa');
    }
  });

  it('keeps hostile text inside its cell and carries on after a cell higher than a page', async () => {
    const pages = pdfPages(
      await paper()
        .addKeyValues([
          ['Note', 'parola '.repeat(4_000)],
          ['Dopo', 'visibile'],
        ])
        .addCheckBox('Accetto', true)
        .addSignatures(['Il beneficiario'], { statement: 'Letto.' })
        .toBuffer(),
    );
    expect(pages.join('')).toContain('visibile');
    expect(pages.join('')).toContain('Il beneficiario');
  });
});
