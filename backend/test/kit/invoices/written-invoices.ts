import { utf8, type CorpusFile } from './corpus.types.js';
import { INVOICE_NAMESPACE, writeInvoiceXml, type TestInvoice } from './invoice-xml.js';
import { toBase64Lines } from './signed-invoice.js';

const SUPPLIER_NAME = 'Serramenti Città & Figli S.r.l.';
const RIGHT = [{ number: '12/A', total: 110 }];
const declare = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;
const write = (invoice: TestInvoice = {}): string => writeInvoiceXml(invoice);
const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

/** The one line of a file, by its text. */
const describeLine = (description: string): CorpusFile['invoices'] => [
  {
    lines: [
      {
        description,
        quantity: 1,
        unit: 'PZ',
        net: 100,
        vatRate: 10,
        kind: 'fornitura',
        references: [],
      },
    ],
  },
];
const MAC_BYTES: Readonly<Record<string, number>> = { à: 0x88, è: 0x8f, '’': 0xd5 };
/** A text as old programs of the Mac write it. */
const inMacRoman = (text: string): Buffer =>
  Buffer.from([...text].map((char) => MAC_BYTES[char] ?? char.charCodeAt(0)));
const readAs = (encoding: string, text: string): string =>
  new TextDecoder(encoding).decode(utf8(text));

/** Encodings that tell themselves. Every file names "Città". */
const ENCODINGS: readonly CorpusFile[] = [
  { what: 'UTF-8 with a mark', bytes: utf8(`\ufeff${write()}`), invoices: RIGHT },
  {
    what: 'UTF-16 little-endian',
    bytes: utf16(`\ufeff${write({ declaration: declare('UTF-16') })}`),
    invoices: RIGHT,
  },
  {
    what: 'UTF-16 big-endian',
    bytes: swapped(utf16(`\ufeff${write({ declaration: declare('UTF-16') })}`)),
    invoices: RIGHT,
  },
  {
    what: 'UTF-16 without a mark',
    bytes: utf16(write({ declaration: declare('UTF-16LE') })),
    invoices: RIGHT,
  },
  {
    what: 'ISO-8859-1',
    bytes: Buffer.from(write({ declaration: declare('ISO-8859-1') }), 'latin1'),
    invoices: RIGHT,
  },
  {
    what: 'ISO-8859-15',
    bytes: Buffer.from(write({ declaration: declare('ISO-8859-15') }), 'latin1'),
    invoices: RIGHT,
  },
  {
    what: 'windows-1252',
    bytes: Buffer.from(write({ declaration: declare('windows-1252') }), 'latin1'),
    invoices: RIGHT,
  },
  {
    what: 'UTF-8 declared, windows-1252 written',
    bytes: Buffer.from(write(), 'latin1'),
    invoices: RIGHT,
    repairs: [/codifica dichiarata non è quella usata/],
  },
  {
    what: 'UTF-8 declared, signs written that windows-1252 alone has',
    bytes: Buffer.from(
      write().replace('Finestra PVC', 'Finestra \x80 L\x92Aquila \x93Qualità\x94'),
      'latin1',
    ),
    invoices: describeLine('Finestra € L’Aquila “Qualità” 1200x1400'),
    repairs: [/codifica dichiarata non è quella usata/],
  },
  {
    what: 'ISO-8859-1 declared, UTF-8 written',
    bytes: utf8(write({ declaration: declare('ISO-8859-1') })),
    invoices: RIGHT,
    repairs: [/codifica dichiarata non è quella usata/],
  },
  {
    what: 'UTF-16 declared, UTF-8 written',
    bytes: utf8(write({ declaration: declare('UTF-16') })),
    invoices: RIGHT,
    repairs: [/codifica dichiarata non è quella usata/],
  },
  {
    what: 'UTF-8 declared, UTF-16 written',
    bytes: utf16(`\ufeff${write()}`),
    invoices: RIGHT,
    repairs: [/codifica dichiarata non è quella usata/],
  },
  ...['UTF-8', 'ISO-8859-1', 'ANSI'].map((encoding) => ({
    what: `${encoding} declared, MacRoman written`,
    bytes: inMacRoman(write({ declaration: declare(encoding) }).replace('PVC', 'L’Aquila è')),
    invoices: describeLine('Finestra L’Aquila è 1200x1400'),
    repairs: [/codifica dichiarata non è (?:quella usata|conosciuta)/],
  })),
  {
    what: 'MacRoman',
    bytes: inMacRoman(write({ declaration: declare('macintosh') })),
    invoices: RIGHT,
  },
  ...['latin1', 'windows-1252', 'macintosh'].map((encoding) => ({
    what: `UTF-8 that was read as ${encoding} and written again`,
    bytes: utf8(readAs(encoding, write().replace('PVC', 'L’Aquila è 5 €'))),
    invoices: describeLine('Finestra L’Aquila è 5 € 1200x1400'),
    repairs: [/codificate due volte/],
  })),
  {
    what: 'an unknown encoding declared',
    bytes: Buffer.from(write({ declaration: declare('ANSI') }), 'latin1'),
    invoices: RIGHT,
    repairs: [/codifica dichiarata non è conosciuta/],
  },
];

