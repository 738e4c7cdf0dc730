import { describe, expect, it } from '@jest/globals';
import {
  dossierInvoice,
  eInvoice,
  invoiceContext,
  invoiceLine as line,
} from '../../test/invoice-fixtures.js';
import type { DossierInvoice, InvoiceContext, InvoiceProposal } from './dossier-invoice.js';
import { toNameCase } from '../text/name-case.js';
import type { EInvoice } from './e-invoice.js';
import {
  findCustomerInvoice,
  listCustomerProposals,
  listPropertyProposals,
} from './propose-customer.js';
import { getPartyTaxCode } from './party-code.js';
import { listDateProposals } from './propose-dates.js';

const TODAY = '2026-11-23';
const PLAIN = [line('Finestra PVC', 1000)];
const CUSTOMER = eInvoice(PLAIN).customer;
const one = (change: Partial<EInvoice> = {}, lines = PLAIN) => dossierInvoice(lines, change);
type Told = [field: string, value: unknown, reason: string];
const tell = (proposals: readonly InvoiceProposal[]): Told[] =>
  proposals.map(({ field, value, reason }) => [field, value, reason]);
const valuesOf = (proposals: readonly InvoiceProposal[]) =>
  Object.fromEntries(proposals.map(({ field, value }) => [field, value]));

describe('dates', () => {
  const datesOf = (...invoices: DossierInvoice[]) => {
    const values = valuesOf(listDateProposals(invoices, TODAY));
    return [
      values['interventionStartDate'] ?? null,
      values['interventionEndDate'] ?? null,
      values['annoRiferimento'] ?? null,
    ];
  };
  const saying = (...causes: string[]) => one({ causes });
  const DEPOSIT = one({ documentType: 'TD02', number: '1', date: '2026-03-02' });

  it('are those of the first invoice and of the balance', () => {
    const last = one({ date: '2026-10-05', number: '30' });
    expect(tell(listDateProposals([last, DEPOSIT], TODAY))).toEqual([
      [
        'interventionStartDate',
        '2026-03-02',
        'Data della prima fattura, fattura n. 1 del 02/03/2026: correggila se i lavori sono iniziati un altro giorno.',
      ],
      [
        'interventionEndDate',
        '2026-10-05',
        'Data dell’ultima fattura, fattura n. 30 del 05/10/2026: correggila con la data del collaudo.',
      ],
      ['annoRiferimento', 2026, 'L’anno in cui finiscono i lavori: 05/10/2026.'],
    ]);
    expect(listDateProposals([last, DEPOSIT], TODAY).map(({ invoiceId }) => invoiceId)).toEqual([
      DEPOSIT.id,
      last.id,
      last.id,
    ]);
  });

  it('are said where a text has them', () => {
    const invoice = saying('Inizio dei lavori: 01/09/2026', 'Fine lavori 15.9.2026');
    expect(tell(listDateProposals([invoice], TODAY))).toEqual([
      [
        'interventionStartDate',
        '2026-09-01',
        '«Inizio dei lavori: 01/09/2026» nella fattura n. 12 del 20/09/2026.',
      ],
      [
        'interventionEndDate',
        '2026-09-15',
        '«Fine lavori 15.9.2026» nella fattura n. 12 del 20/09/2026.',
      ],
      ['annoRiferimento', 2026, 'L’anno in cui finiscono i lavori: 15/09/2026.'],
    ]);
  });

  it.each<[string, DossierInvoice[], [string | null, string | null, number | null]]>([
    ['no invoice', [], [null, null, null]],
    ['a deposit alone', [DEPOSIT], ['2026-03-02', null, null]],
    ['a credit note', [one({ documentType: 'TD04' })], [null, null, null]],
    ['an invoice of today', [one({ date: TODAY })], [TODAY, TODAY, 2026]],
    ['an invoice of tomorrow', [one({ date: '2026-11-24' })], [null, null, null]],
    ['a start after the invoice', [saying('Inizio lavori 01/10/2026')], ['2026-10-01', null, null]],
    [
      'an end before the first invoice',
      [saying('Collaudo del 3-9-2026')],
      [null, '2026-09-03', 2026],
    ],
    [
      'both, in the wrong order',
      [saying('Inizio lavori 05/10/2026, ultimazione lavori 01/10/2026')],
      [null, null, null],
    ],
    [
      'both on one day',
      [saying('Avvio lavori 05/10/2026, conclusione dei lavori 05/10/2026')],
      ['2026-10-05', '2026-10-05', 2026],
    ],
    [
      'a day that is none',
      [saying('Inizio lavori 31/02/2026')],
      ['2026-09-20', '2026-09-20', 2026],
    ],
    ['a day to come', [saying('Termine lavori 24/11/2026')], ['2026-09-20', '2026-09-20', 2026]],
    ['today', [saying('Termine lavori 23/11/2026')], ['2026-09-20', TODAY, 2026]],
    [
      'a line',
      [one({}, [line('Posa, fine lavori il 21/09/2026', 100)])],
      ['2026-09-20', '2026-09-21', 2026],
    ],
    [
      'a reference of a line',
      [one({}, [line('Posa', 100, { references: ['Inizio lavori 10/09/2026'] })])],
      ['2026-09-10', '2026-09-20', 2026],
    ],
  ])('of %s', (_, invoices, expected) => expect(datesOf(...invoices)).toEqual(expected));

  it('of one day go by the order in which the invoices came', () => {
    const [first, second] = [one({ number: 'A' }), one({ number: 'B' })];
    expect(listDateProposals([second, first], TODAY).map(({ invoiceId }) => invoiceId)).toEqual([
      first.id,
      second.id,
      second.id,
    ]);
  });
});

