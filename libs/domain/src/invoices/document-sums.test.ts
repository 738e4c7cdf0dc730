import { describe, expect, it } from '@jest/globals';
import { NO_PRODUCTS, validDossierForm, validWindow } from '../../test/dossier-fixtures.js';
import { invoiceContext, WORKS_COSTS } from '../../test/invoice-fixtures.js';
import { LINE, readParts, SUMMARY, type Content } from '../../test/invoice-tree.js';
import { createEmptySpese, BUILT_IN_SETTINGS, type DossierForm } from '../index.js';
import { listInvoiceDoubts } from './checks/list-invoice-doubts.js';
import type { DossierInvoice } from './dossier-invoice.js';
import type { EInvoice } from './e-invoice.js';
import { calculateInvoiceCosts } from './invoice-costs.js';
import { listInvoiceProposals } from './list-invoice-proposals.js';

interface Written {
  document?: Content;
  lines?: readonly Content[];
  summaries?: readonly Content[];
  change?: Partial<EInvoice>;
}

const read = (written: readonly Written[]): DossierInvoice[] =>
  written.map(({ change, ...parts }, index) => ({
    id: index + 1,
    invoice: {
      ...(readParts(parts).invoices[0] as EInvoice),
      number: String(index + 1),
      ...change,
    },
    isTampered: false,
    otherDossierIds: [],
  }));

const FORM = validDossierForm({
  manufatti: { ...NO_PRODUCTS, serramenti: [validWindow()] },
  spese: createEmptySpese(),
});

/** Expenses that are proposed, and where they come from. */
function propose(written: readonly Written[], form: DossierForm = FORM) {
  const proposals = listInvoiceProposals(form, read(written), invoiceContext()).filter(
    ({ field }) => field.startsWith('spese.'),
  );
  const pick = (key: 'value' | 'reason') =>
    Object.fromEntries(proposals.map((proposal) => [proposal.field.slice(6), proposal[key]]));
  return { values: pick('value'), reasons: pick('reason') };
}

/** Doubts about sums once the proposals are taken. */
const listDoubts = (written: readonly Written[]): string[] =>
  listInvoiceDoubts(
    { ...FORM, spese: { ...createEmptySpese(), ...propose(written).values } },
    read(written),
    invoiceContext(),
    BUILT_IN_SETTINGS,
  )
    .filter(({ check, message }) => ['somme', 'iva'].includes(check) && !message.includes('beni'))
    .map(({ message }) => message);

const row = (rate: string, taxable: string, tax: string, more: Content = {}): Content => ({
  AliquotaIVA: rate,
  ImponibileImporto: taxable,
  Imposta: tax,
  ...more,
});
const priced = (text: string, total: string, rate = '22.00', quantity = '1'): Content => ({
  Descrizione: text,
  Quantita: quantity,
  PrezzoTotale: total,
  AliquotaIVA: rate,
});

const WINDOWS: Written = {
  lines: [priced('Finestre PVC posa inclusa', '2000.00')],
  summaries: [row('22.00', '2000.00', '440.00')],
};
const FEE: Written = {
  document: {
    DatiRitenuta: { TipoRitenuta: 'RT01', ImportoRitenuta: '60.00', AliquotaRitenuta: '20.00' },
    DatiCassaPrevidenziale: {
      TipoCassa: 'TC03',
      AlCassa: '5.00',
      ImportoContributoCassa: '15.00',
      ImponibileCassa: '300.00',
      AliquotaIVA: '22.00',
    },
    ImportoTotaleDocumento: '384.30',
  },
  lines: [priced('Pratica ENEA e asseverazione', '300.00')],
  summaries: [row('22.00', '315.00', '69.30')],
};
/** Windows at prices whose VAT is in them, to eight decimals. */
const inclusive = (count: number, net: string, total: string, taxable: string, tax: string) => ({
  document: { ImportoTotaleDocumento: total },
  lines: Array.from({ length: count }, () => priced('Fornitura finestra', net)),
  summaries: [row('22.00', taxable, tax)],
});

