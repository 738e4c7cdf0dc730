/** @core */
import type { LastStepDto, UploadedFileDto } from '@pratiche/api';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ecobonusForm } from '../../kit/dossier-fixtures.js';
import { executable, jpeg, page, pdf, png } from '../../kit/file-fixtures.js';
import {
  adminUpload,
  lastStep,
  expectOk,
  reject,
  save,
  createSentDossier,
  upload,
  type Member,
} from '../../kit/dossier-flow.js';
import { signed } from '../../kit/invoices/signed-invoices.js';
import { readSampleFile } from '../../kit/invoices/wrapped-invoices.js';
import { zipFiles } from '../../kit/invoices/zip-files.js';
import { lockedPdf } from '../../kit/locked-pdf.js';
import { createAdminUploadForm, createUploadForm } from '../../kit/multipart-forms.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { findStoredFiles } from '../../kit/stored-files.js';
import { createMember } from '../../kit/account-fixtures.js';

const HTTP_HEADER = 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n';

let me: Member;
let id: number;
let items: LastStepDto['documentSet']['documentsDocumentsSetResponse'];
const item = (code: string) => {
  const found = items.find(({ document }) => document.code === code);
  if (!found) throw new Error(`No document ${code}`);
  return found.id;
};
const refresh = async () => {
  const { version } = await expectOk<{ version: number }>(me.http.get(`Module/${id}`));
  items = (await lastStep(me.http, { id, version })).documentSet.documentsDocumentsSetResponse;
};
const post = (form: FormData) => me.http.post('Upload/file', { form });
const dir = () => `${me.id}/${id}`;

beforeAll(async () => {
  me = await createMember({ packages: [{ credits: 10 }] });
  ({ id } = await save(me.http, ecobonusForm()));
  await refresh();
});

describe('files of a document that is no longer asked for', () => {
  it('are listed separately, can be read and deleted, and return to their document when it is requested again', async () => {
    const tenant = await save(me.http, ecobonusForm({ immovablePossessionTitle: 1 }));
    const step = await lastStep(me.http, tenant);
    const consent = step.documentSet.documentsDocumentsSetResponse.find(
      ({ document }) => document.code === 'CONSENSO',
    );
    const file = await upload(me, tenant.id, consent?.id ?? 0, pdf(), 'locazione.pdf');
    const owner = await save(me.http, {
      ...ecobonusForm({ immovablePossessionTitle: 0 }),
      id: tenant.id,
      version: step.version,
    });
    const now = await lastStep(me.http, owner);
    expect(
      now.documentSet.documentsDocumentsSetResponse.map(({ id: itemId }) => itemId),
    ).not.toContain(consent?.id);
    expect(now.documentSet.noLongerAsked).toEqual([
      { id: consent?.id, name: consent?.document.name, files: [file] },
    ]);
    const back = await lastStep(
      me.http,
      await save(me.http, {
        ...ecobonusForm({ immovablePossessionTitle: 1 }),
        id: tenant.id,
        version: now.version,
      }),
    );
    expect(back.documentSet.noLongerAsked).toEqual([]);
    expect(
      back.documentSet.documentsDocumentsSetResponse.find(
        ({ id: itemId }) => itemId === consent?.id,
      )?.document.files,
    ).toEqual([file]);
    const gone = await save(me.http, {
      ...ecobonusForm({ immovablePossessionTitle: 0 }),
      id: tenant.id,
      version: back.version,
    });
    expect((await me.http.delete(`Upload/${me.id}/${tenant.id}/locazione/pdf`)).status).toBe(204);
    expect((await lastStep(me.http, gone)).documentSet.noLongerAsked).toEqual([]);
  });
});

