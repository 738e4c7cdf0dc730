import type { InvoicesDto, LastStepDto } from '@pratiche/api';
import { BROKEN_P7M_MESSAGE, BROKEN_XML_MESSAGE, MAIL_FILE_MESSAGE } from '@pratiche/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember } from '../../../kit/account-fixtures.js';
import { expectOk, lastStep, readDossier, save, type Member } from '../../../kit/dossier-flow.js';
import { pdf } from '../../../kit/file-fixtures.js';
import {
  createInvoiceForm,
  createInvoiceXml,
  postInvoice,
  SUPPLIER_VAT,
} from '../../../kit/invoice-fixtures.js';
import { signed } from '../../../kit/invoices/signed-invoices.js';
import { zipFiles } from '../../../kit/invoices/zip-files.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { findStoredFiles } from '../../../kit/stored-files.js';

let me: Member;
beforeAll(async () => {
  me = await createMember({ packages: [{ credits: 20 }], vat: SUPPLIER_VAT });
});

const createDraft = async () => (await save(me.http, { serviceType: 1 })).id;
const add = (id: number, bytes: Buffer, fileName: string) =>
  expectOk<InvoicesDto>(postInvoice(me, id, bytes, fileName));
const listInvoiceFiles = async (id: number) => {
  const { version } = await readDossier(me.http, id);
  const step: LastStepDto = await lastStep(me.http, { id, version });
  const item = step.documentSet.documentsDocumentsSetResponse.find(
    ({ document }) => document.code === 'FATTURA',
  );
  return item?.document.files.map(({ fileName, contentType }) => [fileName, contentType]);
};

describe('a ZIP', () => {
  it('becomes one file of the document for each invoice in it', async () => {
    const id = await createDraft();
    const zip = await zipFiles([
      ['a.xml', createInvoiceXml({ number: '1' })],
      ['b.xml.p7m', await signed(createInvoiceXml({ number: '2' }))],
    ]);
    const { invoices, messages } = await add(id, zip, 'fatture.zip');
    expect(invoices.map(({ number, fileName }) => [number, fileName])).toEqual([
      ['1', 'a.xml'],
      ['2', 'b.xml.p7m'],
    ]);
    expect(messages).toEqual([]);
    expect(await listInvoiceFiles(id)).toEqual([
      ['a.xml', 'application/xml'],
      ['b.xml.p7m', 'application/pkcs7-mime'],
    ]);
    expect(await findStoredFiles(id)).toEqual({ rows: 2, strays: [] });
  });

  it('adds only the invoices that the dossier has not, and says which it had', async () => {
    const id = await createDraft();
    await add(id, createInvoiceXml({ number: '1' }), 'uno.xml');
    const zip = await zipFiles([
      ['1.xml', createInvoiceXml({ number: '1' })],
      ['2.xml', createInvoiceXml({ number: '2' })],
    ]);
    const { invoices, messages } = await add(id, zip, 'fatture.zip');
    expect(invoices.map(({ number }) => number)).toEqual(['1', '2']);
    expect(messages).toEqual([
      'La fattura n. 1 del 20/09/2026 è già nella pratica: non serve caricarla di nuovo.',
    ]);
    expect(await findStoredFiles(id)).toEqual({ rows: 2, strays: [] });
    expectProblem(await postInvoice(me, id, zip, 'fatture.zip'), 409, 'invoice-exists');
    expect(await findStoredFiles(id)).toEqual({ rows: 2, strays: [] });
  });

  it('without an invoice is refused whole', async () => {
    const id = await createDraft();
    const zip = await zipFiles([['foto.pdf', pdf()]]);
    expectProblem(await postInvoice(me, id, zip, 'foto.zip'), 422, 'invoice-refused');
    expect(await findStoredFiles(id)).toEqual({ rows: 0, strays: [] });
  });
});

