import type { Node } from './invoice-xml.js';

/** A person or a company that an invoice is for. */
export type InvoiceCustomer =
  { firstName: string; lastName: string; taxCode: string } | { company: string; vat: string };

export const createPayment = (amount: number): Node => [
  'DatiPagamento',
  [
    ['CondizioniPagamento', 'TP02'],
    [
      'DettaglioPagamento',
      [
        ['ModalitaPagamento', 'MP05'],
        ['ImportoPagamento', amount.toFixed(2)],
      ],
    ],
  ],
];

const createAddress = (parts: Readonly<Record<string, string>>): Node => [
  'Sede',
  [...Object.entries(parts), ['Nazione', 'IT']],
];
const SUPPLIER_NAME = 'Infissi Chiari Srl';
const SUPPLIER_ADDRESS = createAddress({
  Indirizzo: 'Via Po',
  NumeroCivico: '3',
  CAP: '10121',
  Comune: 'Torino',
  Provincia: 'TO',
});
const CUSTOMER_ADDRESS = createAddress({
  Indirizzo: 'Via Roma',
  NumeroCivico: '12',
  CAP: '24121',
  Comune: 'Bergamo',
  Provincia: 'BG',
});

const createParty = (vat: string, name: string, address: Node): Node[] => [
  [
    'DatiAnagrafici',
    [
      [
        'IdFiscaleIVA',
        [
          ['IdPaese', 'IT'],
          ['IdCodice', vat],
        ],
      ],
      ['Anagrafica', [['Denominazione', name]]],
    ],
  ],
  address,
];

/** Who the invoice is for, in Bergamo. */
export const createCustomer = (customer: InvoiceCustomer): Node[] =>
  'company' in customer
    ? createParty(customer.vat, customer.company, CUSTOMER_ADDRESS)
    : [
        [
          'DatiAnagrafici',
          [
            ['CodiceFiscale', customer.taxCode],
            [
              'Anagrafica',
              [
                ['Nome', customer.firstName],
                ['Cognome', customer.lastName],
              ],
            ],
          ],
        ],
        CUSTOMER_ADDRESS,
      ];

/** The company of the portal's tests, or another one of its name. */
export const createSupplier = (vat: string): Node[] =>
  createParty(vat, SUPPLIER_NAME, SUPPLIER_ADDRESS);
