import { taxCode } from '../tax-code.js';

/** An element: name with text or children; a list of nothing is left out. */
export type Node = readonly [name: string, content: string | readonly Node[]];

export interface TestLine {
  description?: string;
  quantity?: number;
  /** PZ unless given; none when `null`. */
  unit?: string | null;
  price?: number;
  /** Quantity by price unless given. */
  total?: string;
  rate?: number;
  nature?: string;
  more?: readonly Node[];
}

export interface TestBody {
  type?: string;
  number?: string;
  date?: string;
  lines?: readonly TestLine[];
  /** Total of the document; the sum unless given, none when `null`. */
  total?: string | null;
  /** More of DatiGeneraliDocumento, DatiGenerali, each DatiRiepilogo and the body. */
  document?: readonly Node[];
  general?: readonly Node[];
  summary?: readonly Node[];
  end?: readonly Node[];
  /** The whole of DatiRiepilogo instead of the computed one. */
  summaries?: readonly Node[];
}

export interface TestInvoice {
  bodies?: readonly TestBody[];
  format?: 'FPR12' | 'FPA12';
  prefix?: string;
  /** Attributes of the root that declare its namespace. */
  namespace?: string;
  declaration?: string;
  supplier?: readonly Node[];
  customer?: readonly Node[];
  /** XML at the end of the root, such as a signature. */
  tail?: string;
}

export const INVOICE_NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
export const SUPPLIER_VAT = '01234567897';
export const CUSTOMER = {
  firstName: 'Ortensia',
  lastName: 'Brughetti',
  gender: 'F',
  birthDate: '1971-03-09',
  belfiore: 'A794',
} as const;
export const CUSTOMER_TAX_CODE = taxCode(CUSTOMER);

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export const writeNode = ([name, content]: Node): string =>
  `<${name}>${typeof content === 'string' ? escape(content) : content.map(writeNode).join('')}</${name}>`;

const decimals = (value: number): string => value.toFixed(2);
/** Prices may have more decimals than sums. */
const priceDecimals = (value: number): string =>
  value.toFixed(Math.round(value * 100) === value * 100 ? 2 : 8);

const SUPPLIER: readonly Node[] = [
  [
    'DatiAnagrafici',
    [
      [
        'IdFiscaleIVA',
        [
          ['IdPaese', 'IT'],
          ['IdCodice', SUPPLIER_VAT],
        ],
      ],
      ['CodiceFiscale', SUPPLIER_VAT],
      ['Anagrafica', [['Denominazione', 'Serramenti Città & Figli S.r.l.']]],
      ['RegimeFiscale', 'RF01'],
    ],
  ],
  [
    'Sede',
    [
      ['Indirizzo', 'Via delle Ginestre'],
      ['NumeroCivico', '12/B'],
      ['CAP', '24127'],
      ['Comune', 'Bergamo'],
      ['Provincia', 'BG'],
      ['Nazione', 'IT'],
    ],
  ],
];

export const PRIVATE_CUSTOMER: readonly Node[] = [
  [
    'DatiAnagrafici',
    [
      ['CodiceFiscale', CUSTOMER_TAX_CODE],
      [
        'Anagrafica',
        [
          ['Nome', CUSTOMER.firstName],
          ['Cognome', CUSTOMER.lastName],
        ],
      ],
    ],
  ],
  [
    'Sede',
    [
      ['Indirizzo', 'Vicolo del Noce 5'],
      ['CAP', '25123'],
      ['Comune', 'Brescia'],
      ['Provincia', 'BS'],
      ['Nazione', 'IT'],
    ],
  ],
];

const getLineTotal = ({ quantity = 1, price = 100, total }: TestLine): string =>
  total ?? decimals(quantity * price);

const writeLine = (line: TestLine, index: number): Node => {
  const { description = 'Finestra PVC 1200x1400', quantity = 1, unit = 'PZ', price = 100 } = line;
  return [
    'DettaglioLinee',
    [
      ['NumeroLinea', String(index + 1)],
      ['Descrizione', description],
      ['Quantita', decimals(quantity)],
      ...(unit === null ? [] : ([['UnitaMisura', unit]] as Node[])),
      ['PrezzoUnitario', priceDecimals(price)],
      ...(line.more ?? []).filter(([name]) => name === 'ScontoMaggiorazione'),
      ['PrezzoTotale', getLineTotal(line)],
      ['AliquotaIVA', decimals(line.rate ?? 10)],
      ...(line.nature === undefined ? [] : ([['Natura', line.nature]] as Node[])),
      ...(line.more ?? []).filter(([name]) => name !== 'ScontoMaggiorazione'),
    ],
  ];
};

