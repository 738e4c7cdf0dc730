import { BUILT_IN_SETTINGS, createAllRules } from '@pratiche/domain';
import { describe, expect, it } from '@jest/globals';
import {
  chiusura,
  ecobonusForm,
  schermatura,
  serramento,
} from '../../../test/kit/dossier-fixtures.js';
import { pdfPages, pdfText } from '../../../test/kit/pdf-text.js';
import { createDossierSummaryPdf, type DossierSummaryData } from './dossier-summary.factory.js';

const summarize = (
  change: Partial<DossierSummaryData['dossier']> = {},
  cpids: DossierSummaryData['cpids'] = [],
  documents = [{ name: 'Fattura', fileName: 'acconto.pdf, saldo.pdf' }],
) =>
  createDossierSummaryPdf(
    {
      dossier: {
        id: 12,
        status: 'SENT',
        serviceType: 1,
        businessName: 'Serramenti Bianchi',
        sent: new Date('2026-11-20T10:00:00Z'),
        completed: null,
        deadlineDate: '2026-12-24',
        data: ecobonusForm(),
        ...change,
      },
      documents,
      cpids,
      created: new Date('2026-11-28T08:30:00Z'),
    },
    createAllRules(BUILT_IN_SETTINGS),
  );

const manyProducts = ecobonusForm({
  manufatti: {
    serramenti: Array.from({ length: 6 }, () => serramento()),
    schermature: [schermatura()],
    chiusure: [chiusura(), chiusura()],
  },
  spese: { ...ecobonusForm().spese, spesaDetraibileSchermature: 700 },
});

describe('dossier summary', () => {
  it('says whose dossier it is, where it stands, its data and its documents', async () => {
    const bytes = await summarize();
    const text = pdfText(bytes);
    for (const part of [
      'Pratica n. 12 · Ortensia Brughetti',
      'Riepilogo al 28/11/2026 09:30',
      'Servizio Ecobonus',
      'Stato Inviata',
      'Installatore Serramenti Bianchi',
      'Inviata il 20/11/2026',
      'Scadenza 24/12/2026, termine di legge 30/12/2026',
      'Dati catastali',
      'Spese congrue sostenute 4.970,50 €',
      'Fattura acconto.pdf, saldo.pdf',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('CPID');
    expect(text.indexOf('Dati catastali')).toBeLessThan(text.indexOf('Documenti'));
  });

  it('leads with what it is read for', async () => {
    expect(pdfText(await summarize())).toMatch(
      /Servizio Ecobonus Stato Inviata Spesa 4\.970,50 € Immobile Via delle Ginestre 12\/B .* Lavori dal /,
    );
  });

  it('needs two pages for a common dossier', async () => {
    const pages = pdfPages(await summarize());
    expect(pages).toHaveLength(2);
    expect(pages[1]?.split('\n').length).toBeGreaterThan(30);
  });

  it('needs no third page for the documents of two declarations', async () => {
    const data = ecobonusForm({
      manufatti: {
        serramenti: [serramento(), serramento(), serramento()],
        schermature: [schermatura()],
        chiusure: [],
      },
      spese: { ...ecobonusForm().spese, spesaDetraibileSchermature: 1_290 },
    });
    const documents = Array.from({ length: 8 }, (_, index) => ({
      name: `Documento ${index + 1}`,
      fileName: `documento-${index + 1}.pdf`,
    }));
    const pages = pdfPages(await summarize({ data }, [], documents));
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain('documento-8.pdf');
  });

  it('has the CPID and the day of a completed dossier in place of its deadline', async () => {
    const completed = new Date('2026-11-27T23:30:00Z');
    const text = pdfText(
      await summarize({ status: 'SELLED', completed }, [
        { filing: 'serramenti', cpid: 'ENEA-2026-1' },
        { filing: 'schermature', cpid: 'ENEA-2026-2' },
      ]),
    );
    expect(text).toContain('Completata il 28/11/2026');
    expect(text).toContain('Codice CPID, Serramenti ENEA-2026-1');
    expect(text).toContain('Codice CPID, Schermature e chiusure ENEA-2026-2');
    expect(text).not.toContain('Scadenza');
  });

  it('puts up to four products beside each other, and keeps each table on one page', async () => {
    const bytes = await summarize({ data: manyProducts });
    const pages = pdfPages(bytes);
    const text = pdfText(bytes);
    for (const title of [
      'Serramenti 1–3 Serramento 1 Serramento 2 Serramento 3',
      'Serramenti 4–6 Serramento 4 Serramento 5 Serramento 6',
      'Schermatura solare 1 Tipologia',
      'Chiusure oscuranti 1–2 Chiusura oscurante 1 Chiusura oscurante 2',
    ]) {
      expect(text).toContain(title);
    }
    // A table that goes on would repeat its head.
    for (const last of ['Serramento 4', 'Serramento 6', 'Chiusura oscurante 2'])
      expect(pages.filter((page) => page.includes(last))).toHaveLength(1);
  });

  it('puts each declaration above its own products and expenses', async () => {
    const text = pdfText(await summarize({ data: manyProducts }));
    const order = [
      'Dichiarazione 1 di 2: Serramenti · tipo di intervento',
      'Serramenti 1–3',
      'Spese: Serramenti',
      'Dichiarazione 2 di 2: Schermature e chiusure · tipo di intervento',
      'Schermatura solare 1',
      'Chiusure oscuranti 1–2',
      'Spese: Schermature e chiusure',
    ].map((part) => text.indexOf(part));
    expect(Math.min(...order)).toBeGreaterThan(0);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('leaves no title of a declaration alone at the end of a page', async () => {
    for (const serramenti of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const { schermature, chiusure } = manyProducts.manufatti;
      const data = {
        ...manyProducts,
        manufatti: {
          serramenti: Array.from({ length: serramenti }, () => serramento()),
          schermature,
          chiusure,
        },
      };
      for (const page of pdfPages(await summarize({ data })))
        if (page.includes('Dichiarazione 2 di 2')) expect(page).toContain('Schermatura solare 1');
    }
  });
});
