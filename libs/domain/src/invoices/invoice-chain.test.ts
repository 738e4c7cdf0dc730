import { describe, expect, it } from '@jest/globals';
import { dossierInvoice, invoiceLine as line } from '../../test/invoice-fixtures.js';
import type { DossierInvoice } from './dossier-invoice.js';
import type { EInvoice } from './e-invoice.js';
import { buildInvoiceChain, isDepositInvoice, type InvoicePair } from './invoice-chain.js';

type Change = Partial<EInvoice>;
const { supplier: SUPPLIER } = dossierInvoice([]).invoice;
const WINDOWS = line('Finestre PVC', 800);
const related = (number: string, date: string | null = null) => ({
  relatedInvoices: [{ number, date }],
});
const paid = (...amounts: (number | null)[]) => ({
  payments: amounts.map((amount) => ({ dueDate: null, amount, iban: null, method: null })),
});
/** 880 € with VAT. */
const invoice = (change: Change = {}, lines = [WINDOWS]) => dossierInvoice(lines, change);
/** 220 € with VAT. */
const deposit = (change: Change = {}) =>
  dossierInvoice([line('Acconto finestre', 200)], {
    documentType: 'TD02',
    number: '1',
    date: '2026-09-02',
    ...change,
  });
const note = (net: number, change: Change = {}) =>
  dossierInvoice([line('Storno', net)], { documentType: 'TD04', number: '30', ...change });

describe('an invoice for a deposit', () => {
  it.each<[string, string, [string, number][], boolean, string]>([
    ['by its type', 'TD02', [['Finestre', 100]], true, 'TD02: acconto su fattura'],
    ['on a fee', 'TD03', [['Pratica ENEA', 100]], true, 'TD03: acconto su parcella'],
    ['by its only line', 'TD01', [['Acconto finestre', 100]], true, 'bills nothing else'],
    [
      'with a discount',
      'TD01',
      [
        ['Caparra', 100],
        ['Sconto', -10],
      ],
      true,
      'a discount is not billed',
    ],
    [
      'and something else',
      'TD01',
      [
        ['Acconto', 100],
        ['Finestre', 100],
      ],
      false,
      'bills windows too',
    ],
    ['that is taken off', 'TD01', [['A dedurre acconto', -100]], false, 'bills nothing'],
    ['with a sum of zero', 'TD01', [['Acconto finestre', 0]], false, 'bills nothing'],
    ['taken back', 'TD04', [['Acconto finestre', 100]], false, 'TD04: nota di credito'],
    ['without lines', 'TD01', [], false, 'bills nothing'],
  ])('%s', (_what, documentType, lines, expected, _source) => {
    const of = dossierInvoice(
      lines.map(([text, net]) => line(text, net)),
      { documentType },
    );
    expect(isDepositInvoice(of)).toBe(expected);
  });
});

/** The invoices as letters in their order; a credit note that is subtracted has a minus. */
const tellChain = (...invoices: DossierInvoice[]) => {
  const nameOf = (one: DossierInvoice) => 'abcd'.charAt(invoices.indexOf(one));
  const tellPairs = (pairs: readonly InvoicePair[]) =>
    pairs.map(({ first, second }) => `${nameOf(first)}${nameOf(second)}`).join(' ');
  const { counted, contained, unclear, cancelled } = buildInvoiceChain(invoices);
  return {
    counted: counted.map(({ source, sign }) => `${sign < 0 ? '-' : ''}${nameOf(source)}`).join(' '),
    contained: tellPairs(contained),
    unclear: tellPairs(unclear),
    cancelled: tellPairs(cancelled),
  };
};
const NOTHING = { contained: '', unclear: '', cancelled: '' };

describe('a credit note over an invoice', () => {
  const cancelled = { ...NOTHING, counted: '', cancelled: 'ab' };
  const apart = { ...NOTHING, counted: 'a -b' };
  it.each<[string, DossierInvoice[], object]>([
    ['of the whole sum', [invoice(), note(800, related('12'))], cancelled],
    [
      'before it in the list',
      [note(800, related('12')), invoice()],
      { ...cancelled, cancelled: 'ba' },
    ],
    ['with negative sums', [invoice(), note(-800, related('12'))], cancelled],
    ['with its date', [invoice(), note(800, related('12', '2026-09-20'))], cancelled],
    ['written with zeros', [invoice(), note(800, related('0012'))], cancelled],
    ['of another date', [invoice(), note(800, related('12', '2026-09-21'))], apart],
    ['of another number', [invoice(), note(800, related('13'))], apart],
    ['that names none', [invoice(), note(800)], apart],
    ['of a part', [invoice(), note(100, related('12'))], apart],
    [
      'of a part, with negative sums',
      [invoice(), note(-100, related('12'))],
      { ...apart, counted: 'a b' },
    ],
    ['five cents less', [invoice(), note(800, { ...related('12'), total: 879.96 })], cancelled],
    ['six cents less', [invoice(), note(800, { ...related('12'), total: 879.94 })], apart],
    ['six cents more', [invoice(), note(800, { ...related('12'), total: 880.06 })], apart],
    [
      'of another supplier',
      [
        invoice(),
        note(800, { ...related('12'), supplier: { ...SUPPLIER, vatNumber: '12345678903' } }),
      ],
      apart,
    ],
    [
      'of suppliers without a VAT number, by their name',
      [null, 'Beta']
        .flatMap((name) => [
          invoice({ supplier: { ...SUPPLIER, vatNumber: null, name: name ?? 'Alfa' } }),
        ])
        .concat(
          note(800, { ...related('12'), supplier: { ...SUPPLIER, vatNumber: null, name: 'Beta' } }),
        ),
      { ...NOTHING, counted: 'a', cancelled: 'bc' },
    ],
    [
      'of a supplier whose name is written in another way',
      [invoice(), note(800, { ...related('12'), supplier: { ...SUPPLIER, name: 'Chiari' } })],
      cancelled,
    ],
    [
      'over which there is one already',
      [invoice(), note(800, related('12')), note(800, { ...related('12'), number: '31' })],
      { ...cancelled, counted: '-c' },
    ],
    [
      'over a credit note',
      [note(800), note(800, { ...related('30'), number: '31' })],
      { ...apart, counted: '-a -b' },
    ],
    [
      'of a simplified invoice',
      [invoice({ documentType: 'TD07' }), note(800, { ...related('12'), documentType: 'TD08' })],
      cancelled,
    ],
  ])('%s', (_, invoices, expected) => expect(tellChain(...invoices)).toEqual(expected));
});

