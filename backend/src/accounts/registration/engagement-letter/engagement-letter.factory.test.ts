import { BUILT_IN_SETTINGS, createAllRules } from '@pratiche/domain';
import { CONTRACT_TEXTS } from '@pratiche/domain/settings';
import { describe, expect, it } from '@jest/globals';
import { pdfPages, pdfText } from '../../../../test/kit/pdf-text.js';
import {
  renderEngagementLetter,
  engagementLetterFileName,
  type EngagementLetterData,
} from './index.js';

const DATA: EngagementLetterData = {
  businessName: 'Serramenti Bianchi',
  legalForm: 'Srl',
  street: 'Via delle Acacie 12',
  village: 'Frazione Piano',
  city: 'Cuneo',
  province: 'CN',
  region: 'Piemonte',
  zip: '12100',
  vat: '01234567897',
  sSNCompany: '01234567897',
  uniqueCode: 'ABC1234',
  email: 'info@bianchi.example',
  pec: 'bianchi@pec.example',
  phone: '3331234567',
  attorneyFirstName: 'Ortensia',
  attorneyLastName: 'Bianchi',
  attorneySSN: 'BNCRNS80A41D205X',
  attorneyMunicipality: '12100_Cuneo_CN',
  attorneyVillage: null,
  attorneyCity: 'Cuneo',
  attorneyProvince: 'CN',
  attorneyRegion: 'Piemonte',
  attorneyZip: '12100',
  attorneyIDCardType: 'Passaporto',
  attorneyIDCardNumber: 'YA1234567',
  attorneyIDCardExpiryDate: '2030-05-31',
  attorneyIDCardIssuingAuthority: 'Questura di Cuneo',
};
const createTerms = (provider = { name: '', address: '', vat: '', pec: '' }) => ({
  provider,
  texts: CONTRACT_TEXTS,
  controlTerm: 'fino al 31 dicembre 2041',
});
const NO_PROVIDER = createTerms();
const EMPTY = Object.fromEntries(
  Object.keys(DATA).map((key) => [key, null]),
) as unknown as EngagementLetterData;

describe('engagementLetter', () => {
  it('says who the parties are', async () => {
    const text = pdfText(
      await renderEngagementLetter(
        DATA,
        createTerms({
          name: 'Portale Esempio S.r.l.',
          address: 'Via Prova 1, Torino',
          vat: '07654321098',
          pec: 'portale@pec.example',
        }),
      ),
    );
    for (const part of [
      'Lettera di conferimento incarico',
      'Serramenti Bianchi',
      'Srl',
      'Via delle Acacie 12, Frazione Piano, 12100 Cuneo (CN), Piemonte',
      '01234567897',
      'ABC1234',
      'bianchi@pec.example',
      '3331234567',
      'Ortensia Bianchi',
      'BNCRNS80A41D205X',
      'Passaporto n. YA1234567',
      '31/05/2030',
      'Questura di Cuneo',
      'Portale Esempio S.r.l.',
      'Via Prova 1, Torino',
      '07654321098',
      'portale@pec.example',
    ])
      expect(text).toContain(part);
  });

  it('has both places to sign and the articles to approve apart', async () => {
    const text = pdfText(await renderEngagementLetter(DATA, NO_PROVIDER));
    expect(text.split('timbro e firma del legale rappresentante')).toHaveLength(3);
    expect(text).toContain('1341 e 1342 del codice civile');
  });

  it('says what art. 28 asks, the time for filing, prices, prepaid credits and court', async () => {
    const text = pdfText(await renderEngagementLetter(DATA, NO_PROVIDER));
    for (const part of [
      'anagrafici e di contatto, codice fiscale, documento d’identità, dati catastali',
      'Riguarda i Beneficiari',
      'solo su istruzione documentata',
      'avverte subito il Committente se ritiene che un’istruzione violi',
      'verifiche e ispezioni',
      'entro 48 ore',
      'conserva le pratiche completate fino al 31 dicembre 2041, anche se il rapporto finisce prima',
      'entro 5 giorni lavorativi dall’invio',
      'il cambiamento vale per gli acquisti successivi',
      'rimborsa entro 30 giorni i crediti acquistati e non usati',
      'il foro della sede del Fornitore',
    ])
      expect(text).toContain(part);
  });

  it('says that keeping completed dossiers outlasts the contract, unless the fitter takes them over', async () => {
    const text = pdfText(await renderEngagementLetter(DATA, NO_PROVIDER)).replace(/\s+/g, ' ');
    expect(text).toContain('svolta come responsabile del trattamento');
    expect(text).toContain(
      'a scelta del Committente, gli altri dati; le pratiche completate solo se',
    );
  });

  it('needs no page for the second signature alone', async () => {
    const controlTerm = createAllRules(BUILT_IN_SETTINGS).describeControlTerm(2026);
    const pages = pdfPages(await renderEngagementLetter(DATA, { ...NO_PROVIDER, controlTerm }));
    expect(pages).toHaveLength(3);
    expect(pages.at(-1)).toContain('10. Legge e foro');
  });

  it('names the clauses to approve apart by their titles', () => {
    const { approval, clauses } = CONTRACT_TEXTS;
    const named = [...approval.matchAll(/(\d+) \(([^)]+)\)/g)].map(
      ([, n, title]) => `${n}. ${title}`,
    );
    expect(named.length).toBeGreaterThan(3);
    for (const title of named) expect(clauses.map((clause) => clause.title)).toContain(title);
  });

  it('prints its edition on each page, and no signature without the words above it', async () => {
    const pages = pdfPages(await renderEngagementLetter(DATA, NO_PROVIDER));
    for (const page of pages) expect(page).toContain('Edizione 2026-12');
    const joined = pages.map((page) => page.replace(/\s+/g, ' '));
    for (const page of joined.filter((text) => text.includes('timbro e firma')))
      expect(page).toMatch(/ha letto e accetta le clausole|approva specificamente/);
  });

  it('parts no clause from its first point', async () => {
    for (let words = 0; words < 60; words += 4) {
      const pages = pdfPages(
        await renderEngagementLetter({ ...DATA, street: 'Via Lunga '.repeat(words) }, NO_PROVIDER),
      ).map((page) => page.replace(/\s+/g, ' '));
      for (const { title, points } of CONTRACT_TEXTS.clauses.filter((one) => one.points !== ''))
        expect(pages.find((page) => page.includes(title))).toContain(points.slice(0, 40));
    }
  });

  it('leaves out what is missing instead of writing "null"', async () => {
    const text = pdfText(await renderEngagementLetter(EMPTY, NO_PROVIDER));
    expect(text).not.toMatch(/null|undefined/);
    expect(text).toContain('Ragione sociale');
  });

  it('is neither broken nor misled by hostile names', async () => {
    const text = pdfText(
      await renderEngagementLetter(
        { ...DATA, businessName: `\u202EABC) Tj ET\u0000${'W'.repeat(5_000)}` },
        NO_PROVIDER,
      ),
    );
    expect(text).toContain('ABC) Tj ET');
    expect(text).not.toMatch(/\u202E/);
  });

  it('is named after the company', () => {
    expect(engagementLetterFileName(DATA)).toBe(
      'Lettera-di-conferimento-incarico-Serramenti-Bianchi.pdf',
    );
    expect(engagementLetterFileName({ businessName: '../../x\u202E/\n' })).not.toMatch(
      /[/\\\n\u202E]/,
    );
  });
});
