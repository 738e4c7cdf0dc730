import { utf8, type CorpusFile } from './corpus.types.js';
import { writeInvoiceXml } from './invoice-xml.js';
import { signed } from './signed-invoices.js';
import { zipFiles } from './zip-files.js';

const RIGHT = utf8(writeInvoiceXml());
const withProlog = (prolog: string): Buffer =>
  utf8(writeInvoiceXml({ declaration: `<?xml version="1.0"?>${prolog}` }));
const LOLS = `<!DOCTYPE l [<!ENTITY a "aaaaaaaaaa">${[...'bcdefgh'].map((name, index) => `<!ENTITY ${name} "${`&${'abcdefg'[index]};`.repeat(10)}">`).join('')}]>`;
const MEGA = 1024 * 1024;

const XML: readonly CorpusFile[] = [
  {
    what: 'entities in entities',
    bytes: Buffer.from(withProlog(LOLS).toString().replace('Finestra', '&h;')),
    refused: /DOCTYPE/,
  },
  {
    what: 'a foreign entity',
    bytes: Buffer.from(
      withProlog('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>')
        .toString()
        .replace('Finestra', '&e;'),
    ),
    refused: /DOCTYPE/,
  },
  {
    what: 'a foreign DTD',
    bytes: withProlog('<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd">'),
    refused: /DOCTYPE/,
  },
  {
    what: 'words, then a DOCTYPE',
    bytes: Buffer.concat([utf8('Fattura '), withProlog('<!DOCTYPE x [<!ENTITY e "1">]>')]),
    refused: /DOCTYPE/,
  },
  {
    what: 'deep elements',
    bytes: utf8(`<?xml version="1.0"?>${'<a>'.repeat(100_000)}`),
    refused: /troppi elementi/,
  },
  {
    what: 'many elements',
    bytes: utf8(`<?xml version="1.0"?><a>${'<b/>'.repeat(300_000)}</a>`),
    refused: /troppi elementi/,
  },
  {
    what: 'many attributes',
    bytes: utf8(
      `<?xml version="1.0"?><a ${Array.from({ length: 250_000 }, (_, at) => `xmlns:a${at}="x"`).join(' ')}/>`,
    ),
    refused: /troppi elementi/,
  },
  ...(['<!---->', '<?x y?>', '<![CDATA[]]>', 'x<!---->'] as const).map((part) => ({
    what: `many times ${part}`,
    bytes: utf8(`<?xml version="1.0"?><a>${part.repeat(380_000)}</a>`),
    refused: /troppi elementi/,
  })),
  {
    what: 'ampersands alone',
    bytes: utf8(writeInvoiceXml().replace('Finestra', '&'.repeat(5_000_000))),
    refused: /XML è rovinato o incompleto/,
  },
  {
    what: 'many lines',
    bytes: utf8(
      writeInvoiceXml({ bodies: [{ lines: [] }] }).replace(
        '<DatiBeniServizi>',
        `<DatiBeniServizi>${'<DettaglioLinee/>'.repeat(10_000)}`,
      ),
    ),
    refused: /più di 9999 righe/,
  },
  {
    what: 'many bodies',
    bytes: utf8(
      writeInvoiceXml({ bodies: [] }).replace(
        '</p:',
        `${'<FatturaElettronicaBody/>'.repeat(501)}</p:`,
      ),
    ),
    refused: /più di 500 fatture/,
  },
  {
    what: 'blanks without end',
    bytes: utf8(' '.repeat(4 * MEGA)),
    refused: /non è una fattura elettronica/,
  },
  {
    what: 'letters, blanks and a sign',
    bytes: utf8(`${'A'.repeat(MEGA)}${' '.repeat(3 * MEGA)}!`),
    refused: /non è una fattura elettronica/,
  },
  {
    what: 'base64 of base64 of base64',
    bytes: wrapBase64(RIGHT, 8),
    refused: /non è una fattura elettronica/,
  },
  { what: 'deep envelopes', bytes: Buffer.from('3080'.repeat(500_000), 'hex'), refused: /P7M/ },
  {
    what: 'an envelope of empty pieces',
    bytes: Buffer.from(
      `06092a864886f70d010701a08024800400${'0400'.repeat(MEGA)}`.replace(/^/, '3080'),
      'hex',
    ),
    refused: /P7M/,
  },
  { what: 'more than 5 MB', bytes: Buffer.alloc(5 * MEGA + 1, 0x20), refused: /supera i 5 MB/ },
];

/** A message as a mail program saves it, with a file attached. */
function createMail(attached: Buffer): Buffer {
  return utf8(
    [
      'Content-Type: application/xml; name="IT01234567897_1.xml"',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename="IT01234567897_1.xml"',
      '',
      attached.toString('base64').replace(/.{76}/g, '$&\r\n'),
      '',
    ].join('\r\n'),
  );
}

function wrapBase64(bytes: Buffer, times: number): Buffer {
  return times === 0 ? bytes : wrapBase64(Buffer.from(bytes.toString('base64')), times - 1);
}

