import { describe, expect, it } from '@jest/globals';
import { dossierInvoice, invoiceLine as line, WORKS_COSTS } from '../../test/invoice-fixtures.js';
import type { ExpenseType } from '../dossier/index.js';
import type { DossierInvoice } from './dossier-invoice.js';
import { calculateInvoiceCosts } from './invoice-costs.js';
import { listCostProposals } from './propose-costs.js';

const propose = (invoices: readonly DossierInvoice[], products: readonly ExpenseType[] = []) =>
  Object.fromEntries(
    listCostProposals(calculateInvoiceCosts(invoices, products, WORKS_COSTS)).map(
      ({ field, value }) => [field.replace('spese.', ''), value],
    ),
  );

const WINDOWS = line('Fornitura finestre in PVC', 8000);
const FITTING = line('Posa in opera dei serramenti', 1000);
const DEPOSIT = { documentType: 'TD02', number: '7', date: '2026-08-01' };
const BALANCE = { number: '12', relatedInvoices: [{ number: '7', date: '2026-08-01' }] };
const SPLIT = {
  fornituraSerramenti: 8000,
  posaSerramenti: 1000,
  aliquotaIvaSerramenti: 10,
  spesaDetraibileSerramenti: 9900,
  speseProfessionaliSerramenti: 0,
};

describe('costs of a product', () => {
  it.each<[string, readonly DossierInvoice[], object]>([
    ['supply and fitting apart', [dossierInvoice([WINDOWS, FITTING])], SPLIT],
    [
      'no fitting is zero',
      [dossierInvoice([WINDOWS])],
      { ...SPLIT, posaSerramenti: 0, spesaDetraibileSerramenti: 8800 },
    ],
    [
      'a discount is taken off, from which of both is not known',
      [dossierInvoice([WINDOWS, FITTING, line('Sconto 5%', -500)])],
      { spesaDetraibileSerramenti: 9350, speseProfessionaliSerramenti: 0 },
    ],
    [
      'supply with fitting for one price cannot be told apart',
      [dossierInvoice([line('Fornitura e posa in opera di finestre', 9000)])],
      { spesaDetraibileSerramenti: 9900, speseProfessionaliSerramenti: 0 },
    ],
    [
      'two rates are no rate',
      [dossierInvoice([WINDOWS, line('Posa finestre', 1000, { vatRate: 22 })])],
      {
        fornituraSerramenti: 8000,
        posaSerramenti: 1000,
        spesaDetraibileSerramenti: 10_020,
        speseProfessionaliSerramenti: 0,
      },
    ],
    [
      'fees on another invoice',
      [
        dossierInvoice([WINDOWS, FITTING]),
        dossierInvoice([line('Pratica ENEA', 100, { vatRate: 22 })], { number: '3' }),
      ],
      { ...SPLIT, speseProfessionaliSerramenti: 122 },
    ],
    [
      'other lines do not count',
      [dossierInvoice([WINDOWS, FITTING, line('Tinteggiatura pareti', 700)])],
      SPLIT,
    ],
  ])('%s', (_, invoices, expected) => {
    expect(propose(invoices)).toEqual(expected);
  });

  it('are those of each product where the lines name it', () => {
    expect(
      propose([
        dossierInvoice([
          line('Fornitura finestre', 5000),
          line('Posa finestre', 500),
          line('Persiane in alluminio', 2000),
        ]),
      ]),
    ).toMatchObject({
      spesaDetraibileSerramenti: 6050,
      spesaDetraibileChiusure: 2200,
      posaChiusure: 0,
    });
  });

  it('are not proposed while a line belongs to several products', () => {
    const invoice = dossierInvoice([
      line('Fornitura finestre', 5000),
      line('Persiane in alluminio', 2000),
      line('Posa in opera', 900),
    ]);
    expect(propose([invoice])).toEqual({});
    expect(propose([dossierInvoice([WINDOWS, line('Posa in opera', 1000)])])).toEqual(SPLIT);
  });

  it('that no line names go to the only product of the dossier', () => {
    const invoice = dossierInvoice([line('Fornitura come da preventivo', 1000)]);
    expect(propose([invoice], ['schermature'])).toMatchObject({ fornituraSchermature: 1000 });
    expect(propose([invoice])).toEqual({});
  });
});

describe('deposit and balance', () => {
  const deposit = dossierInvoice([line('Acconto su fornitura finestre', 2700)], DEPOSIT);
  it.each<[string, readonly DossierInvoice[], object]>([
    [
      'the balance takes it off',
      [deposit, dossierInvoice([WINDOWS, FITTING, line('A dedurre acconto ft 7', -2700)], BALANCE)],
      SPLIT,
    ],
    [
      'the balance bills all and what is left to pay is less the deposit',
      [
        deposit,
        dossierInvoice([WINDOWS, FITTING], {
          ...BALANCE,
          payments: [{ dueDate: null, amount: 9900 - 2970, iban: null, method: 'MP05' }],
        }),
      ],
      SPLIT,
    ],
    [
      'the balance bills the rest',
      [deposit, dossierInvoice([line('Saldo fornitura finestre', 6300)], BALANCE)],
      { spesaDetraibileSerramenti: 9900, speseProfessionaliSerramenti: 0 },
    ],
    [
      'the deposit alone',
      [deposit],
      { spesaDetraibileSerramenti: 2970, speseProfessionaliSerramenti: 0 },
    ],
    [
      'a credit note takes the deposit back',
      [
        deposit,
        dossierInvoice([line('Storno acconto finestre', 2700)], {
          documentType: 'TD04',
          number: '9',
          relatedInvoices: [{ number: '7', date: null }],
        }),
        dossierInvoice([WINDOWS, FITTING]),
      ],
      SPLIT,
    ],
  ])('%s', (_, invoices, expected) => {
    expect(propose(invoices)).toEqual(expected);
  });
});

describe('a credit note', () => {
  it.each([
    ['with positive sums', 500],
    ['with negative sums', -500],
  ])('%s is subtracted', (_, net) => {
    const note = dossierInvoice([line('Abbuono fornitura finestre', net)], {
      documentType: 'TD04',
      number: '20',
    });
    expect(propose([dossierInvoice([WINDOWS, FITTING]), note])).toMatchObject({
      spesaDetraibileSerramenti: 9350,
    });
  });

  it('over the whole of an invoice takes it out', () => {
    const wrong = dossierInvoice([line('Fornitura finestre', 777)], { number: '11' });
    const note = dossierInvoice([line('Storno totale', 777)], {
      documentType: 'TD04',
      number: '20',
      relatedInvoices: [{ number: '11', date: '2026-09-20' }],
    });
    expect(propose([wrong, note, dossierInvoice([WINDOWS, FITTING])])).toEqual(SPLIT);
  });
});

it('says which lines of which invoice a cost comes from', () => {
  const [first] = listCostProposals(
    calculateInvoiceCosts([dossierInvoice([WINDOWS, WINDOWS, FITTING])], [], WORKS_COSTS),
  );
  expect(first?.reason).toBe(
    'Fattura n. 12 del 20/09/2026, righe 1 e 2: 16.000,00\u00a0€ senza IVA.',
  );
});
