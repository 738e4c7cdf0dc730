/** @core */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { InvoicesDto, UploadedFileDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import { createLink } from '../../../kit/beneficiary-link-fixtures.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import {
  createSentDossier,
  expectOk,
  lastStep,
  readDossier,
  save,
  type Member,
} from '../../../kit/dossier-flow.js';
import { executable, pdf } from '../../../kit/file-fixtures.js';
import {
  createInvoiceXml,
  findProposal,
  INVOICE_CUSTOMER,
  postInvoice,
  SUPPLIER_VAT,
} from '../../../kit/invoice-fixtures.js';
import { createUploadForm } from '../../../kit/multipart-forms.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { findStoredFiles } from '../../../kit/stored-files.js';

let me: Member;
beforeAll(async () => {
  me = await createMember({ packages: [{ credits: 20 }], vat: SUPPLIER_VAT });
});

const createDraft = async (change = {}) => (await save(me.http, { serviceType: 1, ...change })).id;
const add = (id: number, bytes: Buffer, fileName?: string) =>
  expectOk<InvoicesDto>(postInvoice(me, id, bytes, fileName));
const replace = (id: number, replaces: string, bytes: Buffer) => {
  const form = new FormData();
  form.set('replaces', replaces);
  form.set('file', new File([new Uint8Array(bytes)], 'nuova.xml'));
  return me.http.post(`Module/invoices/${id}`, { form });
};
const read = (id: number, { http } = me) =>
  expectOk<InvoicesDto>(http.get(`Module/invoices/${id}`));
const findInvoiceItem = async (id: number) => {
  const { version } = await readDossier(me.http, id);
  const { documentSet } = await lastStep(me.http, { id, version });
  const item = documentSet.documentsDocumentsSetResponse.find(
    ({ document }) => document.code === 'FATTURA',
  );
  if (item === undefined) throw new Error('No document FATTURA');
  return item;
};

