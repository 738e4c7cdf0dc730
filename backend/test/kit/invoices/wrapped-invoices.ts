import { readFileSync } from 'node:fs';
import { utf8, type CorpusFile } from './corpus.types.js';
import { writeInvoiceXml } from './invoice-xml.js';
import { toBase64Lines } from './signed-invoice.js';
import { signed } from './signed-invoices.js';

const RIGHT = [{ number: '12/A', total: 110 }];
const SIGNED = { validity: 'valid' } as const;
const XML = utf8(writeInvoiceXml());
const BARE = /Prima della busta della firma/;
const TWICE = /era in base64 due volte/;

/** A file of the kind that people really send, as it was sent. */
export const readSampleFile = (name: string): Buffer =>
  readFileSync(new URL(`../sample-files/${name}`, import.meta.url));

const base64 = (bytes: Buffer): Buffer => Buffer.from(bytes.toString('base64'));
const utf16 = (bytes: Buffer): Buffer =>
  Buffer.from(`\ufeff${bytes.toString('latin1')}`, 'utf16le');
const behind = (lines: string, bytes: Buffer): Buffer => Buffer.concat([utf8(lines), bytes]);

const TEXTS: readonly CorpusFile[] = [
  { what: 'base64 twice', bytes: base64(base64(XML)), repairs: [/era in base64: /, TWICE] },
  {
    what: 'base64 in lines of base64',
    bytes: toBase64Lines(base64(XML)),
    repairs: [/base64 su più righe/, /era in base64: /, TWICE],
  },
  { what: 'base64 in quotes', bytes: utf8(`"${base64(XML)}"\n`), repairs: [/era in base64: /] },
  { what: 'base64 behind a mark', bytes: utf8(`\ufeff${base64(XML)}`), repairs: [/era in base64/] },
  {
    what: 'base64 behind two marks',
    bytes: utf8(`\ufeff\ufeff${base64(XML)}`),
    repairs: [/era in base64/],
  },
  { what: 'base64 in UTF-16', bytes: utf16(base64(XML)), repairs: [/era in base64/] },
  {
    what: 'base64 in UTF-16 big-endian',
    bytes: Buffer.from(utf16(base64(XML))).swap16(),
    repairs: [/era in base64/],
  },
  {
    what: 'base64 in UTF-16 without a mark',
    bytes: utf16(base64(XML)).subarray(2),
    repairs: [/era in base64/],
  },
  {
    what: 'base64 as the address of a page',
    bytes: utf8(`data:application/xml;charset=utf-8;base64,${base64(XML)}`),
    repairs: [/era in base64/],
  },
  { what: 'two marks', bytes: utf8(`\ufeff\ufeff${writeInvoiceXml()}`), repairs: [/\(BOM\)/] },
  {
    what: 'a mark of UTF-8 in front of UTF-16',
    bytes: Buffer.concat([
      Buffer.from('efbbbf', 'hex'),
      Buffer.from(`\ufeff${writeInvoiceXml()}`, 'utf16le'),
    ]),
    repairs: [/\(BOM\)/, /codifica dichiarata/],
  },
].map((file) => ({ ...file, invoices: RIGHT }));

const ENVELOPES: readonly CorpusFile[] = [
  { what: 'an empty line', bytes: async () => behind('\n', await signed()), repairs: [BARE] },
  { what: 'a mark', bytes: async () => behind('\ufeff', await signed()), repairs: [BARE] },
  {
    what: 'lines of a mail',
    bytes: async () => behind('Content-Transfer-Encoding: binary\r\n\r\n', await signed()),
    repairs: [BARE],
  },
  {
    what: 'notes in front of PEM',
    bytes: async () =>
      utf8(
        `Bag Attributes\n    friendlyName: x\n-----BEGIN PKCS7-----\n${toBase64Lines(await signed(), '\n', 64)}\n-----END PKCS7-----\n`,
      ),
    repairs: [/formato PEM/],
  },
  { what: 'base64 twice', bytes: async () => base64(base64(await signed())), repairs: [TWICE] },
  {
    what: 'base64 in quotes in UTF-16',
    bytes: async () => utf16(utf8(`"${base64(await signed())}"`)),
    repairs: [],
  },
].map((file) => ({
  ...file,
  what: `an envelope: ${file.what}`,
  invoices: RIGHT,
  signer: SIGNED,
}));

const SAMPLES: readonly CorpusFile[] = [
  {
    what: 'invoice-base64-twice.xml.p7m',
    invoices: [{ number: '12/2026' }],
    repairs: [TWICE],
    signer: SIGNED,
  },
  {
    what: 'invoice-no-declaration-crlf.xml',
    invoices: [{ number: 'p1' }],
    repairs: [/Manca la dichiarazione XML/],
  },
  {
    what: 'invoice-trailing-nul.xml',
    invoices: [{ number: 'p3' }],
    repairs: [/altri caratteri: tolti/],
  },
  {
    what: 'invoice-bare-ampersand.xml',
    invoices: [{ number: 'p4' }],
    repairs: [/«&» scritte senza/],
  },
].map((file) => ({ ...file, bytes: readSampleFile(file.what) }));

/** E-invoices within what programs put around them. */
export const WRAPPED_INVOICES: readonly CorpusFile[] = [...TEXTS, ...ENVELOPES, ...SAMPLES];
