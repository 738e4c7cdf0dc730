import { utf8, type CorpusFile } from './corpus.types.js';
import { INVOICE_SUMS } from './invoice-sums.js';
import { writeInvoiceXml, writeSimplifiedXml, type TestBody } from './invoice-xml.js';

const TYPES = [
  ['TD01', 'invoice'],
  ['TD02', 'deposit on an invoice'],
  ['TD03', 'deposit on a fee'],
  ['TD04', 'credit note'],
  ['TD05', 'debit note'],
  ['TD06', 'fee note'],
  ['TD16', 'reverse charge, internal'],
  ['TD17', 'services from abroad'],
  ['TD18', 'goods from abroad'],
  ['TD19', 'goods of art. 17'],
  ['TD20', 'regularisation'],
  ['TD21', 'beyond the ceiling'],
  ['TD22', 'out of a VAT warehouse'],
  ['TD23', 'out of a VAT warehouse, paid'],
  ['TD24', 'deferred, letter a'],
  ['TD25', 'deferred, letter b'],
  ['TD26', 'sale of assets'],
  ['TD27', 'own consumption'],
  ['TD28', 'from San Marino'],
  ['TD29', 'missing invoice told'],
] as const;

const one = (body: TestBody): Buffer => utf8(writeInvoiceXml({ bodies: [body] }));
const DOCUMENT_TYPES: readonly CorpusFile[] = TYPES.map(([type, what]) => ({
  what: `${type}: ${what}`,
  bytes: one({ type }),
  invoices: [{ documentType: type, taxable: 100, vat: 10, total: 110 }],
}));

const DAYS: readonly CorpusFile[] = [
  {
    what: 'a day with a time zone',
    bytes: one({ date: '2026-03-04+01:00' }),
    invoices: [{ date: '2026-03-04' }],
    repairs: [/Data: «2026-03-04\+01:00» è stata letta come 04\/03\/2026/],
  },
  {
    what: 'a day that people write',
    bytes: one({ date: '04/03/2026' }),
    invoices: [{ date: '2026-03-04' }],
    repairs: [/letta come 04\/03\/2026/],
  },
  {
    what: 'an impossible day of payment',
    bytes: one({
      end: [
        [
          'DatiPagamento',
          [
            ['CondizioniPagamento', 'TP02'],
            [
              'DettaglioPagamento',
              [
                ['ModalitaPagamento', 'MP05'],
                ['DataScadenzaPagamento', '2026-02-31'],
                ['ImportoPagamento', '110.00'],
                ['IBAN', 'it60 x054 2811 1010 0000 0123 456'],
              ],
            ],
          ],
        ],
      ],
    }),
    invoices: [
      {
        payments: [
          { dueDate: null, amount: 110, iban: 'IT60X0542811101000000123456', method: 'MP05' },
        ],
      },
    ],
    repairs: [/«2026-02-31» non è possibile/],
  },
  {
    what: 'an impossible day of a linked invoice',
    bytes: one({
      type: 'TD04',
      general: [
        [
          'DatiFattureCollegate',
          [
            ['IdDocumento', '7/B'],
            ['Data', '0001-01-01'],
          ],
        ],
      ],
    }),
    invoices: [{ relatedInvoices: [{ number: '7/B', date: null }] }],
    repairs: [/«0001-01-01» non è possibile/],
  },
  {
    what: 'an impossible day of the invoice',
    bytes: one({ date: '2026-02-31' }),
    refused: /non ha una data possibile/,
  },
  { what: 'no number', bytes: one({ number: ' ' }), refused: /manca il numero/ },
];

const PARTS: readonly CorpusFile[] = [
  {
    what: 'several bodies',
    bytes: utf8(writeInvoiceXml({ bodies: [{ number: '1' }, { number: '2', type: 'TD04' }] })),
    invoices: [
      { number: '1', documentType: 'TD01' },
      { number: '2', documentType: 'TD04' },
    ],
  },
  {
    what: 'a fault in the second of two bodies',
    bytes: utf8(writeInvoiceXml({ bodies: [{ number: '1' }, { number: '2', total: '1.00' }] })),
    invoices: [
      { number: '1', total: 110 },
      { number: '2', total: 110 },
    ],
    repairs: [/^Fattura 2 del file: Il totale scritto è 1,00\s€/],
  },
  { what: 'no body', bytes: utf8(writeInvoiceXml({ bodies: [] })), refused: /manca il corpo/ },
  {
    what: 'causes, references and links',
    bytes: one({
      lines: [
        {
          more: [
            [
              'AltriDatiGestionali',
              [
                ['TipoDato', 'CANTIERE'],
                ['RiferimentoTesto', 'Via del Frassino 18, Bergamo'],
              ],
            ],
          ],
        },
      ],
      document: [
        ['Causale', 'Lavori in via del Frassino 18'],
        ['Causale', 'Ecobonus L. 296/2006'],
      ],
      general: [
        [
          'DatiFattureCollegate',
          [
            ['IdDocumento', 'ACC-1'],
            ['Data', '2026-01-15'],
          ],
        ],
      ],
    }),
    invoices: [
      {
        causes: ['Lavori in via del Frassino 18', 'Ecobonus L. 296/2006'],
        relatedInvoices: [{ number: 'ACC-1', date: '2026-01-15' }],
        lines: [
          {
            description: 'Finestra PVC 1200x1400',
            quantity: 1,
            unit: 'PZ',
            net: 100,
            vatRate: 10,
            kind: 'fornitura',
            references: ['CANTIERE: Via del Frassino 18, Bergamo'],
          },
        ],
      },
    ],
  },
  {
    what: 'an attachment',
    bytes: one({
      end: [
        [
          'Allegati',
          [
            ['NomeAttachment', 'copia.pdf'],
            ['Attachment', Buffer.alloc(1000, 7).toString('base64')],
          ],
        ],
      ],
    }),
    invoices: [{ attachments: [{ name: 'copia.pdf', size: 1000 }] }],
  },
  {
    what: 'an empty attachment',
    bytes: one({
      end: [
        [
          'Allegati',
          [
            ['NomeAttachment', 'copia.pdf'],
            ['Attachment', ''],
          ],
        ],
      ],
    }),
    invoices: [{ attachments: [] }],
    repairs: [/L’allegato «copia\.pdf» è vuoto/],
  },
  {
    what: 'an invoice to a public office (FPA12)',
    bytes: utf8(
      writeInvoiceXml({
        format: 'FPA12',
        customer: [
          [
            'DatiAnagrafici',
            [
              ['CodiceFiscale', '80012345678'],
              ['Anagrafica', [['Denominazione', 'Comune di Prova']]],
            ],
          ],
        ],
      }),
    ),
    invoices: [
      {
        customer: {
          name: 'Comune di Prova',
          vatNumber: null,
          taxCode: '80012345678',
          address: null,
          zip: null,
          municipality: null,
          province: null,
        },
      },
    ],
  },
  {
    what: 'a simplified invoice (FSM10)',
    bytes: utf8(writeSimplifiedXml()),
    invoices: [{ number: 'S1', documentType: 'TD07', taxable: 200, vat: 32, total: 232 }],
  },
];

export const PLAIN_INVOICES: readonly CorpusFile[] = [
  ...DOCUMENT_TYPES,
  ...INVOICE_SUMS,
  ...DAYS,
  ...PARTS,
];
