import { writeInvoiceXml } from './invoice-xml.js';
import { toBase64Lines } from './signed-invoice.js';
import { signed } from './signed-invoices.js';
import { zipFiles } from './zip-files.js';

/** Nearly what a file may have. */
const LARGEST_BYTES = 4_800_000;
/** Takes long enough for others to notice; there are many of these. */
const LARGE_BYTES = 2_400_000;
const ZIP_ENTRIES = 8;
/** Each makes a strict parser give up, so that an invoice is read again after each repair. */
const FAULTS = '<undeclared:b/><ds:Signature><</ds:Signature>';
/** Mended only where there is neither CDATA nor many other ampersands. */
const BARE_AMPERSAND = '<a>A & B</a>';

/** Parts of an XML that cost the most for their size. */
const KINDS: Readonly<Record<string, (bytes: number) => string>> = {
  comments: (bytes) => repeat('<!---->', bytes),
  instructions: (bytes) => repeat('<?x y?>', bytes),
  CDATA: (bytes) => repeat('<![CDATA[]]>', bytes),
  'texts between elements': (bytes) => repeat('x<b/>', bytes),
  'named entities': (bytes) => repeat('&amp;', bytes),
  'numbered entities': (bytes) => repeat('&#65;', bytes),
  'bare ampersands': () => '&'.repeat(99_000),
  attributes: (bytes) =>
    `<b ${Array.from({ length: Math.floor(bytes / 14) }, (_, at) => `b${at}=""`).join(' ')}/>`,
  'entities in an attribute': (bytes) => `<b c="${repeat('&amp;', bytes)}"/>`,
  'deep elements': (bytes) => repeat('<b>', bytes / 2) + repeat('</b>', bytes / 2),
};

const repeat = (part: string, bytes: number): string =>
  part.repeat(Math.floor(bytes / part.length));

type Root = 'RicevutaConsegna' | 'FatturaElettronica';

function writeXml(kind: string, root: Root, bytes: number): Buffer {
  const parts = KINDS[kind]?.(bytes) ?? '';
  const content = parts + (/&|CDATA/.test(parts) ? '' : BARE_AMPERSAND) + FAULTS;
  return Buffer.from(
    root === 'FatturaElettronica'
      ? writeInvoiceXml().replace('<FatturaElettronicaHeader>', `$&${content}`)
      : `<?xml version="1.0"?><${root}>${content}</${root}>`,
  );
}

const ENVELOPES = {
  'a plain XML': async (kind: string, root: Root) => writeXml(kind, root, LARGE_BYTES),
  'a P7M': (kind: string, root: Root) => signed(writeXml(kind, root, LARGE_BYTES)),
  'a P7M in base64': async (kind: string, root: Root) =>
    toBase64Lines(await signed(writeXml(kind, root, LARGE_BYTES))),
  'a ZIP': (kind: string, root: Root) => zipOf(writeXml(kind, root, LARGE_BYTES)),
  'a ZIP in a P7M': async (kind: string, root: Root) =>
    signed(await zipOf(writeXml(kind, root, LARGE_BYTES))),
};

const zipOf = (bytes: Buffer): Promise<Buffer> =>
  zipFiles(Array.from({ length: ZIP_ENTRIES }, (_, at) => [`${at}.xml`, bytes] as const));

export interface FreezingFile {
  what: string;
  create: () => Promise<Buffer>;
}

/** Small or permitted files that take a parser seconds: each kind of part in each envelope. */
export const FREEZING_FILES: readonly FreezingFile[] = Object.keys(KINDS).flatMap((kind) => [
  ...Object.entries(ENVELOPES).map(([envelope, create]) => ({
    what: `${kind} of an invoice in ${envelope}`,
    create: () => create(kind, 'FatturaElettronica'),
  })),
  ...(['a plain XML', 'a ZIP'] as const).map((envelope) => ({
    what: `${kind} of a receipt in ${envelope}`,
    create: () => ENVELOPES[envelope](kind, 'RicevutaConsegna'),
  })),
]);

/** Eight receipts of comments: some 58 kB, and 38 MB unpacked. */
export const createFreezingZip = (): Promise<Buffer> =>
  zipOf(writeXml('comments', 'RicevutaConsegna', LARGEST_BYTES));

/** Eight invoices, each of which is read only after three repairs: the longest permitted reading. */
export const createSlowestZip = (): Promise<Buffer> =>
  zipOf(writeXml('numbered entities', 'FatturaElettronica', LARGEST_BYTES));