describe('an e-mail message', () => {
  it.each(['messaggio.eml', 'fattura.xml.p7m', 'smime'])(
    'named %s is refused with what to do',
    async (fileName) => {
      const mail = Buffer.from(
        'MIME-Version: 1.0\r\nContent-Type: application/pkcs7-mime; name="smime.p7m"\r\n\r\nMIIB',
      );
      const { errors } = expectProblem(
        await postInvoice(me, await createDraft(), mail, fileName),
        415,
        'file-type-refused',
      );
      expect(errors).toEqual([{ field: 'file', message: MAIL_FILE_MESSAGE }]);
    },
  );
});

describe('a broken file', () => {
  it.each([
    ['fattura.xml', 'niente di buono', 415, BROKEN_XML_MESSAGE],
    ['fattura.xml.p7m', 'niente di buono', 415, BROKEN_P7M_MESSAGE],
    ['tagliata.xml', createInvoiceXml().subarray(0, 900), 422, BROKEN_XML_MESSAGE],
  ])('named %s is told as broken, with what to do', async (fileName, bytes, status, message) => {
    const answer = await postInvoice(me, await createDraft(), Buffer.from(bytes), fileName);
    const code = status === 415 ? 'file-type-refused' : 'invoice-refused';
    expect(expectProblem(answer, status, code).message).toContain(message);
  });
});

describe('a file that would begin a dossier', () => {
  const check = (bytes: Buffer) =>
    me.http.post('Module/invoices/check', { form: createInvoiceForm(bytes) });

  it('is read and not kept', async () => {
    expect((await check(createInvoiceXml())).status).toBe(204);
    expect(await findStoredFiles(0)).toEqual({ rows: 0, strays: [] });
  });

  it('is refused as it would be in a dossier', async () => {
    expectProblem(await check(createInvoiceXml().subarray(0, 900)), 422, 'invoice-refused');
    expectProblem(await check(pdf()), 415, 'file-type-refused');
    expect(await findStoredFiles(0)).toEqual({ rows: 0, strays: [] });
  });
});

describe('a dossier', () => {
  it('holds fifty invoices and two thousand lines at most', async () => {
    const id = await createDraft();
    const zip = (from: number, count: number) =>
      zipFiles(
        Array.from({ length: count }, (_, index) => [
          `${from + index}.xml`,
          createInvoiceXml({ number: String(from + index) }),
        ]),
      );
    await add(id, await zip(1, 49), 'a.zip');
    expectProblem(await postInvoice(me, id, await zip(50, 2), 'b.zip'), 409, 'invoices-full');
    const lines = Array.from({ length: 2_000 }, () => ({ description: 'Finestra', net: 1 }));
    const long = createInvoiceXml({ number: '50', lines });
    expectProblem(await postInvoice(me, id, long, 'c.xml'), 409, 'invoices-full');
    expect(await findStoredFiles(id)).toEqual({ rows: 49, strays: [] });
  });
});

describe('a signed invoice', () => {
  it('is unwrapped, and its signer shown', async () => {
    const id = await createDraft();
    const { invoices, doubts } = await add(id, await signed(createInvoiceXml()), 'f.xml.p7m');
    expect(invoices[0]?.signer).toMatchObject({ validity: 'valid' });
    expect(invoices[0]?.signer?.name).toBeTruthy();
    expect(doubts.map(({ check }) => check)).not.toContain('firma');
    expect(await listInvoiceFiles(id)).toEqual([['f.xml.p7m', 'application/pkcs7-mime']]);
  });

  it('that was changed afterwards is kept, and doubted', async () => {
    const id = await createDraft();
    const bytes = await signed(createInvoiceXml());
    const changed = Buffer.from(
      bytes.toString('latin1').replace('Infissi Chiari Srl', 'Infissi Scuri Srl!'),
      'latin1',
    );
    const { invoices, doubts } = await add(id, changed, 'f.xml.p7m');
    expect(invoices[0]?.signer?.validity).toBe('tampered');
    expect(doubts.map(({ check }) => check)).toContain('firma');
  });

  it('is the same invoice as its XML', async () => {
    const id = await createDraft();
    await add(id, createInvoiceXml(), 'f.xml');
    expectProblem(
      await postInvoice(me, id, await signed(createInvoiceXml()), 'f.xml.p7m'),
      409,
      'invoice-exists',
    );
  });
});
