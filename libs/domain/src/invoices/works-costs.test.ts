import { describe, expect, it } from '@jest/globals';
import { listSaid, spent } from '../../test/invoice-doubt-fixtures.js';
import { dossierInvoice, invoiceLine as line, WORKS_COSTS } from '../../test/invoice-fixtures.js';
import type { ExpenseType } from '../dossier/index.js';
import type { InvoiceLine } from './e-invoice.js';
import { calculateInvoiceCosts, sumCosts } from './invoice-costs.js';
import { listCostProposals } from './propose-costs.js';
import { createWorksCostMatcher, findWorksCostWordsFault } from './works-cost-words.js';

const LONG_LIST = Array.from({ length: 100 }, () => 'nolo').join('\n');

const isWorksCost = createWorksCostMatcher(WORKS_COSTS);

describe('words of works', () => {
  it.each<[string, boolean]>([
    ['Trasporto', true],
    ['Spese di TRASPORTI al cantiere', true],
    ['Smaltimento vecchi serramenti', true],
    ['Nolo piattaforma', true],
    ['Nolo di una piattaforma aerea', true],
    ['Noleggio della piattaforma', true],
    ['Opere murarie di ripristino', true],
    ['Assistenze murarie', true],
    ['Tiro in quota', true],
    ['Ponteggi', true],
    ['Tiri ai piani', true],
    ['Tiri al piano', true],
    ['Recapito al piano', true],
    ['Spese di spedizione', true],
    ['Facchinaggio', true],
    ['Nolo cestello', true],
    ['Noleggio montacarichi', true],
    ['Opere in muratura', true],
    ['Ritiro dell’usato', true],
    ['Spese di incasso', false],
    ['Nolo furgone', false],
    ['Piattaforma informatica', false],
    ['Trasportatore meccanico', false],
    ['Opere idrauliche', false],
    ['Tinteggiatura pareti', false],
    ['', false],
  ])('%s: %s', (text, expected) => expect(isWorksCost(text)).toBe(expected));

  it.each<[string, string, boolean]>([
    ['Sopralluogo', 'sopralluogo', true],
    ['Trasporto', 'sopralluogo', false],
    ['Trasporto', '', false],
    ['Oneri della sicurezza', '  oneri di sicurezza  \n\nsopralluogo', true],
  ])('%s by %j: %s', (text, words, expected) =>
    expect(createWorksCostMatcher({ worksCostWords: { words } })(text)).toBe(expected),
  );

  it.each<[string, string | null]>([
    ['', null],
    ['trasporto\n\nnolo', null],
    ['di', 'Ogni riga deve avere almeno una parola di 4 lettere.'],
    ['a'.repeat(61), 'Ogni riga ha al massimo 60 caratteri.'],
    [LONG_LIST, null],
    [`${LONG_LIST}\nnolo`, 'Al massimo 100 righe.'],
    [WORKS_COSTS.worksCostWords.words, null],
  ])('%j may be set: %s', (words, fault) => expect(findWorksCostWordsFault(words)).toBe(fault));
});

const WINDOWS = line('Fornitura finestre in PVC', 6000);
const FITTING = line('Posa in opera delle finestre', 1000);
const SHUTTERS = line('Persiane in alluminio', 3000);
const TRANSPORT = line('Trasporto', 100.01);
const DISPOSAL = line('Smaltimento vecchi infissi', 200);

const costs = (lines: readonly InvoiceLine[], products: readonly ExpenseType[] = []) =>
  calculateInvoiceCosts([dossierInvoice(lines)], products, WORKS_COSTS);
const propose = (lines: readonly InvoiceLine[]) =>
  Object.fromEntries(
    listCostProposals(costs(lines)).map(({ field, value, reason }) => [
      field.slice(6),
      { value, reason },
    ]),
  );

