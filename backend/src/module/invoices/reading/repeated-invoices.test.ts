import { expect, it } from '@jest/globals';
import { utf8 } from '../../../../test/kit/invoices/corpus.types.js';
import { writeInvoiceXml } from '../../../../test/kit/invoices/invoice-xml.js';
import { toDossierInvoices } from '../invoice.mapper.js';
import { readFile } from './invoice-files.reader.js';
import { readInvoiceFiles } from './index.js';

const FEW = Array.from({ length: 1_100 }, () => ({}));

it('counts the lines of an invoice that comes twice in a file twice', async () => {
  const twice = utf8(writeInvoiceXml({ bodies: [{ lines: FEW }, { lines: FEW }] }));
  await expect(
    readFile({ bytes: twice, fileName: 'fatture.xml', isCheck: false }),
  ).rejects.toMatchObject({ status: 409 });
  const once = utf8(writeInvoiceXml({ bodies: [{ lines: FEW }, {}] }));
  expect(await readFile({ bytes: once, fileName: 'fatture.xml', isCheck: false })).toHaveLength(1);
});

it('reads the currency of earlier rows from their remark', async () => {
  const [read] = await readInvoiceFiles(utf8(writeInvoiceXml()), 'fattura.xml');
  const invoice = read?.invoices[0];
  if (invoice === undefined) throw new Error('the invoice is read');
  const { currency, ...old } = invoice;
  const getCurrency = (repairs: string[]) =>
    toDossierInvoices(
      [
        {
          id: 1,
          dossierId: 1,
          fileId: 1,
          invoiceKey: '',
          created: new Date(0),
          content: { invoice: old, repairs, signer: null },
        },
      ],
      new Map(),
    )[0]?.invoice.currency;
  expect(currency).toBe('EUR');
  expect(getCurrency(['Gli importi sono in USD e non in euro.'])).toBe('USD');
  expect(getCurrency([])).toBeUndefined();
});
