import {
  BUILT_IN_SETTINGS,
  POSSESSION_TITLES,
  createAllRules,
  createEmptyOtherBeneficiary,
  type DossierForm,
  type PaperCode,
} from '@pratiche/domain';
import { describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPageContent, type PageContent } from '../../../mfe-wizard/src/signing/page-content.js';
import {
  createPrefilledPdf,
  listPrintedLines,
} from '../../src/module/prefilled-documents/prefilled-document.factory.js';
import { ecobonusForm } from '../kit/dossier-fixtures.js';
import { createPaperData, mixed } from '../kit/paper-fixtures.js';

const WORKER: string = 'pdfjs-dist/legacy/build/pdf.worker.mjs';
(globalThis as { pdfjsWorker?: unknown }).pdfjsWorker = await import(WORKER);

const PAPERS: readonly PaperCode[] = ['DELEGA', 'ATTO', 'REQ', 'CONGR'];
const COMPANY = {
  isCompany: true,
  beneficiaryCompanyName: 'Ellera Snc',
  beneficiaryAttorneyFirstName: 'Livia',
  beneficiaryAttorneyLastName: 'Ellera',
};
const OTHER = {
  ...createEmptyOtherBeneficiary(),
  beneficiaryFirstName: 'Ada',
  beneficiaryLastName: 'Neri',
  beneficiarySsn: 'NREDAA80A41A794X',
  beneficiaryPossessionTitle: 0 as const,
  beneficiaryExpenseShare: 2_070.5,
};
const VARIANTS: readonly (readonly [string, Partial<DossierForm>])[] = [
  ['a person', {}],
  ['a company', COMPANY],
  ['two beneficiaries', { otherBeneficiaries: [OTHER], beneficiaryExpenseShare: 4_000 }],
  ['Bonus Casa', { ...ecobonusForm(), serviceType: 2 }],
  ['data the provider acquires', { acquisizioneBeneficiario: true }],
  ['a title that a hand ticks', { immovablePossessionTitle: null }],
];
/** Words of the recorder: a box, and the document's own title. */
const RECORDED_MARKS = ['sì', 'no', 'Titolo'];
const STATE = /^(Selezionato|Non selezionato|Da selezionare): /;

interface ReadPage {
  content: PageContent[];
  /** The words that are drawn, without frame and page numbers. */
  drawn: string[];
}

async function readPages(file: Buffer): Promise<ReadPage[]> {
  const pdf = await getDocument({ data: new Uint8Array(file) }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const text = await page.getTextContent({ includeMarkedContent: true });
      const open: string[] = [];
      const drawn: string[] = [];
      for (const item of text.items)
        if ('str' in item) {
          if (!open.includes('Artifact')) drawn.push(item.str, item.hasEOL ? ' ' : '');
        } else if (item.type === 'endMarkedContent') open.pop();
        else open.push((item as { tag?: string }).tag ?? '');
      return {
        content: readPageContent(await page.getStructTree(), text),
        drawn: toWords(drawn.join('')),
      };
    }),
  );
}

/** Letters alone: a tag puts blanks where a line has none. */
const toWords = (text: string): string[] => [...text.replace(/\s+/g, '')].sort();

const listTexts = (content: readonly PageContent[]): string[] =>
  content.flatMap((part) => (typeof part === 'string' ? [part] : listTexts(part.children)));

describe.each(PAPERS)('%s is read as it is drawn and signed', (code) => {
  it.each(VARIANTS)('for %s', async (_, change) => {
    const data = createPaperData({ ...mixed, ...change });
    const rules = createAllRules(BUILT_IN_SETTINGS);
    const pages = await readPages(await createPrefilledPdf(code, data, rules));
    for (const { content, drawn } of pages) {
      const read = listTexts(content).map((text) => text.replace(STATE, ''));
      expect(toWords(read.join(' '))).toEqual(drawn);
    }
    const whole = pages.flatMap(({ content }) => listTexts(content)).join(' ');
    for (const { text } of listPrintedLines(code, data, rules))
      if (text !== null && !RECORDED_MARKS.includes(text))
        expect(squeeze(whole)).toContain(squeeze(text));
  });
});

const squeeze = (text: string): string => text.replace(/\s+/g, '');

it('says of each title whether it is chosen', async () => {
  const rules = createAllRules(BUILT_IN_SETTINGS);
  for (const { value, label } of POSSESSION_TITLES) {
    const data = createPaperData({ ...mixed, immovablePossessionTitle: value });
    const pages = await readPages(await createPrefilledPdf('ATTO', data, rules));
    const read = pages.flatMap(({ content }) => listTexts(content));
    expect(read.filter((text) => STATE.test(text))).toEqual(
      POSSESSION_TITLES.map((title) =>
        title.value === value ? `Selezionato: ${label}` : `Non selezionato: ${title.label}`,
      ),
    );
  }
});
