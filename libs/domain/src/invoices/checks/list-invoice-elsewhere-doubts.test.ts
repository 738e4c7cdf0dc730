import { describe, expect, it } from '@jest/globals';
import { dossierInvoice, invoiceLine } from '../../../test/invoice-fixtures.js';
import { listInvoiceElsewhereDoubts } from './list-invoice-elsewhere-doubts.js';

const { invoice } = dossierInvoice([invoiceLine('Finestra', 100)], {
  number: '7/A',
  date: '2026-03-04',
});
const { name } = invoice.supplier;

describe('an invoice in dossiers of other companies', () => {
  it.each<[number[], string]>([
    [
      [12],
      `La fattura n. 7/A del 04/03/2026 di ${name} è anche nella pratica 12 di un’altra azienda: ricontrolla di chi è la spesa, si detrae una volta sola`,
    ],
    [
      [12, 30],
      `La fattura n. 7/A del 04/03/2026 di ${name} è anche nelle pratiche 12, 30 di altre aziende: ricontrolla di chi è la spesa, si detrae una volta sola`,
    ],
  ])('%j', (dossierIds, message) => {
    expect(listInvoiceElsewhereDoubts([{ invoice, dossierIds }])).toEqual([
      {
        code: 'invoice-altraAzienda',
        field: 'documenti.FATTURA',
        value: '',
        limit: '',
        rule: 'La stessa spesa si detrae una volta sola',
        source: 'Fatture elettroniche della pratica',
        message,
      },
    ]);
  });
});