const BALANCE = related('1', '2026-09-02');
const TOTAL = line('Finestre a saldo', 800);
const TAKEN_OFF = line('A dedurre acconto', -200);

describe('a deposit and its balance', () => {
  const contained = { ...NOTHING, counted: 'b', contained: 'ab' };
  const unclear = { ...NOTHING, counted: 'a b', unclear: 'ab' };
  const apart = { ...NOTHING, counted: 'a b' };
  it.each<[string, DossierInvoice[], object]>([
    ['the rest is to be paid', [deposit(), invoice({ ...BALANCE, ...paid(660) })], contained],
    [
      'the rest is to be paid twice',
      [deposit(), invoice({ ...BALANCE, ...paid(300, null, 360) })],
      contained,
    ],
    ['to five cents', [deposit(), invoice({ ...BALANCE, ...paid(660.04) })], contained],
    ['six cents away', [deposit(), invoice({ ...BALANCE, ...paid(660.06) })], unclear],
    ['nothing says what is to be paid', [deposit(), invoice({ ...BALANCE, ...paid() })], unclear],
    [
      'nothing is left to pay, and nothing says so',
      [deposit(), dossierInvoice([line('Finestre', 200)], { ...BALANCE, ...paid() })],
      unclear,
    ],
    ['all of it is to be paid', [deposit(), invoice(BALANCE)], apart],
    [
      'a line says that it is the rest',
      [deposit(), invoice({ ...BALANCE, ...paid() }, [TOTAL])],
      apart,
    ],
    [
      'a line says the word in capitals',
      [deposit(), invoice({ ...BALANCE, ...paid() }, [line('SALDO finestre', 800)])],
      apart,
    ],
    [
      'one line of several says it',
      [deposit(), invoice({ ...BALANCE, ...paid() }, [line('Finestre', 700), line('Saldo', 100)])],
      apart,
    ],
    [
      'a word that only contains it',
      [
        deposit(),
        invoice({ ...BALANCE, ...paid() }, [line('Finestre con telaio saldobrasato', 800)]),
      ],
      unclear,
    ],
    [
      'a line takes it off',
      [deposit(), invoice({ ...BALANCE, ...paid() }, [WINDOWS, TAKEN_OFF])],
      apart,
    ],
    [
      'a line is a discount',
      [deposit(), invoice({ ...BALANCE, ...paid() }, [WINDOWS, line('Sconto finestre', -10)])],
      unclear,
    ],
    [
      'a line bills another deposit',
      [deposit(), invoice({ ...BALANCE, ...paid() }, [WINDOWS, line('Acconto posa', 10)])],
      unclear,
    ],
    ['the balance names none', [deposit(), invoice(paid(660))], apart],
    [
      'a line names it without a sum',
      [deposit(), invoice({ ...BALANCE, ...paid() }, [WINDOWS, line('Acconto ft 1', 0)])],
      unclear,
    ],
    [
      'what the balance names is no deposit',
      [invoice({ number: '1', date: '2026-09-02' }), invoice({ ...BALANCE, ...paid() })],
      apart,
    ],
    ['the balance names another', [deposit(), invoice({ ...related('2'), ...paid(660) })], apart],
    ['a deposit names it', [deposit(), deposit({ ...BALANCE, ...paid(), number: '2' })], apart],
    [
      'a credit note names it',
      [deposit(), note(100, { ...BALANCE, ...paid() })],
      { ...apart, counted: 'a -b' },
    ],
    [
      'two deposits',
      [
        deposit(),
        deposit({ number: '2' }),
        invoice({
          relatedInvoices: [...related('1').relatedInvoices, ...related('2').relatedInvoices],
          ...paid(440),
        }),
      ],
      { ...NOTHING, counted: 'c', contained: 'ac bc' },
    ],
    [
      'two deposits with a balance each',
      [
        deposit(),
        deposit({ number: '2' }),
        invoice({ ...related('1'), ...paid(660) }),
        invoice({ ...related('2'), ...paid(), number: '13' }),
      ],
      { ...NOTHING, counted: 'b c d', contained: 'ac', unclear: 'bd' },
    ],
    [
      'a deposit that a credit note has taken back',
      [deposit(), note(200, related('1')), invoice({ ...BALANCE, ...paid(660) })],
      { ...NOTHING, counted: 'c', cancelled: 'ab' },
    ],
  ])('%s', (_, invoices, expected) => expect(tellChain(...invoices)).toEqual(expected));
});
