import { describe, expect, it } from '@jest/globals';
import { validShading } from '../../../test/dossier-fixtures.js';
import {
  FITTING,
  GOODS,
  LINES,
  listSaid,
  oneInvoice,
  spent,
  type SaidDoubt,
} from '../../../test/invoice-doubt-fixtures.js';
import { dossierInvoice, invoiceLine as line } from '../../../test/invoice-fixtures.js';
import { type DossierForm, createEmptyOtherBeneficiary, createEmptySpese } from '../../index.js';
import type { DossierInvoice, InvoiceContext } from '../dossier-invoice.js';
import type { EInvoice } from '../e-invoice.js';

const one = (change: Partial<EInvoice>, lines = LINES) => oneInvoice(lines, change);
const PARTY = dossierInvoice(LINES).invoice.supplier;
const VERDI = { ...PARTY, name: 'Luigi Verdi', vatNumber: null, taxCode: 'VRDLGU80A01F205X' };
const BETA = { ...PARTY, name: 'Beta Srl', vatNumber: '12345678903', taxCode: null };
const HOLDER =
  'La fattura n. 12 del 20/09/2026 è intestata a Luigi Verdi, che non è tra i beneficiari: detrae solo chi ha sostenuto la spesa. Se è un convivente o un comproprietario aggiungilo come altro beneficiario.';
const NAMED = (code: string) =>
  `La fattura n. 12 del 20/09/2026 è intestata a VERDI LUIGI ${code}: controlla che sia il beneficiario e che il codice fiscale della pratica sia giusto.`;
const SUPPLIER = (vatNumber: string) =>
  `La fattura n. 12 del 20/09/2026 è di Beta Srl (P.IVA ${vatNumber}), non della tua azienda: controlla che sia di questi lavori.`;
const YEAR =
  'La fattura n. 12 del 20/12/2025 è del 2025, l’anno di riferimento della pratica è il 2026: la spesa si detrae nell’anno in cui è pagata, controlla sui bonifici quanto è stato pagato nel 2025 e quanto nel 2026.';
const AT_FOUR =
  'La fattura n. 12 del 20/09/2026 ha l’IVA al 4 %, che vale per le nuove costruzioni e contro le barriere architettoniche: su un edificio esistente di solito è del 10 % o del 22 %.';
const OTHER = { ...createEmptyOtherBeneficiary(), beneficiarySsn: ' vrdlgu80a01f205x' };

describe('who is in the invoices', () => {
  it.each<
    [string, readonly DossierInvoice[], Partial<DossierForm>, Partial<InvoiceContext>, SaidDoubt[]]
  >([
    [
      'a stranger',
      one({ customer: VERDI }),
      {},
      {},
      [['intestatario', 'beneficiarySsn', 0, HOLDER]],
    ],
    [
      'the beneficiary by name, with another code',
      one({ customer: { ...VERDI, name: 'VERDI LUIGI' } }),
      { beneficiaryFirstName: 'Luigi', beneficiaryLastName: 'Verdi' },
      {},
      [
        [
          'intestatario',
          'beneficiarySsn',
          0,
          NAMED('con il codice VRDLGU80A01F205X, che non è quello della pratica'),
        ],
      ],
    ],
    [
      'the beneficiary by name, with a placeholder',
      one({ customer: { ...VERDI, name: 'VERDI LUIGI', taxCode: 'OO99999999999' } }),
      { beneficiaryFirstName: 'Luigi', beneficiaryLastName: 'Verdi' },
      {},
      [['intestatario', 'beneficiarySsn', 0, NAMED('senza il codice fiscale')]],
    ],
    ['another beneficiary', one({ customer: VERDI }), { otherBeneficiaries: [OTHER] }, {}, []],
    [
      'a stranger, while no beneficiary is known',
      one({ customer: VERDI }),
      { beneficiarySsn: null },
      {},
      [],
    ],
    [
      'another supplier',
      one({ supplier: BETA }),
      {},
      {},
      [['fornitore', null, 0, SUPPLIER('12345678903')]],
    ],
    [
      'a supplier without a VAT number',
      one({ supplier: { ...BETA, vatNumber: null } }),
      {},
      {},
      [['fornitore', null, 0, SUPPLIER('non indicata')]],
    ],
    [
      'a company that is not known',
      one({ supplier: BETA }),
      {},
      { company: { name: null, vatNumber: null, taxCode: '' } },
      [],
    ],
    [
      'the company, known by both codes',
      one({}),
      {},
      { company: { name: null, vatNumber: '01234567897', taxCode: 'VRDLGU80A01F205X' } },
      [],
    ],
    [
      'another supplier, without lines',
      one({ supplier: BETA }, []),
      spent(0),
      {},
      [['fornitore', null, 0, SUPPLIER('12345678903')]],
    ],
    [
      'fees of another supplier beside goods of ours',
      [...one({}), dossierInvoice([line('Pratica ENEA', 100)], { number: '8', supplier: BETA })],
      spent(880, 110),
      {},
      [],
    ],
    [
      'the company by its tax code',
      one({ supplier: { ...BETA, taxCode: 'vrdlgu80a01 f205x' } }),
      {},
      { company: { name: null, vatNumber: null, taxCode: 'VRDLGU80A01F205X' } },
      [],
    ],
    [
      'the company with its country',
      one({ supplier: BETA }),
      {},
      { company: { name: null, vatNumber: 'IT12345678903', taxCode: null } },
      [],
    ],
    [
      'fees and fitting of another supplier',
      one({ supplier: BETA }, [GOODS, line('Pratica ENEA', 100)]),
      {},
      {},
      [['fornitore', null, 0, SUPPLIER('12345678903')]],
    ],
    [
      'an invoice of another dossier',
      [dossierInvoice(LINES, {}, { otherDossierIds: [4] })],
      {},
      {},
      [
        [
          'altraPratica',
          null,
          0,
          'La fattura n. 12 del 20/09/2026 è anche nella pratica 4: la stessa spesa si detrae una volta sola.',
        ],
      ],
    ],
    [
      'a broken signature',
      [dossierInvoice(LINES, {}, { isTampered: true })],
      {},
      {},
      [
        [
          'firma',
          null,
          0,
          'La fattura n. 12 del 20/09/2026 è stata cambiata dopo la firma: scarica di nuovo il file dal Sistema di Interscambio.',
        ],
      ],
    ],
  ])('%s', (_, invoices, change, context, expected) =>
    expect(listSaid(invoices, change, context)).toEqual(expected),
  );
});

