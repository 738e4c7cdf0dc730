import { BUILT_IN_SETTINGS, createAllRules } from '@pratiche/domain';
import { expect, it } from '@jest/globals';
import { ecobonusForm, schermatura, serramento } from '../../../test/kit/dossier-fixtures.js';
import { pdfPages } from '../../../test/kit/pdf-text.js';
import { createEneaSheetPdf } from './enea-sheet-file.factory.js';

const rules = createAllRules(BUILT_IN_SETTINGS);
const repeat = <Row>(row: Row, count: number) => Array.from({ length: count }, () => row);

it('prints every question, products of a kind beside each other, each declaration above its own', async () => {
  const form = ecobonusForm({
    manufatti: {
      serramenti: repeat(serramento(), 5),
      schermature: repeat(schermatura(), 5),
      chiusure: [],
    },
  });
  const pages = pdfPages(await createEneaSheetPdf(12, form, rules)).map((page) =>
    page.replace(/\s+/g, ' '),
  );
  expect(pages).toHaveLength(4);
  expect(pages[3]).toMatch(/^ ?Non richiesto da ENEA .*Categoria catastale A\/2/);
  expect(pages.slice(0, 3).join('')).not.toContain('Categoria catastale');
  const [data = '', windows = ''] = pages;
  expect(data).toContain('Pratica n. 12 · Ortensia Brughetti');
  // Not answered, and asked all the same.
  expect(data).toContain('Scala –');
  expect(windows).toContain('Dichiarazione 1 di 2: Serramenti');
  expect(windows).toContain('Serramenti 1–3 Serramento 1 Serramento 2 Serramento 3');
  expect(windows).toContain('Serramenti 4–5 Serramento 4 Serramento 5');
  for (const title of ['Dichiarazione 1 di 2', 'Dichiarazione 2 di 2']) {
    const page = pages.find((one) => one.includes(title));
    expect(page?.slice(page.indexOf(title))).toMatch(/^Dichiarazione \d di 2: .* 1–3 /);
  }
});