describe('the sums of a document', () => {
  it.each<[string, Written[], string, number]>([
    ['a pension fund belongs to the fee', [WINDOWS, FEE], 'speseProfessionaliSerramenti', 384.3],
    ['windows beside a fee', [WINDOWS, FEE], 'spesaDetraibileSerramenti', 2440],
    [
      'forty lines of half a cent',
      [
        {
          document: { ImportoTotaleDocumento: '610.24' },
          lines: Array.from({ length: 40 }, (_, index) =>
            priced(`Finestra ${index + 1}`, '12.50500000'),
          ),
          summaries: [row('22.00', '500.20', '110.04')],
        },
      ],
      'spesaDetraibileSerramenti',
      610.24,
    ],
    [
      'three windows with VAT in their price',
      [inclusive(3, '819.67213115', '3000.00', '2459.02', '540.98')],
      'spesaDetraibileSerramenti',
      3000,
    ],
    [
      'seven windows with VAT in their price',
      [inclusive(7, '1000.00819672', '8540.07', '7000.06', '1540.01')],
      'spesaDetraibileSerramenti',
      8540.07,
    ],
    [
      'stamp duty in the total',
      [
        {
          document: { DatiBollo: { ImportoBollo: '2.00' }, ImportoTotaleDocumento: '1002.00' },
          lines: [priced('Fornitura finestre', '1000.00', '0.00')],
          summaries: [row('0.00', '1000.00', '0.00', { Natura: 'N2.2' })],
        },
      ],
      'spesaDetraibileSerramenti',
      1002,
    ],
    [
      'stamp duty that the supplier bears',
      [
        {
          document: { DatiBollo: { ImportoBollo: '2.00' }, ImportoTotaleDocumento: '1000.00' },
          lines: [priced('Fornitura finestre', '1000.00', '0.00')],
          summaries: [row('0.00', '1000.00', '0.00', { Natura: 'N2.2' })],
        },
      ],
      'spesaDetraibileSerramenti',
      1000,
    ],
    [
      'stamp duty in a line',
      [
        {
          lines: [
            priced('Fornitura finestre', '1000.00', '0.00'),
            priced('Imposta di bollo', '2.00', '0.00'),
          ],
          summaries: [row('0.00', '1002.00', '0.00', { Natura: 'N2.2' })],
        },
      ],
      'spesaDetraibileSerramenti',
      1002,
    ],
    [
      'accessory costs and roundings',
      [
        {
          document: { Arrotondamento: '-0.04', ImportoTotaleDocumento: '1109.97' },
          lines: [LINE, priced('Fornitura finestre', '900.00', '10.00')],
          summaries: [
            row('10.00', '1009.10', '100.91', { SpeseAccessorie: '9.09', Arrotondamento: '0.01' }),
          ],
        },
      ],
      'spesaDetraibileSerramenti',
      1109.97,
    ],
    [
      'a discount of the document on the total',
      [
        {
          document: {
            ScontoMaggiorazione: { Tipo: 'SC', Importo: '10.00' },
            ImportoTotaleDocumento: '100.00',
          },
        },
      ],
      'spesaDetraibileSerramenti',
      100,
    ],
    [
      'a discount of the document on the taxable sum',
      [
        {
          document: {
            ScontoMaggiorazione: { Tipo: 'SC', Percentuale: '20.00' },
            ImportoTotaleDocumento: '88.00',
          },
          summaries: [row('10.00', '80.00', '8.00')],
        },
      ],
      'spesaDetraibileSerramenti',
      88,
    ],
    [
      'a surcharge of the document on the total',
      [
        {
          document: {
            ScontoMaggiorazione: { Tipo: 'MG', Importo: '10.00' },
            ImportoTotaleDocumento: '120.00',
          },
        },
      ],
      'spesaDetraibileSerramenti',
      120,
    ],
    [
      'a surcharge of the document on the taxable sum',
      [
        {
          document: {
            ScontoMaggiorazione: { Tipo: 'MG', Percentuale: '20.00' },
            ImportoTotaleDocumento: '132.00',
          },
          summaries: [row('10.00', '120.00', '12.00')],
        },
      ],
      'spesaDetraibileSerramenti',
      132,
    ],
    [
      'what is taken off under any name',
      [
        {
          lines: [
            priced('Fornitura finestre', '1000.00'),
            priced('Ribasso concordato', '-50.00'),
            priced('Storno ns. fattura n. 9', '-300.00'),
          ],
          summaries: [row('22.00', '650.00', '143.00')],
        },
      ],
      'spesaDetraibileSerramenti',
      793,
    ],
    [
      'a fund that is a line',
      [
        WINDOWS,
        {
          lines: [
            priced('Pratica ENEA', '500.00', '0.00'),
            priced('Rivalsa INPS 4 %', '20.00', '0.00'),
          ],
          summaries: [row('0.00', '520.00', '0.00', { Natura: 'N2.2' })],
        },
      ],
      'speseProfessionaliSerramenti',
      520,
    ],
    [
      'several rates',
      [
        {
          lines: [LINE, priced('Posa finestra', '100.00')],
          summaries: [SUMMARY, row('22.00', '100.00', '22.00')],
        },
      ],
      'spesaDetraibileSerramenti',
      232,
    ],
    [
      'split payment whose total leaves the tax out',
      [
        {
          document: { ImportoTotaleDocumento: '100.00' },
          summaries: [{ ...SUMMARY, EsigibilitaIVA: 'S' }],
        },
      ],
      'spesaDetraibileSerramenti',
      110,
    ],
    [
      'reverse charge',
      [
        {
          lines: [priced('Fornitura finestre', '100.00', '0.00')],
          summaries: [row('0.00', '100.00', '0.00', { Natura: 'N6.7' })],
        },
      ],
      'spesaDetraibileSerramenti',
      100,
    ],
    [
      'prices below a cent',
      [
        {
          lines: [
            { ...LINE, Quantita: '3000', PrezzoUnitario: '0.00345', PrezzoTotale: '10.35' },
            {
              ...LINE,
              Descrizione: 'Finestra, vite',
              PrezzoUnitario: '0.004',
              PrezzoTotale: '0.004',
            },
            {
              ...LINE,
              Descrizione: 'Finestra, vite',
              PrezzoUnitario: '0.004',
              PrezzoTotale: '0.004',
            },
          ],
          summaries: [row('10.00', '10.36', '1.04')],
        },
      ],
      'spesaDetraibileSerramenti',
      11.4,
    ],
  ])('%s', (_, written, field, expected) => {
    expect(propose(written).values[field]).toBe(expected);
    expect(listDoubts(written)).toEqual([]);
  });

  it('are told part by part', () => {
    const { reasons } = propose([WINDOWS, FEE]);
    expect(reasons).toMatchObject({
      spesaDetraibileSerramenti:
        'Fattura n. 1 del 04/03/2026, riga 1: 2.440,00\u00a0€ IVA compresa.',
      speseProfessionaliSerramenti:
        'Fattura n. 2 del 04/03/2026, riga 1: 384,30\u00a0€ IVA compresa (300,00\u00a0€ + 15,00\u00a0€ cassa + 69,30\u00a0€ IVA).',
    });
  });

  it('of a discount are told with its sign', () => {
    const { reasons } = propose([
      {
        document: {
          ScontoMaggiorazione: { Tipo: 'SC', Importo: '11.00' },
          ImportoTotaleDocumento: '99.00',
        },
      },
    ]);
    expect(reasons['spesaDetraibileSerramenti']).toContain(
      '99,00\u00a0€ IVA compresa (100,00\u00a0€ − 10,00\u00a0€ sconto + 9,00\u00a0€ IVA).',
    );
  });

  it('of a surcharge are told by its name', () => {
    const { reasons } = propose([
      {
        document: {
          ScontoMaggiorazione: { Tipo: 'MG', Importo: '11.00' },
          ImportoTotaleDocumento: '121.00',
        },
      },
    ]);
    expect(reasons['spesaDetraibileSerramenti']).toContain(
      '121,00\u00a0€ IVA compresa (100,00\u00a0€ + 10,00\u00a0€ maggiorazione + 11,00\u00a0€ IVA).',
    );
  });

  it('name supply and fitting without VAT, and the rate', () => {
    const { values } = propose([
      {
        lines: [LINE, priced('Posa finestra', '50.00', '10.00')],
        summaries: [row('10.00', '165.00', '16.50', { SpeseAccessorie: '15.00' })],
      },
    ]);
    expect(values).toMatchObject({
      fornituraSerramenti: 110,
      posaSerramenti: 55,
      aliquotaIvaSerramenti: 10,
      spesaDetraibileSerramenti: 181.5,
    });
  });
});