const OTHER: readonly CorpusFile[] = [
  { what: 'nothing', bytes: Buffer.alloc(0), refused: /è vuoto/ },
  { what: 'a PDF', bytes: utf8('%PDF-1.4 …'), refused: /è un PDF: serve il file XML o P7M/ },
  {
    what: 'a page of the web',
    bytes: utf8('<!DOCTYPE html><html><body>Accedi</body></html>'),
    refused: /pagina web/,
  },
  {
    what: 'a RAR',
    bytes: Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1'),
    refused: /prepara uno ZIP/,
  },
  {
    what: 'a message with the invoice in it',
    bytes: createMail(RIGHT),
    refused: /messaggio di posta.*salva l’allegato/,
  },
  {
    what: 'a signed message with the invoice in it (S/MIME)',
    bytes: async () => signed(createMail(RIGHT)),
    refused: /messaggio di posta.*salva l’allegato/,
  },
  {
    what: 'a picture',
    bytes: Buffer.from('ffd8ffe000104a464946000101', 'hex'),
    refused: /non è una fattura elettronica/,
  },
  {
    what: 'another XML',
    bytes: utf8('<?xml version="1.0"?><Pratica/>'),
    refused: /non è una fattura elettronica/,
  },
  {
    what: 'another XML with a fault that is mended in invoices',
    bytes: utf8('<?xml version="1.0"?><Pratica>A & B</Pratica>'),
    refused: /XML è rovinato o incompleto/,
  },
  {
    what: 'a receipt with a fault behind a comment',
    bytes: utf8('<?xml version="1.0"?><!-- <a> --><RicevutaConsegna>A & B</RicevutaConsegna>'),
    refused: /messaggio dello SdI/,
  },
  {
    what: 'a receipt of the exchange system',
    bytes: utf8('<?xml version="1.0"?><ns3:RicevutaConsegna xmlns:ns3="x"/>'),
    refused: /messaggio dello SdI/,
  },
];

const receipt = utf8('<?xml version="1.0"?><FileMetadati/>');

const ZIPS: readonly CorpusFile[] = [
  {
    what: 'a zip that was cut off',
    bytes: async () => (await zipFiles([['a.xml', RIGHT]])).subarray(0, 200),
    refused: /ZIP è danneggiato/,
  },
  {
    what: 'a zip of 51 files',
    bytes: () =>
      zipFiles(Array.from({ length: 51 }, (_, index) => [`${index}.xml`, RIGHT] as const)),
    refused: /più di 50 file/,
  },
  {
    what: 'a zip with a file over 5 MB',
    bytes: () => zipFiles([['grande.xml', Buffer.alloc(5 * MEGA + 1)]]),
    refused: /«grande\.xml» supera i 5 MB/,
  },
  {
    what: 'a zip over 40 MB unpacked',
    bytes: () =>
      zipFiles(
        Array.from({ length: 9 }, (_, index) => [`${index}.xml`, Buffer.alloc(5 * MEGA)] as const),
      ),
    refused: /superano insieme i 40 MB/,
  },
  {
    what: 'a zip with one bad file',
    bytes: () =>
      zipFiles([
        ['a.xml', RIGHT],
        ['b.xml', RIGHT.subarray(0, 1500)],
      ]),
    refused: /Nello ZIP, «b\.xml»: Questo file XML è rovinato/,
  },
  {
    what: 'a zip without invoices',
    bytes: () =>
      zipFiles([
        ['a.pdf', utf8('%PDF')],
        ['m.xml', receipt],
      ]),
    refused: /nessuna fattura/,
  },
  {
    what: 'a zip of a zip',
    bytes: async () => zipFiles([['a.zip', await zipFiles([['a.xml', RIGHT]])]]),
    refused: /nessuna fattura/,
  },
  {
    what: 'a zip with a password',
    bytes: async () => {
      const bytes = await zipFiles([['a.xml', RIGHT]]);
      const central = bytes.indexOf('PK\x01\x02');
      bytes.writeUInt16LE(bytes.readUInt16LE(central + 8) | 1, central + 8);
      return bytes;
    },
    refused: /protetto da una password/,
  },
  {
    what: 'a zip whose entry gives a false size',
    bytes: async () => {
      const bytes = await zipFiles([['a.xml', Buffer.alloc(MEGA)]]);
      const central = bytes.indexOf('PK\x01\x02');
      bytes.writeUInt32LE(100, central + 24);
      return bytes;
    },
    refused: /ZIP è danneggiato/,
  },
  {
    what: 'a zip whose entry climbs out of its folder',
    bytes: async () =>
      Buffer.from(
        (await zipFiles([['aa/a.xml', RIGHT]]))
          .toString('latin1')
          .replaceAll('aa/a.xml', '../a.xml'),
        'latin1',
      ),
    refused: /ZIP è danneggiato/,
  },
];

export const HOSTILE_INVOICES: readonly CorpusFile[] = [...XML, ...OTHER, ...ZIPS];
