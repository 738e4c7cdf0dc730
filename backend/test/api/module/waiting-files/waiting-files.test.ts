/** @core */
import type { WaitingDeviceDto } from '@pratiche/api';
import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import {
  createReadyDossier,
  expectOk,
  lastStep,
  save,
  sendDossier,
  type Member,
} from '../../../kit/dossier-flow.js';
import { pdf } from '../../../kit/file-fixtures.js';
import { createUploadForm } from '../../../kit/multipart-forms.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { findStoredFiles } from '../../../kit/stored-files.js';

let owner: Member;
beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 50 }] });
});

const PHONE = randomUUID();
const file = (itemId = 1, fileName = 'foto.jpg') => ({ key: randomUUID(), itemId, fileName });
const announce = (
  id: number,
  files: readonly object[],
  { deviceId = PHONE, deviceName = 'telefono di Marco', by = owner } = {},
) => by.http.put(`Module/waitingFiles/${id}`, { json: { deviceId, deviceName, files } });
const listDevices = (id: number) =>
  expectOk<WaitingDeviceDto[]>(owner.http.get(`Module/waitingFiles/${id}`));
const forget = async (id: number) =>
  expect((await owner.http.delete(`Module/waitingFiles/${id}`)).status).toBe(204);
const createDraft = async () => (await save(owner.http, ecobonusForm())).id;

async function findFirstItem(id: number): Promise<number> {
  const { version } = await expectOk<{ version: number }>(owner.http.get(`Module/${id}`));
  const { documentSet } = await lastStep(owner.http, { id, version });
  return documentSet.documentsDocumentsSetResponse[0]?.id ?? 0;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
function uploadKept(id: number, itemId: number, bytes: Buffer, more: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of createUploadForm(`${owner.id}/${id}`, itemId, bytes, 'foto.pdf'))
    if (name !== 'file') form.set(name, value);
  for (const [name, value] of Object.entries({ contentHash: sha256(bytes), ...more }))
    form.set(name, value);
  form.set('file', new File([new Uint8Array(bytes)], 'foto.pdf', { type: 'application/pdf' }));
  return owner.http.post('Upload/file', { form });
}

describe('Module/waitingFiles', () => {
  it('says which files are on which device; the latest report of a device counts', async () => {
    const id = await createDraft();
    expect(await listDevices(id)).toEqual([]);
    const [one, two] = [file(), file(2, 'targa.jpg')];
    await expectOk(announce(id, [one, two]));
    const tablet = file();
    await expectOk(announce(id, [tablet], { deviceId: randomUUID(), deviceName: 'tablet' }));
    expect(await listDevices(id)).toMatchObject([
      { deviceId: PHONE, deviceName: 'telefono di Marco', files: [one, two] },
      { deviceName: 'tablet', files: [tablet] },
    ]);
    await expectOk(announce(id, [two]));
    await expectOk(announce(id, [two]));
    expect((await listDevices(id)).flatMap(({ files }) => files)).toEqual([tablet, two]);
    await expectOk(announce(id, []));
    expect(await listDevices(id)).toHaveLength(1);
  });

  it('names a file once, however often its device does', async () => {
    const id = await createDraft();
    const one = file();
    await expectOk(announce(id, [one, one]));
    expect((await listDevices(id))[0]?.files).toEqual([one]);
  });

  it('forgets what a person does not wait for, and what is older than seven days', async () => {
    const id = await createDraft();
    await expectOk(announce(id, [file()]));
    await forget(id);
    expect(await listDevices(id)).toEqual([]);
    await expectOk(announce(id, [file()]));
    await sql().run(
      'UPDATE waiting_files SET at = ? WHERE dossier_id = ?',
      '2026-01-01 00:00:00.000',
      id,
    );
    expect(await listDevices(id)).toEqual([]);
  });

  it.each([
    ['no key', { itemId: 1, fileName: 'a.jpg' }],
    ['a key that is none', { ...file(), key: 'x' }],
    ['no name', { ...file(), fileName: '' }],
    ['a name of two lines', { ...file(), fileName: 'a\nb.jpg' }],
    ['a name that is too long', { ...file(), fileName: 'a'.repeat(201) }],
    ['no document', { ...file(), itemId: 0 }],
  ])('refuses a file with %s, and keeps nothing', async (_, wrong) => {
    const id = await createDraft();
    expectProblem(await announce(id, [file(), wrong]), 400);
    expect(await listDevices(id)).toEqual([]);
  });

  it('is for the owner alone', async () => {
    const id = await createDraft();
    const other = await createMember({});
    expectProblem(await announce(id, [file()], { by: other }), 404);
    expectProblem(await other.http.get(`Module/waitingFiles/${id}`), 404);
    expectProblem(await other.http.delete(`Module/waitingFiles/${id}`), 404);
  });

  it('holds back the sending while files are missing', async () => {
    const { id } = await createReadyDossier(owner);
    await expectOk(announce(id, [file(), file()]));
    const refused = await sendDossier(owner, id);
    expectProblem(refused, 409, 'files-waiting');
    expect(refused.text).toContain('2 file ancora su «telefono di Marco»');
    await forget(id);
    await expectOk(sendDossier(owner, id));
    expectProblem(await announce(id, [file()]), 409, 'dossier-frozen');
    await expectOk(announce(id, []));
  });
});