describe('an invoice in another currency', () => {
  const USD: Written = {
    document: { Divisa: 'USD', ImportoTotaleDocumento: '6100.00' },
    lines: [priced('Fornitura di n. 3 finestre in PVC', '5000.00')],
    summaries: [row('22.00', '5000.00', '1100.00')],
  };
  const SAID =
    'La fattura n. 1 del 04/03/2026 è in USD e non in euro: i suoi importi non sono proposti. Scrivi tu le spese in euro, al cambio del giorno in cui il cliente ha pagato.';

  it('proposes no sum and says why', () => {
    expect(propose([USD]).values).toEqual({});
    expect(listDoubts([USD])).toEqual([SAID]);
  });

  it('is not held against the expenses', () => {
    const form = { ...FORM, spese: { ...createEmptySpese(), spesaDetraibileSerramenti: 5555 } };
    const doubts = listInvoiceDoubts(form, read([USD]), invoiceContext(), BUILT_IN_SETTINGS);
    expect(doubts.filter(({ check }) => check === 'somme')).toMatchObject([{ message: SAID }]);
  });

  it.each(['EUR', 'EURO', '€', ''])('is none where the file says %j', (Divisa) => {
    expect(propose([{ ...WINDOWS, document: { Divisa } }]).values).toMatchObject({
      spesaDetraibileSerramenti: 2440,
    });
  });

  it('that a credit note in it takes back is told no more', () => {
    const note: Written = {
      ...USD,
      change: { documentType: 'TD04', relatedInvoices: [{ number: '1', date: null }] },
    };
    const { chain } = calculateInvoiceCosts(read([USD, note]), [], WORKS_COSTS);
    expect([chain.foreign, chain.cancelled.length]).toEqual([[], 1]);
  });
});