const NAMES: readonly CorpusFile[] = [
  ...['p', 'ns0', 'b', 'n1', 'q1', 'fe-1.2'].map((prefix) => ({
    what: `prefix ${prefix}`,
    bytes: utf8(write({ prefix })),
    invoices: RIGHT,
  })),
  {
    what: 'no prefix, children out of the namespace',
    bytes: utf8(
      write({ prefix: '', namespace: `xmlns="${INVOICE_NAMESPACE}"` })
        .replace('<FatturaElettronicaHeader>', '<FatturaElettronicaHeader xmlns="">')
        .replace('<FatturaElettronicaBody>', '<FatturaElettronicaBody xmlns="">'),
    ),
    invoices: RIGHT,
  },
  {
    what: 'no prefix, children in the namespace',
    bytes: utf8(write({ prefix: '', namespace: `xmlns="${INVOICE_NAMESPACE}"` })),
    invoices: RIGHT,
    repairs: [/elementi interni hanno un namespace/],
  },
  {
    what: 'prefixes on all children',
    bytes: utf8(write().replace(/<(\/?)(?=[A-Z])/g, '<$1p:')),
    invoices: RIGHT,
    repairs: [/elementi interni hanno un namespace/],
  },
  {
    what: 'a prefix that is not declared',
    bytes: utf8(write({ namespace: '' })),
    invoices: RIGHT,
    repairs: [/prefissi senza dichiarazione/],
  },
  {
    what: 'no namespace',
    bytes: utf8(write({ prefix: '', namespace: '' })),
    invoices: RIGHT,
    repairs: [/namespace del file non è quello/],
  },
  {
    what: 'the namespace of another version',
    bytes: utf8(write({ namespace: 'xmlns:p="http://www.fatturapa.gov.it/sdi/fatturapa/v1.1"' })),
    invoices: RIGHT,
  },
  {
    what: 'no declaration',
    bytes: utf8(write({ declaration: '' })),
    invoices: RIGHT,
    repairs: [/Manca la dichiarazione XML/],
  },
  {
    what: 'a style sheet and comments',
    bytes: utf8(
      write({
        declaration:
          '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="fatturapa_v1.2.xsl"?><!-- x -->',
      }),
    ),
    invoices: RIGHT,
  },
];

const DAMAGE: readonly CorpusFile[] = [
  {
    what: 'base64 in one line',
    bytes: Buffer.from(utf8(write()).toString('base64')),
    invoices: RIGHT,
    repairs: [/era in base64: è stato decodificato/],
  },
  {
    what: 'base64 in lines',
    bytes: toBase64Lines(utf8(write())),
    invoices: RIGHT,
    repairs: [/base64 su più righe/],
  },
  {
    what: 'blanks in front',
    bytes: utf8(`\r\n ${write()}`),
    invoices: RIGHT,
    repairs: [/altri caratteri: tolti/],
  },
  {
    what: 'words in front',
    bytes: utf8(`Fattura: ${write()}`),
    invoices: RIGHT,
    repairs: [/altri caratteri: tolti/],
  },
  {
    what: 'words behind the declaration',
    bytes: utf8(write({ declaration: `${declare('UTF-8')} Fattura ` })),
    invoices: RIGHT,
    repairs: [/altri caratteri: tolti/],
  },
  {
    what: 'bytes behind',
    bytes: utf8(`${write()}\u0000\u0001 abc`),
    invoices: RIGHT,
    repairs: [/altri caratteri: tolti/],
  },
  {
    what: 'control characters',
    bytes: utf8(write().replace('Finestra PVC', 'Finestra\u0002 PVC&#x1F;')),
    invoices: RIGHT,
    repairs: [/caratteri che un XML non ammette/],
  },
  {
    what: 'bare ampersands',
    bytes: utf8(write().replace('Citt&#224;', 'Città').replace('&amp; Figli', '& Figli')),
    invoices: RIGHT,
    repairs: [/«&» scritte senza/],
  },
  {
    what: 'letters of web pages',
    bytes: utf8(write().replace('Finestra PVC', 'Finestra qualit&agrave; &amp;egrave;')),
    invoices: describeLine('Finestra qualità è 1200x1400'),
    repairs: [/pagina web/],
  },
  {
    what: 'another entity of web pages, which stays text',
    bytes: utf8(write().replace('Finestra PVC', 'Finestra qualit&yuml;')),
    invoices: describeLine('Finestra qualit&yuml; 1200x1400'),
    repairs: [/«&» scritte senza/],
  },
  {
    what: 'escapes of escapes',
    bytes: utf8(write().replace('PVC', 'A &amp;amp; B &amp;amp;amp; C &amp;#8364; &amp;lt;')),
    invoices: describeLine('Finestra A & B & C € < 1200x1400'),
    repairs: [/scritti due volte/],
  },
  {
    what: 'CDATA',
    bytes: utf8(write().replace('Finestra PVC 1200x1400', '<![CDATA[Finestra <PVC> & vetro]]>')),
    invoices: RIGHT,
  },
  {
    what: 'a file that was cut off',
    bytes: utf8(write()).subarray(0, 1500),
    refused: /XML è rovinato o incompleto.*errore è alla riga/,
  },
];

/** Every file of the supplier whose name has an accent. */
export const WRITTEN_INVOICES: readonly CorpusFile[] = [...ENCODINGS, ...NAMES, ...DAMAGE].map(
  (file) => ({
    ...file,
    invoices: file.invoices?.map((invoice) => ({
      ...invoice,
      supplier: {
        name: SUPPLIER_NAME,
        vatNumber: '01234567897',
        taxCode: '01234567897',
        address: 'Via delle Ginestre 12/B',
        zip: '24127',
        municipality: 'Bergamo',
        province: 'BG',
      },
    })),
  }),
);
