import type { AdminDossierDto, AdminFileDto, UploadedFileDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember, sql } from '../../kit/account-fixtures.js';
import {
  adminUpload,
  createSentDossier,
  expectOk,
  readDossier,
  reject,
  setStatus,
  writeEnergySaving,
  type Member,
} from '../../kit/dossier-flow.js';
import { createMixedProducts } from '../../kit/dossier-fixtures.js';
import { pdf, png } from '../../kit/file-fixtures.js';
import { zip } from '../../kit/hostile-files.js';
import { pdfText } from '../../kit/pdf-text.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { unzip } from '../../kit/unzip.js';

const MIXED = createMixedProducts();
const SHADINGS = { ...MIXED, manufatti: { ...MIXED.manufatti, serramenti: [] } };
const FILING = { filing: 'schermature' };

let owner: Member;
let other: Member;
let admin: Member;
beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 1000 }] });
  other = await createMember({ packages: [{ credits: 10 }] });
  admin = await createMember({ role: 'Admin' });
});

const attach = (id: number, bytes = pdf('calcolo'), fields: { filing?: string } = FILING) =>
  adminUpload(admin, owner.id, id, 'Risparmio', fields, bytes);
const remove = (id: number, by = admin) =>
  by.http.delete(`Upload/adminFile/${id}/Risparmio`, { query: FILING });
type Files = Pick<AdminDossierDto, 'adminFiles'>;
const findFile = ({ adminFiles }: Files): AdminFileDto['savingFile'] =>
  adminFiles.find(({ name, filing }) => name === 'CodiceCpid' && filing === 'schermature')
    ?.savingFile;
const readFile = async (id: number) => findFile(await readDossier<AdminDossierDto>(admin.http, id));
const readFileAsOwner = async (id: number) =>
  findFile(await expectOk<Files>(owner.http.get(`Module/documents/${id}`)));
const listFileRows = (id: number) =>
  sql().rows<{ file_name: string; storage_key: string }>(
    "SELECT file_name, storage_key FROM uploaded_files WHERE dossier_id = ? AND purpose = 'Risparmio'",
    id,
  );
const download = (fileId: number, by: Member) => by.http.get(`Upload/download/${fileId}`);

describe('the calculation of an energy saving', () => {
  it('is attached, read by the fitter of the dossier alone, replaced and taken away', async () => {
    const id = await createSentDossier(owner, MIXED);
    expect(await readFile(id)).toBeNull();
    const first = await expectOk<UploadedFileDto>(attach(id));
    expect(await readFile(id)).toMatchObject({ id: first.id, fileName: 'Risparmio.pdf' });
    expect(await readFileAsOwner(id)).toMatchObject({ id: first.id });
    expect((await download(first.id, owner)).bytes.equals(pdf('calcolo'))).toBe(true);
    expectProblem(await download(first.id, other), 404);

    const second = await expectOk<UploadedFileDto>(attach(id, png()));
    expect(await readFile(id)).toMatchObject({ id: second.id, contentType: 'image/png' });
    expectProblem(await download(first.id, admin), 404);
    expect(await listFileRows(id)).toHaveLength(1);

    expect((await remove(id)).status).toBe(204);
    expect(await readFile(id)).toBeNull();
    expectProblem(await remove(id), 404);
    expectProblem(await download(second.id, owner), 404);
  });

  it('is in the archive of the dossier and named in its summary', async () => {
    const id = await createSentDossier(owner, SHADINGS);
    await expectOk(attach(id, pdf(), {}));
    const entries = await unzip((await owner.http.get(`module/download/${id}`)).bytes);
    expect(entries.map(({ name }) => name)).toContain(
      'Calcolo del risparmio energetico 1 - Risparmio.pdf',
    );
    const summary = entries.find(({ name }) => name === 'Riepilogo pratica.pdf');
    expect(pdfText(summary?.bytes ?? Buffer.alloc(0))).toContain(
      'Calcolo del risparmio energetico',
    );
  });

  it('is a PDF or a picture, checked like every upload', async () => {
    const id = await createSentDossier(owner, MIXED);
    for (const [bytes, status, code] of [
      [zip('calcolo.pdf', pdf()), 415, 'file-type-refused'],
      [Buffer.from('testo'), 415, 'file-type-refused'],
      [Buffer.from('%PDF-1.7\n%%EOF\n'), 400, 'file-damaged'],
    ] as const)
      expect(expectProblem(await attach(id, bytes), status, code).errors?.[0]?.field).toBe('file');
    expect(await listFileRows(id)).toEqual([]);
  });

  it('is of a declaration whose saving ENEA asks for', async () => {
    const id = await createSentDossier(owner, MIXED);
    for (const fields of [{ filing: 'serramenti' }, {}]) {
      const { errors } = expectProblem(await attach(id, pdf(), fields), 400, 'invalid-data');
      expect(errors?.[0]?.field).toBe('filing');
    }
  });

  it('belongs to the back office, in the statuses in which the saving may change', async () => {
    const id = await createSentDossier(owner, SHADINGS);
    expectProblem(await adminUpload(owner, owner.id, id, 'Risparmio', FILING), 403);
    expectProblem(await remove(id, owner), 403);
    await expectOk(attach(id));
    await expectOk(reject(admin, id, 'WAITING', 'Manca una tenda'));
    expectProblem(await attach(id), 409, 'dossier-open');
    expectProblem(await remove(id), 409, 'dossier-open');
    expect(await readFileAsOwner(id)).toMatchObject({ fileName: 'Risparmio.pdf' });
  });

  it('is asked for by no step, and stays with a completed dossier', async () => {
    const id = await createSentDossier(owner, SHADINGS);
    await expectOk(setStatus(admin, id, 'ACCEPTED'));
    await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid'));
    await expectOk(writeEnergySaving(admin, id));
    await expectOk(setStatus(admin, id, 'SENTTOENEA'));
    await expectOk(attach(id));
    expect((await remove(id)).status).toBe(204);
    await expectOk(attach(id));
    await expectOk(adminUpload(admin, owner.id, id, 'Ricevuta'));
    await expectOk(setStatus(admin, id, 'SELLED'));
    expectProblem(await attach(id), 409, 'filing-frozen');
    expectProblem(await remove(id), 409, 'filing-frozen');
    expect(await readFileAsOwner(id)).toMatchObject({ fileName: 'Risparmio.pdf' });
  });

  it('may be taken away where its declaration is gone', async () => {
    const id = await createSentDossier(owner, MIXED);
    await expectOk(attach(id));
    await expectOk(reject(admin, id, 'WAITING', 'Togliere la schermatura'));
    const { version, ...form } = await readDossier(owner.http, id);
    await expectOk(
      owner.http.put('Module', {
        json: { ...form, version, manufatti: { ...form.manufatti, schermature: [] } },
      }),
    );
    await expectOk(owner.http.post(`Module/send/${id}`));
    expectProblem(await attach(id), 400, 'invalid-data');
    expect(await readFile(id)).toMatchObject({ fileName: 'Risparmio.pdf' });
    expect((await remove(id)).status).toBe(204);
    expect(await listFileRows(id)).toEqual([]);
  });
});
