import { utf8, type CorpusFile } from './corpus.types.js';
import { writeInvoiceXml, type Node, type TestBody } from './invoice-xml.js';

const one = (body: TestBody): Buffer => utf8(writeInvoiceXml({ bodies: [body] }));
const discount = (kind: 'SC' | 'MG', name: 'Percentuale' | 'Importo', value: string): Node => [
  'ScontoMaggiorazione',
  [
    ['Tipo', kind],
    [name, value],
  ],
];

/** Lines, rates, discounts, roundings and totals, right and wrong. */
export const INVOICE_SUMS: readonly CorpusFile[] = [
  {
    what: 'several rates',
    bytes: one({
      lines: [{ price: 1000 }, { price: 500, rate: 22 }, { price: 2, rate: 0, nature: 'N1' }],
    }),
    invoices: [
      {
        taxable: 1502,
        vat: 210,
        total: 1712,
        vatSummary: [
          { rate: 10, taxable: 1000, tax: 100, splitPayment: false, nature: null },
          { rate: 22, taxable: 500, tax: 110, splitPayment: false, nature: null },
          { rate: 0, taxable: 2, tax: 0, splitPayment: false, nature: 'N1' },
        ],
      },
    ],
  },
  {
    what: 'rounding of a summary in the total',
    bytes: one({
      lines: [{ price: 99.99 }],
      summary: [['Arrotondamento', '0.01']],
      total: '110.00',
    }),
    invoices: [{ taxable: 99.99, total: 110 }],
  },
  {
    what: 'rounding of the document',
    bytes: one({
      lines: [{ price: 99.99 }],
      document: [['Arrotondamento', '0.01']],
      total: '110.00',
    }),
    invoices: [{ total: 110 }],
  },
  {
    what: 'a total that its sums do not explain',
    bytes: one({ total: '1173.60' }),
    invoices: [{ total: 110 }],
    repairs: [/totale scritto è 1\.173,60\s€, ma imponibile e imposta fanno 110,00\s€/],
  },
  {
    what: 'no total',
    bytes: one({ total: null }),
    invoices: [{ total: 110 }],
  },
  {
    what: 'stamp duty in the total',
    bytes: one({
      document: [
        [
          'DatiBollo',
          [
            ['BolloVirtuale', 'SI'],
            ['ImportoBollo', '2.00'],
          ],
        ],
      ],
      total: '112.00',
    }),
    invoices: [{ total: 112 }],
  },
  {
    what: 'a line with two discounts in percent',
    bytes: one({
      lines: [
        {
          price: 100,
          total: '85.50',
          more: [discount('SC', 'Percentuale', '10.00'), discount('SC', 'Percentuale', '5.00')],
        },
      ],
    }),
    invoices: [{ taxable: 85.5 }],
  },
  {
    what: 'a line free of charge',
    bytes: one({ lines: [{ total: '0.00', more: [discount('SC', 'Percentuale', '100.00')] }, {}] }),
    invoices: [{ taxable: 100 }],
  },
  {
    what: 'a line with a discount per unit',
    bytes: one({
      lines: [
        { quantity: 2, price: 100, total: '180.00', more: [discount('SC', 'Importo', '10.00')] },
      ],
    }),
    invoices: [{ taxable: 180 }],
  },
  {
    what: 'a line with a discount of the whole line',
    bytes: one({
      lines: [
        { quantity: 2, price: 100, total: '190.00', more: [discount('SC', 'Importo', '10.00')] },
      ],
    }),
    invoices: [{ taxable: 190 }],
  },
  {
    what: 'a line with a surcharge',
    bytes: one({
      lines: [{ price: 100, total: '103.00', more: [discount('MG', 'Percentuale', '3.00')] }],
    }),
    invoices: [{ taxable: 103 }],
  },
  {
    what: 'a line whose total is not quantity by price',
    bytes: one({ lines: [{ quantity: 2, price: 100, total: '150.00' }] }),
    invoices: [{ taxable: 150 }],
    repairs: [/Riga 1: il totale scritto è 150,00\s€, ma .* fa 200,00\s€/],
  },
  {
    what: 'a negative line',
    bytes: one({ lines: [{ price: 500 }, { description: 'Sconto finale', price: -50 }] }),
    invoices: [{ taxable: 450 }],
  },
  {
    what: 'a discount on the invoice itself',
    bytes: one({
      lines: [{ price: 1000 }],
      document: [discount('SC', 'Importo', '550.00')],
      total: '550.00',
    }),
    invoices: [{ discountOnInvoice: 550, total: 550, taxable: 1000 }],
  },
  {
    what: 'split payment whose total leaves the tax out',
    bytes: one({ lines: [{ rate: 22 }], summary: [['EsigibilitaIVA', 'S']], total: '100.00' }),
    invoices: [
      {
        total: 100,
        vatSummary: [{ rate: 22, taxable: 100, tax: 22, splitPayment: true, nature: null }],
      },
    ],
  },
  {
    what: 'a tax that is not its rate',
    bytes: one({
      summaries: [
        [
          'DatiRiepilogo',
          [
            ['AliquotaIVA', '10.00'],
            ['ImponibileImporto', '100.00'],
            ['Imposta', '22.00'],
          ],
        ],
      ],
      total: '122.00',
    }),
    invoices: [{ vat: 22, total: 122 }],
    repairs: [/IVA 10%: l’imposta scritta è 22,00\s€, ma su 100,00\s€ sarebbe 10,00\s€/],
  },
  {
    what: 'a summary that is not its lines',
    bytes: one({
      summaries: [
        [
          'DatiRiepilogo',
          [
            ['AliquotaIVA', '10.00'],
            ['ImponibileImporto', '1173.60'],
            ['Imposta', '117.36'],
          ],
        ],
      ],
      total: '1290.96',
    }),
    invoices: [{ taxable: 1173.6 }],
    repairs: [/Le righe fanno 100,00\s€, ma l’imponibile del riepilogo è 1\.173,60\s€/],
  },
  {
    what: 'no summary',
    bytes: one({ summaries: [] }),
    invoices: [{ taxable: 100, vat: 10, total: 110 }],
    repairs: [/Manca il riepilogo IVA/],
  },
  {
    what: 'a professional with a fund',
    bytes: one({
      type: 'TD06',
      lines: [{ description: 'Asseverazione', rate: 22 }],
      document: [
        [
          'DatiCassaPrevidenziale',
          [
            ['TipoCassa', 'TC04'],
            ['ImportoContributoCassa', '4.00'],
          ],
        ],
      ],
      summaries: [
        [
          'DatiRiepilogo',
          [
            ['AliquotaIVA', '22.00'],
            ['ImponibileImporto', '104.00'],
            ['Imposta', '22.88'],
          ],
        ],
      ],
      total: '126.88',
    }),
    invoices: [{ taxable: 104, total: 126.88 }],
  },
  {
    what: 'numbers with a decimal comma',
    bytes: one({
      lines: [{ total: '100,00' }],
      summaries: [
        [
          'DatiRiepilogo',
          [
            ['AliquotaIVA', '10,00'],
            ['ImponibileImporto', '100,00'],
            ['Imposta', '10,00'],
          ],
        ],
      ],
      total: '110,00',
    }),
    invoices: [{ taxable: 100, vat: 10, total: 110 }],
    repairs: [
      /PrezzoTotale: «100,00»/,
      /AliquotaIVA: «10,00»/,
      /ImponibileImporto/,
      /Imposta: «10,00»/,
      /ImportoTotaleDocumento/,
    ],
  },
];
