import { utf8, type CorpusFile } from './corpus.types.js';
import { writeInvoiceXml } from './invoice-xml.js';
import { toBase64Lines, toBer } from './signed-invoice.js';
import { signed } from './signed-invoices.js';
import { zipFiles } from './zip-files.js';

const PDF_BYTES = 2_800_000;

/** An invoice with a PDF inside, which makes it nearly as large as is allowed. */
const withAttachment = (size: number): Buffer =>
  utf8(
    writeInvoiceXml({
      bodies: [
        {
          end: [
            [
              'Allegati',
              [
                ['NomeAttachment', 'copia.pdf'],
                ['Attachment', Buffer.alloc(size, '%PDF-1.4 ').toString('base64')],
              ],
            ],
          ],
        },
      ],
    }),
  );

const of = (size: number) => [{ number: '12/A', attachments: [{ name: 'copia.pdf', size }] }];

/** The largest ZIP that is taken: seven files, nearly 40 MB together. */
export function createLargestZip(): Promise<Buffer> {
  const file = withAttachment(3_900_000);
  return zipFiles(Array.from({ length: 7 }, (_, at) => [`${at}.xml`, file] as const));
}

/** Files of about 5 MB. */
export const LARGE_INVOICES: readonly CorpusFile[] = [
  {
    what: 'an XML of 5 MB',
    bytes: withAttachment(3_900_000),
    invoices: of(3_900_000),
  },
  {
    what: 'a signed file of 5 MB',
    bytes: () => signed(withAttachment(3_900_000)),
    invoices: of(3_900_000),
    signer: { validity: 'valid' },
  },
  {
    what: 'a signed file of 5 MB in BER',
    bytes: async () => toBer(await signed(withAttachment(3_900_000))),
    invoices: of(3_900_000),
    signer: { validity: 'valid' },
    repairs: [/codifica BER/],
  },
  {
    what: 'a signed file of 5 MB in base64',
    bytes: async () => toBase64Lines(await signed(withAttachment(PDF_BYTES))),
    invoices: of(PDF_BYTES),
    signer: { validity: 'valid' },
    repairs: [/base64 su più righe/],
  },
  {
    what: 'an invoice of 9,999 lines',
    bytes: utf8(
      writeInvoiceXml({ bodies: [{ lines: Array.from({ length: 9_999 }, () => ({})) }] }),
    ),
    invoices: [{ taxable: 999_900 }],
  },
];
