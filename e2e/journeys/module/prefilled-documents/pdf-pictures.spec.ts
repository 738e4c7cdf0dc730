import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { completeCompany } from '../../../../backend/test/kit/signature-fixtures.js';
import { createRegistration } from '../../../../backend/test/kit/registration-fixtures.js';
import { expect, test } from '../../../support/page-helpers.js';
import { createMember, ecobonusForm, save } from '../../../support/portal-kit.js';

const PDF_JS = join(import.meta.dirname, '../../../../node_modules/pdfjs-dist/build');
const PICTURES = join(import.meta.dirname, '../../../test-results/screens/pdf');
/** An address that only this page knows, for the library that draws. */
const HERE = 'https://disegno.example';
/** Nothing is printed nearer to an edge of the paper, in millimetres. */
const MARGIN_MM = 8;

interface DrawnPage {
  picture: string;
  /** Share of the page that is not white. */
  ink: number;
  /** From an edge of the paper to the nearest ink, in millimetres. */
  margin: number;
}

/** Serves pdf.js, which the wizard draws with too. */
async function openDrawingPage(page: Page): Promise<void> {
  await page.route(`${HERE}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === '')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>PDF</title>' });
    return route.fulfill({
      contentType: 'text/javascript',
      body: readFileSync(join(PDF_JS, name), 'utf8'),
    });
  });
  await page.goto(`${HERE}/`);
}

const drawPages = (page: Page, pdf: Buffer): Promise<DrawnPage[]> =>
  page.evaluate(
    async ({ base64, here }) => {
      const library = (await import(/* webpackIgnore: true */ `${here}/pdf.min.mjs`)) as {
        GlobalWorkerOptions: { workerSrc: string };
        getDocument: (source: object) => { promise: Promise<PdfDocument> };
      };
      interface PdfDocument {
        numPages: number;
        getPage: (at: number) => Promise<PdfPage>;
      }
      interface PdfPage {
        getViewport: (options: { scale: number }) => { width: number; height: number };
        render: (options: object) => { promise: Promise<void> };
      }
      library.GlobalWorkerOptions.workerSrc = `${here}/pdf.worker.min.mjs`;
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const document_ = await library.getDocument({ data }).promise;
      const pages = [];
      for (let at = 1; at <= document_.numPages; at += 1) {
        const one = await document_.getPage(at);
        const scale = 1.5;
        const viewport = one.getViewport({ scale });
        const canvas = document.createElement('canvas');
        canvas.width = Math.round(viewport.width);
        canvas.height = Math.round(viewport.height);
        const context = canvas.getContext('2d')!;
        await one.render({ canvas, canvasContext: context, viewport }).promise;
        const { data: pixels } = context.getImageData(0, 0, canvas.width, canvas.height);
        let inked = 0;
        let nearest = Number.POSITIVE_INFINITY;
        for (let index = 0; index < pixels.length; index += 4) {
          if (Math.min(pixels[index]!, pixels[index + 1]!, pixels[index + 2]!) > 200) continue;
          inked += 1;
          const x = (index / 4) % canvas.width;
          const y = Math.floor(index / 4 / canvas.width);
          nearest = Math.min(nearest, x, y, canvas.width - 1 - x, canvas.height - 1 - y);
        }
        pages.push({
          picture: canvas.toDataURL('image/png').split(',')[1]!,
          ink: inked / (canvas.width * canvas.height),
          margin: (nearest / scale / 72) * 25.4,
        });
      }
      return pages;
    },
    { base64: pdf.toString('base64'), here: HERE },
  );

test('every PDF of the portal fits its paper, page by page @core', async ({ page }) => {
  test.setTimeout(300_000);
  const me = await createMember({
    packages: [{ credits: 20 }],
    businessName: 'Falegnameria e Serramenti Artigianali Mastropasqua di Andria S.n.c.',
  });
  await completeCompany(me);
  const { id } = await save(
    me.http,
    ecobonusForm({
      beneficiaryFirstName: 'Massimiliano Bartolomeo',
      beneficiaryLastName: 'Castelluccio Mastropasqua',
    }),
  );
  const files: [string, () => Promise<{ status: number; bytes: Buffer }>][] = [
    ...['DELEGA', 'ATTO', 'REQ', 'CONGR'].map((code): (typeof files)[number] => [
      code,
      () => me.http.get(`Module/prefilled/${id}/${code}`),
    ]),
    ['stima', () => me.http.get(`Module/deduction-estimate/${id}`)],
    [
      'lettera-di-incarico',
      () => me.http.post('Accounts/download-contract', { json: createRegistration() }),
    ],
    ['manuale', () => me.http.get('Library/guides/manuale-utente')],
    ['domande-frequenti', () => me.http.get('Library/guides/domande-frequenti')],
  ];
  mkdirSync(PICTURES, { recursive: true });
  await openDrawingPage(page);
  for (const [name, read] of files) {
    const { status, bytes } = await read();
    expect(status, name).toBe(200);
    const pages = await drawPages(page, bytes);
    expect(pages.length, name).toBeGreaterThan(0);
    for (const [index, { picture, ink, margin }] of pages.entries()) {
      writeFileSync(join(PICTURES, `${name}-${index + 1}.png`), Buffer.from(picture, 'base64'));
      const place = `${name}, page ${index + 1}`;
      expect(ink, `${place} is not empty`).toBeGreaterThan(0.002);
      expect(margin, `${place} keeps its margins`).toBeGreaterThanOrEqual(MARGIN_MM);
    }
  }
});
