import { describe, expect, it } from '@jest/globals';
import { INVOICE_ZIP_BYTES_MAX } from '@pratiche/domain';
import { createLargestZip } from '../../../../test/kit/invoices/large-invoices.js';
import { writeInvoiceXml } from '../../../../test/kit/invoices/invoice-xml.js';
import { signContent } from '../../../../test/kit/invoices/signed-invoice.js';
import { amedeo, signed } from '../../../../test/kit/invoices/signed-invoices.js';
import { zipFiles } from '../../../../test/kit/invoices/zip-files.js';
import { readInvoiceFiles } from './index.js';

const write = (number: string): Buffer => Buffer.from(writeInvoiceXml({ bodies: [{ number }] }));

describe('a zip of invoices', () => {
  it('with mail alone is told where the invoice is', async () => {
    const bytes = await zipFiles([
      ['daticert.xml', Buffer.from('<postacert/>')],
      ['postacert.eml', Buffer.from('From: a@b.it')],
    ]);
    await expect(readInvoiceFiles(bytes, 'pec.zip')).rejects.toThrow(
      /messaggio di posta «postacert\.eml»: aprilo, salva l’allegato/,
    );
  });

  it('is read file by file, each with its own bytes, repairs and signer', async () => {
    const [plain, bare, envelope] = [
      write('1'),
      Buffer.from(writeInvoiceXml({ bodies: [{ number: '2' }], declaration: '' })),
      await signed(write('3')),
    ];
    const files = await readInvoiceFiles(
      await zipFiles([
        ['Marzo/IT01234567897_1.xml', plain],
        ['Marzo/IT01234567897_2.XML', bare],
        ['IT01234567897_3.xml.p7m', envelope],
      ]),
      'marzo.zip',
    );
    expect(
      files.map(({ fileName, invoices, repairs, signer }) => ({
        fileName,
        number: invoices[0]?.number,
        repairs,
        signer: signer?.validity ?? null,
      })),
    ).toEqual([
      { fileName: 'IT01234567897_1.xml', number: '1', repairs: [], signer: null },
      {
        fileName: 'IT01234567897_2.XML',
        number: '2',
        repairs: ['Manca la dichiarazione XML all’inizio: letto lo stesso.'],
        signer: null,
      },
      { fileName: 'IT01234567897_3.xml.p7m', number: '3', repairs: [], signer: 'valid' },
    ]);
    expect(files.map(({ content }) => Buffer.from(content))).toEqual([plain, bare, envelope]);
  });

  it('tells what is no invoice, and says nothing of what archivers add', async () => {
    const [file] = await readInvoiceFiles(
      await zipFiles([
        ['copia.pdf', Buffer.from('%PDF-1.4')],
        ['IT01234567897_1.xml', write('1')],
        ['IT01234567897_1_metaDato.xml', Buffer.from('<?xml version="1.0"?><FileMetadati/>')],
        ['__MACOSX/._IT01234567897_1.xml', Buffer.from('x')],
        ['.DS_Store', Buffer.from('x')],
      ]),
      'marzo.zip',
    );
    expect(file?.repairs).toEqual([
      'Nello ZIP il file «copia.pdf» non è una fattura: tralasciato.',
      'Nello ZIP il file «IT01234567897_1_metaDato.xml» non è una fattura: tralasciato.',
    ]);
  });

  it.each<[string, string, Buffer]>([
    ['certified mail', 'daticert.xml', Buffer.from('<?xml version="1.0"?><postacert tipo="x"/>')],
    ['a message', 'postacert.eml', Buffer.from('MIME-Version: 1.0\r\n\r\nx')],
    [
      'an index',
      'IdC_2026.xml',
      Buffer.from('<?xml version="1.0"?><sincro:IdC xmlns:sincro="x"/>'),
    ],
    ['an index that is no XML', 'IPdA.xml', Buffer.from('<PIndex><a></PIndex>')],
    [
      'an index with a DOCTYPE',
      'i.xml',
      Buffer.from('<!DOCTYPE i SYSTEM "i.dtd"><i>FatturaElettronica</i>'),
    ],
    ['signatures of a container', 'META-INF/signatures.xml', Buffer.from('<XAdESSignatures/>')],
    ['the kind of a container', 'mimetype', Buffer.from('application/vnd.etsi.asic-e+zip')],
    ['a timestamp', 'a.xml.tsr', Buffer.from('3082', 'hex')],
    ['a web page', 'leggi.xml', Buffer.from('<html><body>x</body></html>')],
    ['a signed PDF', 'copia.pdf.p7m', Buffer.from('JVBERi0xLjQKJcOkw7zDtsOfCg==')],
    ['an empty file', 'vuoto.xml', Buffer.alloc(0)],
  ])('leaves out %s, told by its name, and reads the invoices', async (_, name, bytes) => {
    const files = await readInvoiceFiles(
      await zipFiles([
        [`PEC 1/${name}`, bytes],
        ['PEC 1/IT01234567897_1.xml', write('1')],
        ['PEC 1/IT01234567897_2.xml', write('2')],
      ]),
      'pec.zip',
    );
    const line = `Nello ZIP il file «${name.split('/').at(-1)}» non è una fattura: tralasciato.`;
    expect(files.map(({ invoices }) => invoices[0]?.number)).toEqual(['1', '2']);
    expect(files.map(({ repairsByInvoice }) => repairsByInvoice)).toEqual([[[line]], [[]]]);
  });

  it('leaves out a signature that stands alone', async () => {
    const detached = await signContent(write('1'), [await amedeo()], { detached: true });
    const [file] = await readInvoiceFiles(
      await zipFiles([
        ['1.xml', write('1')],
        ['1.xml.p7s', detached],
      ]),
      'a.zip',
    );
    expect(file?.repairs).toEqual([
      'Nello ZIP il file «1.xml.p7s» non è una fattura: tralasciato.',
    ]);
  });

  it('names twenty of the files that it leaves out, and counts the others', async () => {
    const others = Array.from(
      { length: 130 },
      (_, at) => [`${at}/postacert.eml`, write('x')] as const,
    );
    const [file] = await readInvoiceFiles(
      await zipFiles([...others, ['1.xml', write('1')]]),
      'a.zip',
    );
    expect(file?.repairs).toHaveLength(21);
    expect(file?.repairs.at(-1)).toBe('Nello ZIP altri 110 file non sono fatture: tralasciati.');
  });

  it('unpacks no more than it may, and each file once', async () => {
    const files = await readInvoiceFiles(await createLargestZip(), 'anno.zip');
    const unpacked = files.reduce((sum, { content }) => sum + content.byteLength, 0);
    expect(files).toHaveLength(7);
    expect(unpacked).toBeGreaterThan(0.85 * INVOICE_ZIP_BYTES_MAX);
    expect(unpacked).toBeLessThanOrEqual(INVOICE_ZIP_BYTES_MAX);
  });

  it('holds up to fifty files', async () => {
    const files = Array.from({ length: 50 }, (_, at) => [`${at}.xml`, write(`${at}`)] as const);
    expect(await readInvoiceFiles(await zipFiles(files), 'anno.zip')).toHaveLength(50);
  });
});