const START =
  'La fattura n. 12 del 31/08/2025 è di oltre dodici mesi prima dell’inizio dei lavori (01/09/2026): controlla che sia di questi lavori.';
const NOTE = dossierInvoice([line('Abbuono fornitura finestra', 100)], {
  documentType: 'TD04',
  number: '30',
  date: '2026-11-20',
  relatedInvoices: [{ number: '12', date: null }],
});

describe('when the invoices are of', () => {
  it.each<[string, readonly DossierInvoice[], Partial<DossierForm>, SaidDoubt[]]>([
    [
      'tomorrow',
      one({ date: '2026-11-24' }),
      { interventionEndDate: null },
      [
        [
          'date',
          null,
          0,
          'La fattura n. 12 del 24/11/2026 ha una data futura: controlla di avere quella giusta.',
        ],
      ],
    ],
    ['today', one({ date: '2026-11-23' }), {}, []],
    ['long before', one({ date: '2025-08-31' }), {}, [['date', 'interventionStartDate', 0, START]]],
    [
      'long before, without a start',
      one({ date: '2025-08-31' }),
      { interventionStartDate: null, annoRiferimento: null },
      [],
    ],
    ['of another year', one({ date: '2025-12-20' }), {}, [['date', 'annoRiferimento', 0, YEAR]]],
    [
      'of another year, which the dossier does not tell',
      one({ date: '2025-12-20' }),
      { annoRiferimento: null },
      [],
    ],
    ['of another year, for a company', one({ date: '2025-12-20' }), { isCompany: true }, []],
    [
      'of another year, for a condominium',
      one({ date: '2025-12-20' }),
      { isCompany: true, beneficiaryCompanyName: 'Condominio Sole' },
      [['date', 'annoRiferimento', 0, YEAR]],
    ],
    ['90 days after', one({ date: '2026-11-19' }), { interventionEndDate: '2026-08-21' }, []],
    [
      '91 days after',
      one({ date: '2026-11-20' }),
      { interventionEndDate: '2026-08-21' },
      [
        [
          'date',
          'interventionEndDate',
          0,
          'La fattura n. 12 del 20/11/2026 è di oltre 90 giorni dopo la fine dei lavori (21/08/2026): ricontrolla le date.',
        ],
      ],
    ],
    [
      '91 days after, without an end',
      one({ date: '2026-11-20' }),
      { interventionEndDate: null },
      [],
    ],
    [
      '91 days after, a credit note',
      [dossierInvoice(LINES, { date: '2026-08-01' }), NOTE],
      { interventionEndDate: '2026-08-21', ...spent(770) },
      [
        [
          '(notaDiCredito)',
          null,
          1,
          'La nota di credito n. 30 del 20/11/2026 (110,00\u00a0€) è sottratta dalle spese.',
        ],
      ],
    ],
  ])('%s', (_, invoices, change, expected) => expect(listSaid(invoices, change)).toEqual(expected));
});