describe('the customer', () => {
  it.each([
    [null, '12345678903', '12345678903'],
    ['', '12345678903', '12345678903'],
    [' rssmra80a01 f205x', '12345678903', 'RSSMRA80A01F205X'],
    [null, null, null],
  ])('with tax code %j and VAT number %j is %j', (taxCode, vatNumber, code) =>
    expect(getPartyTaxCode({ ...CUSTOMER, taxCode, vatNumber })).toBe(code),
  );

  it('is that of the beneficiary, or else of the first invoice', () => {
    const customer = { ...CUSTOMER, taxCode: 'VRDLGU80A01F205X' };
    const first = one({ date: '2026-01-01' });
    const own = one({ customer, date: '2026-02-01' });
    const same = one({ date: '2026-01-01' });
    const company = one({ customer: { ...CUSTOMER, taxCode: null, vatNumber: '12345678903' } });
    const note = one({ documentType: 'TD04', date: '2025-01-01', customer });
    const all = [note, company, own, same, first];
    const find = (beneficiarySsn: string | null) =>
      findCustomerInvoice(all, { beneficiarySsn })?.id;
    expect(find('vrdlgu80a01f205x ')).toBe(own.id);
    expect(find('12345678903')).toBe(company.id);
    expect(find('BNCLGU80A01F205X')).toBe(first.id);
    expect(find(null)).toBe(first.id);
    expect(findCustomerInvoice([note], { beneficiarySsn: null })).toBeNull();
  });

  it('of a person is proposed with name and what the code says', () => {
    const person = {
      genere: 'M',
      nascita: '1980-01-01',
      comune: 'Milano',
      provincia: 'MI',
    } as const;
    const told = tell(listCustomerProposals(one(), invoiceContext({ person })));
    const from = 'Cliente della fattura n. 12 del 20/09/2026.';
    expect(told.slice(0, 4)).toEqual([
      ['isCompany', false, from],
      ['beneficiarySsn', 'RSSMRA80A01F205X', from],
      ['beneficiaryFirstName', 'Mario', from],
      ['beneficiaryLastName', 'Rossi', from],
    ]);
    expect(told.slice(4)).toContainEqual([
      'beneficiaryGender',
      'M',
      'Dal codice fiscale del cliente, RSSMRA80A01F205X.',
    ]);
    expect(listCustomerProposals(one(), invoiceContext())).toHaveLength(4);
  });

  it('of a company is proposed with its name, and without a code not at all', () => {
    const company = { ...CUSTOMER, name: 'Alfa Srl', taxCode: null, vatNumber: '12345678903' };
    const person = {
      genere: 'M',
      nascita: '1980-01-01',
      comune: 'Milano',
      provincia: 'MI',
    } as const;
    const context = invoiceContext({ person });
    const propose = (customer: EInvoice['customer']) =>
      valuesOf(listCustomerProposals(one({ customer }), context));
    expect(propose(company)).toEqual({
      isCompany: true,
      beneficiarySsn: '12345678903',
      beneficiaryCompanyName: 'Alfa Srl',
    });
    expect(propose({ ...company, vatNumber: null })).toEqual({});
  });

  it.each([
    ['MARIO', 'Mario'],
    ["D'ANGELO", "D'Angelo"],
    ['DE ROSSI-BIANCHI', 'De Rossi-Bianchi'],
    ['dell’Orto', 'dell’Orto'],
    ['McKay', 'McKay'],
    ['ÈVA', 'Èva'],
  ])('%s is written %s', (name, written) => expect(toNameCase(name)).toBe(written));
});