describe('repairs of a file with several invoices', () => {
  const listOfBodies = async (xml: string) =>
    (await readInvoiceFiles(Buffer.from(xml), 'a.xml'))[0]?.repairsByInvoice;
  const xml = writeInvoiceXml({
    bodies: [{ number: '1' }, { number: '2', lines: [{ description: 'Vetro @' }] }],
  });
  const AMPERSAND = expect.stringMatching(/«&» scritte senza/) as unknown;

  it('are told at the invoice that they belong to', async () => {
    expect(await listOfBodies(xml.replace('@', '& telaio'))).toEqual([[], [AMPERSAND]]);
    expect(await listOfBodies(xml.replace('<Numero>1<', '<Numero>1 & 2<'))).toEqual([
      [AMPERSAND],
      [],
    ]);
  });

  it('are told at each where they are of the file', async () => {
    const inHeader = xml.replace('&amp; Figli', '& Figli').replace('@', '& telaio');
    expect(await listOfBodies(inHeader)).toEqual([[AMPERSAND], [AMPERSAND]]);
    const base64 = Buffer.from(xml).toString('base64');
    const line = [expect.stringMatching(/era in base64/)];
    expect(await listOfBodies(base64)).toEqual([line, line]);
  });

  it('are those of sums as well', async () => {
    const wrong = writeInvoiceXml({ bodies: [{ number: '1', total: '999.00' }, { number: '2' }] });
    const [first, second] = (await listOfBodies(wrong)) ?? [];
    expect(first?.join()).toContain('Fattura 1 del file');
    expect(second).toEqual([]);
  });
});
