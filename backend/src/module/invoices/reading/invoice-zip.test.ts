import { describe, expect, it } from '@jest/globals';
import { INVOICE_ZIP_BYTES_MAX } from '@pratiche/domain';
import { createLargestZip } from '../../../../test/kit/invoices/large-invoices.js';
import { writeInvoiceXml } from '../../../../test/kit/invoices/invoice-xml.js';
import { signed } from '../../../../test/kit/invoices/signed-invoices.js';
import { zipFiles } from '../../../../test/kit/invoices/zip-files.js';
import { readInvoiceFiles } from './index.js';

const write = (number: string): Buffer => Buffer.from(writeInvoiceXml({ bodies: [{ number }] }));

describe('a zip of invoices', () => {
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