describe('where the works were', () => {
  const MILANO = {
    name: 'Milano',
    cap: '20121',
    province: 'MI',
    climateZone: 'E',
    code: 'f205',
  } as const;
  const home = {
    street: 'Via Roma',
    number: '12',
    municipality: MILANO,
    text: 'Via Roma, 12',
    invoiceId: 1,
  };
  const site = { ...home, street: 'Via Verdi', number: null, text: 'via Verdi', invoiceId: 2 };
  const person = { genere: 'M', nascita: '1980-01-01', comune: 'Milano', provincia: 'MI' } as const;
  const town = (place: string, reason: string): Told[] => [
    [`${place}Municipality`, 'Milano', reason],
    [`${place}Zip`, '20121', reason],
    [`${place}Province`, 'MI', reason],
    [`${place}ClimateZone`, 'E', reason],
  ];
  const AT_SITE = 'Luogo dei lavori in fattura: «via Verdi».';
  const AT_HOME =
    'Nessuna fattura dice dove sono stati i lavori: indirizzo del cliente, «Via Roma, 12».';

  it.each<[string, Partial<InvoiceContext>, Told[]]>([
    [
      'the site',
      { site, residence: home, person },
      [
        ['immovableAddress', 'Via Verdi', AT_SITE],
        ...town('immovable', AT_SITE),
        ['immovableMunicipalityCode', 'F205', AT_SITE],
      ],
    ],
    [
      'the home of a person',
      { residence: home, person },
      [
        ['immovableAddress', 'Via Roma', AT_HOME],
        ['immovableAddressNumber', '12', AT_HOME],
        ...town('immovable', AT_HOME),
        ['immovableMunicipalityCode', 'F205', AT_HOME],
      ],
    ],
    ['the seat of a company is none', { residence: home }, []],
    ['nothing', { person }, []],
  ])('%s', (_, context, expected) =>
    expect(tell(listPropertyProposals(invoiceContext(context)))).toEqual(expected),
  );

  it('the residence is that of the customer', () => {
    const reason = 'Cliente della fattura n. 12 del 20/09/2026: «Via Roma, 12».';
    const told = tell(listCustomerProposals(one(), invoiceContext({ residence: home })));
    expect(told.slice(4)).toEqual([
      ['beneficiaryResidentialAddress', 'Via Roma', reason],
      ['beneficiaryResidentialAddressNumber', '12', reason],
      ...town('beneficiaryResidential', reason),
    ]);
  });
});