describe('an e-invoice on a new dossier', () => {
  it('becomes a file of the document FATTURA and proposes more than fifteen fields, changing none', async () => {
    const id = await createDraft();
    const before = await readDossier(me.http, id);
    const bytes = createInvoiceXml({ cause: 'Fine lavori 18/09/2026' });
    const answer = await add(id, bytes, 'IT01234567897_00012.xml');
    expect(answer.invoices).toMatchObject([
      {
        number: '12',
        date: '2026-09-20',
        documentType: 'TD01',
        supplier: { name: 'Infissi Chiari Srl', vatNumber: SUPPLIER_VAT },
        customer: { name: 'Ortensia Brughetti', taxCode: INVOICE_CUSTOMER.taxCode },
        taxable: 4600,
        vat: 460,
        total: 5060,
        fileName: 'IT01234567897_00012.xml',
        signer: null,
        repairs: [],
      },
    ]);
    const expected: Record<string, unknown> = {
      interventionEndDate: '2026-09-18',
      interventionStartDate: undefined,
      annoRiferimento: undefined,
      beneficiarySsn: INVOICE_CUSTOMER.taxCode,
      beneficiaryFirstName: 'Ortensia',
      beneficiaryLastName: 'Brughetti',
      beneficiaryGender: 'F',
      beneficiaryBirthDate: '1971-03-09',
      beneficiaryBirthMunicipality: 'Bergamo',
      beneficiaryResidentialAddress: 'Via Roma',
      beneficiaryResidentialAddressNumber: '12',
      beneficiaryResidentialMunicipality: 'Bergamo',
      beneficiaryResidentialZip: '24121',
      immovableMunicipality: 'Bergamo',
      'spese.spesaDetraibileSerramenti': 5060,
      'spese.speseProfessionaliSerramenti': 0,
    };
    for (const [field, value] of Object.entries(expected))
      if (value !== undefined) expect([field, findProposal(answer, field)]).toEqual([field, value]);
    expect(answer.proposals.length).toBeGreaterThanOrEqual(15);
    expect(answer.proposals.every(({ reason }) => reason.length > 10)).toBe(true);
    expect(answer.differences).toEqual([]);
    expect(await read(id)).toEqual(answer);
    const item = await findInvoiceItem(id);
    expect(item.document.files).toMatchObject([
      { fileName: 'IT01234567897_00012.xml', contentType: 'application/xml', size: bytes.length },
    ]);
    const file = await me.http.get(`Upload/download/${item.document.files[0]?.id}`);
    expect(file.bytes.equals(bytes)).toBe(true);
    const {
      updated: _1,
      version: _2,
      documentsResponse: _3,
      ...after
    } = await readDossier<typeof before & { documentsResponse?: unknown }>(me.http, id);
    expect(before).toMatchObject({ beneficiarySsn: after.beneficiarySsn, spese: after.spese });
  });

  it('is a conflict the second time, whatever the file is called', async () => {
    const id = await createDraft();
    await add(id, createInvoiceXml());
    const stored = await findStoredFiles(id);
    const problem = expectProblem(
      await postInvoice(me, id, createInvoiceXml(), 'copia.xml'),
      409,
      'invoice-exists',
    );
    expect(problem.message).toBe(
      'La fattura n. 12 del 20/09/2026 è già nella pratica: non serve caricarla di nuovo.',
    );
    expect(await findStoredFiles(id)).toEqual(stored);
    expect((await read(id)).invoices).toHaveLength(1);
  });

  it('is stored once by two uploads at the same time', async () => {
    const id = await createDraft();
    const answers = await Promise.all([1, 2].map(() => postInvoice(me, id, createInvoiceXml())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await findStoredFiles(id)).toEqual({ rows: 1, strays: [] });
  });

  it('may come by the upload of the document FATTURA, and of no other', async () => {
    const id = await createDraft();
    const item = await findInvoiceItem(id);
    const form = (itemId: number) =>
      createUploadForm(`${me.id}/${id}`, itemId, createInvoiceXml(), 'f.xml', 'application/xml');
    expectProblem(
      await me.http.post('Upload/file', { form: form(item.id + 1) }),
      415,
      'file-type-refused',
    );
    const file = await me.http.post('Upload/file', { form: form(item.id) });
    expect([file.status, file.json<{ fileName: string }>().fileName]).toEqual([200, 'f.xml']);
    expect((await read(id)).invoices).toHaveLength(1);
  });
});

const readCase = (name: string): Buffer =>
  readFileSync(resolve(import.meta.dirname, `../../../kit/invoices/${name}.xml`));

describe('an invoice as programs write it', () => {
  it.each<[string, Record<string, unknown>, string]>([
    [
      'person-with-wrong-code',
      {
        isCompany: undefined,
        beneficiaryCompanyName: undefined,
        beneficiaryFirstName: 'Elena',
        beneficiaryLastName: 'Verdi',
        beneficiarySsn: 'VRDLNE80H41A794A',
        beneficiaryResidentialAddress: 'Via Roma',
        beneficiaryResidentialAddressNumber: '10',
      },
      'carattere di controllo',
    ],
    [
      'house-number-twice',
      { immovableAddress: 'Via Roma', immovableAddressNumber: '10', beneficiaryLastName: 'Verdi' },
      'VIA ROMA 10',
    ],
    [
      'roman-numerals',
      { immovableAddress: 'Via Giovanni XXIII', immovableAddressNumber: '5' },
      'VIA GIOVANNI XXIII 5',
    ],
  ])('is understood: %s', async (name, values, told) => {
    const answer = await add(await createDraft(), readCase(name), `${name}.xml`);
    for (const [field, value] of Object.entries(values))
      expect([field, findProposal(answer, field)]).toEqual([field, value]);
    expect(answer.proposals.map(({ reason }) => reason).join(' ')).toContain(told);
  });

  it('keeps Interno and Scala where the property has fields for them', async () => {
    const bytes = Buffer.from(
      readCase('house-number-twice')
        .toString()
        .replace('VIA ROMA 10<', 'VIA ROMA 10 SCALA B INT 3<')
        .replace('<NumeroCivico>10</NumeroCivico>', ''),
    );
    const answer = await add(await createDraft(), bytes);
    expect(
      [
        'immovableAddressNumber',
        'immovableStair',
        'immovableInterior',
        'beneficiaryResidentialAddressNumber',
      ].map((field) => findProposal(answer, field)),
    ).toEqual(['10', 'B', '3', '10 scala B, int. 3']);
  });
});

describe('files that are no e-invoice', () => {
  it.each([
    ['a PDF', pdf(), 'fattura.pdf', 415],
    ['an executable', executable(), 'fattura.xml', 415],
    ['text', Buffer.from('ciao'), 'fattura.xml', 415],
    ['nothing', Buffer.alloc(0), 'fattura.xml', 400],
    ['another XML', Buffer.from('<?xml version="1.0"?><Pratica/>'), 'fattura.xml', 422],
    ['half an XML', createInvoiceXml().subarray(0, 900), 'fattura.xml', 422],
    [
      'an XML with entities',
      Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'),
      'fattura.xml',
      422,
    ],
  ])('refuse %s with a sentence and keep nothing', async (_, bytes, fileName, status) => {
    const id = await createDraft();
    const problem = expectProblem(await postInvoice(me, id, bytes, fileName), status);
    expect(problem.message.length).toBeGreaterThan(20);
    expect(await findStoredFiles(id)).toEqual({ rows: 0, strays: [] });
    expect((await read(id)).invoices).toEqual([]);
  });
});

describe('who may', () => {
  it('add and delete is the owner, while the dossier is open', async () => {
    const other = await createMember({});
    const id = await createDraft();
    const { invoices } = await add(id, createInvoiceXml());
    const path = `Module/invoices/${id}/${invoices[0]?.id}`;
    expectProblem(await postInvoice(other, id, createInvoiceXml()), 404);
    expectProblem(await other.http.get(`Module/invoices/${id}`), 404);
    expectProblem(await other.http.delete(path), 404);
    const admin = await createMember({ role: 'Admin' });
    expectProblem(await postInvoice(admin, id, createInvoiceXml()), 403);
    expectProblem(await admin.http.delete(path), 403);
    expect((await read(id, admin)).invoices).toHaveLength(1);
    const { token } = await createLink(me, id);
    expect((await admin.http.get(`Module/invoices/${token}`)).status).toBe(404);
    const sent = await createSentDossier(me);
    expectProblem(await postInvoice(me, sent, createInvoiceXml()), 409, 'dossier-frozen');
    expectProblem(await me.http.delete(`Module/invoices/${sent}/1`), 409, 'dossier-frozen');
  });
});

describe('an invoice and its file', () => {
  it('go together, from either side', async () => {
    const id = await createDraft();
    const { invoices } = await add(id, createInvoiceXml());
    const left = await expectOk<InvoicesDto>(
      me.http.delete(`Module/invoices/${id}/${invoices[0]?.id}`),
    );
    expect(left).toEqual({
      invoices: [],
      proposals: [],
      differences: [],
      doubts: [],
      messages: [],
    });
    expect(await findStoredFiles(id)).toEqual({ rows: 0, strays: [] });
    expectProblem(await me.http.delete(`Module/invoices/${id}/${invoices[0]?.id}`), 404);
    await add(id, createInvoiceXml(), 'a.xml');
    expect((await me.http.delete(`Upload/${me.id}/${id}/a/xml`)).status).toBe(204);
    expect((await read(id)).invoices).toEqual([]);
    expect(await sql().rows('SELECT id FROM invoices WHERE dossier_id = ?', id)).toEqual([]);
  });
});

describe('what the invoices say of a dossier', () => {
  it('is no missing invoice where the rest lies beside it as a PDF', async () => {
    const { spese } = ecobonusForm();
    const id = await createDraft({
      ...ecobonusForm(),
      spese: { ...spese, spesaDetraibileSerramenti: 9_000 },
    });
    const listSums = ({ doubts }: InvoicesDto) =>
      doubts.filter(({ check }) => check === 'somme').map(({ isNote }) => isNote);
    expect(listSums(await add(id, createInvoiceXml()))).toEqual([false]);
    const item = await findInvoiceItem(id);
    await expectOk(
      me.http.post('Upload/file', {
        form: createUploadForm(`${me.id}/${id}`, item.id, pdf('parcella'), 'parcella.pdf'),
      }),
    );
    expect(listSums(await read(id))).toEqual([true]);
  });

  it('is told apart from what it holds, with the doubts', async () => {
    const id = (await save(me.http, ecobonusForm({ beneficiaryLastName: 'Altri' }))).id;
    const answer = await add(
      id,
      createInvoiceXml({ supplierVat: '12345678903', date: '2024-01-15' }),
    );
    expect(answer.differences.map(({ field }) => field)).toContain('beneficiaryLastName');
    expect(answer.differences.find(({ field }) => field === 'beneficiaryLastName')).toMatchObject({
      inDossier: 'Altri',
      inInvoice: 'Brughetti',
    });
    expect(answer.doubts.map(({ check }) => check)).toEqual(
      expect.arrayContaining(['fornitore', 'date']),
    );
  });

  it('names another dossier of the company that holds the same invoice', async () => {
    const [first, second] = [await createDraft(), await createDraft()];
    await add(first, createInvoiceXml({ number: '77' }));
    const answer = await add(second, createInvoiceXml({ number: '77' }));
    expect(answer.doubts.find(({ check }) => check === 'altraPratica')?.message).toContain(
      `anche nella pratica ${first}`,
    );
  });

  it('subtracts credit notes and counts a deposit once', async () => {
    const id = await createDraft();
    const line = (description: string, net: number) => ({ description, net });
    await add(
      id,
      createInvoiceXml({
        number: '1',
        documentType: 'TD02',
        date: '2026-08-01',
        lines: [line('Acconto 30% fornitura serramenti', 1380)],
      }),
    );
    await add(
      id,
      createInvoiceXml({
        number: '2',
        related: [{ number: '1', date: '2026-08-01' }],
        lines: [
          line('Fornitura finestre in PVC', 4000),
          line('Posa in opera finestre', 600),
          line('A dedurre acconto fattura n. 1', -1380),
        ],
      }),
    );
    const answer = await add(
      id,
      createInvoiceXml({
        number: '3',
        documentType: 'TD04',
        date: '2026-09-25',
        related: [{ number: '2', date: '2026-09-20' }],
        lines: [line('Fornitura finestre: abbuono', 100)],
      }),
    );
    expect(findProposal(answer, 'spese.spesaDetraibileSerramenti')).toBe(4950);
    expect(findProposal(answer, 'spese.fornituraSerramenti')).toBe(3900);
    expect(findProposal(answer, 'spese.posaSerramenti')).toBe(600);
    expect(findProposal(answer, 'spese.aliquotaIvaSerramenti')).toBe(10);
  });
});

describe('an e-invoice that replaces a file', () => {
  it('takes its place in one call, once, and also where it holds the same invoice', async () => {
    const id = await createDraft();
    const item = await findInvoiceItem(id);
    const scan = await expectOk<UploadedFileDto>(
      me.http.post('Upload/file', {
        form: createUploadForm(`${me.id}/${id}`, item.id, pdf('scansione'), 'saldo.pdf'),
      }),
    );
    const bytes = createInvoiceXml({ number: '77' });
    const answers = await Promise.all([1, 2].map(() => replace(id, String(scan.id), bytes)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first] = (await read(id)).invoices;
    expect(first).toMatchObject({ number: '77', fileName: 'nuova.xml' });
    expect(await findStoredFiles(id)).toEqual({ rows: 1, strays: [] });
    // The replaced file held the same invoice, which the dossier has no more by then.
    const spaced = Buffer.from(`${bytes.toString('utf8')}\n`);
    const { invoices } = await expectOk<InvoicesDto>(replace(id, String(first?.fileId), spaced));
    expect(invoices).toHaveLength(1);
    expect(invoices[0]?.fileId).not.toBe(first?.fileId);
    expect(await findStoredFiles(id)).toEqual({ rows: 1, strays: [] });
  });

  it('leaves it where the new one is refused, and replaces no file of another document', async () => {
    const id = await createDraft();
    const { invoices } = await add(id, createInvoiceXml({ number: '1' }));
    const old = String(invoices[0]?.fileId);
    await add(id, createInvoiceXml({ number: '2' }));
    expectProblem(await replace(id, old, createInvoiceXml({ number: '2' })), 409, 'invoice-exists');
    expectProblem(await replace(id, old, executable()), 415);
    expectProblem(
      await replace(id, 'ultima', createInvoiceXml({ number: '3' })),
      400,
      'invalid-data',
    );
    expect((await read(id)).invoices.map(({ number }) => number).sort()).toEqual(['1', '2']);
    const other = await createDraft();
    await expectOk(replace(other, old, createInvoiceXml({ number: '4' })));
    expect((await read(id)).invoices).toHaveLength(2);
  });
});