/** Sums by rate in cents, so that the expected figures are not the product's. */
function summarise(lines: readonly TestLine[], more: readonly Node[]) {
  const rates = [...new Set(lines.map(({ rate = 10 }) => rate))];
  const sums = rates.map((rate) => {
    const taxable = lines
      .filter((line) => (line.rate ?? 10) === rate)
      .reduce((sum, line) => sum + Math.round(Number(getLineTotal(line)) * 100), 0);
    return { rate, taxable, tax: Math.round((taxable * rate) / 100) };
  });
  const nodes = sums.map(({ rate, taxable, tax }): Node => {
    const nature = lines.find((line) => (line.rate ?? 10) === rate)?.nature;
    return [
      'DatiRiepilogo',
      [
        ['AliquotaIVA', decimals(rate)],
        ...(nature === undefined ? [] : ([['Natura', nature]] as Node[])),
        ['ImponibileImporto', decimals(taxable / 100)],
        ['Imposta', decimals(tax / 100)],
        ...more,
      ],
    ];
  });
  return { nodes, total: sums.reduce((sum, { taxable, tax }) => sum + taxable + tax, 0) };
}

function writeBody(body: TestBody): string {
  const lines = body.lines ?? [{}];
  const { nodes, total } = summarise(lines, body.summary ?? []);
  const written = body.total === undefined ? decimals(total / 100) : body.total;
  return writeNode([
    'FatturaElettronicaBody',
    [
      [
        'DatiGenerali',
        [
          [
            'DatiGeneraliDocumento',
            [
              ['TipoDocumento', body.type ?? 'TD01'],
              ['Divisa', 'EUR'],
              ['Data', body.date ?? '2026-03-04'],
              ['Numero', body.number ?? '12/A'],
              ...(written === null ? [] : ([['ImportoTotaleDocumento', written]] as Node[])),
              ...(body.document ?? []),
            ],
          ],
          ...(body.general ?? []),
        ],
      ],
      ['DatiBeniServizi', [...lines.map(writeLine), ...(body.summaries ?? nodes)]],
      ...(body.end ?? []),
    ],
  ]);
}

/** A FatturaPA file with invented people, right unless told otherwise. */
export function writeInvoiceXml({
  bodies = [{}],
  format = 'FPR12',
  prefix = 'p',
  namespace,
  declaration = '<?xml version="1.0" encoding="UTF-8"?>',
  supplier = SUPPLIER,
  customer = PRIVATE_CUSTOMER,
  tail = '',
}: TestInvoice = {}): string {
  const name = prefix === '' ? 'FatturaElettronica' : `${prefix}:FatturaElettronica`;
  const declared = namespace ?? `xmlns:${prefix}="${INVOICE_NAMESPACE}"`;
  const header = writeNode([
    'FatturaElettronicaHeader',
    [
      [
        'DatiTrasmissione',
        [
          [
            'IdTrasmittente',
            [
              ['IdPaese', 'IT'],
              ['IdCodice', SUPPLIER_VAT],
            ],
          ],
          ['ProgressivoInvio', '00001'],
          ['FormatoTrasmissione', format],
          ['CodiceDestinatario', format === 'FPA12' ? 'ABC123' : '0000000'],
        ],
      ],
      ['CedentePrestatore', supplier],
      ['CessionarioCommittente', customer],
    ],
  ]);
  return `${declaration}<${name} versione="${format}" ${declared}>${header}${bodies.map(writeBody).join('')}${tail}</${name}>`;
}

/** A simplified invoice (FSM10). */
export const writeSimplifiedXml = (): string =>
  `<?xml version="1.0" encoding="UTF-8"?><p:FatturaElettronicaSemplificata versione="FSM10" xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.0">${writeNode(
    [
      'FatturaElettronicaHeader',
      [
        [
          'CedentePrestatore',
          [
            [
              'IdFiscaleIVA',
              [
                ['IdPaese', 'IT'],
                ['IdCodice', SUPPLIER_VAT],
              ],
            ],
            ['Denominazione', 'Ferramenta Noce'],
            [
              'Sede',
              [
                ['Indirizzo', 'Via Po 1'],
                ['CAP', '24127'],
                ['Comune', 'Bergamo'],
              ],
            ],
          ],
        ],
        [
          'CessionarioCommittente',
          [['IdentificativiFiscali', [['CodiceFiscale', CUSTOMER_TAX_CODE]]]],
        ],
      ],
    ],
  )}${writeNode([
    'FatturaElettronicaBody',
    [
      [
        'DatiGenerali',
        [
          [
            'DatiGeneraliDocumento',
            [
              ['TipoDocumento', 'TD07'],
              ['Divisa', 'EUR'],
              ['Data', '2026-03-04'],
              ['Numero', 'S1'],
            ],
          ],
        ],
      ],
      [
        'DatiBeniServizi',
        [
          ['Descrizione', 'Maniglie'],
          ['Importo', '122.00'],
          ['DatiIVA', [['Imposta', '22.00']]],
        ],
      ],
      [
        'DatiBeniServizi',
        [
          ['Descrizione', 'Finestra'],
          ['Importo', '110.00'],
          ['DatiIVA', [['Aliquota', '10.00']]],
        ],
      ],
    ],
  ])}</p:FatturaElettronicaSemplificata>`;