const VAT = (text: string): SaidDoubt => [
  'iva',
  null,
  0,
  `Nella fattura n. 12 del 20/09/2026 ${text}`,
];
const AT_TEN: SaidDoubt = [
  'iva',
  null,
  0,
  'La fattura n. 12 del 20/09/2026 ha i serramenti tutti al 10 % e non nomina i beni significativi: con l’IVA agevolata la fattura deve indicarne il valore a parte.',
];
const row = (tax: number, taxable = 800) => [
  { rate: 10, taxable, tax, splitPayment: false, nature: null },
];
const PLAIN = line('Finestra PVC 1200x1400', 700, { unit: 'pz' });

describe('VAT (D.M. 29/12/1999) and sums of an invoice', () => {
  it.each<[string, readonly DossierInvoice[], Partial<DossierForm>, SaidDoubt[]]>([
    ['five cents by rounding', one({ vatSummary: row(80.05) }), {}, []],
    [
      'more than rounding',
      one({ vatSummary: row(80.06) }),
      {},
      [VAT('l’IVA al 10 % di 800,00\u00a0€ è 80,06\u00a0€: il conto non torna.')],
    ],
    ['a total one euro away', one({ total: 881 }), {}, []],
    [
      'a total further away',
      one({ total: 878.99 }),
      {},
      [
        VAT(
          'imponibile (800,00\u00a0€) e IVA (80,00\u00a0€) non danno il totale di 878,99\u00a0€.',
        ),
      ],
    ],
    [
      'a taxable sum one euro away',
      one({ vatSummary: row(80.1, 801), taxable: 801, vat: 80.1, total: 881.1 }),
      spent(881.1),
      [],
    ],
    [
      'lines further away',
      one({ vatSummary: row(80.2, 802), taxable: 802, vat: 80.2, total: 882.2 }),
      spent(882.2),
      [
        VAT(
          'le righe sommano 800,00\u00a0€, l’imponibile è 802,00\u00a0€: controlla sconti e importi.',
        ),
      ],
    ],
    ['no lines at all', one({ taxable: 800, vat: 80, total: 880 }, []), spent(0), []],
    ['a window for nothing', one({}, [line('Finestra PVC', 0), FITTING]), spent(110), []],
    ['windows at ten percent alone', one({}, [PLAIN, FITTING]), {}, [AT_TEN]],
    ['said in the cause', one({ causes: ['Bene significativo: 500 €'] }, [PLAIN, FITTING]), {}, []],
    [
      'said in a reference',
      one({}, [{ ...PLAIN, references: ['Beni significativi'] }, FITTING]),
      {},
      [],
    ],
    ['a part at 22', one({}, [PLAIN, { ...FITTING, vatRate: 22 }]), spent(892), []],
    [
      'windows at 4',
      one({}, [{ ...PLAIN, vatRate: 4 }, FITTING]),
      spent(838),
      [['iva', null, 0, AT_FOUR]],
    ],
    [
      'windows at 4, as the dossier tells',
      one({}, [{ ...PLAIN, vatRate: 4 }, FITTING]),
      {
        spese: { ...createEmptySpese(), spesaDetraibileSerramenti: 838, aliquotaIvaSerramenti: 4 },
      },
      [],
    ],
    [
      'windows at ten percent alone, as the dossier tells',
      one({}, [PLAIN, FITTING]),
      {
        spese: {
          ...createEmptySpese(),
          spesaDetraibileSerramenti: 880,
          fornituraSerramenti: 700,
          posaSerramenti: 100,
          aliquotaIvaSerramenti: 10,
        },
      },
      [],
    ],
    ['fitting alone', one({}, [FITTING]), spent(110), []],
    [
      'a deposit on windows',
      one({ documentType: 'TD02' }, [line('Acconto fornitura finestre', 800)]),
      {},
      [
        [
          'acconto',
          null,
          null,
          'Ci sono solo fatture di acconto: carica anche il saldo, la spesa è la loro somma.',
        ],
      ],
    ],
  ])('%s', (_, invoices, change, expected) => expect(listSaid(invoices, change)).toEqual(expected));

  it('of shadings at ten percent are none', () => {
    const invoices = one({}, [line('Fornitura tende da sole', 800, { quantity: 2, unit: 'm2' })]);
    const change = {
      manufatti: {
        serramenti: [],
        schermature: [validShading({ superficieSchermatura: 2 })],
        chiusure: [],
      },
    };
    expect(listSaid(invoices, change).filter(([check]) => check === 'iva')).toEqual([]);
  });
});