describe('POST Upload/file', () => {
  it.each([
    ['PDF', pdf, 'fattura.pdf', 'application/pdf'],
    ['JPEG', jpeg, 'foto.jpg', 'image/jpeg'],
    ['PNG', png, 'foto.png', 'image/png'],
  ] as const)(
    'keeps a %s and gives it back to the byte, as an attachment',
    async (_, make, name, type) => {
      const bytes = make();
      const file = await upload(me, id, item('FATTURA'), bytes, name);
      expect(file).toMatchObject({ fileName: name, size: bytes.length, contentType: type });
      const back = await me.http.get(`Upload/download/${file.id}`);
      expect(back.bytes.equals(bytes)).toBe(true);
      expect(back.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(back.headers.get('content-disposition')).toContain(name);
      expect(back.headers.get('x-content-type-options')).toBe('nosniff');
      expect(back.headers.get('content-type')).toBe(type);
    },
  );

  it('sends it from disk also to a caller that would accept a link', async () => {
    const bytes = pdf('Grande', 2_000_000);
    const file = await upload(me, id, item('BONIFICO'), bytes, 'grande.pdf');
    const back = await me.http.get(`Upload/download/${file.id}`, {
      headers: { prefer: 'direct-link' },
    });
    expect([back.bytes.equals(bytes), back.headers.get('preference-applied')]).toEqual([
      true,
      null,
    ]);
  });

  it('marks the document as uploaded, several files to one document', async () => {
    await refresh();
    const invoice = items.find(({ document }) => document.code === 'FATTURA');
    expect(invoice?.document.isUploaded).toBe(true);
    expect(invoice?.document.files.map(({ fileName }) => fileName)).toEqual([
      'fattura.pdf',
      'foto.jpg',
      'foto.png',
    ]);
  });

  it('keeps names of every alphabet, and two files of one name apart', async () => {
    const name = 'Ricevuta di bonifico – perché “è” ok 日本.pdf';
    const one = await upload(me, id, item('BONIFICO'), pdf('uno'), name);
    const two = await upload(me, id, item('BONIFICO'), pdf('due'), name);
    expect(one.id).not.toBe(two.id);
    expect(one.fileName).toBe(name);
    expect((await me.http.get(`Upload/download/${one.id}`)).bytes.equals(pdf('uno'))).toBe(true);
    expect((await me.http.get(`Upload/download/${two.id}`)).bytes.equals(pdf('due'))).toBe(true);
  });

  it('takes 39,999,999 bytes and refuses 40,000,000 and 40,000,001', async () => {
    await upload(me, id, item('FOTO'), pdf('grande', 39_999_999), 'grande.pdf');
    const before = await findStoredFiles(id);
    for (const size of [40_000_000, 40_000_001]) {
      const problem = expectProblem(
        await post(createUploadForm(dir(), item('FOTO'), pdf('troppo', size), 'troppo.pdf')),
        413,
        'file-too-large',
      );
      expect(problem.message).toBe('Dimensione massima consentita di 40MB superata!');
    }
    expect(await findStoredFiles(id)).toEqual(before);
  });

  it.each([
    ['an executable named .pdf', executable, 'fattura.pdf'],
    ['a web page named .pdf', page, 'fattura.pdf'],
    ['an executable', executable, 'programma.exe'],
    ['plain text', () => Buffer.from('ciao'), 'nota.pdf'],
  ])('refuses %s', async (_, make, name) => {
    const before = await findStoredFiles(id);
    const answer = await post(createUploadForm(dir(), item('CI'), make(), name));
    expect([400, 415]).toContain(answer.status);
    expectProblem(answer, answer.status, 'file-type-refused');
    expect(await findStoredFiles(id)).toEqual(before);
  });

  it.each([
    ['PDF', () => pdf('Fattura', 60_000).subarray(0, 30_000), 'fattura.pdf'],
    ['photo', () => jpeg().subarray(0, -2), 'carta.jpg'],
    ['picture', () => png(40).subarray(0, -9), 'carta.png'],
  ])('refuses a %s that was cut off', async (_, make, name) => {
    const before = await findStoredFiles(id);
    const form = createUploadForm(dir(), item('CI'), make(), name);
    expectProblem(await post(form), 422, 'file-incomplete');
    expect(await findStoredFiles(id)).toEqual(before);
  });

  it('says of a file that is not what its name promises what to do about it', async () => {
    const fake = await post(
      createUploadForm(dir(), item('CI'), Buffer.from('niente'), 'carta.pdf'),
    );
    expect(fake.json<{ message: string }>().message).toContain(
      'Il nome finisce con .pdf, ma il contenuto è di un altro tipo',
    );
    const other = await post(
      createUploadForm(dir(), item('CI'), Buffer.from('niente'), 'carta.txt'),
    );
    expect(other.json<{ message: string }>().message).toContain('non è di un tipo consentito');
  });

  it.each<[string, Buffer | Promise<Buffer>, string, number, string, RegExp]>([
    [
      'a Word document',
      readSampleFile('word-document.docx'),
      'modulo.docx',
      415,
      'file-type-refused',
      /^Questo file è un documento Word: salvalo come PDF e caricalo di nuovo\.$/,
    ],
    [
      'a Word document under another name',
      readSampleFile('word-document.docx'),
      'carta.pdf',
      415,
      'file-type-refused',
      /un documento Word/,
    ],
    [
      'a signed Word document',
      signed(readSampleFile('word-document.docx')),
      'modulo.docx.p7m',
      415,
      'file-type-refused',
      /un documento Word/,
    ],
    [
      'an old Word document',
      Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex'),
      'modulo.doc',
      415,
      'file-type-refused',
      /un documento Word/,
    ],
    [
      'a Pages document',
      zipFiles([
        ['Index/Document.iwa', Buffer.from('x')],
        ['Index/Tables/DataList.iwa', Buffer.from('x')],
      ]),
      'delega.pages',
      415,
      'file-type-refused',
      /un documento Pages: salvalo come PDF/,
    ],
    [
      'a picture for web pages',
      Buffer.from('RIFF\u0010\0\0\0WEBPVP8 ', 'latin1'),
      'carta.jpg',
      415,
      'file-type-refused',
      /un’immagine WebP: salvalo come JPEG o PNG/,
    ],
    [
      'a ZIP of what a Mac puts beside files',
      zipFiles([
        ['__MACOSX/._carta.pdf', pdf()],
        ['.DS_Store', Buffer.from('Bud1')],
      ]),
      'carta.zip',
      422,
      'zip-refused',
      /non c’è nessun documento/,
    ],
    [
      'a Word document in a ZIP',
      zipFiles([
        ['carta.pdf', pdf()],
        ['modulo.docx', readSampleFile('word-document.docx')],
      ]),
      'carta.zip',
      422,
      'zip-refused',
      /«modulo\.docx» è un documento Word: salvalo come PDF/,
    ],
    [
      'a PDF with a password',
      lockedPdf({ userPassword: 'segreta', ownerPassword: 'x' }),
      'carta.pdf',
      422,
      'file-locked',
      /protetto da una password.*Salva come PDF/,
    ],
  ])('refuses %s in words that say what to do', async (_, bytes, name, status, code, words) => {
    const before = await findStoredFiles(id);
    const answer = await post(createUploadForm(dir(), item('CI'), await bytes, name));
    const { message, errors } = expectProblem(answer, status, code);
    expect(message).toMatch(words);
    expect(errors).toEqual([{ field: 'file', message }]);
    expect(await findStoredFiles(id)).toEqual(before);
  });

  it.each<[string, Buffer | Promise<Buffer>]>([
    ['behind an empty line', readSampleFile('pdf-after-newline.pdf')],
    ['behind the header of an answer', Buffer.concat([Buffer.from(HTTP_HEADER), pdf()])],
    ['behind zeros', Buffer.concat([Buffer.alloc(128), pdf()])],
    ['with zeros behind', Buffer.concat([pdf(), Buffer.alloc(5_000)])],
    ['that only its owner may change', lockedPdf({ ownerPassword: 'x' })],
  ])('takes a PDF %s', async (_, made) => {
    const bytes = await made;
    const file = await upload(me, id, item('FOTO'), bytes, 'visura.pdf');
    expect(file).toMatchObject({ contentType: 'application/pdf', size: bytes.length });
  });

  it('shows a name as its sender sees it', async () => {
    const bytes = pdf();
    const name = async (sent: string) => (await upload(me, id, item('FOTO'), bytes, sent)).fileName;
    expect(await name('foto"1".pdf')).toBe('foto“1”.pdf');
    expect(await name('perchÃ© sì.pdf')).toBe('perché sì.pdf');
    expect(await name('Unita\u0300.pdf')).toBe('Unità.pdf');
  });

  it('keeps a file under the extension of its content', async () => {
    expect((await upload(me, id, item('FOTO'), pdf(), 'programma.pdf.exe')).fileName).toBe(
      'programma.pdf',
    );
  });

  it('refuses an empty file', async () => {
    const before = await findStoredFiles(id);
    const answer = await post(createUploadForm(dir(), item('CI'), Buffer.alloc(0), 'vuoto.pdf'));
    expect([400, 415]).toContain(answer.status);
    expectProblem(answer, answer.status);
    expect(await findStoredFiles(id)).toEqual(before);
  });

  it.each([
    '../../etc',
    '../1',
    '..%2f1',
    '1/../2',
    '/etc/passwd',
    '',
    'abc',
    '0/0',
    '1',
    'NaN/NaN',
    '1/2/3',
    '1\0/2',
    '9999999999/9999999999',
  ])('refuses the folder %j', async (folder) => {
    const before = await findStoredFiles(id);
    const answer = await post(createUploadForm(folder, item('CI'), pdf(), 'documento.pdf'));
    expect([400, 403, 404]).toContain(answer.status);
    expectProblem(answer, answer.status);
    expect(await findStoredFiles(id)).toEqual(before);
  });

  it.each([
    '../../../etc/cron.d/x.pdf',
    '..\\..\\x.pdf',
    '/abs/x.pdf',
    'a\nb.pdf',
    `${'n'.repeat(400)}.pdf`,
    '.pdf',
    'CON.pdf',
    'x.pdf\u202egpj.exe.pdf',
  ])('never lets a name choose where a file is stored: %j', async (name) => {
    const answer = await post(createUploadForm(dir(), item('FOTO'), pdf(), name));
    expect([200, 400, 415]).toContain(answer.status);
    if (answer.status !== 200) expectProblem(answer, answer.status);
    else {
      const { fileName } = answer.json<{ fileName: string }>();
      expect(fileName).not.toMatch(/[/\\\n\0\u202e]/);
      expect(fileName.length).toBeLessThanOrEqual(255);
    }
  });

  it.each([['0'], ['-1'], ['abc'], ['999999999'], [''], ['Ricevuta'], ['CodiceCpid']])(
    'refuses the document %j',
    async (document) => {
      const before = await findStoredFiles(id);
      const answer = await post(createUploadForm(dir(), document, pdf(), 'documento.pdf'));
      expect([400, 404]).toContain(answer.status);
      expectProblem(answer, answer.status);
      expect(await findStoredFiles(id)).toEqual(before);
    },
  );

  it('refuses a form without a file, a body that is no form, and a form cut off', async () => {
    const before = await findStoredFiles(id);
    const empty = new FormData();
    empty.set('dir', dir());
    empty.set('id', String(item('CI')));
    expectProblem(await post(empty), 400);
    for (const [type, raw] of [
      ['application/json', '{}'],
      ['multipart/form-data', 'x'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="dir"\r\n\r\n1/2\r\n--b\r\nContent-Disp',
      ],
    ] as const) {
      const answer = await me.http.post('Upload/file', { raw, headers: { 'content-type': type } });
      expect([400, 406, 415]).toContain(answer.status);
      expectProblem(answer, answer.status);
    }
    expect(await findStoredFiles(id)).toEqual(before);
  });

  it('is over once the dossier was sent', async () => {
    const sent = await createSentDossier(me);
    const before = await findStoredFiles(sent);
    expectProblem(
      await post(createUploadForm(`${me.id}/${sent}`, item('FOTO'), pdf(), 'tardi.pdf')),
      409,
    );
    expect(await findStoredFiles(sent)).toEqual(before);
  });
});

describe('POST Upload/file that replaces a file', () => {
  let own: number;
  const replace = (
    replaces: string,
    bytes: Buffer,
    { document = 'CI', dossier = own }: { document?: string; dossier?: number } = {},
  ) => {
    const form = createUploadForm(`${me.id}/${dossier}`, item(document), bytes, 'carta.pdf');
    const fields = new FormData();
    fields.set('replaces', replaces);
    for (const [name, value] of form.entries()) fields.set(name, value);
    return post(fields);
  };
  const listFiles = async (code: string) => {
    const { version } = await expectOk<{ version: number }>(me.http.get(`Module/${own}`));
    const step = await lastStep(me.http, { id: own, version });
    return step.documentSet.documentsDocumentsSetResponse.find(
      ({ document }) => document.code === code,
    )?.document.files;
  };
  beforeEach(async () => {
    ({ id: own } = await save(me.http, ecobonusForm()));
  });

  it('stores the new one under its name in the same call, and leaves the others', async () => {
    const other = await upload(me, own, item('CI'), pdf('retro'), 'retro.pdf');
    const old = await upload(me, own, item('CI'), pdf('sfocata'), 'carta.pdf');
    const added = await expectOk<UploadedFileDto>(replace(String(old.id), pdf('nitida')));
    expect(added.fileName).toBe('carta.pdf');
    expect(await listFiles('CI')).toEqual([other, added]);
    expectProblem(await me.http.get(`Upload/download/${old.id}`), 404);
    expect(await findStoredFiles(own)).toEqual({ rows: 2, strays: [] });
  });

  it('sent twice at once or again after a lost answer stores one file', async () => {
    const old = await upload(me, own, item('CI'), pdf('sfocata'), 'carta.pdf');
    const bytes = pdf('nitida');
    const answers = await Promise.all([1, 2].map(() => replace(String(old.id), bytes)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const again = await expectOk<UploadedFileDto>(replace(String(old.id), bytes));
    expect(await listFiles('CI')).toEqual([again]);
    expect(await findStoredFiles(own)).toEqual({ rows: 1, strays: [] });
  });

  it('keeps the old one when the new one is refused', async () => {
    const old = await upload(me, own, item('CI'), pdf('sfocata'), 'carta.pdf');
    expect((await replace(String(old.id), executable())).status).toBe(415);
    expect((await replace(String(old.id), Buffer.alloc(0))).status).toBeGreaterThanOrEqual(400);
    expect(await listFiles('CI')).toEqual([old]);
  });

  it('deletes neither a file of another document nor of another dossier', async () => {
    const invoice = await upload(me, own, item('FATTURA'), pdf('fattura'), 'fattura.pdf');
    await expectOk(replace(String(invoice.id), pdf('uno')));
    expect(await listFiles('FATTURA')).toEqual([invoice]);
    const elsewhere = await save(me.http, ecobonusForm());
    await expectOk(
      replace(String(invoice.id), pdf('due'), { document: 'FATTURA', dossier: elsewhere.id }),
    );
    expect(await listFiles('FATTURA')).toEqual([invoice]);
  });

  it('refuses what is no number, and a dossier that was sent', async () => {
    expectProblem(await replace('carta', pdf()), 400, 'invalid-data');
    const sent = await createSentDossier(me);
    const before = await findStoredFiles(sent);
    expectProblem(await replace('1', pdf(), { dossier: sent }), 409, 'dossier-frozen');
    expect(await findStoredFiles(sent)).toEqual(before);
  });
});

describe('DELETE Upload', () => {
  it('takes a file away for good', async () => {
    const file = await upload(me, id, item('CF'), pdf('tessera'), 'tessera.pdf');
    const before = await findStoredFiles(id);
    expect((await me.http.delete(`Upload/${me.id}/${id}/tessera/pdf`)).status).toBeLessThan(300);
    expectProblem(await me.http.get(`Upload/download/${file.id}`), 404);
    expectProblem(await me.http.delete(`Upload/${me.id}/${id}/tessera/pdf`), 404);
    expect((await findStoredFiles(id)).rows).toBe(before.rows - 1);
    await refresh();
    expect(items.find(({ document }) => document.code === 'CF')?.document.isUploaded).toBe(false);
  });

  it('is over once the dossier was sent', async () => {
    const sent = await createSentDossier(me);
    const before = await findStoredFiles(sent);
    expectProblem(await me.http.delete(`Upload/${me.id}/${sent}/FATTURA/pdf`), 409);
    expect(await findStoredFiles(sent)).toEqual(before);
  });

  it('finds no file of the back office on a returned dossier, and leaves it', async () => {
    const admin = await createMember({ role: 'Admin' });
    const returned = await createSentDossier(me);
    for (const name of ['CodiceCpid', 'Ricevuta'] as const)
      await expectOk(adminUpload(admin, me.id, returned, name));
    const reason = new File([new Uint8Array(pdf('motivo'))], 'motivo.pdf');
    await expectOk(reject(admin, returned, 'WAITING', 'Manca il saldo', reason));
    const before = await findStoredFiles(returned);
    for (const name of ['CodiceCpid', 'Ricevuta', 'motivo'])
      expectProblem(await me.http.delete(`Upload/${me.id}/${returned}/${name}/pdf`), 404);
    expect(await findStoredFiles(returned)).toEqual(before);
  });

  it.each(['..%2f..%2fsqlite', '%2e%2e', 'x%00y', 'n'.repeat(500)])(
    'finds nothing by the name %s',
    async (name) => {
      const answer = await me.http.delete(`Upload/${me.id}/${id}/${name}/pdf`);
      expect([400, 404]).toContain(answer.status);
      expectProblem(answer, answer.status);
    },
  );
});

describe('POST Upload/fileToAzureAdmin', () => {
  it('replaces the receipt: one row, and the download is the second file', async () => {
    const admin = await createMember({ role: 'Admin' });
    const sent = await createSentDossier(me);
    const before = await findStoredFiles(sent);
    const addReceipt = (text: string) =>
      expectOk<UploadedFileDto>(
        admin.http.post('Upload/fileToAzureAdmin', {
          form: createAdminUploadForm(me.id, sent, 'Ricevuta', pdf(text)),
        }),
      );
    const first = await addReceipt('prima ricevuta');
    const second = await addReceipt('seconda ricevuta');
    expect(await findStoredFiles(sent)).toEqual({ rows: before.rows + 1, strays: [] });
    expect(second.fileName).toBe('Ricevuta.pdf');
    const kept = await admin.http.get(`Upload/download/${second.id}`);
    expect(kept.bytes.equals(pdf('seconda ricevuta'))).toBe(true);
    expectProblem(await admin.http.get(`Upload/download/${first.id}`), 404);
  });
});
