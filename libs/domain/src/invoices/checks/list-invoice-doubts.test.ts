import { describe, expect, it } from '@jest/globals';
import { validDossierForm, validWindow } from '../../../test/dossier-fixtures.js';
import {
  dossierInvoice,
  invoiceContext,
  invoiceLine as line,
} from '../../../test/invoice-fixtures.js';
import { BUILT_IN_SETTINGS, type DossierForm } from '../../index.js';
import type { DossierInvoice } from '../dossier-invoice.js';
import type { EInvoice } from '../e-invoice.js';
import { listInvoiceDoubts } from './list-invoice-doubts.js';

const GOODS = line('Finestra PVC 1200x1400, beni significativi', 700, { quantity: 1, unit: 'pz' });
const FITTING = line('Posa in opera finestra', 100);
const LINES = [GOODS, FITTING];
const FORM = validDossierForm({
  manufatti: { serramenti: [validWindow({ superficie: 1.68 })], schermature: [], chiusure: [] },
  spese: {
    ...validDossierForm().spese,
    spesaDetraibileSerramenti: 880,
    speseProfessionaliSerramenti: 0,
  },
});
const list = (invoices: readonly DossierInvoice[], form: DossierForm = FORM) =>
  listInvoiceDoubts(form, invoices, invoiceContext(), BUILT_IN_SETTINGS);
const checks = (invoices: readonly DossierInvoice[], form: DossierForm = FORM) =>
  list(invoices, form).map(({ check, isNote }) => (isNote ? `(${check})` : check));
const withInvoice = (change: Partial<EInvoice>, lines = LINES) => [dossierInvoice(lines, change)];
const customer = (taxCode: string) => ({
  ...dossierInvoice(LINES).invoice.customer,
  name: 'Luigi Verdi',
  taxCode,
});
const supplier = (vatNumber: string) => ({
  ...dossierInvoice(LINES).invoice.supplier,
  vatNumber,
});

describe('doubts about invoices', () => {
  it('are none where all agrees, and none without invoices', () => {
    expect(list([dossierInvoice(LINES)])).toEqual([]);
    expect(list([])).toEqual([]);
  });

  it.each<[string, readonly DossierInvoice[], string[]]>([
    ['another holder', withInvoice({ customer: customer('VRDLGU80A01F205X') }), ['intestatario']],
    ['another supplier', withInvoice({ supplier: supplier('12345678903') }), ['fornitore']],
    [
      'fees of another supplier are none',
      withInvoice({ supplier: supplier('12345678903') }, [
        line('Pratica ENEA', 800, { vatRate: 10 }),
      ]),
      [],
    ],
    ['a date in the future', withInvoice({ date: '2026-12-01' }), ['date']],
    ['more than a year before the start', withInvoice({ date: '2025-08-31' }), ['date']],
    ['a year before the start, of another year', withInvoice({ date: '2025-09-01' }), ['date']],
    ['late after the end', withInvoice({ date: '2026-11-20' }), []],
    ['more than invoiced', withInvoice({}, [GOODS]), ['somme']],
    [
      'less than invoiced',
      withInvoice({}, [GOODS, line('Posa in opera finestra', 900)]),
      ['somme'],
    ],
    ['other works', withInvoice({}, [...LINES, line('Tinteggiatura pareti', 50)]), ['altriLavori']],
    [
      'no significant goods at ten percent',
      withInvoice({}, [line('Finestra PVC 1200x1400', 700, { unit: 'pz' }), FITTING]),
      ['iva'],
    ],
    [
      'nothing but generic words',
      withInvoice({}, [line('Fornitura e posa infissi', 880, { vatRate: 0 })]),
      ['descrizione'],
    ],
    [
      'another surface',
      withInvoice({}, [
        { ...GOODS, description: 'Finestra 1000x1400, beni significativi' },
        FITTING,
      ]),
      ['quantita'],
    ],
    ['a sum that does not add up', withInvoice({ total: 990 }), ['iva']],
  ])('%s', (_, invoices, expected) => {
    expect(checks(invoices)).toEqual(expected);
  });

  it('of a changed signature and of another dossier name the invoice', () => {
    const invoice = dossierInvoice(LINES, {}, { isTampered: true, otherDossierIds: [4, 9] });
    const doubts = list([invoice]);
    expect(doubts.map(({ check }) => check)).toEqual(['firma', 'altraPratica']);
    expect(doubts[1]).toMatchObject({
      invoiceId: invoice.id,
      message:
        'La fattura n. 12 del 20/09/2026 è anche nelle pratiche 4, 9: la stessa spesa si detrae una volta sola.',
    });
  });

  it('hold the supply against the ceiling', () => {
    // Zone E: 780 €/m² × 1,68 m² = 1.310,40 €.
    const at = (net: number) =>
      checks([dossierInvoice([{ ...GOODS, net }, FITTING])], {
        ...FORM,
        spese: { ...FORM.spese, spesaDetraibileSerramenti: (net + 100) * 1.1 },
      });
    expect(at(1310.4)).toEqual([]);
    expect(at(1310.41)).toEqual(['massimale']);
  });

  it('tell deposits and credit notes that were reckoned with', () => {
    const deposit = dossierInvoice([line('Acconto finestra', 200)], {
      documentType: 'TD02',
      number: '1',
      date: '2026-09-02',
    });
    const related = [{ number: '1', date: '2026-09-02' }];
    const all = (change: Partial<EInvoice>) => [
      deposit,
      dossierInvoice(LINES, { relatedInvoices: related, ...change }),
    ];
    const left = [{ dueDate: null, amount: 660, iban: null, method: null }];
    expect(checks(all({ payments: left }))).toEqual(['(acconto)']);
    expect(checks(all({ payments: [] }))).toEqual(['somme', 'acconto']);
    expect(checks([deposit])).toContain('acconto');
    const note = (number: string) =>
      dossierInvoice([line('Abbuono fornitura finestra', 100)], {
        documentType: 'TD04',
        number: '30',
        relatedInvoices: [{ number, date: null }],
      });
    const form = { ...FORM, spese: { ...FORM.spese, spesaDetraibileSerramenti: 770 } };
    expect(checks([dossierInvoice(LINES), note('12')], form)).toEqual(['(notaDiCredito)']);
    expect(checks([dossierInvoice(LINES), note('99')], form)).toEqual(['notaDiCredito']);
  });
});