describe('costs of the works', () => {
  it('are part of the expense, beside the fitting, with a remark', () => {
    const remark =
      ' Comprende le righe «Trasporto», «Smaltimento vecchi infissi» (330,01\u00a0€ con l’IVA, 300,01\u00a0€ senza): chiedi al consulente se rientrano nella detrazione.';
    expect(propose([WINDOWS, FITTING, TRANSPORT, DISPOSAL])).toMatchObject({
      fornituraSerramenti: {
        value: 6000,
        reason: 'Fattura n. 12 del 20/09/2026, riga 1: 6.000,00\u00a0€ senza IVA.',
      },
      posaSerramenti: {
        value: 1300.01,
        reason: `Fattura n. 12 del 20/09/2026, righe 2, 3 e 4: 1.300,01\u00a0€ senza IVA.${remark}`,
      },
      aliquotaIvaSerramenti: { value: 10 },
      spesaDetraibileSerramenti: {
        value: 8030.01,
        reason: `Fattura n. 12 del 20/09/2026, righe 1, 2, 3 e 4: 8.030,01\u00a0€ IVA compresa.${remark}`,
      },
    });
  });

  it('stand for the fitting where there is none', () => {
    expect(propose([WINDOWS, DISPOSAL])['posaSerramenti']).toMatchObject({ value: 200 });
  });

  it('of several products are divided by the expense of each, to the cent', () => {
    const proposed = propose([WINDOWS, SHUTTERS, TRANSPORT, line('Ponteggio', 0.01)]);
    const [windows, shutters] = ['Serramenti', 'Chiusure'].map(
      (name) => proposed[`spesaDetraibile${name}`],
    );
    expect([windows?.value, shutters?.value]).toEqual([6673.35, 3336.67]);
    expect(Number(windows?.value) + Number(shutters?.value)).toBeCloseTo(10_010.02, 5);
    expect(windows?.reason).toContain(
      '«Trasporto», «Ponteggio» (73,35\u00a0€ con l’IVA, 66,68\u00a0€ senza, una parte è divisa tra i prodotti in proporzione alla spesa di ciascuno): chiedi al consulente se rientrano nella detrazione.',
    );
  });

  it('go to the product that their line names', () => {
    expect(propose([WINDOWS, SHUTTERS, line('Smaltimento persiane', 100)])).toMatchObject({
      spesaDetraibileSerramenti: { value: 6600 },
      spesaDetraibileChiusure: { value: 3410 },
    });
  });

  it('that name a product of no expense go to the others', () => {
    expect(propose([WINDOWS, FITTING, line('Smaltimento vecchie persiane', 100)])).toMatchObject({
      spesaDetraibileSerramenti: { value: 7810 },
    });
  });

  it('of a credit note are taken off', () => {
    const note = dossierInvoice([TRANSPORT], { documentType: 'TD04', number: '13' });
    const { lines } = calculateInvoiceCosts(
      [dossierInvoice([WINDOWS, TRANSPORT]), note],
      [],
      WORKS_COSTS,
    );
    expect(sumCosts(lines.filter(({ part }) => part === 'connesso')).gross).toBe(0);
  });

  it('count nowhere without any expense', () => {
    expect(costs([TRANSPORT], ['serramenti']).lines.map(({ part }) => part)).toEqual(['altro']);
  });

  it('that the setting leaves out are told as before', () => {
    const { lines } = calculateInvoiceCosts([dossierInvoice([WINDOWS, TRANSPORT])], [], {
      worksCostWords: { words: '' },
    });
    expect(lines.map(({ part }) => part)).toEqual(['fornitura', 'altro']);
  });
});

describe('a dossier with costs of the works', () => {
  const GOODS = line('Finestra PVC 1200x1400, beni significativi', 700, { unit: 'pz' });
  const invoices = [
    dossierInvoice([GOODS, line('Posa in opera finestra', 100), line('Trasporto', 50)]),
  ];

  it.each<[string, number, number]>([
    ['with all of them', 935, 0],
    ['without any', 880, 0],
    ['with a part, as the adviser said', 900, 0],
    ['with more', 937, 1],
    ['with less', 878, 1],
  ])('%s has as many doubts: %d € have %d', (_, expense, count) => {
    expect(listSaid(invoices, spent(expense))).toHaveLength(count);
  });
});