describe('POST Upload/file of a device', () => {
  it('strikes off the file that came', async () => {
    const id = await createDraft();
    const item = await findFirstItem(id);
    const [one, two] = [file(item), file(item)];
    await expectOk(announce(id, [one, two]));
    await expectOk(uploadKept(id, item, pdf('una'), { fileKey: one.key }));
    expect((await listDevices(id))[0]?.files).toEqual([two]);
  });

  it('keeps once what is sent twice, one after another and at the same time', async () => {
    const id = await createDraft();
    const item = await findFirstItem(id);
    const bytes = pdf('due volte');
    const before = await findStoredFiles(id);
    const first = await expectOk<{ id: number }>(uploadKept(id, item, bytes));
    expect(await expectOk(uploadKept(id, item, bytes))).toMatchObject({ id: first.id });
    const again = await Promise.all([1, 2, 3, 4].map(() => uploadKept(id, item, bytes)));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const fresh = pdf('tutte insieme');
    await Promise.all([1, 2, 3, 4].map(() => uploadKept(id, item, fresh)));
    expect(await findStoredFiles(id)).toEqual({ rows: before.rows + 2, strays: [] });
  });

  it('keeps the same bytes under two documents, and again once they were deleted', async () => {
    const id = await createDraft();
    const { version } = await expectOk<{ version: number }>(owner.http.get(`Module/${id}`));
    const items = (await lastStep(owner.http, { id, version })).documentSet
      .documentsDocumentsSetResponse;
    const [one, two] = [items[0]?.id ?? 0, items[1]?.id ?? 0];
    const bytes = pdf('stessi byte');
    const first = await expectOk<{ id: number }>(uploadKept(id, one, bytes));
    const second = await expectOk<{ id: number }>(uploadKept(id, two, bytes));
    expect(second.id).not.toBe(first.id);
    expect((await owner.http.delete(`Upload/${owner.id}/${id}/foto/pdf`)).status).toBe(204);
    const third = await expectOk<{ id: number }>(uploadKept(id, one, bytes));
    expect([first.id, second.id]).not.toContain(third.id);
  });

  it('refuses a file that is not the announced one, and keeps nothing of it', async () => {
    const id = await createDraft();
    const item = await findFirstItem(id);
    const before = await findStoredFiles(id);
    expectProblem(
      await uploadKept(id, item, pdf('rotto'), { contentHash: sha256(Buffer.from('altro')) }),
      422,
      'file-damaged',
    );
    expect(await findStoredFiles(id)).toEqual(before);
  });

  it('without a hash keeps every file, as before', async () => {
    const id = await createDraft();
    const item = await findFirstItem(id);
    const form = () => createUploadForm(`${owner.id}/${id}`, item, pdf('uguale'), 'uguale.pdf');
    const one = await expectOk<{ id: number }>(owner.http.post('Upload/file', { form: form() }));
    const two = await expectOk<{ id: number }>(owner.http.post('Upload/file', { form: form() }));
    expect(two.id).not.toBe(one.id);
  });
});