describe('rows that earlier releases read', () => {
  /** Fields that those releases did not keep. */
  const OLD: Partial<EInvoice> = {
    currency: undefined as never,
    fundContributions: undefined as never,
    stampDuty: undefined as never,
    withholding: undefined as never,
  };

  it.each<[string, Written, number]>([
    ['a pension fund', FEE, 384.3],
    [
      'a fund with stamp duty',
      {
        document: {
          DatiCassaPrevidenziale: { ImportoContributoCassa: '12.00', AliquotaIVA: '0.00' },
          DatiBollo: { ImportoBollo: '2.00' },
          ImportoTotaleDocumento: '314.00',
        },
        lines: [priced('Pratica ENEA', '300.00', '0.00')],
        summaries: [row('0.00', '312.00', '0.00', { Natura: 'N2.2' })],
      },
      314,
    ],
  ])('get the sums of %s too, without a doubt', (_, fee, expected) => {
    const written = [WINDOWS, { ...fee, change: OLD }];
    expect(propose(written).values['speseProfessionaliSerramenti']).toBe(expected);
    expect(listDoubts(written)).toEqual([]);
  });

  it('are doubted where no fund explains the sum', () => {
    const wrong: Written = { ...WINDOWS, summaries: [row('22.00', '2300.00', '506.00')] };
    expect(listDoubts([{ ...wrong, change: OLD }])).toEqual([
      'Nella fattura n. 1 del 04/03/2026 le righe sommano 2.000,00\u00a0€, l’imponibile è 2.300,00\u00a0€: controlla sconti e importi.',
    ]);
  });
});
